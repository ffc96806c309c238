/** Parsers of the commands that declare and define constants. */
import type { CorecEquation } from "../command/command.ts";
import type { Embedded, Equation, Fix, Name, ThmDecl } from "../command/parts.ts";
import { parseMixfix, seesMixfix } from "./parse-mixfix.ts";
import {
  parseAttributes,
  parseConstantHead,
  parseDecl,
  parseEquation,
  parseEquations,
  parseFact,
  parseFacts,
  parseForFixes,
  parseIfPremises,
  parseNamedProp,
  parseOptions,
  parseSyntaxMode,
  parseVars,
  seesFact,
} from "./parse-parts.ts";
import { parseField, parseTerms } from "./parse-types.ts";
import type { Parts } from "./parser.ts";
import type { Reader } from "./reader.ts";

/** `definition c :: "τ" (mixfix) where n: "c x = t" if … for …`. */
export function parseDefinition(r: Reader): Parts<"definition"> {
  const head = parseConstantHead(r);
  return { kind: "definition", head, equation: parseEquation(r) };
}

/** `abbreviation (mode) c :: "τ" where "c x ≡ t"`. */
export function parseAbbreviation(r: Reader): Parts<"abbreviation"> {
  const mode = parseSyntaxMode(r);
  const head = parseConstantHead(r);
  const prop = r.embedded("an equation");
  return { kind: "abbreviation", mode, head, prop, fixes: parseForFixes(r) };
}

interface Specification {
  readonly options: readonly string[];
  readonly heads: readonly Fix[];
  readonly equations: readonly Equation[];
}

/** `(options) f :: "τ" and g where equations`. */
function parseSpecificationParts(r: Reader, known: readonly string[]): Specification {
  const options = parseOptions(r, known);
  const heads = parseVars(r);
  r.expect("where");
  return { options, heads, equations: parseEquations(r) };
}

/** `primrec f :: "τ" where equations`. */
export function parsePrimrec(r: Reader): Parts<"primrec"> {
  return { kind: "primrec", ...parseSpecificationParts(r, ["plugins", "nonexhaustive", "transfer"]) };
}

const functionOptions: readonly string[] = ["sequential", "default", "domintros", "no_partials"];

/** `fun (options) f :: "τ" where equations`. */
export function parseFun(r: Reader): Parts<"fun"> {
  return { kind: "fun", ...parseSpecificationParts(r, functionOptions) };
}

/** `function (options) f :: "τ" where equations`. */
export function parseFunction(r: Reader): Parts<"function"> {
  return { kind: "function", ...parseSpecificationParts(r, functionOptions) };
}

/** `termination f`. */
export function parseTermination(r: Reader): Parts<"termination"> {
  return { kind: "termination", term: r.seesEmbedded ? r.embedded("a function") : null };
}

/** `partial_function (mode) f :: "τ" where equation`. */
export function parsePartialFunction(r: Reader): Parts<"partial_function"> {
  r.expect("(");
  const mode = r.name("a mode such as option or tailrec");
  r.expect(")");
  const heads = parseVars(r);
  r.expect("where");
  return { kind: "partial_function", mode, heads, equations: parseEquations(r) };
}

/** `primcorec (options) f :: "τ" where "eqn" of C | …`. */
export function parsePrimcorec(r: Reader): Parts<"primcorec"> {
  const options = parseOptions(r, ["plugins", "sequential", "exhaustive", "transfer"]);
  const heads = parseVars(r);
  r.expect("where");
  return { kind: "primcorec", options, heads, equations: r.separated("|", () => parseCorecEquation(r)) };
}

function parseCorecEquation(r: Reader): CorecEquation {
  const equation = parseEquation(r);
  return { ...equation, constructorHint: r.acceptPlain("of") ? r.embedded("a constructor") : null };
}

/** `inductive p :: "τ" for x :: "σ" where clauses monos facts`. */
export function parseInductive(r: Reader, isCoinductive: boolean, isSet: boolean): Parts<"inductive"> {
  const heads = parseVars(r);
  const fixes = parseForFixes(r);
  const clauses = r.accept("where") ? parseEquations(r) : [];
  const monos = r.accept("monos") ? parseFacts(r) : [];
  return { kind: "inductive", isCoinductive, isSet, heads, fixes, clauses, monos };
}

