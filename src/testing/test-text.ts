/** Writes the tests of a test program: premises, equations solved by matching, the conclusion. Shared by exhaustive and random testing. */
import { check, present } from "../base/index.ts";
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

export class TestWriter {
  private readonly driver: Driver;
  private readonly test: TestText;
  private readonly places: ReadonlyMap<string, number>;

  constructor(driver: Driver, test: TestText) {
    this.driver = driver;
    this.test = test;
    this.places = new Map(test.conjecture.variables.map((x, i) => [x.name, i]));
  }

  premise(i: number, then: () => string): string {
    const t = present(this.test.conjecture.premises[i], "TestWriter.premise");
    const r = this.driver.fresh("t");
    const held = this.test.counted ? `held[${i}]++;` : "";
    const start = `const ${r} = ${this.evaluate(premiseRoot(i), t)};`;
    const isSure = this.driver.root(premiseRoot(i))?.signals !== true;
    if (isSure || !this.test.doubts)
      return `${start} if (${r} === true) { ${held} ${then()} } else if (${r} === false) discarded++; else unsure(${r});`;
    return `${start} if (${r} === false) discarded++; else { if (${r} !== true) doubts++; ${held}\n${then()} if (${r} !== true) doubts--; }`;
  }

  conclusion(): string {
    const { conjecture, doubts } = this.test;
    const r = this.driver.fresh("t");
    const values = conjecture.variables.map((_, i) => `x${i}`);
    const isBad = doubts ? `(${r} !== true || doubts > 0)` : `${r} !== true`;
    return `satisfied++; const ${r} = ${this.evaluate(conclusionRoot, conjecture.conclusion)};
if (${isBad} && hit(${[r, doubts ? "doubts" : "0", ...values].join(", ")})) return true;`;
  }

  /** A call that answers undefined when a limit was met. */
  private evaluate(name: string, t: Term): string {
    const root = present(this.driver.root(name), `TestWriter.evaluate: no ${name}`);
    const args = [...freeVars(t).keys()].map((x) => `x${this.places.get(x) ?? 0}`);
    if (!this.test.guarded) return `${root.name}(${args.join(", ")})`;
    const params = args.map((_, i) => `a${i}`).join(", ");
    const guard = `q_${root.name}`;
    this.driver.define(
      guard,
      () => `function ${guard}(${params}) { try { return ${root.name}(${params}); } catch (e) { return trouble(e); } }`,
    );
    return `${guard}(${args.join(", ")})`;
  }

  solve(step: Extract<Step, { kind: "solve" }>, then: () => string): string {
    const v = this.driver.fresh("v");
    let place = 0;
    const same = (t: Term): string => this.evaluate(partRoot(step.premise, place++), t);
    const matched = this.match(step.pattern, v, this.driver.idOf(step.value.type), same, then);
    return `const ${v} = ${this.evaluate(valueRoot(step.premise), step.value)};
if (${v} === S || ${v} === undefined) unsure(${v}); else { ${matched} }`;
  }

  private match(pattern: Pattern, value: string, id: TypeId, same: (t: Term) => string, then: () => string): string {
    switch (pattern.kind) {
      case "bind":
        return `x${pattern.variable} = ${value};\n${then()}`;
      case "same": {
        const r = this.driver.fresh("t");
        const w = this.driver.fresh("v");
        return `const ${w} = ${same(pattern.term)}; const ${r} = ${w} === S || ${w} === undefined ? ${w} : ${this.driver.equal(id, value, w)};
if (${r} === true) { ${then()} } else if (${r} === false) discarded++; else unsure(${r});`;
      }
      case "suc": {
        const v = this.driver.fresh("v");
        const before = this.driver.define("before", () => beforeText);
        return `if (${value} > 0) { const ${v} = ${before}(${value});\n${this.match(pattern.arg, v, id, same, then)} } else discarded++;`;
      }
      case "constructor":
        return this.matchConstructor(pattern, value, id, same, then);
    }
  }

  private matchConstructor(
    pattern: Extract<Pattern, { kind: "constructor" }>,
    value: string,
    id: TypeId,
    same: (t: Term) => string,
    then: () => string,
  ): string {
    const layout = this.driver.data(id);
    const index = layout.constructors.findIndex((c) => c.constant === pattern.constant);
    const c = layout.constructors[index];
    check(c !== undefined, "TestWriter.matchConstructor: no such constructor");
    const go = (i: number): string => {
      const arg = pattern.args[i];
      return arg === undefined ? then() : this.match(arg, `${value}.${slotOf(c, i)}`, c.fields[i] ?? 0, same, () => go(i + 1));
    };
    return `if (${this.driver.isMadeBy(id, index, value)}) { ${go(0)} } else discarded++;`;
  }
}

const beforeText = `function before(n) {
if (typeof n === "number") return n - 1;
return n - 1n <= 9007199254740991n ? Number(n - 1n) : n - 1n; }`;

/**
 * What the text of tests takes for granted. `hit(answer, doubts, values…)` is told of every conclusion that is not true and says whether to stop,
 * `unsure(answer)` of premises without a truth value, `trouble(error)` of evaluations that met a limit.
 */
export const testPrelude = `const held = []; let satisfied = 0, discarded = 0, doubts = 0, hit, unsure, trouble, makeSet;
function bind(h) { hit = h.hit; unsure = h.unsure; trouble = h.trouble; makeSet = h.makeSet; }
function counts() { return { satisfied, discarded, passed }; }`;
