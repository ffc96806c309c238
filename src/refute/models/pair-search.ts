/** Models for implications between claims: counted through at small carriers, and looked for by model finding against pairs that stand. */
import { Budget, type Clock, getOrInsert } from "../../base/index.ts";
import type { Context } from "../../elaborate/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import type { EngineOptions } from "../engines/engine.ts";
import { nitpick } from "../engines/nitpick.ts";
import type { ModelData, ModelValue } from "../shown/model-data.ts";
import type { Bits } from "./bits.ts";
import type { Claims } from "./claims.ts";
import { complement, type JudgedModel, ModelSpace, type RefutedPairs } from "./shared-models.ts";
import { largestCarrier, type Tables } from "./tables.ts";

/** The models of these numbers that refute something new, judged. `pairs` learns of them. */
export function modelsBetween(space: ModelSpace, pairs: RefutedPairs, from: number, to: number): JudgedModel[] {
  const looked: { readonly tables: Tables; readonly holds: Bits; readonly gain: number }[] = [];
  for (let i = from; i < Math.min(to, space.count); i++) {
    const tables = space.tablesAt(i);
    const holds = tables === null ? null : space.look(tables);
    if (tables === null || holds === null) continue;
    const gain = pairs.countNew(holds, complement(holds));
    if (gain > 0) looked.push({ tables, holds, gain });
  }
  // Those that refute most first: many of the others are not needed then.
  return looked
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ tables, holds }) => {
      const asked = pairs.concerned(holds, complement(holds));
      const judged = asked.count === 0 ? null : space.judge(tables, asked);
      return judged !== null && pairs.add(judged.holds, judged.fails) > 0 ? [judged] : [];
    });
}

/** Spaces by the size of the carrier, compiled when they are needed. */
export class Spaces {
  private readonly claims: Claims;
  private readonly clock: Clock;
  private readonly made = new Map<number, ModelSpace | null>();

  constructor(claims: Claims, clock: Clock) {
    this.claims = claims;
    this.clock = clock;
  }

  at(card: number): ModelSpace | null {
    return getOrInsert(this.made, card, () => ModelSpace.at(this.claims, card, new Budget(this.clock, Number.POSITIVE_INFINITY)));
  }
}

/** So many searches in a row that find nothing end the work on a premise: most pairs that are left hold. */
const mostFailures = 2;

/** Nominal milliseconds for one search: small models of few axioms are found in a tenth of that. */
const searchMilliseconds = 400;

/** Looks for models of a premise against conclusions that no model denies. */
export async function findModelsOf(
  { theory, shared, context: assumptions, claims }: Claims,
  context: Context,
  spaces: Spaces,
  pairs: RefutedPairs,
  premise: number,
  options: EngineOptions,
  clock: Clock,
): Promise<JudgedModel[]> {
  const found: JudgedModel[] = [];
  const body = claims[premise];
  if (body === undefined) return found;
  let failures = 0;
  // The step is prime to most numbers of claims, so that neighbours, which are alike, do not follow each other.
  for (let k = 0; k < claims.length && failures < mostFailures; k++) {
    const other = (premise + 1 + k * 1009) % claims.length;
    const conclusion = claims[other];
    if (other === premise || conclusion === undefined || pairs.has(premise, other)) continue;
    const conjecture: Conjecture = { theory, variables: shared, premises: [...assumptions, body], conclusion };
    const budget = new Budget(clock, Number.POSITIVE_INFINITY).slice(searchMilliseconds);
    const { model } = await nitpick.search({
      context,
      conjecture,
      options,
      budget,
      judging: () => budget,
      onProgress: () => undefined,
      means: {},
    });
    const tables =
      model === null
        ? null
        : tablesOf(
            model,
            shared.map((x) => x.name),
          );
    const space = tables === null ? null : spaces.at(tables.card);
    const looked = tables === null ? null : (space?.look(tables.tables) ?? null);
    const asked = looked === null ? null : pairs.concerned(looked, complement(looked));
    const judged = space === null || tables === null || asked === null ? null : space.judge(tables.tables, asked);
    const isNew = judged !== null && pairs.add(judged.holds, judged.fails) > 0;
    if (judged !== null && isNew) found.push(judged);
    failures = isNew ? 0 : failures + 1;
  }
  return found;
}

/** A model of model finding as tables; null where it is none, or its carrier is too large. */
function tablesOf({ variables, cards }: ModelData, names: readonly string[]): { readonly card: number; readonly tables: Tables } | null {
  const [carrier] = cards;
  if (carrier === undefined || cards.length !== 1 || carrier.size > largestCarrier) return null;
  const digit = (value: ModelValue): number | null => {
    if (value.kind === "atom") return carrier.elements.indexOf(value.name);
    if (value.kind === "constructor") return value.name === "True" ? 1 : value.name === "False" ? 0 : null;
    return null;
  };
  const flat = (value: ModelValue): number[] | null => {
    if (value.kind !== "function") {
      const d = digit(value);
      return d === null || d < 0 ? null : [d];
    }
    const rows = carrier.elements.map((name) => {
      const entry = value.entries.find(({ argument }) => argument.kind === "atom" && argument.name === name);
      const at = entry?.value ?? value.default;
      return at === null ? null : flat(at);
    });
    return rows.some((row) => row === null) ? null : rows.flatMap((row) => row ?? []);
  };
  const tables = names.map((name) => {
    const entry = variables.find((v) => v.name === name);
    return entry === undefined || entry.isOpen ? null : flat(entry.value);
  });
  return tables.some((t) => t === null) ? null : { card: carrier.size, tables: tables.flatMap((t) => (t === null ? [] : [t])) };
}
