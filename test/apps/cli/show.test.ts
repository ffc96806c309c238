import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { show, stages } from "../../../src/apps/cli/show.ts";

const golden = fileURLToPath(new URL("../../golden/", import.meta.url));

/** What `hollow show` prints, and its exit status. */
function shown(stage: string, file: string): { text: string; status: number } {
  const lines: string[] = [];
  const status = show(stage, file, (line) => lines.push(line));
  return { text: `${lines.join("\n").trimEnd()}\n`, status };
}

const cases = stages
  .filter((stage) => stage !== "commands")
  .flatMap((stage) =>
    readdirSync(join(golden, stage))
      .filter((file) => file.endsWith(".thy"))
      .map((file) => ({ stage, file })),
  );

describe("show", () => {
  it.each(cases)("prints $stage of $file", async ({ stage, file }) => {
    const { text, status } = shown(stage, join(golden, stage, file));
    expect(status).toBe(0);
    await expect(text).toMatchFileSnapshot(join(golden, stage, file.replace(/thy$/, "out")));
  });

  it("prints every stage of one file", () => {
    for (const stage of stages) expect(shown(stage, join(golden, "theory", "Small.thy")).text.length).toBeGreaterThan(100);
  });
});
