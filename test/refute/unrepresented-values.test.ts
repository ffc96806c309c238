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

it.each(strategies.filter((s) => s !== "nitpick"))(
  "%s ends without an error where a function is asked with functions",
  async (strategy) => {
    const theory = theoryOf(
      `datatype r = R "(nat ⇒ nat) ⇒ (nat × nat) list"
     fun app where "app (R F) = F"
     fun total where "total (c :: nat) [] = c" | "total c (p # ps) = total (c + fst p) ps"
     lemma "total 0 (app r (λx. x + k)) = total 0 (app r (λx. k + x))" sorry
     lemma "(∀x. f x = g x) ⟹ total 0 (F f) = total 0 ((F :: (nat ⇒ nat) ⇒ (nat × nat) list) g)" sorry
     lemma "F (λ_ :: 'a. undefined :: 'b) x = (F (λ_. undefined) x :: 'c)" sorry
     lemma "F (Some (λ_ :: 'a. undefined :: 'b)) x = (F (Some (λ_. undefined)) x :: 'c)" sorry
     lemma "F x (λ_ :: bool. undefined :: bool) = (F x (λ_. undefined) :: nat)" sorry
     lemma "wfrec {} F x = F (λ_. undefined) x" sorry
     lemma "(if P (λx :: nat. x + k) then total 0 (app r f) else 1) = (if P (λx. k + x) then total 0 (app r f) else (1 :: nat))" sorry`,
    );
    const settings = { ...checkDefaults, strategy, timeout: 1 };
    for (const task of tasksOf(theory, settings)) {
      const { report } = await runTask(theory, task, settings, () => performance.now());
      expect(["none", "unknown", "unsupported", "potential"]).toContain(report?.outcome);
      expect(report?.reason ?? "").not.toContain("error of ours");
    }
  },
);
