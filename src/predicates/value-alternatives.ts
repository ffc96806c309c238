/** The values a term may have, each under conditions: `if`, `case` and `let` as in figure 4.1 of [Bulwahn 2013]. */
import { apps, constant, constructorsAt, destApps, eq, funs, names, not, type Term, type Theory } from "../logic/index.ts";
import { destConstructor } from "../plans/index.ts";
import { freshVariable } from "./pattern.ts";
import { applied, destCase, reduceTuples } from "./unfold.ts";

export interface Alternative {
  readonly value: Term;
  /** What must hold. */
  readonly formulas: readonly Term[];
}

/** All alternatives of a term; one without conditions when it has no choice at its head. */
export function valueAlternatives(theory: Theory, given: Term): readonly Alternative[] {
  const t = reduceTuples(given);
  const [test, yes, no] = destApps(t, names.If, 3) ?? [];
  if (test !== undefined && yes !== undefined && no !== undefined)
    return [...under([test], valueAlternatives(theory, yes)), ...under([not(test)], valueAlternatives(theory, no))];
  const [value, body] = destApps(t, names.Let, 2) ?? [];
  if (value !== undefined && body !== undefined) {
    if (value.kind === "free") return valueAlternatives(theory, applied(body, value));
    const x = freshVariable(value.type);
    return under([eq(x, value)], valueAlternatives(theory, applied(body, x)));
  }
  const split = destCase(theory, t);
  if (split === null) return [{ value: t, formulas: [] }];
  return branches(theory, split.branches, split.subject).flatMap(({ value: branch, formulas }) =>
    under(formulas, valueAlternatives(theory, branch)),
  );
}

/** The branches of a case distinction, each with the equation that leads to it. */
export function branches(theory: Theory, fs: readonly Term[], subject: Term): readonly Alternative[] {
  const made = destConstructor(theory, subject);
  const constructors = constructorsAt(theory, subject.type) ?? [];
  return constructors.flatMap((c, i): Alternative[] => {
    const f = fs[i];
    if (f === undefined) return [];
    if (made !== null) return made.name === c.name ? [{ value: made.args.reduce(applied, f), formulas: [] }] : [];
    const args = c.args.map((type) => freshVariable(type));
    const pattern = apps(constant(c.name, funs(c.args, subject.type)), args);
    return [{ value: args.reduce<Term>(applied, f), formulas: [eq(subject, pattern)] }];
  });
}

function under(formulas: readonly Term[], alternatives: readonly Alternative[]): readonly Alternative[] {
  return alternatives.map((a) => ({ value: a.value, formulas: [...formulas, ...a.formulas] }));
}
