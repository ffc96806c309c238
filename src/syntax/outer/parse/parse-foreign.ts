/** Parsers of the commands of packages whose definitions are not carried out (HOLCF, Nominal, corecursion up to friends): only what they declare is kept. */
import type { ForeignConstructor, ForeignType } from "../command/foreign-command.ts";
import type { Embedded, Name } from "../command/parts.ts";
import { seesMixfix } from "./parse-mixfix.ts";
import { parseEquation, parseOptions, parseVars } from "./parse-parts.ts";
import { parseOptionalMixfix, parseTypedef, parseTypeHead } from "./parse-types.ts";
import type { Parts } from "./parser.ts";
import type { Reader } from "./reader.ts";

/** `fixrec f :: "τ" where (unchecked) "eqn" | …`, and others of this form. */
export function parseForeignFunctions(r: Reader, word: string): Parts<"foreign"> {
  if (r.sees("(") && !seesMixfix(r)) parseOptions(r);
  const heads = parseVars(r);
  const equations = r.accept("where") ? r.separated("|", () => parseOpenEquation(r)) : [];
  return { kind: "foreign", word, types: [], heads, equations };
}

function parseOpenEquation(r: Reader): Embedded {
  if (r.sees("(")) parseOptions(r);
  return parseEquation(r).prop;
}

/** `domain ('a) t = C (lazy sel :: "τ") "σ" (mixfix) | … and …`. */
export function parseDomain(r: Reader): Parts<"foreign"> {
  if (r.sees("(") && r.plain(1) === "unsafe") parseOptions(r);
  return foreignTypes(r, "domain", () => ({ head: parseTypeHead(r), constructors: parseConstructors(r, () => parseDomainArgument(r)) }));
}

function foreignTypes(r: Reader, word: string, type: () => ForeignType): Parts<"foreign"> {
  return { kind: "foreign", word, types: r.separated("and", type), heads: [], equations: [] };
}

type Argument = ForeignConstructor["args"][number];

function parseConstructors(r: Reader, argument: () => Argument[]): ForeignConstructor[] {
  r.expect("=");
  return r.separated("|", () => {
    const name = r.name("a constructor");
    const args = r.whileSeen(() => (r.seesEmbedded || r.sees("(")) && !seesMixfix(r) && r.plain() !== "binds", argument).flat();
    skipBindings(r);
    return { name, args, mixfix: parseOptionalMixfix(r) };
  });
}

function parseDomainArgument(r: Reader): Argument[] {
  if (!r.accept("(")) return [{ selector: null, type: r.embedded("a type") }];
  r.acceptPlain("lazy");
  const selector: Name | null = r.sees("::", 1) ? r.name("a selector") : null;
  if (selector !== null) r.expect("::");
  const type = r.embedded("a type");
  r.expect(")");
  return [{ selector, type }];
}

/** `nominal_datatype t = C "«a»τ" | C x::a y::"τ" binds x in y | … binder f :: "τ" where "eqn" …`. */
export function parseNominalDatatype(r: Reader): Parts<"foreign"> {
  if (r.sees("(") && !seesMixfix(r)) parseOptions(r);
  const parts = foreignTypes(r, "nominal_datatype", () => ({
    head: parseTypeHead(r),
    constructors: parseConstructors(r, () => parseNominalArgument(r)),
  }));
  if (!r.acceptPlain("binder")) return parts;
  const { heads, equations } = parseForeignFunctions(r, "nominal_datatype");
  return { ...parts, heads, equations };
}

/** The argument of a constructor, with the names it binds before it. */
function parseNominalArgument(r: Reader): Argument[] {
  if (r.seesName && r.sees("::", 1)) r.at += 2;
  const { text, span } = r.embedded("a type");
  const bound = [...text.matchAll(/«([^»]*)»/gu)].map(([, name = ""]) => name);
  const types = [...bound.flatMap((b) => b.split(",")), text.replace(/«[^»]*»/gu, "").replace(/…/gu, "")];
  return types.map((type) => ({ selector: null, type: { text: type.trim(), span, offsetAt: () => span.from } }));
}

/** `binds (set) x y in z, …`. */
function skipBindings(r: Reader): void {
  while (!r.isDone && (r.plain() === "binds" || r.sees(","))) {
    r.at++;
    while (!r.isDone && !r.sees(",") && !r.sees("|") && !r.sees("and") && r.plain() !== "binder" && !seesMixfix(r)) r.at++;
  }
}

/** `atom_decl a b`. */
export function parseAtomDecl(r: Reader): Parts<"foreign"> {
  const names = r.whileSeen(
    () => r.seesName,
    () => r.name(),
  );
  const types = names.map((name): ForeignType => ({ head: { name, params: [], mixfix: null }, constructors: [] }));
  return { kind: "foreign", word: "atom_decl", types, heads: [], equations: [] };
}

/** `pcpodef t = "set"`: a `typedef` of a type that is of a class by it. */
export function parseOrderedTypedef(r: Reader, cls: string): Parts<"typedef"> {
  return { ...parseTypedef(r), instanceOf: cls };
}
