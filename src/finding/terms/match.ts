/** Matching a pattern against a value: when it fits, and what its variables are then. */

import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { destNumeral, freeVars, names, natT, stripApp, type Term } from "../../logic/index.ts";
import { fraction } from "../value/numbers.ts";
import { fromCases, type NumberCase, numberCases } from "../value/unnamed-numbers.ts";
import {
  asBool,
  asElement,
  asPair,
  type Bool,
  type Element,
  falseValue,
  type Lazy,
  LazyBool,
  lazy,
  negation,
  now,
  trueValue,
  type Value,
} from "../value/value.ts";
import { emptyEnvironment } from "./environment.ts";
import type { Evaluator } from "./evaluator.ts";

/** A pattern outside what equations may contain. */
export class UnfitPattern extends Error {
  override readonly name = "UnfitPattern";
}

export function matchPattern(ev: Evaluator, pattern: Term, value: Lazy, bindings: Map<string, Lazy>): Bool {
  if (pattern.kind === "free") {
    const before = bindings.get(pattern.name);
    // A variable that occurs twice stands for equal values.
    if (before !== undefined) return ev.algebra.equal(before(), value());
    bindings.set(pattern.name, value);
    return trueValue;
  }
  const { head, args } = stripApp(pattern);
  if (head.kind !== "const") throw new UnfitPattern();
  if (head.name === names.True) return asBool(value());
  if (head.name === names.False) return negation(asBool(value()));
  if (head.name === names.Pair) {
    const parts = [lazy(() => asPair(value()).fst), lazy(() => asPair(value()).snd)];
    return all(ev, args, parts, bindings);
  }
  if (head.name === names.Suc && args.length === 1) return matchSuc(ev, args[0] ?? pattern, value, bindings);
  if (pattern.type !== natT && ev.theory.consts.get(head.name)?.spec.kind === "constructor") {
    const found = matchConstructor(ev, head.name, args, value, bindings);
    if (found !== null) return found;
  }
  if (freeVars(pattern).size === 0 || destNumeral(pattern) !== null) return ev.algebra.equal(value(), ev.eval(pattern, emptyEnvironment));
  throw new UnfitPattern();
}

function all(ev: Evaluator, patterns: readonly Term[], values: readonly Lazy[], bindings: Map<string, Lazy>): Bool {
  return patterns.reduce<Bool>((b, p, i) => {
    const value = values[i];
    if (value === undefined) throw new UnfitPattern();
    const next = matchPattern(ev, p, value, bindings);
    return b === trueValue ? next : next === trueValue ? b : ev.algebra.and(b, () => next);
  }, trueValue);
}

/** All patterns against all values. */
export const matchAll = all;

function matchSuc(ev: Evaluator, inner: Term, value: Lazy, bindings: Map<string, Lazy>): Bool {
  const { gates } = ev.algebra;
  const element = lazy(() => value());
  const isSuc = new LazyBool(
    () => gates.any(asElement(element()).lits.slice(1)),
    () => asElement(element()).lits[0] ?? FALSE,
  );
  const pred = lazy((): Element => {
    const before = numberCases(ev.algebra, asElement(element())).flatMap(([p, n]): NumberCase[] =>
      n === "other" || n.n === 0 ? [] : [[p, fraction(n.n - 1)]],
    );
    return fromCases(ev.algebra, natT, before, false);
  });
  const rest = matchPattern(ev, inner, pred, bindings);
  return rest === trueValue ? isSuc : ev.algebra.and(isSuc, () => rest);
}

function matchConstructor(ev: Evaluator, name: string, args: readonly Term[], value: Lazy, bindings: Map<string, Lazy>): Bool | null {
  const v = value();
  if (v.kind !== "element") return null;
  const { content } = ev.algebra.domains.of(v.type);
  if (content.kind !== "data") return null;
  const made = content.constructors.find((c) => c.name === name);
  if (made === undefined) return null;
  if (v.built !== undefined) return v.built.name === name ? all(ev, args, v.built.args.map(now), bindings) : falseValue;
  const views = viewsOf(ev, name, v, TRUE);
  const { gates } = ev.algebra;
  const is = new LazyBool(
    () => gates.any(views.map((view) => view.made)),
    () => gates.any(views.map((view) => view.missed)),
  );
  const parts = made.args.map((ty, n) =>
    lazy(() =>
      ev.algebra.select(
        ty,
        views.map((view) => [view.made, () => view.parts[n] ?? ev.algebra.undefinedOf(ty)]),
      ),
    ),
  );
  const rest = all(ev, args, parts, bindings);
  return rest === trueValue ? is : ev.algebra.and(is, () => rest);
}

/** One way in which an element may be: when it is surely made by the constructor and of what, when surely not. */
interface View {
  readonly made: Lit;
  readonly missed: Lit;
  readonly parts: readonly Value[];
}

/** By what it was chosen from, if that is remembered; otherwise by its name. */
function viewsOf(ev: Evaluator, name: string, v: Element, when: Lit): readonly View[] {
  const { gates, domains } = ev.algebra;
  if (v.built !== undefined)
    return [v.built.name === name ? { made: when, missed: FALSE, parts: v.built.args } : { made: FALSE, missed: when, parts: [] }];
  if (v.cases !== undefined) return v.cases.flatMap(([p, inner]) => viewsOf(ev, name, inner, gates.and(when, p)));
  const { content, size } = domains.of(v.type);
  if (content.kind !== "data") return [];
  const k = content.constructors.findIndex((c) => c.name === name);
  return Array.from({ length: size }, (_, i) => i)
    .filter((i) => v.lits[i] !== FALSE)
    .map((i): View => {
      const here = gates.and(when, v.lits[i] ?? FALSE);
      const by = content.isMadeBy[i]?.[k] ?? FALSE;
      return { made: gates.and(here, by), missed: gates.and(here, negate(by)), parts: content.fields[i]?.[k] ?? [] };
    });
}
