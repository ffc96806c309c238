import { check } from "../../base/index.ts";
import { countUses, type Expr, type FunctionId, type Local, outerLocals, typeOf } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { constructText } from "../derived/data-text.ts";
import { rankText } from "../derived/enumeration.ts";
import { equalityText } from "../derived/equality.ts";
import { functionName, localName } from "../names.ts";
import type { Writer } from "../writer.ts";
import { operation } from "./primitives.ts";
import { setText } from "./set-writer.ts";

/** Where a value goes: back to the caller, or into a variable declared before. */
export type Destination = { readonly kind: "return" } | { readonly kind: "assign"; readonly name: string };

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
  readonly extra: string;
}

type Call = Extract<Expr, { kind: "call" }>;

/** Writes expressions in place where they are pure; what needs statements is left to `statement`. */
export abstract class ExpressionWriter {
  readonly cx: EmitContext;
  readonly w: Writer;
  /** What function values share with the function around them. */
  protected readonly shared: Shared;

  /** Fields not read yet, with how to read them. */
  private readonly postponed = new Map<number, string>();
  /** Those of them declared in the present block or around it. */
  private readonly declared = new Set<number>();
  /** What is done when a part has signalled: as a rule the whole function has. */
  protected onSignal = "return S;";

  constructor(cx: EmitContext, w: Writer, shared: Shared) {
    this.cx = cx;
    this.w = w;
    this.shared = shared;
  }

  /** Writes statements that bring the value of `e` to its destination. */
  abstract statement(e: Expr, to: Destination): void;

  /** A function value with that body. */
  protected abstract closure(params: readonly Local[], body: Expr): string;

  /** Whether a call is written out in place, by statements. */
  protected abstract isNested(e: Call): boolean;

  /** Writes a call out in place and tells where its value is. */
  protected abstract nested(e: Call): string;

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
  value(e: Expr): string {
    switch (e.kind) {
      case "local":
        return this.use(e.local);
      case "literal":
        return typeof e.value === "bigint" ? `${e.value}n` : String(e.value);
      case "construct":
        return constructText(this.cx, e.type, e.index, this.values(e.args));
      case "call":
        return this.callText(e);
      case "apply":
        return this.applyText(e);
      case "lambda":
        return this.lambdaText(e);
      case "primitive":
        return this.primitive(e);
      case "not":
        return `!(${this.value(e.arg)})`;
      case "is":
        return this.isText(e);
      case "signal":
        return this.checked(`missing(${e.site}, [${this.values(e.args).join(", ")}])`, true);
      default:
        return this.compound(e);
    }
  }

  private compound(e: Expr): string {
    if (this.isInline(e)) {
      if (e.kind === "if") return `(${this.value(e.test)} ? ${this.value(e.yes)} : ${this.value(e.no)})`;
      if (e.kind === "and") return `(${this.value(e.left)} && ${this.value(e.right)})`;
      if (e.kind === "or") return `(${this.value(e.left)} || ${this.value(e.right)})`;
    }
    const t = this.cx.temporary();
    this.w.line(`let ${t};`);
    this.statement(e, { kind: "assign", name: t });
    return t;
  }

  private callText(e: Call): string {
    if (this.isNested(e)) return this.nested(e);
    const { name, extra } = this.callee(e.target);
    const args = this.values(e.args);
    return this.checked(`${name}(${(extra === "" ? args : [...args, extra]).join(", ")})`, this.cx.signals.functions[e.target] === true);
  }

  private callee(id: FunctionId): Alias {
    return this.shared.aliases.get(id) ?? { name: functionName(id), extra: "" };
  }

  values(es: readonly Expr[]): string[] {
    return es.map((e) => this.value(e));
  }

  /** A variable whose value can be read at any time; it is declared at its first use in each block. */
  protected postpone(local: Local, text: string): void {
    this.postponed.set(local.id, text);
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
    const text = this.postponed.get(local.id);
    if (text === undefined || this.declared.has(local.id)) return;
    this.declared.add(local.id);
    this.w.line(`const ${localName(local)} = ${text};`);
  }

  private use(local: Local): string {
    this.declarePostponed(local);
    const signals = this.shared.lazy.get(local.id);
    return signals === undefined ? localName(local) : this.checked(`${localName(local)}()`, signals);
  }

  /** The result of something that may signal: handed to the caller at once if it did. */
  checked(text: string, signals: boolean): string {
    if (!signals) return text;
    const t = this.cx.temporary();
    this.w.line(`const ${t} = ${text};`);
    this.w.line(`if (${t} === S) ${this.onSignal}`);
    return t;
  }

  /** Writes `body` with another answer to signals. */
  withSignal(answer: string, body: () => void): void {
    const before = this.onSignal;
    this.onSignal = answer;
    body();
    this.onSignal = before;
  }

  /** Hands a signal on. */
  signalled(): string {
    return this.onSignal;
  }

