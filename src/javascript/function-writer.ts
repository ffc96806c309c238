import { check, present } from "../base/index.ts";
import { type Arm, countUses, type Expr, eachExpr, type Func, isLinear, type Local, typeOf } from "../program/index.ts";
import type { EmitContext } from "./context.ts";
import { constructText } from "./data-text.ts";
import { type Destination, ExpressionWriter } from "./expression-writer.ts";
import { writeFold } from "./fold-writer.ts";
import { fieldCall, type LoopPlan, planLoop, summandCall } from "./loop-plan.ts";
import { fieldName, functionName, localName } from "./names.ts";
import type { Writer } from "./writer.ts";

const toCaller: Destination = { kind: "return" };

/** Writes the text of one function (or function value). Pure expressions are written in place, everything else as statements. */
export class FunctionWriter extends ExpressionWriter {
  /** The function being written, null inside a function value. */
  private readonly self: Func | null;
  private readonly plan: LoopPlan;
  /** Parameters are copied in each turn of the loop, because function values may keep them. */
  private readonly copies: boolean;
  /** Parameters of the joins around. */
  private readonly joinParams = new Map<number, readonly Local[]>();

  constructor(cx: EmitContext, self: Func | null, w: Writer, lazy = new Map<number, boolean>()) {
    super(cx, w, lazy);
    this.self = self;
    this.plan = self === null ? { kind: "none" } : planLoop(cx.program, self);
    this.copies = self !== null && hasClosure(self.body);
  }

  /** The whole declaration. Functions without arguments are computed once. */
  write(isRoot: boolean): void {
    const f = present(this.self, "write: no function");
    if (f.params.length === 0 && !isRoot) this.constant(functionName(f.id));
    else this.declaration(f, functionName(f.id));
  }

  /** A constant is kept until `epoch` changes, when missing values may get other answers. */
  private constant(name: string): void {
    const f = present(this.self, "constant: no function");
    this.declaration(f, `${name}_`);
    this.w.line(`let ${name}v, ${name}e = -1;`);
    this.w.block(`function ${name}()`, () => {
      this.w.line(`if (${name}e === epoch) return ${name}v;`);
      this.w.line(`const v = ${name}_();`);
      this.w.line(`if (v !== S) { ${name}v = v; ${name}e = epoch; }`);
      this.w.line("return v;");
    });
  }

  private declaration(f: Func, name: string): void {
    const looping = this.plan.kind !== "none";
    const params = f.params.map((p) => localName(p) + (looping && this.copies ? "_" : ""));
    const guarded = this.cx.groups[f.id] !== null && !isLinear(this.cx.program, f);
    this.w.block(`function ${name}(${params.join(", ")})`, () => {
      const guard = (): void => {
        if (guarded) this.w.line("if (--fuel < 0) tick();");
      };
      if (!looping) {
        guard();
        this.statement(f.body, toCaller);
        return;
      }
      if (this.plan.kind === "constructor") this.w.line("let head = null, cell = null;");
      if (this.plan.kind === "sum") this.w.line("let sum = 0;");
      this.w.block("L: for (;;)", () => {
        guard();
        if (this.copies) for (const p of f.params) this.w.line(`const ${localName(p)} = ${localName(p)}_;`);
        this.statement(f.body, toCaller);
      });
    });
  }

  /** Writes statements that bring the value of `e` to its destination; after `return` nothing follows. */
  override statement(e: Expr, to: Destination): void {
    switch (e.kind) {
      case "let":
        this.binding(e);
        this.statement(e.body, to);
        return;
      case "if":
        this.branch(
          this.value(e.test),
          () => this.statement(e.yes, to),
          () => this.statement(e.no, to),
          to,
        );
        return;
      case "and":
      case "or":
        this.connective(e, to);
        return;
      case "switch":
        this.switchStatement(e, to);
        return;
      case "join":
        this.join(e, to);
        return;
      case "jump":
        this.jump(e);
        return;
      case "fold": {
        const result = writeFold(this, e);
        this.deliver(result, to);
        return;
      }
      default:
        if (to.kind === "return" && this.selfCall(e)) return;
        this.deliver(this.value(e), to);
        return;
    }
  }