/** `consts c :: "τ" (mixfix) …`. */
export function parseConsts(r: Reader): Parts<"consts"> {
  const constants = [
    parseField(r),
    ...r.whileSeen(
      () => r.seesName,
      () => parseField(r),
    ),
  ];
  return { kind: "consts", constants };
}

/** `axiomatization c :: "τ" where n: "prop" and …`. */
export function parseAxiomatization(r: Reader): Parts<"axiomatization"> {
  const heads = r.seesName ? parseVars(r) : [];
  if (!r.accept("where")) return { kind: "axiomatization", heads, axioms: [], premises: [], fixes: [] };
  const axioms = r.separated("and", () => parseNamedProp(r));
  return { kind: "axiomatization", heads, axioms, premises: parseIfPremises(r), fixes: parseForFixes(r) };
}

/** `specification (c d) n: "prop" …`. */
export function parseSpecification(r: Reader): Parts<"specification"> {
  r.expect("(");
  const constants = r.whileSeen(
    () => !r.sees(")"),
    () => parseSpecified(r),
  );
  r.expect(")");
  const props = [
    parseNamedProp(r),
    ...r.whileSeen(
      () => !r.isDone,
      () => parseNamedProp(r),
    ),
  ];
  return { kind: "specification", constants, props };
}

/** `name: c (overloaded)`. */
function parseSpecified(r: Reader): { readonly name: Name | null; readonly term: Embedded } {
  let name: Name | null = null;
  if (r.seesName && r.sees(":", 1)) {
    name = r.name();
    r.at++;
  }
  const term = r.embedded("a constant");
  if (r.sees("(") && r.sees("overloaded", 1)) {
    r.at += 2;
    r.expect(")");
  }
  return { name, term };
}

/** `c :: "τ" (mixfix)`. */
function parseTypedConstant(r: Reader): Fix {
  const name = r.name("a constant");
  r.expect("::");
  return { name, type: r.embedded("a type"), mixfix: seesMixfix(r) ? parseMixfix(r) : null };
}

/** `lift_definition c :: "τ" (mixfix) is "t" parametric facts`. */
export function parseLiftDefinition(r: Reader): Parts<"lift_definition"> {
  const options = parseOptions(r, ["plugins", "code_dt"]);
  const head = parseTypedConstant(r);
  r.expect("is");
  const term = r.embedded("a term");
  if (r.accept("parametric")) parseFacts(r);
  return { kind: "lift_definition", options, head, term };
}

/** `quotient_definition "c :: τ" is "t"`. */
export function parseQuotientDefinition(r: Reader): Parts<"quotient_definition"> {
  const head = parseConstantHead(r);
  const decl: ThmDecl = parseDecl(r);
  const lhs = r.embedded("a constant");
  r.expect("is");
  return { kind: "quotient_definition", head, decl, lhs, rhs: r.embedded("a term") };
}

/** `setup_lifting fact fact parametric fact`. */
export function parseSetupLifting(r: Reader): Parts<"setup_lifting"> {
  // Older files may have (no_code) here.
  if (r.sees("(")) parseOptions(r);
  const facts = [
    parseFact(r),
    ...r.whileSeen(
      () => seesFact(r),
      () => parseFact(r),
    ),
  ];
  if (r.accept("parametric")) parseFact(r);
  return { kind: "setup_lifting", facts };
}

/** `time_fun f g equations facts`, and its relatives. */
export function parseTimeFun(r: Reader, variant: Parts<"time_fun">["variant"]): Parts<"time_fun"> {
  if (r.sees("[")) parseAttributes(r);
  const functions = r.whileSeen(
    () => r.seesEmbedded && r.plain() !== "equations",
    () => r.embedded("a function"),
  );
  if (functions.length === 0) r.fail("a function");
  return { kind: "time_fun", variant, functions, equations: r.accept("equations") || r.acceptPlain("equations") ? parseFacts(r) : [] };
}

/** `time_fun_0 f`. */
export function parseTimeFunZero(r: Reader): Parts<"time_fun_0"> {
  return { kind: "time_fun_0", function: r.embedded("a function") };
}

/** `code_datatype C D`. */
export function parseCodeDatatype(r: Reader): Parts<"code_datatype"> {
  return { kind: "code_datatype", constructors: parseTerms(r, "a constructor") };
}

/** `hollow_native c :: "τ" (mixfix)`. */
export function parseNative(r: Reader): Parts<"hollow_native"> {
  return { kind: "hollow_native", head: parseTypedConstant(r) };
}
