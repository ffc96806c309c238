import { check, present } from "../../base/index.ts";
import { copyFunction, countUses, type Expr, eachExpr, type Func } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { constructCode } from "../derived/data-code.ts";
import { fieldName, functionName, localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js, Statement } from "../tree/syntax.ts";
import type { Writer } from "../writer.ts";
import type { Destination } from "./control.ts";
import type { Shared } from "./expression-writer.ts";
import { fieldCall, type LoopPlan, type SumOp, selfCalls, summandCall } from "./loop-plan.ts";
import { hasClosure } from "./recursion-plan.ts";
import { StatementWriter } from "./statement-writer.ts";

/** How one copy of a function is written. */
export interface Mode {
  readonly loop: LoopPlan;
  /** Turns of the loop are guarded: always; unless a call on the way is; never. `few`: after some turns another copy takes over. */
  readonly turns: "guarded" | "covered" | "free" | "few";
  /** So many levels of calls to itself are written out in place. */
  readonly nests: number;
  /** For a call written out in place: what to leave, and where the value goes. */
  readonly frame: Frame | null;
}

/** The value of a call in place is assigned, or added to a sum around it. */
export interface Frame {
  readonly label: string;
  readonly name: string;
  readonly isSum: boolean;
}

/** What a sum and a product begin with. */
const neutral: Readonly<Record<SumOp, number>> = { add: 0, mul: 1 };

/** Turns of a loop until the copy that is guarded takes over: most loops of small tests end before, and never look at the clock. */
const freeTurns = 64;
/** The variable that counts them. */
export const countTurns: Statement = js.variable("few", freeTurns);

/** The copy of a function whose turns are guarded. */
export const guardedCopy = (f: Func): string => `${functionName(f.id)}s`;

/** Writes the body of one function: its loop, its ends, its calls to itself. */
export abstract class LoopWriter extends StatementWriter {
  /** The function being written, null inside a function value. */
  protected readonly self: Func | null;
  protected mode: Mode;
  /** Parameters are copied in each turn of the loop, because function values may keep them. */
  protected readonly copies: boolean;

  constructor(cx: EmitContext, self: Func | null, w: Writer, shared: Shared, mode: Mode) {
    super(cx, w, shared);
    this.self = self;
    this.mode = mode;
    this.copies = self !== null && hasClosure(self.body);
  }

  /** A writer for a call in place. */
  protected abstract nestWriter(self: Func, mode: Mode): LoopWriter;

  /** The statements of the body, after the parameters have their values. */
  protected body(f: Func): void {
    const { loop, frame } = this.mode;
    const to: Destination = { kind: "return" };
    if (loop.kind === "none" && frame === null) {
      this.statement(f.body, to);
      return;
    }
    if (loop.kind === "constructor") this.w.add(js.variable("head", null), js.variable("cell", null));
    if (loop.kind === "sum" && frame?.isSum !== true) this.w.add(js.variable(this.sum, neutral[loop.op]));
    const body = this.w.inside(() => {
      if (this.copies) for (const p of f.params) this.w.add(js.constant(localName(p), `${localName(p)}_`));
      this.statement(f.body, to);
    });
    this.w.add(js.label(this.label, loop.kind === "none" ? js.block(body) : js.forever(body)));
  }

  private get label(): string {
    return this.mode.frame?.label ?? "L";
  }

  private get sum(): string {
    const { frame } = this.mode;
    return frame === null ? "sum" : frame.isSum ? frame.name : `${frame.name}s`;
  }

  /** Ends a path with its value. */
  override deliver(value: Js, to: Destination): void {
    if (to.kind === "assign") {
      this.w.add(js.set(to.name, value));
      return;
    }
    const { loop, frame } = this.mode;
    switch (loop.kind) {
      case "constructor": {
        const { layout } = this.cx.data(loop.type);
        const field = fieldName(present(layout.constructors[loop.index], "deliver: constructor"), loop.field);
        const v = this.atom(value);
        this.w.add(js.when(js.same("cell", null), [js.give(v)]), js.set(js.member("cell", field), v), js.give("head"));
        return;
      }
      case "sum":
        this.leave(this.sumCode(value));
        return;
      default:
        this.leave(frame?.isSum === true ? this.sumCode(value) : value);
        return;
    }
  }

  private leave(value: Js): void {
    const { frame } = this.mode;
    if (frame === null) {
      this.w.add(js.give(value));
      return;
    }
    if (value !== frame.name) this.w.add(js.set(frame.name, value));
    this.w.add(js.leave(frame.label));
  }

  /** A call to itself at the end becomes a turn of the loop. */
  protected override selfCall(e: Expr): boolean {
    const f = this.self;
    if (f === null || this.mode.loop.kind === "none") return false;
    if (e.kind === "call" && e.target === f.id) {
      this.again(f, e.args, selfCalls(e, f.id) > 1);
      return true;
    }
    if (this.mode.loop.kind === "constructor") return this.throughConstructor(f, e);
    if (this.mode.loop.kind === "sum") return this.throughSum(f, e);
    return false;
  }

