import type { Gen } from "../../src/quickcheck/index.ts";

/** A generator with the question whether a value is one of its values under a size. */
export interface Sample {
  readonly name: string;
  readonly gen: Gen<unknown>;
  readonly isValue: (value: unknown, size: number) => boolean;
}

/** A sample with its type. */
export function sample<A>(name: string, gen: Gen<A>, isValue: (value: A, size: number) => boolean): Sample {
  return { name, gen, isValue: (value, size) => isValue(value as A, size) };
}
