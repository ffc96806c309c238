/**
 * Writes one function of the core program as lazy code: statements that bring values to weak head normal form, and leave the function with
 * `Z` as soon as an evaluation they need is stuck. Arguments that are not certainly needed become thunks.
 */
import { present } from "../../base/index.ts";
import { type Body, branch, type Destination, type Js, joined, js, jump, type Statement } from "../../javascript/index.ts";
import { type Arm, type Expr, eachExpr, type Func, type FunctionId, type Local, type Loop, typeOf } from "../../program/index.ts";
import { mostWrittenTwice } from "../limits.ts";
import type { LazyContext } from "./lazy-context.ts";
import { giveStuck } from "./lazy-types.ts";
import { type Entry, toCaller, ValueWriter } from "./lazy-values.ts";
import { listDomain } from "./strict-parts.ts";

/** A function of the program. */
export function lazyFunction(cx: LazyContext, f: Func): Body {
  return new LazyWriter(cx, f).function(f);
}

export class LazyWriter extends ValueWriter {
  /** The function whose calls to itself at the end are turns of its loop; null inside closures. */
  protected readonly self: Func | null;
  private readonly joins = new Map<number, readonly Local[]>();

  constructor(cx: LazyContext, self: Func | null, env: ReadonlyMap<number, Entry> = new Map(), onStuck = giveStuck) {
    super(cx, env, onStuck);
    this.self = self;
  }

  protected override fresh(env: ReadonlyMap<number, Entry>): LazyWriter {
    return new LazyWriter(this.cx, null, env);
  }

  function(f: Func): Body {
    if (f.params.length > 0) return [this.named(f, `z${f.id}`)];
    const [kept, compute] = [`k${f.id}`, `u${f.id}`];
    const first = [js.constant("r", js.call(compute)), js.when(js.same("r", "Z"), giveStuck), js.set(kept, "r")];
    return [
      js.variable(kept),
      js.func(`z${f.id}`, [], [js.when(js.same(kept, "undefined"), first), js.give(kept)]),
      this.named(f, compute),
    ];
  }

  /** The function under a name; its parameters are `p0`, `p1`, … */
  protected named(f: Func, name: string): Statement {
    const params = f.params.map((_, i) => `p${i}`);
    const isLoop = callsItselfLast(f.body, f.id);
    f.params.forEach((p, i) => {
      if (isLoop) this.add(js.constant(`x${p.id}`, `p${i}`));
      this.env.set(p.id, { code: isLoop ? `x${p.id}` : `p${i}`, forced: this.isForced(f.id, i) });
    });
    this.statement(f.body, toCaller);
    const body = this.cx.groups[f.id] === null ? this.body : [js.guard, ...this.body];
    return js.func(name, params, isLoop ? [js.label("L", js.forever(body))] : body);
  }

  /** Whether a parameter comes evaluated. */
  protected isForced(target: FunctionId, param: number): boolean {
    return this.cx.strictness.isStrict(target, param);
  }

  private deliver(value: Js, to: Destination): void {
    this.add(to.kind === "return" ? js.give(value) : js.set(to.name, value));
  }

  /** Statements that bring the value of `e` to its destination. */
  protected override statement(e: Expr, to: Destination): void {
    switch (e.kind) {
      case "let":
        this.binding(e);
        this.statement(e.body, to);
        return;
      case "if": {
        const test = this.value(e.test);
        const [yes, no] = [e.yes, e.no].map((part) => this.inside(() => this.statement(part, to)));
        this.add(...branch(test, yes ?? [], no ?? [], to));
        return;
      }
      case "and":
      case "or":
        this.connective(e, to);
        return;
      case "switch":
        this.switch(e, to);
        return;
      case "join":
        this.join(e, to);
        return;
      case "jump":
        this.jump(e);
        return;
      case "fold": {
        const list = listDomain(e);
        if (list === null) this.deliver(this.value(e), to);
        else this.listLoop(e, list, to);
        return;
      }
      case "call":
        if (to.kind === "return" && e.target === this.self?.id) this.again(e);
        else if (to.kind === "return") this.add(js.give(js.call(`z${e.target}`, ...this.arguments(e))));
        else this.deliver(this.value(e), to);
        return;
      case "signal":
        this.value(e);
        return;
      default:
        this.deliver(this.value(e), to);
        return;
    }
  }

