/**
 * Writes conditions as goals: a goal is run until it is decided or needs an unbound variable, and then leaves behind what is still to be
 * shown, waiting for that variable. The conjuncts of a condition become goals of their own, each with the variable it waits for, so that
 * after a choice only those are run that waited for it, from where they stopped. (The goals are the frames of an
 * evaluation that is taken up again, restricted to conjunctions and calls in last position, where nothing is left to do afterwards.)
 *
 * `g…` functions answer false when the condition cannot become true any more: it is false, or a value is missing. They answer true when it
 * is true or goals for what is left were posted.
 */
import { check, present } from "../../base/index.ts";
import { type Destination, type Js, js, type Statement } from "../../javascript/index.ts";
import { type Expr, type Func, type FunctionId, type Local, type Loop, not, partsOf, typeOf } from "../../program/index.ts";
import { mostGoalValues } from "../limits.ts";
import { capturedBy } from "./captured.ts";
import type { LazyContext } from "./lazy-context.ts";
import { type Entry, toCaller } from "./lazy-values.ts";
import { LazyWriter, operandsOf } from "./lazy-writer.ts";
import { listDomain } from "./strict-parts.ts";

/** The function that runs a function of the program as a goal, for unevaluated values in an array. */
export function goalRoot(cx: LazyContext, target: FunctionId): string {
  const count = cx.program.functions[target]?.params.length ?? 0;
  const args = Array.from({ length: count }, (_, i) => js.index("a", i));
  const name = `w${target}`;
  if (!cx.keepsSets) return cx.define(name, () => [js.func(name, ["a"], [js.give(js.call(goalOf(cx, target), ...args))])]);
  const answer = js.choose(js.same("r", "Z"), js.call("post", name, "a"), "r");
  return cx.define(name, () => [js.func(name, ["a"], [js.constant("r", js.call(`z${target}`, ...args)), js.give(answer)])]);
}

/** The goal flavour of a function of the program. */
function goalOf(cx: LazyContext, target: FunctionId): string {
  const name = `g${target}`;
  return cx.define(name, () => {
    const f = present(cx.program.functions[target], "goalOf: function");
    const params = f.params.map((_, i) => `p${i}`);
    return [new GoalWriter(cx, f, new Map(), [js.give(later("post", name, params))]).goal(f)];
  });
}

/** Leaves a goal behind with its values: each by itself, or all in an array. */
function later(how: "post" | "defer", name: string, args: readonly Js[]): Js {
  if (args.length <= mostGoalValues) return js.call(how, name, ...args);
  return js.call(how, js.arrow(["a"], js.call(name, js.spread("a"))), js.array(args));
}

class GoalWriter extends LazyWriter {
  goal(f: Func): Statement {
    return this.named(f, `g${f.id}`);
  }

  /** Symbolic numbers may have been bound since. */
  protected override isForced(target: FunctionId, param: number): boolean {
    const type = this.cx.program.functions[target]?.params[param]?.type;
    return super.isForced(target, param) && type !== undefined && !this.cx.isSymbolic(type);
  }

  protected override statement(e: Expr, to: Destination): void {
    if (to.kind !== "return") {
      super.statement(e, to);
      return;
    }
    const operands = conjunctsOf(e);
    if (operands.length > 1 && !operands.some((part) => jumpsOut(part))) {
      this.conjunction(operands);
      return;
    }
    if (this.relation(e) !== 0) {
      const { name, args } = this.related(e);
      this.add(js.give(js.call(name, ...args)));
      return;
    }
    const loop = universalLoop(e);
    if (loop !== null && !jumpsOut(e)) this.add(js.give(this.forAll(loop.loop, loop.list, loop.claim)));
    else if (e.kind === "call" && e.args.length === 0) this.add(js.give(this.value(e)));
    else if (e.kind === "call" && e.target !== this.self?.id) this.add(js.give(js.call(goalOf(this.cx, e.target), ...this.arguments(e))));
    else super.statement(e, to);
  }

