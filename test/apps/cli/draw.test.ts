import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const hollow = (...args: string[]) => spawnSync(process.execPath, ["dist/hollow.js", ...args], { encoding: "utf8" });

it("writes a picture for each counterexample, and none for what stands", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "draw-"));
  const file = join(folder, "Pictures.thy");
  writeFileSync(
    file,
    `theory Pictures imports Main begin
lemma "rev (xs @ ys) = rev xs @ rev ys" quickcheck [max = 2] oops
lemma "trans r ⟹ trans s ⟹ trans (r ∪ s)" oops
lemma "rev (rev xs) = xs" quickcheck [size = 3] by simp
value "rev [1, 2 :: nat]"
end`,
  );
  const out = join(folder, "a", "b");
  hollow("check", file, "--draw", out, "--max", "2");
  const names = readdirSync(out).sort();
  expect(names.filter((n) => n.endsWith(".svg")).map((n) => n.replace(/_\d+(_2)?\.svg/, "$1"))).toEqual([
    "Pictures_2",
    "Pictures_2_2",
    "Pictures_3",
    "Pictures_3_2",
  ]);
  expect(names.filter((n) => n.endsWith(".dot"))).toHaveLength(4);
  const relations = readFileSync(join(out, names.find((n) => /^Pictures_3_\d+\.svg$/.test(n)) ?? ""), "utf8");
  expect(relations).toContain("r, s over 'a");
});

it("says why pictures cannot be written", () => {
  const folder = mkdtempSync(join(tmpdir(), "draw-"));
  const file = join(folder, "T.thy");
  writeFileSync(file, "theory T imports Main begin end");
  const { status, stdout } = hollow("check", file, "--draw", join(file, "x"));
  expect(status).toBe(2);
  expect(stdout).toContain("The folder for drawings cannot be made");
});
