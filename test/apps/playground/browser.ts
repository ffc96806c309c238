/** A real browser with the page. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { browserPath } from "../../../scripts/browser.mjs";
import { serveFolder } from "../../../src/apps/cli/commands/playground.ts";

/** The site as `npm run site` writes it; made now where it is missing. */
export function site(): string {
  const folder = resolve("dist/site");
  if (!existsSync(`${folder}/service-worker.js`)) execFileSync(process.execPath, ["scripts/site.mjs"], { stdio: "inherit" });
  return folder;
}

export interface Stage {
  readonly browser: Browser;
  readonly address: string;
  readonly server: Awaited<ReturnType<typeof serveFolder>>;
}

export async function openStage(): Promise<Stage> {
  const server = await serveFolder(site(), 0);
  const browser = await chromium.launch({ executablePath: browserPath() ?? "", args: ["--no-sandbox"] });
  return { browser, address: server.address, server };
}

export async function closeStage({ browser, server }: Stage): Promise<void> {
  await browser.close();
  server.close();
}

export const patience = 120_000;

/** The page, once the library is there and everything is answered. */
export async function openPage({ browser, address }: Stage, width = 1280, height = 800): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(address);
  await answered(page);
  return page;
}

/** Waits until nothing is being read or searched. */
export async function answered(page: Page): Promise<void> {
  await page.locator('.status[data-busy="false"]').waitFor({ timeout: patience });
}

/** Replaces the text as typing does: the answers to the old text are gone before it returns. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => {
    const { document } = globalThis as unknown as { document: { querySelector(s: string): unknown } };
    return document.querySelector(".answer") === null;
  });
  await page.keyboard.insertText(text);
}

/** `rev_append: genuine` for each answer, in the order of the text; the editor draws only what can be seen, so the window is made high. */
export async function verdicts(page: Page): Promise<string[]> {
  const answers = page.locator(".answer");
  const all: string[] = [];
  for (const answer of await answers.all())
    all.push(`${(await answer.getAttribute("data-lemma")) ?? ""}: ${(await answer.getAttribute("data-outcome")) ?? ""}`);
  return all;
}

/** Nothing found, whether or not all was covered before the time was up. */
export const settled = (verdict: string): string => verdict.replace(/: (none|unknown)$/, ": stands");

export const theory = (body: string, imports = "Main"): string => `theory Scratch\n  imports ${imports}\nbegin\n${body}\nend\n`;
