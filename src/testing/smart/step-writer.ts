/** Writes the steps of a plan as nested JavaScript: all code falls through when all solutions are tried, and returns true to end the search. */
import { check, present } from "../../base/index.ts";
import { type Body, fieldName, type Js, js, type Statement } from "../../javascript/index.ts";
import { type Free, natT, sameTerm, type Term } from "../../logic/index.ts";
import { destConstructor, type Limit, listOf, type Step } from "../../plans/index.ts";
import { type Driver, goOn, integerAt, integersBelow, searching } from "../driver.ts";
import { type MatchSite, madeText, writeMatch } from "../match-text.ts";
import { RandomWriter } from "../random/random-values.ts";
import { guardedCall, isMissing } from "../test-text.ts";
import { arrayOf } from "../value-text.ts";
import { type Dataflow, enumeratorName, type Flavour } from "./dataflow.ts";
import { forwardBreadth } from "./limits.ts";
import { affordable, chargedStreamOf, kept, streamOf } from "./stream-text.ts";
import { isDecided, isWritten } from "./term-table.ts";

/** Where the code stands. */
export interface Setting {
  readonly flavour: Flavour;
  /** The depth for calls. */
  readonly depth: Js;
  /** The bound for generated values. */
  readonly bound: Js;
  /** The depth for predicates that stand for their clauses. */
  readonly outer: Js;
  /** What is done about a value that is missing. */
  unsure(value: Js): Body;
  /** What is done when a test fails. */
  readonly failed: Body;
  /** How a variable gets its value: a declaration, or an assignment to a variable declared elsewhere. */
  bind(name: string, value: Js): Statement;
  /** Variables whose values nothing keeps, so that they may be changed in place. */
  readonly cells?: ReadonlySet<string>;
  /** Runs through the values of such a variable. */
  generate?(variable: Free, name: string, then: () => Body): Body;
}

export class StepWriter implements MatchSite {
  readonly driver: Driver;
  private readonly flow: Dataflow;
  private readonly setting: Setting;
  /** Names of the variables bound so far. */
  readonly names: Map<string, Js>;
  private readonly nameOf: (x: Free) => string;
  /** Values that were taken apart: they are used again where the same term is to be built. */
  private readonly matched: { readonly pattern: Term; readonly value: Js }[] = [];

  constructor(driver: Driver, flow: Dataflow, setting: Setting, nameOf: (x: Free) => string) {
    this.driver = driver;
    this.flow = flow;
    this.setting = setting;
    this.nameOf = nameOf;
    this.names = new Map();
  }

  get failed(): Body {
    return this.setting.failed;
  }

  steps(steps: readonly Step[], at: number, then: () => Body): Body {
    const step = steps[at];
    return step === undefined ? then() : this.step(step, () => this.steps(steps, at + 1, then));
  }

