/** Which predicates cannot be run backwards: what their conclusions compute cannot be taken apart. */
import { isPattern } from "../judge/index.ts";
import { constsOf, freeVars, type IntroRule, stripApp, type Term, type Theory } from "../logic/index.ts";

/**
 * Whether a goal of the predicate, all of whose arguments are known, leads to a rule whose conclusion computes something from values that neither the
 * other arguments nor smaller goals determine: `reach s ⟹ reach (next s)`, but not `a ⇓ m ⟹ b ⇓ n ⟹ Plus a b ⇓ m + n`.
 */
export function runsForwards(theory: Theory, name: string): boolean {
  return isLost(theory, name, null, new Set());
}

/** The same of a goal with these arguments known (null: all). */
function isLost(theory: Theory, name: string, known: ReadonlySet<number> | null, seen: Set<string>): boolean {
  const key = `${name} ${known === null ? "" : [...known].join(",")}`;
  const spec = theory.consts.get(name)?.spec;
  if (spec?.kind !== "inductive" || spec.co || seen.has(key)) return false;
  seen.add(key);
  return spec.rules.some((rule) => {
    const given = stripApp(rule.conclusion).args.filter((_, i) => known === null || known.has(i));
    const computed = given.filter((t) => !isPattern(theory, t));
    const patterns = given.filter((t) => isPattern(theory, t));
    const determined = determinedBy(theory, rule, patterns);
    if (computed.some((t) => !isWithin(t, determined))) return true;
    return rule.premises.some((premise) => {
      const { head, args } = stripApp(premise);
      const inputs = new Set(args.flatMap((t, i) => (isWithin(t, determined) ? [i] : [])));
      return head.kind === "const" && inputs.size > 0 && isLost(theory, head.name, inputs, seen);
    });
  });
}

/** The variables that patterns bind, and those of premises about parts of them. */
function determinedBy(theory: Theory, { premises }: IntroRule, patterns: readonly Term[]): ReadonlySet<string> {
  const determined = new Set(patterns.flatMap((t) => [...freeVars(t).keys()]));
  const parts = new Set(patterns.flatMap((t) => (t.kind === "free" ? [] : [...freeVars(t).keys()])));
  for (let size = -1; size < determined.size; ) {
    size = determined.size;
    for (const premise of premises) {
      const { head, args } = stripApp(premise);
      const isInductive = head.kind === "const" && theory.consts.get(head.name)?.spec.kind === "inductive";
      const isSmaller = args.some((t) => isWithin(t, determined) && [...freeVars(t).keys()].some((x) => parts.has(x)));
      if (isInductive && isSmaller) for (const x of freeVars(premise).keys()) determined.add(x);
    }
  }
  return determined;
}

const isWithin = (t: Term, determined: ReadonlySet<string>): boolean => [...freeVars(t).keys()].every((x) => determined.has(x));

/** Whether no rule joins two facts of the predicate: then what follows from few facts is little, as with the steps of a system. */
export function isLinear(theory: Theory, name: string): boolean {
  const spec = theory.consts.get(name)?.spec;
  const isOwn = (premise: Term): boolean => constsOf(premise).some((c) => c.name === name);
  return spec?.kind === "inductive" && spec.rules.every(({ premises }) => premises.filter(isOwn).length < 2);
}
