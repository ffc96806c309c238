import type { Budget } from "../../src/base/index.ts";
import type { Statement } from "../../src/elaborate/index.ts";
import type { FindingOptions } from "../../src/finding/index.ts";
import { nitpick } from "../../src/refute/engines/nitpick.ts";
import { type EngineVerdict, searchWith } from "../../src/refute/engines/search.ts";
import { quickcheckDefaults } from "../../src/refute/index.ts";
import { Prepared } from "../../src/refute/prepared.ts";

/** Model finding on a statement, as the command `nitpick` runs it. */
export function runFinding(statement: Statement, finding: FindingOptions, budget: Budget): Promise<EngineVerdict> {
  const options = { testing: quickcheckDefaults, finding, judgesPotential: false };
  return searchWith(nitpick, { prepared: new Prepared(statement), options, means: {}, onProgress: () => undefined }, budget);
}
