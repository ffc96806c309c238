/** Writes expressions as lazy code: statements that evaluate, and values that may stay unevaluated. */
import { present } from "../../base/index.ts";
import { type Body, type Destination, type Js, js, type Statement } from "../../javascript/index.ts";
import { type Expr, type Local, type TypeId, typeOf } from "../../program/index.ts";
import { capturedBy } from "./captured.ts";
import type { LazyContext } from "./lazy-context.ts";
import { isTotal, numberCode } from "./lazy-numbers.ts";
import { lazily, lazyEqual, outward, strictCall, strictly } from "./lazy-types.ts";
import type { StrictPart } from "./strict-parts.ts";

export const toCaller: Destination = { kind: "return" };

/** How a local is written, and whether it is known to be evaluated. */
export interface Entry {
  readonly code: Js;
  readonly forced: boolean;
}

/** The part of the writer that deals with values; statements are written by `LazyWriter`. */
export abstract class ValueWriter {
  protected readonly cx: LazyContext;
  protected env: Map<number, Entry>;
  private list: Statement[] = [];
  /** What leaves the present evaluation when it is stuck. */
  protected onStuck: Body;

  constructor(cx: LazyContext, env: ReadonlyMap<number, Entry>, onStuck: Body) {
    this.cx = cx;
    this.env = new Map(env);
    this.onStuck = onStuck;
  }

  /** The statements written so far. */
  get body(): Body {
    return this.list;
  }

  /** A writer for the body of a closure. */
  protected abstract fresh(env: ReadonlyMap<number, Entry>): ValueWriter;

  /** Statements that bring the value of `e` to its destination. */
  protected abstract statement(e: Expr, to: Destination): void;

  protected add(...statements: Body): void {
    this.list.push(...statements);
  }

  /** Runs with an environment whose changes are forgotten afterwards. */
  protected scoped(go: () => void): void {
    const before = this.env;
    this.env = new Map(before);
    go();
    this.env = before;
  }

  /** What `go` writes, as the statements of a block. */
  protected inside(go: () => void): Body {
    const outer = this.list;
    const inner: Statement[] = [];
    this.list = inner;
    this.scoped(go);
    this.list = outer;
    return inner;
  }

  /** Statements that evaluate, and the value. */
  value(e: Expr): Js {
    switch (e.kind) {
      case "local":
        return this.forcedLocal(e.local);
      case "literal":
        return e.value;
      case "construct":
        return this.keep(this.construct(e));
      case "lambda":
        return this.keep(this.closure(e.params, e.body));
      case "call":
        return this.checked(js.call(`z${e.target}`, ...this.arguments(e)));
      case "apply":
        return this.apply(e);
      case "primitive":
        return this.primitive(e);
      case "not":
        return js.not(this.value(e.arg));
      case "is":
        return this.tagTest(e.subject, this.value(e.subject), e.index);
      case "signal":
        this.add(js.set("D", null), js.run(js.call("missing", e.site, js.array([]))), ...this.onStuck);
        return "Z";
      default: {
        const part = this.cx.part(e);
        if (part !== undefined) return this.strictPart(part, typeOf(e));
        const t = this.cx.temporary();
        this.add(js.variable(t));
        this.scoped(() => this.statement(e, { kind: "assign", name: t }));
        return t;
      }
    }
  }

  protected keep(value: Js): string {
    const t = this.cx.temporary();
    this.add(js.constant(t, value));
    return t;
  }

  protected checked(value: Js): string {
    const t = this.keep(value);
    this.add(js.when(js.same(t, "Z"), this.onStuck));
    return t;
  }

  protected entry(local: Local): Entry {
    return this.env.get(local.id) ?? { code: `x${local.id}`, forced: false };
  }

  private forcedLocal(local: Local): Js {
    const { code, forced } = this.entry(local);
    if (forced) return code;
    const t = this.cx.temporary();
    this.add(js.variable(t, code), this.cx.force(local.type, t, this.onStuck));
    this.env.set(local.id, { code: t, forced: true });
    return t;
  }

  protected arguments(e: Extract<Expr, { kind: "call" }>): Js[] {
    return e.args.map((arg, i) => (this.cx.strictness.isStrict(e.target, i) ? this.value(arg) : this.lazy(arg)));
  }

