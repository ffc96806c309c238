/** Writes the tests of a test program: premises, equations solved by matching, the conclusion. Shared by exhaustive and random testing. */
import { present } from "../base/index.ts";
import { type Body, type Js, js, type Statement } from "../javascript/index.ts";
import type { Conjecture, Free, Term } from "../logic/index.ts";
import { boundBy, comparedTerms, type TestStep, variablesOf } from "../plans/index.ts";
import type { RootTerm } from "../program/index.ts";
import type { Driver } from "./driver.ts";
import { type MatchSite, writeMatch } from "./match-text.ts";

/** A conjecture with the order of its test. */
export interface TestText {
  readonly conjecture: Conjecture;
  readonly steps: readonly TestStep[];
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

type Match = Extract<TestStep, { kind: "match" }>;

/** The place of the premise that a step is for. */
function premiseOf({ premises }: Conjecture, { goal }: Exclude<TestStep, { kind: "generate" }>): number {
  return premises.indexOf(goal.term);
}

/** The terms that the test program evaluates, each as a function of its free variables. */
export function testRoots(conjecture: Conjecture, steps: readonly TestStep[]): RootTerm[] {
  const root = (name: string, body: Term): RootTerm => ({ name, params: variablesOf(body), body });
  const solved = steps.flatMap((step) => {
    if (step.kind !== "match") return [];
    const i = premiseOf(conjecture, step);
    return [root(valueRoot(i), step.value), ...comparedTerms(conjecture.theory, step.pattern).map((t, n) => root(partRoot(i, n), t))];
  });
  return [...conjecture.premises.map((p, i) => root(premiseRoot(i), p)), root(conclusionRoot, conjecture.conclusion), ...solved];
}

/** The names of the variables that have values before a step. */
function boundBefore(steps: readonly TestStep[], at: number): ReadonlySet<string> {
  return new Set(steps.slice(0, at).flatMap((step) => boundBy(step).map((x) => x.name)));
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

  /** The variable of the test program for one of the conjecture. */
  name(x: Free): string {
    return `x${present(this.places.get(x.name), "TestWriter.name")}`;
  }

  premise(step: Extract<TestStep, { kind: "test" }>, then: () => Body): Body {
    const i = premiseOf(this.test.conjecture, step);
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
    const at = this.placeOf(premise);
    const bound = boundBefore(steps, at);
    const later = steps.slice(at + 1).flatMap((step) => (step.kind === "generate" ? [] : [premiseOf(conjecture, step)]));
    const others = later.flatMap((i): Js[] => {
      const t = present(conjecture.premises[i], "TestWriter.unsure");
      const isBound = variablesOf(t).every((x) => bound.has(x.name));
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
    const args = variablesOf(t).map((x) => this.name(x));
    return js.call(this.test.guarded ? guardedCall(this.driver, root.name, args.length) : root.name, ...args);
  }

  /** Where a premise is tested or solved. */
  private placeOf(premise: number): number {
    const { conjecture, steps } = this.test;
    return steps.findIndex((step) => step.kind !== "generate" && premiseOf(conjecture, step) === premise);
  }

  solve(step: Match, then: () => Body): Body {
    const premise = premiseOf(this.test.conjecture, step);
    const v = this.driver.fresh("v");
    const matched = writeMatch(this.matchSite(premise, step), step.pattern, v, then);
    return [js.constant(v, this.evaluate(valueRoot(premise), step.value)), js.when(isMissing(v), this.unsure(premise, v), matched)];
  }

  private matchSite(premise: number, step: Match): MatchSite {
    const { conjecture, steps } = this.test;
    const bound = new Set(boundBefore(steps, this.placeOf(premise)));
    const parts = comparedTerms(conjecture.theory, step.pattern);
    return {
      driver: this.driver,
      failed: [discard],
      valueOf: (x) => (bound.has(x.name) ? this.name(x) : undefined),
      bind: (x, value, then) => {
        bound.add(x.name);
        return [js.set(this.name(x), value), ...then()];
      },
      same: (t, value, then) => {
        const id = this.driver.idOf(t.type);
        const r = this.driver.fresh("t");
        if (t.kind === "free") return [js.constant(r, this.driver.equal(id, value, this.name(t))), decided(r, then())];
        const w = this.driver.fresh("v");
        const answer = js.choose(isMissing(w), w, this.driver.equal(id, value, w));
        return [js.constant(w, this.evaluate(partRoot(premise, parts.indexOf(t)), t)), js.constant(r, answer), decided(r, then())];
      },
    };
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
