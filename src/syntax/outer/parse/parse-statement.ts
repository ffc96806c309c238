/** Parser of statements, in the short and the long form. */

import type { ContextElement, Embedded, ObtainsCase, Statement } from "../command/parts.ts";
import { parseElements, parseIncludes, seesElement } from "./parse-context.ts";
import { noDecl, parseDecl, parseForFixes, parseNamedProps, parseVars } from "./parse-parts.ts";
import type { Reader } from "./reader.ts";

/** Whether the word `ahead` places on belongs to the long form only. */
function seesLongForm(r: Reader): boolean {
  return seesElement(r) || r.sees("shows") || r.sees("obtains") || r.sees("includes");
}

/** A statement after its command and target. */
export function parseStatement(r: Reader): Statement {
  const start = r.at;
  const decl = parseDecl(r);
  if (seesLongForm(r)) return parseLongStatement(r, decl);
  r.at = start;
  return parseShortStatement(r);
}

function parseLongStatement(r: Reader, decl: Statement["decl"]): Statement {
  const includes = parseIncludes(r);
  const elements = parseElements(r);
  if (r.accept("obtains")) return { form: "long", decl, includes, elements, conclusion: { kind: "obtains", cases: parseCases(r) } };
  r.expect("shows");
  const goals = r.separated("and", () => parseNamedProps(r));
  return { form: "long", decl, includes, elements, conclusion: { kind: "shows", goals } };
}

function parseShortStatement(r: Reader): Statement {
  const goals = r.separated("and", () => parseNamedProps(r));
  const assumptions = r.accept("if") ? r.separated("and", () => parseNamedProps(r)) : [];
  const fixes = parseForFixes(r);
  const elements: ContextElement[] = [];
  if (fixes.length > 0) elements.push({ kind: "fixes", fixes });
  if (assumptions.length > 0) elements.push({ kind: "assumes", assumptions });
  return { form: "short", decl: goals[0]?.decl ?? noDecl, includes: [], elements, conclusion: { kind: "shows", goals } };
}

function parseCases(r: Reader): ObtainsCase[] {
  return r.separated("|", () => parseCase(r));
}

/** Whether variables and `where` come before the propositions of a case. */
function seesVariables(r: Reader): boolean {
  for (let i = 0; ; i++) {
    if (r.kind(i) === "end_of_text" || r.sees("|", i)) return false;
    if (r.sees("where", i)) return true;
  }
}

function parseCase(r: Reader): ObtainsCase {
  let name: ObtainsCase["name"] = null;
  if (r.sees("(") && r.isNameAt(1) && r.sees(")", 2)) {
    r.at++;
    name = r.name();
    r.expect(")");
  }
  const fixes = seesVariables(r) ? parseVars(r) : [];
  if (fixes.length > 0) r.expect("where");
  const props: Embedded[] = r.separated("and", () => parseNamedProps(r).props).flat();
  return { name, fixes, props };
}
