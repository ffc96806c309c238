/** The tour in the README is what the program prints. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Seconds differ from run to run. */
const timeless = (text: string): string => text.replace(/\d+\.\d\d s\b/g, "_ s");

it("is printed as the README shows it", () => {
  const readme = readFileSync("README.md", "utf8");
  const [, shown] = /npx hollow check examples\/Tour\.thy\n```\n[^`]*```\n([\s\S]*?)```\n/.exec(readme) ?? [];
  const { stdout, status } = spawnSync(process.execPath, ["dist/hollow.js", "check", "examples/Tour.thy"], { encoding: "utf8" });
  expect(timeless(stdout)).toBe(timeless(shown ?? "no tour in the README"));
  expect(status).toBe(0);
}, 60_000);
