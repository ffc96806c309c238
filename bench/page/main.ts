/**
 * The page: its size, and how long a counterexample takes from the last keystroke, in Chromium, beside the command line. Times are medians; the
 * machine's load counts in both columns.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { whySkipped } from "../../scripts/browser.mjs";
import { closeStage, openPage, openStage, site, theory, write } from "../../test/apps/playground/browser.ts";
import { addSection } from "../results.ts";

const statements: readonly (readonly [string, string])[] = [
  ["reverse of an append", "rev (xs @ ys) = rev xs @ rev ys"],
  ["subtraction", "(m - n) + n = (m :: nat)"],
  ["transitive unions", "trans r ⟹ trans s ⟹ trans (r ∪ s)"],
  ["images of intersections", "f ` (A ∩ B) = f ` A ∩ f ` B"],
];
const rounds = 9;

const median = (xs: readonly number[]): number => [...xs].sort((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;

/** Milliseconds from the last key of a statement to its drawing in the page; typed anew each time. */
async function fromKeystroke(page: Page, statement: string, round: number): Promise<number> {
  await write(page, theory(`lemma l${round}: "${statement} oops`));
  await page.evaluate(`globalThis.shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.answer[data-outcome="genuine"] svg') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    document.addEventListener("keydown", () => { globalThis.pressed = performance.now(); }, { capture: true });
  }); undefined`);
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowLeft");
  // The quote that ends the statement: before it there is nothing to be answered.
  await page.keyboard.press('"');
  return page.evaluate("globalThis.shown.then((shown) => shown - globalThis.pressed)");
}

function commandLine(statement: string): number {
  const file = join(tmpdir(), "Scratch.thy");
  writeFileSync(file, theory(`lemma l: "${statement}" oops`));
  const start = performance.now();
  spawnSync(process.execPath, ["dist/hollow.js", "check", file, "--workers", "1"]);
  return performance.now() - start;
}

function sizes(): string {
  const folder = site();
  const packed = (name: string): number => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  const assets = readdirSync(join(folder, "assets"));
  const total = (ending: string): number => assets.filter((n) => n.endsWith(ending)).reduce((n, name) => n + packed(`assets/${name}`), 0);
  const kib = (n: number): string => `${Math.round(n / 1024)} KiB`;
  const library = ["library.bin", "theories.bin"].reduce((n, name) => n + readFileSync(join(folder, name)).length, 0);
  const rows = [
    ["script of the page and its worker", kib(total(".js"))],
    ["library: snapshot and texts", kib(library)],
    ["SAT solver (loaded when it is needed)", kib(total(".wasm"))],
    ["styles", kib(total(".css"))],
  ];
  return ["| compressed | size |", "|---|---:|", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

export async function run(): Promise<void> {
  const reason = whySkipped();
  if (reason !== null) {
    console.log(`skipped: ${reason}`);
    return;
  }
  const lines = [sizes(), "", "| statement | page, from the last key (ms) | hollow check (ms) |", "|---|---:|---:|"];
  const stage = await openStage();
  const page = await openPage(stage);
  for (const [name, statement] of statements) {
    const inPage: number[] = [];
    const outside: number[] = [];
    for (let round = 0; round < rounds; round++) {
      inPage.push(await fromKeystroke(page, statement, round));
      outside.push(commandLine(statement));
    }
    lines.push(`| ${name} | ${Math.round(median(inPage))} | ${Math.round(median(outside))} |`);
  }
  await closeStage(stage);
  addSection("The page in Chromium", [`Medians of ${rounds}.`, "", ...lines]);
}
