/** End to end: proofs of model finding, written by the built program and checked by it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-"));
const file = join(folder, "Proofs.thy");
writeFileSync(
  file,
  `theory Proofs imports Main begin
lemma a: "rev (rev xs) = xs"
  nitpick[card = 1-4]
  oops
lemma b: "(x :: nat) < y ⟹ x + 1 ≤ y" "P ⟶ P"
  nitpick[card = 2]
  oops
lemma c: "xs @ ys = ys @ xs"
  nitpick[card = 4]
  oops
lemma d: "(∀x y. f x = f y ⟶ x = y) ⟹ ∀y. ∃x :: 'a. f x = (y :: 'a)"
  nitpick[card = 1-4]
  oops
end
`,
);

function hollow(...args: string[]): { readonly status: number | null; readonly out: string } {
  const { status, stdout } = spawnSync(process.execPath, ["dist/hollow.js", ...args], { encoding: "utf8" });
  return { status, out: stdout };
}

describe("hollow check --proofs", () => {
  const proofs = join(folder, "proofs");
  const { out } = hollow("check", file, "--json", "--proofs", proofs);
  const answers = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const written = readdirSync(proofs).filter((name) => name.endsWith(".lrat"));

  it("proves every scope without a model, and says what is trusted besides", () => {
    expect(answers.map(({ lemma, outcome, proofs: p }) => [lemma, outcome, p?.length])).toEqual([
      ["a", "none", 4],
      ["b", "none", 2],
      ["c", "genuine", undefined],
      ["d", "none", 4],
    ]);
    expect(answers[0].proofs[3]).toMatchObject({ mode: "genuine", scope: "card 'a list = 4, card 'a = 4", reason: null });
    expect(answers[0].trusted).toEqual(["the translation of the statement to clauses", "symmetry breaking", "the choice of scopes"]);
    expect(answers.flatMap((a) => a.proofs ?? []).map((p) => `${p.file}.lrat`)).toEqual(
      expect.arrayContaining(written.filter((name) => !name.startsWith("Proofs-9-")).map((name) => join(proofs, name))),
    );
  });

  it("writes proofs that are verified, and refused once they are altered", () => {
    const paths = written.map((name) => join(proofs, name));
    expect(hollow("verify", ...paths).status).toBe(0);
    const longest = paths.toSorted((a, b) => readFileSync(b).length - readFileSync(a).length)[0] ?? "";
    const [first = "", ...rest] = readFileSync(longest, "utf8").split("\n");
    writeFileSync(longest, rest.join("\n"));
    expect(hollow("verify", longest)).toMatchObject({ status: 1, out: expect.stringContaining("refused") });
    writeFileSync(longest, [first, ...rest].join("\n"));
    expect(hollow("verify", longest)).toMatchObject({ status: 0, out: expect.stringMatching(/verified, \d+ steps\n$/) });
  });

  it("says so where there is no proof, or no folder", () => {
    expect(hollow("verify", join(proofs, "None.lrat"))).toMatchObject({ status: 2, out: expect.stringContaining("E0001") });
    expect(hollow("verify", file)).toMatchObject({ status: 2, out: expect.stringContaining("ends in .lrat") });
    expect(hollow("check", file, "--proofs", join(file, "below"))).toMatchObject({ status: 2, out: expect.stringContaining("E0004") });
  });
});
