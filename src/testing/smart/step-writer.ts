/** Writes the steps of a plan as nested JavaScript: every text falls through when all solutions are tried, and returns true to end the search. */
import { check, present } from "../../base/index.ts";
import { charT, destChar, type Free, natT, sameTerm, type Term } from "../../logic/index.ts";
import { destConstructor, type Limit, type Step } from "../../predicates/index.ts";
import { type Driver, slotOf } from "../driver.ts";
import { arrayOf } from "../value-text.ts";
import { type Dataflow, enumeratorName, type Flavour } from "./dataflow.ts";
import { chargedStreamOf, streamOf } from "./stream-text.ts";
import { isDecided, isWritten, listOf } from "./term-table.ts";

/** Where the text stands. */
export interface Setting {
  readonly flavour: Flavour;
  /** The text of the depth for calls. */
  readonly depth: string;
  /** The text of the bound for generated values. */
  readonly bound: string;
  /** The depth for predicates that stand for their clauses. */
  readonly outer: string;
  /** What is done about a value that is missing: a statement. */
  unsure(value: string): string;
  /** What is done when a test fails: a statement. */
  readonly failed: string;
  /** How a variable gets its value: a declaration, or an assignment to a variable declared elsewhere. */
  bind(name: string, value: string): string;
  /** Variables whose values nothing keeps, so that they may be changed in place. */
  readonly cells?: ReadonlySet<string>;
  /** Runs through the values of such a variable. */
  generate?(variable: Free, name: string, then: () => string): string;
}

export class StepWriter {
  private readonly driver: Driver;
  private readonly flow: Dataflow;
  private readonly setting: Setting;
  /** Names of the variables bound so far. */
  readonly names: Map<string, string>;
  private readonly nameOf: (x: Free) => string;
  /** Values that were taken apart: they are used again where the same term is to be built. */
  private readonly matched: { readonly pattern: Term; readonly value: string }[] = [];

  constructor(driver: Driver, flow: Dataflow, setting: Setting, nameOf: (x: Free) => string) {
    this.driver = driver;
    this.flow = flow;
    this.setting = setting;
    this.nameOf = nameOf;
    this.names = new Map();
  }

  steps(steps: readonly Step[], at: number, then: () => string): string {
    const step = steps[at];
    return step === undefined ? then() : this.step(step, () => this.steps(steps, at + 1, then));
  }

  private step(step: Step, then: () => string): string {
    switch (step.kind) {
      case "test":
        return this.test(step, then);
      case "match":
        return this.value(step.value, (v) => this.named(v, (name) => this.match(step.pattern, name, then)));
      case "call":
        return this.call(step, then);
      case "each":
        return this.each(step, then);
      case "range":
        return this.range(step, then);
      case "points":
        return this.points(step, then);
      case "generate":
        return this.generate(step.variable, then);
    }
  }

  /** The places where a function was changed come first; those that are left matter when its result there matches. */
  private points({ variable, function: f, result }: Extract<Step, { kind: "points" }>, then: () => string): string {
    const id = this.driver.idOf(variable.type);
    const [e, p, c, open] = ["e", "p", "c", "b"].map((hint) => this.driver.fresh(hint));
    this.driver.define("pointsOf", () => pointsText);
    const matches = this.match(result, `${c}`, () => `${open} = true;`);
    const others = `${this.driver.isFull(id) ? "" : this.incomplete()} ${p}.add(${arrayOf(this.driver, id)}(${this.shapeBound(id)}));`;
    return this.value(
      f,
      (text) => `const ${p} = pointsOf(${text}); let ${open} = ${p}.rest === undefined;
if (!${open}) { const ${c} = ${p}.rest(); if (${c} === S || ${c} === undefined) ${open} = true; else { ${matches} } }
if (${open}) { ${others} }
for (const ${e} of ${p}.keys) { if (--fuel < 0) tick(); ${this.bound(variable, `${e}`, then)} }`,
    );
  }

  private shapeBound(id: number): string {
    return this.driver.type(id).shape.kind === "number" ? this.numberBound() : this.setting.bound;
  }

