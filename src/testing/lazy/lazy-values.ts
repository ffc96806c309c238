/** Writes expressions as lazy code: statements that evaluate, and the text of values that may stay unevaluated. */
import { present } from "../../base/index.ts";
import { type Expr, type Local, type TypeId, typeOf } from "../../program/index.ts";
import { capturedBy } from "./captured.ts";
import type { Island } from "./islands.ts";
import type { LazyContext } from "./lazy-context.ts";
import { isTotal, numberText } from "./lazy-numbers.ts";
import { lazily, lazyEqual, outward, strictly } from "./lazy-types.ts";

/** Where a value goes: to the caller, or into a variable. */
export type Destination = { readonly kind: "return" } | { readonly kind: "assign"; readonly name: string };

export const toCaller: Destination = { kind: "return" };

/** How a local is written, and whether it is known to be evaluated. */
export interface Entry {
  readonly text: string;
  readonly forced: boolean;
}

/** The part of the writer that deals with values; statements are written by `LazyWriter`. */
export abstract class ValueWriter {
  protected readonly cx: LazyContext;
  protected env: Map<number, Entry>;
  protected lines: string[] = [];
  /** What leaves the present evaluation when it is stuck. */
  protected onStuck: string;

  constructor(cx: LazyContext, env: ReadonlyMap<number, Entry>, onStuck: string) {
    this.cx = cx;
    this.env = new Map(env);
    this.onStuck = onStuck;
  }

  /** The statements written so far. */
  get text(): string {
    return this.lines.join("\n");
  }

  /** A writer for the body of a closure. */
  protected abstract fresh(env: ReadonlyMap<number, Entry>): ValueWriter;

  /** Statements that bring the value of `e` to its destination. */
  protected abstract statement(e: Expr, to: Destination): void;

  protected line(text: string): void {
    this.lines.push(text);
  }

  protected stuckIf(name: string): void {
    this.line(`if (${name} === Z) ${this.onStuck}`);
  }

  /** Runs with an environment whose changes are forgotten afterwards. */
  protected scoped(go: () => void): void {
    const before = this.env;
    this.env = new Map(before);
    go();
    this.env = before;
  }

  protected block(head: string, go: () => void): void {
    this.line(`${head} {`);
    this.scoped(go);
    this.line("}");
  }

  /** Statements that evaluate, and the name of the value. */
  value(e: Expr): string {
    switch (e.kind) {
      case "local":
        return this.forcedLocal(e.local);
      case "literal":
        return literalText(e.value);
      case "construct":
        return this.keep(this.construct(e));
      case "lambda":
        return this.keep(this.closure(e.params, e.body));
      case "call":
        return this.checked(`z${e.target}(${this.arguments(e).join(", ")})`);
      case "apply":
        return this.apply(e);
      case "primitive":
        return this.primitive(e);
      case "not":
        return `!${this.value(e.arg)}`;
      case "is":
        return this.tagTest(e.subject, this.value(e.subject), e.index);
      case "signal":
        this.line(`D = null; missing(${e.site}, []); ${this.onStuck}`);
        return "Z";
      default: {
        const island = this.cx.island(e);
        if (island !== undefined) return this.islandCall(island, typeOf(e));
        const t = this.cx.temporary();
        this.line(`let ${t};`);
        this.scoped(() => this.statement(e, { kind: "assign", name: t }));
        return t;
      }
    }
  }

  protected keep(text: string): string {
    const t = this.cx.temporary();
    this.line(`const ${t} = ${text};`);
    return t;
  }

  protected checked(text: string): string {
    const t = this.keep(text);
    this.stuckIf(t);
    return t;
  }

  protected entry(local: Local): Entry {
    return this.env.get(local.id) ?? { text: `x${local.id}`, forced: false };
  }

  private forcedLocal(local: Local): string {
    const { text, forced } = this.entry(local);
    if (forced) return text;
    const t = this.forced(local.type, text);
    this.env.set(local.id, { text: t, forced: true });
    return t;
  }

  protected forced(type: TypeId, text: string): string {
    const t = this.cx.temporary();
    const { test, by } = this.cx.force(type, t);
    this.line(`let ${t} = ${text}; if (${test}) { ${t} = ${by}; if (${t} === Z) ${this.onStuck} }`);
    return t;
  }

  protected arguments(e: Extract<Expr, { kind: "call" }>): string[] {
    return e.args.map((arg, i) => (this.cx.strictness.isStrict(e.target, i) ? this.value(arg) : this.lazy(arg)));
  }

  private construct(e: Extract<Expr, { kind: "construct" }>): string {
    const { shape } = this.cx.representation(e.type);
    if (shape.kind === "bool") return String(e.index === 1);
    if (shape.kind !== "data") return String(e.index);
    return this.cx.construct(
      e.type,
      e.index,
      e.args.map((arg) => this.lazy(arg)),
    );
  }

