import { Rejection } from "../source/source.ts";
import { show } from "../values/show.ts";
import { conduct, type Steps, settled } from "./conduct.ts";
import { type AsyncTestable, failure, Property, settle, type TimeOf } from "./property.ts";
import type { Status, Trial } from "./trial.ts";

/** A testable value, or a function that makes it when it is needed. */
export type Later<R> = R | (() => R);

/** What is there when it is needed. */
export type Now<L> = L extends () => infer R ? R : L;

function forced<R extends AsyncTestable>(later: Later<R>): R {
  return typeof later === "function" ? later() : later;
}

/** A property that does something to the trial and then goes on. */
function around<R extends AsyncTestable>(then: Later<R>, before: (trial: Trial) => void): Property<TimeOf<R>> {
  return new Property(timeOf(then), (trial) => {
    before(trial);
    return settleLater(then, trial);
  });
}

function settleLater(then: Later<AsyncTestable>, trial: Trial): Status | PromiseLike<Status> {
  try {
    return settle(forced(then), trial);
  } catch (error) {
    return failure(error, trial);
  }
}

function timeOf<R extends AsyncTestable>(then: Later<R>): TimeOf<R> {
  return (then instanceof Property ? then.time : "sync") as TimeOf<R>;
}

/**
 * A conditional law: tests whose premise is false are discarded ([Claessen, Hughes 2000], section 2.3).
 * Pass the conclusion as a function, so that it is not computed when the premise is false: `implies(x <= y, () => max(x, y) === y)`.
 */
export function implies<R extends AsyncTestable>(premise: boolean, conclusion: Later<R>): Property<TimeOf<R>> {
  return new Property(timeOf(conclusion), (trial) => (premise ? settleLater(conclusion, trial) : "discarded"));
}

// One object for all: building a stack trace costs more than a whole test.
const falsePremise = new Rejection("a premise is false");

/** Discards the test unless the condition holds, from anywhere in its body: `pre(x > 0)`. */
export function pre(condition: boolean): asserts condition {
  if (!condition) throw falsePremise;
}

/** Marks the test with a label; the report says how many tests have it. */
export function label<R extends AsyncTestable>(name: string, then: Later<R>): Property<TimeOf<R>> {
  return around(then, (trial) => trial.labels.push(name));
}

/** Marks the test with a value; the report shows the distribution. */
export function collect<R extends AsyncTestable>(value: unknown, then: Later<R>): Property<TimeOf<R>> {
  return label(typeof value === "string" ? value : show(value), then);
}

/** Counts the test as one of a class if the condition holds. The report warns when most tests are in the class "trivial". */
export function classify<R extends AsyncTestable>(condition: boolean, name: string, then: Later<R>): Property<TimeOf<R>> {
  return around(then, (trial) => {
    if (condition) trial.classes.push(name);
  });
}

/** Adds values to a named table; the report shows the distribution of each table. */
export function tabulate<R extends AsyncTestable>(table: string, values: readonly unknown[], then: Later<R>): Property<TimeOf<R>> {
  return around(then, (trial) => {
    for (const value of values) trial.tabled.push([table, typeof value === "string" ? value : show(value)]);
  });
}

/** Demands that the condition holds in at least `percent` of the tests; when clearly fewer do, the check fails. */
export function cover<R extends AsyncTestable>(percent: number, condition: boolean, name: string, then: Later<R>): Property<TimeOf<R>> {
  return around(then, (trial) => trial.covers.push({ label: name, percent, isHit: condition }));
}

/** A property that is meant to fail: the check succeeds when it finds a counterexample. */
export function expectFailure<R extends AsyncTestable>(testable: R): Property<TimeOf<R>> {
  return new Property(timeOf(testable), (trial) => settle(testable, trial), true);
}

/** All of these hold; the report shows the arguments of the first that does not. */
export function conjunction<P extends readonly Later<AsyncTestable>[]>(...parts: P): Property<TimeOf<Now<P[number]>>> {
  return new Property(latest(parts), (trial) => conduct(allOf(parts, trial)));
}

/** At least one of these holds. */
export function disjunction<P extends readonly Later<AsyncTestable>[]>(...parts: P): Property<TimeOf<Now<P[number]>>> {
  return new Property(latest(parts), (trial) => conduct(anyOf(parts, trial)));
}

function latest<P extends readonly Later<AsyncTestable>[]>(parts: P): TimeOf<Now<P[number]>> {
  return (parts.some((part) => timeOf(part) === "async") ? "async" : "sync") as TimeOf<Now<P[number]>>;
}

/** One failure decides; otherwise one discarded part makes the whole a discarded test. */
function* allOf(parts: readonly Later<AsyncTestable>[], trial: Trial): Steps<Status> {
  let result: Status = "passed";
  for (const part of parts) {
    const before = trial.count;
    const status = yield* settled(settleLater(part, trial));
    if (status === "failed") return "failed";
    if (status === "discarded") result = "discarded";
    trial.forget(before);
  }
  return result;
}

/** One success decides; otherwise one discarded part makes the whole a discarded test. */
function* anyOf(parts: readonly Later<AsyncTestable>[], trial: Trial): Steps<Status> {
  let result: Status = "failed";
  for (const part of parts) {
    const status = yield* settled(settleLater(part, trial));
    if (status === "passed") return "passed";
    if (status === "discarded") result = "discarded";
  }
  return result;
}
