import { type Coverage, intT, natT, type Type, type TypeVar } from "../logic/index.ts";

/** What a search by testing may be told; the names follow the options of `quickcheck`. */
export interface TestOptions {
  /** Sizes up to `size` are tried in order. */
  readonly size: number;
  /** Values are bounded by what all of a test cost together instead of by depth. */
  readonly byWeight: boolean;
  /** Up to this size and cardinality an earlier search has been. */
  readonly done: { readonly size: number; readonly card: number };
  /** Type variables stand for small finite types; otherwise for `defaultTypes`. */
  readonly finiteTypes: boolean;
  /** The largest finite type tried. */
  readonly finiteTypeSize: number;
  /** After equal cardinalities, try different ones for different type variables (Isabelle does not). */
  readonly mixedCards: boolean;
  /** Types for type variables that no finite type suits, best first. */
  readonly defaultTypes: readonly Type[];
  /** Type variables that stand for these types, whatever else suits them. */
  readonly fixedTypes: ReadonlyMap<TypeVar, Type>;
  /** Finds that depend on unspecified values are not reported. */
  readonly genuineOnly: boolean;
  /** Stop at the first find that depends on an unspecified value. */
  readonly abortPotential: boolean;
  /** Unspecified results become unknowns, for which all small values are tried. */
  readonly undefinedValues: boolean;
  /** Premises that describe a type with a generator of its own are satisfied by generating values of that type. */
  readonly useSubtype: boolean;
  /** Random tests per size. */
  readonly iterations: number;
  readonly seed: number;
  /** How many finds of different shape are wanted. */
  readonly max: number;
  /** Steps after which the evaluation of one test is given up. */
  readonly steps: number;
  /** Told now and then how far the search is. */
  readonly progress: (size: number, tests: number) => void;
  /** Told after each size what has been covered so far. */
  readonly covered: (coverage: Coverage) => void;
}

/** The settings of `quickcheck`. */
export const defaultOptions: TestOptions = {
  size: 10,
  byWeight: false,
  done: { size: 0, card: 0 },
  finiteTypes: true,
  finiteTypeSize: 3,
  mixedCards: false,
  defaultTypes: [intT, natT],
  fixedTypes: new Map(),
  genuineOnly: false,
  abortPotential: false,
  undefinedValues: false,
  useSubtype: false,
  iterations: 100,
  seed: 1,
  max: 1,
  steps: 1_000_000,
  progress: () => undefined,
  covered: () => undefined,
};
