import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { browserPath, whySkipped } from "../../../scripts/browser.mjs";

const folder = mkdtempSync(join(tmpdir(), "hollow-browser-"));
const installed = join(folder, "google-chrome");
writeFileSync(installed, "");

it("a browser is the one that is named, or one of the usual names on the path", () => {
  expect(browserPath({ PATH: `/nowhere:${folder}` })).toBe(installed);
  expect(browserPath({ PATH: "/nowhere", HOLLOW_CHROMIUM: installed })).toBe(installed);
  expect(browserPath({ PATH: "/nowhere" })).toBeNull();
  expect(browserPath({})).toBeNull();
});

it("a browser that is named and not there is not replaced, and the reason is told", () => {
  expect(browserPath({ PATH: folder, HOLLOW_CHROMIUM: "/nowhere/chrome" })).toBeNull();
  expect(whySkipped({ PATH: folder, HOLLOW_CHROMIUM: "/nowhere/chrome" })).toMatch(/names \/nowhere\/chrome/);
  expect(whySkipped({ PATH: folder })).toBeNull();
  expect(whySkipped({})).toMatch(/no Chromium is installed/);
});