  private binding(e: Extract<Expr, { kind: "let" }>): void {
    const isNeeded = this.cx.strictness.uses(e.body, e.local.id);
    const isReady = e.value.kind === "primitive" && this.isReady(e.value);
    const name = `x${e.local.id}`;
    this.add(js.constant(name, isNeeded || isReady ? this.value(e.value) : this.lazy(e.value)));
    this.env.set(e.local.id, { code: name, forced: isNeeded || isReady });
  }

  /** A call to itself at the end: the next turn of the loop. */
  protected again(e: Extract<Expr, { kind: "call" }>): void {
    const values = this.arguments(e).map((value) => this.keep(value));
    this.add(...values.map((value, i) => js.set(`p${i}`, value)), js.next("L"));
  }

  /**
   * Parallel connectives: all operands are looked at, so that a stuck one does not hide one that decides. Behind a stuck operand only
   * `behind` operands may be nested, lest functions run on that the stuck one would have stopped. The last operand is written once for each
   * case, so that calls at its end stay there, as long as that is no doubling of doublings.
   */
  private connective(e: Extract<Expr, { kind: "and" | "or" }>, to: Destination): void {
    const operands = operandsOf(e, e.kind);
    const last = present(operands.pop(), "connective: operand");
    const short = e.kind === "or";
    const [d, stuck] = [this.cx.temporary(), this.cx.temporary()];
    this.add(js.variable(d, null), js.variable(stuck, false));
    /** Evaluates an operand and ends with the answer if it decides, else goes on with `then`. */
    const look = (operand: Expr, isFirst: boolean, then: (r: string) => void): void => {
      const r = this.cx.temporary();
      this.add(js.variable(r, "Z"), ...this.guarded(isFirst ? null : stuck, this.attempt(operand, r)));
      const decided = this.inside(() => this.deliver(short, to));
      this.add(
        js.when(
          js.same(r, short),
          decided,
          this.inside(() => then(r)),
        ),
      );
    };
    const from = (i: number): void => {
      const operand = operands[i];
      if (operand !== undefined) {
        look(operand, i === 0, (r) => {
          const isFirst = js.op(js.not(stuck), "||", js.same(d, null));
          this.add(js.when(js.op(js.same(r, "Z"), "&&", isFirst), [js.set(stuck, true), js.set(d, "D")]));
          from(i + 1);
        });
        return;
      }
      if (connectivesIn(last) > mostWrittenTwice) {
        look(last, false, (r) => {
          const isAnswer = js.op(js.not(stuck), "&&", js.differ(r, "Z"));
          const answer = this.inside(() => this.deliver(r, to));
          const noAnswer = this.inside(() => this.endStuck(d, r));
          this.add(js.when(isAnswer, answer, noAnswer));
        });
        return;
      }
      const plain = this.inside(() => this.statement(last, to));
      const behind = this.inside(() => look(last, false, (r) => this.endStuck(d, r)));
      this.add(js.when(js.not(stuck), plain, behind));
    };
    from(0);
  }

  /** Leaves a connective that no operand decided: what is asked for is what the first stuck one asked for. */
  private endStuck(first: string, last: string): void {
    this.add(js.when(js.op(js.differ(first, null), "||", js.differ(last, "Z")), [js.set("D", first)]), ...this.onStuck);
  }

  /** Counts nesting behind a stuck operand. */
  private guarded(stuck: string | null, body: Body): Body {
    if (stuck === null) return body;
    return [
      js.when(stuck, [js.increase("behind")]),
      js.when(js.op("behind", "<=", "deepest"), body),
      js.when(stuck, [js.run(js.unary("--", "behind"))]),
    ];
  }

  /** Evaluates into a variable that stays `Z` when that is stuck. */
  private attempt(e: Expr, name: string): Body {
    const before = this.onStuck;
    const label = `A${name}`;
    this.onStuck = [js.leave(label)];
    const body = this.inside(() => this.statement(e, { kind: "assign", name }));
    this.onStuck = before;
    return [js.label(label, js.block(body))];
  }

