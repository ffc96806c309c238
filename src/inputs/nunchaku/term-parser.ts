/** Terms and types by recursive descent, in the order of precedence of the published grammar. */
import { cover, type Span } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import type { Cursor } from "./cursor.ts";
import type { Case, Tree, TypedName } from "./syntax.ts";

/** How deep terms may be nested. */
const mostNesting = 2000;

export class TermParser {
  private readonly cursor: Cursor;
  private depth = 0;

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  term(): Tree {
    if (this.depth >= mostNesting) throw new InputError("E0502", this.cursor.token.span, "The term is nested too deeply");
    this.depth++;
    try {
      return this.openTerm();
    } finally {
      this.depth--;
    }
  }

  private openTerm(): Tree {
    const { cursor } = this;
    const { text, span } = cursor.token;
    if (text === "fun" || text === "forall" || text === "exists" || text === "pi") return this.binder(text, span);
    if (text === "let") return this.letTerm();
    if (text === "if") return this.conditional();
    const left = this.disjunction();
    if (cursor.takes("asserting")) {
      const guard = this.term();
      return { kind: "asserting", term: left, guard, span: cover(left.span, guard.span) };
    }
    if (!cursor.takes("->")) return left;
    const to = this.term();
    return { kind: "arrow", from: left, to, span: cover(left.span, to.span) };
  }

  private binder(name: "fun" | "forall" | "exists" | "pi", span: Span): Tree {
    const { cursor } = this;
    cursor.next();
    const variables: TypedName[] = [];
    do variables.push(this.typedName());
    while (!cursor.takes("."));
    const body = this.term();
    return { kind: "binder", name, variables, body, span: cover(span, body.span) };
  }

  private typedName(): TypedName {
    const { cursor } = this;
    if (!cursor.takes("(")) return { name: cursor.takes("_") ? "_" : cursor.name(), type: cursor.takes(":") ? this.atom() : null };
    const name = cursor.takes("_") ? "_" : cursor.name();
    cursor.expect(":");
    const type = this.term();
    cursor.expect(")");
    return { name, type };
  }

  private letTerm(): Tree {
    const { cursor } = this;
    const { span } = cursor.next();
    const name = cursor.name();
    cursor.expect(":=");
    const value = this.term();
    cursor.expect("in");
    const body = this.term();
    return { kind: "let", name, value, body, span: cover(span, body.span) };
  }

  private conditional(): Tree {
    const { cursor } = this;
    const { span } = cursor.next();
    const condition = this.term();
    cursor.expect("then");
    const yes = this.term();
    cursor.expect("else");
    const no = this.term();
    return { kind: "if", parts: [condition, yes, no], span: cover(span, no.span) };
  }

  private disjunction(): Tree {
    const left = this.conjunction();
    for (const name of ["||", "=>"] as const)
      if (this.cursor.takes(name)) return operator(name, [left, this.operand(() => this.disjunction())]);
    return left;
  }

  private conjunction(): Tree {
    const left = this.equation();
    return this.cursor.takes("&&") ? operator("&&", [left, this.operand(() => this.conjunction())]) : left;
  }

  /** A binder may stand at the right of an operator without parentheses. */
  private operand(otherwise: () => Tree): Tree {
    const { text } = this.cursor.token;
    return text === "forall" || text === "exists" || text === "fun" || text === "if" || text === "let" ? this.term() : otherwise();
  }

  private equation(): Tree {
    const left = this.application();
    for (const name of ["=", "!="] as const)
      if (this.cursor.takes(name)) return operator(name, [left, this.operand(() => this.application())]);
    return left;
  }

  private application(): Tree {
    const { cursor } = this;
    const { span } = cursor.token;
    if (cursor.takes("~")) {
      const arg = this.operand(() => this.application());
      return { kind: "operator", name: "~", args: [arg], span: cover(span, arg.span) };
    }
    const fun = this.atom();
    const args: Tree[] = [];
    while (this.isAtom) args.push(this.atom());
    return args.length === 0 ? fun : { kind: "apply", fun, args, span: { from: span.from, to: cursor.lastEnd } };
  }

  get isAtom(): boolean {
    const { cursor } = this;
    return cursor.isName || cursor.is("(") || cursor.is("@") || cursor.is("match") || cursor.is("_");
  }

  atom(): Tree {
    const { cursor } = this;
    const { span } = cursor.token;
    if (cursor.takes("(")) {
      const inner = this.term();
      cursor.expect(")");
      return { ...inner, span: { from: span.from, to: cursor.lastEnd } };
    }
    if (cursor.takes("@")) return { kind: "explicit", name: cursor.name(), span };
    if (cursor.takes("match")) return this.match(span);
    if (cursor.takes("_")) throw new InputError("E0513", span, "Wildcards are not supported here");
    return { kind: "name", name: cursor.name(), span };
  }

  private match(span: Span): Tree {
    const { cursor } = this;
    const of = this.term();
    cursor.expect("with");
    cursor.takes("|");
    const cases: Case[] = [];
    do {
      const name = cursor.name();
      const variables: string[] = [];
      while (!cursor.takes("->")) variables.push(cursor.takes("_") ? "_" : cursor.name());
      cases.push({ constructor: name, variables, body: this.term() });
    } while (cursor.takes("|"));
    const end = cursor.expect("end");
    return { kind: "match", of, cases, span: cover(span, end.span) };
  }
}

function operator(name: "=" | "!=" | "&&" | "||" | "=>", args: readonly [Tree, Tree]): Tree {
  return { kind: "operator", name, args, span: cover(args[0].span, args[1].span) };
}
