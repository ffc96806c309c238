/** Writes the tests of a test program: premises, equations solved by matching, the conclusion. Shared by exhaustive and random testing. */
import { check, present } from "../base/index.ts";
import { type Body, type Js, js, type Statement } from "../javascript/index.ts";
import { type Conjecture, freeVars, type Term } from "../logic/index.ts";
import type { RootTerm, TypeId } from "../program/index.ts";
import { type Driver, slotOf } from "./driver.ts";
import type { Pattern, Step } from "./plan.ts";

/** A conjecture with the order of its test. */
export interface TestText {
  readonly conjecture: Conjecture;
  readonly steps: readonly Step[];
  /** Premises without a value count as possibly true: what is unspecified is tried out at the conclusion. */
  readonly doubts: boolean;
  /** Count how often each premise held. */
  readonly counted: boolean;
  /** Evaluations that meet a limit are noted and the search goes on; otherwise they end it. Costs some nanoseconds a test. */
  readonly guarded: boolean;
}

export const conclusionRoot = "conclusion";
export const premiseRoot = (i: number): string => `premise ${i}`;
const valueRoot = (premise: number): string => `value ${premise}`;
const partRoot = (premise: number, place: number): string => `part ${premise} ${place}`;

/** The terms that the test program evaluates, each as a function of its free variables. */
export function testRoots(conjecture: Conjecture, steps: readonly Step[]): RootTerm[] {
  const root = (name: string, body: Term): RootTerm => ({ name, params: [...freeVars(body).values()], body });
  const solved = steps.flatMap((step) =>
    step.kind === "solve"
      ? [root(valueRoot(step.premise), step.value), ...parts(step.pattern).map((t, i) => root(partRoot(step.premise, i), t))]
      : [],
  );
  return [...conjecture.premises.map((p, i) => root(premiseRoot(i), p)), root(conclusionRoot, conjecture.conclusion), ...solved];
}

/** The terms inside a pattern, from left to right. */
function parts(pattern: Pattern): Term[] {
  switch (pattern.kind) {
    case "bind":
      return [];
    case "same":
      return [pattern.term];
    case "suc":
      return parts(pattern.arg);
    case "constructor":
      return pattern.args.flatMap(parts);
  }
}

/** The variables that a step binds, by their places. */
function boundBy(step: Step): number[] {
  const within = (pattern: Pattern): number[] => {
    switch (pattern.kind) {
      case "bind":
        return [pattern.variable];
      case "same":
        return [];
      case "suc":
        return within(pattern.arg);
      case "constructor":
        return pattern.args.flatMap(within);
    }
  };
  if (step.kind === "generate") return [step.variable];
  return step.kind === "solve" ? within(step.pattern) : [];
}

export class TestWriter {
  private readonly driver: Driver;
  private readonly test: TestText;
  private readonly places: ReadonlyMap<string, number>;

  constructor(driver: Driver, test: TestText) {
    this.driver = driver;
    this.test = test;
    this.places = new Map(test.conjecture.variables.map((x, i) => [x.name, i]));
  }

  premise(i: number, then: () => Body): Body {
    const t = present(this.test.conjecture.premises[i], "TestWriter.premise");
    const r = this.driver.fresh("t");
    const held = this.test.counted ? [js.increase(js.index("held", i))] : [];
    const start = js.constant(r, this.evaluate(premiseRoot(i), t));
    const isSure = this.driver.root(premiseRoot(i))?.signals !== true;
    if (isSure || !this.test.doubts) return [start, decided(r, [...held, ...then()], this.unsure(i, r))];
    const ifDoubtful = (change: "++" | "--"): Statement => js.when(js.differ(r, true), [js.run(js.unary(change, "doubts"))]);
    return [start, js.when(js.same(r, false), [discard], [ifDoubtful("++"), ...held, ...then(), ifDoubtful("--")])];
  }

  /** A premise without a value decides nothing, unless another one whose variables are bound is false. */
  private unsure(premise: number, answer: string): Body {
    const { conjecture, steps } = this.test;
    const at = steps.findIndex((step) => step.kind !== "generate" && step.premise === premise);
    const bound = new Set(steps.slice(0, at).flatMap(boundBy));
    const later = steps.slice(at + 1).flatMap((step) => (step.kind === "generate" ? [] : [step.premise]));
    const others = later.flatMap((i): Js[] => {
      const t = present(conjecture.premises[i], "TestWriter.unsure");
      const isBound = [...freeVars(t).keys()].every((x) => bound.has(this.places.get(x) ?? -1));
      return isBound ? [js.same(this.evaluate(premiseRoot(i), t), false)] : [];
    });
    const [first, ...rest] = others;
    if (first === undefined) return unsettled(answer);
    return [
      js.when(
        rest.reduce<Js>((a, b) => js.op(a, "||", b), first),
        [discard],
        unsettled(answer),
      ),
    ];
  }

