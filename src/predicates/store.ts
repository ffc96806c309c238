/** The predicates of a theory, made from definitions on demand ([Bulwahn 2013], 4.2.2, 4.2.3). */
import { baseName } from "../base/index.ts";
import {
  apps,
  betaNormal,
  boolT,
  type Const,
  constant,
  constsOf,
  eq,
  exactKey,
  type Free,
  free,
  freeVars,
  isFun,
  leafTypes,
  not,
  stripApp,
  stripFun,
  substFrees,
  type Term,
  type Theory,
  type Type,
} from "../logic/index.ts";
import { type Clause, type Goal, type Mode, type Predicate, type PredicateOrigin, type TypeSize, typeSizes } from "../plans/index.ts";
import { Executability, inlineForClauses } from "../program/index.ts";
import { leafTerms, withLeaves } from "./arguments.ts";
import { clausesOfEquations, clausesOfMembers, clausesOfRelation, clausesOfRules, hasClauses } from "./definition-clauses.ts";
import { FormulaGoals } from "./formula-goals.ts";
import type { GoalStore, StoreOptions } from "./goal-store.ts";
import { mostCopies } from "./limits.ts";
import { listClauses } from "./list-clauses.ts";
import { type Closure, closureOf } from "./specialize.ts";
import { equationsAt, withoutInductiveSets } from "./unfold.ts";

/** A constant applied: its functional arguments as closures, the others as terms. */
interface PredicateShape {
  readonly key: string;
  readonly closures: ReadonlyMap<number, Closure>;
  readonly rest: readonly Term[];
}

const storeDefaults: StoreOptions = { inverts: true, usesAlternatives: false, specialises: true };

type MadeKind = Exclude<PredicateOrigin["kind"], "auxiliary" | "parameter">;

/** Makes and keeps predicates. Goals refer to predicates of the same store. */
export class ClauseStore implements GoalStore {
  readonly theory: Theory;
  readonly predicates: Predicate[] = [];
  private readonly formulas: FormulaGoals;
  readonly sizeOf: (type: Type) => TypeSize;
  private readonly executability: Executability;
  readonly options: StoreOptions;
  /** Constants that stand for functional arguments. */
  private readonly parameters = new Map<string, Predicate>();
  private readonly byKey = new Map<string, Predicate | null>();
  private readonly copies = new Map<string, number>();
  private readonly executables = new Map<string, boolean>();
  private readonly inductives = new Map<string, boolean>();

  constructor(theory: Theory, atoms: ReadonlyMap<string, number> = new Map(), options: Partial<StoreOptions> = {}) {
    this.theory = theory;
    this.options = { ...storeDefaults, ...options };
    this.sizeOf = typeSizes(theory, atoms);
    this.executability = new Executability(theory, atoms);
    this.formulas = new FormulaGoals(this);
  }

  goals(formula: Term): readonly Goal[] {
    const inlined = inlineForClauses(this.theory, betaNormal(formula));
    return this.formulas.goals(betaNormal(withoutInductiveSets(this.theory, betaNormal(inlined))));
  }

  alternatives(formula: Term): readonly Term[] {
    return this.formulas.alternatives(formula);
  }

  literal(t: Term): readonly Goal[] | null {
    const { head, args } = stripApp(t);
    if (head.kind !== "const" || t.type !== boolT || args.length !== stripFun(head.type).args.length) return null;
    const parameter = this.parameters.get(head.name);
    if (parameter !== undefined) {
      const equations: Term[] = [];
      const leaves = args.flatMap((arg) => leafTerms(arg, equations));
      return [
        ...equations.flatMap((e) => this.goals(e)),
        { kind: "holds", predicate: parameter, args: leaves, term: withLeaves(t, equations) },
      ];
    }
    const kind = this.kindOf(head);
    if (kind === null) return null;
    return this.applied(head, args, kind, t, []);
  }

  /** `f args = result` as a goal of the relation of `f`; null when `f` cannot be inverted. */
  relation(f: Term, result: Term): readonly Goal[] | null {
    const { head, args } = stripApp(f);
    if (!this.options.inverts || head.kind !== "const" || isFun(f.type) || equationsAt(this.theory, head) === null) return null;
    return this.applied(head, args, "relation", eq(f, result), [result]);
  }

