/** A second opinion on refutations: strict code, on completed values, must not say that a premise is false or the conclusion true. */
import { present } from "../../base/index.ts";
import type { Value } from "../../program/index.ts";
import { mostSamples } from "../limits.ts";
import type { Variables } from "./alternatives.ts";
import { type Cell, unbound } from "./cell.ts";
import { type CompiledClaim, type CompiledNarrowing, claimName } from "./compile-narrowing.ts";

/**
 * Whether strict code denies a refutation by the values of the outermost universal variables, all bound. Existential variables directly below
 * them run through some values, for each of which the conjecture must be false. Claims about variables further inside are left out.
 */
export function isDeniedByStrictCode(compiled: CompiledNarrowing, roots: readonly Cell[]): boolean {
  const [outer, inner] = compiled.prefix;
  if (outer?.isUniversal === false) return false;
  const isSampled = inner?.isUniversal === false && compiled.prefix.length === 2;
  const free = isSampled ? roots.filter((_, i) => compiled.variables[i]?.level === 1) : [];
  const claims = [...compiled.premises, compiled.conclusion];
  const deepest = isSampled ? 1 : 0;
  const known = claims.filter((claim) => claim.places.every((place) => (compiled.variables[place]?.level ?? 0) <= deepest));
  let samples = 0;
  for (const _ of fillings(compiled.cells, free)) {
    const answers = known.map((claim) => isDenied(compiled, claim, claims.indexOf(claim), roots));
    if (answers.includes(true)) return true;
    if (++samples === mostSamples || answers.includes(null)) break;
  }
  return false;
}

/** Null when evaluation did not end: one such is enough. */
function isDenied(compiled: CompiledNarrowing, claim: CompiledClaim, i: number, roots: readonly Cell[]): boolean | null {
  const args = claim.places.map((place) => {
    const { type } = present(compiled.variables[place], "isDenied: variable");
    return compiled.cells.strict(type, present(roots[place], "isDenied: root")) as Value;
  });
  if (args.some((arg) => arg === (compiled.narrow.Z as unknown))) return false;
  const outcome = compiled.instance.run(claimName(i), args);
  if (outcome.kind === "limit") return null;
  return outcome.kind === "value" && outcome.value === (i === compiled.premises.length);
}

/** Binds variables to all their values in turn, simplest first. */
function* fillings(cells: Variables, pending: readonly Cell[]): Generator<null> {
  const [cell, ...rest] = pending;
  if (cell === undefined) {
    yield null;
    return;
  }
  const known = present(cell.x, "fillings: no variable");
  const { lo } = known;
  for (const alternative of cells.alternatives(known).list) {
    const parts = alternative.parts.map((part) => cells.make(part, known.level, null));
    alternative.bind(cell, parts);
    try {
      yield* fillings(cells, alternative.what.kind === "larger" ? pending : [...parts, ...rest]);
    } finally {
      cell.$ = unbound;
      known.lo = lo;
    }
  }
}