  private test({ goal }: Extract<Step, { kind: "test" }>, then: () => string): string {
    const r = this.driver.fresh("t");
    const decide = (call: string, wanted: boolean): string =>
      `${isDecided(goal) ? "if (--fuel < 0) tick(); " : ""}const ${r} = ${call};
if (${r} === ${wanted}) { ${then()} } else if (${r} === ${!wanted}) { ${this.setting.failed} } else { ${this.setting.unsure(r)} }`;
    if (!isDecided(goal)) return decide(this.rootCall(goal.term), true);
    if (this.flow.isCalled(goal, this.setting.flavour))
      return this.call({ kind: "call", predicate: goal.predicate, mode: "i".repeat(goal.args.length), args: goal.args }, then);
    // Inside tables a positive goal belongs to the same fixed point; a negated one, or one outside, is decided first.
    if (goal.kind === "holds" && this.setting.flavour === "all")
      return this.values(
        goal.args,
        (args) => `if (q${goal.predicate.id}_${"i".repeat(args.length)}(${[...args, "yes"].join(", ")})) { ${then()} }`,
      );
    return this.values(goal.args, (args) => decide(`d${goal.predicate.id}(${args.join(", ")})`, goal.kind === "holds"));
  }

  /** Evaluates a term to something that is not missing. */
  value(t: Term, then: (text: string) => string): string {
    if (t.kind === "free") return then(present(this.names.get(t.name), `StepWriter.value: ${t.name} has no value`));
    const matched = this.matched.find((one) => sameTerm(one.pattern, t));
    if (matched !== undefined) return then(matched.value);
    const made = isWritten(t) ? destConstructor(this.flow.terms.theory, t) : null;
    if (made !== null) return this.values(made.args, (args) => then(this.made(t, made.name, args)));
    const v = this.driver.fresh("v");
    return `const ${v} = ${this.rootCall(t)}; if (${v} === S || ${v} === undefined) { ${this.setting.unsure(v)} } else { ${then(v)} }`;
  }

  values(ts: readonly Term[], then: (texts: readonly string[]) => string, done: readonly string[] = []): string {
    const t = ts[done.length];
    return t === undefined ? then(done) : this.value(t, (text) => this.values(ts, then, [...done, text]));
  }

  /** A call that evaluates a term whose variables are known; undefined when a limit was met. */
  rootCall(t: Term): string {
    const { name, args } = this.flow.terms.root(t);
    const root = present(this.driver.root(name), `StepWriter: no root ${name}`);
    const params = args.map((_, i) => `a${i}`).join(", ");
    const guard = `g_${root.name}`;
    this.driver.define(
      guard,
      () => `function ${guard}(${params}) { try { return ${root.name}(${params}); } catch (e) { return trouble(e); } }`,
    );
    return `${guard}(${args.map((x) => present(this.names.get(x.name), `StepWriter: ${x.name} has no value`)).join(", ")})`;
  }

  private made(t: Term, name: string, args: readonly string[]): string {
    const id = this.driver.idOf(t.type);
    const { shape } = this.driver.type(id);
    if (shape.kind === "bool") return name.endsWith("True") ? "true" : "false";
    if (shape.kind === "enum") return String(shape.constructors.indexOf(name));
    const index = this.driver.data(id).constructors.findIndex((c) => c.constant === name);
    return this.driver.construct(id, index, args);
  }

  match(pattern: Term, value: string, then: () => string): string {
    if (pattern.kind === "free") {
      const known = this.names.get(pattern.name);
      if (known !== undefined) return this.same(pattern, value, known, then);
      return this.bound(pattern, value, then);
    }
    const made = destConstructor(this.flow.terms.theory, pattern);
    if (made === null) return this.value(pattern, (other) => this.same(pattern, value, other, then));
    if (pattern.type === natT) {
      const [before] = made.args;
      if (before === undefined) return `if (${value} === 0) { ${then()} } else { ${this.setting.failed} }`;
      const v = this.driver.fresh("v");
      this.driver.define("before", () => beforeText);
      return `if (${value} > 0) { const ${v} = before(${value}); ${this.match(before, v, then)} } else { ${this.setting.failed} }`;
    }
    const code = destChar(pattern);
    if (code !== null) return `if (${value} === ${code}) { ${then()} } else { ${this.setting.failed} }`;
    if (pattern.type === charT) return this.matchBits(made.args, value, then);
    const id = this.driver.idOf(pattern.type);
    const { shape } = this.driver.type(id);
    if (shape.kind !== "data")
      return `if (${value} === ${this.made(pattern, made.name, [])}) { ${then()} } else { ${this.setting.failed} }`;
    const index = shape.constructors.findIndex((c) => c.constant === made.name);
    const layout = shape.constructors[index];
    check(layout !== undefined, "StepWriter.match: no such constructor");
    const fields = (i: number): string => {
      const arg = made.args[i];
      if (arg !== undefined) return this.match(arg, `${value}.${slotOf(layout, i)}`, () => fields(i + 1));
      this.matched.push({ pattern, value });
      const text = then();
      this.matched.pop();
      return text;
    };
    return `if (${this.driver.isMadeBy(id, index, value)}) { ${fields(0)} } else { ${this.setting.failed} }`;
  }

