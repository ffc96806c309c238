import { expect, it } from "vitest";
import { checkDefaults, runTask, strategies, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

it.each(strategies.filter((s) => s !== "nitpick"))("%s ends without an error where values cannot be represented", async (strategy) => {
  const theory = theoryOf(
    `lemma "Mapping.Mapping (Mapping.lookup m) = m" sorry
     lemma "{g ∈ B. True} = (B :: (nat ⇒ 'a) set)" sorry`,
    'Main "HOL-Library.Mapping"',
  );
  const settings = { ...checkDefaults, strategy, timeout: 1 };
  for (const task of tasksOf(theory, settings)) {
    const { report } = await runTask(theory, task, settings, () => performance.now());
    expect(["none", "unknown", "unsupported"]).toContain(report?.outcome);
  }
});
