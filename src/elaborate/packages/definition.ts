/** `definition`: a constant by one equation over variables. */
import { present } from "../../base/index.ts";
import { apps, destEq, free, funs, constant as makeConstant, names, stripApp, tcon, termTypeVars, typeVars } from "../../logic/index.ts";
import type { CommandOf, Embedded, Fix, Equation as OuterEquation } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { declareConstants } from "../names/declare.ts";
import { instanceHead } from "../names/instance-plan.ts";
import { reject } from "../names/problem.ts";
import { readSpecification } from "../read/read-term.ts";
import { addFact } from "../theory/facts.ts";
import { byEquations, equationProp } from "./datatype/declarations.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import {
  checkExtras,
  checkLinear,
  closeEquation,
  type EquationReading,
  type EquationRow,
  type ImpliedHead,
  openRule,
  planReading,
  readEquations,
} from "./functions/equations.ts";

/** Elaborates a definition; its fact is `c_def` unless named. */
export function elaborateDefinition(context: Context, command: CommandOf<"definition">): Elaborated {
  const { equation } = command;
  const head = command.head ?? impliedHead(context, equation);
  const reading = readEquations(context, [head], [equation]);
  const row = atTypes(present(reading.rows[0], "elaborateDefinition: equation"));
  checkLinear(context, row);
  if (row.args.some((arg) => arg.kind !== "free" || context.locals.fixes.has(arg.name)))
    reject("E0428", row.span, `The arguments of "${head.name.text}" in its definition must be variables`, {
      hint: "Use fun for pattern matching, or case on the right-hand side.",
    });
  const whole = withTypeArguments(context, { ...reading, rows: [row] }, row);
  const plan = planReading(context, whole);
  checkExtras(context, whole, plan);
  const closed = closeEquation(plan, present(whole.rows[0], "elaborateDefinition: equation"));
  const next = declareConstants(context, plan, [byEquations([closed], "definition")]);
  return elaborated(addFact(next, row.name?.text ?? `${head.name.text}_def`, [equationProp(closed)], row.attributes), reading.warnings);
}

/** Arguments `TYPE('a)` are for any value of their type, which has only one. */
function atTypes(row: EquationRow): EquationRow {
  if (!row.args.some((arg) => arg.kind === "const" && arg.name === names.type)) return row;
  const args = row.args.map((arg, i) => (arg.kind === "const" && arg.name === names.type ? free(`type_${i}`, arg.type) : arg));
  return { ...row, args, lhs: apps(stripApp(row.lhs).head, args) };
}

/**
 * A type that only the right-hand side mentions becomes an argument of type `'a itself`, to be given as `TYPE('a)`; in a locale the name
 * stands for the constant at that argument.
 */
function withTypeArguments(context: Context, reading: EquationReading, row: EquationRow): EquationReading {
  const [constant] = reading.news;
  const [planned] = planReading(context, reading).consts;
  if (constant === undefined || planned === undefined) return reading;
  const known = new Set([...typeVars(planned.type)].map((v) => v.name));
  const extra = [...termTypeVars(row.rhs)].filter((v) => !known.has(v.name) && !context.locals.typeSorts.has(v.name));
  if (extra.length === 0) return reading;
  const types = extra.map((v) => tcon("itself", [v]));
  const args = [...types.map((ty, i) => free(`itself_${i}`, ty)), ...row.args];
  const type = funs(types, constant.type);
  const isLocal = context.block?.kind === "locale" || context.locals.fixes.size > 0;
  const hidden = isLocal ? types.map((ty) => makeConstant(names.type, ty)) : [];
  return {
    ...reading,
    news: [{ ...constant, type, hidden }],
    rows: [{ ...row, args, lhs: apps(free(constant.name.text, type), args) }],
  };
}

/** The constant that a definition without `c where` is about: in a block of overloaded definitions found by reading, else by its name. */
export function impliedHead(context: Context, equation: OuterEquation): ImpliedHead {
  const overloaded =
    context.block?.kind === "instantiation" || context.block?.kind === "overloading" ? overloadedHead(context, equation) : null;
  return overloaded ?? writtenHead(equation.prop);
}

/** The head as the overloaded operation itself, or as a free variable named after it. */
function overloadedHead(context: Context, { prop, premises, fixes }: OuterEquation): ImpliedHead | null {
  const [fact] = readSpecification(context, { heads: [], facts: [{ prop, premises, fixes }] }).facts;
  const sides = fact === undefined ? null : destEq(openRule(fact.prop, context).conclusion);
  if (sides === null) return null;
  const { head } = stripApp(sides.left);
  const name = head.kind === "free" ? head.name : instanceHead(context, sides.left)?.name;
  if (name === undefined) return null;
  return { name: { text: name, span: prop.span }, type: null, mixfix: null, isInstance: head.kind === "const" };
}

/** The first identifier of the left-hand side, after its quantifiers. */
function writtenHead(prop: Embedded): Fix {
  const start = Math.max(prop.text.lastIndexOf("⟹") + 1, prop.text.lastIndexOf("==>") < 0 ? 0 : prop.text.lastIndexOf("==>") + 3);
  const found = /^(?:\s*(?:⋀|!!)[^.]*\.)*[\s(]*(\p{L}(?:[\p{L}\p{N}_'.]|⇩)*)/u.exec(prop.text.slice(start));
  const text = found?.[1];
  if (text === undefined)
    return reject("E0428", prop.span, "The name of the new constant is not clear", { hint: "Write it before: definition c where …" });
  const at = start + (found?.[0].length ?? 0) - text.length;
  return { name: { text, span: { from: prop.offsetAt(at), to: prop.offsetAt(at + text.length) } }, type: null, mixfix: null };
}
