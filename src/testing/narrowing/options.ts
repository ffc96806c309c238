import { defaultOptions, type TestOptions } from "../options.ts";

/** What narrowing may be told, beyond what every tester understands. */
export interface NarrowingOptions extends TestOptions {
  /** Quantifiers over infinite types are searched by refinement; otherwise such conjectures are refused. */
  readonly allowExistentials: boolean;
  /**
   * Null: variables are split in the order in which evaluation meets them, and numbers go as far as the depth at their place. Otherwise one
   * with the fewest alternatives is split first, and numbers are 0, 1, …: one for so many levels of the depth, wherever they stand. With one for
   * each level they are places in structures, with one for two they are names, of which deep structures need few.
   */
  readonly levelsPerNumber: 1 | 2 | null;
}

export const narrowingDefaults: NarrowingOptions = { ...defaultOptions, allowExistentials: true, levelsPerNumber: null };
