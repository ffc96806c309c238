import { defaultOptions, type TestOptions } from "../options.ts";

/** What the search by smart generators may be told. */
export interface SmartOptions extends TestOptions {
  /** How deep predicates are derived; null: as deep as the size. */
  readonly depth: number | null;
  /** Functions may be computed backwards. */
  readonly allowFunctionInversion: boolean;
}

export const smartDefaults: SmartOptions = { ...defaultOptions, depth: null, allowFunctionInversion: true };
