import { type Clock, nearNames } from "../../base/index.ts";
import type { Driver, Report } from "../reporting/report.ts";

/** Remembers failing cases between runs: their tokens, by the name of the property. */
export interface FailureStore {
  load(name: string): readonly string[];
  save(name: string, tokens: readonly string[]): void;
}

/** What can be set for a check. */
export interface CheckOptions {
  /** How to test: at random (the default), all cases up to a depth, or the same with partially defined values. */
  readonly driver?: Driver;
  /** Tests to pass at random; 100 unless said otherwise. `numRuns` is the same. */
  readonly tests?: number;
  readonly numRuns?: number;
  /** The greatest size of random tests; 50 unless said otherwise. All sizes up to it come up within the first tests. */
  readonly size?: number;
  /** Depth of enumeration; 5 unless said otherwise. */
  readonly depth?: number;
  /** The seed of a random run; drawn from the clock unless said otherwise. */
  readonly seed?: number;
  /** Discarded tests to put up with; nine for each test wanted unless said otherwise. */
  readonly maxDiscard?: number;
  /** Milliseconds for everything, shrinking included; no limit unless said otherwise. */
  readonly timeout?: number;
  /** Milliseconds for one test; a test that takes longer fails. No limit unless said otherwise. */
  readonly testTimeout?: number;
  /** Runs of the property that shrinking may take; 5000 unless said otherwise, 0 for none. */
  readonly maxShrinks?: number;
  /** Whether some tests prefer numbers on the edges of their ranges and near to the simplest; they do unless said otherwise. */
  readonly bias?: boolean;
  /** Whether to go on until every demand of `cover` is decided. */
  readonly checkCoverage?: boolean;
  /** Arguments to test before all others: `[[0], [-1]]`. They are not shrunk. */
  readonly examples?: readonly (readonly unknown[])[];
  /** Runs only the case of this token. */
  readonly replay?: string | null;
  /** Run before and after each test; what `beforeEach` throws fails the test. */
  readonly beforeEach?: (() => unknown) | null;
  readonly afterEach?: (() => unknown) | null;
  /** Where failing cases are remembered; they are tried first in the next run. Needs a `name`. */
  readonly store?: FailureStore | null;
  /** What the property is called, for reports and the store. */
  readonly name?: string | null;
  /** Whether to print the arguments of each test before it is run. */
  readonly verbose?: boolean;
  /** Where the report goes; the console if there is one unless said otherwise, null for nowhere. */
  readonly print?: ((text: string) => void) | null;
  /** Gets the report as a value. */
  readonly reporter?: ((report: Report) => void) | null;
  /** Reads the time in milliseconds. */
  readonly clock?: Clock;
}

/** The options with nothing left open. */
export type Settings = Required<Omit<CheckOptions, "numRuns">>;

let configured: CheckOptions = {};

/** Sets options for all later checks; what a check says itself comes first. */
export function configure(options: CheckOptions): void {
  settingsFrom(options);
  configured = { ...configured, ...options };
}

/** The options set by `configure`. */
export function configuration(): CheckOptions {
  return configured;
}

/** Forgets what `configure` set. */
export function resetConfiguration(): void {
  configured = {};
}

/** Fills in what the options leave open. Throws a `RangeError` for a number that makes no sense, and for an option that there is not. */
export function settingsFrom(own: CheckOptions): Settings {
  const options: CheckOptions = { ...configured, ...own };
  const tests = atLeast(0, "tests", options.tests ?? options.numRuns ?? 100);
  const settings: Settings = {
    driver: options.driver ?? "random",
    tests,
    size: atLeast(0, "size", options.size ?? 50),
    depth: atLeast(0, "depth", options.depth ?? 5),
    seed: options.seed ?? freshSeed(),
    maxDiscard: atLeast(0, "maxDiscard", options.maxDiscard ?? 9 * tests),
    timeout: atLeast(0, "timeout", options.timeout ?? Number.POSITIVE_INFINITY),
    testTimeout: atLeast(0, "testTimeout", options.testTimeout ?? Number.POSITIVE_INFINITY),
    maxShrinks: atLeast(0, "maxShrinks", options.maxShrinks ?? 5000),
    bias: options.bias ?? true,
    checkCoverage: options.checkCoverage ?? false,
    examples: options.examples ?? [],
    replay: options.replay ?? null,
    beforeEach: options.beforeEach ?? null,
    afterEach: options.afterEach ?? null,
    store: options.store ?? null,
    name: options.name ?? null,
    verbose: options.verbose ?? false,
    print: options.print === undefined ? printToConsole : options.print,
    reporter: options.reporter ?? null,
    clock: options.clock ?? Date.now,
  };
  for (const name of Object.keys(own)) if (!(name in settings) && name !== "numRuns") throw unknownOption(name, settings);
  return settings;
}

function unknownOption(name: string, settings: Settings): RangeError {
  const near = nearNames(name, [...Object.keys(settings), "numRuns"], 1);
  return new RangeError(`there is no option ${name}${near.length === 0 ? "" : `; did you mean ${near[0]}?`}`);
}

function atLeast(least: number, name: string, value: number): number {
  if (typeof value !== "number" || !(value >= least))
    throw new RangeError(`${name} must be a number of at least ${least}, not ${JSON.stringify(value) ?? value}`);
  return value;
}

function freshSeed(): number {
  return Math.floor(Math.random() * 0x7fff_ffff);
}

/** The console is not part of the language: it is used where there is one. */
function printToConsole(text: string): void {
  const { console } = globalThis as { readonly console?: { readonly log?: (text: string) => void } };
  console?.log?.(text);
}