  private step(step: Step, then: () => Body): Body {
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
  private points({ variable, function: f, result }: Extract<Step, { kind: "points" }>, then: () => Body): Body {
    const id = this.driver.idOf(variable.type);
    const fresh = (letter: string): string => this.driver.fresh(letter);
    const [e, p, c, open] = [fresh("e"), fresh("p"), fresh("c"), fresh("b")];
    const matches = this.match(result, c, () => [js.set(open, true)]);
    const bound = this.driver.type(id).shape.kind === "number" ? this.numberBound() : this.setting.bound;
    const others = js.run(js.method(p, "add", js.call(arrayOf(this.driver, id), bound)));
    const rest = js.member(p, "rest");
    return this.value(f, (fun) => [
      js.constant(p, js.call("distinctPoints", fun)),
      js.variable(open, js.same(rest, "undefined")),
      js.when(js.not(open), [js.constant(c, js.call(rest)), js.when(isMissing(c), [js.set(open, true)], matches)]),
      js.when(open, [...(this.driver.isFull(id) ? [] : this.incomplete()), others]),
      js.each(e, this.inOrder(js.member(p, "keys")), [js.guard, ...this.bind(variable, e, then)]),
    ]);
  }

  private test({ goal }: Extract<Step, { kind: "test" }>, then: () => Body): Body {
    const r = this.driver.fresh("t");
    const decide = (call: Js, wanted: boolean): Body => [
      ...(isDecided(goal) ? [js.guard] : []),
      js.constant(r, call),
      this.decided(r, wanted, then()),
    ];
    if (!isDecided(goal)) return decide(this.rootCall(goal.term), true);
    if (this.flow.isCalled(goal, this.setting.flavour))
      return this.call({ kind: "call", predicate: goal.predicate, mode: "i".repeat(goal.args.length), args: goal.args }, then);
    // Inside tables a positive goal belongs to the same fixed point; a negated one, or one outside, is decided first.
    if (goal.kind === "holds" && this.setting.flavour === "all")
      return this.values(goal.args, (args) => [
        js.when(js.call(`q${goal.predicate.id}_${"i".repeat(args.length)}`, ...args, "yes"), then()),
      ]);
    return this.values(goal.args, (args) => decide(js.call(`d${goal.predicate.id}`, ...args), goal.kind === "holds"));
  }

  /** Goes on where an answer is as wanted. */
  private decided(answer: string, wanted: boolean, then: Body): Statement {
    const otherwise = js.when(js.same(answer, !wanted), this.setting.failed, this.setting.unsure(answer));
    return js.when(js.same(answer, wanted), then, [otherwise]);
  }

  /** Evaluates a term to something that is not missing. */
  value(t: Term, then: (value: Js) => Body): Body {
    if (t.kind === "free") return then(this.nameOfBound(t));
    const matched = this.matched.find((one) => sameTerm(one.pattern, t));
    if (matched !== undefined) return then(matched.value);
    const made = isWritten(t) ? destConstructor(this.flow.terms.theory, t) : null;
    if (made !== null) return this.values(made.args, (args) => then(madeText(this.driver, t, made.name, args)));
    const v = this.driver.fresh("v");
    return [js.constant(v, this.rootCall(t)), js.when(isMissing(v), this.setting.unsure(v), then(v))];
  }

  valueOf(x: Free): Js | undefined {
    return this.names.get(x.name);
  }

  private nameOfBound(x: Free): Js {
    const name = this.valueOf(x);
    check(name !== undefined, `StepWriter: ${x.name} has no value`);
    return name;
  }

  values(ts: readonly Term[], then: (values: readonly Js[]) => Body, done: readonly Js[] = []): Body {
    const t = ts[done.length];
    return t === undefined ? then(done) : this.value(t, (value) => this.values(ts, then, [...done, value]));
  }

  /** A call that evaluates a term whose variables are known; undefined when a limit was met. */
  rootCall(t: Term): Js {
    const { name, args } = this.flow.terms.root(t);
    const root = present(this.driver.root(name), `StepWriter: no root ${name}`);
    return js.call(guardedCall(this.driver, root.name, args.length), ...args.map((x) => this.nameOfBound(x)));
  }

  match(pattern: Term, value: Js, then: () => Body): Body {
    return writeMatch(this, pattern, value, then);
  }

  takenApart(pattern: Term, value: Js, then: () => Body): Body {
    this.matched.push({ pattern, value });
    const body = then();
    this.matched.pop();
    return body;
  }

  /** Something that is evaluated once. */
  private named(value: Js, then: (name: Js) => Body): Body {
    if (value === null || typeof value !== "object") return then(value);
    const v = this.driver.fresh("v");
    return [js.constant(v, value), ...then(v)];
  }

  bind(x: Free, value: Js, then: () => Body): Body {
    const name = this.nameOf(x);
    this.names.set(x.name, name);
    const body = [this.setting.bind(name, value), ...then()];
    this.names.delete(x.name);
    return body;
  }

  same(t: Term, value: Js, then: () => Body): Body {
    return this.value(t, (other) => {
      const r = this.driver.fresh("t");
      return [js.constant(r, this.driver.equal(this.driver.idOf(t.type), value, other)), this.decided(r, true, then())];
    });
  }

  /** Goes on when each value matches its pattern. */
  matchAll(patterns: readonly Term[], values: readonly Js[], at: number, then: () => Body): Body {
    const p = patterns[at];
    return p === undefined ? then() : this.match(p, values[at] ?? null, () => this.matchAll(patterns, values, at + 1, then));
  }

  private call(step: Extract<Step, { kind: "call" }>, then: () => Body): Body {
    const flavour = this.flow.flavourOf(step, this.setting.flavour);
    const name = enumeratorName({ predicate: step.predicate, mode: step.mode, clauses: [], generates: false }, flavour);
    const inputs = step.args.filter((_, i) => step.mode[i] === "i");
    const outputs = step.args.filter((_, i) => step.mode[i] !== "i");
    const params = outputs.map(() => this.driver.fresh("o"));
    return this.values(inputs, (values) => {
      const found = searching(params, this.matchAll(outputs, params, 0, then));
      const depth = flavour === "some" ? [this.flow.keepsDepth(step) ? this.setting.outer : this.setting.depth] : [];
      const isOuter = flavour === "all" && this.setting.flavour === "some";
      const grows = isOuter && this.flow.mayGrow(this.flow.planOf(step));
      return [
        ...(grows ? [js.set("breadth", js.call("breadthAt", this.flow.isForward ? forwardBreadth : this.setting.depth))] : []),
        goOn(name, ...depth, ...values, found),
        ...(isOuter ? [js.when("cut", [js.set("cut", false), js.set("shallow", true)])] : []),
      ];
    });
  }

  private each(step: Extract<Step, { kind: "each" }>, then: () => Body): Body {
    const list = listOf(step.set);
    const e = this.driver.fresh("e");
    if (list !== null) {
      const layout = this.driver.data(this.driver.idOf(list.type));
      const cons = present(layout.constructors[1 - layout.nullary], "StepWriter.each: not a list");
      const [head, tail] = [js.member(e, fieldName(cons, 0)), js.member(e, fieldName(cons, 1))];
      const [all, y] = [this.driver.fresh("s"), this.driver.fresh("y")];
      const turn = this.isDrawn ? [js.run(js.method(all, "push", head))] : this.match(step.pattern, head, then);
      const loop = (xs: Js): Statement => js.loop(e, xs, js.differ(e, null), js.op(e, "=", tail), turn);
      if (!this.isDrawn) return this.value(list, (xs) => [loop(xs)]);
      const chosen = js.each(y, js.call("mixed", all), this.match(step.pattern, y, then));
      return this.value(list, (xs) => [js.constant(all, js.array([])), loop(xs), chosen]);
    }
    const id = this.driver.idOf(step.set.type);
    return this.value(step.set, (set) => {
      const all = this.driver.fresh("s");
      const loop = js.each(e, this.inOrder(all), this.match(step.pattern, e, then));
      return [js.constant(all, js.call("elements", id, set)), js.when(js.same(all, null), this.setting.unsure("undefined"), [loop])];
    });
  }

  private range(step: Extract<Step, { kind: "range" }>, then: () => Body): Body {
    const { variable, from, to } = step;
    const isNat = variable.type === natT;
    const i = this.driver.fresh("i");
    const limit = (l: Limit | null, use: (value: Js | undefined) => Body): Body =>
      l === null ? use(undefined) : this.value(l.term, (v) => use(l.offset === 0 ? v : js.op(js.call("Number", v), "+", l.offset)));
    const bound = this.numberBound();
    return limit(from, (low) =>
      limit(to, (high) => {
        const least = low === undefined ? undefined : js.call("Number", low);
        const first = least === undefined ? (isNat ? 0 : js.op(1, "-", bound)) : isNat ? js.method("Math", "max", 0, least) : least;
        const last = high === undefined ? js.op(bound, "-", 1) : js.call("Number", high);
        const open = high === undefined || (low === undefined && !isNat) ? this.incomplete() : [];
        const f = this.driver.fresh("f");
        const isOpen = open.length > 0 || high === undefined;
        const end = isOpen ? this.affordable(last, js.op(f, "+", "left")) : last;
        const body = this.bind(variable, i, then);
        const l = this.driver.fresh("l");
        const turn = [js.guard, ...(isOpen ? this.charged(js.op(i, "-", f), body) : body)];
        const loop = [js.constant(l, end), this.isDrawn ? this.someBetween(i, f, l, turn) : upTo(i, f, l, turn)];
        // Numbers that are not exact cannot be counted up from.
        const isExact = js.op(js.method("Math", "abs", f), "<", Number.MAX_SAFE_INTEGER);
        const guarded = low === undefined ? loop : [js.when(js.not(isExact), this.setting.unsure("undefined"), loop)];
        return [...open, js.constant(f, first), ...guarded];
      }),
    );
  }

  /** Values are tried in any order. */
  private get isDrawn(): boolean {
    return this.driver.isDrawn && this.setting.flavour === "some";
  }

  private inOrder(all: Js): Js {
    return this.isDrawn ? js.call("mixed", all) : all;
  }

  /** Some of the numbers from `f` to `l`. */
  private someBetween(i: string, f: string, l: string, turn: Body): Statement {
    const n = this.driver.fresh("n");
    const some = js.call("someBelow", js.op(js.op(l, "-", f), "+", 1));
    return js.each(n, some, [js.constant(i, js.op(f, "+", n)), ...turn]);
  }

  /** Generated values count for the size of a derivation. */
  private get isCharged(): boolean {
    return this.setting.flavour === "some" && this.flow.isBranching;
  }

  private charged(cost: Js, body: Body): Body {
    if (!this.isCharged) return body;
    const c = this.driver.fresh("c");
    return [js.constant(c, cost), js.run(js.op("left", "-=", c)), ...body, js.run(js.op("left", "+=", c))];
  }

  private affordable(last: Js, most: Js): Js {
    return this.isCharged ? js.method("Math", "min", last, most) : last;
  }

  /** Not all values are tried from here on. */
  private incomplete(): Body {
    return this.setting.flavour === "all" ? [js.set("cut", true)] : [];
  }

  /** Numbers may have a bound of their own. */
  private numberBound(): Js {
    return this.setting.flavour === "all" ? this.setting.bound : js.op("numbers", "||", this.setting.bound);
  }

  private generate(variable: Free, then: () => Body): Body {
    if (this.setting.cells?.has(variable.name) === true && this.setting.generate !== undefined) {
      const name = this.nameOf(variable);
      this.names.set(variable.name, name);
      const body = this.setting.generate(variable, name, then);
      this.names.delete(variable.name);
      return body;
    }
    const id = this.driver.idOf(variable.type);
    const { shape } = this.driver.type(id);
    const isFull = this.driver.isFull(id);
    const y = this.driver.fresh("y");
    const open = isFull ? [] : this.incomplete();
    if (shape.kind === "number") return [...open, ...this.numbers(variable, shape.sort === "nat", y, then)];
    const { bound } = this.setting;
    // States that computations start in differ in few places.
    if (this.isDrawn && this.flow.isForward && shape.kind === "function" && !isFull) {
      const a = this.driver.fresh("a");
      const picked = js.index(a, js.call("below", js.member(a, "length")));
      const turn = [js.guard, js.constant(y, picked), ...this.bind(variable, y, then)];
      return [
        js.constant(a, js.call(arrayOf(this.driver, id), js.method("Math", "min", bound, kept))),
        js.count(this.driver.fresh("n"), drawnValues, turn),
      ];
    }
    if (this.isDrawn && !isFull) {
      const value = new RandomWriter(this.driver).value(id, bound, bound);
      const [n, body] = [this.driver.fresh("n"), this.bind(variable, y, then)];
      return [js.count(n, drawnValues, [js.guard, js.constant(y, value), ...body])];
    }
    if (shape.kind === "data" && !isFull) {
      const inner = searching([y], [js.guard, ...this.bind(variable, y, then)]);
      const stream = streamOf(this.driver, id);
      const source = this.isCharged ? js.choose("isLean", chargedStreamOf(this.driver, id), stream) : stream;
      return [...open, goOn(source, bound, inner)];
    }
    const within = isFull || !this.isCharged ? bound : js.choose("isLean", affordable(bound), bound);
    const all = js.call(arrayOf(this.driver, id), within);
    if (this.flow.isForward && !isFull) return [...open, ...this.priced(variable, all, then)];
    return [...open, js.each(y, this.inOrder(all), [js.guard, ...this.bind(variable, y, then)])];
  }

  /** Functions and sets from an array: the later they come, the more they count for the size, by binary digits. */
  private priced(variable: Free, all: Js, then: () => Body): Body {
    const [a, i] = [this.driver.fresh("a"), this.driver.fresh("i")];
    const count = js.method("Math", "min", js.member(a, "length"), js.op(1, "<<", js.method("Math", "min", "left", 20)));
    const cost = js.op(32, "-", js.method("Math", "clz32", i));
    return [js.constant(a, all), js.count(i, count, [js.guard, ...this.charged(cost, this.bind(variable, js.index(a, i), then))])];
  }

  private numbers(variable: Free, isNat: boolean, y: string, then: () => Body): Body {
    const i = this.driver.fresh("i");
    const bound = this.numberBound();
    const count = this.affordable(isNat ? bound : integersBelow(bound), js.op("left", "+", 1));
    const body = this.bind(variable, isNat ? i : integerAt(i), then);
    if (this.isDrawn) return [js.each(i, js.call("someBelow", count), [js.guard, ...body])];
    return [js.constant(y, count), js.spend(y), js.count(i, y, this.charged(i, body))];
  }
}

/** So many values of a type are drawn in one place before what was chosen earlier is given up. */
const drawnValues = 4;

/** A loop through the numbers from `f` to `l`. */
function upTo(i: string, f: string, l: string, turn: Body): Statement {
  return js.loop(i, f, js.op(i, "<=", l), js.unary("++", i), turn);
}
