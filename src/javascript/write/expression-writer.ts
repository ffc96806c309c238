import { check } from "../../base/index.ts";
import { countUses, type Expr, type FunctionId, type Local, outerLocals, typeOf } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { constructCode } from "../derived/data-code.ts";
import { rankCode } from "../derived/enumeration.ts";
import { equalityCode } from "../derived/equality.ts";
import { functionName, localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js } from "../tree/syntax.ts";
import type { Writer } from "../writer.ts";
import type { Destination } from "./control.ts";
import { operation } from "./primitives.ts";
import { isSetPrimitive, setCode } from "./set-writer.ts";

export interface Shared {
  /** Lazy variables, with whether forcing them may signal. */
  readonly lazy: Map<number, boolean>;
  /** Functions called under another name than their own. */
  readonly aliases: Map<FunctionId, Alias>;
  /** Variables whose value is a natural number of at most 31 bits: no test for overflow is needed below it. */
  readonly small: Set<number>;
}

/** A copy of a function, with what it is given beyond the function's arguments. */
export interface Alias {
  readonly name: string;
  readonly extra: readonly Js[];
}

type Call = Extract<Expr, { kind: "call" }>;

/** Writes expressions in place where they are pure; what needs statements is left to `statement`. */
export abstract class ExpressionWriter {
  readonly cx: EmitContext;
  readonly w: Writer;
  /** What function values share with the function around them. */
  protected readonly shared: Shared;

  /** Fields not read yet, with how to read them. */
  private readonly postponed = new Map<number, Js>();
  /** Those of them declared in the present block or around it. */
  private readonly declared = new Set<number>();
  /** What is done when a part has signalled: as a rule the whole function has. */
  protected onSignal: Body = [js.give("S")];

  constructor(cx: EmitContext, w: Writer, shared: Shared) {
    this.cx = cx;
    this.w = w;
    this.shared = shared;
  }

  /** Writes statements that bring the value of `e` to its destination. */
  abstract statement(e: Expr, to: Destination): void;

  /** A function value with that body. */
  protected abstract closure(params: readonly Local[], body: Expr): Js;

  /** Whether a call is written out in place, by statements. */
  protected abstract isNested(e: Call): boolean;

  /** Writes a call out in place and tells where its value is. */
  protected abstract nested(e: Call): Js;

  /** Writable as one expression, without statements before. */
  isInline(e: Expr): boolean {
    switch (e.kind) {
      case "local":
        return this.shared.lazy.get(e.local.id) !== true;
      case "literal":
      case "lambda":
        return true;
      case "construct":
        return e.args.every((arg) => this.isInline(arg));
      case "call":
        return !this.isNested(e) && this.cx.signals.functions[e.target] !== true && e.args.every((arg) => this.isInline(arg));
      case "apply":
        return !this.applySignals(e) && this.isInline(e.fun) && e.args.every((arg) => this.isInline(arg));
      case "primitive":
        return !this.cx.signals.mayExpr({ ...e, args: [] }) && e.args.every((arg) => this.isInline(arg));
      case "if":
        return this.isInline(e.test) && this.isInline(e.yes) && this.isInline(e.no);
      case "and":
      case "or":
        return this.isInline(e.left) && this.isInline(e.right);
      case "not":
        return this.isInline(e.arg);
      case "is":
        return this.isInline(e.subject);
      default:
        return false;
    }
  }

  private applySignals(e: Extract<Expr, { kind: "apply" }>): boolean {
    return this.cx.signals.closures.has(typeOf(e.fun)) && !this.isPartial(e);
  }

  private isPartial(e: Extract<Expr, { kind: "apply" }>): boolean {
    const { shape } = this.cx.typeOf(e.fun);
    return shape.kind === "function" && shape.params.length > e.args.length;
  }

