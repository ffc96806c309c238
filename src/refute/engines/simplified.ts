/** Formulas after truth values were put into them: `∀x. False ⟶ P x` is true. */
import { abs, app, apps, etaExpand, False, names, stripApp, type Term, True } from "../../logic/index.ts";

/** The formula without truth values inside, as far as the laws of the connectives go. */
export function simplified(t: Term): Term {
  if (t.kind === "abs") return abs(t.name, t.domain, simplified(t.body));
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return t;
  const [a, b] = args.map(simplified);
  switch (head.name) {
    case names.Not:
      return negated.get(a ?? t) ?? rebuilt(head, [a]);
    case names.conj:
      return a === False || b === False ? False : a === True ? (b ?? t) : b === True ? (a ?? t) : rebuilt(head, [a, b]);
    case names.disj:
      return a === True || b === True ? True : a === False ? (b ?? t) : b === False ? (a ?? t) : rebuilt(head, [a, b]);
    case names.implies:
      return a === False || b === True ? True : a === True ? (b ?? t) : rebuilt(head, [a, b]);
    case names.All:
    case names.Ex:
      return quantified(t, args[0]);
    default:
      return t;
  }
}

const negated: ReadonlyMap<Term, Term> = new Map([
  [True, False],
  [False, True],
]);

const rebuilt = (head: Term, args: readonly (Term | undefined)[]): Term =>
  apps(
    head,
    args.flatMap((x) => x ?? []),
  );

/** Types have values: a quantifier over what does not depend on its variable says just that. */
function quantified(t: Term, predicate: Term | undefined): Term {
  if (t.kind !== "app" || predicate === undefined) return t;
  const { name, domain, body } = etaExpand(predicate);
  const inside = simplified(body);
  return inside === True || inside === False ? inside : app(t.fun, abs(name, domain, inside));
}