  /** A character is its code, and its constructor takes the bits of it. */
  private matchBits(bits: readonly Term[], code: string, then: () => string, at = 0): string {
    const bit = bits[at];
    if (bit === undefined) return then();
    return this.named(`((${code} >> ${at}) & 1) === 1`, (value) => this.match(bit, value, () => this.matchBits(bits, code, then, at + 1)));
  }

  /** A text that is evaluated once. */
  private named(text: string, then: (name: string) => string): string {
    if (/^\w+$/.test(text)) return then(text);
    const v = this.driver.fresh("v");
    return `const ${v} = ${text}; ${then(v)}`;
  }

  private bound(x: Free, value: string, then: () => string): string {
    const name = this.nameOf(x);
    this.names.set(x.name, name);
    const text = `${this.setting.bind(name, value)} ${then()}`;
    this.names.delete(x.name);
    return text;
  }

  private same(t: Term, value: string, other: string, then: () => string): string {
    const r = this.driver.fresh("t");
    return `const ${r} = ${this.driver.equal(this.driver.idOf(t.type), value, other)}; if (${r} === true) { ${then()} } else if (${r} === false) { ${this.setting.failed} } else { ${this.setting.unsure(r)} }`;
  }

  /** Goes on when each value matches its pattern. */
  matchAll(patterns: readonly Term[], values: readonly string[], at: number, then: () => string): string {
    const p = patterns[at];
    return p === undefined ? then() : this.match(p, values[at] ?? "null", () => this.matchAll(patterns, values, at + 1, then));
  }

  private call(step: Extract<Step, { kind: "call" }>, then: () => string): string {
    const flavour = this.flow.flavourOf(step, this.setting.flavour);
    const name = enumeratorName({ predicate: step.predicate, mode: step.mode, clauses: [], generates: false }, flavour);
    const inputs = step.args.filter((_, i) => step.mode[i] === "i");
    const outputs = step.args.filter((_, i) => step.mode[i] !== "i");
    const params = outputs.map(() => this.driver.fresh("o"));
    return this.values(inputs, (texts) => {
      const body = this.matchAll(outputs, params, 0, then);
      const args = [
        ...(flavour === "some" ? [this.flow.keepsDepth(step) ? this.setting.outer : this.setting.depth] : []),
        ...texts,
        `(${params.join(", ")}) => { ${body} return false; }`,
      ];
      const isOuter = flavour === "all" && this.setting.flavour === "some";
      const before = isOuter && this.flow.mayGrow(this.flow.planOf(step)) ? `breadth = breadthAt(${this.setting.depth}); ` : "";
      const after = isOuter ? " if (cut) { cut = false; shallow = true; }" : "";
      return `${before}if (${name}(${args.join(", ")})) return true;${after}`;
    });
  }

  private each(step: Extract<Step, { kind: "each" }>, then: () => string): string {
    const list = listOf(step.set);
    const e = this.driver.fresh("e");
    if (list !== null) {
      const layout = this.driver.data(this.driver.idOf(list.type));
      const cons = present(layout.constructors[1 - layout.nullary], "StepWriter.each: not a list");
      return this.value(
        list,
        (xs) =>
          `for (let ${e} = ${xs}; ${e} !== null; ${e} = ${e}.${slotOf(cons, 1)}) { ${this.match(step.pattern, `${e}.${slotOf(cons, 0)}`, then)} }`,
      );
    }
    const id = this.driver.idOf(step.set.type);
    return this.value(step.set, (set) => {
      const all = this.driver.fresh("s");
      return `const ${all} = elements(${id}, ${set}); if (${all} === null) { ${this.setting.unsure("undefined")} } else for (const ${e} of ${all}) { ${this.match(step.pattern, e, then)} }`;
    });
  }