  /** An expression for the value; statements it needs are written first. */
  value(e: Expr): Js {
    switch (e.kind) {
      case "local":
        return this.use(e.local);
      case "literal":
        return e.value;
      case "construct":
        return constructCode(this.cx, e.type, e.index, this.values(e.args));
      case "call":
        return this.callCode(e);
      case "apply":
        return this.applyCode(e);
      case "lambda":
        return this.lambdaCode(e);
      case "primitive":
        return this.primitive(e);
      case "not":
        return js.not(this.value(e.arg));
      case "is":
        return this.isCode(e);
      case "signal":
        return this.checked(js.call("missing", e.site, js.array(this.values(e.args))), true);
      default:
        return this.compound(e);
    }
  }

  private compound(e: Expr): Js {
    if (this.isInline(e)) {
      if (e.kind === "if") return js.choose(this.value(e.test), this.value(e.yes), this.value(e.no));
      if (e.kind === "and") return js.op(this.value(e.left), "&&", this.value(e.right));
      if (e.kind === "or") return js.op(this.value(e.left), "||", this.value(e.right));
    }
    const t = this.cx.temporary();
    this.w.add(js.variable(t));
    this.statement(e, { kind: "assign", name: t });
    return t;
  }

  private callCode(e: Call): Js {
    if (this.isNested(e)) return this.nested(e);
    const { name, extra } = this.callee(e.target);
    const args = this.values(e.args);
    return this.checked(js.call(name, ...args, ...extra), this.cx.signals.functions[e.target] === true);
  }

  private callee(id: FunctionId): Alias {
    return this.shared.aliases.get(id) ?? { name: functionName(id), extra: [] };
  }

  values(es: readonly Expr[]): Js[] {
    return es.map((e) => this.value(e));
  }

  /** A variable whose value can be read at any time; it is declared at its first use in each block. */
  protected postpone(local: Local, value: Js): void {
    this.postponed.set(local.id, value);
    this.declared.delete(local.id);
  }

  /** Writes a block: what is declared inside is not known after it. */
  scoped(body: () => void): void {
    const before = new Set(this.declared);
    body();
    this.declared.clear();
    for (const id of before) this.declared.add(id);
  }

  /** Declares what is postponed and occurs inside, because a function value will need it later, or a loop in every turn. */
  settle(e: Expr): void {
    for (const local of outerLocals(e)) this.declarePostponed(local);
  }

  private declarePostponed(local: Local): void {
    const value = this.postponed.get(local.id);
    if (value === undefined || this.declared.has(local.id)) return;
    this.declared.add(local.id);
    this.w.add(js.constant(localName(local), value));
  }

  private use(local: Local): Js {
    this.declarePostponed(local);
    const signals = this.shared.lazy.get(local.id);
    return signals === undefined ? localName(local) : this.checked(js.call(localName(local)), signals);
  }

  /** The result of something that may signal: handed to the caller at once if it did. */
  checked(value: Js, signals: boolean): Js {
    if (!signals) return value;
    const t = this.cx.temporary();
    this.w.add(js.constant(t, value), js.when(js.same(t, "S"), this.onSignal));
    return t;
  }

  /** Writes `body` with another answer to signals. */
  withSignal(answer: Body, body: () => void): void {
    const before = this.onSignal;
    this.onSignal = answer;
    body();
    this.onSignal = before;
  }

  /** Hands a signal on. */
  signalled(): Body {
    return this.onSignal;
  }

  /** An expression that may stand several times: a name or a literal. */
  atom(value: Js): Js {
    if (value === null || typeof value !== "object") return value;
    const t = this.cx.temporary();
    this.w.add(js.constant(t, value));
    return t;
  }

  private primitive(e: Extract<Expr, { kind: "primitive" }>): Js {
    const args = this.values(e.args);
    if (e.op === "eq") {
      const [a, b] = args;
      return this.checked(equalityCode(this.cx, e.on, a ?? null, b ?? null), this.cx.signals.mayExpr({ ...e, args: [] }));
    }
    if (this.isSmallPred(e)) return js.op(js.op(args[0] ?? null, "-", 1), "|", 0);
    const special = this.special(e, args);
    if (special !== null) return this.checked(special, this.cx.signals.mayExpr({ ...e, args: [] }));
    return operation(e.op, this.cx.representation(e.on))(...args);
  }

