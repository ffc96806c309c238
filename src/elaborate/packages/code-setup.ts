/** Settings for execution: `code_datatype`, `quickcheck_generator`, `setup_lifting`. */
import { baseName, type Diagnostic, type Span } from "../../base/index.ts";
import { boolT, type Const, destApps, stripApp, stripFun, type Term, type Type, type TypeDecl } from "../../logic/index.ts";
import type { CommandOf, Embedded } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { loseName } from "../names/lost-names.ts";
import { reject, warning } from "../names/problem.ts";
import { readTerm, resolveConstant } from "../read/read-term.ts";
import { resolveTypeName } from "../read/read-type.ts";
import { declareCorrespondence } from "./correspondence.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";

/** `code_datatype`: the constants that build a type's values when executed. */
export function elaborateCodeDatatype(context: Context, command: CommandOf<"code_datatype">): Elaborated {
  const consts = command.constructors.map((c) => resolveConstant(context, c));
  const [tycon, ...others] = new Set(command.constructors.map((source, i) => builtType(consts[i], source)));
  const span = command.constructors[0]?.span ?? command.span;
  if (tycon === undefined || others.length > 0)
    return reject("E0434", span, "The constructors of code_datatype must all build the same type");
  const names = consts.map((c) => c.name);
  return elaborated(context.withTheory((theory) => theory.with({ codeDatatypes: theory.codeDatatypes.set(tycon, names) })));
}

function builtType(c: Const | undefined, source: Embedded): string {
  const result: Type | null = c === undefined ? null : stripFun(c.type).result;
  return result?.kind === "con" ? result.name : reject("E0434", source.span, `"${source.text}" builds values of no particular type`);
}

/** `quickcheck_generator t predicate: P constructors: c, d`: how test values of an abstract type are made. */
export function elaborateQuickcheckGenerator(context: Context, command: CommandOf<"quickcheck_generator">): Elaborated {
  const decl = resolveTypeName(context, command.type);
  const synonym = decl.definition.kind === "synonym" ? decl.definition.type : null;
  const tycon = synonym?.kind === "con" ? synonym.name : decl.name;
  const constructors = command.constructors.map((source) => constructorOf(context, source, tycon));
  const predicate = command.predicate === null ? null : predicateOf(context, command.predicate);
  return elaborated(context.withTheory((theory) => theory.with({ generators: theory.generators.set(tycon, { constructors, predicate }) })));
}

/** The predicate that carved the type, when it is a constant; an abbreviation says nothing that later stages could look up. */
function predicateOf(context: Context, source: Embedded): string | null {
  const term = readTerm(context, source);
  if (stripFun(term.type).result !== boolT) return reject("E0435", source.span, `"${source.text}" is not a predicate`);
  return term.kind === "const" ? term.name : null;
}

function constructorOf(context: Context, source: Embedded, tycon: string): string {
  const c = resolveConstant(context, source);
  if (builtType(c, source) !== tycon)
    reject("E0435", source.span, `"${source.text}" does not build values of the type`, {
      hint: "Name functions whose result is of the type.",
    });
  return c.name;
}

/** `setup_lifting`: `lift_definition` looks at the type itself, so that only `cr_t` is declared; an unknown fact is remarked on. */
export function elaborateSetupLifting(context: Context, command: CommandOf<"setup_lifting">): Elaborated {
  const unknown = command.facts.flatMap((ref): { name: string; span: Span }[] =>
    ref.fact.kind === "named" && context.facts.find(ref.fact.name.text) === null
      ? [{ name: ref.fact.name.text, span: ref.fact.name.span }]
      : [],
  );
  const warnings = unknown.map(
    ({ name, span }): Diagnostic =>
      warning("W0436", span, `Undefined fact: "${name}"`, "Name the fact type_definition_t of a typedef t, or Quotient_t of a quotient."),
  );
  const next = command.facts.reduce((c, ref) => (ref.fact.kind === "named" ? lifted(c, ref.fact.name.text) : c), context);
  return elaborated(next, warnings);
}

/** The correspondence of the type that a fact is about. */
function lifted(context: Context, fact: string): Context {
  const base = /(?:type_definition|Quotient)_([\w'⇩]+)$/.exec(fact)?.[1];
  const full = base === undefined ? null : context.types.find(base);
  const decl = full === null ? undefined : context.theory.types.get(full);
  if (decl?.definition.kind === "typedef" || decl?.definition.kind === "quotient")
    return declareCorrespondence(context, decl, "setup_lifting");
  // A theorem that the user proved: it relates any two types.
  const terms = context.theory.facts.get(context.facts.find(fact) ?? "") ?? [];
  const [same] = terms.flatMap((t) => typeOfMorphism(context, t));
  if (same !== undefined) return declareCorrespondence(context, same, "setup_lifting");
  const names = terms.flatMap((t) => abstractTypes(t)).flatMap((name) => [`cr_${name}`, `pcr_${name}`]);
  return names.reduce((c, name) => loseName(c, name, "setup_lifting"), context);
}

/** The type whose own morphism a fact `type_definition Rep Abs A` has: another `Abs` makes no difference to what stands for what. */
function typeOfMorphism({ theory }: Context, t: Term): TypeDecl[] {
  const [rep] = destApps(t, "Typedef.type_definition", 3) ?? [];
  const from = rep?.kind === "const" ? stripFun(rep.type, 1).args[0] : undefined;
  const decl = from?.kind === "con" ? theory.types.get(from.name) : undefined;
  return decl?.definition.kind === "typedef" && rep?.kind === "const" && rep.name === decl.definition.rep ? [decl] : [];
}

/** The base names of the types that `type_definition Rep Abs A` and `Quotient R Abs Rep T` are about. */
function abstractTypes(t: Term): string[] {
  const { head, args } = stripApp(t);
  const isAbout = head.kind === "const" && /\.(type_definition|Quotient)$/.test(head.name);
  const abstraction = isAbout ? args[1] : undefined;
  const result = abstraction === undefined ? undefined : stripFun(abstraction.type, 1).result;
  return result?.kind === "con" ? [baseName(result.name)] : [];
}