  private sumCode(value: Js): Js {
    const { loop } = this.mode;
    const op = loop.kind === "sum" ? loop.op : "add";
    if (value === neutral[op]) return this.sum;
    if (op === "mul") {
      return js.call("mul", this.sum, value);
    }
    const { shape } = this.cx.type(present(this.self, "sumText: no function").result);
    const isNat = shape.kind === "number" && shape.sort === "nat";
    const isNext = isNat && value === 1;
    const name = isNext ? "suc" : isNat ? "natAdd" : "add";
    return isNext ? js.call(name, this.sum) : js.call(name, this.sum, value);
  }

  private throughConstructor(f: Func, e: Expr): boolean {
    const { loop } = this.mode;
    if (loop.kind !== "constructor" || e.kind !== "construct") return false;
    const { type, index, field } = loop;
    if (e.type !== type || e.index !== index || fieldCall(e, f.id) !== field) return false;
    const hole = present(e.args[field], "throughConstructor: field");
    check(hole.kind === "call", "throughConstructor: call");
    const args = e.args.map((arg, i) => (i === field ? null : this.value(arg)));
    const c = present(this.cx.data(type).layout.constructors[index], "throughConstructor: constructor");
    const t = this.cx.temporary();
    this.w.add(
      js.constant(t, constructCode(this.cx, type, index, args)),
      js.when(js.same("cell", null), [js.set("head", t)], [js.set(js.member("cell", fieldName(c, field)), t)]),
      js.set("cell", t),
    );
    this.again(f, hole.args, selfCalls(e, f.id) > 1);
    return true;
  }

  private throughSum(f: Func, e: Expr): boolean {
    const { loop } = this.mode;
    const at = loop.kind === "sum" ? summandCall(this.cx.program, e, f.id, loop.op) : -1;
    if (e.kind !== "primitive" || at < 0) return false;
    const hole = present(e.args[at], "throughSum: call");
    check(hole.kind === "call", "throughSum: call");
    this.summand(e.op === "suc" ? null : present(e.args[1 - at], "throughSum: summand"));
    this.again(f, hole.args, selfCalls(e, f.id) > 1);
    return true;
  }

  /** Adds to the sum; one for null. */
  private summand(e: Expr | null): void {
    if (e?.kind === "call" && this.isNested(e)) this.nest(e, { label: this.freshLabel(), name: this.sum, isSum: true }, this.signalled());
    else this.w.add(js.set(this.sum, this.sumCode(e === null ? 1 : this.value(e))));
  }

  /** Sets the parameters anew and goes round, past a guard unless a call on the way (`covered`) is guarded. */
  private again(f: Func, args: readonly Expr[], covered: boolean): void {
    const suffix = this.copies ? "_" : "";
    const changed = f.params.flatMap((p, i) => {
      const arg = present(args[i], "again: argument");
      return arg.kind === "local" && arg.local.id === p.id ? [] : [{ p, arg }];
    });
    const values = changed.map(({ p, arg }, i) => {
      const later = changed.slice(i + 1).some((c) => countUses(c.arg, p) > 0);
      return { name: localName(p) + suffix, value: this.value(arg), later };
    });
    // A value that a later argument still needs in its old form waits in a temporary.
    const waiting: Statement[] = [];
    for (const { name, value, later } of values) {
      if (!later || this.copies) {
        this.w.add(js.set(name, value));
        continue;
      }
      const t = this.cx.temporary();
      this.w.add(js.constant(t, value));
      waiting.push(js.set(name, t));
    }
    this.w.add(...waiting);
    const { turns } = this.mode;
    if (turns === "guarded" || (turns === "covered" && !covered)) this.w.add(js.guard);
    if (turns === "few") {
      const rest = js.give(js.call(guardedCopy(f), ...f.params.map(localName)));
      this.w.add(js.when(js.op(js.unary("--", "few"), "<", 0), [rest]));
    }
    this.w.add(js.next(this.label));
  }

  protected override isNested(e: Extract<Expr, { kind: "call" }>): boolean {
    return this.mode.nests > 0 && e.target === this.self?.id;
  }

  protected override nested(e: Extract<Expr, { kind: "call" }>): Js {
    const name = this.cx.temporary();
    const label = this.freshLabel();
    this.w.add(js.variable(name));
    this.nest(e, { label, name, isSum: false }, [js.set(name, "S"), js.leave(label)]);
    if (this.cx.signals.functions[e.target] === true) this.w.add(js.when(js.same(name, "S"), this.signalled()));
    return name;
  }

  /** Writes a call to itself out in place. */
  private nest(e: Extract<Expr, { kind: "call" }>, frame: Frame, onSignal: Body): void {
    const args = this.values(e.args);
    const self = present(this.self, "nest: no function");
    const { small } = this.shared;
    const copy = copyFunction(self, () => this.cx.freshNumber());
    copy.params.forEach((p, i) => {
      if (small.has(self.params[i]?.id ?? -1)) small.add(p.id);
      this.w.add(js.variable(localName(p), args[i] ?? null));
    });
    const inner = this.nestWriter(copy, { ...this.mode, nests: this.mode.nests - 1, frame });
    inner.withSignal(onSignal, () => inner.body(copy));
  }

  private freshLabel(): string {
    return `N${this.cx.freshNumber()}`;
  }

  protected override isLoopCall(e: Expr): boolean {
    let found = false;
    if (this.self !== null && this.mode.loop.kind !== "none") {
      const id = this.self.id;
      eachExpr(e, (part) => {
        found ||= part.kind === "call" && part.target === id;
      });
    }
    return found;
  }
}