  membership(x: Term, set: Term, term: Term): readonly Goal[] | null {
    const { head, args } = stripApp(set);
    if (head.kind !== "const" || equationsAt(this.theory, head) === null) return null;
    return this.applied(head, args, "member", term, [x]);
  }

  listMember(x: Term, xs: Term, term: Term): readonly Goal[] {
    const equations: Term[] = [];
    const leaves = leafTerms(x, equations);
    const key = `element of ${xs.type.id}`;
    const known = this.byKey.get(key);
    const types = [...leafTypes(x.type), xs.type];
    const predicate =
      known ?? this.add("element", { kind: "member", constant: "List.list.set" }, types, () => listClauses(this, term), true);
    this.byKey.set(key, predicate);
    return [
      ...equations.flatMap((e) => this.goals(e)),
      { kind: "holds", predicate, args: [...leaves, xs], term: withLeaves(term, equations) },
    ];
  }

  /** A predicate made from the clauses of another; null when that one has too many of them. */
  derived(key: string, from: Predicate, name: string, types: readonly Type[], make: () => readonly Clause[]): Predicate | null {
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const family = `predicate ${from.id}`;
    const count = (this.copies.get(family) ?? 0) + 1;
    this.copies.set(family, count);
    const made = count > mostCopies ? null : this.add(name, from.origin, types, make, from.executable);
    this.byKey.set(key, made);
    return made;
  }

  /** A constant for a functional argument that can be run in a mode. */
  parameter(name: string, type: Type, mode: Mode): Const {
    const types = stripFun(type).args.flatMap(leafTypes);
    this.parameters.set(
      name,
      this.add(name, { kind: "parameter", mode }, types, () => [], false),
    );
    return constant(name, type);
  }

  auxiliary(name: string, alternatives: readonly Term[], whole: Term): Goal {
    const params = [...freeVars(whole).values()];
    const clauses = (): Clause[] => alternatives.map((t) => this.clause(name, params, [t]));
    const predicate = this.add(
      name,
      { kind: "auxiliary" },
      params.map((x) => x.type),
      clauses,
      this.isExecutable(whole),
    );
    return { kind: "holds", predicate, args: params, term: whole };
  }

  /** The relation between the variables of a term and its value, by alternatives of its value. */
  auxiliaryRelation(
    name: string,
    t: Term,
    alternatives: readonly { readonly value: Term; readonly formulas: readonly Term[] }[],
    result: Free,
  ): Goal {
    const params = [...freeVars(t).values()];
    const clauses = (): Clause[] =>
      alternatives.map(({ value, formulas }) => {
        return this.clause(name, [...params, value], formulas);
      });
    const predicate = this.add(
      name,
      { kind: "relation", constant: name },
      [...params, result].map((x) => x.type),
      clauses,
      true,
    );
    return { kind: "holds", predicate, args: [...params, result], term: eq(t, result) };
  }

  private clause(name: string, head: readonly Term[], formulas: readonly Term[]): Clause {
    return { name, head, goals: formulas.flatMap((f) => this.goals(f)) };
  }

  private kindOf(c: Const): "inductive" | "function" | null {
    const spec = this.theory.consts.get(c.name)?.spec;
    if (spec?.kind === "inductive") return spec.co ? null : "inductive";
    return equationsAt(this.theory, c) === null ? null : "function";
  }

  private applied(c: Const, args: readonly Term[], kind: MadeKind, term: Term, results: readonly Term[]): readonly Goal[] | null {
    const shape = this.shapeOf(c, args, kind);
    const predicate = shape === null ? null : this.predicate(c, shape, kind);
    if (shape === null || predicate === null) return null;
    const equations: Term[] = [];
    const captured = [...shape.closures.values()].flatMap((closure) => closure.captured);
    const leaves = [...captured, ...shape.rest, ...results].flatMap((arg) => leafTerms(arg, equations));
    return [...equations.flatMap((e) => this.goals(e)), { kind: "holds", predicate, args: leaves, term: withLeaves(term, equations) }];
  }

