import { Budget } from "../../base/index.ts";
import { conduct, isPromise, OutOfTime, type Steps, settled } from "../property/conduct.ts";
import { failure, Property } from "../property/property.ts";
import type { Status, Trial } from "../property/trial.ts";
import type { Settings } from "./settings.ts";

/** What a test that takes too long fails with. */
export class TestTimeout extends Error {
  override readonly name = "TestTimeout";
}

/** The property with what the settings ask of each of its tests: hooks around it and a limit of time. */
export function eachTest(property: Property, settings: Settings): Property {
  const { beforeEach, afterEach, testTimeout } = settings;
  if (beforeEach === null && afterEach === null && testTimeout === Number.POSITIVE_INFINITY) return property;
  const run = (trial: Trial) => conduct(steps(property, settings, trial));
  return new Property(property.time, run, property.expectsFailure);
}

function* steps(property: Property, settings: Settings, trial: Trial): Steps<Status> {
  try {
    yield* settled(settings.beforeEach?.());
  } catch (error) {
    return failure(error, trial);
  }
  try {
    return yield* limited(property, settings, trial);
  } finally {
    yield* settled(settings.afterEach?.());
  }
}

/** A test that returns in time, but took too long all the same, fails too. */
function* limited(property: Property, { testTimeout, clock }: Settings, trial: Trial): Steps<Status> {
  const budget = new Budget(clock, testTimeout);
  const result = property.run(trial);
  const tooLong = () => failure(new TestTimeout(`the test took longer than ${testTimeout} milliseconds`), trial);
  if (!isPromise(result)) return budget.isSpent && result === "passed" ? tooLong() : result;
  try {
    return (yield conduct(settled(result), budget) as PromiseLike<Status>) as Status;
  } catch (error) {
    if (error instanceof OutOfTime && error.budget === budget) return tooLong();
    throw error;
  }
}
