import { check, present } from "../../base/index.ts";
import { type Arm, type Expr, type Local, typeOf } from "../../program/index.ts";
import { fieldName, localName } from "../names.ts";
import { type Destination, ExpressionWriter } from "./expression-writer.ts";
import { writeFold } from "./fold-writer.ts";
import { afterSearch, isSearch, searchEnd } from "./search-writer.ts";

/** Writes what needs statements: bindings, branches, joins, connectives with statements inside. */
export abstract class StatementWriter extends ExpressionWriter {
  /** Parameters of the joins around. */
  private readonly joinParams = new Map<number, readonly Local[]>();

  /** Ends a path with its value. */
  abstract deliver(value: string, to: Destination): void;

  /** Writes a call to itself at the end as a turn of a loop; false for anything else. */
  protected abstract selfCall(e: Expr): boolean;

  /** Whether the function's loop goes round inside. */
  protected abstract isLoopCall(e: Expr): boolean;

  /** Writes statements that bring the value of `e` to its destination; after `return` nothing follows. */
  override statement(e: Expr, to: Destination): void {
    switch (e.kind) {
      case "let":
        this.binding(e);
        this.statement(e.body, to);
        return;
      case "if":
        if (isSearch(this.cx, e.test)) {
          afterSearch(
            this,
            e.test,
            true,
            () => this.statement(e.yes, to),
            () => this.statement(e.no, to),
            to,
          );
          return;
        }
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
      case "not":
        if (isSearch(this.cx, e)) this.search(e, to);
        else this.deliver(this.value(e), to);
        return;
      case "fold":
        if (isSearch(this.cx, e)) this.search(e, to);
        else this.deliver(writeFold(this, e), to);
        return;
      default:
        if (to.kind === "return" && this.selfCall(e)) return;
        this.deliver(this.value(e), to);
        return;
    }
  }

  /** Brings the result of a search to its destination, without a variable for it on the way. */
  private search(e: Expr, to: Destination): void {
    const end = searchEnd(e);
    afterSearch(
      this,
      e,
      end,
      () => this.deliver(String(end), to),
      () => this.deliver(String(!end), to),
      to,
    );
  }

  private branch(test: string, yes: () => void, no: () => void, to: Destination): void {
    this.w.block(`if (${test})`, () => this.scoped(yes), to.kind === "assign" ? " else {" : "");
    if (to.kind === "return") {
      no();
      return;
    }
    this.w.indent(() => this.scoped(no));
    this.w.line("}");
  }

  private binding(e: Extract<Expr, { kind: "let" }>): void {
    const name = localName(e.local);
    if (this.isSmallPred(e.value)) this.shared.small.add(e.local.id);
    if (!e.lazy) {
      this.declare(name, e.value);
      return;
    }
    const signals = this.cx.signals.mayExpr(e.value);
    this.settle(e.value);
    this.w.line(`let ${name}v, ${name}d = false;`);
    this.w.line(
      `const ${name} = () => { if (!${name}d) { ${name}v = (${this.closure([], e.value)})(); ${name}d = true; } return ${name}v; };`,
    );
    this.shared.lazy.set(e.local.id, signals);
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

  private connective(e: Extract<Expr, { kind: "and" | "or" }>, to: Destination): void {
    const again = this.isLoopCall(e.right);
    if (!again && this.cx.signals.mayExpr(e.left)) {
      this.kleene(e, to);
      return;
    }
    if (isSearch(this.cx, e.left)) {
      const short = e.kind === "or";
      afterSearch(
        this,
        e.left,
        short,
        () => this.deliver(String(short), to),
        () => this.statement(e.right, to),
        to,
      );
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
      this.scoped(() => this.withSignal(`{ ${left} = S; break K${left}; }`, () => this.statement(e.left, { kind: "assign", name: left }))),
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
          this.scoped(run);
          if (to.kind === "assign") this.w.line("break;");
        });
      for (const { index, run } of cases) written(`case ${index}:`, run);
      written("default:", last);
    });
  }

  /** Fields are read where they are first used: a branch that does not need them does not load them. */
  private fields(id: number, subject: string, arm: Arm): void {
    if (arm.fields.length === 0) return;
    const { layout } = this.cx.data(id);
    const c = present(layout.constructors[arm.index], "fields: constructor");
    arm.fields.forEach((field, i) => {
      if (field !== null) this.postpone(field, `${subject}.${fieldName(c, i)}`);
    });
  }

  private join(e: Extract<Expr, { kind: "join" }>, to: Destination): void {
    this.joinParams.set(e.label, e.params);
    for (const p of e.params) this.w.line(`let ${localName(p)};`);
    const inside = (): void => {
      this.w.block(`J${e.label}:`, () => {
        this.scoped(() => this.statement(e.rest, to));
        if (to.kind === "assign") this.w.line(`break E${e.label};`);
      });
      this.statement(e.body, to);
    };
    if (to.kind === "assign") this.w.block(`E${e.label}:`, () => this.scoped(inside));
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