  /** A text that may stand several times. */
  atom(text: string): string {
    if (/^[\w$]+$/.test(text)) return text;
    const t = this.cx.temporary();
    this.w.line(`const ${t} = ${text};`);
    return t;
  }

  private primitive(e: Extract<Expr, { kind: "primitive" }>): string {
    const args = this.values(e.args);
    if (e.op === "eq") {
      const [a, b] = args;
      const text = equalityText(this.cx, e.on, a ?? "", b ?? "");
      return this.cx.signals.mayExpr({ ...e, args: [] }) ? this.checked(text, true) : `(${text})`;
    }
    if (this.isSmallPred(e)) return `(${args[0]} - 1 | 0)`;
    const special = this.special(e, args);
    if (special !== null) return this.checked(special, this.cx.signals.mayExpr({ ...e, args: [] }));
    const { needs, text } = operation(e.op, this.cx.representation(e.on));
    for (const need of needs) this.cx.need(need);
    return `(${text(args)})`;
  }

  /** The predecessor of a small number, which is small too. */
  protected isSmallPred(e: Expr): boolean {
    const arg = e.kind === "primitive" && e.op === "pred" ? e.args[0] : undefined;
    return arg?.kind === "local" && this.shared.small.has(arg.local.id);
  }

  /** Operations whose text depends on the type: sets, changes of functions. */
  private special(e: Extract<Expr, { kind: "primitive" }>, args: readonly string[]): string | null {
    const type = this.cx.representation(e.on);
    if (e.op === "list.of") return this.listText(e, args);
    if (type.shape.kind === "set" && /^(set|bag)\./.test(e.op)) {
      const atoms = args.map((arg) => this.atom(arg));
      const signals = this.cx.signals.mayExpr({ ...e, args: [] });
      return setText(this.cx, e.op, type, atoms, (element, x) => this.checked(rankText(this.cx, element, x), signals));
    }
    if (!e.op.startsWith("fun.") || type.shape.kind !== "function") return null;
    this.cx.need("functions");
    const [domain = 0, ...more] = type.shape.params;
    const same = `(a, b) => ${equalityText(this.cx, domain, "a", "b")}`;
    if (e.op === "fun.mapAdd") return `mapAdd(${args.join(", ")})`;
    if (e.op === "fun.ofPairs")
      return `ofPairs(${same}, ${args.join(", ")}, (v) => ${constructText(this.cx, type.shape.result, 1, ["v"])})`;
    return `${more.length === 0 ? "updated" : "updatedMore"}(${same}, ${args.join(", ")})`;
  }

  private listText(e: Extract<Expr, { kind: "primitive" }>, args: readonly string[]): string {
    return `${this.cx.derive("list", this.cx.representation(e.on).id)}([${args.join(", ")}])`;
  }

  private applyText(e: Extract<Expr, { kind: "apply" }>): string {
    const f = this.value(e.fun);
    const args = this.values(e.args);
    if (!this.isPartial(e)) return this.checked(`${f}(${args.join(", ")})`, this.applySignals(e));
    const { shape } = this.cx.typeOf(e.fun);
    check(shape.kind === "function", "applyText: function");
    const kept = [this.atom(f), ...args.map((arg) => this.atom(arg))];
    const rest = shape.params.slice(e.args.length).map((_, i) => `y${i}`);
    return `((${rest.join(", ")}) => ${kept[0]}(${[...kept.slice(1), ...rest].join(", ")}))`;
  }

  private lambdaText(e: Extract<Expr, { kind: "lambda" }>): string {
    const { body, params } = e;
    const isPlainCall = body.kind === "call" && body.args.length === params.length;
    const inOrder = isPlainCall && body.args.every((arg, i) => arg.kind === "local" && arg.local.id === params[i]?.id);
    if (inOrder && body.kind === "call") return this.callee(body.target).name;
    this.settle(body);
    const [first, ...rest] = params;
    const isConstant = first !== undefined && this.cx.type(first.type).size === null && countUses(body, first) === 0;
    if (!isConstant) return this.closure(params, body);
    this.cx.need("functions");
    const inner = rest.length === 0 ? this.closure([], body) : `(() => ${this.closure(rest, body)})`;
    return `constantly(${this.closure(params, body)}, ${inner})`;
  }

  private isText(e: Extract<Expr, { kind: "is" }>): string {
    const type = this.cx.representation(typeOf(e.subject));
    const subject = this.value(e.subject);
    if (type.shape.kind === "enum") return `(${subject} === ${e.index})`;
    if (type.shape.kind === "bool") return e.index === 1 ? subject : `!(${subject})`;
    check(type.shape.kind === "data", "isText: not data");
    return this.tagTest(type.id, subject, e.index);
  }

  protected tagTest(id: number, subject: string, index: number): string {
    const { layout } = this.cx.data(id);
    if (layout.nullary >= 0 && (index === layout.nullary || !layout.tagged))
      return index === layout.nullary ? `(${subject} === null)` : `(${subject} !== null)`;
    return layout.tagged ? `(${subject}.$ === ${index})` : "true";
  }
}
