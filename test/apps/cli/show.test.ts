import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { show, stages } from "../../../src/apps/cli/commands/show.ts";

const golden = fileURLToPath(new URL("../../golden/", import.meta.url));

/** What `hollow show` prints, and its exit status. */
async function shown(stage: string, file: string): Promise<{ text: string; status: number }> {
  const lines: string[] = [];
  const status = await show(stage, file, (line) => lines.push(line));
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
    const { text, status } = await shown(stage, join(golden, stage, file));
    expect(status).toBe(0);
    await expect(text).toMatchFileSnapshot(join(golden, stage, file.replace(/thy$/, "out")));
  });

  it("prints every stage of one file", async () => {
    for (const stage of stages) expect((await shown(stage, join(golden, "theory", "Small.thy"))).text.length).toBeGreaterThan(100);
  });

  it("prints clauses, modes and programs", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "hollow-")), "Evens.thy");
    writeFileSync(
      file,
      'theory Evens imports Main begin\ninductive ev where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"\nlemma l: "length xs = length (rev xs)" by simp\nend\n',
    );
    expect((await shown("clauses", file)).text).toContain("ev");
    expect((await shown("modes", file)).text).toContain("ev");
    expect((await shown("program", file)).text).toContain("-- l: ");
    expect((await shown("javascript", file)).text).toContain("function");
  });

  it("names the stages when asked for another", async () =>
    expect((await shown("nonsense", join(golden, "theory", "Small.thy"))).status).toBe(2));
});