  private branch(test: string, yes: () => void, no: () => void, to: Destination): void {
    this.w.block(`if (${test})`, yes, to.kind === "assign" ? " else {" : "");
    if (to.kind === "return") {
      no();
      return;
    }
    this.w.indent(no);
    this.w.line("}");
  }

  /** Ends a path with its value. */
  deliver(value: string, to: Destination): void {
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
        this.cx.need("add");
        this.w.line(`return add(sum, ${value});`);
        return;
      default:
        this.w.line(`return ${value};`);
        return;
    }
  }

  /** A call to itself at the end becomes a turn of the loop. */
  private selfCall(e: Expr): boolean {
    const f = this.self;
    if (f === null || this.plan.kind === "none") return false;
    if (e.kind === "call" && e.target === f.id) {
      this.again(f, e.args);
      return true;
    }
    if (this.plan.kind === "constructor") return this.throughConstructor(f, e);
    if (this.plan.kind === "sum") return this.throughSum(f, e);
    return false;
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
    this.again(f, hole.args);
    return true;
  }

  private throughSum(f: Func, e: Expr): boolean {
    const at = summandCall(this.cx.program, e, f.id);
    if (e.kind !== "primitive" || at < 0) return false;
    const hole = present(e.args[at], "throughSum: call");
    const other = e.op === "suc" ? "1" : this.value(present(e.args[1 - at], "throughSum: summand"));
    check(hole.kind === "call", "throughSum: call");
    this.cx.need("add");
    this.w.line(`sum = add(sum, ${other});`);
    this.again(f, hole.args);
    return true;
  }

  /** Sets the parameters anew and goes round. */
  private again(f: Func, args: readonly Expr[]): void {
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
    this.w.line("continue L;");
  }

  private binding(e: Extract<Expr, { kind: "let" }>): void {
    const name = localName(e.local);
    if (!e.lazy) {
      this.declare(name, e.value);
      return;
    }
    const signals = this.cx.signals.mayExpr(e.value);
    this.w.line(`let ${name}v, ${name}d = false;`);
    this.w.line(
      `const ${name} = () => { if (!${name}d) { ${name}v = (${this.closure([], e.value)})(); ${name}d = true; } return ${name}v; };`,
    );
    this.lazy.set(e.local.id, signals);
  }

  /** `const name = value`, or the statements that compute it. */
  declare(name: string, e: Expr): void {
    if (this.isStatement(e)) {
      this.w.line(`let ${name};`);
      this.statement(e, { kind: "assign", name });
    } else this.w.line(`const ${name} = ${this.value(e)};`);
  }

  private isStatement(e: Expr): boolean {
    switch (e.kind) {
      case "let":
      case "switch":
      case "join":
      case "fold":
        return true;
      case "if":
        return !this.isInline(e);
      case "and":
      case "or":
        return !this.isInline(e.right);
      default:
        return false;
    }
  }

  protected override closure(params: readonly Local[], body: Expr): string {
    const inner = new FunctionWriter(this.cx, null, this.w.inner(), this.lazy);
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

  private connective(e: Extract<Expr, { kind: "and" | "or" }>, to: Destination): void {
    const again = this.isLoopCall(e.right);
    if (!again && this.cx.signals.mayExpr(e.left)) {
      this.kleene(e, to);
      return;
    }
    const left = this.value(e.left);
    if (this.isInline(e.right) && !again) {
      this.deliver(`${left} ${e.kind === "and" ? "&&" : "||"} ${this.value(e.right)}`, to);
      return;
    }
    const short = e.kind === "and" ? "false" : "true";
    const test = e.kind === "and" ? `!(${left})` : left;
    this.branch(
      test,
      () => this.deliver(short, to),
      () => this.statement(e.right, to),
      to,
    );
  }

  /** The logic is total: where the left operand has no value, the right one may still decide. */
  private kleene(e: Extract<Expr, { kind: "and" | "or" }>, to: Destination): void {
    const short = e.kind === "and" ? "false" : "true";
    const [left, right] = [this.cx.temporary(), this.cx.temporary()];
    this.w.line(`let ${left}, ${right};`);
    this.w.block(`K${left}:`, () =>
      this.withSignal(`{ ${left} = S; break K${left}; }`, () => this.statement(e.left, { kind: "assign", name: left })),
    );
    this.branch(
      `${left} === ${short}`,
      () => this.deliver(short, to),
      () => {
        this.statement(e.right, { kind: "assign", name: right });
        this.w.line(`if (${left} === S && ${right} !== ${short}) ${this.onSignal}`);
        this.deliver(right, to);
      },
      to,
    );
  }

  private isLoopCall(e: Expr): boolean {
    let found = false;
    if (this.self !== null && this.plan.kind !== "none") {
      const id = this.self.id;
      eachExpr(e, (part) => {
        found ||= part.kind === "call" && part.target === id;
      });
    }
    return found;
  }

  private switchStatement(e: Extract<Expr, { kind: "switch" }>, to: Destination): void {
    const type = this.cx.representation(typeOf(e.subject));
    const subject = this.atom(this.value(e.subject));
    const cases: { readonly test: string; readonly index: number; readonly run: () => void }[] = e.arms.map((arm) => ({
      test: type.shape.kind === "enum" ? `${subject} === ${arm.index}` : this.tagTest(type.id, subject, arm.index),
      index: arm.index,
      run: () => {
        this.fields(type.id, subject, arm);
        this.statement(arm.body, to);
      },
    }));
    const last = e.otherwise === null ? cases.pop()?.run : () => e.otherwise !== null && this.statement(e.otherwise, to);
    check(last !== undefined, "switchStatement: no case");
    if (cases.length > 2) {
      this.jumpTable(type.shape.kind === "enum" ? subject : `${subject}.$`, cases, last, to);
      return;
    }
    const go = (i: number): void => {
      const next = cases[i];
      if (next === undefined) last();
      else this.branch(next.test, next.run, () => go(i + 1), to);
    };
    go(0);
  }

  private jumpTable(
    tag: string,
    cases: readonly { readonly index: number; readonly run: () => void }[],
    last: () => void,
    to: Destination,
  ): void {
    this.w.block(`switch (${tag})`, () => {
      const written = (label: string, run: () => void): void =>
        this.w.block(label, () => {
          run();
          if (to.kind === "assign") this.w.line("break;");
        });
      for (const { index, run } of cases) written(`case ${index}:`, run);
      written("default:", last);
    });
  }

  private fields(id: number, subject: string, arm: Arm): void {
    if (arm.fields.length === 0) return;
    const { layout } = this.cx.data(id);
    const c = present(layout.constructors[arm.index], "fields: constructor");
    arm.fields.forEach((field, i) => {
      if (field !== null && countUses(arm.body, field) > 0) this.w.line(`const ${localName(field)} = ${subject}.${fieldName(c, i)};`);
    });
  }

  private join(e: Extract<Expr, { kind: "join" }>, to: Destination): void {
    this.joinParams.set(e.label, e.params);
    for (const p of e.params) this.w.line(`let ${localName(p)};`);
    const inside = (): void => {
      this.w.block(`J${e.label}:`, () => {
        this.statement(e.rest, to);
        if (to.kind === "assign") this.w.line(`break E${e.label};`);
      });
      this.statement(e.body, to);
    };
    if (to.kind === "assign") this.w.block(`E${e.label}:`, inside);
    else inside();
  }

  private jump(e: Extract<Expr, { kind: "jump" }>): void {
    const params = this.joinParams.get(e.label) ?? [];
    e.args.forEach((arg, i) => {
      const p = params[i];
      if (p !== undefined) this.w.line(`${localName(p)} = ${this.value(arg)};`);
    });
    this.w.line(`break J${e.label};`);
  }
}

function hasClosure(e: Expr): boolean {
  let found = false;
  eachExpr(e, (part) => {
    found ||= part.kind === "lambda" || (part.kind === "let" && part.lazy);
  });
  return found;
}
