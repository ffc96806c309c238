/**
 * Formulas, terms and types of all TPTP languages by recursive descent. As in the published grammar, `=` binds tighter than `@`, binders and
 * `~` reach over one unit only, and connectives of different names do not mix without parentheses.
 */
import { cover } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import type { Cursor } from "./cursor.ts";
import type { Binder, BoundVariable, Connective, LetDefinition, OperatorName, Tree, Typing } from "./syntax.ts";

const binders: ReadonlySet<string> = new Set(["!", "?", "^", "@+", "@-", "!>", "?*"]);
const operators: ReadonlySet<string> = new Set(["!!", "??", "@@+", "@@-", "@@=", "@="]);
const connectives: ReadonlySet<string> = new Set(["~", "&", "|", "=>", "<=", "<=>", "<~>", "~|", "~&", "=", "!="]);
/** Those that may stand between more than two parts. */
const associative: ReadonlySet<string> = new Set(["&", "|"]);

/** How deep formulas may be nested: each level takes a few frames of the stack. */
const mostNesting = 3000;

export class FormulaParser {
  private readonly cursor: Cursor;
  private depth = 0;

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  formula(): Tree {
    if (++this.depth > mostNesting) throw new InputError("E0502", this.cursor.token.span, "The formula is nested too deeply");
    const first = this.unit();
    const tree = this.continued(first);
    this.depth--;
    return tree;
  }

  /** What follows the first unit of a formula. */
  private continued(first: Tree): Tree {
    const { cursor } = this;
    const { kind, text } = cursor.token;
    if (kind !== "symbol") return first;
    if (text === "@") return this.applications(first);
    if (text === ">") return this.arrow(first);
    if (text === "*") return this.product(first);
    if (!connectives.has(text) || text === "~") return first;
    cursor.next();
    const parts = [first, this.operand()];
    while (associative.has(text) && cursor.takes(text)) parts.push(this.operand());
    return connective(text as Connective, parts);
  }

  /** A part of a connective: a unit, or applications of units. */
  private operand(): Tree {
    const unit = this.unit();
    return this.cursor.is("@") ? this.applications(unit) : unit;
  }

  private applications(first: Tree): Tree {
    let tree = first;
    while (this.cursor.takes("@")) tree = apply(tree, this.unit());
    return this.equation(tree);
  }

  private arrow(from: Tree): Tree {
    this.cursor.expect(">");
    const unit = this.unit();
    const to = this.cursor.is(">") ? this.arrow(unit) : this.cursor.is("@") ? this.applications(unit) : unit;
    return { kind: "arrow", from, to, span: cover(from.span, to.span) };
  }

  private product(first: Tree): Tree {
    const parts = [first];
    while (this.cursor.takes("*")) parts.push(this.unit());
    const product: Tree = { kind: "product", parts, span: cover(first.span, parts.at(-1)?.span ?? first.span) };
    return this.cursor.is(">") ? this.arrow(product) : product;
  }

  /** A formula without connectives at its top: negated, bound, an equation, or a term. */
  private unit(): Tree {
    const { cursor } = this;
    const { token } = cursor;
    if (token.kind === "symbol" && binders.has(token.text)) return this.binder();
    if (token.text === "~" && token.kind === "symbol") {
      cursor.next();
      const part = this.unit();
      return { kind: "connective", name: "~", parts: [part], span: cover(token.span, part.span) };
    }
    return this.equation(this.term());
  }

  private equation(left: Tree): Tree {
    const { text } = this.cursor.token;
    if (!this.cursor.is("=") && !this.cursor.is("!=")) return left;
    this.cursor.next();
    const { token } = this.cursor;
    const isUnit = token.kind === "symbol" && (binders.has(token.text) || token.text === "~");
    return connective(text as Connective, [left, isUnit ? this.unit() : this.term()]);
  }

  private binder(): Tree {
    const { cursor } = this;
    const { text, span } = cursor.next();
    cursor.expect("[");
    const variables = this.separated(() => this.boundVariable(), "]");
    cursor.expect(":");
    const body = this.unit();
    return { kind: "binder", name: text as Binder, variables, body, span: cover(span, body.span) };
  }

