/** `lift_definition` and `quotient_definition`: constants on abstract types by terms on raw ones. */
import { present } from "../../base/index.ts";
import { apps, eachNode, eq, free, freeVars, stripFun, type Term, type Type, termTypeVars, typeVars } from "../../logic/index.ts";
import type { CommandOf, Embedded, Name } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { declareConstants, type NewConstant, planConstants } from "../names/declare.ts";
import { Problem, reject } from "../names/problem.ts";
import { readTerm } from "../read/read-term.ts";
import { readType } from "../read/read-type.ts";
import { addFact } from "../theory/facts.ts";
import { byEquations, equationProp, plainEquation } from "./datatype/declarations.ts";
import { applyTo } from "./datatype/through.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import { abstractTypes, areTypedefs, type Lifted, liftThrough, rawType } from "./lifting.ts";
import { withParamSorts } from "./types.ts";

/** `lift_definition c :: "τ" is "t"`. */
export function elaborateLiftDefinition(context: Context, command: CommandOf<"lift_definition">): Elaborated {
  const { head } = command;
  if (head.type === null) return reject("E0430", head.name.span, `The constant "${head.name.text}" needs a type`);
  const type = readType(context, head.type);
  return lift(context, { name: head.name, type, mixfix: head.mixfix, role: { kind: "plain" } }, command.term);
}

/** `quotient_definition "c :: τ" is "t"`. */
export function elaborateQuotientDefinition(context: Context, command: CommandOf<"quotient_definition">): Elaborated {
  const name = command.head?.name ?? writtenName(command.lhs);
  const type = command.head?.type ?? writtenType(command.lhs);
  if (type === null) return reject("E0430", name.span, `The constant "${name.text}" needs a type`);
  return lift(context, { name, type: readType(context, type), mixfix: command.head?.mixfix ?? null, role: { kind: "plain" } }, command.rhs);
}

/** The constant's name before `::`. */
function writtenName(lhs: Embedded): Name {
  const text = lhs.text.split("::")[0]?.trim() ?? "";
  const at = lhs.text.indexOf(text);
  return { text, span: { from: lhs.offsetAt(at), to: lhs.offsetAt(at + text.length) } };
}

/** The type after `::`, as a piece of the source. */
function writtenType(lhs: Embedded): Embedded | null {
  const at = lhs.text.indexOf("::");
  if (at < 0) return null;
  const from = at + 2;
  return { text: lhs.text.slice(from), offsetAt: (i) => lhs.offsetAt(from + i), span: { from: lhs.offsetAt(from), to: lhs.span.to } };
}

function lift(context: Context, declared: NewConstant, source: Embedded): Elaborated {
  const { raw, lifted } = readRaw(withParamSorts(context, [...typeVars(declared.type)]), declared.type, source);
  checkRaw(context, raw, declared.type, source);
  const { args, result } = stripFun(declared.type);
  const xs = args.map((ty, i) => free(args.length === 1 ? "x" : `x${i + 1}`, ty));
  const represented = xs.map((x) => through(context, lifted, x, "rep", source));
  const value = through(context, lifted, applyTo(raw, ...represented), "abs", source, result);
  const head = free(declared.name.text, declared.type);
  const plan = planConstants(context, [declared], [raw]);
  const equation = plainEquation(plan.close(apps(head, xs)), plan.close(value));
  const next = declareConstants(context, plan, [byEquations([equation], namesRepresentative(context, raw) ? "definition" : "lifted")]);
  const base = declared.name.text;
  return elaborated(
    addFact(representationFact(next, base, equation, { lifted, raw, represented }), `${base}_def`, [equationProp(equation)], []),
  );
}

/** Whether the term says which member of a class represents it: that is a choice of its own, whatever the rest of the definition respects. */
function namesRepresentative({ theory }: Context, raw: Term): boolean {
  let found = false;
  eachNode(raw, (node) => {
    const spec = node.kind === "const" ? theory.consts.get(node.name)?.spec : undefined;
    found ||= spec?.kind === "morphism" && spec.direction === "rep" && theory.types.get(spec.type)?.definition.kind === "quotient";
  });
  return found;
}

function checkRaw(context: Context, raw: Term, type: Type, source: Embedded): void {
  for (const name of freeVars(raw).keys())
    if (!context.locals.fixes.has(name))
      reject("E0424", source.span, `Extra variable on the right-hand side: "${name}"`, { hint: "Bind it by λ." });
  const known = new Set([...[...typeVars(type)].map((v) => v.name), ...context.locals.typeSorts.keys()]);
  for (const v of termTypeVars(raw))
    if (!known.has(v.name))
      reject("E0425", source.span, `The definition depends on the type variable ${v.name}, which is not in the type of the constant`, {
        hint: "Add a type constraint.",
      });
}

/** `t` in the other world: through the type structure, or as it is. */
function through(context: Context, lifted: Lifted, t: Term, direction: "rep" | "abs", source: Embedded, abstract: Type = t.type): Term {
  const f = liftThrough(context.theory, lifted, abstract, direction);
  if (f === undefined)
    return reject("E0437", source.span, "The type has a part through which the definition cannot be lifted", {
      hint: "Lifting goes through functions, sets, and types with a map function.",
    });
  return f === null ? t : applyTo(f, t);
}

/** `c.rep_eq`: the raw value of the result. A quotient's representative is only one of several, so that there is no such fact. */
function representationFact(
  context: Context,
  base: string,
  equation: { lhs: Term; rhs: Term },
  raw: { lifted: Lifted; raw: Term; represented: readonly Term[] },
): Context {
  const { type } = equation.lhs;
  const rep = liftThrough(context.theory, raw.lifted, type, "rep");
  if (rep === undefined || !areTypedefs(context.theory, abstractTypes(context.theory, type))) return context;
  const left = rep === null ? equation.lhs : applyTo(rep, equation.lhs);
  return addFact(context, `${base}.rep_eq`, [eq(left, applyTo(raw.raw, ...raw.represented))], []);
}

/**
 * Reads the raw term. Which abstract types of τ are seen through shows in the term's type: all of them in the usual case, else the
 * largest choice that gives a well-typed reading.
 */
function readRaw(context: Context, type: Type, source: Embedded): { raw: Term; lifted: Lifted } {
  let first: Problem | null = null;
  for (const lifted of choices([...abstractTypes(context.theory, type)])) {
    const found = attempt(context, rawType(context.theory, lifted, type), source);
    if (!(found instanceof Problem)) return { raw: found, lifted };
    first ??= found;
  }
  throw present(first, "readRaw: a problem");
}

function attempt(context: Context, expected: Type, source: Embedded): Term | Problem {
  try {
    return readTerm(context, source, expected);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** At most this many abstract types of one signature are told apart. */
const mostTold = 5;

/** The subsets of a list, larger ones first. */
function choices(names: readonly string[]): Lifted[] {
  const told = names.slice(0, mostTold);
  const always = names.slice(mostTold);
  const subsets = Array.from({ length: 2 ** told.length }, (_, bits) => told.filter((_, i) => (bits >> i) & 1));
  return subsets.sort((a, b) => b.length - a.length).map((s) => new Set([...s, ...always]));
}
