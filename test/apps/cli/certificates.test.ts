import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { misread } from "../../../bench/certificates/read-back.ts";
import { readyTheory } from "../../../src/apps/cli/library-snapshot.ts";
import { theoryFiles } from "../../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../../src/elaborate/index.ts";
import type { Certificate } from "../../../src/refute/index.ts";

const hollow = (...args: string[]) => spawnSync(process.execPath, ["dist/hollow.js", ...args], { encoding: "utf8" });

const loader = new TheoryLoader({ ...theoryFiles(), ready: readyTheory });

const theory = `theory Claims
  imports Main
begin
inductive path :: "(nat × nat) set ⇒ nat ⇒ nat ⇒ bool" for r where "path r x x" | "(x, y) ∈ r ⟹ path r y z ⟹ path r x z"
class involution = fixes f :: "'a ⇒ 'a" assumes ff: "f (f x) = x"
lemma rev_append: "rev (xs @ ys) = rev xs @ rev ys" oops
lemma way_back: "path {(0, 1), (1, 2)} x y ⟹ path {(0, 1), (1, 2)} y x" oops
lemma some: "∃n < m. n = (0 :: nat)" oops
lemma fixed: "f (x :: 'a :: involution) = x" nitpick oops
definition twice :: "nat ⇒ nat" where "twice n = n + n"
no_notation plus (infixl "+" 65)
notation times (infixl "+" 65)
lemma hidden_later: "twice n = n + 2 + n" oops
hide_const (open) twice
no_notation times (infixl "+" 65)
notation plus (infixl "+" 65)
end
`;

it("writes certificates that the judge verifies, with theories that state the negation", { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  writeFileSync(join(folder, "Claims.thy"), theory);
  const out = join(folder, "out");
  hollow("check", join(folder, "Claims.thy"), "--timeout", "30", "--certificates", out);
  const files = readdirSync(out);
  const certificates = files.filter((file) => file.endsWith(".json")).map((file) => join(out, file));
  const { status, stdout } = hollow("verify", ...certificates);
  expect([status, stdout.match(/: verified, Claims/g)?.length]).toEqual([0, 5]);
  // The operation of a class that a model made up has no place in a theory.
  const theories = files.filter((file) => file.endsWith(".thy")).map((file) => join(out, file));
  expect(theories).toHaveLength(4);
  expect(theories.map((file) => misread(loader, file))).toEqual([null, null, null, null]);
});

it("refuses values under which the statement holds, and other statements", { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  writeFileSync(join(folder, "Claims.thy"), theory);
  hollow("check", join(folder, "Claims.thy"), "--timeout", "30", "--lemma", "some", "--certificates", folder);
  const [file = ""] = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const certificate: Certificate = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const judged = (change: object): number | null => {
    writeFileSync(join(folder, file), JSON.stringify({ ...certificate, ...change }));
    return hollow("verify", join(folder, file)).status;
  };
  const other = certificate.assignment.map(([x]) => [x, ["const", "Groups.one_class.one", ["con", "Nat.nat", []]]]);
  expect(judged({})).toBe(0);
  expect(judged({ assignment: other })).toBe(1);
  expect(judged({ statement: ["const", "HOL.False", ["con", "HOL.bool", []]] })).toBe(1);
  expect(judged({ version: 0 })).toBe(2);
});

it("are refused where they are not made like ours, or their theory cannot be read", () => {
  const strange = mkdtempSync(join(tmpdir(), "hollow-strange-"));
  const verified = (source: string, more: object) => {
    const file = join(strange, "c.json");
    writeFileSync(file, JSON.stringify({ version: 1, source, evidence: [], ...more }));
    const { stdout, stderr, status } = spawnSync(process.execPath, ["dist/hollow.js", "verify", file], { encoding: "utf8" });
    return { out: stdout, err: stderr, status };
  };
  const tour = join(process.cwd(), "examples/Tour.thy");
  expect(verified(tour, { statement: { x: 1 } })).toMatchObject({ status: 1, err: "", out: expect.stringContaining("refused: ") });
  expect(verified(join(strange, "None.thy"), {})).toMatchObject({ status: 2, err: "", out: expect.stringContaining("No such file") });
  expect(verified("x".repeat(5000), {})).toMatchObject({ status: 2, err: "" });
});
