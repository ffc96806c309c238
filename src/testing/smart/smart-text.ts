/** Writes the test program: premises as a dataflow of enumerators, remaining variables by cells, the conclusion tested. */
import { type Body, type Js, js, type Statement } from "../../javascript/index.ts";
import type { Conjecture, Free } from "../../logic/index.ts";
import { generatedBy, type Step } from "../../plans/index.ts";
import type { TestProgram } from "../compile.ts";
import { type Driver, goOn, searchFunction } from "../driver.ts";
import { CellLoops, declarations } from "../exhaustive/cell-loops.ts";
import type { Dataflow } from "./dataflow.ts";
import { enumeratorCode } from "./enumerator-text.ts";
import { type Setting, StepWriter } from "./step-writer.ts";
import { isDecided } from "./term-table.ts";

/** What is to be tested, in the order of the plan. */
export interface SmartTest {
  readonly conjecture: Conjecture;
  readonly steps: readonly Step[];
  /** The conclusion can be executed; otherwise `denial` refutes it. */
  readonly isExecutable: boolean;
  readonly denial: readonly Step[];
  /** Values that come again are counted. */
  readonly isCounted: boolean;
  /** These variables have the values that `give` gives them. */
  readonly given: readonly Free[];
}

/** The test program. */
export function smartText(driver: Driver, flow: Dataflow, test: SmartTest): TestProgram {
  return new SmartWriter(driver, flow, test).write();
}

class SmartWriter {
  private readonly driver: Driver;
  private readonly flow: Dataflow;
  private readonly test: SmartTest;
  private readonly loops: CellLoops;
  /** The names of the conjecture's variables. */
  private readonly places: ReadonlyMap<string, string>;

  constructor(driver: Driver, flow: Dataflow, test: SmartTest) {
    this.driver = driver;
    this.flow = flow;
    this.test = test;
    this.loops = new CellLoops(driver);
    this.places = new Map(test.conjecture.variables.map((x, i) => [x.name, `x${i}`]));
  }

  write(): TestProgram {
    const writer = new StepWriter(this.driver, this.flow, this.setting([js.increase("discarded")]), (x) => this.nameOf(x));
    for (const x of this.test.given) writer.names.set(x.name, this.nameOf(x));
    const body = writer.steps(this.test.steps, 0, () => this.conclusion(writer));
    const enumerators = enumeratorCode(this.driver, this.flow);
    const start = [
      js.set("size", "k"),
      js.set("depth", "d"),
      js.set("numbers", "n"),
      js.set("isLean", js.op("m", ">", 0)),
      js.set("left", js.choose("isLean", "m", noLimit)),
      ...this.loops.made,
      ...body,
    ];
    const code = [
      ...["size", "depth", "numbers"].map((name) => js.variable(name, 0)),
      js.variable("isLean", false),
      ...declarations([...this.places.values(), ...this.loops.declared]),
      ...this.driver.code,
      ...enumerators,
      searchFunction("start", ["k", "d", "n", "m"], start),
      this.giving(),
    ];
    const asked = [...(this.driver.isDrawn ? ["runTests", "setEagerness"] : []), "give"];
    return { code, exports: ["start", "bind", "counts", "bindSmart", "isShallow", "repetitions", ...asked] };
  }

  /** Lets variables have values from outside. */
  private giving(): Statement {
    const places = this.test.given.map((x) => this.nameOf(x));
    return js.func(
      "give",
      places.map((x) => `new_${x}`),
      places.map((x) => js.set(x, `new_${x}`)),
    );
  }

  private nameOf(x: Free): string {
    const own = this.places.get(x.name);
    if (own !== undefined) return own;
    const name = this.driver.fresh("z");
    this.loops.declared.push(name);
    return name;
  }

  private setting(failed: Body): Setting {
    return {
      flavour: "some",
      depth: "depth",
      bound: "size",
      outer: js.op("depth", "+", 1),
      failed,
      unsure: (v) => [js.run(js.call("unsure", v))],
      bind: (x, value) => (this.isFlat ? js.constant(x, value) : js.set(x, value)),
      cells: this.passing(),
      generate: (x, name, then) => this.loops.each(name, this.driver.idOf(x.type), then),
    };
  }

  /** Variables generated after the last enumerator: tables keep values, so that before it nothing may change in place. */
  private passing(): ReadonlySet<string> {
    const { steps, isExecutable } = this.test;
    if (!isExecutable || this.driver.isDrawn || this.driver.names.size > 0) return new Set();
    const last = steps.findLastIndex((step) => step.kind === "call" || (step.kind === "test" && isDecided(step.goal)));
    return generatedBy(steps.slice(last + 1));
  }

  /** All stands in one function, so that variables which enumerators bind may be its own. */
  private get isFlat(): boolean {
    const passing = this.passing();
    return this.test.steps.every(
      (step) =>
        step.kind !== "generate" || !passing.has(step.variable.name) || !this.loops.needsFunction(this.driver.idOf(step.variable.type)),
    );
  }

  private conclusion(writer: StepWriter): Body {
    const { conjecture, isExecutable, denial, isCounted } = this.test;
    const values = conjecture.variables.map((_, i) => `x${i}`);
    const hit = (answer: Js): Statement => goOn("hit", answer, 0, ...values);
    const satisfied = [js.increase("satisfied"), ...(isCounted ? [js.run(js.call("note", ...values))] : [])];
    if (isExecutable) {
      const r = this.driver.fresh("t");
      return [...satisfied, js.constant(r, writer.rootCall(conjecture.conclusion)), js.when(js.differ(r, true), [hit(r)])];
    }
    const setting: Setting = { ...this.setting([]), flavour: "all", unsure: () => [hit("undefined")] };
    const inner = new StepWriter(this.driver, this.flow, setting, (x) => this.nameOf(x));
    for (const [name, place] of this.places) inner.names.set(name, place);
    // Where not all ways to refute it were tried, it is not known whether one of them does.
    const before = this.driver.fresh("b");
    const tried = [js.constant(before, "cut"), js.set("cut", false), ...inner.steps(denial, 0, () => [hit(false)])];
    return [...satisfied, ...tried, js.when("cut", [hit("undefined")]), js.set("cut", before)];
  }
}

/** The size of derivations where it has no limit. */
const noLimit = 1e9;