  private range(step: Extract<Step, { kind: "range" }>, then: () => string): string {
    const { variable, from, to } = step;
    const isNat = variable.type === natT;
    const i = this.driver.fresh("i");
    const limit = (l: Limit | null, use: (text: string | null) => string): string =>
      l === null ? use(null) : this.value(l.term, (text) => use(l.offset === 0 ? text : `(Number(${text}) + ${l.offset})`));
    const bound = this.numberBound();
    return limit(from, (low) =>
      limit(to, (high) => {
        const first = low === null ? (isNat ? "0" : `1 - ${bound}`) : isNat ? `Math.max(0, Number(${low}))` : `Number(${low})`;
        const last = high === null ? `${bound} - 1` : `Number(${high})`;
        const open = high === null || (low === null && !isNat) ? this.incomplete() : "";
        const f = this.driver.fresh("f");
        const isOpen = open !== "" || high === null;
        const end = isOpen ? this.affordable(last, `${f} + left`) : last;
        const body = this.bound(variable, i, then);
        const l = this.driver.fresh("l");
        const loop = `for (let ${i} = ${f}, ${l} = ${end}; ${i} <= ${l}; ${i}++) { if (--fuel < 0) tick(); ${isOpen ? this.charged(`${i} - ${f}`, body) : body} }`;
        // Numbers that are not exact cannot be counted up from.
        const guarded =
          low === null ? loop : `if (!(Math.abs(${f}) < 9007199254740991)) { ${this.setting.unsure("undefined")} } else ${loop}`;
        return `${open} const ${f} = ${first}; ${guarded}`;
      }),
    );
  }

  /** Generated values count for the size of a derivation. */
  private get isCharged(): boolean {
    return this.setting.flavour === "some" && this.flow.isBranching;
  }

  private charged(cost: string, body: string): string {
    if (!this.isCharged) return body;
    const c = this.driver.fresh("c");
    return `const ${c} = ${cost}; left -= ${c}; ${body} left += ${c};`;
  }

  private affordable(last: string, most: string): string {
    return this.isCharged ? `Math.min(${last}, ${most})` : last;
  }

  /** Not all values are tried from here on. */
  private incomplete(): string {
    return this.setting.flavour === "all" ? "cut = true;" : "";
  }

  private bounded(): string {
    return this.setting.bound;
  }

  /** Numbers may have a bound of their own. */
  private numberBound(): string {
    return this.setting.flavour === "all" ? this.setting.bound : `(numbers || ${this.setting.bound})`;
  }

  private generate(variable: Free, then: () => string): string {
    if (this.setting.cells?.has(variable.name) === true && this.setting.generate !== undefined) {
      const name = this.nameOf(variable);
      this.names.set(variable.name, name);
      const text = this.setting.generate(variable, name, then);
      this.names.delete(variable.name);
      return text;
    }
    const id = this.driver.idOf(variable.type);
    const { shape } = this.driver.type(id);
    const bound = shape.kind === "number" ? this.numberBound() : this.bounded();
    const isFull = this.driver.isFull(id);
    const y = this.driver.fresh("y");
    const open = isFull ? "" : this.incomplete();
    if (shape.kind === "number") {
      const i = this.driver.fresh("i");
      const [count, value] = shape.sort === "nat" ? [bound, i] : [`2 * ${bound} - 1`, `(${i} % 2 === 0 ? 0 - ${i} / 2 : (${i} + 1) / 2)`];
      return `${open} const ${y} = ${this.affordable(count, "left + 1")}; if ((fuel -= ${y}) < 0) tick(); for (let ${i} = 0; ${i} < ${y}; ${i}++) { ${this.charged(i, this.bound(variable, value, then))} }`;
    }
    if (shape.kind === "data" && !isFull) {
      const inner = this.bound(variable, y, then);
      const stream = streamOf(this.driver, id);
      const source = this.isCharged ? `(isLean ? ${chargedStreamOf(this.driver, id)} : ${stream})` : stream;
      return `${open} if (${source}(${bound}, (${y}) => { if (--fuel < 0) tick(); ${inner} return false; })) return true;`;
    }
    return `${open} for (const ${y} of ${arrayOf(this.driver, id)}(${isFull || !this.isCharged ? bound : `isLean ? Math.min(${bound}, left, 3) : ${bound}`})) { if (--fuel < 0) tick(); ${this.bound(variable, y, then)} }`;
  }
}

const beforeText = `function before(n) {
if (typeof n === "number") return n - 1;
return n - 1n <= 9007199254740991n ? Number(n - 1n) : n - 1n; }`;

/** The points of a function, each once, and its result at all others (undefined when that is not the same everywhere). */
const pointsText = `function pointsOf(f) {
const keys = [], seen = new Set(); let rest = f;
const put = (x) => { const key = keyOf(x); if (!seen.has(key)) { seen.add(key); keys.push(x); } };
for (; rest.points !== undefined; rest = rest.base) for (const [x] of rest.points) put(x);
return { keys, rest: rest.constant, add: (all) => { for (const x of all) put(x); } }; }`;
