/**
 * Names that nobody declares and that may still be constants: of a theory of the distribution that our library does not cover, of a
 * missing import, of a program in ML. A statement about such a constant must not be refuted by choosing its value. What looks like a
 * variable is taken for one.
 */
import { freeVars, type Term } from "../../logic/index.ts";
import type { Context } from "./context.ts";
import { knownInDistribution } from "./distribution.ts";

/** Which undeclared names are refused where an import is missing. */
export type Doubt = "none" | "capitals" | "all";

/** `x`, `n'`, `x⇩1`, `f2`, `xs`, `yss`: names that people give to variables. */
const variableLike = /^\p{L}s{0,3}['\d_⇩]*$/u;

/** Why a name that nobody declares is refused; null when it is a variable. */
export function refusal(context: Context, doubt: Doubt, name: string): string | null {
  if (doubt === "none" || variableLike.test(name)) return null;
  const theory = knownInDistribution(context, name);
  if (theory !== null) return `is a constant of ${theory}, which is not defined here`;
  const isRefused = context.missing.length > 0 && (doubt === "all" || /^\p{Lu}/u.test(name));
  return isRefused ? `is not declared, and may be a constant of a missing import: ${context.missing.join(", ")}` : null;
}

/** The free variables of a statement that it does not fix and that need not be meant as such, in order. */
export function looseNames(context: Context, terms: readonly Term[], fixed: ReadonlySet<string>): string[] {
  const names = new Set(terms.flatMap((t) => [...freeVars(t).keys()]));
  return [...names].filter((n) => !fixed.has(n) && !context.locals.fixes.has(n) && !variableLike.test(n));
}

/** Why a statement may not mean what it seems to: free variables that may be constants. Null: no doubt. */
export function doubtAbout(context: Context, loose: readonly string[]): string | null {
  if (loose.length === 0) return null;
  for (const name of loose) {
    const theory = knownInDistribution(context, name);
    if (theory !== null) return `"${name}" is a constant of ${theory}, which is not defined here`;
  }
  const may = `${loose.map((n) => `"${n}"`).join(", ")} may be a constant`;
  if (context.missing.length > 0) return `an import is missing (${context.missing.join(", ")}): ${may}`;
  const program = context.losses.find((loss) => loss.kind === "names");
  return program === undefined ? null : `${program.what}: ${may}`;
}

/** The way out for a name that nobody declares: the import that is missing, or names like it. */
export function wayOut({ missing }: Context, near: readonly string[]): { readonly hint?: string } {
  if (missing.length > 0) return { hint: `It may come from a missing import: ${missing.join(", ")}.` };
  return near.length === 0 ? {} : { hint: `Did you mean ${near.join(" or ")}?` };
}
