import { Bug, check, present } from "../../base/index.ts";
import {
  apps,
  betaApply,
  type Const,
  constant,
  constsOf,
  destNumeral,
  exactKey,
  type Free,
  free,
  instantiate,
  isFun,
  lambdas,
  resolveInstance,
  showTerm,
  stripApp,
  stripFun,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { call, letIn, typeOf, use } from "../language/expressions.ts";
import type { Expr, FunctionId, Local, SignalReason, TypeId } from "../language/program.ts";
import { deepestUnfolding, mostInstances, mostSpecializedCopies, sameUnfolding, smallDefinition } from "../limits.ts";
import { rules } from "../rules/rules.ts";
import { translateCase } from "./case.ts";
import { type GroundCode, type GroundEquation, termSize } from "./code-equations.ts";
import { isComputed } from "./computed.ts";
import { construct } from "./construct.ts";
import { numberLiteral } from "./number.ts";
import { occurrencesOf } from "./occurrence.ts";
import { abstractKnown, isKnown, staticArguments } from "./specialize.ts";
import type { ProgramStore } from "./store.ts";
import type { Fresh, Rule, Translation, UnplacedRefusal } from "./translation.ts";
import { carrierSet, translateMorphism } from "./wrapping.ts";

/** Translates the terms of one function. */
export class Translator implements Translation {
  readonly theory: Theory;
  readonly types: ProgramStore["types"];
  readonly isLazy: boolean;
  private readonly store: ProgramStore;
  private readonly where: readonly string[];
  /** Locals of the free variables in scope. Names are unique within the program. */
  private readonly scope = new Map<string, Local>();
  /** The other way round. */
  private readonly frees = new Map<number, Free>();
  /** Definitions being unfolded. */
  private readonly unfolding: string[] = [];
  /** Inside a lifted definition, whose use of morphisms was proved right when it was made. */
  trusted: boolean;

  constructor(store: ProgramStore, where: readonly string[], trusted = false) {
    this.trusted = trusted;
    this.store = store;
    this.theory = store.theory;
    this.types = store.types;
    this.isLazy = store.isLazy;
    this.where = where;
  }

  fresh(name: string, type: Type): Fresh {
    const local = this.store.local(name, this.types.id(type));
    const variable = free(`${name}#${local.id}`, type);
    this.scope.set(variable.name, local);
    this.frees.set(local.id, variable);
    return { free: variable, local };
  }

  variableOf(local: Local): Free {
    return present(this.frees.get(local.id), "variableOf: not made by fresh");
  }

  localOf(variable: Free): Local {
    return present(this.scope.get(variable.name), "localOf: not in scope");
  }

  local(name: string, type: TypeId): Local {
    return this.store.local(name, type);
  }

  unfoldTerm(t: Term): Term | null {
    const { head, args } = stripApp(t);
    if (head.kind !== "const" || rules.has(head.name)) return null;
    const c = this.theory.instances.has(head.name) ? (resolveInstance(this.theory, head) ?? head) : head;
    const code = rules.has(c.name) ? null : this.store.code(c);
    const equation = code?.kind === "equations" && code.equations.length === 1 ? code.equations[0] : undefined;
    if (equation === undefined || !isPlain(equation) || args.length < equation.patterns.length) return null;
    if (termSize(equation.rhs) > smallDefinition || mentions(equation.rhs, c.name)) return null;
    return betaApply(
      lambdas(
        equation.patterns.filter((p) => p.kind === "free"),
        equation.rhs,
      ),
      args,
    );
  }

  isComputed(t: Term): boolean {
    return !this.isLazy && isComputed(this.store, t);
  }

  carrierSet(type: Type): Term | null {
    return carrierSet(this.theory, type);
  }

  label(): number {
    return this.store.next();
  }

  signal(c: Const, args: readonly Expr[], type: TypeId, why: SignalReason): Expr {
    return this.store.signal(c, args, type, why);
  }

  obstacle(refusal: UnplacedRefusal, type: TypeId): Expr {
    this.store.note(refusal, this.unfolding);
    const name = "constant" in refusal ? refusal.constant : "HOL.undefined";
    return this.store.signal(constant(name, this.types.get(type).type), [], type, "undecided");
  }

  auxiliary(name: string, f: Term): FunctionId {
    const id = this.store.request(`aux ${exactKey(f)}`, name, mostInstances, (at) => ({
      id: at,
      name,
      where: [...this.where, name],
      task: { kind: "term", term: f, params: stripFun(f.type).args.length },
    }));
    check(id !== null, "auxiliary: too many");
    return id;
  }

  expr(t: Term): Expr {
    const { head, args } = stripApp(t);
    switch (head.kind) {
      case "abs":
        return args.length === 0 ? this.lambda(t) : this.beta(head, args);
      case "free":
        return this.apply(this.variable(head.name), args);
      case "const":
        return this.constant(head, args);
      default:
        throw new Bug(`expr: loose variable in ${showTerm(t)}`);
    }
  }

  /** `f x`, contracted. */
  applied(f: Term, x: Term): Term {
    return betaApply(f, [x]);
  }

  private variable(name: string): Expr {
    const local = this.scope.get(name);
    check(local !== undefined, `variable: ${name} is not in scope`);
    return use(local);
  }

  apply(f: Expr, args: readonly Term[]): Expr {
    if (args.length === 0) return f;
    let { type } = this.types.get(typeOf(f));
    for (const _ of args) type = stripFun(type, 1).result;
    return { kind: "apply", fun: f, args: args.map((arg) => this.expr(arg)), type: this.types.id(type) };
  }

  beta(f: Term, args: readonly Term[]): Expr {
    const [first, ...rest] = args;
    if (f.kind !== "abs" || first === undefined) return this.expr(apps(f, args));
    const { count, inside } = occurrencesOf(f.body);
    const go = (x: Term): Expr => this.beta(instantiate(f.body, x), rest);
    if (count === 0 || (count === 1 && !inside)) return go(first);
    return this.share(first, go, f.name);
  }

  share(t: Term, then: (atom: Term) => Expr, name = "v"): Expr {
    if (isAtom(t)) return then(t);
    if (this.isCode(t)) return this.shareParts(t, then);
    const { free: x, local } = this.fresh(name, t.type);
    const value = this.expr(t);
    return letIn(local, value, then(x));
  }

  bind(t: Term, then: (variable: Fresh) => Expr): Expr {
    const known = t.kind === "free" ? this.scope.get(t.name) : undefined;
    if (t.kind === "free" && known !== undefined) return then({ free: t, local: known });
    const variable = this.fresh("v", t.type);
    const value = this.expr(t);
    return letIn(variable.local, value, then(variable));
  }

  shareAll(ts: readonly Term[], then: (atoms: readonly Term[]) => Expr): Expr {
    const go = (i: number, atoms: readonly Term[]): Expr => {
      const t = ts[i];
      return t === undefined ? then(atoms) : this.share(t, (atom) => go(i + 1, [...atoms, atom]));
    };
    return go(0, []);
  }

  /** A function whose code is known here, and not one that has to be computed first. */
  private isCode(t: Term): boolean {
    return isKnown(t) && !this.isComputed(t);
  }

  /** A partial application keeps its head, but its arguments are evaluated once, before. */
  private shareParts(t: Term, then: (atom: Term) => Expr): Expr {
    const { head, args } = stripApp(t);
    if (args.length === 0) return then(t);
    return this.shareAll(args, (atoms) => then(atoms.reduce<Term>((f, x) => betaApply(f, [x]), head)));
  }

  /** A function value of all arguments of its type. */
  private lambda(t: Term): Expr {
    const params: Local[] = [];
    let body = t;
    while (isFun(body.type)) {
      const dom = stripFun(body.type, 1).args[0];
      check(dom !== undefined, "lambda: no domain");
      const { free: x, local } = this.fresh(body.kind === "abs" && body.name !== "" ? body.name : "x", dom);
      params.push(local);
      body = body.kind === "abs" ? instantiate(body.body, x) : betaApply(body, [x]);
    }
    return { kind: "lambda", params, body: this.expr(body), type: this.types.id(t.type) };
  }

  private constant(c: Const, args: readonly Term[]): Expr {
    const numeral = destNumeral(apps(c, args));
    if (numeral !== null) {
      const literal = numberLiteral(this.types, numeral, stripFun(c.type, args.length).result);
      if (literal !== null) return literal;
    }
    for (const rule of rules.get(c.name) ?? []) {
      const done = this.byRule(rule, c, args);
      if (done !== null) return done;
    }
    return this.general(c, args);
  }

  private byRule(rule: Rule, c: Const, args: readonly Term[]): Expr | null {
    if (args.length < rule.arity) return this.etaExpand(c, args);
    if (rule.extra === true) return rule.translate(this, c, args);
    const done = rule.translate(this, c, args.slice(0, rule.arity));
    return done === null ? null : this.apply(done, args.slice(rule.arity));
  }

  /** Supplies missing arguments; those given are evaluated before. */
  private etaExpand(c: Const, args: readonly Term[]): Expr {
    return this.shareAll(args, (atoms) => {
      let body = atoms.reduce<Term>((f, x) => betaApply(f, [x]), c);
      const type = this.types.id(body.type);
      const params: Local[] = [];
      for (const dom of stripFun(body.type).args) {
        const { free: x, local } = this.fresh("x", dom);
        params.push(local);
        body = betaApply(body, [x]);
      }
      return { kind: "lambda", params, body: this.expr(body), type };
    });
  }

  private general(c: Const, args: readonly Term[]): Expr {
    const count = stripFun(c.type).args.length;
    if (args.length < count) return this.isComputed(apps(c, args)) ? this.partial(c, args) : this.etaExpand(c, args);
    const decl = this.theory.consts.get(c.name);
    if (decl === undefined) return this.none(c, "the constant is not declared");
    if (decl.role.kind === "case") {
      const done = translateCase(this, decl.role.type, args);
      if (done !== null) return done;
    }
    const made = construct(this, c, args);
    if (made !== null) return made;
    if (this.hasCode(c)) return this.defined(c, args);
    if (decl.spec.kind === "morphism") return translateMorphism(this, c, decl.spec, args);
    const impl = this.theory.instances.has(c.name) ? resolveInstance(this.theory, c) : null;
    if (impl !== null && impl.name !== c.name) return this.constant(impl, args);
    if (decl.spec.kind === "class" && this.store.code(c).kind === "none")
      return this.obstacle({ kind: "no-instance", constant: c.name, type: c.type }, this.resultOf(c));
    return this.defined(c, args);
  }

  /** `[code]` equations at this very type go before everything else. */
  private hasCode(c: Const): boolean {
    if (!this.theory.code.has(c.name)) return false;
    const code = this.store.code(c);
    return code.kind === "equations" && code.origin === "code";
  }

  /** A function that is computed from its first arguments, once: what it does then is known by its points, and not worked out anew at each of them. */
  private partial(c: Const, args: readonly Term[]): Expr {
    const { role } = present(this.theory.consts.get(c.name), "partial: not declared");
    return (role.kind === "case" ? translateCase(this, role.type, args) : null) ?? this.defined(c, args);
  }

  private none(c: Const, why: string): Expr {
    return this.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why }, this.resultOf(c));
  }

  private resultOf(c: Const, count?: number): TypeId {
    return this.types.id(stripFun(c.type, count).result);
  }

  private defined(c: Const, args: readonly Term[]): Expr {
    const code = this.store.code(c);
    if (code.kind === "equations") {
      const unfolded = this.unfold(c, code, args);
      if (unfolded !== null) return unfolded;
    }
    // Known functions stay outside definitions by lifting, where morphisms are checked.
    const fixed = code.kind === "equations" && !isLifted(code) ? staticArguments(c, code.equations, args.length) : [];
    const wanted = args.map((arg, i) => (fixed[i] === true && this.isCode(arg) ? arg : null));
    return this.shareKnown(args, wanted, (all, known) => this.callInstance(c, all, known));
  }

  private shareKnown(
    args: readonly Term[],
    wanted: readonly (Term | null)[],
    then: (args: readonly Term[], known: readonly (Term | null)[]) => Expr,
  ): Expr {
    const go = (i: number, all: readonly Term[], known: readonly (Term | null)[]): Expr => {
      const arg = args[i];
      if (arg === undefined) return then(all, known);
      if (wanted[i] === null) return go(i + 1, [...all, arg], [...known, null]);
      return this.shareParts(arg, (atom) => go(i + 1, [...all, atom], [...known, atom]));
    };
    return go(0, [], []);
  }

  private callInstance(c: Const, args: readonly Term[], wanted: readonly (Term | null)[]): Expr {
    const { key, known, captured, actual } = abstractKnown(wanted);
    const specialised = wanted.some((t) => t !== null);
    const family = specialised ? `${c.name} ${c.type.id}` : c.name;
    const id = this.store.request(
      `${c.name} ${c.type.id} ${args.length} ${key}`,
      family,
      specialised ? mostSpecializedCopies : mostInstances,
      (at) => ({
        id: at,
        name: specialised ? `${c.name}$${at}` : c.name,
        where: [...this.where, ...this.unfolding, c.name],
        task: { kind: "constant", constant: c, known, captured },
      }),
    );
    if (id === null && specialised)
      return this.callInstance(
        c,
        args,
        args.map(() => null),
      );
    const type = this.resultOf(c, args.length);
    if (id === null) return this.obstacle({ kind: "limit", what: `${c.name} is needed at more than ${mostInstances} types` }, type);
    const rest = args.filter((_, i) => wanted[i] === null || wanted[i] === undefined);
    return call(id, [...actual.map((x) => this.variable(x.name)), ...rest.map((arg) => this.expr(arg))], type);
  }

  /** δ-unfolding of small, plain definitions: saves the call, and lets branches and known functions be seen through. */
  private unfold(c: Const, code: Extract<GroundCode, { kind: "equations" }>, args: readonly Term[]): Expr | null {
    const [equation] = code.equations;
    if (code.equations.length !== 1 || equation === undefined || !isPlain(equation)) return null;
    const open = this.unfolding.filter((name) => name === c.name).length;
    if (this.unfolding.length >= deepestUnfolding || open >= sameUnfolding) return null;
    if (termSize(equation.rhs) > smallDefinition || mentions(equation.rhs, c.name)) return null;
    if (isLifted(code) && args.some((arg) => this.isCode(arg))) return null;
    this.unfolding.push(c.name);
    const body = lambdas(
      equation.patterns.filter((p) => p.kind === "free"),
      equation.rhs,
    );
    const result = isLifted(code) && !this.trusted ? this.unfoldLifted(body, args) : this.beta(body, args);
    this.unfolding.pop();
    return result;
  }

  /** Arguments are evaluated outside, where morphisms are checked. */
  private unfoldLifted(body: Term, args: readonly Term[]): Expr {
    return this.shareAll(args, (atoms) => {
      this.trusted = true;
      const result = this.beta(body, atoms);
      this.trusted = false;
      return result;
    });
  }
}

/** Definitions whose use of morphisms was proved right when they were made. */
export function isLifted(code: GroundCode): boolean {
  return code.kind === "equations" && code.origin === "lifted";
}

function isAtom(t: Term): boolean {
  if (t.kind === "free") return true;
  if (t.kind === "const") return isFun(t.type) || destNumeral(t) !== null;
  return destNumeral(t) !== null;
}

function isPlain(equation: GroundEquation): boolean {
  const seen = new Set<string>();
  for (const p of equation.patterns) {
    if (p.kind !== "free" || seen.has(p.name)) return false;
    seen.add(p.name);
  }
  return equation.conditions.length === 0;
}

const mentions = (t: Term, name: string): boolean => constsOf(t).some((c) => c.name === name);
