import { present } from "../../base/index.ts";
import { eachExpr, exprSize, mapParts } from "../language/expression-walk.ts";
import { letIn } from "../language/expressions.ts";
import type { Expr, Func, FunctionId } from "../language/program.ts";
import { largestMerged } from "../limits.ts";

/**
 * Two functions that call each other at the end become loops: the body of each is put in place of such calls in the other, where
 * it does not call itself.
 */
export function mergeTailCalls(functions: readonly Func[]): readonly Func[] {
  const calls = functions.map((f) => callees(f.body));
  return functions.map((f) => {
    const partners = [...(calls[f.id] ?? [])].filter((g) => {
      const back = calls[g];
      return (
        g !== f.id && back?.has(f.id) === true && !back.has(g) && exprSize(present(functions[g], "mergeTailCalls").body) <= largestMerged
      );
    });
    return partners.length === 0 ? f : { ...f, body: inTail(f.body, functions, new Set(partners)) };
  });
}

function callees(e: Expr): Set<FunctionId> {
  const found = new Set<FunctionId>();
  eachExpr(e, (part) => {
    if (part.kind === "call") found.add(part.target);
  });
  return found;
}

/** Replaces calls to the partners in tail position. */
function inTail(e: Expr, functions: readonly Func[], partners: ReadonlySet<FunctionId>): Expr {
  const go = (part: Expr): Expr => inTail(part, functions, partners);
  switch (e.kind) {
    case "call": {
      const g = partners.has(e.target) ? functions[e.target] : undefined;
      if (g === undefined) return e;
      return g.params.reduceRight<Expr>((body, p, i) => letIn(p, present(e.args[i], "inTail: argument"), body), g.body);
    }
    case "let":
      return { ...e, body: go(e.body) };
    case "if":
      return { ...e, yes: go(e.yes), no: go(e.no) };
    case "and":
    case "or":
      return { ...e, right: go(e.right) };
    case "switch":
      return {
        ...e,
        arms: e.arms.map((arm) => ({ ...arm, body: go(arm.body) })),
        otherwise: e.otherwise === null ? null : go(e.otherwise),
      };
    case "join":
      return mapParts(e, go);
    default:
      return e;
  }
}
