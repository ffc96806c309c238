import { expect, it } from "vitest";
import { whySkipped } from "../../scripts/browser.mjs";
import { modelsFor, openView } from "./webview.ts";

const reason = whySkipped();

const text = `theory View imports Main begin
lemma trans_union: "trans r ⟹ trans s ⟹ trans (r ∪ s)" oops
end
`;

it.skipIf(reason !== null)(
  `the model view draws counterexamples${reason === null ? "" : ` (${reason})`}`,
  async () => {
    const view = await openView(await modelsFor(text, "lemma trans_union"), false);
    try {
      const { page } = view;
      expect(await page.textContent("h1")).toBe("trans_union");
      expect(await page.textContent(".statement")).toContain("trans r ⟹ trans s");
      const source = await page.getAttribute(".picture img", "src");
      expect(decodeURIComponent(source ?? "")).toContain("<svg");
      expect(await page.$eval(".picture img", (image) => Reflect.get(image, "naturalWidth"))).toBeGreaterThan(50);
      const table = page.locator("h2 button", { hasText: "Table" });
      await table.first().click();
      expect(await page.getAttribute(".picture img", "src")).not.toBe(source);
      const second = page.locator(".bar button", { hasText: "1" }).first();
      await second.click();
      expect(await second.getAttribute("aria-pressed")).toBe("true");
      expect(view.errors).toEqual([]);
    } finally {
      await view.close();
    }
  },
  120_000,
);
