/** Writes the test program: premises as a dataflow of enumerators, remaining variables by cells, the conclusion tested. */
import type { Conjecture, Free } from "../../logic/index.ts";
import type { Step } from "../../predicates/index.ts";
import type { Driver } from "../driver.ts";
import { CellWriter, cellPrelude, goOn, type Scope } from "../exhaustive/cells.ts";
import { testPrelude } from "../test-text.ts";
import type { Dataflow } from "./dataflow.ts";
import { enumeratorText } from "./enumerator-text.ts";
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
}

/** Counts values that came before in the same run; not more than so many are kept. */
const repetitionText = `const seen = new Set(); let repeated = 0;
function note(...values) { if (seen.size >= 100000) return; const key = keyOf(values); if (seen.has(key)) repeated++; else seen.add(key); }
function repetitions() { const n = repeated; repeated = 0; seen.clear(); return n; }`;

/** The text and the names it hands out. */
export function smartText(driver: Driver, flow: Dataflow, test: SmartTest): { readonly text: string; readonly exports: readonly string[] } {
  return new SmartWriter(driver, flow, test).write();
}

class SmartWriter {
  private readonly driver: Driver;
  private readonly flow: Dataflow;
  private readonly test: SmartTest;
  private readonly cells: CellWriter;
  private readonly made: string[] = [];
  private readonly declared: string[] = [];
  private readonly scope: Scope = {
    hoist: (name, value) => {
      this.declared.push(name);
      this.made.push(`${name} = ${value};`);
    },
  };
  /** The names of the conjecture's variables. */
  private readonly places: ReadonlyMap<string, string>;

  constructor(driver: Driver, flow: Dataflow, test: SmartTest) {
    this.driver = driver;
    this.flow = flow;
    this.test = test;
    this.cells = new CellWriter(driver);
    this.places = new Map(test.conjecture.variables.map((x, i) => [x.name, `x${i}`]));
  }

  write(): { readonly text: string; readonly exports: readonly string[] } {
    const writer = new StepWriter(this.driver, this.flow, this.setting("discarded++;"), (x) => this.nameOf(x));
    const body = writer.steps(this.test.steps, 0, () => this.conclusion(writer));
    const enumerators = enumeratorText(this.driver, this.flow);
    const variables = [...this.places.values(), ...this.declared];
    const text = [
      "let size = 0, depth = 0, numbers = 0, isLean = false;",
      cellPrelude,
      testPrelude,
      ...(variables.length === 0 ? [] : [`let ${variables.join(", ")};`]),
      this.driver.text,
      enumerators,
      repetitionText,
      `function start(k, d, n, m) { size = k; depth = d; numbers = n; isLean = m > 0; left = isLean ? m : 1e9;\n${this.made.join("\n")}\n${body}\nreturn false; }`,
    ];
    return { text: text.join("\n"), exports: ["start", "bind", "counts", "bindSmart", "isShallow", "repetitions"] };
  }

  private nameOf(x: Free): string {
    const own = this.places.get(x.name);
    if (own !== undefined) return own;
    const name = this.driver.fresh("z");
    this.declared.push(name);
    return name;
  }

  private setting(failed: string): Setting {
    return {
      flavour: "some",
      depth: "depth",
      bound: "size",
      outer: "(depth + 1)",
      failed,
      unsure: (v) => `unsure(${v});`,
      bind: (x, value) => (this.isFlat ? `const ${x} = ${value};` : `${x} = ${value};`),
      cells: this.passing(),
      generate: (x, name, then) => this.generate(x, name, then),
    };
  }

  /** Variables generated after the last enumerator: tables keep values, so that before it nothing may change in place. */
  private passing(): ReadonlySet<string> {
    const { steps, isExecutable } = this.test;
    if (!isExecutable) return new Set();
    const last = steps.findLastIndex((step) => step.kind === "call" || (step.kind === "test" && isDecided(step.goal)));
    return new Set(steps.slice(last + 1).flatMap((step) => (step.kind === "generate" ? [step.variable.name] : [])));
  }

  /** All stands in one function, so that variables which enumerators bind may be its own. */
  private get isFlat(): boolean {
    const passing = this.passing();
    return this.test.steps.every(
      (step) =>
        step.kind !== "generate" || !passing.has(step.variable.name) || !this.cells.needsFunction(this.driver.idOf(step.variable.type)),
    );
  }

  private generate(x: Free, name: string, then: () => string): string {
    const type = this.driver.idOf(x.type);
    const place = { text: name, owner: null, key: name };
    if (!this.cells.needsFunction(type)) return this.cells.each(this.scope, place, type, "size", then);
    const rest = this.driver.fresh("n");
    this.driver.define(rest, () => `function ${rest}() { ${then()} return false; }`);
    return this.cells.each(this.scope, place, type, "size", () => goOn(rest));
  }

  private conclusion(writer: StepWriter): string {
    const { conjecture, isExecutable, denial, isCounted } = this.test;
    const values = conjecture.variables.map((_, i) => `x${i}`).join(", ");
    const hit = (answer: string): string => `if (hit(${[answer, "0", values].filter((part) => part !== "").join(", ")})) return true;`;
    const satisfied = isCounted ? `satisfied++; note(${values});` : "satisfied++;";
    if (isExecutable) {
      const r = this.driver.fresh("t");
      return `${satisfied} const ${r} = ${writer.rootCall(conjecture.conclusion)}; if (${r} !== true) ${hit(r)}`;
    }
    const setting: Setting = { ...this.setting(""), flavour: "all", unsure: () => hit("undefined") };
    const inner = new StepWriter(this.driver, this.flow, setting, (x) => this.nameOf(x));
    for (const [name, place] of this.places) inner.names.set(name, place);
    return `${satisfied} ${inner.steps(denial, 0, () => hit("false"))}`;
  }
}
