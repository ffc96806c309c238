/** The page in a real browser. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { whySkipped } from "../../../scripts/browser.mjs";
import { answered, closeStage, openPage, openStage, patience, type Stage, settled, theory, verdicts, write } from "./browser.ts";

const reason = whySkipped();
if (reason !== null) console.warn(`\nSKIPPED: the tests of the page, since ${reason}\n`);

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe-core has to say about the page as it is. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    return (await axe.run()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
  });
}

const gallery = JSON.parse(readFileSync("examples/gallery/gallery.json", "utf8")) as { name: string; title: string; verdicts: string[] }[];

describe.skipIf(reason !== null)(`the page${reason === null ? "" : ` (${reason})`}`, { timeout: 2 * patience }, () => {
  let stage: Stage;
  let page: Page;
  /** Requests that went elsewhere, and complaints of the browser. */
  const strange: string[] = [];

  beforeAll(async () => {
    stage = await openStage();
    page = await openPage(stage);
    page.on("pageerror", (error) => strange.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") strange.push(message.text());
    });
    page.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(stage.address)) strange.push(request.url());
    });
  }, 2 * patience);
  afterAll(async () => closeStage(stage));

  it("shows the counterexample of a false lemma that is typed, with its drawing", async () => {
    await write(page, theory('lemma typed: "'));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.type("trans r ==> trans s ==> trans (r \\<union> s)", { delay: 5 });
    // The closing quote stands there already; typing goes past it.
    const answer = page.locator('.answer[data-lemma="typed"][data-outcome="genuine"]');
    await page.keyboard.press("End");
    await page.keyboard.type('" oops');
    await answer.waitFor();
    expect(await page.locator(".cm-content").textContent()).toContain("trans r ⟹ trans s ⟹ trans (r ∪ s)");
    expect(await answer.locator("svg").getAttribute("aria-label")).toBe("Drawing of r, s");
    expect(await answer.locator("svg path").count()).toBeGreaterThan(2);
    expect(await page.locator(".sign-counterexample").count()).toBe(1);
  });

  it("says what is wrong, with a hint", async () => {
    await write(page, theory('lemma wrong: "lenght xs = 0" oops\nfun f where "f x = x +"'));
    await page.locator(".problem", { hasText: "E0151" }).waitFor();
    await answered(page);
    const problems = await page.locator(".problem").allTextContents();
    expect(problems).toEqual([expect.stringMatching(/length/), expect.stringMatching(/error E0151/)]);
    expect(await page.locator(".sign-trouble").getAttribute("title")).toContain("Inner syntax error");
  });

  it.each(gallery)("gives the recorded verdicts of the example $title", async ({ title, name, verdicts: recorded }) => {
    const high = await openPage(stage, 1280, 6000);
    // Each find takes a quarter of a second where nothing else runs; what is recorded must not depend on what runs beside it.
    await high.getByRole("button", { name: "Settings" }).click();
    await high.getByRole("combobox", { name: "Time" }).selectOption("10");
    await high.getByRole("tab", { name: "Examples" }).click();
    await high.getByRole("button", { name: title }).click();
    await high.waitForFunction((n) => {
      const { document } = globalThis as unknown as { document: { querySelector(s: string): { textContent: string } | null } };
      return document.querySelector(".cm-content")?.textContent.includes(`theory ${n}`);
    }, name);
    await answered(high);
    expect((await verdicts(high)).map(settled)).toEqual(recorded);
    await high.context().close();
  });

  it("finds next, smaller and larger ones, and says why", async () => {
    await write(page, theory('lemma l: "sorted xs ⟹ sorted (xs @ [0 :: nat])" oops'));
    await page.locator('.answer[data-lemma="l"][data-outcome="genuine"]').waitFor();
    await page.getByRole("button", { name: "Details of the answer to l" }).click();
    const panel = page.locator("#tab-panel");
    const drawn = async (): Promise<string> => (await panel.locator("figure").first().textContent()) ?? "";
    const first = await drawn();
    await panel.getByRole("button", { name: "Next" }).click();
    await panel.getByText(/Counterexample 2 of \d+ known/).waitFor();
    expect(await drawn()).not.toBe(first);
    await panel.getByRole("button", { name: "Why?" }).click();
    await panel.getByRole("tree").waitFor();
    expect(await panel.locator(".trace-node.is-true").first().textContent()).toMatch(/premise sorted.* xs = True/);
    expect(await panel.locator(".trace-node.is-false").first().textContent()).toContain("= False");
    const total = async (): Promise<number> =>
      ((await panel.locator("figure").first().textContent()) ?? "").match(/\d+/g)?.reduce((n, digits) => n + Number(digits), 0) ?? 0;
    const before = await total();
    await panel.getByRole("button", { name: "Larger" }).click();
    await panel.getByText(/Counterexample [3-9]\d* of/).waitFor();
    const larger = await total();
    expect(larger).toBeGreaterThan(before);
    await panel.getByRole("button", { name: "Smaller" }).click();
    await vi.waitFor(async () => expect(await total()).toBeLessThan(larger), patience);
  });

  it("says so where there is no smaller one", async () => {
    await write(page, theory('lemma least: "x = (0 :: nat)" oops'));
    await page.locator('.answer[data-lemma="least"][data-outcome="genuine"]').waitFor();
    const panel = page.locator("#tab-panel");
    await panel.getByRole("button", { name: "Smaller" }).click();
    await panel.getByText("No smaller counterexample was found.").waitFor();
  });

  it("opens a bounded quantifier at the element that decides it", async () => {
    await write(page, theory('lemma q: "∀x∈set xs. x < (3 :: nat)" oops'));
    await page.locator('.answer[data-lemma="q"][data-outcome="genuine"]').waitFor();
    const panel = page.locator("#tab-panel");
    await panel.getByRole("button", { name: "Why?" }).click();
    const tree = panel.getByRole("tree");
    await tree.waitFor();
    expect(await tree.textContent()).toMatch(/conclusion ∀x∈set xs\. x < 3 = False for x = [3-9]\d*.*x < 3 = False/);
  });

  it("goes on to counterexamples of the same scope first", async () => {
    await write(page, theory("lemma rel: \"sym (r :: ('a × 'a) set)\" oops"));
    await page.locator('.answer[data-lemma="rel"][data-outcome="genuine"]').waitFor();
    const panel = page.locator("#tab-panel");
    const seen = new Set<string>();
    for (let at = 1; at <= 4; at++) {
      await panel.getByText(new RegExp(`Counterexample ${at} of \\d+ known`)).waitFor();
      const values = (await panel.locator("details pre").first().textContent()) ?? "";
      expect(values).toContain("'a has 2 elements");
      seen.add(values);
      await panel.getByRole("button", { name: "Next" }).click();
    }
    expect(seen.size).toBe(4);
  });

  it("searches with the engine, time and size of its settings", async () => {
    await write(page, theory('lemma far: "n < (7 :: nat)" oops'));
    await page.locator('.answer[data-lemma="far"][data-outcome="genuine"]').waitFor();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("combobox", { name: "Engine" }).selectOption("exhaustive");
    await page.getByRole("combobox", { name: "Size" }).selectOption("3");
    await page.getByRole("combobox", { name: "Time" }).selectOption("10");
    await page.locator('.answer[data-lemma="far"][data-outcome="none"]').waitFor();
    for (const name of ["Engine", "Size", "Time"]) await page.getByRole("combobox", { name }).selectOption("");
    await page.locator('.answer[data-lemma="far"][data-outcome="genuine"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
  });

  it("tells how far a long search is, and stops it", async () => {
    await write(
      page,
      theory(`typedecl t
axiomatization m :: "t ⇒ t ⇒ t" where assoc: "m (m x y) z = m x (m y z)"
lemma long: "∃e. ∀x. m e x = x ⟶ m x e = e ∨ m x x = x ∨ x = e"
  nitpick [card = 1-14, timeout = 100] oops`),
    );
    await page.locator('.answer[data-lemma="long"]', { hasText: /searching: nitpick, scope \d+ of 14/ }).waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.locator('.answer[data-lemma="long"][data-outcome="ended"]').waitFor();
  });

  it("offers views, and exports", async () => {
    await write(page, theory('lemma l: "r = {(0, 1), (1, 0 :: nat)} ⟹ antisym r" oops'));
    await page.locator('.answer[data-lemma="l"][data-outcome="genuine"]').waitFor();
    const panel = page.locator("#tab-panel");
    await panel.getByRole("combobox", { name: /View of r/ }).selectOption("table");
    await panel.locator("svg", { hasText: "●" }).waitFor();
    for (const [name, start] of [
      ["SVG", "<svg"],
      ["DOT", "digraph"],
      ["JSON", "{"],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent("download"), panel.getByRole("button", { name }).click()]);
      expect(download.suggestedFilename()).toBe(`l.${name.toLowerCase()}`);
      expect(readFileSync(await download.path(), "utf8").startsWith(start)).toBe(true);
    }
    // The page keeps the choice for all relations over numbers.
    await panel.getByRole("combobox", { name: /View of r/ }).selectOption("graph");
  });

  it("evaluates, conjectures, and finds unused assumptions", async () => {
    await write(page, theory('lemma used: "xs ≠ [] ⟹ length ys = 0 ⟹ hd (xs @ ys) = hd xs" by simp'));
    await page.getByRole("tab", { name: "Evaluate" }).click();
    await page.getByRole("button", { name: "Evaluate" }).click();
    await page.locator(".result", { hasText: "[3, 2, 1] :: nat list" }).waitFor();
    await page.getByRole("tab", { name: "Conjecture" }).click();
    await page.getByRole("button", { name: "Search" }).click();
    await page.locator(".equations li").first().waitFor();
    await answered(page);
    await page.getByRole("tab", { name: "Details" }).click();
    await page.getByRole("button", { name: "Unused assumptions?" }).click();
    await page
      .getByText(/can be left out/)
      .first()
      .waitFor();
  });

  it("draws how a premise about an inductive predicate follows, as steps", async () => {
    const star = `inductive star :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where
  refl: "star r x x" | step: "r x y ⟹ star r y z ⟹ star r x z"`;
    await write(page, theory(`${star}\nlemma symmetric: "star r x y ⟹ star r y x" oops`));
    await page.locator('.answer[data-lemma="symmetric"][data-outcome="genuine"]').waitFor();
    await page.getByRole("button", { name: "Details of the answer to symmetric" }).click();
    const steps = page.locator("#tab-panel figure", { hasText: "why star r x y" });
    await steps.waitFor();
    expect(await steps.textContent()).toMatch(/star r a.*refl.*star r a.*step: r a/s);
  });

  it("plots the statistics of random tests, by size and by premise", async () => {
    await write(page, theory('lemma r: "length xs = 2 ⟹ hd xs ≤ 1 ⟹ xs = (rev xs :: nat list)" quickcheck [random, report] oops'));
    await page.locator('.answer[data-lemma="r"][data-outcome="genuine"]').waitFor();
    await page.getByRole("button", { name: "Details of the answer to r" }).click();
    const plots = page.getByRole("region", { name: "How the answer was found" });
    await plots.locator("figure, .svg").first().waitFor();
    expect(await plots.textContent()).toMatch(/premises, tested where.*length xs = 2.*\d+ of \d+.*hd xs ≤ 1.*\d+ of \d+/s);
  });

  it("imports theories of the library beyond Main", async () => {
    await write(page, theory('lemma m: "size (A ∪# B) = size A + size (B :: nat multiset)" oops', '"HOL-Library.Multiset"'));
    await page.locator('.answer[data-lemma="m"]:not([data-outcome="waiting"]):not([data-outcome="running"])').waitFor();
    expect(await page.locator(".problem-error").count()).toBe(0);
    expect(await page.locator('.answer[data-lemma="m"]').getAttribute("data-outcome")).toBe("genuine");
  });

  it("shares a text by a link", async () => {
    const text = theory('lemma shared: "A ∪ B = (A :: nat set)" oops');
    await write(page, text);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText(/The text is in the link itself/).waitFor();
    const link = page.url();
    expect(link).toContain("#text=");
    const other = await stage.browser.newPage();
    await other.goto(link);
    await other.locator('.answer[data-lemma="shared"][data-outcome="genuine"]').waitFor({ timeout: patience });
    await other.close();
  });

  it("leaves the page and other statements alone when a search hangs or is hungry", async () => {
    await write(
      page,
      theory(`value "length (fold (λx ys. x # ys @ ys) [1 ..< 60] ([] :: nat list))"
lemma hungry: "length (replicate (2 ^ 34 + n) x) = (n :: nat)" oops
fun ack :: "nat ⇒ nat ⇒ nat" where "ack 0 n = Suc n" | "ack (Suc m) 0 = ack m 1" | "ack (Suc m) (Suc n) = ack m (ack (Suc m) n)"
lemma hangs: "ack 5 (5 + n) = 0 ⟹ n = 1" oops
lemma easy: "rev xs = (xs :: nat list)" oops`),
    );
    await page.locator('.answer[data-lemma="easy"][data-outcome="genuine"]').waitFor();
    await page.getByRole("tab", { name: "Tour" }).click();
    await page.getByText("Step 1 of 6").waitFor();
    // Whether or not all has ended by now.
    await page.getByRole("button", { name: "Stop", exact: true }).dispatchEvent("click");
    await answered(page);
    await page.getByRole("tab", { name: "Details" }).click();
    await write(page, theory('lemma after: "xs = ys" oops'));
    await page.locator('.answer[data-lemma="after"][data-outcome="genuine"]').waitFor();
  });

  it("has no violation that axe-core knows, in both themes", async () => {
    await write(page, theory('lemma l: "rev (xs @ ys) = rev xs @ rev ys" oops\nlemma wrong: "lenght xs" oops'));
    await page.locator('.answer[data-lemma="l"][data-outcome="genuine"]').waitFor();
    await answered(page);
    await page.getByRole("button", { name: "Symbols" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Settings" }).waitFor();
    for (const theme of ["Dark", "Light"]) {
      for (const tab of ["Details", "Evaluate", "Conjecture", "Examples", "Tour", "Docs"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect(await violations(page)).toEqual([]);
      }
      await page.getByRole("button", { name: theme, exact: true }).click();
      expect(await page.evaluate("document.documentElement.getAttribute('data-theme')")).toBe(theme.toLowerCase());
    }
    await page.getByRole("button", { name: "Symbols" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("tab", { name: "Details" }).click();
  });

  it("fits a phone", async () => {
    const phone = await openPage(stage, 390, 844);
    expect(await phone.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    expect(await phone.locator(".answer svg").first().isVisible()).toBe(true);
    expect(await violations(phone)).toEqual([]);
    await phone.getByRole("button", { name: "Details" }).first().click();
    await vi.waitFor(async () =>
      expect(await phone.evaluate("document.querySelector('aside').getBoundingClientRect().top")).toBeLessThan(422),
    );
    await phone.context().close();
  });

  it("lets a wide drawing scroll by itself", async () => {
    await write(page, theory('lemma ring: "r = set (map (λi. (i, (i * 7 + 3) mod 17 :: nat)) [0..<17]) ⟹ r = {}" oops'));
    await page.locator('.answer[data-lemma="ring"][data-outcome="genuine"] svg').waitFor();
    const [svg, scroller] = (await page.evaluate(
      `[document.querySelector('.answer[data-lemma="ring"] svg').getBoundingClientRect().width,
        document.querySelector(".cm-scroller").scrollWidth - document.querySelector(".cm-scroller").clientWidth]`,
    )) as [number, number];
    expect(svg).toBeGreaterThan(1000);
    expect(scroller).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it("is used by keys alone", async () => {
    const keys = await openPage(stage);
    await keys.locator('.answer[data-outcome="genuine"]').waitFor();
    const focus = (): Promise<string> =>
      keys.evaluate("(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent || '').trim().slice(0, 60)");
    const tabTo = async (wanted: RegExp): Promise<void> => {
      for (let i = 0; i < 60 && !wanted.test(await focus()); i++) await keys.keyboard.press("Tab");
      expect(await focus()).toMatch(wanted);
    };
    await tabTo(/^Theory text/);
    await keys.keyboard.press("Control+End");
    await tabTo(/^Details$|Details of the answer/);
    await keys.keyboard.press("Enter");
    await tabTo(/^Why\?/);
    await keys.keyboard.press("Enter");
    await keys.getByRole("tree").waitFor();
    await tabTo(/conclusion/);
    await keys.keyboard.press("ArrowLeft");
    expect(await keys.locator('[role="treeitem"][aria-expanded="false"]').count()).toBeGreaterThan(0);
    await keys.context().close();
  });

  it("works without a network after the first visit", async () => {
    const context = await stage.browser.newContext();
    const visitor = await context.newPage();
    visitor.setDefaultTimeout(patience);
    await visitor.goto(stage.address);
    await visitor.waitForFunction("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)");
    await context.setOffline(true);
    await visitor.reload();
    await visitor.locator('.answer[data-outcome="genuine"]').waitFor();
    await context.close();
  });

  it("never compiles code in the page itself, and asks no other host", async () => {
    // What is evaluated from outside is exempt from the policy; what the page itself runs later is not.
    const tried = await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              resolve(String(new Function("return 1")()));
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    expect(tried).toBe("EvalError");
    expect(strange.filter((text) => !/Content Security Policy/.test(text))).toEqual([]);
  });
});