  /** All conjuncts but the last are goals of their own; so is the last, unless it is the next turn of the function. */
  private conjunction(operands: readonly Expr[]): void {
    const last = present(operands.at(-1), "conjunction: operand");
    operands.slice(0, -1).forEach((operand, i) => {
      const { name, args } = this.separate(operand);
      // Far behind a goal that waits, others wait with it: it may stop what would run on for ever.
      const run = i === 0 ? js.call(name, ...args) : nowOrLater(name, args);
      this.add(js.when(js.not(run), [js.give(false)]));
    });
    if (last.kind === "call" && last.target === this.self?.id && this.isReadyCall(last)) {
      this.add(js.when(js.call("isFar"), [js.give(later("defer", `g${last.target}`, this.arguments(last)))]));
      this.again(last);
      return;
    }
    const { name, args } = this.separate(last);
    this.add(js.give(nowOrLater(name, args)));
  }

  private isReadyCall(e: Extract<Expr, { kind: "call" }>): boolean {
    return e.args.every(
      (arg, i) =>
        !this.cx.strictness.isStrict(e.target, i) || arg.kind === "literal" || (arg.kind === "local" && this.entry(arg.local).forced),
    );
  }

  /** A condition as a goal function of the values it uses, and these values. */
  private separate(e: Expr): { readonly name: string; readonly args: readonly Js[] } {
    if (e.kind === "call" && e.args.length <= mostGoalValues && this.isReadyCall(e))
      return { name: goalOf(this.cx, e.target), args: this.arguments(e).map((value) => this.keep(value)) };
    if (this.relation(e) !== 0) return this.related(e);
    const captured = [...capturedBy(e)].filter((id) => this.env.has(id));
    const { params, args, entries } = this.handedOver(captured, []);
    const name = `h${this.cx.temporary()}`;
    this.cx.define(name, () => {
      const inner = new GoalWriter(this.cx, null, entries, [js.give(js.call("post", name, ...params))]);
      inner.statement(e, toCaller);
      return [js.func(name, params, inner.body)];
    });
    return { name, args };
  }

  /** The number of the relation between two numbers that a condition asks for (see `search.ts` of the run time), 0 when it is something else. */
  private relation(e: Expr): number {
    const test = e.kind === "not" ? e.arg : e;
    if (test.kind !== "primitive" || test.args.length !== 2 || this.cx.isSymbolic(test.on)) return 0;
    if (this.cx.driver.type(test.on).shape.kind !== "number") return 0;
    const [holds, fails] = relations.get(test.op) ?? [0, 0];
    return e.kind === "not" ? fails : holds;
  }

  /** A relation as a goal of two numbers that need not be evaluated yet; what computes them is kept, and runs once. */
  private related(e: Expr): { readonly name: string; readonly args: readonly Js[] } {
    const test = e.kind === "not" ? e.arg : e;
    check(test.kind === "primitive", "related: no relation");
    const relation = this.relation(e);
    const name = `e${relation}_${test.on}`;
    this.cx.define(name, () => {
      const locals = test.args.map((_, i): Local => ({ id: -1 - i, name: "n", type: test.on }));
      const entries = new Map(locals.map(({ id }, i): [number, Entry] => [id, { code: `c${i}`, forced: false }]));
      const inner = new LazyWriter(this.cx, null, entries, [js.give(js.call("relate", relation, name, "c0", "c1"))]);
      const value = inner.value({ ...test, args: locals.map((local) => ({ kind: "local", local })) });
      return [js.func(name, ["c0", "c1"], [...inner.body, js.give(e.kind === "not" ? js.not(value) : value)])];
    });
    return { name, args: test.args.map((arg) => this.lazy(arg)) };
  }

