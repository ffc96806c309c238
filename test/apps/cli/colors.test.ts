import { expect, test } from "vitest";
import { wantsColors } from "../../../src/apps/cli/report/colors.ts";

test.each([
  ["a terminal", {}, true, true],
  ["a pipe", {}, false, false],
  ["a build server", { CI: "true" }, false, false],
  ["a terminal that cannot", { TERM: "dumb" }, true, false],
  ["NO_COLOR", { NO_COLOR: "1", FORCE_COLOR: "1" }, true, false],
  ["an empty NO_COLOR", { NO_COLOR: "" }, true, true],
  ["FORCE_COLOR on a pipe", { FORCE_COLOR: "1" }, false, true],
  ["FORCE_COLOR=0 on a terminal", { FORCE_COLOR: "0" }, true, false],
])("colours on %s", (_, env, isTerminal, expected) => {
  expect(wantsColors(env, isTerminal)).toBe(expected);
});
