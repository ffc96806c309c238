import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { junitReporter } from "../../../src/apps/cli/report/junit-reporter.ts";
import { LineMap } from "../../../src/base/index.ts";
import { blankReport, type Report } from "../../../src/refute/index.ts";

const source = { file: 'a "b" & <c>.thy', lines: new LineMap("one\ntwo\n") };

const answer = (outcome: Report["outcome"], more: Partial<Report> = {}): Report => ({
  ...blankReport,
  span: { from: 4, to: 5 },
  theory: "T",
  lemma: "two",
  command: "check",
  outcome,
  ...more,
});

/** The document for some reports. */
function document(...reports: readonly Report[]): string {
  const printed: string[] = [];
  const reporter = junitReporter((line) => printed.push(line));
  for (const report of reports) reporter.report(source, report);
  expect(printed).toEqual([]);
  reporter.end("");
  return printed.join("\n");
}

/** The names of the elements inside a document's cases. */
const endings = (...reports: readonly Report[]): string[] =>
  [...document(...reports).matchAll(/<(failure|error|skipped|system-out)\b/g)].map(([, name = ""]) => name);

describe("answers as JUnit XML", () => {
  it("are failures where the command ends with 1", () => {
    expect(endings(answer("genuine", { isClaim: true }))).toEqual(["failure"]);
    expect(endings(answer("quasi_genuine", { isClaim: true }))).toEqual(["failure"]);
    expect(endings(answer("none", { met: false, expect: "genuine" }))).toEqual(["failure"]);
    expect(endings(answer("genuine", { isClaim: false }))).toEqual(["system-out"]);
    expect(endings(answer("potential", { isClaim: true }))).toEqual(["system-out"]);
  });

  it("are skipped without an answer, unless that was expected", () => {
    expect(endings(answer("unknown"), answer("unsupported"))).toEqual(["skipped", "skipped"]);
    expect(endings(answer("unknown", { met: true, expect: "unknown" }))).toEqual(["system-out"]);
  });

  it("leave values out", () => {
    expect(endings(answer("value", { command: "value", value: "2", type: "nat" }))).toEqual([]);
  });

  it("have no character that XML forbids, and none that means something to it", () => {
    const text = document(answer("genuine", { isClaim: true, assignment: { x: '<"&>\u001b[31m\ud800\uffff\n' } }));
    expect(text).toContain('message="x = &lt;&quot;&amp;&gt;\u241b[31m\ufffd\ufffd&#10;"');
    expect(text).toContain('<testsuite name="a &quot;b&quot; &amp; &lt;c&gt;.thy" tests="1" failures="1" errors="0" skipped="0"');
    expect(text).not.toContain("\u001b");
  });
});

it("hollow check --format junit prints one document, with what cannot be read as errors", { timeout: 120_000 }, () => {
  const file = join(mkdtempSync(join(tmpdir(), "junit-")), "J.thy");
  writeFileSync(file, 'theory J imports Main begin\nlemma bad: "x +" sorry\nlemma wrong: "rev xs = (xs :: nat list)" sorry\nend\n');
  const { status, stdout } = spawnSync(process.execPath, ["dist/hollow.js", "check", file, "--format", "junit", "--timeout", "60"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stdout).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="hollow" tests="2" failures="1" errors="1" skipped="0" /,
  );
  expect(stdout).toMatch(/<error type="E0151" /);
  expect(stdout).toMatch(/<testcase classname="J" name="wrong \(line 3\)" /);
  expect(stdout.trimEnd()).toMatch(/<\/testsuites>$/);
});

it.each([
  ["--json", "cannot go with --format junit"],
  ["--watch", "cannot go with --watch"],
  ["--batch", "cannot go with --batch"],
])("%s does not go with it", (option, message) => {
  const { status, stderr } = spawnSync(process.execPath, ["dist/hollow.js", "check", "J.thy", "--format", "junit", option], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
