import type { Clock } from "../../base/index.ts";
import type { Driver } from "../reporting/report.ts";

/** What can be set for a check. */
export interface CheckOptions {
  /** How to test: at random (the default), all cases up to a depth, or the same with partially defined values. */
  readonly driver?: Driver;
  /** Tests to pass at random; 100 unless said otherwise. */
  readonly tests?: number;
  /** The size of the last random test; the sizes grow up to it. 50 unless said otherwise. */
  readonly size?: number;
  /** Depth of enumeration; 5 unless said otherwise. */
  readonly depth?: number;
  /** The seed of a random run; drawn from the clock unless said otherwise. */
  readonly seed?: number;
  /** Discarded tests to put up with; nine for each test wanted unless said otherwise. */
  readonly maxDiscard?: number;
  /** Milliseconds for everything, shrinking included; no limit unless said otherwise. */
  readonly timeout?: number;
  /** Runs of the property that shrinking may take; 5000 unless said otherwise, 0 for none. */
  readonly maxShrinks?: number;
  /** Whether to go on until every demand of `cover` is decided. */
  readonly checkCoverage?: boolean;
  /** Whether to print the arguments of each test before it is run. */
  readonly verbose?: boolean;
  /** Where the report goes; the console if there is one unless said otherwise, null for nowhere. */
  readonly print?: ((text: string) => void) | null;
  /** Reads the time in milliseconds. */
  readonly clock?: Clock;
}

/** The options with nothing left open. */
export type Settings = Required<CheckOptions>;

/** Fills in what the options leave open. Throws a `RangeError` for a number that makes no sense. */
export function settingsFrom(options: CheckOptions): Settings {
  const tests = atLeast(0, "tests", options.tests ?? 100);
  return {
    driver: options.driver ?? "random",
    tests,
    size: atLeast(0, "size", options.size ?? 50),
    depth: atLeast(0, "depth", options.depth ?? 5),
    seed: options.seed ?? freshSeed(),
    maxDiscard: atLeast(0, "maxDiscard", options.maxDiscard ?? 9 * tests),
    timeout: atLeast(0, "timeout", options.timeout ?? Number.POSITIVE_INFINITY),
    maxShrinks: atLeast(0, "maxShrinks", options.maxShrinks ?? 5000),
    checkCoverage: options.checkCoverage ?? false,
    verbose: options.verbose ?? false,
    print: options.print === undefined ? printToConsole : options.print,
    clock: options.clock ?? Date.now,
  };
}

function atLeast(least: number, name: string, value: number): number {
  if (!(value >= least)) throw new RangeError(`${name} must be a number of at least ${least}, not ${value}`);
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