  private boundVariable(): BoundVariable {
    const { cursor } = this;
    if (cursor.token.kind !== "variable") cursor.fail("a variable");
    const { text, span } = cursor.next();
    return { name: text, type: cursor.takes(":") ? this.formula() : null, span };
  }

  /** Elements up to the closing bracket, which is taken. */
  private separated<T>(element: () => T, close: string): T[] {
    const elements: T[] = [];
    if (this.cursor.takes(close)) return elements;
    do elements.push(element());
    while (this.cursor.takes(","));
    this.cursor.expect(close);
    return elements;
  }

  private term(): Tree {
    const { cursor } = this;
    const { kind, text, span } = cursor.token;
    if (kind === "symbol" && text === "(") return this.parenthesised();
    if (kind === "symbol" && text === "[") {
      cursor.next();
      const parts = this.separated(() => this.formula(), "]");
      return { kind: "tuple", parts, span: { from: span.from, to: cursor.lastEnd } };
    }
    if (kind === "symbol" && operators.has(text)) {
      cursor.next();
      return { kind: "operator", name: text as OperatorName, span };
    }
    if (kind === "defined" && text === "$let") return this.letTree();
    return this.call(this.leaf());
  }

  private leaf(): Tree {
    const { kind, text, span } = this.cursor.token;
    if (kind === "symbol" || kind === "end" || kind === "bad") this.cursor.fail("a formula");
    this.cursor.next();
    if (kind === "number" || kind === "distinct") return { kind, text, span };
    return { kind: kind === "word" ? "name" : kind === "variable" ? "variable" : "defined", name: text, span };
  }

  /** `f(x, y)`. */
  private call(head: Tree): Tree {
    if (!this.cursor.is("(") || this.cursor.token.span.from !== head.span.to) return head;
    this.cursor.next();
    const args = this.separated(() => this.formula(), ")");
    const { lastEnd } = this.cursor;
    return args.reduce((fun, arg): Tree => ({ kind: "apply", fun, arg, span: { from: head.span.from, to: lastEnd } }), head);
  }

  /** A formula in parentheses, or a connective alone: `( & )`. */
  private parenthesised(): Tree {
    const { cursor } = this;
    const open = cursor.next();
    const { kind, text } = cursor.token;
    const isOperator = kind === "symbol" && connectives.has(text) && cursor.peek(1).text === ")" && cursor.peek(1).kind === "symbol";
    const tree: Tree = isOperator ? { kind: "operator", name: text as OperatorName, span: cursor.next().span } : this.formula();
    const close = cursor.expect(")");
    return { ...tree, span: cover(open.span, close.span) };
  }

  private letTree(): Tree {
    const { cursor } = this;
    const { span } = cursor.next();
    cursor.expect("(");
    const types = this.listed(() => this.typing());
    cursor.expect(",");
    const definitions = this.listed(() => this.letDefinition());
    cursor.expect(",");
    const body = this.formula();
    const close = cursor.expect(")");
    return { kind: "let", types, definitions, body, span: cover(span, close.span) };
  }

  private listed<T>(element: () => T): T[] {
    return this.cursor.takes("[") ? this.separated(element, "]") : [element()];
  }

  typing(): Typing {
    const { cursor } = this;
    if (cursor.takes("(")) {
      const inner = this.typing();
      cursor.expect(")");
      return inner;
    }
    if (cursor.token.kind !== "word" && cursor.token.kind !== "system") cursor.fail("a name to be typed");
    const { text, span } = cursor.next();
    cursor.expect(":");
    return { name: text, type: this.formula(), span };
  }

  private letDefinition(): LetDefinition {
    const left = this.operand();
    this.cursor.expect(":=");
    return { left, right: this.formula() };
  }
}

function apply(fun: Tree, arg: Tree): Tree {
  return { kind: "apply", fun, arg, span: cover(fun.span, arg.span) };
}

function connective(name: Connective, parts: readonly Tree[]): Tree {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("connective: no parts");
  return { kind: "connective", name, parts, span: cover(first.span, last.span) };
}
