/**
 * Writes one function of the core program as lazy code: statements that bring values to weak head normal form, and leave the function with
 * `Z` as soon as an evaluation they need is stuck. Arguments that are not certainly needed become thunks.
 */
import { present } from "../../base/index.ts";
import { type Arm, type Expr, type Func, type FunctionId, type Local, type Loop, typeOf } from "../../program/index.ts";
import { listDomain } from "./islands.ts";
import type { LazyContext } from "./lazy-context.ts";
import { type Destination, type Entry, toCaller, ValueWriter } from "./lazy-values.ts";

/** The text of a function of the program. */
export function lazyFunction(cx: LazyContext, f: Func): string {
  return new LazyWriter(cx, f).function(f);
}

export class LazyWriter extends ValueWriter {
  /** The function whose calls to itself at the end are turns of its loop; null inside closures. */
  protected readonly self: Func | null;
  private readonly joins = new Map<number, readonly Local[]>();

  constructor(cx: LazyContext, self: Func | null, env: ReadonlyMap<number, Entry> = new Map(), onStuck = "return Z;") {
    super(cx, env, onStuck);
    this.self = self;
  }

  protected override fresh(env: ReadonlyMap<number, Entry>): LazyWriter {
    return new LazyWriter(this.cx, null, env);
  }

  function(f: Func): string {
    if (f.params.length > 0) return this.named(f, `z${f.id}`);
    const body = this.named(f, `u${f.id}`);
    return `let k${f.id};\nfunction z${f.id}() { if (k${f.id} === undefined) { const r = u${f.id}(); if (r === Z) return Z; k${f.id} = r; } return k${f.id}; }
${body}`;
  }

  /** The function under a name; its parameters are `p0`, `p1`, … */
  protected named(f: Func, name: string): string {
    const params = f.params.map((_, i) => `p${i}`);
    const isLoop = callsItselfLast(f.body, f.id);
    const guard = this.cx.groups[f.id] === null ? "" : "if (--fuel < 0) tick();";
    f.params.forEach((p, i) => {
      if (isLoop) this.line(`const x${p.id} = p${i};`);
      this.env.set(p.id, { text: isLoop ? `x${p.id}` : `p${i}`, forced: this.isForced(f.id, i) });
    });
    this.statement(f.body, toCaller);
    const body = this.lines.join("\n");
    return `function ${name}(${params.join(", ")}) { ${isLoop ? `L: for (;;) { ${guard} ${body} }` : `${guard} ${body}`} }`;
  }

  /** Whether a parameter comes evaluated. */
  protected isForced(target: FunctionId, param: number): boolean {
    return this.cx.strictness.isStrict(target, param);
  }

  private deliver(text: string, to: Destination): void {
    this.line(to.kind === "return" ? `return ${text};` : `${to.name} = ${text};`);
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
        this.block(`if (${test})`, () => this.statement(e.yes, to));
        this.block("else", () => this.statement(e.no, to));
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
        else if (to.kind === "return") this.line(`return z${e.target}(${this.arguments(e).join(", ")});`);
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
    const text = isNeeded || isReady ? this.value(e.value) : this.lazy(e.value);
    const name = `x${e.local.id}`;
    this.line(`const ${name} = ${text};`);
    this.env.set(e.local.id, { text: name, forced: isNeeded || isReady });
  }

  /** A call to itself at the end: the next turn of the loop. */
  protected again(e: Extract<Expr, { kind: "call" }>): void {
    const values = this.arguments(e).map((text) => this.keep(text));
    values.forEach((text, i) => {
      this.line(`p${i} = ${text};`);
    });
    this.line("continue L;");
  }

  /**
   * Parallel connectives: all operands are looked at, so that a stuck one does not hide one that decides. Behind a stuck operand only
   * `behind` operands may be nested, lest functions run on that the stuck one would have stopped.
   */
  private connective(e: Extract<Expr, { kind: "and" | "or" }>, to: Destination): void {
    const operands = operandsOf(e, e.kind);
    const last = present(operands.pop(), "connective: operand");
    const short = e.kind === "and" ? "false" : "true";
    const [d, stuck] = [this.cx.temporary(), this.cx.temporary()];
    this.line(`let ${d} = null, ${stuck} = false;`);
    const ends: string[] = [];
    for (const [i, operand] of operands.entries()) {
      const r = this.cx.temporary();
      this.line(`let ${r} = Z;`);
      this.guarded(i === 0 ? null : stuck, () => this.attempt(operand, r));
      this.block(`if (${r} === ${short})`, () => this.deliver(short, to));
      this.line(`else { if (${r} === Z && (!${stuck} || ${d} === null)) { ${stuck} = true; ${d} = D; }`);
      ends.push("}");
    }
    this.block(`if (!${stuck})`, () => this.statement(last, to));
    this.block("else", () => {
      const r = this.cx.temporary();
      this.line(`let ${r} = Z;`);
      this.guarded(stuck, () => this.attempt(last, r));
      this.block(`if (${r} === ${short})`, () => this.deliver(short, to));
      this.line(`else { if (${d} !== null || ${r} !== Z) D = ${d}; ${this.onStuck} }`);
    });
    this.line(ends.join(" "));
  }

