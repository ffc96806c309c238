/** Visits to the page: links, reloads, several tabs, a site that has changed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { whySkipped } from "../../../scripts/browser.mjs";
import { serveFolder } from "../../../src/apps/cli/commands/playground.ts";
import { answered, closeStage, openStage, patience, type Stage, site, theory, write } from "./browser.ts";

const reason = whySkipped();

const visit = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(address);
  await answered(page);
  return page;
};
const text = async (page: Page): Promise<string> => (await page.locator(".cm-line").allTextContents()).join("\n");

describe.skipIf(reason !== null)("visits to the page", { timeout: 3 * patience }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, patience);
  afterAll(async () => closeStage(stage));

  it("links of any version carry their text until it is changed", async () => {
    const context = await stage.browser.newContext();
    // What a link has always been: the text, deflated, in the alphabet for addresses.
    const packed = deflateRawSync(theory('lemma linked: "A ∪ B = (A :: nat set)" oops')).toString("base64url");
    const page = await visit(context, `${stage.address}#text=${packed}`);
    await page.locator('.answer[data-lemma="linked"][data-outcome="genuine"]').waitFor();
    await write(page, theory('lemma changed: "xs = ys" oops'));
    await page.locator('.answer[data-lemma="changed"][data-outcome="genuine"]').waitFor();
    expect(page.url()).not.toContain("#text");
    await page.reload();
    await page.locator('.answer[data-lemma="changed"][data-outcome="genuine"]').waitFor();
    await page.goto(`${stage.address}#text=${packed.slice(0, 20)}`);
    await page.getByText("The link is damaged").waitFor();
    expect(await text(page)).toContain("lemma changed");
    await context.close();
  });

  it("tabs keep their own texts, and a new one has the last", async () => {
    const context = await stage.browser.newContext();
    const [one, two] = [await visit(context, stage.address), await visit(context, stage.address)];
    await write(one, theory('lemma first: "xs = ys" oops'));
    await one.locator('.answer[data-lemma="first"][data-outcome="genuine"]').waitFor();
    await write(two, theory('lemma second: "xs = ys" oops'));
    await two.locator('.answer[data-lemma="second"][data-outcome="genuine"]').waitFor();
    await Promise.all([one.reload(), two.reload()]);
    await one.locator('.answer[data-lemma="first"][data-outcome="genuine"]').waitFor();
    await two.locator('.answer[data-lemma="second"][data-outcome="genuine"]').waitFor();
    const three = await visit(context, stage.address);
    expect(await text(three)).toContain("lemma second");
    await context.close();
  });

  it("a changed site is told and shown at the next visit; a page of the old one goes on", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hollow-site-"));
    cpSync(site(), folder, { recursive: true });
    const server = await serveFolder(folder, 0);
    const context = await stage.browser.newContext();
    const old = await visit(context, server.address);
    await old.waitForFunction("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)");
    // A new build: another text among the examples, and one of the scripts is gone.
    const gone = readdirSync(join(folder, "assets")).find((name) => name.endsWith(".wasm")) ?? "";
    const gallery = readFileSync(join(folder, "gallery.json"), "utf8").replace("First steps", "New first steps");
    const worker = readFileSync(join(folder, "service-worker.js"), "utf8");
    writeFileSync(join(folder, "gallery.json"), gallery);
    writeFileSync(join(folder, "service-worker.js"), worker.replace(/hollow-\w+/, "hollow-new").replace(`,"assets/${gone}"`, ""));
    rmSync(join(folder, "assets", gone));
    const page = await visit(context, server.address);
    await page.getByText("A newer version of the page is ready").waitFor();
    await page.reload();
    await answered(page);
    await page.getByRole("tab", { name: "Examples" }).click();
    await page.getByRole("button", { name: "New first steps" }).waitFor();
    expect(await old.evaluate(`fetch("assets/${gone}").then((r) => r.status)`)).toBe(200);
    await write(old, theory('lemma still: "xs = ys" oops'));
    await old.locator('.answer[data-lemma="still"][data-outcome="genuine"]').waitFor();
    await context.close();
    server.close();
  });
});
