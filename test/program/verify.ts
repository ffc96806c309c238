import { showType } from "../../src/logic/index.ts";
import { binders, partsOf } from "../../src/program/language/expression-walk.ts";
import { boolId, typeOf } from "../../src/program/language/expressions.ts";
import { primitives } from "../../src/program/language/primitives.ts";
import type { Expr, Func, Program, TypeId } from "../../src/program/language/program.ts";

/**
 * What is wrong with a program: ill-typed parts, unbound locals, calls that do not fit. Empty for every program that `lowerProgram`
 * makes; tests rely on it.
 */
export function verifyProgram(program: Program): string[] {
  return program.functions.flatMap((f) => new Verification(program, f).run());
}

class Verification {
  private readonly program: Program;
  private readonly func: Func;
  private readonly problems: string[] = [];

  constructor(program: Program, func: Func) {
    this.program = program;
    this.func = func;
  }

  run(): string[] {
    this.expr(this.func.body, new Set(this.func.params.map((p) => p.id)));
    this.same(typeOf(this.func.body), this.func.result, "result");
    return this.problems;
  }

  private report(what: string): void {
    this.problems.push(`${this.func.name}: ${what}`);
  }

  /** Wrapped types stand for their base, so representations are compared. */
  private same(a: TypeId, b: TypeId, what: string): void {
    if (a !== b) this.report(`${what}: ${this.shown(a)} is not ${this.shown(b)}`);
  }

  private shown(id: TypeId): string {
    const type = this.program.types[id]?.type;
    return type === undefined ? String(id) : showType(type);
  }

  private isBool(e: Expr, what: string): void {
    this.same(typeOf(e), boolId, what);
  }

  private expr(e: Expr, scope: ReadonlySet<number>): void {
    for (const { name, id } of binders(e)) if (scope.has(id)) this.report(`${name}.${id} is bound inside its own scope`);
    const inner = new Set(scope);
    switch (e.kind) {
      case "local":
        if (!scope.has(e.local.id)) this.report(`${e.local.name}.${e.local.id} is not bound`);
        return;
      case "let":
        this.expr(e.value, scope);
        this.same(typeOf(e.value), e.local.type, `binding of ${e.local.name}`);
        this.expr(e.body, inner.add(e.local.id));
        return;
      case "lambda":
        for (const p of e.params) inner.add(p.id);
        this.expr(e.body, inner);
        return;
      case "switch":
        this.switch(e, scope);
        return;
      case "join":
        this.expr(e.rest, scope);
        for (const p of e.params) inner.add(p.id);
        this.expr(e.body, inner);
        return;
      case "fold":
        this.fold(e, scope);
        return;
      default:
        this.local(e);
        for (const part of partsOf(e)) this.expr(part, scope);
    }
  }

  private switch(e: Extract<Expr, { kind: "switch" }>, scope: ReadonlySet<number>): void {
    this.expr(e.subject, scope);
    const shape = this.program.types[typeOf(e.subject)]?.shape;
    const result = typeOf(e);
    for (const arm of e.arms) {
      const inner = new Set(scope);
      const fields = shape?.kind === "data" ? shape.constructors[arm.index]?.fields : [];
      if (fields?.length !== arm.fields.length) this.report("an arm has the wrong number of fields");
      arm.fields.forEach((field, i) => {
        if (field === null) return;
        inner.add(field.id);
        this.same(field.type, fields?.[i] ?? -1, `field ${i}`);
      });
      this.expr(arm.body, inner);
      this.same(typeOf(arm.body), result, "arm");
    }
    if (e.otherwise !== null) this.expr(e.otherwise, scope);
  }

  private fold(e: Extract<Expr, { kind: "fold" }>, scope: ReadonlySet<number>): void {
    for (const part of partsOf(e)) if (part !== e.step) this.expr(part, scope);
    this.same(typeOf(e.initial), e.accumulator.type, "initial");
    this.same(typeOf(e.step), e.accumulator.type, "step");
    this.expr(e.step, new Set(scope).add(e.element.id).add(e.accumulator.id));
  }

  /** Checks of one node that do not depend on the scope. */
  private local(e: Expr): void {
    switch (e.kind) {
      case "if":
        this.isBool(e.test, "test");
        this.same(typeOf(e.yes), typeOf(e.no), "branches");
        return;
      case "and":
      case "or":
        this.isBool(e.left, e.kind);
        this.isBool(e.right, e.kind);
        return;
      case "not":
        this.isBool(e.arg, "not");
        return;
      case "call":
        this.call(e);
        return;
      case "construct":
        this.construct(e);
        return;
      case "apply":
        this.apply(e);
        return;
      case "primitive":
        if (e.op === "eq") for (const arg of e.args) this.same(typeOf(arg), e.on, "comparison");
        if (primitives[e.op].arity !== null && primitives[e.op].arity !== e.args.length)
          this.report(`${e.op} of ${e.args.length} arguments`);
        return;
      default:
        return;
    }
  }

  private call(e: Extract<Expr, { kind: "call" }>): void {
    const target = this.program.functions[e.target];
    if (target === undefined || target.params.length !== e.args.length) {
      this.report(`call of ${target?.name ?? e.target}`);
      return;
    }
    target.params.forEach((p, i) => {
      const arg = e.args[i];
      if (arg !== undefined) this.same(typeOf(arg), p.type, `argument ${i} of ${target.name}`);
    });
    this.same(target.result, e.type, `result of ${target.name}`);
  }

  private construct(e: Extract<Expr, { kind: "construct" }>): void {
    const shape = this.program.types[e.type]?.shape;
    const fields = shape?.kind === "data" ? shape.constructors[e.index]?.fields : undefined;
    if (fields?.length !== e.args.length) {
      this.report("constructor with the wrong number of fields");
      return;
    }
    fields.forEach((field, i) => {
      const arg = e.args[i];
      if (arg !== undefined) this.same(typeOf(arg), field, `field ${i} of a constructor`);
    });
  }

  private apply(e: Extract<Expr, { kind: "apply" }>): void {
    const shape = this.program.types[typeOf(e.fun)]?.shape;
    if (shape?.kind !== "function" || shape.params.length < e.args.length) {
      this.report("application of what is no function");
      return;
    }
    for (const [i, arg] of e.args.entries()) this.same(typeOf(arg), shape.params[i] ?? -1, `argument ${i} of a function value`);
  }
}
