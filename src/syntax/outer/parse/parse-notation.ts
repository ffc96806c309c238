/** Parsers of the commands about notation and names. */
import type { Translation } from "../command/command.ts";
import type { Embedded, Mixfix } from "../command/parts.ts";
import { parseMixfix } from "./parse-mixfix.ts";
import { parseSyntaxMode } from "./parse-parts.ts";
import { parseField } from "./parse-types.ts";
import type { Parts } from "./parser.ts";
import type { Reader } from "./reader.ts";

/** `notation (mode) c (mixfix) and …`, and its relatives for types and for removal. */
export function parseNotation(r: Reader, isType: boolean, isRemoval: boolean): Parts<"notation"> {
  const mode = parseSyntaxMode(r);
  const items = r.separated("and", () => parseItem(r));
  return { kind: "notation", isRemoval, isType, mode, items };
}

function parseItem(r: Reader): { readonly name: Embedded; readonly mixfix: Mixfix } {
  const name = r.embedded("a constant");
  return { name, mixfix: parseMixfix(r) };
}

/** `syntax (mode) "_c" :: "τ" (mixfix) …`. */
export function parseSyntax(r: Reader, isRemoval: boolean): Parts<"syntax"> {
  const mode = parseSyntaxMode(r);
  const declarations = [
    parseField(r),
    ...r.whileSeen(
      () => r.seesName,
      () => parseField(r),
    ),
  ];
  return { kind: "syntax", isRemoval, mode, declarations };
}

const directions: ReadonlyMap<string, Translation["direction"]> = new Map(
  Object.entries<Translation["direction"]>({
    "==": "both",
    "⇌": "both",
    "=>": "parse",
    "⇀": "parse",
    "<=": "print",
    "↽": "print",
  }),
);

/** `translations "lhs" == "rhs" …`. */
export function parseTranslations(r: Reader, isRemoval: boolean): Parts<"translations"> {
  const rules = [
    parseRule(r),
    ...r.whileSeen(
      () => !r.isDone,
      () => parseRule(r),
    ),
  ];
  return { kind: "translations", isRemoval, rules };
}

function parseRule(r: Reader): Translation {
  const left = parsePattern(r);
  const direction = directions.get(r.word());
  if (direction === undefined) r.fail("one of ==, =>, <=");
  else r.at++;
  const right = parsePattern(r);
  return { direction: direction ?? "both", leftSort: left.sort, left: left.text, rightSort: right.sort, right: right.text };
}

function parsePattern(r: Reader): { readonly sort: string | null; readonly text: Embedded } {
  let sort: string | null = null;
  if (r.accept("(")) {
    sort = r.name("a nonterminal").text;
    r.expect(")");
  }
  return { sort, text: r.embedded("a pattern in quotes") };
}

/** `nonterminal a and b`. */
export function parseNonterminal(r: Reader): Parts<"nonterminal"> {
  return { kind: "nonterminal", names: r.separated("and", () => r.name("a nonterminal")) };
}

/** `hide_const (open) c d`, and its relatives. */
export function parseHide(r: Reader, what: Parts<"hide">["what"]): Parts<"hide"> {
  const isOpen = r.sees("(") && r.sees("open", 1);
  if (isOpen) {
    r.at += 2;
    r.expect(")");
  }
  const names = [
    r.reference("a name"),
    ...r.whileSeen(
      () => r.seesEmbedded,
      () => r.reference("a name"),
    ),
  ];
  return { kind: "hide", what, isOpen, names };
}

/** `alias a = c`, `type_alias a = t`. */
export function parseAlias(r: Reader, what: Parts<"alias">["what"]): Parts<"alias"> {
  const name = r.name("a name");
  r.expect("=");
  return { kind: "alias", what, name, of: r.name("a name") };
}

/** `adhoc_overloading c ⇌ "t" "u" and …`. */
export function parseAdhocOverloading(r: Reader, isRemoval: boolean): Parts<"adhoc_overloading"> {
  const items = r.separated("and", () => {
    const name = r.name("a constant");
    // Since 2025 an arrow stands between the constant and its variants.
    if (!r.accept("⇌")) r.accept("==");
    return {
      name,
      variants: r.whileSeen(
        () => r.seesEmbedded,
        () => r.embedded("a term"),
      ),
    };
  });
  return { kind: "adhoc_overloading", isRemoval, items };
}
