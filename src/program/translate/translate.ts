import { Bug, check, present } from "../../base/index.ts";
import {
  apps,
  betaApply,
  type Const,
  constant,
  destNumeral,
  exactKey,
  type Free,
  free,
  instantiate,
  isFun,
  resolveInstance,
  showTerm,
  stripApp,
  stripFun,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { letIn, typeOf, use } from "../language/expressions.ts";
import type { Expr, FunctionId, Local, SignalReason, TypeId } from "../language/program.ts";
import { mostInstances } from "../limits.ts";
import { rules } from "../rules/rules.ts";
import { translateCase } from "./case.ts";
import { isComputed } from "./computed.ts";
import { construct } from "./construct.ts";
import { Definitions, isCode, shareParts } from "./definitions.ts";
import { numberLiteral } from "./number.ts";
import { occurrencesOf } from "./occurrence.ts";
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
  private readonly definitions: Definitions;

  constructor(store: ProgramStore, where: readonly string[], trusted: boolean) {
    this.definitions = new Definitions(this, store, where, trusted);
    this.store = store;
    this.theory = store.theory;
    this.types = store.types;
    this.isLazy = store.isLazy;
    this.where = where;
  }

  get trusted(): boolean {
    return this.definitions.trusted;
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

  anew(variables: readonly Free[], make: () => Expr): Expr {
    const before = variables.map((x) => this.localOf(x));
    variables.forEach((x, i) => {
      const { name, type } = present(before[i], "anew: variable");
      const local = this.store.local(name, type);
      this.scope.set(x.name, local);
      this.frees.set(local.id, x);
    });
    const made = make();
    variables.forEach((x, i) => {
      this.scope.set(x.name, present(before[i], "anew: variable"));
    });
    return made;
  }

  local(name: string, type: TypeId): Local {
    return this.store.local(name, type);
  }

  unfoldTerm(t: Term): Term | null {
    return this.definitions.unfolded(t);
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
    this.store.note(refusal, this.definitions.unfolding);
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
    if (isCode(this, t)) return shareParts(this, t, then);
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
      let body = betaApply(c, atoms);
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
    if (this.hasCode(c)) return this.definitions.call(c, args);
    if (decl.spec.kind === "morphism") return translateMorphism(this, c, decl.spec, args);
    const impl = this.theory.instances.has(c.name) ? resolveInstance(this.theory, c) : null;
    if (impl !== null && impl.name !== c.name) return this.constant(impl, args);
    if (decl.spec.kind === "class" && this.store.code(c).kind === "none")
      return this.obstacle({ kind: "no-instance", constant: c.name, type: c.type }, this.resultOf(c));
    return this.definitions.call(c, args);
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
    return (role.kind === "case" ? translateCase(this, role.type, args) : null) ?? this.definitions.call(c, args);
  }

  private none(c: Const, why: string): Expr {
    return this.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why }, this.resultOf(c));
  }

  private resultOf(c: Const): TypeId {
    return this.types.id(stripFun(c.type).result);
  }
}

function isAtom(t: Term): boolean {
  if (t.kind === "free") return true;
  if (t.kind === "const") return isFun(t.type) || destNumeral(t) !== null;
  return destNumeral(t) !== null;
}
