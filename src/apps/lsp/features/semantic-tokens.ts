/** Names in terms and types by what they are. */
import { type SemanticTokens, SemanticTokensBuilder, type SemanticTokensLegend } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import { type Declared, declarationsOf, flat } from "../text/declarations.ts";
import { type Meaning, occurrencesOf } from "../text/occurrences.ts";

export const legend: SemanticTokensLegend = {
  tokenTypes: ["function", "enumMember", "parameter", "variable", "type", "typeParameter", "class", "property", "operator"],
  tokenModifiers: ["declaration"],
};

type Kind = "function" | "enumMember" | "parameter" | "variable" | "type" | "typeParameter" | "class" | "property" | "operator";

function kindOf(meaning: Meaning, { after }: ReadEntry, isNotation: boolean): Kind {
  switch (meaning.kind) {
    case "constant":
      if (isNotation) return "operator";
      return after.context.theory.consts.get(meaning.full)?.spec.kind === "constructor" ? "enumMember" : "function";
    case "variable":
      return meaning.isBound ? "parameter" : "variable";
    case "type":
      return "type";
    case "class":
      return "class";
    case "type-variable":
      return "typeParameter";
  }
}

interface Token {
  readonly span: Span;
  readonly kind: Kind;
  readonly isDeclaration: boolean;
}

/** The tokens of a text, or of a part of it. */
export function semanticTokens(document: OpenDocument, part: Span = { from: 0, to: document.text.length }): SemanticTokens {
  const { theory } = document;
  const tokens = theory.commands.flatMap((command, i): Token[] => {
    const entry = i < theory.readCount ? theory.entry(i) : null;
    return entry === null || command.span.to < part.from || command.span.from > part.to ? [] : tokensOf(entry);
  });
  const builder = new SemanticTokensBuilder();
  let end = 0;
  for (const { span, kind, isDeclaration } of tokens.sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)) {
    // Tokens stand in one line each and do not overlap.
    const text = document.text.slice(span.from, span.to);
    const from = span.from + (text.length - text.trimStart().length);
    const to = from + (text.trim().split(/\s/)[0]?.length ?? 0);
    if (from < end || to <= from) continue;
    const { line, character } = document.lines.positionAt(from);
    builder.push(line, character, to - from, legend.tokenTypes.indexOf(kind), isDeclaration ? 1 : 0);
    end = to;
  }
  return builder.build();
}

const declaredKinds: Readonly<Record<Declared, Kind>> = {
  constant: "function",
  constructor: "enumMember",
  selector: "function",
  type: "type",
  class: "class",
  locale: "class",
  fact: "property",
  parameter: "variable",
  bundle: "property",
  instance: "type",
};

function tokensOf(entry: ReadEntry): Token[] {
  const names = occurrencesOf(entry).map(({ span, meaning, isNotation }) => ({
    span,
    kind: kindOf(meaning, entry, isNotation),
    isDeclaration: false,
  }));
  const declared = flat(declarationsOf(entry.command)).map((d) => ({ span: d.span, kind: declaredKinds[d.what], isDeclaration: true }));
  return [...declared, ...names];
}
