import { check, present } from "../../base/index.ts";
import { type Arm, type Expr, type Local, typeOf } from "../../program/index.ts";
import { fieldName, localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js } from "../tree/syntax.ts";
import { branch, type Destination, joined, jump } from "./control.ts";
import { ExpressionWriter } from "./expression-writer.ts";
import { writeFold } from "./fold-writer.ts";
import { afterSearch, isSearch, searchEnd } from "./search-writer.ts";

/** Writes what needs statements: bindings, branches, joins, connectives with statements inside. */
export abstract class StatementWriter extends ExpressionWriter {
  /** Parameters of the joins around. */
  private readonly joinParams = new Map<number, readonly Local[]>();

  /** Ends a path with its value. */
  abstract deliver(value: Js, to: Destination): void;

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
      () => this.deliver(end, to),
      () => this.deliver(!end, to),
      to,
    );
  }

  private branch(test: Js, yes: () => void, no: () => void, to: Destination): void {
    const inside = (write: () => void): Body => this.w.inside(() => this.scoped(write));
    const yesBody = inside(yes);
    this.w.add(...branch(test, yesBody, to.kind === "assign" ? inside(no) : this.w.inside(no), to));
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
    const [value, isDone] = [`${name}v`, `${name}d`];
    const compute = [js.set(value, js.call(this.closure([], e.value))), js.set(isDone, true)];
    this.w.add(js.variable(value), js.variable(isDone, false));
    this.w.add(js.constant(name, js.arrow([], [js.when(js.not(isDone), compute), js.give(value)])));
    this.shared.lazy.set(e.local.id, signals);
  }

  /** `const name = value`, or the statements that compute it. */
  declare(name: string, e: Expr): void {
    if (this.isStatement(e)) {
      this.w.add(js.variable(name));
      this.statement(e, { kind: "assign", name });
    } else this.w.add(js.constant(name, this.value(e)));
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
        () => this.deliver(short, to),
        () => this.statement(e.right, to),
        to,
      );
      return;
    }
    const left = this.value(e.left);
    if (this.isInline(e.right) && !again) {
      this.deliver(js.op(left, e.kind === "and" ? "&&" : "||", this.value(e.right)), to);
      return;
    }
    const short = e.kind === "or";
    const test = e.kind === "and" ? js.not(left) : left;
    this.branch(
      test,
      () => this.deliver(short, to),
      () => this.statement(e.right, to),
      to,
    );
  }

  /** The logic is total: where the left operand has no value, the right one may still decide. */
  private kleene(e: Extract<Expr, { kind: "and" | "or" }>, to: Destination): void {
    const short = e.kind === "or";
    const [left, right] = [this.cx.temporary(), this.cx.temporary()];
    const label = `K${left}`;
    const signalled = [js.set(left, "S"), js.leave(label)];
    this.w.add(js.variables([left, right]));
    const first = this.w.inside(() =>
      this.scoped(() => this.withSignal(signalled, () => this.statement(e.left, { kind: "assign", name: left }))),
    );
    this.w.add(js.label(label, js.block(first)));
    this.branch(
      js.same(left, short),
      () => this.deliver(short, to),
      () => {
        this.statement(e.right, { kind: "assign", name: right });
        this.w.add(js.when(js.op(js.same(left, "S"), "&&", js.differ(right, short)), this.onSignal));
        this.deliver(right, to);
      },
      to,
    );
  }

  private switchStatement(e: Extract<Expr, { kind: "switch" }>, to: Destination): void {
    const type = this.cx.representation(typeOf(e.subject));
    const subject = this.atom(this.value(e.subject));
    const cases: { readonly test: Js; readonly index: number; readonly run: () => void }[] = e.arms.map((arm) => ({
      test: type.shape.kind === "enum" ? js.same(subject, arm.index) : this.tagTest(type.id, subject, arm.index),
      index: arm.index,
      run: () => {
        this.fields(type.id, subject, arm);
        this.statement(arm.body, to);
      },
    }));
    const last = e.otherwise === null ? cases.pop()?.run : () => e.otherwise !== null && this.statement(e.otherwise, to);
    check(last !== undefined, "switchStatement: no case");
    if (cases.length > 2) {
      this.jumpTable(type.shape.kind === "enum" ? subject : js.member(subject, "$"), cases, last, to);
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
    tag: Js,
    cases: readonly { readonly index: number; readonly run: () => void }[],
    last: () => void,
    to: Destination,
  ): void {
    const written = (run: () => void): Body => {
      const body = this.w.inside(() => this.scoped(run));
      return to.kind === "assign" ? [...body, js.leave()] : body;
    };
    this.w.add(js.select(tag, [...cases.map(({ index, run }) => js.at(index, written(run))), js.otherwise(written(last))]));
  }

  /** Fields are read where they are first used: a branch that does not need them does not load them. */
  private fields(id: number, subject: Js, arm: Arm): void {
    if (arm.fields.length === 0) return;
    const { layout } = this.cx.data(id);
    const c = present(layout.constructors[arm.index], "fields: constructor");
    arm.fields.forEach((field, i) => {
      if (field !== null) this.postpone(field, js.member(subject, fieldName(c, i)));
    });
  }

  private join(e: Extract<Expr, { kind: "join" }>, to: Destination): void {
    this.joinParams.set(e.label, e.params);
    for (const p of e.params) this.w.add(js.variable(localName(p)));
    const write = (): void => {
      const rest = this.w.inside(() => this.scoped(() => this.statement(e.rest, to)));
      const body = this.w.inside(() => this.statement(e.body, to));
      this.w.add(...joined(e.label, rest, body, to));
    };
    if (to.kind === "assign") this.scoped(write);
    else write();
  }

  private jump(e: Extract<Expr, { kind: "jump" }>): void {
    const params = this.joinParams.get(e.label) ?? [];
    this.w.add(
      ...jump(
        e.label,
        params,
        e.args.map((arg) => this.value(arg)),
      ),
    );
  }
}
