import { check } from "../../base/index.ts";
import type { BinaryOp, Body, Case, Declaration, Field, Js, Statement } from "./syntax.ts";

/** How strongly operators bind. */
const strength: Readonly<Record<BinaryOp, number>> = {
  ",": 0,
  "=": 1,
  "+=": 1,
  "-=": 1,
  "&=": 1,
  "|=": 1,
  "||": 4,
  "&&": 5,
  "|": 6,
  "^": 7,
  "&": 8,
  "===": 9,
  "!==": 9,
  "<": 10,
  "<=": 10,
  ">": 10,
  ">=": 10,
  instanceof: 10,
  "<<": 11,
  ">>": 11,
  "+": 12,
  "-": 12,
  "*": 13,
  "/": 13,
  "%": 13,
};
/** How tightly other forms bind, on the same scale. */
const assigning = 1;
const choosing = 2;
const prefix = 15;
const postfix = 18;

const nameShape = /^[A-Za-z_$][\w$]*$/;
const paramShape = /^(?:\.\.\.)?[A-Za-z_$][\w$]*$/;

/** Names by which code could reach beyond its run time. */
const refused: ReadonlySet<string> = new Set([
  "arguments",
  "caller",
  "constructor",
  "eval",
  "Function",
  "global",
  "globalThis",
  "import",
  "process",
  "prototype",
  "require",
  "this",
  "__proto__",
]);

function nameText(name: string): string {
  // No text of a theory, and no text that was put together, may pass for a name.
  check(nameShape.test(name) && !refused.has(name), `print: ${name} is no name`);
  return name;
}

function paramsText(params: readonly string[]): string {
  for (const p of params) check(paramShape.test(p) && !refused.has(p), `print: ${p} is no parameter`);
  return params.join(", ");
}

/** The text of statements, one to a line; `names` collects the names in it. */
export function printBody(body: Body, names: Set<string> = new Set()): string {
  return new Printer(names).body(body);
}

/** The text of an expression. */
export function printExpression(e: Js): string {
  return new Printer(new Set()).expression(e);
}

class Printer {
  private readonly names: Set<string>;
  /** What lines begin with. */
  private margin = "";

  constructor(names: Set<string>) {
    this.names = names;
  }

  /** In parentheses where the expression binds less than `least`. */
  expression(e: Js, least = 0): string {
    const [text, own] = this.strong(e);
    return own < least ? `(${text})` : text;
  }

  private list(items: readonly Js[]): string {
    return items.map((item) => this.expression(item, assigning)).join(", ");
  }

  /** The text, and how strongly it binds. */
  private strong(e: Js): readonly [string, number] {
    if (e === null) return ["null", postfix];
    switch (typeof e) {
      case "string":
        this.names.add(e);
        return [nameText(e), postfix];
      case "number":
        return [String(e), e < 0 || Object.is(e, -0) ? prefix : postfix];
      case "bigint":
        return [`${e}n`, e < 0n ? prefix : postfix];
      case "boolean":
        return [String(e), postfix];
      default:
        return this.compound(e);
    }
  }

  private compound(e: Extract<Js, object>): readonly [string, number] {
    switch (e.kind) {
      case "text":
        return [JSON.stringify(e.value), postfix];
      case "array":
        return [`[${this.list(e.items)}]`, postfix];
      case "object":
        return [e.fields.length === 0 ? "{}" : `{ ${e.fields.map((field) => this.field(field)).join(", ")} }`, postfix];
      case "member":
        return [`${this.expression(e.of, postfix)}.${nameText(e.name)}`, postfix];
      case "index":
        return [`${this.expression(e.of, postfix)}[${this.expression(e.at)}]`, postfix];
      case "call":
        return [`${e.isNew ? "new " : ""}${this.expression(e.fun, postfix)}(${this.list(e.args)})`, postfix];
      case "unary":
        return [
          `${e.op}${e.op === "typeof" ? " " : ""}${this.expression(e.arg, e.op === "..." ? assigning : e.op === "-" ? prefix + 1 : prefix)}`,
          prefix,
        ];
      case "binary":
        return this.binary(e);
      case "choice":
        return [`${this.expression(e.test, choosing + 1)} ? ${this.list([e.yes])} : ${this.list([e.no])}`, choosing];
      case "arrow":
        return [`(${paramsText(e.params)}) => ${this.arrowBody(e.body)}`, assigning];
    }
  }

