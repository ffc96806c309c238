/** Statements over shared variables as closed claims: what a model of these variables can be asked all at once. */
import type { LoadedTheory, Statement } from "../../elaborate/index.ts";
import {
  conjAll,
  type Free,
  forall,
  freeVars,
  impliesAll,
  sameTerm,
  type Term,
  type Theory,
  termTypeVars,
  typeVars,
} from "../../logic/index.ts";

/** Claims about the same variables. */
export interface Claims {
  readonly theory: Theory;
  /** The variables that a model gives values to. */
  readonly shared: readonly Free[];
  /** What every model must satisfy: the assumptions of the context. */
  readonly context: readonly Term[];
  readonly claims: readonly Term[];
  readonly statements: readonly Statement[];
  /** Statements that are not about the shared variables, or not read without doubt. */
  readonly leftOut: readonly Statement[];
}

/** The statements of a theory that stand in the same context as the first that has one. */
export function claimsOf({ items }: LoadedTheory): Claims | string {
  const statements = items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
  const first = statements.find((s) => s.params.length > 0);
  if (first === undefined) return "no statement of the theory stands in a context with variables (a locale)";
  // What speaks of further types says something about all of them: one model does not show that it holds.
  const types = new Set(first.params.flatMap((p) => [...typeVars(p.type)]));
  const isAbout = (t: Term): boolean => [...termTypeVars(t)].every((v) => types.has(v));
  const chosen = statements.filter(
    (s) => s.doubt === null && isSameContext(s, first) && [...s.assumptions, ...s.conclusions].every(isAbout),
  );
  const names = new Set(first.params.map((p) => p.name));
  const closed = (t: Term): Term => {
    const open = [...freeVars(t).values()].filter((x) => !names.has(x.name));
    return open.reduceRight<Term>((body, x) => forall(x, body), t);
  };
  const claims = chosen.map((s) => closed(impliesAll([...s.assumptions], conjAll([...s.conclusions]))));
  // The last context has all that the others have.
  const theory = chosen.at(-1)?.theory ?? first.theory;
  const leftOut = statements.filter((s) => !chosen.includes(s));
  return { theory, shared: first.params, context: first.contextAssumptions.map(closed), claims, statements: chosen, leftOut };
}

function isSameContext(a: Statement, b: Statement): boolean {
  return (
    a.locale === b.locale &&
    a.params.length === b.params.length &&
    a.params.every((p, i) => p.name === b.params[i]?.name && p.type === b.params[i]?.type) &&
    a.contextAssumptions.length === b.contextAssumptions.length &&
    a.contextAssumptions.every((t, i) => sameTerm(t, b.contextAssumptions[i] ?? t))
  );
}
