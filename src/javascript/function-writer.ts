import { check, present } from "../base/index.ts";
import { countUses, type Expr, eachExpr, type Func, isLinear, type Local } from "../program/index.ts";
import type { EmitContext } from "./context.ts";
import { constructText } from "./data-text.ts";
import type { Destination, Shared } from "./expression-writer.ts";
import { fieldCall, isNested, type LoopPlan, planLoop, selfCalls, summandCall, tailCalls } from "./loop-plan.ts";
import { fieldName, functionName, localName } from "./names.ts";
import { StatementWriter } from "./statement-writer.ts";
import type { Writer } from "./writer.ts";

const toCaller: Destination = { kind: "return" };

/** Writes the text of one function (or function value). Pure expressions are written in place, everything else as statements. */
export class FunctionWriter extends StatementWriter {
  /** The function being written, null inside a function value. */
  private readonly self: Func | null;
  private readonly plan: LoopPlan;
  /** Runs of the function may be long. */
  private readonly guarded: boolean;
  /** Parameters are copied in each turn of the loop, because function values may keep them. */
  private readonly copies: boolean;

  constructor(cx: EmitContext, self: Func | null, w: Writer, shared: Shared = { lazy: new Map(), aliases: new Map() }) {
    super(cx, w, shared);
    this.self = self;
    this.plan = self === null ? { kind: "none" } : planLoop(cx.program, self);
    this.copies = self !== null && hasClosure(self.body);
    this.guarded = self !== null && cx.groups[self.id] !== null && !isLinear(cx.program, cx.groups, self);
  }

  /** The whole declaration. Functions without arguments are computed once. */
  write(isRoot: boolean): void {
    const f = present(this.self, "write: no function");
    const name = functionName(f.id);
    if (f.params.length === 0 && !isRoot) this.constant(f, name);
    else if (isNested(this.cx.program, this.cx.groups, f, this.plan)) this.twins(f, name);
    else this.declaration(f, name, this.entryGuard(f));
  }

  /**
   * A function that calls itself other than at the end is written twice, each copy calling the other: V8 puts one call into
   * the other, which it does not do for a function that calls itself (fib 30: 8.3 ms once, 3.6 ms twice). One guard serves both.
   */
  private twins(f: Func, name: string): void {
    const { aliases } = this.shared;
    aliases.set(f.id, `${name}t`);
    this.declaration(f, name, this.guarded);
    aliases.set(f.id, name);
    this.declaration(f, `${name}t`, false);
    aliases.delete(f.id);
  }

  /** A loop that goes round by itself only is guarded where it does. */
  private entryGuard(f: Func): boolean {
    return this.guarded && (this.plan.kind === "none" || selfCalls(f.body, f.id) > tailCalls(this.cx.program, f, this.plan));
  }

  /** A constant is kept until `epoch` changes, when missing values may get other answers. */
  private constant(f: Func, name: string): void {
    this.declaration(f, `${name}_`, this.guarded);
    this.w.line(`let ${name}v, ${name}e = -1;`);
    this.w.block(`function ${name}()`, () => {
      this.w.line(`if (${name}e === epoch) return ${name}v;`);
      this.w.line(`const v = ${name}_();`);
      this.w.line(`if (v !== S) { ${name}v = v; ${name}e = epoch; }`);
      this.w.line("return v;");
    });
  }

  private declaration(f: Func, name: string, guard: boolean): void {
    const looping = this.plan.kind !== "none";
    const params = f.params.map((p) => localName(p) + (looping && this.copies ? "_" : ""));
    this.w.block(`function ${name}(${params.join(", ")})`, () => {
      if (guard) this.w.line(guardText);
      if (!looping) {
        this.statement(f.body, toCaller);
        return;
      }
      if (this.plan.kind === "constructor") this.w.line("let head = null, cell = null;");
      if (this.plan.kind === "sum") this.w.line("let sum = 0;");
      this.w.block("L: for (;;)", () => {
        if (this.copies) for (const p of f.params) this.w.line(`const ${localName(p)} = ${localName(p)}_;`);
        this.statement(f.body, toCaller);
      });
    });
  }

