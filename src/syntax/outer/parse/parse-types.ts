/** Parsers of the commands that declare types. */

import type { Embedded, Fix, Mixfix, Name } from "../command/parts.ts";
import type {
  Constructor,
  ConstructorArgument,
  DatatypeParameter,
  DatatypeSpec,
  FreeConstructor,
  TypeHead,
} from "../command/type-command.ts";
import { parseMixfix, seesMixfix } from "./parse-mixfix.ts";
import { parseFact, parseOptions } from "./parse-parts.ts";
import type { Parts } from "./parser.ts";
import type { Reader } from "./reader.ts";

/** Notation, or null. */
export function parseOptionalMixfix(r: Reader): Mixfix | null {
  return seesMixfix(r) ? parseMixfix(r) : null;
}

function parseParameter(r: Reader): DatatypeParameter {
  const isDead = r.plain() === "dead" && r.kind(1) === "type_ident";
  if (isDead) r.at++;
  let setName: Name | null = null;
  if (!isDead && r.seesName && r.sees(":", 1)) {
    setName = r.name();
    r.at++;
  }
  if (r.kind() !== "type_ident") r.fail("a type variable");
  const content = r.tokens.content(r.at);
  const name = { text: content.text, span: content.span };
  if (!r.isDone) r.at++;
  const sort = r.accept("::") ? r.embedded("a sort") : null;
  return { name, sort, isDead, setName };
}

/** `'a`, `('a::s, dead 'b, set: 'c)`, or nothing. */
function parseParameters(r: Reader): DatatypeParameter[] {
  if (r.kind() === "type_ident") return [parseParameter(r)];
  if (!r.sees("(") || seesMixfix(r)) return [];
  r.at++;
  const params = r.separated(",", () => parseParameter(r));
  r.expect(")");
  return params;
}

function skipOverloaded(r: Reader): void {
  if (r.sees("(") && r.sees("overloaded", 1) && r.sees(")", 2)) r.at += 3;
}

/** `('a, 'b) t (mixfix)`. */
export function parseTypeHead(r: Reader): TypeHead {
  const params = parseParameters(r).map(({ name, sort }) => ({ name, sort }));
  return { name: r.name("the name of a type"), params, mixfix: parseOptionalMixfix(r) };
}

/** `typedecl ('a) t (mixfix)`. */
export function parseTypedecl(r: Reader): Parts<"typedecl"> {
  return { kind: "typedecl", head: parseTypeHead(r) };
}

/** `hollow_native_type ('a) t (mixfix)`. */
export function parseNativeType(r: Reader): Parts<"hollow_native_type"> {
  return { kind: "hollow_native_type", head: parseTypeHead(r) };
}

/** `type_synonym ('a) t = "τ" (mixfix)`. */
export function parseTypeSynonym(r: Reader): Parts<"type_synonym"> {
  const head = parseTypeHead(r);
  r.expect("=");
  const type = r.embedded("a type");
  return { kind: "type_synonym", head: { ...head, mixfix: parseOptionalMixfix(r) ?? head.mixfix }, type };
}

/** `default_sort s`. */
export function parseDefaultSort(r: Reader): Parts<"default_sort"> {
  return { kind: "default_sort", sort: r.embedded("a sort") };
}

const datatypeOptions: readonly string[] = ["plugins", "discs_sels"];

/** The options of a datatype, unless its parameters come next. */
function parseDatatypeOptions(r: Reader): string[] {
  return r.sees("(") && datatypeOptions.includes(r.plain(1)) ? parseOptions(r, datatypeOptions) : [];
}

/** `datatype (options) ('a) t = C "τ" | … and …`. */
export function parseDatatype(r: Reader, isCodatatype: boolean): Parts<"datatype"> {
  const options = parseDatatypeOptions(r);
  return { kind: "datatype", isCodatatype, options, types: r.separated("and", () => parseDatatypeSpec(r)) };
}

function parseDatatypeSpec(r: Reader): DatatypeSpec {
  const params = parseParameters(r);
  const name = r.name("the name of a type");
  const mixfix = parseOptionalMixfix(r);
  r.expect("=");
  const constructors = r.separated("|", () => parseConstructor(r));
  return { name, params, mixfix, constructors, names: parseFunctorNames(r), defaults: parseDefaults(r) };
}

function parseDiscriminator(r: Reader): Name | null {
  if (!(r.seesName && r.sees(":", 1))) return null;
  const name = r.name();
  r.at++;
  return name;
}

