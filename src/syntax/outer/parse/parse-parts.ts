/** Parsers of the parts that many commands share: targets, attributes, facts, fixes, named propositions, equations. */

import type {
  Argument,
  Attribute,
  BundleRef,
  Embedded,
  Equation,
  FactRef,
  Fix,
  Name,
  NamedProps,
  SyntaxMode,
  ThmDecl,
} from "../command/parts.ts";
import { parseMixfix, seesMixfix } from "./parse-mixfix.ts";
import type { Reader } from "./reader.ts";

/** `(in loc)`. */
export function parseTarget(r: Reader): Name | null {
  if (!(r.sees("(") && r.sees("in", 1))) return null;
  r.at += 2;
  const name = r.name("the name of a locale or class");
  r.expect(")");
  return name;
}

/** The attributes between `[` and `]`; none when there is no bracket. */
export function parseAttributes(r: Reader): Attribute[] {
  return r.bracketed(() => parseAttribute(r));
}

function parseAttribute(r: Reader): Attribute {
  const from = r.at;
  const name = r.plain() || r.tokens.contentText(r.at);
  if (r.isDone || r.sees(",")) r.fail("an attribute");
  else r.at++;
  const args: Argument[] = [];
  let depth = 0;
  while (!r.isDone && (depth > 0 || !(r.sees(",") || r.sees("]")))) {
    const word = r.word();
    if (word === "[" || word === "(") depth++;
    else if (word === "]" || word === ")") depth--;
    args.push(parseArgument(r));
  }
  return { name, args, span: r.spanFrom(from) };
}

function parseArgument(r: Reader): Argument {
  const span = r.span();
  const isQuoted = r.plain() === "";
  const text = r.tokens.contentText(r.at++);
  return { text, isQuoted, span };
}

/** Whether a name with or without attributes, or attributes alone, and then `mark` come next. */
function seesDecl(r: Reader, mark: string): boolean {
  let ahead = 0;
  if (r.isNameAt(0)) ahead = 1;
  if (r.sees("[", ahead)) {
    const after = r.closing(ahead);
    if (after < 0) return false;
    ahead = after;
  }
  return ahead > 0 && r.sees(mark, ahead);
}

/** The empty declaration. */
export const noDecl: ThmDecl = { name: null, attributes: [] };

/** `name [attributes] :`, all of it optional; `mark` is `:` or `=`. */
export function parseDecl(r: Reader, mark = ":"): ThmDecl {
  if (!seesDecl(r, mark)) return noDecl;
  const name = r.seesName ? r.name() : null;
  const attributes = parseAttributes(r);
  r.expect(mark);
  return { name, attributes };
}

/** A proposition with its patterns `(is "…")`, which are dropped. */
function parseProp(r: Reader): Embedded {
  const prop = r.embedded("a proposition");
  if (r.sees("(") && (r.sees("is", 1) || (r.plain(1) === "concl" && r.sees("is", 2)))) {
    const after = r.closing(0);
    if (after < 0) r.fail('")"');
    else r.at += after;
  }
  return prop;
}

/** `decl: "P" "Q" …`. */
export function parseNamedProps(r: Reader): NamedProps {
  const decl = parseDecl(r);
  const props = [parseProp(r)];
  while (r.seesEmbedded) props.push(parseProp(r));
  return { decl, props };
}

/** `decl: "P"`. */
export function parseNamedProp(r: Reader): { readonly decl: ThmDecl; readonly prop: Embedded } {
  const decl = parseDecl(r);
  return { decl, prop: parseProp(r) };
}

/** `x y :: T and z :: U (mixfix) and …`. */
export function parseVars(r: Reader): Fix[] {
  return r.separated("and", () => parseVarGroup(r)).flat();
}

function parseVarGroup(r: Reader): Fix[] {
  const names = [r.name("a variable")];
  while (r.seesName && !r.isDone) names.push(r.name());
  const type = r.accept("::") ? r.embedded("a type") : null;
  const mixfix = seesMixfix(r) ? parseMixfix(r) : null;
  return names.map((name) => ({ name, type, mixfix }));
}

/** `for x :: T and …`, or nothing. */
export function parseForFixes(r: Reader): Fix[] {
  return r.accept("for") ? parseVars(r) : [];
}

/** `if "P" "Q" and …`, or nothing. */
export function parseIfPremises(r: Reader): Embedded[] {
  if (!r.accept("if")) return [];
  return r
    .separated("and", () => [
      r.embedded("a premise"),
      ...r.whileSeen(
        () => r.seesEmbedded,
        () => r.embedded("a premise"),
      ),
    ])
    .flat();
}

