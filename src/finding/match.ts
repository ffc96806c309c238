/** Matching a pattern against a value: when it fits, and what its variables are then. */
import { destNumeral, freeVars, names, natT, stripApp, type Term } from "../logic/index.ts";
import { FALSE, negate } from "../relational/index.ts";
import { asBool, asElement, asPair } from "./algebra.ts";
import { emptyEnvironment } from "./environment.ts";
import type { Evaluator } from "./evaluate.ts";
import { type Bool, type Element, falseValue, type Lazy, LazyBool, lazy, negation, now, trueValue } from "./value.ts";

/** A pattern outside what equations may contain. */
export class UnfitPattern extends Error {
  override readonly name = "UnfitPattern";
}

export function matchPattern(ev: Evaluator, pattern: Term, value: Lazy, bindings: Map<string, Lazy>): Bool {
  if (pattern.kind === "free") {
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
    const { lits, type } = asElement(element());
    const size = lits.length - 1;
    return { kind: "element", type, lits: lits.map((_, i) => (i + 1 < size ? (lits[i + 1] ?? FALSE) : FALSE)) };
  });
  const rest = matchPattern(ev, inner, pred, bindings);
  return rest === trueValue ? isSuc : ev.algebra.and(isSuc, () => rest);
}

function matchConstructor(ev: Evaluator, name: string, args: readonly Term[], value: Lazy, bindings: Map<string, Lazy>): Bool | null {
  const v = value();
  if (v.kind !== "element") return null;
  const { content, size } = ev.algebra.domains.of(v.type);
  if (content.kind !== "data") return null;
  if (v.built !== undefined) return v.built.name === name ? all(ev, args, v.built.args.map(now), bindings) : falseValue;
  const k = content.constructors.findIndex((c) => c.name === name);
  const constructor = content.constructors[k];
  if (constructor === undefined) return null;
  const { gates } = ev.algebra;
  const atoms = Array.from({ length: size }, (_, i) => i).filter((i) => v.lits[i] !== FALSE);
  const made = atoms.map((i) => gates.and(v.lits[i] ?? FALSE, content.isMadeBy[i]?.[k] ?? FALSE));
  const is = new LazyBool(
    () => gates.any(made),
    () => gates.any(atoms.map((i) => gates.and(v.lits[i] ?? FALSE, negate(content.isMadeBy[i]?.[k] ?? FALSE)))),
  );
  const parts = constructor.args.map((ty, n) =>
    lazy(() =>
      ev.algebra.select(
        ty,
        atoms.map((i, m) => [made[m] ?? FALSE, () => content.fields[i]?.[k]?.[n] ?? ev.algebra.undefinedOf(ty)]),
      ),
    ),
  );
  const rest = all(ev, args, parts, bindings);
  return rest === trueValue ? is : ev.algebra.and(is, () => rest);
}