  /** Ends a path with its value. */
  override deliver(value: string, to: Destination): void {
    if (to.kind === "assign") {
      this.w.line(`${to.name} = ${value};`);
      return;
    }
    switch (this.plan.kind) {
      case "constructor": {
        const { layout } = this.cx.data(this.plan.type);
        const field = fieldName(present(layout.constructors[this.plan.index], "deliver: constructor"), this.plan.field);
        const v = this.atom(value);
        this.w.line(`if (cell === null) return ${v};`);
        this.w.line(`cell.${field} = ${v}; return head;`);
        return;
      }
      case "sum":
        this.w.line(`return ${this.sumText(value)};`);
        return;
      default:
        this.w.line(`return ${value};`);
        return;
    }
  }

  /** A call to itself at the end becomes a turn of the loop. */
  protected override selfCall(e: Expr): boolean {
    const f = this.self;
    if (f === null || this.plan.kind === "none") return false;
    if (e.kind === "call" && e.target === f.id) {
      this.again(f, e.args, selfCalls(e, f.id) > 1);
      return true;
    }
    if (this.plan.kind === "constructor") return this.throughConstructor(f, e);
    if (this.plan.kind === "sum") return this.throughSum(f, e);
    return false;
  }

  private sumText(value: string): string {
    if (value === "0") return "sum";
    const { shape } = this.cx.type(present(this.self, "sumText: no function").result);
    const name = shape.kind === "number" && shape.sort === "nat" ? "natAdd" : "add";
    this.cx.need(name);
    return `${name}(sum, ${value})`;
  }

  private throughConstructor(f: Func, e: Expr): boolean {
    if (this.plan.kind !== "constructor" || e.kind !== "construct") return false;
    const { type, index, field } = this.plan;
    if (e.type !== type || e.index !== index || fieldCall(e, f.id) !== field) return false;
    const hole = present(e.args[field], "throughConstructor: field");
    check(hole.kind === "call", "throughConstructor: call");
    const args = e.args.map((arg, i) => (i === field ? "null" : this.value(arg)));
    const c = present(this.cx.data(type).layout.constructors[index], "throughConstructor: constructor");
    const t = this.cx.temporary();
    this.w.line(`const ${t} = ${constructText(this.cx, type, index, args)};`);
    this.w.line(`if (cell === null) head = ${t}; else cell.${fieldName(c, field)} = ${t};`);
    this.w.line(`cell = ${t};`);
    this.again(f, hole.args, selfCalls(e, f.id) > 1);
    return true;
  }

  private throughSum(f: Func, e: Expr): boolean {
    const at = summandCall(this.cx.program, e, f.id);
    if (e.kind !== "primitive" || at < 0) return false;
    const hole = present(e.args[at], "throughSum: call");
    const other = e.op === "suc" ? "1" : this.value(present(e.args[1 - at], "throughSum: summand"));
    check(hole.kind === "call", "throughSum: call");
    this.w.line(`sum = ${this.sumText(other)};`);
    this.again(f, hole.args, selfCalls(e, f.id) > 1);
    return true;
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
      const text = this.value(arg);
      return { name: localName(p) + suffix, text, later };
    });
    // A value that a later argument still needs in its old form waits in a temporary.
    const waiting: string[] = [];
    for (const { name, text, later } of values) {
      if (!later || this.copies) {
        this.w.line(`${name} = ${text};`);
        continue;
      }
      const t = this.cx.temporary();
      this.w.line(`const ${t} = ${text};`);
      waiting.push(`${name} = ${t};`);
    }
    for (const line of waiting) this.w.line(line);
    if (this.guarded && !covered) this.w.line(guardText);
    this.w.line("continue L;");
  }

  protected override closure(params: readonly Local[], body: Expr): string {
    const inner = new FunctionWriter(this.cx, null, this.w.inner(), this.shared);
    const head = `((${params.map(localName).join(", ")}) => `;
    if (inner.isInline(body)) {
      const value = inner.value(body);
      if (inner.w.isEmpty) return `${head}${value})`;
      inner.w.line(`return ${value};`);
      return `${head}{\n${inner.w.text}\n${inner.w.closing()})`;
    }
    inner.statement(body, toCaller);
    return `${head}{\n${inner.w.text}\n${inner.w.closing()})`;
  }

  protected override isLoopCall(e: Expr): boolean {
    let found = false;
    if (this.self !== null && this.plan.kind !== "none") {
      const id = this.self.id;
      eachExpr(e, (part) => {
        found ||= part.kind === "call" && part.target === id;
      });
    }
    return found;
  }
}

const guardText = "if (--fuel < 0) tick();";

function hasClosure(e: Expr): boolean {
  let found = false;
  eachExpr(e, (part) => {
    found ||= part.kind === "lambda" || (part.kind === "let" && part.lazy);
  });
  return found;
}