  private shapeOf(c: Const, args: readonly Term[], kind: string): PredicateShape | null {
    const closures = new Map<number, Closure>();
    const keys: string[] = [];
    const rest: Term[] = [];
    for (const [i, arg] of args.entries()) {
      if (!isFun(arg.type) || arg.kind === "free") {
        rest.push(arg);
        continue;
      }
      const closure = closureOf(betaNormal(withoutInductiveSets(this.theory, arg)));
      if (closure === null) return null;
      closures.set(i, closure);
      keys.push(`${i}=${closure.key}`);
    }
    return { key: `${kind} ${c.name} ${c.type.id} ${keys.join(";")}`, closures, rest };
  }

  private predicate(c: Const, shape: PredicateShape, kind: MadeKind): Predicate | null {
    const known = this.byKey.get(shape.key);
    if (known !== undefined) return known;
    const count = (this.copies.get(c.name) ?? 0) + 1;
    this.copies.set(c.name, count);
    const made = count > mostCopies ? null : this.make(c, shape, kind);
    this.byKey.set(shape.key, made);
    return made;
  }

  private make(c: Const, shape: PredicateShape, kind: MadeKind): Predicate | null {
    const { args, result } = stripFun(c.type);
    const captured = [...shape.closures.values()].flatMap((closure) => closure.params);
    const own = args.filter((_, i) => !shape.closures.has(i));
    const types = [...captured.map((x) => x.type), ...own, ...resultTypes(kind, result)].flatMap(leafTypes);
    const origin: PredicateOrigin = { kind, constant: c.name };
    const name =
      baseName(c.name) +
      (kind === "relation" ? "_P" : kind === "member" ? "_∈" : "") +
      (shape.closures.size > 0 ? `⟨${shape.closures.size}⟩` : "");
    const place = { store: this, constant: c, closures: shape.closures, captured };
    if (kind === "inductive") return this.add(name, origin, types, () => clausesOfRules(place), false);
    if (!hasClauses(place)) return null;
    if (kind === "member") return this.add(name, origin, types, () => clausesOfMembers(place) ?? [], false);
    if (kind === "function") return this.add(name, origin, types, () => clausesOfEquations(place) ?? [], this.runs(c));
    return this.add(name, origin, types, () => clausesOfRelation(place) ?? [], true);
  }

  private add(
    name: string,
    origin: PredicateOrigin,
    types: readonly Type[],
    make: () => readonly Clause[],
    executable: boolean,
  ): Predicate {
    let clauses: readonly Clause[] | null = null;
    const predicate: Predicate = {
      id: this.predicates.length,
      name,
      origin,
      types,
      clauses: () => {
        clauses ??= make();
        return clauses;
      },
      executable,
    };
    this.predicates.push(predicate);
    return predicate;
  }

  /** A constant can be executed and needs no inductive predicate. */
  private runs(c: Const): boolean {
    const params = stripFun(c.type).args.map((type, i) => free(`x${i}`, type));
    return this.isExecutable(apps(c, params));
  }

  isExecutable(t: Term): boolean {
    const params = [...freeVars(t).values()];
    const renamed = substFrees(new Map(params.map((x, i): [string, Term] => [x.name, free(`x${i}`, x.type)])), t);
    const key = exactKey(renamed);
    const known = this.executables.get(key);
    if (known !== undefined) return known;
    const own = [...freeVars(renamed).values()];
    const result = !this.needsInductive(t) && this.executability.has(own, renamed);
    this.executables.set(key, result);
    return result;
  }

  needsInductive(t: Term): boolean {
    return constsOf(t).some((c) => this.reachesInductive(c.name));
  }

  private reachesInductive(name: string): boolean {
    const known = this.inductives.get(name);
    if (known !== undefined) return known;
    this.inductives.set(name, false);
    const spec = this.theory.consts.get(name)?.spec;
    const code = this.theory.code.get(name)?.equations ?? (spec?.kind === "equations" ? spec.equations : []);
    const found = spec?.kind === "inductive" || code.some((e) => [e.rhs, ...e.conditions].some((t) => this.needsInductive(t)));
    this.inductives.set(name, found);
    return found;
  }

  /** The negation of a formula as goals. */
  denial(formula: Term): readonly Goal[] {
    return this.goals(not(formula));
  }
}

function resultTypes(kind: MadeKind, result: Type): readonly Type[] {
  if (kind === "relation") return [result];
  return kind === "member" && result.kind === "con" && result.args[0] !== undefined ? [result.args[0]] : [];
}
