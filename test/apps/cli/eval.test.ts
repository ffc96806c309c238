/** `hollow eval` end to end: right answers, and clear refusals of bad input. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const file = join(mkdtempSync(join(tmpdir(), "hollow-")), "Eval_Input.thy");
writeFileSync(
  file,
  `theory Eval_Input
  imports Complex_Main
begin
partial_function (tailrec) spin :: "nat ⇒ nat" where "spin n = spin (n + 1)"
axiomatization mystery :: "nat ⇒ nat"
inductive ev :: "nat ⇒ bool" where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"
inductive_set evens :: "nat set" where "0 ∈ evens" | "n ∈ evens ⟹ n + 2 ∈ evens"
record point = xc :: int yc :: int
end
`,
);

/** What the command prints for a term: its output, or its complaint and its status. */
function evaluated(term: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/hollow.js", "eval", ...options, file, term], {
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  return status === 0 ? stdout.trim() : `${status}: ${stderr.trim()}`;
}

describe("a misspelled name", () => {
  it("is a variable, which is said", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/hollow.js", "eval", file, "lenght [1]"], { encoding: "utf8" });
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: "lenght [1] :: 'b\n",
      stderr: 'hollow: note: "lenght" is a free variable here; did you mean length?\n',
    });
  });
});

const digits = "1234567890".repeat(100);

describe("hollow eval", () => {
  it.each([
    ["ev 100 ∧ ¬ ev 101 ∧ 40 ∈ evens", "True :: bool"],
    ["⦇xc = 1, yc = 2⦈⦇yc := 3⦈", "⦇xc = 1, yc = 3⦈ :: point"],
    ["length [hd ([] :: nat list)]", "1 :: nat"],
    ["dom [1 :: nat ↦ True, 2 ↦ False]", "{1, 2} :: nat set"],
    ["∀n :: nat. n < Suc n", "True :: bool"],
  ])("%s is %s", (term, value) => expect(evaluated(term)).toBe(value));

  it("counts, sorts and prints a list of a million elements", () => {
    expect(evaluated("length (map Suc [0..<1000000])")).toBe("1000000 :: nat");
    expect(evaluated("foldr (λx y. x - y) [0..<1000000] 7")).toBe("0 :: nat");
    expect(evaluated("replicate 1000000 True").length).toBe("[] :: bool list".length + 6 * 1_000_000 - 2);
  });

  it("computes with numbers of a thousand digits", () => {
    expect(evaluated(`${digits} * ${digits} :: nat`)).toBe(`${BigInt(digits) ** 2n} :: nat`);
    expect(evaluated(`(- ${digits} :: int) mod 97`)).toBe(`${97n - (BigInt(digits) % 97n)} :: int`);
  });

  it.each([
    ["hd ([] :: nat list)", "1: hollow: cannot evaluate: hd [] is not specified"],
    ["mystery 3", "1: hollow: cannot evaluate: mystery 3 is not specified"],
    ["[1, 2, 3 :: nat] ! 5", "is not specified"],
    ["∃n :: nat. n * n = 2", "∃ ranges over all values of nat, which is infinite"],
    ["sqrt 2", "cannot evaluate: the value of root cannot be computed"],
    ["λn :: nat. n + 1", "the value has no finite description"],
    ["1 + True", "2: hollow: term:1:5: error E0322"],
    ["(True :: nat)", "2: hollow: term:1:"],
    ["1 +", "2: hollow: term:1:4: error E0151"],
    ["1 + 1", "its type is not determined"],
  ])("refuses %s", (term, complaint) => expect(evaluated(term)).toContain(complaint));

  it("ends what does not end", () => {
    expect(evaluated("spin 0", "--timeout", "1")).toBe("1: hollow: cannot evaluate: evaluation did not end within 1 s");
  });

  it("says when there is no such file, or an option is wrong", () => {
    const run = (...args: string[]) => spawnSync(process.execPath, ["dist/hollow.js", "eval", ...args], { encoding: "utf8" });
    expect(run("nowhere.thy", "1").status).toBe(2);
    expect(run("--timeout", "soon", file, "True").stderr).toContain("--timeout needs a number");
  });
});