/** `decl: "P" if … for …`. */
export function parseEquation(r: Reader): Equation {
  const { decl, prop } = parseNamedProp(r);
  const premises = parseIfPremises(r);
  return { decl, prop, premises, fixes: parseForFixes(r) };
}

/** Equations separated by `|`. */
export function parseEquations(r: Reader): Equation[] {
  return r.separated("|", () => parseEquation(r));
}

/** `c :: "T" (mixfix) where`, `c (mixfix) where`, `c where`: the head of a definition, or null when there is none. */
export function parseConstantHead(r: Reader): Fix | null {
  const hasHead = r.seesName && (r.sees("::", 1) || r.sees("where", 1) || (r.sees("(", 1) && !r.sees("is", 2)));
  if (!hasHead) return null;
  const name = r.name();
  const type = r.accept("::") ? r.embedded("a type") : null;
  const mixfix = seesMixfix(r) ? parseMixfix(r) : null;
  r.expect("where");
  return { name, type, mixfix };
}

/** Whether a reference to facts comes next. */
export function seesFact(r: Reader): boolean {
  const kind = r.kind();
  return r.seesName || kind === "alt_string" || kind === "cartouche" || (r.sees("[") && r.sees("[", 1));
}

/** `foo(1,3-)[attributes]`, `‹prop›`, `[[attributes]]`. */
export function parseFact(r: Reader): FactRef {
  const from = r.at;
  if (r.accept("[")) {
    const attributes = parseAttributes(r);
    r.expect("]");
    return { fact: { kind: "none" }, attributes, span: r.spanFrom(from) };
  }
  const kind = r.kind();
  if (kind === "alt_string" || kind === "cartouche") {
    const prop = r.tokens.content(r.at++);
    return { fact: { kind: "literal", prop }, attributes: parseAttributes(r), span: r.spanFrom(from) };
  }
  const name = r.name("a fact");
  const selection = parseSelection(r);
  // Two brackets are a fact of their own: `foo [[bar]]`.
  const attributes = r.sees("[", 1) ? [] : parseAttributes(r);
  return { fact: { kind: "named", name, selection }, attributes, span: r.spanFrom(from) };
}

/** `(1,3-5,7-)` as text. */
function parseSelection(r: Reader): string | null {
  if (!r.sees("(") || r.kind(1) !== "nat") return null;
  r.at++;
  let text = "";
  while (!r.isDone && !r.sees(")")) text += r.tokens.text(r.at++);
  r.expect(")");
  return text;
}

/** One or more references to facts. */
export function parseFacts(r: Reader): FactRef[] {
  return [
    parseFact(r),
    ...r.whileSeen(
      () => seesFact(r),
      () => parseFact(r),
    ),
  ];
}

/** `b and no c`. */
export function parseBundles(r: Reader): BundleRef[] {
  return r.separated("and", () => {
    const isNegated = r.plain() === "no" && r.isNameAt(1);
    if (isNegated) r.at++;
    return { name: r.name("a bundle"), isNegated };
  });
}

/** `(input)`, `(output)`, `(latex output)`, `(ASCII)`. */
export function parseSyntaxMode(r: Reader): SyntaxMode {
  if (!r.accept("(")) return { name: "", isInput: true, isOutput: true };
  const name = r.sees("output") ? "" : r.name("a syntax mode").text;
  const isInput = !r.accept("output");
  r.expect(")");
  return { name, isInput, isOutput: name !== "input" };
}

/**
 * The words of `(a, b c: d)`, one text for each part between commas; none when there is no parenthesis. Each part begins with one of the known
 * words, where those are given.
 */
export function parseOptions(r: Reader, known: readonly string[] | null = null): string[] {
  if (!r.accept("(")) return [];
  const options: string[] = [];
  let words: string[] = [];
  while (!r.isDone && !r.sees(")")) {
    if (known !== null && words.length === 0 && !known.includes(r.plain())) r.fail(`an option (${known.join(", ")})`);
    if (r.accept(",")) {
      options.push(joinWords(words));
      words = [];
    } else words.push(r.tokens.contentText(r.at++));
  }
  options.push(joinWords(words));
  r.expect(")");
  return options;
}

/** Words separated by blanks, a colon directly behind its word. */
function joinWords(words: readonly string[]): string {
  return words.join(" ").replaceAll(" :", ":");
}