  private apply(e: Extract<Expr, { kind: "apply" }>): string {
    const { shape } = this.cx.representation(typeOf(e.fun));
    const arity = shape.kind === "function" ? shape.params.length : e.args.length;
    const f = this.value(e.fun);
    const args = e.args.map((arg) => this.lazy(arg));
    if (arity <= args.length) return this.checked(`${f}(${args.join(", ")})`);
    const kept = args.map((arg) => this.keep(arg));
    const rest = Array.from({ length: arity - args.length }, (_, i) => `b${i}`);
    return this.keep(`(${rest.join(", ")}) => ${f}(${[...kept, ...rest].join(", ")})`);
  }

  protected tagTest(subject: Expr, text: string, index: number): string {
    const { shape } = this.cx.representation(typeOf(subject));
    if (shape.kind === "bool") return index === 1 ? text : `!${text}`;
    return shape.kind === "data" ? `(${text}.$ === ${index})` : `(${text} === ${index})`;
  }

  private primitive(e: Extract<Expr, { kind: "primitive" }>): string {
    const { cx } = this;
    if (e.op === "wrap" || e.op === "unwrap") return this.value(present(e.args[0], "primitive: argument"));
    const number = numberText(cx, e, (arg) => this.value(arg));
    if (number !== null) return number.maySuspend ? this.checked(number.text) : `(${number.text})`;
    const island = cx.island(e);
    if (island !== undefined) return this.islandCall(island, e.type);
    const [a, b] = e.args.map((arg) => (arg.kind === "local" ? this.entry(arg.local).text : this.value(arg)));
    return this.checked(lazyEqual(cx, e.on, present(a, "primitive: left"), present(b, "primitive: right")));
  }

  private islandCall(island: Island, type: TypeId): string {
    const { cx } = this;
    const args = island.operands.map((arg) => {
      // What builds a set when it is asked for is a function without parameters, whatever its type says.
      if (arg.kind === "lambda") {
        const params = arg.params.map((p) => p.type);
        return this.keep(`((x) => ${outward(cx, params, typeOf(arg.body))})(${this.lazy(arg)})`);
      }
      if (cx.formOf(arg) === "scalar" && !cx.isSymbolic(typeOf(arg))) return this.value(arg);
      return this.checked(`${strictly(cx, typeOf(arg))}(${this.lazy(arg)})`);
    });
    const [i, t] = [cx.temporary(), cx.temporary()];
    this.line(`const ${i} = I; I = null; const ${t} = f${island.target}(${args.join(", ")});`);
    this.line(`if (${t} === S) { D = I; I = ${i}; ${this.onStuck} } I = ${i};`);
    const form = cx.form(type);
    return form === "data" || form === "function" ? this.keep(`${lazily(cx, type)}(${t})`) : t;
  }

  /** The text of a value that may stay unevaluated. */
  lazy(e: Expr): string {
    switch (e.kind) {
      case "local":
        return this.entry(e.local).text;
      case "literal":
        return literalText(e.value);
      case "construct":
        return this.construct(e);
      case "lambda":
        return this.closure(e.params, e.body);
      case "primitive": {
        if (e.op === "wrap" || e.op === "unwrap") return this.lazy(present(e.args[0], "lazy: argument"));
        return this.isReady(e) ? this.value(e) : this.thunk(e);
      }
      default:
        return this.thunk(e);
    }
  }

  /** Cheap operations on numbers that are there already. */
  protected isReady(e: Extract<Expr, { kind: "primitive" }>): boolean {
    if (!isTotal(this.cx, e)) return false;
    return e.args.every((arg) => arg.kind === "literal" || (arg.kind === "local" && this.entry(arg.local).forced));
  }

  /** A thunk: with at most two captured values it needs no closure of its own. */
  private thunk(e: Expr): string {
    const captured = [...capturedBy(e)].filter((id) => this.env.has(id));
    if (captured.length > 2) return `new V(-2, null, ${this.closure([], e)}, null, null, T)`;
    const inner = this.fresh(new Map(captured.map((id, i) => [id, { text: `c${i}`, forced: this.env.get(id)?.forced === true }])));
    inner.statement(e, toCaller);
    const name = this.cx.hoist(`(c0, c1) { ${inner.lines.join("\n")} }`);
    const [a, b] = captured.map((id) => this.env.get(id)?.text ?? "null");
    return `new V(-2, null, ${name}, ${b ?? "null"}, ${a ?? "null"}, T)`;
  }

  private closure(params: readonly Local[], body: Expr): string {
    const inner = this.fresh(this.env);
    for (const p of params) inner.env.set(p.id, { text: `x${p.id}`, forced: false });
    inner.statement(body, toCaller);
    return `((${params.map((p) => `x${p.id}`).join(", ")}) => { ${inner.lines.join("\n")} })`;
  }
}

function literalText(value: boolean | number | bigint): string {
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "number" && value < 0 ? `(${value})` : String(value);
}