  /** The predecessor of a small number, which is small too. */
  protected isSmallPred(e: Expr): boolean {
    const arg = e.kind === "primitive" && e.op === "pred" ? e.args[0] : undefined;
    return arg?.kind === "local" && this.shared.small.has(arg.local.id);
  }

  /** Operations whose text depends on the type: sets, changes of functions. */
  private special(e: Extract<Expr, { kind: "primitive" }>, args: readonly Js[]): Js | null {
    const type = this.cx.representation(e.on);
    if (e.op === "list.of") return js.call(this.cx.derive("list", type.id), js.array(args));
    if (type.shape.kind === "set" && isSetPrimitive(e.op)) {
      const atoms = args.map((arg) => this.atom(arg));
      const signals = this.cx.signals.mayExpr({ ...e, args: [] });
      return setCode(this.cx, e.op, type, atoms, (element, x) => this.checked(rankCode(this.cx, element, x), signals));
    }
    if (!e.op.startsWith("fun.") || type.shape.kind !== "function") return null;
    const [domain = 0, ...more] = type.shape.params;
    const same = js.arrow(["a", "b"], equalityCode(this.cx, domain, "a", "b"));
    if (e.op === "fun.mapAdd") return js.call("mapAdd", ...args);
    if (e.op === "fun.ofPairs")
      return js.call("ofPairs", same, ...args, js.arrow(["v"], constructCode(this.cx, type.shape.result, 1, ["v"])));
    return js.call(more.length === 0 ? "updated" : "updatedMore", same, ...args);
  }

  private applyCode(e: Extract<Expr, { kind: "apply" }>): Js {
    const f = this.value(e.fun);
    const args = this.values(e.args);
    if (!this.isPartial(e)) return this.checked(js.call(f, ...args), this.applySignals(e));
    const { shape } = this.cx.typeOf(e.fun);
    check(shape.kind === "function", "applyCode: function");
    const fun = this.atom(f);
    const kept = args.map((arg) => this.atom(arg));
    const rest = shape.params.slice(e.args.length).map((_, i) => `y${i}`);
    return js.arrow(rest, js.call(fun, ...kept, ...rest));
  }

  private lambdaCode(e: Extract<Expr, { kind: "lambda" }>): Js {
    const { body, params } = e;
    const isPlainCall = body.kind === "call" && body.args.length === params.length;
    const inOrder = isPlainCall && body.args.every((arg, i) => arg.kind === "local" && arg.local.id === params[i]?.id);
    if (inOrder && body.kind === "call") return this.callee(body.target).name;
    this.settle(body);
    const [first, ...rest] = params;
    const isConstant = first !== undefined && this.cx.type(first.type).size === null && countUses(body, first) === 0;
    if (!isConstant) return this.closure(params, body);
    const inner = rest.length === 0 ? this.closure([], body) : js.arrow([], this.closure(rest, body));
    return js.call("constantly", this.closure(params, body), inner);
  }

  private isCode(e: Extract<Expr, { kind: "is" }>): Js {
    const type = this.cx.representation(typeOf(e.subject));
    const subject = this.value(e.subject);
    if (type.shape.kind === "enum") return js.same(subject, e.index);
    if (type.shape.kind === "bool") return e.index === 1 ? subject : js.not(subject);
    check(type.shape.kind === "data", "isCode: not data");
    return this.tagTest(type.id, subject, e.index);
  }

  protected tagTest(id: number, subject: Js, index: number): Js {
    const { layout } = this.cx.data(id);
    if (layout.nullary >= 0 && (index === layout.nullary || !layout.tagged))
      return index === layout.nullary ? js.same(subject, null) : js.differ(subject, null);
    return layout.tagged ? js.same(js.member(subject, "$"), index) : true;
  }
}
