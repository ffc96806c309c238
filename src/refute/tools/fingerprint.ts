/** Terms by their values on the same assignments. */
import type { Budget } from "../../base/index.ts";
import { type Free, free, isFun, substTermTypes, substType, type Term, type Theory, type Type, type TypeSubst } from "../../logic/index.ts";
import type { Value } from "../../program/index.ts";
import { Batch } from "../../testing/index.ts";
import { assignmentsEach, largestFingerprintBound, mostFingerprintValues } from "./limits.ts";
import { SeededRandom } from "./seeded-random.ts";
import { valueKey } from "./value-key.ts";

/** Equal texts for terms with equal values under all assignments; null for a term without a value under some. */
export function fingerprints(
  theory: Theory,
  terms: readonly Term[],
  setting: { readonly variables: readonly Free[]; readonly types: TypeSubst; readonly seed: number },
  budget: Budget,
): (string | null)[] {
  const ground = (x: Free): Free => free(x.name, substType(setting.types, x.type));
  const params = setting.variables.map(ground);
  const bodies = terms.map((t) => substTermTypes(setting.types, t));
  const batch = new Batch(
    theory,
    bodies.map((body) => ({ params, body })),
    budget,
  );
  const pools = new Map(params.map((x) => [x.type, poolOf(batch, x.type)]));
  const random = new SeededRandom(setting.seed);
  const assignments = Array.from({ length: assignmentsEach }, () =>
    params.map((x): Value => {
      const pool = pools.get(x.type) ?? [];
      return pool[random.below(Math.max(1, pool.length))] ?? null;
    }),
  );
  return bodies.map((body, i) => fingerprint(batch, i, body.type, assignments));
}

function poolOf(batch: Batch, type: Type): readonly Value[] {
  let best: readonly Value[] = [];
  for (let bound = 1; bound <= largestFingerprintBound; bound++) {
    const values = batch.values(type, bound);
    if (values.length === 0 || (best.length > 0 && values.length > mostFingerprintValues)) break;
    best = values;
  }
  return best;
}

function fingerprint(batch: Batch, index: number, type: Type, assignments: readonly (readonly Value[])[]): string | null {
  if (isFun(type)) return null;
  const parts: string[] = [];
  let isWhole = true;
  batch.run(() => {
    for (const values of assignments) {
      const answer = batch.evaluate(index, values);
      const raised = answer.kind === "value" ? batch.raise(answer.value, type) : null;
      if (raised === null) isWhole = false;
      else parts.push(valueKey(raised));
    }
  });
  return isWhole && parts.length === assignments.length ? parts.join("|") : null;
}
