/** Numbers that a rule's conclusion computes from what its premises find, as in `a ⇓ m ⟹ b ⇓ n ⟹ Plus a b ⇓ m + n`. */
import { isPattern } from "../judge/index.ts";
import { freeVars, type IntroRule, isWholeNumber, stripApp, type Term, type Theory } from "../logic/index.ts";

/** The arguments of rules' conclusions that are compared after the premises; forwards all that are made by functions. */
export class LateArguments {
  private readonly theory: Theory;
  private readonly isForward: boolean;
  private readonly known = new Map<IntroRule, ReadonlySet<number>>();

  constructor(theory: Theory, isForward: boolean) {
    this.theory = theory;
    this.isForward = isForward;
  }

  of(rule: IntroRule): ReadonlySet<number> {
    const found = this.known.get(rule) ?? (this.isForward ? builtArguments : computedArguments)(this.theory, rule);
    this.known.set(rule, found);
    return found;
  }
}

/** Which arguments of the conclusion are better computed after the premises than solved before them. */
function computedArguments(theory: Theory, rule: IntroRule): ReadonlySet<number> {
  const { args } = stripApp(rule.conclusion);
  const others = new Set(args.flatMap((t) => (isComputation(t) ? [] : [...freeVars(t).keys()])));
  const found = new Set(rule.premises.flatMap((p) => outputsOf(theory, p, others)));
  const late = args.flatMap((t, i) => (isComputation(t) && [...freeVars(t).keys()].every((x) => others.has(x) || found.has(x)) ? [i] : []));
  return new Set(late);
}

/** Which arguments of the conclusion are made by functions. */
function builtArguments(theory: Theory, rule: IntroRule): ReadonlySet<number> {
  return new Set(stripApp(rule.conclusion).args.flatMap((t, i) => (isPattern(theory, t) ? [] : [i])));
}

function isComputation(t: Term): boolean {
  return t.kind === "app" && isWholeNumber(t.type) && freeVars(t).size > 1;
}

/** The variables of a premise on an inductive predicate one of whose arguments is known. */
function outputsOf(theory: Theory, premise: Term, known: ReadonlySet<string>): string[] {
  const { head, args } = stripApp(premise);
  if (head.kind !== "const" || theory.consts.get(head.name)?.spec.kind !== "inductive") return [];
  const isKnown = (t: Term): boolean => [...freeVars(t).keys()].every((x) => known.has(x));
  return args.some((t) => freeVars(t).size > 0 && isKnown(t)) ? args.flatMap((t) => [...freeVars(t).keys()]) : [];
}
