/** End to end: whatever characters a theory, a name or an argument has, nothing acts on the terminal. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-terminal-"));
const evil = "\x1b]0;owned\x07\x1b[31m\x9b2J\u202e";
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come out.
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

const file = join(folder, `A${evil}.thy`);
writeFileSync(
  file,
  `theory A imports Main begin
definition f :: "nat => nat" ("${evil}_") where "f x = x"
lemma a${evil}: "f x = 0"
  oops
lemma "no_such ${evil} = 1"
lemma shown: "f x = ${evil}x"
  oops
value "f 3"
term "${evil}"
quickcheck_params [${evil} = 3]
end
`,
);

describe("what a theory says to the terminal", () => {
  it.each([
    [["check", file]],
    [["check", "--json", file]],
    [["check", "--lemma", evil, file]],
    [["eval", file, evil]],
    [["eval", file, "f 2"]],
    [["show", "--stage", "theory", file]],
    [["show", "--stage", "tokens", file]],
    [["show", "--stage", "syntax", file]],
    [["show", "--stage", evil, file]],
    [["unused", file]],
    [["check", "--batch", file]],
    [["conjecture", file, "--about", evil]],
    [["export-types", file]],
    [["check", join(folder, evil)]],
    [[evil]],
    [["check", `--${evil}`]],
  ])("is harmless: %j", (args) => {
    const { stdout, stderr } = spawnSync(process.execPath, ["dist/hollow.js", ...args], { encoding: "utf8" });
    expect(stdout + stderr).not.toMatch(acting);
    expect(stdout + stderr).not.toBe("");
  });
});