  /**
   * How captured values are handed to a function: one parameter each, or all in an array. `before` are parameters in front of them. Numbers
   * that were variables may be bound when a goal goes on.
   */
  private handedOver(captured: readonly number[], before: readonly string[]) {
    const isPacked = captured.length + before.length > mostGoalValues;
    const values = captured.map((id) => this.env.get(id)?.code ?? null);
    const names = captured.map((_, i) => `c${i}`);
    const entries = new Map(
      captured.map((id, i): [number, Entry] => [
        id,
        { code: isPacked ? js.index("c", i) : `c${i}`, forced: !this.cx.symbolic && this.env.get(id)?.forced === true },
      ]),
    );
    const params = [...before, ...(isPacked ? ["c"] : names)];
    return { params, args: isPacked ? [js.array(values)] : values, entries };
  }

  /** A loop that asks whether all elements of a list satisfy a claim: one goal for each, and one for the rest of the list. */
  private forAll(loop: Loop, list: Expr, claim: Expr): Js {
    const { cx } = this;
    const captured = [...capturedBy(claim)].filter((id) => this.env.has(id) && id !== loop.element.id);
    const { params, args, entries } = this.handedOver(captured, ["l"]);
    const { layout } = cx.data(typeOf(list));
    const cons = layout.constructors.findIndex((c) => c.fields.length > 0);
    const [head, tail] = layout.constructors[cons]?.slots ?? [];
    const name = `h${cx.temporary()}`;
    cx.define(name, () => {
      const inner = new GoalWriter(cx, null, entries, [js.give(false)]);
      const waiting = [js.give(js.call("post", name, ...params))];
      inner.add(js.variable("w", "l"), cx.force(typeOf(list), "w", waiting), js.set("l", "w"));
      inner.add(js.when(js.differ(js.member("l", "$"), cons), [js.give(true)]), js.guard);
      const element = `x${loop.element.id}`;
      inner.add(js.constant(element, js.member("l", `s${head}`)));
      inner.env.set(loop.element.id, { code: element, forced: false });
      const each = inner.separate(claim);
      inner.add(js.when(js.not(nowOrLater(each.name, each.args)), [js.give(false)]), js.set("l", js.member("l", `s${tail}`)));
      return [js.func(name, params, [js.forever(inner.body)])];
    });
    return js.call(name, this.lazy(list), ...args);
  }
}

/** By operation: the relation, and its denial. */
const relations: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["le", [1, 6]],
  ["lt", [2, 5]],
  ["eq", [3, 4]],
]);

/** Runs a goal, or leaves it behind when that is far behind another one. */
const nowOrLater = (name: string, args: readonly Js[]): Js =>
  js.choose(js.call("isFar"), js.call("defer", name, ...args), js.call(name, ...args));

/** What must all hold for a condition to hold. */
function conjunctsOf(e: Expr): readonly Expr[] {
  if (e.kind === "and") return operandsOf(e, "and").flatMap(conjunctsOf);
  if (e.kind !== "not") return [e];
  if (e.arg.kind === "not") return conjunctsOf(e.arg.arg);
  return e.arg.kind === "or" ? operandsOf(e.arg, "or").flatMap((part) => conjunctsOf(not(part))) : [e];
}

/** A condition on all elements of a list: the loop, the list, and what must hold for the element. */
function universalLoop(e: Expr): { readonly loop: Loop; readonly list: Expr; readonly claim: Expr } | null {
  const loop = e.kind === "not" ? e.arg : e;
  if (loop.kind !== "fold" || loop.until !== (e.kind === "not")) return null;
  const list = listDomain(loop);
  if (list === null || loop.initial.kind !== "literal" || loop.initial.value === loop.until) return null;
  if (capturedBy(loop.step).has(loop.accumulator.id)) return null;
  return { loop, list, claim: loop.until ? not(loop.step) : loop.step };
}

/** Whether an expression jumps to a place outside itself. */
function jumpsOut(e: Expr, inside: ReadonlySet<number> = new Set()): boolean {
  if (e.kind === "jump") return !inside.has(e.label);
  const labels = e.kind === "join" ? new Set([...inside, e.label]) : inside;
  return partsOf(e).some((part) => jumpsOut(part, labels));
}
