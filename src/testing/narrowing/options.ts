import { defaultOptions, type TestOptions } from "../options.ts";

/** What narrowing may be told, beyond what every tester understands. */
export interface NarrowingOptions extends TestOptions {
  /** Quantifiers over infinite types are searched by refinement; otherwise such conjectures are refused. */
  readonly allowExistentials: boolean;
}

export const narrowingDefaults: NarrowingOptions = { ...defaultOptions, allowExistentials: true };
