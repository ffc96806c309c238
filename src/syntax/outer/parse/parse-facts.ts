/** Parsers of the commands about facts and of the settings of tools. */
import type { NamedMode } from "../command/command.ts";
import type { Embedded } from "../command/parts.ts";
import type { Mode } from "../command/tool.ts";
import { parseDecl, parseFacts, parseForFixes, parseNamedProps, parseOptions } from "./parse-parts.ts";
import { parseStatement } from "./parse-statement.ts";
import { parseMode, parseToolOptions } from "./parse-tool.ts";
import { parseTerms } from "./parse-types.ts";
import type { Parts } from "./parser.ts";
import type { Reader } from "./reader.ts";

/** `lemma n: "P"` and its relatives. */
export function parseStatementCommand(r: Reader, variant: Parts<"statement">["variant"]): Parts<"statement"> {
  return { kind: "statement", variant, statement: parseStatement(r) };
}

/** `lemmas n [attributes] = facts and … for …`. */
export function parseLemmas(r: Reader): Parts<"lemmas"> {
  const facts = r.separated("and", () => ({ decl: parseDecl(r, "="), facts: parseFacts(r) }));
  return { kind: "lemmas", facts, fixes: parseForFixes(r) };
}

/** `declare fact [attributes] and …`. */
export function parseDeclare(r: Reader): Parts<"declare"> {
  const facts = r.separated("and", () => parseFacts(r)).flat();
  return { kind: "declare", facts, fixes: parseForFixes(r) };
}

/** `named_theorems n "description" and …`. */
export function parseNamedTheorems(r: Reader): Parts<"named_theorems"> {
  const names = r.separated("and", () => {
    const name = r.name("a name");
    if (r.seesEmbedded) r.at++;
    return name;
  });
  return { kind: "named_theorems", names };
}

/** `inductive_cases n: "P t" and …`, and its relatives. */
export function parseDerivedFacts(r: Reader, variant: Parts<"derived_facts">["variant"]): Parts<"derived_facts"> {
  return { kind: "derived_facts", variant, facts: r.separated("and", () => parseNamedProps(r)) };
}

/** `quickcheck_params [options]`, and its relatives. */
export function parseToolParams(r: Reader, tool: Parts<"tool_params">["tool"]): Parts<"tool_params"> {
  return { kind: "tool_params", tool, options: parseToolOptions(r) };
}

/** `quickcheck_generator t predicate: P constructors: C, D`. */
export function parseQuickcheckGenerator(r: Reader): Parts<"quickcheck_generator"> {
  const type = r.reference("a type");
  const predicate = parseLabelled(r, ["predicate"]) ? r.embedded("a predicate") : null;
  if (!parseLabelled(r, ["constructors", "operations"])) r.fail('"constructors:"');
  const constructors = r.separated(",", () => r.embedded("a constructor"));
  return { kind: "quickcheck_generator", type, predicate, constructors };
}

/** Takes one of the labels with its colon. */
function parseLabelled(r: Reader, labels: readonly string[]): boolean {
  if (!labels.includes(r.plain()) || !r.sees(":", 1)) return false;
  r.at += 2;
  return true;
}

/** `find_unused_assms Thy`. */
export function parseFindUnusedAssms(r: Reader): Parts<"find_unused_assms"> {
  return { kind: "find_unused_assms", theory: r.seesName ? r.name() : null };
}

/** `code_pred (expected_modes: …) (modes: …) [options] p`. */
export function parseCodePred(r: Reader): Parts<"code_pred"> {
  let expectedModes: Mode[] | null = null;
  if (r.sees("(") && r.plain(1) === "expected_modes") {
    r.at += 2;
    r.expect(":");
    expectedModes = r.sees(")") ? [] : r.separated(",", () => parseMode(r));
    r.expect(")");
  }
  const modes = parseProposedModes(r);
  const options = parseBracketWords(r);
  return { kind: "code_pred", expectedModes, modes, options, predicate: r.embedded("a predicate") };
}

/** `(modes: m as f, …)` or `(modes: p: (m, …) and q: (…))`. */
function parseProposedModes(r: Reader): Parts<"code_pred">["modes"] {
  if (!(r.sees("(") && r.plain(1) === "modes")) return [];
  r.at += 2;
  r.expect(":");
  const modes = seesPredicate(r)
    ? r.separated("and", () => parsePredicateModes(r))
    : [{ predicate: null, modes: r.sees(")") ? [] : r.separated(",", () => parseNamedMode(r)) }];
  r.expect(")");
  return modes;
}

function seesPredicate(r: Reader): boolean {
  return r.seesEmbedded && r.sees(":", 1);
}

function parsePredicateModes(r: Reader): { readonly predicate: Embedded; readonly modes: readonly NamedMode[] } {
  const predicate = r.embedded("a predicate");
  r.expect(":");
  // Parentheses are optional around one mode, and may belong to the mode itself.
  const after = r.closing(0);
  const isList = r.sees("(") && after > 0 && (r.sees("and", after) || r.sees(")", after));
  if (isList) r.at++;
  const modes = r.separated(",", () => parseNamedMode(r));
  if (isList) r.expect(")");
  return { predicate, modes };
}

function parseNamedMode(r: Reader): NamedMode {
  const mode = parseMode(r);
  return { mode, name: r.acceptPlain("as") ? r.name("a name") : null };
}

/** `[a, b c]` as words. */
function parseBracketWords(r: Reader): string[] {
  if (!r.accept("[")) return [];
  const words: string[] = [];
  while (!r.isDone && !r.sees("]")) if (!r.accept(",")) words.push(r.plainText());
  r.expect("]");
  return words;
}

/** `export_code c d in Lang …`. */
export function parseExportCode(r: Reader): Parts<"export_code"> {
  if (r.sees("(")) parseOptions(r);
  r.accept("open");
  const constants = r.acceptPlain("_") ? [] : parseTerms(r, "a constant");
  // Where the code goes does not matter here.
  if (r.failure === null) r.at = r.end;
  return { kind: "export_code", constants };
}
