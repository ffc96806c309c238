/** Formulas as the calculi of monotonicity read them: definitions unfolded, membership and comprehension taken apart, nothing to reduce. */

import {
  apps,
  betaApply,
  boolT,
  type Const,
  constant,
  etaExpand,
  freeVars,
  funs,
  lambdas,
  mapParts,
  names,
  resolveInstance,
  stripApp,
  substTermTypes,
  type Term,
  type Theory,
  typeInstance,
} from "../../logic/index.ts";
import { mostUnfoldings } from "../limits.ts";
import type { CallGraph } from "../terms/call-graph.ts";
import { NotInferred } from "./not-inferred.ts";

/** Constants that the calculi know themselves, with the arguments they need. */
const arities: ReadonlyMap<string, number> = new Map([
  [names.Not, 1],
  [names.conj, 2],
  [names.disj, 2],
  [names.implies, 2],
  [names.eq, 2],
  [names.All, 1],
  [names.Ex, 1],
  [names.If, 3],
  [names.The, 1],
  [names.Eps, 1],
  [names.member, 2],
  [names.Collect, 1],
  ["Finite_Set.finite", 1],
  ["Finite_Set.card", 1],
  ["Groups_Big.comm_monoid_add_class.sum", 2],
  ["Groups_Big.comm_monoid_mult_class.prod", 2],
]);
const binders: ReadonlySet<string> = new Set([names.All, names.Ex, names.The, names.Eps, names.Collect]);

export class Normalizer {
  private readonly theory: Theory;
  private readonly graph: CallGraph;
  private steps = 0;

  constructor(theory: Theory, graph: CallGraph) {
    this.theory = theory;
    this.graph = graph;
  }

  normal(t: Term): Term {
    if (++this.steps > mostUnfoldings) throw new NotInferred("too large");
    const { head, args } = stripApp(t);
    if (head.kind === "abs") return args.length > 0 ? this.normal(betaApply(head, args)) : mapParts(t, (part) => this.normal(part));
    if (head.kind !== "const")
      return apps(
        head,
        args.map((arg) => this.normal(arg)),
      );
    const c = resolveInstance(this.theory, head) ?? head;
    const arity = arities.get(c.name) ?? this.caseArity(c);
    if (arity !== null && args.length < arity) return this.normal(etaExpand(apps(c, args)));
    return arities.has(c.name) ? this.known(c, args) : this.other(c, args);
  }

  private known(c: Const, args: readonly Term[]): Term {
    const [a, b, third, ...rest] = args;
    if (c.name === names.If && a !== undefined && b !== undefined && third !== undefined && rest.length > 0) {
      const [yes, no] = [betaApply(b, rest), betaApply(third, rest)];
      return this.normal(apps(constant(c.name, funs([boolT, yes.type, yes.type], yes.type)), [a, yes, no]));
    }
    if (c.name === names.member && a !== undefined && b !== undefined) {
      const set = this.normal(b);
      const inner = stripApp(set);
      const [predicate] = inner.args;
      if (inner.head.kind === "const" && inner.head.name === names.Collect && predicate !== undefined)
        return this.normal(betaApply(predicate, [a]));
      return apps(c, [this.normal(a), set]);
    }
    const isBinder = binders.has(c.name);
    return apps(
      c,
      args.map((arg, i) => (isBinder && i === 0 ? this.normal(etaExpand(arg)) : this.normal(arg))),
    );
  }

  private other(c: Const, args: readonly Term[]): Term {
    const reduced = this.reduced(c, args);
    if (reduced !== null) return this.normal(reduced);
    const meaning = this.meaning(c);
    if (meaning !== null) return this.normal(betaApply(meaning, args));
    return apps(
      c,
      args.map((arg) => this.normal(arg)),
    );
  }

  /** A plain definition as one term. */
  private meaning(c: Const): Term | null {
    const spec = this.theory.consts.get(c.name)?.spec;
    if (spec?.kind !== "equations" || spec.equations.length !== 1 || spec.origin !== "definition" || this.graph.isRecursive(c.name))
      return null;
    const [equation] = spec.equations;
    const subst = typeInstance(this.theory, c);
    if (equation === undefined || equation.conditions.length > 0 || subst === null) return null;
    const params = stripApp(substTermTypes(subst, equation.lhs)).args.flatMap((p) => (p.kind === "free" ? [p] : []));
    if (params.length !== stripApp(equation.lhs).args.length || new Set(params.map((p) => p.name)).size < params.length) return null;
    const rhs = substTermTypes(subst, equation.rhs);
    return [...freeVars(rhs).keys()].every((name) => params.some((p) => p.name === name)) ? lambdas(params, rhs) : null;
  }

  /** How many arguments a case distinction has. */
  private caseArity(c: Const): number | null {
    const role = this.theory.consts.get(c.name)?.role;
    const data = role?.kind === "case" ? this.theory.datatype(role.type) : null;
    return data === null ? null : data.constructors.length + 1;
  }

  /** Case distinctions and selectors, applied to a constructor. */
  private reduced(c: Const, args: readonly Term[]): Term | null {
    const role = this.theory.consts.get(c.name)?.role;
    if (role?.kind !== "case" && role?.kind !== "selector") return null;
    const data = this.theory.datatype(role.type);
    const at = role.kind === "case" ? (data?.constructors.length ?? 0) : 0;
    const value = args[at];
    if (data === null || value === undefined) return null;
    const made = stripApp(value);
    const i = data.constructors.findIndex(
      (k) => made.head.kind === "const" && k.name === made.head.name && k.args.length === made.args.length,
    );
    if (i < 0) return null;
    const branch = args[i];
    const rest = args.slice(at + 1);
    if (role.kind === "case") return branch === undefined ? null : betaApply(branch, [...made.args, ...rest]);
    const field = made.args[data.constructors[i]?.selectors.indexOf(c.name) ?? -1];
    return field === undefined ? null : betaApply(field, rest);
  }
}
