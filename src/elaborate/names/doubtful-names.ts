/**
 * Names in a theory with a missing import. A name that nobody declares is a variable, unless the missing theory declares it: a
 * statement about such a constant must not be refuted by choosing its value. What looks like a variable is taken for one.
 */
import { freeVars, type Term } from "../../logic/index.ts";
import type { Context } from "./context.ts";

/** Which undeclared names are refused where an import is missing. */
export type Doubt = "none" | "capitals" | "all";

/** `x`, `n'`, `x⇩1`, `f2`, `xs`, `yss`: names that people give to variables. */
const variableLike = /^\p{L}s{0,3}['\d_⇩]*$/u;

/** Whether a name that nobody declares is refused. */
export function isRefused(context: Context, doubt: Doubt, name: string): boolean {
  if (doubt === "none" || context.missing.length === 0 || variableLike.test(name)) return false;
  return doubt === "all" || /^\p{Lu}/u.test(name);
}

/** The imports that are missing, for messages. */
export function missingImports(context: Context): string {
  return context.missing.join(", ");
}

/** Why a statement may not mean what it seems to: its free variables that may be constants. Null: no doubt. */
export function doubtAbout(context: Context, terms: readonly Term[], fixed: ReadonlySet<string>): string | null {
  if (context.missing.length === 0) return null;
  const names = new Set(terms.flatMap((t) => [...freeVars(t).keys()]));
  const doubtful = [...names].filter((n) => !fixed.has(n) && !context.locals.fixes.has(n) && !variableLike.test(n));
  if (doubtful.length === 0) return null;
  return `an import is missing (${missingImports(context)}): ${doubtful.map((n) => `"${n}"`).join(", ")} may be a constant`;
}