  /** Counts nesting behind a stuck operand. */
  private guarded(stuck: string | null, go: () => void): void {
    if (stuck === null) {
      go();
      return;
    }
    this.line(`if (${stuck}) behind++; if (behind <= deepest) {`);
    go();
    this.line(`} if (${stuck}) behind--;`);
  }

  /** Evaluates into a variable that stays `Z` when that is stuck. */
  private attempt(e: Expr, name: string): void {
    const before = this.onStuck;
    this.onStuck = `break A${name};`;
    this.block(`A${name}:`, () => this.statement(e, { kind: "assign", name }));
    this.onStuck = before;
  }

  private switch(e: Extract<Expr, { kind: "switch" }>, to: Destination): void {
    const subject = this.keep(this.value(e.subject));
    const arms = e.arms.map((arm) => ({ test: this.tagTest(e.subject, subject, arm.index), arm }));
    const last = e.otherwise === null ? arms.pop() : undefined;
    arms.forEach(({ test, arm }, i) => {
      this.block(`${i > 0 ? "else " : ""}if (${test})`, () => this.arm(e.subject, subject, arm, to));
    });
    this.block(arms.length > 0 ? "else" : "", () => {
      if (last !== undefined) this.arm(e.subject, subject, last.arm, to);
      else if (e.otherwise !== null) this.statement(e.otherwise, to);
    });
  }

  private arm(subject: Expr, text: string, arm: Arm, to: Destination): void {
    arm.fields.forEach((field, i) => {
      if (field === null) return;
      const { layout } = this.cx.data(typeOf(subject));
      const slot = layout.constructors[arm.index]?.slots[i] ?? 0;
      this.line(`const x${field.id} = ${text}.s${slot};`);
      this.env.set(field.id, { text: `x${field.id}`, forced: false });
    });
    this.statement(arm.body, to);
  }

  private join(e: Extract<Expr, { kind: "join" }>, to: Destination): void {
    this.joins.set(e.label, e.params);
    for (const p of e.params) {
      this.line(`let x${p.id};`);
      this.env.set(p.id, { text: `x${p.id}`, forced: false });
    }
    this.block(`E${e.label}:`, () => {
      this.block(`J${e.label}:`, () => {
        this.statement(e.rest, to);
        this.line(`break E${e.label};`);
      });
      this.statement(e.body, to);
    });
  }

  private jump(e: Extract<Expr, { kind: "jump" }>): void {
    const params = this.joins.get(e.label) ?? [];
    const values = e.args.map((arg) => this.lazy(arg));
    params.forEach((p, i) => {
      this.line(`x${p.id} = ${values[i]};`);
    });
    this.line(`break J${e.label};`);
  }

  /** A loop over a list that is evaluated as far as the loop comes. */
  private listLoop(e: Loop, list: Expr, to: Destination): void {
    const { cx } = this;
    const { layout } = cx.data(typeOf(list));
    const cons = layout.constructors.findIndex((c) => c.fields.length > 0);
    const [head, tail] = layout.constructors[cons]?.slots ?? [];
    const [l, acc] = [cx.temporary(), cx.temporary()];
    this.line(`let ${l} = ${this.value(list)}, ${acc} = ${this.value(e.initial)};`);
    this.block("for (;;)", () => {
      this.line(`if (${l}.$ !== ${cons}${e.until === null ? "" : ` || ${acc} === ${e.until}`}) break; if (--fuel < 0) tick();`);
      this.line(`const x${e.element.id} = ${l}.s${head}, x${e.accumulator.id} = ${acc};`);
      this.env.set(e.element.id, { text: `x${e.element.id}`, forced: false });
      this.env.set(e.accumulator.id, { text: `x${e.accumulator.id}`, forced: true });
      this.scoped(() => this.statement(e.step, { kind: "assign", name: acc }));
      const { test, by } = cx.force(typeOf(list), l);
      this.line(`${l} = ${l}.s${tail}; if (${test}) { ${l} = ${by}; if (${l} === Z) ${this.onStuck} }`);
    });
    this.deliver(acc, to);
  }
}

/** The operands of nested connectives of one kind, from left to right. */
export function operandsOf(e: Expr, kind: "and" | "or"): Expr[] {
  return e.kind === kind ? [...operandsOf(e.left, kind), ...operandsOf(e.right, kind)] : [e];
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
