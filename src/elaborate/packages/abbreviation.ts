/** `abbreviation`: a name for a term, put in wherever the name stands. */
import { present } from "../../base/index.ts";
import { constant, type Free, freeVars, lambdas, type Term } from "../../logic/index.ts";
import type { CommandOf, Mixfix, Name, NotationMode } from "../../syntax/index.ts";
import { localNotation } from "../locales/enter.ts";
import { abbreviateClassForm } from "../names/class-form.ts";
import type { Abbreviation, Context } from "../names/context.ts";
import { bindInBlocks, inLocale } from "../names/local-names.ts";
import { bindInLocales, sameShape } from "../names/locale-extension.ts";
import { addNotation, notationMode } from "../names/notation.ts";
import { reject } from "../names/problem.ts";
import { checkedBody } from "../read/reading-limits.ts";
import { checkNewConstant } from "./datatype/declarations.ts";
import { impliedHead } from "./definition.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import { checkExtras, checkLinear, planReading, readEquations } from "./functions/equations.ts";

/** Elaborates an abbreviation; one for output is a name like any other. */
export function elaborateAbbreviation(context: Context, command: CommandOf<"abbreviation">): Elaborated {
  const { prop, fixes, mode } = command;
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
  checkExtras(context, reading, planReading(context, reading));
  const next = declareAbbreviation(context, head, checkedBody(lambdas(args, row.rhs)), {
    prints: mode.isOutput,
    mode: mode.isInput ? notationMode(mode) : {},
  });
  return elaborated(next, reading.warnings);
}

/** Enters a name for a term over the fixed variables of the local context. */
export function declareAbbreviation(
  context: Context,
  head: { readonly name: Name; readonly mixfix: Mixfix | null },
  term: Term,
  how: { readonly prints: boolean; readonly mode: NotationMode } = { prints: true, mode: {} },
): Context {
  const name = context.qualify(head.name.text);
  checkNewConstant(context, name, head.name);
  const used = freeVars(term);
  const params = [...context.locals.fixes.values()].filter((x) => used.get(x.name)?.type === x.type);
  const isLocal = params.length > 0 || context.block?.kind === "locale";
  const mandatory = isLocal && context.qualify("x") !== `${context.theory.name}.x` ? 2 : 1;
  const entry: Abbreviation = { name, body: lambdas(params, term), prints: how.prints };
  const { block } = context;
  const entered = context.globally((c) =>
    c.with({ abbreviations: c.abbreviations.set(name, entry), consts: c.consts.declare(name, mandatory) }),
  );
  const next = block?.kind === "class" && params.length === 0 ? abbreviateClassForm(entered, block.name, entry) : entered;
  if (isLocal) return bindLocally(next, head.name.text, term, head.mixfix);
  return head.mixfix === null ? next : addNotation(next, constant(name, term.type), head.mixfix, "global", how.mode);
}

/** In a local context the name means the term over the fixed variables; a locale keeps it for later. */
function bindLocally(context: Context, name: string, term: Term, mixfix: Mixfix | null): Context {
  const here = localNotation(bindInBlocks(context, name, term), name, term.type, mixfix);
  const block = context.block;
  if (block?.kind !== "locale") return here;
  const body = inLocale(context, block.name, term);
  return here.globally((c) => bindInLocales(c, block.name, [{ name, term: body, mixfix: sameShape(body, term) ? mixfix : null }]));
}