  conclusion(): Body {
    const { conjecture, doubts } = this.test;
    const r = this.driver.fresh("t");
    const values = conjecture.variables.map((_, i) => `x${i}`);
    const isFalse = js.differ(r, true);
    const isBad = doubts ? js.op(isFalse, "||", js.op("doubts", ">", 0)) : isFalse;
    return [
      js.increase("satisfied"),
      js.constant(r, this.evaluate(conclusionRoot, conjecture.conclusion)),
      js.when(js.op(isBad, "&&", js.call("hit", r, doubts ? "doubts" : 0, ...values)), [js.give(true)]),
    ];
  }

  /** A call that answers undefined when a limit was met. */
  private evaluate(name: string, t: Term): Js {
    const root = present(this.driver.root(name), `TestWriter.evaluate: no ${name}`);
    const args = [...freeVars(t).keys()].map((x) => `x${this.places.get(x) ?? 0}`);
    return js.call(this.test.guarded ? guardedCall(this.driver, root.name, args.length) : root.name, ...args);
  }

  solve(step: Extract<Step, { kind: "solve" }>, then: () => Body): Body {
    const v = this.driver.fresh("v");
    let place = 0;
    const same = (t: Term): Js => this.evaluate(partRoot(step.premise, place++), t);
    const matched = this.match(step.pattern, v, this.driver.idOf(step.value.type), same, then);
    return [
      js.constant(v, this.evaluate(valueRoot(step.premise), step.value)),
      js.when(isMissing(v), this.unsure(step.premise, v), matched),
    ];
  }

  private match(pattern: Pattern, value: Js, id: TypeId, same: (t: Term) => Js, then: () => Body): Body {
    switch (pattern.kind) {
      case "bind":
        return [js.set(`x${pattern.variable}`, value), ...then()];
      case "same": {
        const [r, w] = [this.driver.fresh("t"), this.driver.fresh("v")];
        const answer = js.choose(isMissing(w), w, this.driver.equal(id, value, w));
        return [js.constant(w, same(pattern.term)), js.constant(r, answer), decided(r, then())];
      }
      case "suc": {
        const v = this.driver.fresh("v");
        const inner = [js.constant(v, js.call("before", value)), ...this.match(pattern.arg, v, id, same, then)];
        return [js.when(js.op(value, ">", 0), inner, [discard])];
      }
      case "constructor":
        return this.matchConstructor(pattern, value, id, same, then);
    }
  }

  private matchConstructor(
    pattern: Extract<Pattern, { kind: "constructor" }>,
    value: Js,
    id: TypeId,
    same: (t: Term) => Js,
    then: () => Body,
  ): Body {
    const layout = this.driver.data(id);
    const index = layout.constructors.findIndex((c) => c.constant === pattern.constant);
    const c = layout.constructors[index];
    check(c !== undefined, "TestWriter.matchConstructor: no such constructor");
    const go = (i: number): Body => {
      const arg = pattern.args[i];
      return arg === undefined ? then() : this.match(arg, js.member(value, slotOf(c, i)), c.fields[i] ?? 0, same, () => go(i + 1));
    };
    return [js.when(this.driver.isMadeBy(id, index, value), go(0), [discard])];
  }
}

const discard = js.increase("discarded");

const unsettled = (answer: string): Body => [js.run(js.call("unsure", answer))];

/** Goes on where an answer is true, discards the test where it is false. */
function decided(answer: string, then: Body, unsure: Body = unsettled(answer)): Statement {
  const otherwise = js.when(js.same(answer, false), [discard], unsure);
  return js.when(js.same(answer, true), then, [otherwise]);
}

/** No value, or a limit was met. */
export const isMissing = (value: string): Js => js.op(js.same(value, "S"), "||", js.same(value, "undefined"));

/** A function of the program that answers undefined when a limit is met. */
export function guardedCall(driver: Driver, name: string, arity: number): string {
  const params = Array.from({ length: arity }, (_, i) => `a${i}`);
  const guard = `q_${name}`;
  const body = js.attempt([js.give(js.call(name, ...params))], "e", [js.give(js.call("trouble", "e"))]);
  return driver.define(guard, () => [js.func(guard, params, [body])]);
}
