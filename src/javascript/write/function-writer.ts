import { present } from "../../base/index.ts";
import { type Expr, type Func, isLinear, type Local } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { fewLevels, fewTurns } from "../limits.ts";
import { functionName, localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js, Statement } from "../tree/syntax.ts";
import { Writer } from "../writer.ts";
import { skipBaseCalls } from "./base-case.ts";
import type { Shared } from "./expression-writer.ts";
import { type LoopPlan, planLoop, selfCalls, turnsOf } from "./loop-plan.ts";
import { countTurns, guardedCopy, LoopWriter, type Mode } from "./loop-writer.ts";
import { planRecursion, type RecursionPlan } from "./recursion-plan.ts";

const noLoop: LoopPlan = { kind: "none" };
const plainMode: Mode = { loop: noLoop, turns: "free", nests: 0, frame: null };

/** Writes the text of one function (or function value). Pure expressions are written in place, everything else as statements. */
export class FunctionWriter extends LoopWriter {
  private readonly loop: LoopPlan;
  /** Runs of the function may be long. */
  private readonly guarded: boolean;

  constructor(
    cx: EmitContext,
    self: Func | null,
    w: Writer,
    shared: Shared = { lazy: new Map(), aliases: new Map(), small: new Set() },
    mode: Mode = plainMode,
  ) {
    super(cx, self, w, shared, mode);
    this.loop = self === null || mode.frame !== null ? noLoop : planLoop(cx.program, self);
    this.guarded = self !== null && mode.frame === null && cx.groups[self.id] !== null && !isLinear(cx.program, cx.groups, self);
  }

  protected override nestWriter(self: Func, mode: Mode): LoopWriter {
    return new FunctionWriter(this.cx, self, this.w, this.shared, mode);
  }

  /** The whole declaration. Functions without arguments are computed once. */
  write(isRoot: boolean): void {
    const f = present(this.self, "write: no function");
    const name = functionName(f.id);
    if (f.params.length === 0 && !isRoot) {
      this.constant(f, name);
      return;
    }
    const plan = planRecursion(this.cx.program, this.cx.groups, f, this.loop);
    switch (plan.kind) {
      case "chain":
        this.chain(f, name);
        return;
      case "once":
        this.declaration(f, name, { guard: this.entryGuard(f) });
        return;
      case "twins":
        this.twins(f, name, plan);
        return;
      case "tree":
        this.tree(f, name);
    }
  }

  /**
   * Two copies that call each other; the guard of the first serves both. A call that the first copy's loop makes may end without
   * one, so its turns are few (a parameter descends) or guarded. Where a number that descends is large, a copy with the loop alone
   * takes over, each turn of which calls the first copy; in the two others the number is small then.
   */
  private twins(f: Func, name: string, plan: Extract<RecursionPlan, { kind: "twins" }>): void {
    const { aliases, small } = this.shared;
    const { nests } = plan;
    const bound = this.guarded && plan.bound !== null ? f.params[plan.bound.position] : undefined;
    if (bound !== undefined && plan.bound?.everywhere === true) small.add(bound.id);
    const first = bound === undefined ? [] : [this.switchOver(f, js.op(localName(bound), ">", fewTurns), `${name}s`)];
    aliases.set(f.id, { name: `${name}t`, extra: [] });
    this.declaration(f, name, { guard: this.guarded, first, turns: plan.endless ? "guarded" : "free", nests });
    aliases.set(f.id, { name, extra: [] });
    this.declaration(f, `${name}t`, { turns: nests > 0 ? "free" : "covered", nests });
    small.clear();
    if (bound !== undefined) this.declaration(f, `${name}s`, {});
    aliases.delete(f.id);
  }

  /** A copy that goes some turns without guards, and one with them. */
  private chain(f: Func, name: string): void {
    if (this.guarded) {
      this.declaration(f, name, { guard: true, first: [countTurns], turns: "few" });
      this.declaration(f, guardedCopy(f), {});
    } else this.declaration(f, name, {});
  }

  /** Two copies without loop that count how deep they are, and one with a loop for the depth. */
  private tree(f: Func, name: string): void {
    const { aliases } = this.shared;
    const params = f.params.map(localName);
    const body = skipBaseCalls(f);
    const copy = (own: string, other: string, guard: boolean): void => {
      aliases.set(f.id, { name: other, extra: [js.op("depth", "+", 1)] });
      const first = guard ? [this.switchOver(f, js.op("depth", ">", fewLevels), `${name}l`)] : [];
      this.declaration(body, own, { guard: guard && this.guarded, first, extra: ["depth"], loop: noLoop });
    };
    this.w.add(js.func(name, params, [js.give(js.call(`${name}r`, ...params, 0))]));
    copy(`${name}r`, `${name}t`, true);
    copy(`${name}t`, `${name}r`, false);
    aliases.set(f.id, { name: `${name}l`, extra: [] });
    this.declaration(f, `${name}l`, { guard: this.guarded });
    aliases.delete(f.id);
  }

  private switchOver(f: Func, test: Js, name: string): Statement {
    return js.when(test, [js.give(js.call(name, ...f.params.map((p) => this.paramName(p))))]);
  }

  /** A loop that goes round by itself only is guarded where it does. */
  private entryGuard(f: Func): boolean {
    return this.guarded && (this.loop.kind === "none" || selfCalls(f.body, f.id) > turnsOf(this.cx.program, f, this.loop).size);
  }

  /** A constant is kept until `epoch` changes, when missing values may get other answers. */
  private constant(f: Func, name: string): void {
    this.declaration(f, `${name}_`, { guard: this.guarded });
    const [value, epoch] = [`${name}v`, `${name}e`];
    this.w.add(
      js.variable(value),
      js.variable(epoch, -1),
      js.func(
        name,
        [],
        [
          js.when(js.same(epoch, "epoch"), [js.give(value)]),
          js.constant("v", js.call(`${name}_`)),
          js.when(js.differ("v", "S"), [js.set(value, "v"), js.set(epoch, "epoch")]),
          js.give("v"),
        ],
      ),
    );
  }

  private paramName(p: Local): string {
    return localName(p) + (this.mode.loop.kind !== "none" && this.copies ? "_" : "");
  }

  private declaration(f: Func, name: string, copy: Copy): void {
    const turns = this.guarded ? (copy.turns ?? "covered") : "free";
    this.mode = { loop: copy.loop ?? this.loop, turns, nests: copy.nests ?? 0, frame: null };
    const params = [...f.params.map((p) => this.paramName(p)), ...(copy.extra ?? [])];
    const body = this.w.inside(() => this.body(f));
    this.w.add(js.func(name, params, [...(copy.guard === true ? [js.guard] : []), ...(copy.first ?? []), ...body]));
  }

  protected override closure(params: readonly Local[], body: Expr): Js {
    const inner = new FunctionWriter(this.cx, null, new Writer(), this.shared);
    const names = params.map(localName);
    if (!inner.isInline(body)) {
      inner.statement(body, { kind: "return" });
      return js.arrow(names, inner.w.body);
    }
    const value = inner.value(body);
    return js.arrow(names, inner.w.isEmpty ? value : [...inner.w.body, js.give(value)]);
  }
}

/** What differs between the copies of a function. */
interface Copy {
  /** Calls of the copy are guarded. */
  readonly guard?: boolean;
  /** Before the body. */
  readonly first?: Body;
  readonly turns?: Mode["turns"];
  readonly nests?: number;
  readonly loop?: LoopPlan;
  /** Parameters beyond those of the function. */
  readonly extra?: readonly string[];
}
