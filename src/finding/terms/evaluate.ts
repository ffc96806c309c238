/** The value of a term in a scope, by the rules of HOL applied to values that stand for all models at once. */

import { Bug, present } from "../../base/index.ts";
import { FALSE } from "../../circuit/index.ts";
import {
  type Const,
  destNumeral,
  domain,
  isNumberType,
  names,
  range,
  resolveInstance,
  stripApp,
  stripFun,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { deepestCalls } from "../limits.ts";
import type { Scope } from "../scope/scope.ts";
import { TypeDomains } from "../types/domains.ts";
import type { Algebra, Branch, Mode } from "../value/algebra.ts";
import { CircuitAlgebra } from "../value/circuit-algebra.ts";
import type { Content } from "../value/domain.ts";
import type { Gates } from "../value/gates.ts";
import { shapeOf } from "../value/shape.ts";
import { asBool, asFun, type Bool, type Lazy, lazy, now, type Value } from "../value/value.ts";
import { Choices } from "./choice.ts";
import { destroyConstructors } from "./destroy-constructors.ts";
import { bind, type Environment, emptyEnvironment } from "./environment.ts";
import { Equations } from "./equations.ts";
import type { Evaluator, Switches } from "./evaluator.ts";
import { Inductives, type IterationLimits } from "./inductive.ts";
import { massageQuantifiers } from "./massage-quantifiers.ts";
import { numberValue } from "./native-numbers.ts";
import { natives } from "./natives.ts";
import { specificationOf } from "./nitpick-facts.ts";
import { choosePointwise } from "./pointwise.ts";

export class TermEvaluator implements Evaluator {
  readonly theory: Theory;
  readonly algebra: Algebra;
  readonly equations: Equations;
  readonly inductives: Inductives;
  readonly choices: Choices;
  /** Constants that nothing but axioms speaks of, with their values. */
  readonly unknowns = new Map<string, { readonly constant: Const; readonly value: Value }>();
  /** Names of axioms about these that a model may violate. */
  readonly axiomsLeftOut = new Set<string>();
  readonly switches: Switches;
  private depth = 0;

  constructor(theory: Theory, gates: Gates, mode: Mode, scope: Scope, limits: IterationLimits, switches: Switches) {
    this.theory = theory;
    this.switches = switches;
    const holds = (predicate: Term, args: readonly Value[]): Bool => this.holds(predicate, args);
    this.algebra = new CircuitAlgebra(gates, mode, (algebra) => new TypeDomains(theory, scope, algebra, holds));
    this.equations = new Equations(this);
    this.inductives = new Inductives(this, limits);
    this.choices = new Choices(this);
  }

  /** A predicate or set, closed, of values. */
  private holds(predicate: Term, args: readonly Value[]): Bool {
    return asBool(args.reduce<Value>((f, x) => asFun(f).at(x), this.eval(predicate, emptyEnvironment)));
  }

  eval(t: Term, env: Environment): Value {
    switch (t.kind) {
      case "free":
        return present(env.free.get(t.name), `TermEvaluator.eval: the variable ${t.name}`)();
      case "bound": {
        let at = env.bound;
        for (let i = t.index; i > 0 && at !== null; i--) at = at.rest;
        return present(at ?? undefined, "TermEvaluator.eval: a bound variable").value();
      }
      case "const":
        return this.number(t) ?? this.constant(t, []);
      case "abs":
        return this.abstraction(t.domain, t.body, env);
      case "app":
        return this.number(t) ?? this.application(t, env);
    }
  }

  private number(t: Term): Value | null {
    if (!isNumberType(t.type)) return null;
    const n = destNumeral(t);
    return n === null ? null : numberValue(this.algebra, t.type, Number(n));
  }

  private abstraction(from: Type, body: Term, env: Environment): Value {
    const memo = new Map<number, Value>();
    const isPlain = isElementary(from);
    const at = (x: Value): Value => {
      if (!isPlain) return this.eval(body, bind(env, now(x)));
      const id = this.algebra.idOf(x);
      const known = memo.get(id);
      if (known !== undefined) return known;
      const made = this.eval(body, bind(env, now(x)));
      memo.set(id, made);
      return made;
    };
    return { kind: "fun", from, to: body.type, at };
  }

  private application(t: Term, env: Environment): Value {
    this.algebra.gates.step();
    const { head, args } = stripApp(t);
    const isQuantified = head.kind === "const" && (head.name === names.Ex || head.name === names.All) && args.length === 1;
    const direct = isQuantified && this.switches.destroyConstrs ? destroyConstructors(this, t, env) : null;
    if (direct !== null) return direct;
    const narrower = isQuantified && this.switches.massageQuants ? (choosePointwise(t) ?? massageQuantifiers(t)) : null;
    if (narrower !== null) return this.eval(narrower, env);
    const values = args.map((arg) => lazy(() => this.eval(arg, env)));
    if (head.kind === "const") return this.constant(head, values);
    let inner = env;
    let body: Term = head;
    let used = 0;
    for (; body.kind === "abs" && used < values.length; used++) {
      inner = bind(inner, present(values[used], "application"));
      body = body.body;
    }
    return this.applyAll(this.eval(body, inner), values.slice(used));
  }

  applyAll(f: Value, args: readonly Lazy[]): Value {
    return args.reduce((g, x) => asFun(g).at(x()), f);
  }

  curried(ty: Type, args: readonly Lazy[], arity: number, run: (args: readonly Lazy[]) => Value): Value {
    if (args.length >= arity) return this.applyAll(run(args.slice(0, arity)), args.slice(arity));
    const rest = stripFun(ty, args.length).result;
    const shape = shapeOf(rest);
    if (shape.kind !== "fun") throw new Bug("curried: not a function");
    return { kind: "fun", from: shape.from, to: shape.to, at: (x) => this.curried(ty, [...args, now(x)], arity, run) };
  }

  constant(c: Const, args: readonly Lazy[]): Value {
    if (this.depth > deepestCalls) return this.algebra.lost(stripFun(c.type, args.length).result, `${c.name} goes too deep`);
    this.depth++;
    try {
      return this.meaning(c, args);
    } finally {
      this.depth--;
    }
  }

  private meaning(c: Const, args: readonly Lazy[]): Value {
    if (this.switches.whack.includes(c.name)) return this.whackedValue(c, args);
    const native = natives.get(c.name);
    if (native !== undefined) {
      const handled = native.accepts?.(this, c.type) ?? true;
      if (handled) return this.curried(c.type, args, native.arity, (xs) => native.run(this, c, xs));
    }
    if (c.name === names.numeral)
      return this.curried(c.type, args, 1, () => this.algebra.lost(range(c.type), "a type has numbers whose meaning is not known"));
    if (this.theory.instances.has(c.name)) {
      const instance = resolveInstance(this.theory, c);
      if (instance !== null) return this.constant(instance, args);
    }
    const spec = specificationOf(this.theory, c);
    if (spec === undefined) return this.applyAll(this.unknown(c), args);
    switch (spec.kind) {
      case "constructor":
        return this.constructor_(c, args);
      case "equations":
        return this.equations.apply(c, spec, args);
      case "inductive":
        return this.inductives.apply(c, spec, args);
      case "morphism":
        return this.morphism(c, spec.direction, args);
      case "class":
      case "unspecified":
        return this.applyAll(this.unknown(c), args);
      case "native":
        return this.applyAll(this.algebra.lost(c.type, `${c.name} is not understood`), args);
    }
  }

  /** Nothing is known of it; where a model is only to be possible, it may be anything. */
  private whackedValue(c: Const, args: readonly Lazy[]): Value {
    this.algebra.observations.noteOpen();
    return this.algebra.mode === "genuine"
      ? this.algebra.undefinedOf(stripFun(c.type, args.length).result)
      : this.applyAll(this.unknown(c), args);
  }

  private constructor_(c: Const, args: readonly Lazy[]): Value {
    const spec = this.theory.consts.get(c.name)?.spec;
    const data = spec?.kind === "constructor" ? this.theory.datatype(spec.type) : null;
    const arity = data?.constructors.find((k) => k.name === c.name)?.args.length ?? 0;
    const { result } = stripFun(c.type, arity);
    return this.curried(c.type, args, arity, (xs) =>
      this.algebra.construct(
        result,
        c.name,
        xs.map((x) => x()),
      ),
    );
  }

  /** `Rep` and `Abs` of a typedef or quotient. */
  private morphism(c: Const, direction: "rep" | "abs", args: readonly Lazy[]): Value {
    return this.curried(c.type, args, 1, ([x]) => {
      const v = present(x, "morphism")();
      const abstractType = direction === "rep" ? domain(c.type) : range(c.type);
      const { content, size } = this.algebra.domains.of(abstractType);
      if (content.kind !== "abstract") return this.algebra.lost(range(c.type), `${c.name} is not understood`);
      if (direction === "abs") return this.abstracted(c, abstractType, content, v);
      if (v.kind !== "element") throw new Bug("morphism: not an element");
      const named = v.lits.slice(0, size).map((p, i): Branch => [p, now(present(content.reps[i], "rep"))]);
      // An element without a name has one representative, unless it is that of a class.
      const [origin] = content.equal === null ? (v.built?.args ?? []) : [];
      return this.algebra.select(range(c.type), origin === undefined ? named : [...named, [v.lits[size] ?? FALSE, now(origin)]]);
    });
  }

  /** `Abs v`: outside the carrier it is not specified, inside without a name it is some other element. */
  private abstracted(c: Const, ty: Type, content: Extract<Content, { kind: "abstract" }>, v: Value): Value {
    const { gates, domains } = this.algebra;
    const { isComplete, size } = domains.of(ty);
    const inside = content.inside(v);
    const same = content.reps.map((rep) => (content.equal ?? ((a, b) => this.algebra.equal(a, b)))(v, rep));
    const branches = same.map((s, i): Branch => [s.t, () => domains.atom(ty, i)]);
    if (!isComplete) branches.push([gates.all([inside.t, ...same.map((s) => s.f)]), () => domains.atom(ty, size)]);
    branches.push([inside.f, lazy(() => this.choices.unspecified(c, [v]))]);
    const chosen = this.algebra.select(ty, branches);
    return isComplete || chosen.kind !== "element" ? chosen : { ...chosen, built: { name: c.name, args: [v] } };
  }

  unknown(c: Const): Value {
    const key = `${c.name}:${c.type.id}`;
    const known = this.unknowns.get(key);
    if (known !== undefined) return known.value;
    const value = this.algebra.fresh(c.type);
    this.unknowns.set(key, { constant: c, value });
    return value;
  }
}

/** Types whose values are cheap to name. */
function isElementary(ty: Type): boolean {
  const shape = shapeOf(ty);
  return shape.kind === "element" || (shape.kind === "pair" && isElementary(shape.fst) && isElementary(shape.snd));
}
