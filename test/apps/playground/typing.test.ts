/** The page under somebody's fingers: keys, not texts put in. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { whySkipped } from "../../../scripts/browser.mjs";
import { answered, closeStage, openPage, openStage, patience, type Stage, theory, write } from "./browser.ts";

const reason = whySkipped();

/** The text of the editor's lines, without what stands between them. */
const lines = (page: Page): Promise<string[]> => page.locator(".cm-line").allTextContents();
const answer = (page: Page, lemma: string, outcome = "genuine") =>
  page.locator(`.answer[data-lemma="${lemma}"][data-outcome="${outcome}"]`);

describe.skipIf(reason !== null)("typing in the page", { timeout: 2 * patience }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    page = await openPage(stage);
  }, 2 * patience);
  afterAll(async () => closeStage(stage));

  /** Begins with an empty body; the cursor stands in it. */
  const begin = async (): Promise<void> => {
    await write(page, theory(""));
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  };

  /** Puts a text in place of all, as people do it. */
  const paste = async (text: string): Promise<void> => {
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await page.locator(".cm-content").click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+v");
  };

  it("a theory, with symbols by abbreviation and completion, quotes that close themselves, and lines of its own", async () => {
    await begin();
    await page.keyboard.type('definition twice :: "nat => nat" where');
    await page.keyboard.press("Enter");
    await page.keyboard.type('"twice n = n + n"');
    await page.keyboard.press("Enter");
    await page.keyboard.type('lemma mono: "');
    await page.keyboard.type("\\forall");
    await page.locator(".cm-tooltip-autocomplete li[aria-selected]", { hasText: "∀" }).waitFor();
    // The list takes no key in its first 75 ms, so that nobody accepts what they have not seen.
    await page.waitForTimeout(300);
    await page.keyboard.press("Enter");
    await page.keyboard.type('m n. m < n --> twice m <= n" oops');
    await answer(page, "mono").waitFor();
    expect(await lines(page)).toEqual([
      "theory Scratch",
      "  imports Main",
      "begin",
      'definition twice :: "nat ⇒ nat" where',
      '"twice n = n + n"',
      'lemma mono: "∀m n. m < n ⟶ twice m ≤ n" oops',
      "end",
      "",
    ]);
  });

  it("a mistake is told where it stands, moves with the text, and goes when it is mended", async () => {
    await begin();
    await page.keyboard.type('lemma slip: "lenght (xs :: nat list) = List.nowhere" oops');
    await page.locator(".problem-error", { hasText: "List.nowhere" }).waitFor();
    expect(await page.locator(".cm-lintRange-error").textContent()).toBe("List.nowhere");
    await page.keyboard.press("Home");
    await page.keyboard.type("(* before *)");
    await page.keyboard.press("Enter");
    await answered(page);
    expect(await page.locator(".cm-lintRange-error").textContent()).toBe("List.nowhere");
    await page.keyboard.press("End");
    for (const _ of '" oops') await page.keyboard.press("ArrowLeft");
    for (const _ of "List.nowhere") await page.keyboard.press("Backspace");
    await page.keyboard.type("0");
    await page.locator(".problem-error").waitFor({ state: "detached" });
    await answer(page, "slip").waitFor();
  });

  it("an unfinished quote spoils nothing before it", async () => {
    await write(page, theory('lemma good: "xs = ys" oops\nlemma next: "A = B'));
    await page.locator(".problem-error", { hasText: "unterminated" }).waitFor();
    await answer(page, "good").waitFor();
  });

  it("undo brings back the text, the answer, and the cursor", async () => {
    await write(page, theory('lemma l: "x = (0 :: nat)" oops'));
    await answer(page, "l").waitFor();
    const before = await page.locator('.answer[data-lemma="l"] .answer-text').textContent();
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < 'lemma l: "x = ('.length; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await page.keyboard.type("1");
    await page.locator('.answer[data-lemma="l"][data-outcome="genuine"]', { hasText: "x = 0" }).waitFor();
    for (let i = 0; i < 3 && (await lines(page))[3] !== 'lemma l: "x = (0 :: nat)" oops'; i++) await page.keyboard.press("Control+z");
    await page.locator('.answer[data-lemma="l"][data-outcome="genuine"]', { hasText: "x = 1" }).waitFor();
    expect(await page.locator('.answer[data-lemma="l"] .answer-text').textContent()).toBe(before);
    await page.keyboard.type("7");
    expect((await lines(page))[3]).toContain("7");
  });

  it("an answer stays until there is another, and the cursor where it is", async () => {
    await write(page, theory('lemma l: "x = (0 :: nat)" oops'));
    await answer(page, "l").waitFor();
    await page.evaluate(`globalThis.gone = 0; new MutationObserver(() => {
      if (document.querySelector('.answer[data-lemma="l"]') === null) globalThis.gone++;
    }).observe(document.body, { childList: true, subtree: true }); undefined`);
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < 'lemma l: "x = (0'.length; i++) await page.keyboard.press("ArrowRight");
    for (const digit of "123456") {
      await page.keyboard.type(digit);
      await page.locator('.answer[data-lemma="l"][data-outcome="genuine"]').waitFor();
    }
    expect(await page.evaluate("globalThis.gone")).toBe(0);
    expect((await lines(page))[3]).toBe('lemma l: "x = (0123456 :: nat)" oops');
  });

  it("goes on at once beside a long text, and takes one of a megabyte", async () => {
    const many = Array.from(
      { length: 1000 },
      (_, i) => `definition c${i} :: nat where\n  "c${i} = ${i}"\nlemma l${i}: "c${i} = ${i}" oops`,
    );
    await paste(theory(`lemma here: "x = (0 :: nat)" oops\n${many.join("\n")}`));
    await page.keyboard.press("Control+Home");
    await answer(page, "here").waitFor();
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < 'lemma here: "x = (0'.length; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.type("1");
    await page.locator('.answer[data-lemma="here"][data-outcome="genuine"]', { hasText: "x = 0" }).waitFor();
    await paste(theory(`lemma big: "x = (0 :: nat)" oops\n(* ${"long ".repeat(200_000)} *)`));
    await page.keyboard.press("Control+Home");
    await answer(page, "big").waitFor();
    expect(await page.locator(".problem-error").count()).toBe(0);
  });
});