function parseConstructor(r: Reader): Constructor {
  const discriminator = parseDiscriminator(r);
  const name = r.name("a constructor");
  const args = r.whileSeen(
    () => (r.seesEmbedded || r.sees("(")) && !seesMixfix(r),
    () => parseConstructorArgument(r),
  );
  return { discriminator, name, args, mixfix: parseOptionalMixfix(r) };
}

function parseConstructorArgument(r: Reader): ConstructorArgument {
  if (!r.accept("(")) return { selector: null, type: r.embedded("a type") };
  const selector = r.name("a selector");
  r.expect(":");
  const type = r.embedded("a type");
  r.expect(")");
  return { selector, type };
}

/** `for map: m rel: r pred: p`. */
function parseFunctorNames(r: Reader): DatatypeSpec["names"] {
  const names: { map: Name | null; rel: Name | null; pred: Name | null } = { map: null, rel: null, pred: null };
  if (!r.accept("for")) return names;
  while (r.seesName && r.sees(":", 1)) {
    const label = r.plainText();
    r.at++;
    const name = r.name();
    if (label === "map" || label === "rel" || label === "pred") names[label] = name;
  }
  return names;
}

/** `where "sel C = t" | …`. */
function parseDefaults(r: Reader): Embedded[] {
  return r.accept("where") ? r.separated("|", () => r.embedded("an equation")) : [];
}

/** `record ('a) r = parent + x :: "τ" …`. */
export function parseRecord(r: Reader): Parts<"record"> {
  skipOverloaded(r);
  const head = parseTypeHead(r);
  r.expect("=");
  const parent = parseParent(r);
  const fields = [
    parseField(r),
    ...r.whileSeen(
      () => r.seesName,
      () => parseField(r),
    ),
  ];
  return { kind: "record", head, parent, fields };
}

/** The record that is extended: `parent +`. */
function parseParent(r: Reader): Embedded | null {
  if (!r.sees("+", 1)) return null;
  const parent = r.embedded("a record type");
  r.expect("+");
  return parent;
}

/** `x :: "τ" (mixfix)`. */
export function parseField(r: Reader): Fix {
  const name = r.name("a name");
  r.expect("::");
  return { name, type: r.embedded("a type"), mixfix: parseOptionalMixfix(r) };
}

/** `morphisms R A`, or nothing. */
function parseMorphisms(r: Reader): readonly [Name, Name] | null {
  return r.accept("morphisms") ? [r.name("a morphism"), r.name("a morphism")] : null;
}

/** `typedef ('a) t = "set" morphisms R A`. */
export function parseTypedef(r: Reader): Parts<"typedef"> {
  skipOverloaded(r);
  const head = parseTypeHead(r);
  r.expect("=");
  const set = r.embedded("a set");
  return { kind: "typedef", head, set, morphisms: parseMorphisms(r), instanceOf: null };
}

/** `quotient_type ('a) t = "τ" / partial: "relation"`. */
export function parseQuotientType(r: Reader): Parts<"quotient_type"> {
  skipOverloaded(r);
  const head = parseTypeHead(r);
  r.expect("=");
  const type = r.embedded("a type");
  r.expect("/");
  const isPartial = r.plain() === "partial" && r.sees(":", 1);
  if (isPartial) r.at += 2;
  const relation = r.embedded("a relation");
  const morphisms = parseMorphisms(r);
  if (r.accept("parametric")) parseFact(r);
  return { kind: "quotient_type", head, type, isPartial, relation, morphisms };
}

/** One or more terms. */
export function parseTerms(r: Reader, what: string): Embedded[] {
  return [
    r.embedded(what),
    ...r.whileSeen(
      () => r.seesEmbedded,
      () => r.embedded(what),
    ),
  ];
}

/** `old_rep_datatype C D`. */
export function parseRepDatatype(r: Reader): Parts<"rep_datatype"> {
  // Older files may name the type first, in parentheses.
  if (r.sees("(")) parseOptions(r);
  return { kind: "rep_datatype", constructors: parseTerms(r, "a constructor") };
}

/** `free_constructors name for C | D sel`. */
export function parseFreeConstructors(r: Reader): Parts<"free_constructors"> {
  parseDatatypeOptions(r);
  const name = r.name("a name");
  r.expect("for");
  const constructors = r.separated("|", () => parseFreeConstructor(r));
  return { kind: "free_constructors", name, constructors, defaults: parseDefaults(r) };
}

function parseFreeConstructor(r: Reader): FreeConstructor {
  const discriminator = parseDiscriminator(r);
  const term = r.embedded("a constructor");
  const selectors = r.whileSeen(
    () => r.seesName,
    () => r.maybeName(),
  );
  return { discriminator, term, selectors };
}
