/** How constants are applied: by the model, by what the run time gives, by equations, rules, constructors, representations. */
import { getOrInsert, once, present } from "../base/index.ts";
import {
  type ChosenValue,
  type Const,
  constant,
  constsOf,
  destApps,
  destEq,
  domain,
  type Equation,
  elementOf,
  type FiniteModel,
  fitsSorts,
  libraryUnfolding,
  mapNodes,
  matchType,
  names,
  range,
  resolveInstance,
  stripApp,
  stripFun,
  stripImplies,
  substTermTypes,
  type Term,
  type Theory,
} from "../logic/index.ts";
import { leftOpen } from "./choice.ts";
import { type Environment, emptyEnvironment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { matches } from "./match.ts";
import { natives } from "./natives.ts";
import { madeOf } from "./types.ts";
import { CannotSay, data, Suspended, Thunk, truth, type Value } from "./value.ts";

/** How a constant at a type is applied. */
interface Rule {
  readonly arity: number;
  run(args: readonly Thunk[]): Value;
}

export class Constants {
  private readonly machine: Machine;
  private readonly rules = new Map<string, Rule>();
  /** Values that a find chose for what the specification leaves open. */
  private readonly chosen: readonly ChosenValue[];
  /** `[code_unfold]` equations by the constant they unfold. */
  private readonly unfoldings: ReadonlyMap<string, readonly Equation[]>;
  /** The values of a model's constants, by name and type; each is made once, so that infinite objects lead back to themselves. */
  private readonly interpreted: ReadonlyMap<string, Thunk>;

  constructor(machine: Machine, chosen: readonly ChosenValue[], model: FiniteModel | null) {
    this.machine = machine;
    this.chosen = chosen;
    this.unfoldings = unfoldingsOf(machine.theory);
    this.interpreted = new Map(
      (model?.constants ?? []).map(({ constant: c, value }) => [keyOf(c), new Thunk(() => machine.evaluate(value))]),
    );
  }

  /** How the constant is applied. */
  rule(c: Const): Rule {
    return getOrInsert(this.rules, keyOf(c), () => this.makeRule(c));
  }

  private makeRule(c: Const): Rule {
    const own = this.machine.theory.consts.has(c.name) ? null : this.ruleOfModel(c);
    if (own !== null) return own;
    const native = natives.get(c.name);
    if (native !== undefined) return { arity: native.arity, run: (args) => native.run(this.machine, c, args) };
    const plain = this.specRule(c);
    return this.codeEquations(c).reduceRight((rest, equations) => this.firstThen(this.byEquations(c, equations), rest), plain);
  }

  /** Elements of a model's types, and the names of its infinite objects. */
  private ruleOfModel(c: Const): Rule | null {
    const element = this.machine.carrier(c.type)?.find((x) => nameOf(x) === c.name) ?? this.interpreted.get(keyOf(c));
    return element === undefined ? null : { arity: 0, run: () => element.force() };
  }

  /** A set that is defined by comparisons, where its members are listed otherwise: `{l..<u}` is `{x. l ≤ x ∧ x < u}`. */
  test(c: Const, args: readonly Thunk[]): Value | null {
    const spec = this.machine.theory.consts.get(c.name)?.spec;
    if (spec?.kind !== "equations" || elementOf(stripFun(c.type, args.length).result) === null) return null;
    if (!spec.equations.every(({ rhs }) => isPlainTest(rhs)) || this.codeEquations(c).length === 0) return null;
    const rule = this.specRule(c);
    return rule.arity === args.length ? rule.run(args) : null;
  }

  private specRule(c: Const): Rule {
    if (c.name === anyMember) return identity;
    const spec = this.machine.theory.consts.get(c.name)?.spec;
    switch (spec?.kind) {
      case "constructor": {
        const arity = this.machine.theory.datatype(spec.type)?.constructors[spec.index]?.args.length ?? 0;
        return { arity, run: (args) => data(c.name, args) };
      }
      case "equations":
        return this.byEquations(c, spec.origin === "lifted" ? spec.equations.map((e) => this.withAnyMembers(e)) : spec.equations);
      case "inductive":
        return { arity: stripFun(c.type).args.length, run: (args) => truth(this.machine.decide(c, args)) };
      case "morphism":
        return this.morphismRule(c, spec.direction);
      default:
        return this.instanceRule(c);
    }
  }

  /** A lifted definition was shown to give the same for every member of a class, so that any may stand for the representative. */
  private withAnyMembers(e: Equation): Equation {
    const { theory } = this.machine;
    const isRepresentative = (name: string): boolean => {
      const spec = theory.consts.get(name)?.spec;
      return spec?.kind === "morphism" && spec.direction === "rep" && theory.types.get(spec.type)?.definition.kind === "quotient";
    };
    const replace = (leaf: Term): Term | undefined =>
      leaf.kind === "const" && isRepresentative(leaf.name) ? constant(anyMember, leaf.type) : undefined;
    return { ...e, rhs: mapNodes(e.rhs, replace) };
  }

  private instanceRule(c: Const): Rule {
    const impl = resolveInstance(this.machine.theory, c);
    return impl === null ? { arity: stripFun(c.type).args.length, run: (args) => this.machine.unspecified(c, args) } : this.rule(impl);
  }

  /** Equations that our library states for execution and that apply at this type: `[code_unfold]` on plain arguments, then `[code]`. */
  private codeEquations(c: Const): Equation[][] {
    const fits = (e: Equation): boolean => {
      const { head } = stripApp(e.lhs);
      const types = head.kind === "const" && head.name === c.name ? matchType(head.type, c.type) : null;
      return types !== null && fitsSorts(this.machine.theory, types);
    };
    const all = [this.unfoldings.get(c.name) ?? [], this.machine.theory.code.get(c.name)?.library ?? []];
    return all.map((list) => list.filter(fits)).filter((list) => list.length > 0);
  }

  /** The first rule's value, or the second's where the first cannot say. */
  private firstThen(first: Rule, second: Rule): Rule {
    return {
      arity: first.arity,
      run: (args) => {
        try {
          return first.run(args);
        } catch (error) {
          if (!(error instanceof CannotSay) || error instanceof Suspended || second.arity > args.length) throw error;
          return this.machine.apply(second.run(args.slice(0, second.arity)), args.slice(second.arity));
        }
      },
    };
  }

  private byEquations(c: Const, equations: readonly Equation[]): Rule {
    const instances = equations.flatMap((e) => {
      const { head } = stripApp(e.lhs);
      const types = matchType(head.type, c.type);
      if (types === null) return [];
      const at = (t: Term): Term => substTermTypes(types, t);
      return [{ patterns: stripApp(at(e.lhs)).args, rhs: at(e.rhs), conditions: e.conditions.map(at) }];
    });
    const arity = instances[0]?.patterns.length ?? 0;
    const { result } = stripFun(c.type, arity);
    const isInfinite = result.kind === "con" && this.machine.theory.datatype(result.name)?.co === true;
    const made = (value: Value, args: readonly Thunk[]): Value =>
      isInfinite && value.kind === "data" ? { ...value, origin: { c, args } } : value;
    return {
      arity,
      run: (args) => {
        for (const { patterns, rhs, conditions } of instances) {
          const frees = new Map<string, Thunk>();
          if (!patterns.every((p, i) => matches(this.machine, p, present(args[i], "byEquations: argument"), frees))) continue;
          const env: Environment = { bound: null, frees };
          if (conditions.every((condition) => this.machine.holds(condition, env))) return made(this.machine.evaluate(rhs, env), args);
        }
        return this.machine.unspecified(c, args);
      },
    };
  }

  /**
   * `Rep` and `Abs` of a typedef are the identity on values: a value of the new type is its representation. Which member of its class
   * `rep` of a quotient gives is not specified.
   */
  private morphismRule(c: Const, direction: "rep" | "abs"): Rule {
    const made = madeOf(this.machine, direction === "abs" ? range(c.type) : domain(c.type));
    if (direction === "rep" && made?.same === null) return identity;
    return {
      arity: 1,
      run: ([x]) => {
        if (direction === "rep" || made === null) throw new CannotSay(`which member of its class ${c.name} gives is not specified`);
        const value = present(x, "Abs: argument");
        return made.holds(value) ? value.force() : this.machine.unspecified(c, [value]);
      },
    };
  }

  /** The value of a constant where nothing specifies it: what the find chose, or cannot say. */
  unspecified(c: Const, args: readonly Thunk[]): Value {
    const types = stripFun(c.type).args;
    const found = this.chosen.find(
      (v) =>
        v.constant === c.name &&
        v.args.length === args.length &&
        v.value.type === stripFun(c.type, args.length).result &&
        v.args.every((a, i) => a.type === types[i]) &&
        v.args.every((a, i) =>
          this.machine.same(types[i] ?? a.type, this.machine.delay(a, emptyEnvironment), present(args[i], "unspecified: argument")),
        ),
    );
    if (found !== undefined) return this.machine.evaluate(found.value);
    const interpreted = this.interpreted.get(keyOf(c));
    if (interpreted !== undefined) return this.machine.apply(interpreted.force(), args);
    const open = leftOpen(this.machine.theory, c, args.length);
    const other = open === null ? undefined : this.interpreted.get(keyOf(open.constant));
    if (open !== null && other !== undefined) return this.machine.apply(other.force(), args.slice(open.taken));
    throw new CannotSay(`${c.name} is not specified for these arguments`);
  }
}

/** Whether a term is `{x. …}` with comparisons inside and nothing else, so that no definition leads back to the set. */
function isPlainTest(t: Term): boolean {
  return destApps(t, names.Collect, 1) !== null && [...constsOf(t)].every(({ name }) => comparisons.has(name));
}

const comparisons: ReadonlySet<string> = new Set([names.Collect, names.lessEq, names.less, names.eq, names.conj, names.disj, names.Not]);

/** Any member of a class, in place of its representative. */
const anyMember = "judge.member";

const identity: Rule = { arity: 1, run: ([x]) => present(x, "identity: argument").force() };

const keyOf = (c: Const): string => `${c.name}:${c.type.id}`;

function nameOf(x: Thunk): string | null {
  const value = x.force();
  return value.kind === "data" ? value.constructor : null;
}

/** `[code_unfold]` facts `c x y = t` whose arguments are different variables, by the constant `c`. */
const unfoldingsOf = once((theory: Theory): ReadonlyMap<string, readonly Equation[]> => {
  const table = new Map<string, Equation[]>();
  for (const fact of theory.attributes.get(libraryUnfolding) ?? []) {
    const { premises, conclusion } = stripImplies(fact);
    const sides = destEq(conclusion);
    if (sides === null) continue;
    const { head, args } = stripApp(sides.left);
    const variables = args.flatMap((x) => (x.kind === "free" ? [x.name] : []));
    if (head.kind !== "const" || variables.length !== args.length || new Set(variables).size !== args.length) continue;
    const equation: Equation = { lhs: sides.left, rhs: sides.right, conditions: premises };
    table.set(head.name, [...(table.get(head.name) ?? []), equation]);
  }
  return table;
});
