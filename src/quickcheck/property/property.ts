import type { Gen } from "../generators/gen.ts";
import type { GensOf } from "../generators/product.ts";
import { GeneratorError, Rejection } from "../source/source.ts";
import { ReplaySource } from "../source/tree-source.ts";
import { StalledTest } from "../values/context.ts";
import { proxyFor } from "../values/hole.ts";
import { isPromise } from "./conduct.ts";
import type { Status, Trial } from "./trial.ts";

/** Whether a property can be tested at once or has to be waited for. */
export type Time = "sync" | "async";

/**
 * Something that can be tested: given a trial with its source of choices, it draws its arguments and says how the test ended
 * ([Claessen, Hughes 2000]: `newtype Property = Prop (Gen Result)`). Make properties by `forAll` and the other combinators.
 */
export class Property<out T extends Time = Time> {
  readonly time: T;
  /** Whether the property is meant to fail. */
  readonly expectsFailure: boolean;
  readonly run: (trial: Trial) => Status | PromiseLike<Status>;

  constructor(time: T, run: (trial: Trial) => Status | PromiseLike<Status>, expectsFailure = false) {
    this.time = time;
    this.run = run;
    this.expectsFailure = expectsFailure;
  }
}

/** What a property may return: a truth value, nothing (it passes unless it throws), or a further property. */
// biome-ignore lint/suspicious/noConfusingVoidType: a test body without a return value has the type void
export type Testable = boolean | void | Property<"sync">;

/** What an asynchronous property may return. */
export type AsyncTestable = Testable | Property | PromiseLike<Testable | Property>;

/** The time of the property made from a testable value. */
export type TimeOf<R> = [R] extends [Testable] ? "sync" : "async";

/**
 * For all values of the generators, the body holds: `forAll(int, listOf(int), (x, xs) => ...)`.
 * The body returns a truth value, nothing (then only an exception is a failure), or another property.
 */
export function forAll<A extends unknown[]>(...parts: [...gens: GensOf<A>, body: (...values: NoInfer<A>) => Testable]): Property<"sync"> {
  const { gens, body } = split<A, Testable>(parts);
  return new Property("sync", (trial) => runForAll(gens, body, trial));
}

/** As `forAll`, with a body that returns a promise; `quickCheck` of it returns a promise too. */
export function forAllAsync<A extends unknown[]>(
  ...parts: [...gens: GensOf<A>, body: (...values: NoInfer<A>) => AsyncTestable]
): Property<"async"> {
  const { gens, body } = split<A, AsyncTestable>(parts);
  return new Property("async", (trial) => runForAll(gens, body, trial));
}

/** The generators and the body. Throws a `TypeError` where the types were not heeded. */
export function split<A extends unknown[], R>(
  parts: readonly unknown[],
): { readonly gens: readonly Gen<unknown>[]; readonly body: (...values: A) => R } {
  const gens = parts.slice(0, -1);
  const body = parts.at(-1);
  for (const [i, gen] of gens.entries())
    if (typeof Object(gen).draw !== "function") throw new TypeError(`argument ${i + 1} of a property is no generator${hintFor(gen)}`);
  if (typeof body !== "function") throw new TypeError("the last argument of a property must be a function of the generated values");
  return { gens: gens as Gen<unknown>[], body: body as (...values: A) => R };
}

function hintFor(given: unknown): string {
  if (typeof given === "function") return ": it is a function, which may have to be called to give one";
  if (Array.isArray(given)) return ": generators are given one after another, not in a list";
  return typeof Object(given).generate === "function" ? ": an arbitrary of fast-check is made one by fromFastCheck" : "";
}

/** Any testable value as a property. */
export function property<R extends AsyncTestable>(testable: R): Property<TimeOf<R>> {
  const time = testable instanceof Property ? testable.time : isPromise(testable) ? "async" : "sync";
  return new Property(time as TimeOf<R>, (trial) => settle(testable, trial));
}

function runForAll<A extends unknown[]>(
  gens: readonly Gen<unknown>[],
  body: (...values: A) => AsyncTestable,
  trial: Trial,
): Status | PromiseLike<Status> {
  try {
    return settle(applied(gens, body as (...values: unknown[]) => AsyncTestable, trial), trial);
  } catch (error) {
    return failure(error, trial);
  }
}

/** Draws the arguments and applies the body to them; the usual numbers of arguments need no list. */
function applied<R>(gens: readonly Gen<unknown>[], body: (...values: unknown[]) => R, trial: Trial): R {
  const [first, second] = gens;
  if (first !== undefined && gens.length === 1) return body(drawArgument(first, trial));
  if (first !== undefined && second !== undefined && gens.length === 2)
    return body(drawArgument(first, trial), drawArgument(second, trial));
  return body(...gens.map((gen) => drawArgument(gen, trial)));
}

/** Draws one argument and keeps it for the report. */
export function drawArgument<A>(gen: Gen<A>, trial: Trial): A {
  const { source } = trial;
  if (trial.count < trial.given.length) return givenArgument(trial) as A;
  let value: A | null = source.isLazy ? proxyFor(source, gen) : null;
  if (value === null) {
    source.open("part", gen);
    value = source.drawSafely(gen);
    source.close();
  }
  if (trial.keepsCopies) trial.copies.push(copyOfLast(gen, trial));
  trial.keep(value);
  return value;
}

function givenArgument(trial: Trial): unknown {
  const value = trial.given[trial.count];
  trial.keep(value);
  return value;
}

/** Draws the last argument again from its own trace. */
function copyOfLast<A>(gen: Gen<A>, trial: Trial): A | undefined {
  const { source } = trial;
  if (!(source instanceof ReplaySource)) return undefined;
  return gen.draw(new ReplaySource(source.root.children.at(-1) ?? null, source.size, source.isExhaustive));
}

/** The status of what a body returned. */
export function settle(testable: AsyncTestable, trial: Trial): Status | PromiseLike<Status> {
  if (testable === true || testable === undefined) return trial.source.events.wasRejected ? "discarded" : "passed";
  if (testable === false) return trial.source.events.wasRejected ? "discarded" : "failed";
  if (testable instanceof Property) return testable.run(trial);
  if (!isPromise(testable)) return settleOther(testable, trial);
  return trial.watched(testable).then(
    (result) => settle(result, trial),
    (error) => failure(error, trial),
  );
}

/** What the types exclude: the objects that assertion libraries return count as nothing; a number or text is surely a mistake. */
function settleOther(returned: unknown, trial: Trial): Status {
  if (typeof returned === "object" && returned !== null) return trial.source.events.wasRejected ? "discarded" : "passed";
  const what = typeof returned === "function" ? "a function (values are given to one by forAll)" : String(returned);
  return failure(new TypeError(`a property must return a truth value, nothing, or a property, not ${what}`), trial);
}

/** The status of a test that threw. */
export function failure(error: unknown, trial: Trial): Status {
  if (error instanceof GeneratorError || error instanceof StalledTest) throw error;
  if (error instanceof Rejection || trial.source.events.wasRejected) return "discarded";
  trial.error = error;
  return "failed";
}
