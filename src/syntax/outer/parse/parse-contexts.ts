/** Parsers of the commands about classes, locales and blocks. */

import type { BundleRef, ContextElement, LocaleExpression, LocaleInstance } from "../command/parts.ts";
import {
  parseArity,
  parseElements,
  parseIncludes,
  parseLocaleExpression,
  parseOpening,
  parseRewrites,
  plusSeparated,
  seesElement,
} from "./parse-context.ts";
import { parseBundles, parseDecl, parseFacts, parseForFixes, parseOptions } from "./parse-parts.ts";
import { parseOptionalMixfix } from "./parse-types.ts";
import type { Parts } from "./parser.ts";
import type { Reader } from "./reader.ts";

/** `opening b + elements`, `+ elements` or `elements`, whatever is there. */
function parseBody(r: Reader): { readonly opening: BundleRef[]; readonly elements: ContextElement[] } {
  const opening = parseOpening(r);
  if (r.sees("+") || seesElement(r)) r.accept("+");
  return { opening, elements: parseElements(r) };
}

/** `class c = sup1 + sup2 + elements begin`. */
export function parseClass(r: Reader): Parts<"class"> {
  const name = r.name("the name of a class");
  if (!r.accept("=")) return { kind: "class", name, superclasses: [], opening: [], elements: [], begins: r.accept("begin") };
  const hasSupers = !seesElement(r) && !r.sees("opening");
  const superclasses = hasSupers ? plusSeparated(r, () => r.embedded("a class")) : [];
  return { kind: "class", name, superclasses, ...parseBody(r), begins: r.accept("begin") };
}

const noExpression: LocaleExpression = { instances: [], fixes: [] };

/** `locale l = expression + elements begin`. */
export function parseLocale(r: Reader): Parts<"locale"> {
  const name = r.name("the name of a locale");
  if (!r.accept("=")) return { kind: "locale", name, expression: noExpression, opening: [], elements: [], begins: r.accept("begin") };
  const hasExpression = !seesElement(r) && !r.sees("opening");
  const expression = hasExpression ? parseLocaleExpression(r) : noExpression;
  return { kind: "locale", name, expression, ...parseBody(r), begins: r.accept("begin") };
}

/** `instantiation t and u :: (s) c begin`. */
export function parseInstantiation(r: Reader): Parts<"instantiation"> {
  const arity = parseArity(r);
  r.expect("begin");
  return { kind: "instantiation", arity };
}

/** `instance t :: (s) c`, `instance c < d`, or `instance` alone. */
export function parseInstance(r: Reader): Parts<"instance"> {
  if (r.isDone) return { kind: "instance", claim: { kind: "instantiation" } };
  if (r.sees("<", 1) || r.sees("⊆", 1)) {
    const sub = r.embedded("a class");
    r.at++;
    return { kind: "instance", claim: { kind: "subclass", sub, super: r.embedded("a class") } };
  }
  return { kind: "instance", claim: { kind: "arity", arity: parseArity(r) } };
}

/** `subclass c`. */
export function parseSubclass(r: Reader): Parts<"subclass"> {
  return { kind: "subclass", class: r.embedded("a class") };
}

type InterpretationVariant = Parts<"interpretation">["variant"];

/** `interpretation expression`, `sublocale l < expression defines …`. */
export function parseInterpretation(r: Reader, variant: InterpretationVariant): Parts<"interpretation"> {
  let sublocaleOf: Parts<"interpretation">["sublocaleOf"] = null;
  if (variant === "sublocale" && (r.sees("<", 1) || r.sees("⊆", 1))) {
    sublocaleOf = r.name("a locale");
    r.at++;
  }
  const expression = parseLocaleExpression(r);
  const defines = parseDefines(r);
  // Rewrite rules after everything else belong to the last instance.
  const late = parseRewrites(r);
  return { kind: "interpretation", variant, sublocaleOf, expression: withRewrites(expression, late), defines };
}

/** `defines n: c (mixfix) = "t" and …`. */
function parseDefines(r: Reader): Parts<"interpretation">["defines"] {
  if (!r.accept("defines")) return [];
  return r.separated("and", () => {
    const decl = parseDecl(r);
    const name = r.name("a constant");
    const mixfix = parseOptionalMixfix(r);
    r.expect("=");
    return { decl, name, mixfix, term: r.embedded("a term") };
  });
}

function withRewrites(expression: LocaleExpression, rewrites: LocaleInstance["rewrites"]): LocaleExpression {
  const last = expression.instances.length - 1;
  if (rewrites.length === 0) return expression;
  const instances = expression.instances.map((instance, i) =>
    i === last ? { ...instance, rewrites: [...instance.rewrites, ...rewrites] } : instance,
  );
  return { ...expression, instances };
}

/** `context l begin`, `context includes b fixes … begin`. */
export function parseContext(r: Reader): Parts<"context"> {
  if (r.seesName) {
    const name = r.name();
    const includes = parseOpening(r);
    r.expect("begin");
    return { kind: "context", name, includes, elements: [] };
  }
  const includes = parseIncludes(r);
  const elements = parseElements(r);
  r.expect("begin");
  return { kind: "context", name: null, includes, elements };
}

/** `experiment elements begin`. */
export function parseExperiment(r: Reader): Parts<"experiment"> {
  const elements = parseElements(r);
  r.expect("begin");
  return { kind: "experiment", elements };
}

/** `overloading f ≡ "c :: τ" … begin`. */
export function parseOverloading(r: Reader): Parts<"overloading"> {
  const bindings = r.whileSeen(
    () => r.seesName,
    () => {
      const name = r.name();
      if (!r.accept("==")) r.expect("≡");
      const term = r.embedded("a constant");
      if (r.sees("(") && r.sees("unchecked", 1)) r.at += 3;
      return { name, term };
    },
  );
  if (bindings.length === 0) r.fail("a name");
  r.expect("begin");
  return { kind: "overloading", bindings };
}

/** `bundle b = facts`, `bundle b begin`. */
export function parseBundle(r: Reader, isOpen: boolean): Parts<"bundle"> {
  const name = r.name("the name of a bundle");
  if (r.accept("begin")) return { kind: "bundle", isOpen, name, facts: null };
  r.expect("=");
  const facts = parseFacts(r);
  parseForFixes(r);
  return { kind: "bundle", isOpen, name, facts };
}

/** `unbundle b and no c`. */
export function parseUnbundle(r: Reader): Parts<"unbundle"> {
  return { kind: "unbundle", bundles: parseBundles(r) };
}

/** `derive (option) c t u`. */
export function parseDerive(r: Reader): Parts<"derive"> {
  parseOptions(r);
  const name = r.reference("a class");
  const types = r.whileSeen(
    () => r.seesEmbedded,
    () => r.reference("a type"),
  );
  return { kind: "derive", class: name, types };
}
