import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { showIn, stages } from "../../../src/apps/cli/workers/show-stage.ts";
import { TheoryReader } from "../../../src/apps/cli/workers/theory-reader.ts";
import { searchStages, showStage } from "../../../src/refute/index.ts";
import { theoryOf } from "../../refute/theory-text.ts";

const golden = fileURLToPath(new URL("../../golden/", import.meta.url));

const reader = new TheoryReader(() => undefined);

/** What `hollow show` prints. */
async function shown(stage: string, file: string): Promise<string> {
  const reply = await showIn(reader, { kind: "show", file, stage }, () => undefined);
  return reply.kind === "text" ? `${reply.text.trimEnd()}\n` : "";
}

/** The stages before those of a search; of all but the second there are golden cases. */
const readingStages = stages.map(({ name }) => name).filter((name) => !searchStages.some((s) => s.name === name));

const cases = readingStages
  .filter((stage) => stage !== "commands")
  .flatMap((stage) =>
    readdirSync(join(golden, stage))
      .filter((file) => file.endsWith(".thy"))
      .map((file) => ({ stage, file })),
  );

describe("show", () => {
  it.each(cases)("prints $stage of $file", async ({ stage, file }) => {
    await expect(await shown(stage, join(golden, stage, file))).toMatchFileSnapshot(join(golden, stage, file.replace(/thy$/, "out")));
  });

  it("prints every stage of one file", async () => {
    for (const stage of readingStages) expect((await shown(stage, join(golden, "theory", "Small.thy"))).length).toBeGreaterThan(100);
  });

  describe("of a search", () => {
    const evens = 'inductive ev where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"';
    const evensTheory = theoryOf(`${evens}\nlemma l: "ev (length xs) ⟹ length xs = length (rev ys)" sorry`);
    const stage = (name: string): Promise<string | null> => showStage(name, evensTheory, () => 0);
    const expected: Readonly<Record<string, string>> = {
      clauses: "ev",
      modes: "ev",
      conjecture: "-- l\nfor all xs :: 'a list\nfor all ys :: 'b list\nif ev (length xs)\nthen length xs = length (rev ys)",
      instances: "'a = Enum.finite_3, 'b = Enum.finite_3",
      plan: "generate xs\ntest ",
      translation: "data Enum.finite_3 List.list",
      program: "data Enum.finite_3 List.list",
      javascript: "function",
      driver: "function start(k)",
      "random-driver": "function start(k, seed, from, to)",
      "narrowing-driver": "searcher",
      "smart-plan": "ev",
      "smart-driver": "function",
      scopes: "scope 2: card 'a list = 2",
      circuit: "clauses",
      cnf: "p cnf ",
    };

    it("is known for every stage of the registry", () =>
      expect(searchStages.map((s) => s.name).sort()).toEqual(Object.keys(expected).sort()));

    it.each(Object.entries(expected))("prints %s", async (name, text) => expect(await stage(name)).toContain(text));

    it("shows what the passes change", async () => expect(await stage("translation")).not.toBe(await stage("program")));

    it("is printed by the command", async () => expect(await shown("conjecture", join(golden, "theory", "Small.thy"))).toContain("then "));
  });

  it("is a command, which names the stages when asked for another", async () => {
    const file = join(golden, "theory", "Small.thy");
    const hollow = (stage: string) => spawnSync(process.execPath, ["dist/hollow.js", "show", "--stage", stage, file], { encoding: "utf8" });
    expect(hollow("theory").stdout).toBe(await shown("theory", file));
    expect(hollow("nonsense")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("unknown stage: nonsense. The stages are:\n  tokens  "),
    });
  });
});
