// The browser of tests, benches and pictures: the one that HOLLOW_CHROMIUM names, or else the first usual name on the path. As a program it prints
// where that browser is, and fails where there is none: node scripts/browser.mjs
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser's program; null where there is none. */
export function browserPath(environment = process.env) {
  const named = environment.HOLLOW_CHROMIUM;
  const folders = (environment.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = named ? [named] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}

/** Why tests in a browser are skipped; null where they are not. */
export function whySkipped(environment = process.env) {
  if (browserPath(environment) !== null) return null;
  const named = environment.HOLLOW_CHROMIUM;
  if (named) return `HOLLOW_CHROMIUM names ${named}, which is not there`;
  return "no Chromium is installed (apt-get install chromium, or HOLLOW_CHROMIUM=/path/to/it)";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = browserPath();
  console.log(path ?? whySkipped());
  process.exitCode = path === null ? 1 : 0;
}
