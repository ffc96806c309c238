/** What `primrec`, `fun`, `function` and `partial_function` have in common: constants by equations, and the fact `f.simps`. */
import { present } from "../../../base/index.ts";
import type { Equation, EquationOrigin, Specification } from "../../../logic/index.ts";
import type { Context } from "../../names/context.ts";
import { declareConstants } from "../../names/declare.ts";
import { addLoss } from "../../names/losses.ts";
import { reject } from "../../names/problem.ts";
import { addFact } from "../../theory/facts.ts";
import { equationProp } from "../datatype/declarations.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { domainOf } from "./domain.ts";
import { checkArgumentCounts, checkExtras, closeEquation, type EquationReading, planReading } from "./equations.ts";

/** Declares the constants of a reading that has been checked for its package's own rules. */
export function declareRecursive(context: Context, reading: EquationReading, origin: EquationOrigin, sequential: boolean): Elaborated {
  checkAllDefined(reading);
  checkArgumentCounts(reading);
  const plan = planReading(context, reading);
  checkExtras(context, reading, plan);
  const equations = reading.rows.map((row) => closeEquation(plan, row));
  const of = (head: number): Equation[] => equations.filter((_, i) => reading.rows[i]?.head === head);
  const family = new Set(plan.consts.map((c) => c.name));
  const domain = origin === "function" && !context.isLibrary ? domainOf(context.theory, family, equations) : "total";
  const kept = domain === "total" ? origin : "partial_function";
  const specs = reading.news.map((_, head): Specification => ({ kind: "equations", equations: of(head), sequential, origin: kept }));
  let next = declareConstants(context, plan, specs);
  reading.news.forEach((n, head) => {
    next = addFact(next, `${n.name.text}.simps`, of(head).map(equationProp), []);
  });
  reading.rows.forEach((row, i) => {
    if (row.name !== null || row.attributes.length > 0)
      next = addFact(next, row.name?.text ?? "", [equationProp(present(equations[i], "declareRecursive: equation"))], row.attributes);
  });
  const what = `"${reading.news.map((n) => n.name.text).join('", "')}" may not end everywhere, and has no proof of termination`;
  const settled = domain === "total" ? next : addLoss(next, { kind: "domain", what, constants: [...family], isTail: domain === "tail" });
  return elaborated(settled, reading.warnings);
}

/** Every name before `where` needs an equation. */
function checkAllDefined({ news, rows }: EquationReading): void {
  const missing = news.find((_, head) => !rows.some((row) => row.head === head));
  if (missing !== undefined)
    reject("E0448", missing.name.span, `No equation defines "${missing.name.text}"`, {
      hint: "Every function named before where needs an equation of its own.",
    });
}
