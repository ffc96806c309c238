import type { GensOf } from "../generators/product.ts";
import { isPromise } from "../property/conduct.ts";
import { type AsyncTestable, forAll, forAllAsync, type Testable } from "../property/property.ts";
import type { Report } from "../reporting/report.ts";
import { type Checked, quickCheckWith } from "../running/check.ts";
import type { CheckOptions } from "../running/settings.ts";

/** Thrown by a property that does not hold, for test runners: the message is the report. */
export class PropertyFailure extends Error {
  override readonly name = "PropertyFailure";
  readonly report: Report;

  constructor(report: Report) {
    const thrown = report.kind === "falsified" ? report.counterexample.error : undefined;
    super(`${report.text}${report.driver === "random" ? `\nSeed: ${report.seed}` : ""}`, thrown === undefined ? {} : { cause: thrown });
    this.report = report;
  }
}

/** Checks a property and throws a `PropertyFailure` unless the report is good. Prints nothing unless told where. */
export function assertProperty<R extends AsyncTestable>(testable: R, options: CheckOptions = {}): Checked<R> {
  const report = quickCheckWith<R>({ print: null, ...options }, testable);
  return (isPromise(report) ? report.then(accepted) : accepted(report)) as Checked<R>;
}

function accepted(report: unknown): Report {
  const done = report as Report;
  if (!done.ok) throw new PropertyFailure(done);
  return done;
}

/** What `test` of vitest, node:test and others have in common. */
export type TestFunction = (name: string, body: () => void | Promise<void>) => unknown;

/** Declares a test that a property holds. */
export interface PropertyTest {
  /** `prop("reverse twice", [listOf(int)], (xs) => ...)`. */
  <A extends unknown[]>(name: string, gens: [...GensOf<A>], body: (...values: NoInfer<A>) => Testable, options?: CheckOptions): void;
  /** The same with a body that returns a promise. */
  readonly async: <A extends unknown[]>(
    name: string,
    gens: [...GensOf<A>],
    body: (...values: A) => AsyncTestable,
    options?: CheckOptions,
  ) => void;
}

/**
 * Makes property tests out of any runner's `test`:
 *
 *     import { test } from "vitest"; // or from "node:test"
 *     const prop = propertyTest(test, { seed: 42 });
 *     prop("reverse twice is nothing", [listOf(int)], (xs) => same(xs.toReversed().toReversed(), xs));
 */
export function propertyTest(test: TestFunction, defaults: CheckOptions = {}): PropertyTest {
  function declare<A extends unknown[]>(
    name: string,
    gens: [...GensOf<A>],
    body: (...values: A) => Testable,
    options: CheckOptions = {},
  ): void {
    test(name, () => {
      assertProperty(forAll(...gens, body), { ...defaults, ...options });
    });
  }
  const async: PropertyTest["async"] = (name, gens, body, options = {}) => {
    test(name, async () => {
      await assertProperty(forAllAsync(...gens, body), { ...defaults, ...options });
    });
  };
  return Object.assign(declare, { async });
}
