/** Parsers of locale expressions, context elements and arities. */

import type {
  Arity,
  BundleRef,
  ContextElement,
  Embedded,
  LocaleArguments,
  LocaleExpression,
  LocaleInstance,
  Name,
} from "../command/parts.ts";
import { parseBundles, parseDecl, parseFacts, parseNamedProp, parseNamedProps, parseVars } from "./parse-parts.ts";
import type { Reader } from "./reader.ts";

const elementWords: ReadonlySet<string> = new Set(["fixes", "constrains", "assumes", "defines", "notes"]);

/** Whether a context element comes next. */
export function seesElement(r: Reader, ahead = 0): boolean {
  return elementWords.has(r.word(ahead));
}

/** Context elements, as many as there are. */
export function parseElements(r: Reader): ContextElement[] {
  return r.whileSeen(
    () => seesElement(r),
    () => parseElement(r),
  );
}

function parseElement(r: Reader): ContextElement {
  const word = r.word();
  r.at++;
  switch (word) {
    case "fixes":
      return { kind: "fixes", fixes: parseVars(r) };
    case "constrains":
      return { kind: "constrains", constraints: r.separated("and", () => parseConstraint(r)) };
    case "assumes":
      return { kind: "assumes", assumptions: r.separated("and", () => parseNamedProps(r)) };
    case "defines":
      return { kind: "defines", definitions: r.separated("and", () => parseNamedProp(r)) };
    default:
      return { kind: "notes", notes: r.separated("and", () => ({ decl: parseDecl(r, "="), facts: parseFacts(r) })) };
  }
}

function parseConstraint(r: Reader): { readonly name: Name; readonly type: Embedded } {
  const name = r.name("a parameter");
  r.expect("::");
  return { name, type: r.embedded("a type") };
}

/** `includes b and …`, or nothing. */
export function parseIncludes(r: Reader): BundleRef[] {
  return r.accept("includes") ? parseBundles(r) : [];
}

/** `opening b and …`, or nothing. */
export function parseOpening(r: Reader): BundleRef[] {
  return r.accept("opening") ? parseBundles(r) : [];
}

/** Whether `+` and then another part of an expression follow, rather than `+` and context elements. */
function seesPlusMore(r: Reader): boolean {
  return r.sees("+") && !seesElement(r, 1) && !r.sees("includes", 1);
}

/** Things separated by `+`, up to a `+` that introduces context elements. */
export function plusSeparated<A>(r: Reader, read: () => A): A[] {
  const found = [read()];
  while (seesPlusMore(r)) {
    r.at++;
    found.push(read());
  }
  return r.failure === null ? found : [];
}

/** `q: L t1 _ t3 + M where x = t and … for f :: τ`. */
export function parseLocaleExpression(r: Reader): LocaleExpression {
  const instances = plusSeparated(r, () => parseLocaleInstance(r));
  const fixes = r.accept("for") ? parseVars(r) : [];
  return { instances, fixes };
}

function parseLocaleInstance(r: Reader): LocaleInstance {
  let qualifier: Name | null = null;
  let isQualifierMandatory = false;
  if (r.seesName && (r.sees(":", 1) || (r.sees("?", 1) && r.sees(":", 2)) || (r.sees("!", 1) && r.sees(":", 2)))) {
    qualifier = r.name();
    isQualifierMandatory = !r.accept("?");
    r.accept("!");
    r.expect(":");
  }
  const locale = r.name("a locale");
  const args = parseLocaleArguments(r);
  return { qualifier, isQualifierMandatory, locale, args, rewrites: parseRewrites(r) };
}

function parseLocaleArguments(r: Reader): LocaleArguments {
  if (r.sees("where") && r.sees("=", 2)) {
    r.at++;
    const bindings = r.separated("and", () => {
      const name = r.name("a parameter");
      r.expect("=");
      return { name, term: r.embedded("a term") };
    });
    return { kind: "named", bindings };
  }
  const terms = r.whileSeen(
    () => r.seesEmbedded,
    () => (r.acceptPlain("_") ? null : r.embedded("a term")),
  );
  return { kind: "positional", terms };
}

/** `rewrites "…" and n: "…"`, or nothing. Older files have `where` instead. */
export function parseRewrites(r: Reader): LocaleInstance["rewrites"] {
  return r.accept("rewrites") || r.accept("where") ? r.separated("and", () => parseNamedProp(r)) : [];
}

/** `t and u :: (s1, s2) c`. */
export function parseArity(r: Reader): Arity {
  const types = r.separated("and", () => r.reference("a type"));
  r.expect("::");
  let argumentSorts: Embedded[] = [];
  if (r.accept("(")) {
    argumentSorts = r.separated(",", () => r.embedded("a sort"));
    r.expect(")");
  }
  return { types, argumentSorts, sort: r.embedded("a class or sort") };
}