  private construct(e: Extract<Expr, { kind: "construct" }>): Js {
    const { shape } = this.cx.representation(e.type);
    if (shape.kind === "bool") return e.index === 1;
    if (shape.kind !== "data") return e.index;
    return this.cx.construct(
      e.type,
      e.index,
      e.args.map((arg) => this.lazy(arg)),
    );
  }

  private apply(e: Extract<Expr, { kind: "apply" }>): Js {
    const { shape } = this.cx.representation(typeOf(e.fun));
    const arity = shape.kind === "function" ? shape.params.length : e.args.length;
    const f = this.value(e.fun);
    const args = e.args.map((arg) => this.lazy(arg));
    if (arity <= args.length) return this.checked(js.call(f, ...args));
    const kept = args.map((arg) => this.keep(arg));
    const rest = Array.from({ length: arity - args.length }, (_, i) => `b${i}`);
    return this.keep(js.arrow(rest, js.call(f, ...kept, ...rest)));
  }

  protected tagTest(subject: Expr, value: Js, index: number): Js {
    const { shape } = this.cx.representation(typeOf(subject));
    if (shape.kind === "bool") return index === 1 ? value : js.not(value);
    return js.same(shape.kind === "data" ? js.member(value, "$") : value, index);
  }

  private primitive(e: Extract<Expr, { kind: "primitive" }>): Js {
    const { cx } = this;
    if (e.op === "wrap" || e.op === "unwrap") return this.value(present(e.args[0], "primitive: argument"));
    const number = numberCode(cx, e, (arg) => this.value(arg));
    if (number !== null) return number.maySuspend ? this.checked(number.code) : number.code;
    const part = cx.part(e);
    if (part !== undefined) return this.strictPart(part, e.type);
    const [a = null, b = null] = e.args.map((arg) => (arg.kind === "local" ? this.entry(arg.local).code : this.value(arg)));
    return this.checked(lazyEqual(cx, e.on, a, b));
  }

  private strictPart(part: StrictPart, type: TypeId): Js {
    const { cx } = this;
    const args = part.operands.map((arg): Js => {
      // What builds a set when it is asked for is a function without parameters, whatever its type says.
      if (arg.kind === "lambda") {
        const params = arg.params.map((p) => p.type);
        return this.keep(js.call(js.arrow(["x"], outward(cx, params, typeOf(arg.body))), this.lazy(arg)));
      }
      if (cx.formOf(arg) === "scalar" && !cx.isSymbolic(typeOf(arg))) return this.value(arg);
      return this.checked(js.call(strictly(cx, typeOf(arg)), this.lazy(arg)));
    });
    const [i, t] = [cx.temporary(), cx.temporary()];
    this.add(...strictCall(js.call(`f${part.target}`, ...args), t, i, this.onStuck));
    const form = cx.form(type);
    return form === "data" || form === "function" ? this.keep(js.call(lazily(cx, type), t)) : t;
  }

  /** A value that may stay unevaluated. */
  lazy(e: Expr): Js {
    switch (e.kind) {
      case "local":
        return this.entry(e.local).code;
      case "literal":
        return e.value;
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
  private thunk(e: Expr): Js {
    const captured = [...capturedBy(e)].filter((id) => this.env.has(id));
    const thunk = (code: Js, x: Js, a: Js): Js => js.create("V", -2, null, code, x, a, "T");
    if (captured.length > 2) return thunk(this.closure([], e), null, null);
    const inner = this.fresh(new Map(captured.map((id, i) => [id, { code: `c${i}`, forced: this.env.get(id)?.forced === true }])));
    inner.statement(e, toCaller);
    const name = this.cx.hoist(["c0", "c1"], inner.list);
    const [a = null, b = null] = captured.map((id) => this.env.get(id)?.code ?? null);
    return thunk(name, b, a);
  }

  private closure(params: readonly Local[], body: Expr): Js {
    const inner = this.fresh(this.env);
    for (const p of params) inner.env.set(p.id, { code: `x${p.id}`, forced: false });
    inner.statement(body, toCaller);
    return js.arrow(
      params.map((p) => `x${p.id}`),
      inner.list,
    );
  }
}
