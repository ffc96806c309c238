import type { Gen } from "../generators/gen.ts";
import type { GensOf } from "../generators/product.ts";
import { EnumerationSource, Odometer } from "../source/enumeration-source.ts";
import { Random } from "../source/random.ts";
import { RandomSource } from "../source/random-source.ts";
import { Rejection, type Source } from "../source/source.ts";
import { conduct, type Steps, settled } from "./conduct.ts";
import { drawArgument, failure, Property, settle, split, type Testable } from "./property.ts";
import { type Status, Trial } from "./trial.ts";

/** Candidates tried in order of depth, and again at random. */
const candidatesPerSearch = 1000;
/** Random candidates are drawn up to this size. */
const largestSize = 100;

type Body = (...values: unknown[]) => Testable;

/**
 * There are values for which the body holds. The search goes through small values in order and then through random ones.
 * A test fails only when *all* values were tried; when the search ends without a witness but values remain, the test counts as
 * discarded and the report says so.
 */
export function exists<A extends unknown[]>(...parts: [...gens: GensOf<A>, body: (...values: NoInfer<A>) => Testable]): Property<"sync"> {
  const { gens, body } = split<unknown[], Testable>(parts);
  return new Property("sync", (trial) => conduct(search(gens, body, trial)));
}

function* search(gens: readonly Gen<unknown>[], body: Body, trial: Trial): Steps<Status> {
  let tried = 0;
  for (let depth = 0; tried < candidatesPerSearch; depth++) {
    const odometer = new Odometer();
    let wasCut = false;
    do {
      const source = new EnumerationSource(odometer, depth, false);
      if ((yield* attempt(gens, body, source, trial)) === "passed") return "passed";
      wasCut ||= source.events.wasCut;
      tried++;
    } while (odometer.advance() && tried < candidatesPerSearch);
    if (!wasCut && tried < candidatesPerSearch) return "failed";
  }
  for (let i = 0; i < candidatesPerSearch; i++) {
    const source = new RandomSource(Random.at(0, i), Math.ceil((largestSize * (i + 1)) / candidatesPerSearch));
    if ((yield* attempt(gens, body, source, trial)) === "passed") return "passed";
  }
  trial.undecided = `no witness among ${tried + candidatesPerSearch} candidates`;
  return "discarded";
}

/** Tries one candidate. */
function* attempt(gens: readonly Gen<unknown>[], body: Body, source: Source, outer: Trial): Steps<Status> {
  const trial = new Trial(source);
  let testable: Testable;
  try {
    testable = body(...gens.map((gen) => drawArgument(gen, trial)));
  } catch (error) {
    if (error instanceof Rejection && outer.source.events.wasRejected) throw error;
    return failure(error, trial);
  }
  const status = testable instanceof Property ? yield* holdsThroughout(testable) : yield* settled(settle(testable, trial));
  if (status === "passed") outer.witnesses.push(...trial.values);
  return status;
}

/** Whether a property holds for all its own arguments, as far as can be tried. */
function* holdsThroughout(property: Property): Steps<Status> {
  let result: Status = "discarded";
  let tried = 0;
  for (let depth = 0; tried < candidatesPerSearch; depth++) {
    const odometer = new Odometer();
    let wasCut = false;
    do {
      const source = new EnumerationSource(odometer, depth, false);
      const status = yield* settled(property.run(new Trial(source)));
      if (status === "failed") return "failed";
      if (status === "passed") result = "passed";
      wasCut ||= source.events.wasCut;
      tried++;
    } while (odometer.advance() && tried < candidatesPerSearch);
    if (!wasCut) break;
  }
  return result;
}
