/** `abbreviation`: a name for a term, put in wherever the name stands. */
import { present } from "../../base/index.ts";
import { constant, type Free, freeVars, lambdas, type Term } from "../../logic/index.ts";
import type { CommandOf, Mixfix } from "../../syntax/index.ts";
import type { Abbreviation, Context } from "../context.ts";
import { localNotation } from "../enter.ts";
import { addNotation, notationMode } from "../notation.ts";
import { reject } from "../problem.ts";
import { impliedHead } from "./definition.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import { checkExtras, checkLinear, planReading, readEquations } from "./equations.ts";

/** Elaborates an abbreviation; one for output only has no effect on reading. */
export function elaborateAbbreviation(context: Context, command: CommandOf<"abbreviation">): Elaborated {
  const { prop, fixes, mode } = command;
  if (!mode.isInput) return elaborated(context);
  const equation = { decl: { name: null, attributes: [] }, prop, premises: [], fixes };
  const head = command.head ?? impliedHead(context, equation);
  const reading = readEquations(context, [head], [equation]);
  const row = present(reading.rows[0], "elaborateAbbreviation: equation");
  checkLinear(context, row);
  const args = row.args.filter((arg): arg is Free => arg.kind === "free");
  if (args.length < row.args.length || row.conditions.length > 0)
    reject("E0429", row.span, `An abbreviation has the form "${head.name.text} x y ≡ t" with variables x, y`, {
      hint: "Use definition or fun.",
    });
  if (freeVars(row.rhs).has(head.name.text))
    reject("E0429", row.span, `The abbreviation "${head.name.text}" occurs in its own right-hand side`);
  const plan = planReading(context, reading);
  checkExtras(context, reading, plan);
  const local = lambdas(args, row.rhs);
  const name = present(plan.consts[0], "elaborateAbbreviation: constant").name;
  const entry: Abbreviation = { name, body: lambdas(plan.params, local), prints: mode.isOutput };
  const next = enterAbbreviation(context, entry, plan.params.length > 0);
  const noted = isLocal(context, plan.params)
    ? bindLocally(next, head.name.text, local, head.mixfix)
    : head.mixfix === null
      ? next
      : addNotation(next, constant(name, local.type), head.mixfix, "global", notationMode(mode));
  return elaborated(noted, reading.warnings);
}

function isLocal(context: Context, params: readonly Free[]): boolean {
  return params.length > 0 || context.block?.kind === "locale";
}

function enterAbbreviation(context: Context, entry: Abbreviation, hasParams: boolean): Context {
  const mandatory = (hasParams || context.block?.kind === "locale") && context.qualify("x") !== `${context.theory.name}.x` ? 2 : 1;
  return context.globally((c) =>
    c.with({ abbreviations: c.abbreviations.set(entry.name, entry), consts: c.consts.declare(entry.name, mandatory) }),
  );
}

/** In a local context the name means the term over the fixed variables; a locale keeps it for later. */
function bindLocally(context: Context, name: string, term: Term, mixfix: Mixfix | null): Context {
  const locals = { ...context.locals, bindings: new Map([...context.locals.bindings, [name, term] as const]) };
  const here = localNotation(context.with({ locals }), name, term.type, mixfix);
  const block = context.block;
  if (block?.kind !== "locale") return here;
  return here.globally((c) => {
    const info = c.locales.get(block.name);
    if (info === undefined) return c;
    const notations = mixfix === null ? info.notations : [...info.notations, { name, mixfix }];
    return c.with({ locales: c.locales.set(block.name, { ...info, bindings: new Map([...info.bindings, [name, term]]), notations }) });
  });
}