  private switch(e: Extract<Expr, { kind: "switch" }>, to: Destination): void {
    const subject = this.keep(this.value(e.subject));
    const arms = e.arms.map((arm) => {
      const test = this.tagTest(e.subject, subject, arm.index);
      return { test, body: this.inside(() => this.arm(e.subject, subject, arm, to)) };
    });
    const { otherwise } = e;
    const last = otherwise === null ? (arms.pop()?.body ?? []) : this.inside(() => this.statement(otherwise, to));
    this.add(...arms.reduceRight<Body>((rest, { test, body }) => branch(test, body, rest, to), last));
  }

  private arm(subject: Expr, value: string, arm: Arm, to: Destination): void {
    arm.fields.forEach((field, i) => {
      if (field === null) return;
      const { layout } = this.cx.data(typeOf(subject));
      const slot = layout.constructors[arm.index]?.slots[i] ?? 0;
      this.add(js.constant(`x${field.id}`, js.member(value, `s${slot}`)));
      this.env.set(field.id, { code: `x${field.id}`, forced: false });
    });
    this.statement(arm.body, to);
  }

  private join(e: Extract<Expr, { kind: "join" }>, to: Destination): void {
    this.joins.set(e.label, e.params);
    for (const p of e.params) {
      this.add(js.variable(`x${p.id}`));
      this.env.set(p.id, { code: `x${p.id}`, forced: false });
    }
    const [rest, body] = [e.rest, e.body].map((part) => this.inside(() => this.statement(part, to)));
    this.add(...joined(e.label, rest ?? [], body ?? [], to));
  }

  private jump(e: Extract<Expr, { kind: "jump" }>): void {
    const params = this.joins.get(e.label) ?? [];
    this.add(
      ...jump(
        e.label,
        params,
        e.args.map((arg) => this.lazy(arg)),
      ),
    );
  }

  /** A loop over a list that is evaluated as far as the loop comes. */
  private listLoop(e: Loop, list: Expr, to: Destination): void {
    const { cx } = this;
    const { layout } = cx.data(typeOf(list));
    const cons = layout.constructors.findIndex((c) => c.fields.length > 0);
    const [head, tail] = layout.constructors[cons]?.slots ?? [];
    const [l, acc] = [cx.temporary(), cx.temporary()];
    this.add(js.variable(l, this.value(list)), js.variable(acc, this.value(e.initial)));
    const isOver = js.differ(js.member(l, "$"), cons);
    const isDecided = e.until === null ? isOver : js.op(isOver, "||", js.same(acc, e.until));
    const [element, accumulator] = [`x${e.element.id}`, `x${e.accumulator.id}`];
    const turn = this.inside(() => {
      this.add(js.when(isDecided, [js.leave()]), js.guard);
      this.add(js.constant(element, js.member(l, `s${head}`)), js.constant(accumulator, acc));
      this.env.set(e.element.id, { code: element, forced: false });
      this.env.set(e.accumulator.id, { code: accumulator, forced: true });
      this.scoped(() => this.statement(e.step, { kind: "assign", name: acc }));
      this.add(js.set(l, js.member(l, `s${tail}`)), cx.force(typeOf(list), l, this.onStuck));
    });
    this.add(js.forever(turn));
    this.deliver(acc, to);
  }
}

/** The operands of nested connectives of one kind, from left to right. */
export function operandsOf(e: Expr, kind: "and" | "or"): Expr[] {
  return e.kind === kind ? [...operandsOf(e.left, kind), ...operandsOf(e.right, kind)] : [e];
}

function connectivesIn(e: Expr): number {
  let count = 0;
  eachExpr(e, ({ kind }) => {
    if (kind === "and" || kind === "or") count++;
  });
  return count;
}

/** Whether a function ends in a call to itself on some path. */
function callsItselfLast(e: Expr, id: number): boolean {
  const last = (part: Expr): boolean => callsItselfLast(part, id);
  switch (e.kind) {
    case "call":
      return e.target === id;
    case "let":
      return last(e.body);
    case "if":
      return last(e.yes) || last(e.no);
    case "and":
    case "or":
      return last(e.right);
    case "switch":
      return e.arms.some((arm) => last(arm.body)) || (e.otherwise !== null && last(e.otherwise));
    case "join":
      return last(e.body) || last(e.rest);
    default:
      return false;
  }
}