  private binary(e: Extract<Js, { kind: "binary" }>): readonly [string, number] {
    const own = strength[e.op];
    const [left, right] = own === assigning ? [own + 1, own] : [own, own + 1];
    const between = e.op === "," ? ", " : ` ${e.op} `;
    return [`${this.expression(e.left, left)}${between}${this.expression(e.right, right)}`, own];
  }

  private arrowBody(body: Js | Body): string {
    if (isBody(body)) return this.braces(body);
    const text = this.expression(body, assigning);
    return text.startsWith("{") ? `(${text})` : text;
  }

  private field({ name, value, isLate }: Field): string {
    const key = /^\d+$/.test(name) ? name : nameText(name);
    if (isLate) return `get ${key}() { return ${this.expression(value)}; }`;
    const text = this.expression(value, assigning);
    return value === name ? key : `${key}: ${text}`;
  }

  body(body: Body): string {
    return body.map((s) => this.margin + this.statement(s)).join("\n");
  }

  private braces(body: Body): string {
    return body.length === 0 ? "{}" : `{\n${this.inside(() => this.body(body))}\n${this.margin}}`;
  }

  private inside(print: () => string): string {
    const before = this.margin;
    this.margin += "  ";
    const text = print();
    this.margin = before;
    return text;
  }

  private statement(s: Statement): string {
    switch (s.kind) {
      case "declare":
        return `${this.declaration(s)};`;
      case "do":
        return `${this.expression(s.value)};`;
      case "if":
        return this.conditional(s);
      case "for":
        return this.loop(s);
      case "each":
        return `for (const ${nameText(s.name)} of ${this.expression(s.of)}) ${this.braces(s.body)}`;
      case "block":
        return this.braces(s.body);
      case "label":
        return `${nameText(s.name)}: ${this.statement(s.body)}`;
      case "switch":
        return `switch (${this.expression(s.on)}) {\n${this.inside(() => this.cases(s.cases))}\n${this.margin}}`;
      case "return":
        return `return ${this.expression(s.value)};`;
      case "jump":
        return s.label === null ? `${s.how};` : `${s.how} ${nameText(s.label)};`;
      case "function":
        return `function ${nameText(s.name)}(${paramsText(s.params)}) ${this.braces(s.body)}`;
      case "class":
        return `class ${nameText(s.name)} { constructor(${paramsText(s.params)}) { ${s.params.map((p) => `this.${p} = ${p};`).join(" ")} } }`;
      case "try":
        return `try ${this.braces(s.body)} catch (${nameText(s.name)}) ${this.braces(s.handler)}`;
    }
  }

  private conditional(s: Extract<Statement, { kind: "if" }>): string {
    const head = `if (${this.expression(s.test)}) ${this.branch(s.yes)}`;
    if (s.no.length === 0) return head;
    const [only] = s.no;
    return `${head} else ${s.no.length === 1 && only?.kind === "if" ? this.statement(only) : this.branch(s.no)}`;
  }

  /** A branch of one plain statement needs no braces. */
  private branch(body: Body): string {
    const [only] = body;
    const isPlain = only?.kind === "do" || only?.kind === "return" || only?.kind === "jump";
    return body.length === 1 && isPlain ? this.statement(only) : this.braces(body);
  }

  private loop(s: Extract<Statement, { kind: "for" }>): string {
    const start = s.start === null ? "" : this.declaration(s.start);
    const [test, step] = [s.test, s.step].map((part) => (part === null ? "" : ` ${this.expression(part)}`));
    return `for (${start};${test};${step}) ${this.braces(s.body)}`;
  }

  private declaration(s: Declaration): string {
    const names = s.names.map(([name, value]) => nameText(name) + (value === undefined ? "" : ` = ${this.expression(value, assigning)}`));
    return `${s.isConstant ? "const" : "let"} ${names.join(", ")}`;
  }

  private cases(cases: readonly Case[]): string {
    const texts = cases.map((c) => `${c.isDefault ? "default" : `case ${this.expression(c.value)}`}: ${this.braces(c.body)}`);
    return texts.map((text) => this.margin + text).join("\n");
  }
}

function isBody(body: Js | Body): body is Body {
  return Array.isArray(body);
}
