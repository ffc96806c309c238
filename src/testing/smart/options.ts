import { defaultOptions, type TestOptions } from "../options.ts";

/** What the search by smart generators may be told. */
export interface SmartOptions extends TestOptions {
  /** How deep predicates are derived; null: as deep as the size. */
  readonly depth: number | null;
  /** Functions may be computed backwards. */
  readonly allowFunctionInversion: boolean;
  /** Statistics are kept, and values counted that come more than once. */
  readonly report: boolean;
}

export const smartDefaults: SmartOptions = { ...defaultOptions, depth: null, allowFunctionInversion: true, report: false };
