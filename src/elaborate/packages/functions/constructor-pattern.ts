/** Patterns on left-hand sides: variables and constructors applied to patterns. */
import { baseName, nearNames } from "../../../base/index.ts";
import { stripApp, stripFun, type Term, type Theory } from "../../../logic/index.ts";
import { reject } from "../../names/problem.ts";
import type { EquationRow } from "./equations.ts";

/** The constructor at the head of a term, when it has all its arguments; `Groups.zero` counts at type nat. */
export function constructorHead(theory: Theory, t: Term): { readonly name: string; readonly args: readonly Term[] } | null {
  const { head, args } = stripApp(t);
  if (head.kind !== "const" || t.type.kind !== "con") return null;
  const { result } = stripFun(head.type, args.length);
  const found = result.kind === "con" ? theory.datatype(result.name)?.constructors.find((c) => c.name === head.name) : undefined;
  return found !== undefined && found.args.length === args.length ? { name: head.name, args } : null;
}

/** The part of a term that is no constructor pattern, or null. */
function notPattern(theory: Theory, t: Term): Term | null {
  if (t.kind === "free") return null;
  const found = constructorHead(theory, t);
  if (found === null) return t;
  for (const arg of found.args) {
    const bad = notPattern(theory, arg);
    if (bad !== null) return bad;
  }
  return null;
}

/** Rejects arguments that are no constructor patterns. */
export function checkPatterns(theory: Theory, row: EquationRow): void {
  for (const arg of row.args) {
    const bad = notPattern(theory, arg);
    if (bad !== null) rejectPattern(theory, bad, row);
  }
}

function rejectPattern(theory: Theory, bad: Term, row: EquationRow): never {
  const { head } = stripApp(bad);
  if (head.kind === "free") {
    const makers = [...theory.consts.entries()].flatMap(([full, { role }]) => (role?.kind === "constructor" ? [baseName(full)] : []));
    const near = nearNames(head.name, new Set(makers));
    return reject("E0423", row.span, `Not a constructor: "${head.name}"`, {
      hint: near.length === 0 ? "A variable takes no arguments in a pattern." : `Did you mean ${near.join(" or ")}?`,
    });
  }
  if (head.kind !== "const") return reject("E0423", row.span, "A pattern must be a variable or a constructor applied to patterns");
  const name = baseName(head.name);
  if (name === "numeral" || name === "one" || name === "zero" || name === "uminus")
    return reject("E0423", row.span, "A number is not a constructor pattern", {
      hint: "Use 0 and Suc on nat, or a variable with if on the right-hand side.",
    });
  return reject("E0423", row.span, `Not a constructor: "${name}"`, {
    hint: "Patterns are made of variables and of constructors with all their arguments.",
  });
}
