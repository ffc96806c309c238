/** The statements of a file; what cannot be read is reported and left out. */
import { cover, type Diagnostic } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import { type Attribute, declarationWith } from "./attributes.ts";
import { Cursor } from "./cursor.ts";
import type { DataType, Defined, Statement, Tree } from "./syntax.ts";
import { TermParser } from "./term-parser.ts";

export interface ParsedStatements {
  readonly statements: readonly Statement[];
  readonly diagnostics: readonly Diagnostic[];
}

export function parseStatements(text: string): ParsedStatements {
  const statements: Statement[] = [];
  const diagnostics: Diagnostic[] = [];
  const attempt = (step: () => void, recover: () => void): void => {
    try {
      step();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      diagnostics.push(error.diagnostic);
      recover();
    }
  };
  attempt(
    () => {
      const cursor = new Cursor(text);
      const parser = new StatementParser(cursor);
      while (cursor.token.kind !== "end")
        attempt(
          () => statements.push(...parser.statements()),
          () => cursor.skipStatement(),
        );
    },
    () => undefined,
  );
  return { statements, diagnostics };
}

class StatementParser {
  private readonly cursor: Cursor;
  private readonly terms: TermParser;
  /** The attributes of the present statement. */
  private said: Attribute[] = [];

  constructor(cursor: Cursor) {
    this.cursor = cursor;
    this.terms = new TermParser(cursor);
  }

  /** A statement and what its attributes say. */
  statements(): readonly Statement[] {
    const { from } = this.cursor.token.span;
    this.said = [];
    const parsed = this.body();
    this.cursor.expect(".");
    const span = { from, to: this.cursor.lastEnd };
    const statement = { ...parsed, span } as Statement;
    return statement.kind === "val" ? declarationWith(statement, this.said) : [statement];
  }

  private body(): { readonly kind: Statement["kind"] } {
    const { cursor, terms } = this;
    const word = cursor.next().text;
    switch (word) {
      case "val":
        return this.val();
      case "axiom":
        return { kind: "axiom", ...{ props: this.separated(";", () => terms.term()) } };
      case "goal":
        return { kind: "goal", ...{ prop: terms.term() } };
      case "spec":
        return this.spec();
      case "rec":
        return { kind: "rec", ...{ defined: this.separated("and", () => this.defined()) } };
      case "pred":
      case "copred":
        this.hints();
        return { kind: word, ...{ defined: this.separated("and", () => this.defined()) } };
      case "data":
      case "codata":
        return { kind: word, ...{ types: this.separated("and", () => this.dataType()) } };
      case "copy":
        return this.copy();
      case "include":
        return { kind: "include", ...{ file: cursor.next().text } };
      default:
        return cursor.fail("a statement: val, data, rec, pred, spec, axiom, copy or goal");
    }
  }

  private separated<T>(by: string, element: () => T): readonly T[] {
    const elements = [element()];
    while (this.cursor.takes(by)) elements.push(element());
    return elements;
  }

  /** `[wf]`: that a predicate is well-founded, a hint to a search that is not needed here. */
  private hints(): void {
    if (this.cursor.takes("[")) while (!this.cursor.takes("]")) this.cursor.next();
  }

  /** `[min_card 2; max_card 3]`. Others say something, too, so that they must not be passed over. */
  private attributes(): void {
    const { cursor } = this;
    if (!cursor.takes("[")) return;
    do {
      this.said.push(this.attribute());
    } while (cursor.takes(";"));
    cursor.expect("]");
  }

  private attribute(): Attribute {
    const { text: kind, span } = this.cursor.next();
    if (kind === "infinite" || kind === "upcast") return { kind, span };
    const argument = this.cursor.next();
    const whole = cover(span, argument.span);
    if (kind === "approx_of") return { kind, span: whole };
    if (kind !== "min_card" && kind !== "max_card") throw new InputError("E0513", span, `The attribute "${kind}" is not supported`);
    if (argument.kind !== "number") throw new InputError("E0501", argument.span, "Expected a number of elements");
    return { kind, count: Number(argument.text), span: whole };
  }

  private val() {
    const name = this.cursor.name();
    this.cursor.expect(":");
    const type = this.terms.term();
    this.attributes();
    return { kind: "val", name, type } as const;
  }

  private head(): Defined {
    const name = this.cursor.name();
    this.cursor.expect(":");
    return { name, type: this.terms.term(), props: [] };
  }

  private defined(): Defined {
    const head = this.head();
    this.cursor.expect(":=");
    return { ...head, props: this.separated(";", () => this.terms.term()) };
  }

  private spec() {
    const defined = this.separated("and", () => this.head());
    this.cursor.expect(":=");
    return { kind: "spec", defined, props: this.separated(";", () => this.terms.term()) } as const;
  }

  private names(): readonly string[] {
    const found: string[] = [];
    while (this.cursor.isName) found.push(this.cursor.name());
    return found;
  }

  private dataType(): DataType {
    const name = this.cursor.name();
    const params = this.names();
    this.cursor.expect(":=");
    this.cursor.takes("|");
    const constructors = this.separated("|", () => {
      const own = this.cursor.name();
      const args: Tree[] = [];
      while (this.terms.isAtom) args.push(this.terms.atom());
      return { name: own, args };
    });
    return { name, params, constructors };
  }

  private copy() {
    const { cursor, terms } = this;
    const name = cursor.name();
    const params = this.names();
    cursor.expect(":=");
    const base = terms.term();
    const word = cursor.token.text;
    const isPart = word === "subset" || word === "quotient" || word === "partial_quotient";
    if (isPart) cursor.next();
    const by = isPart ? { kind: word, tree: terms.atom() } : { kind: "all" };
    cursor.expect("abstract");
    const abstract = cursor.name();
    cursor.expect("concrete");
    return { kind: "copy", name, params, base, by, abstract, concrete: cursor.name() } as const;
  }
}
