// Takes the pictures of README.md and docs/playground.md from the built site: node scripts/screenshots.mjs (needs chromium, and npm run build && npm run site).
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";

const server = spawn(process.execPath, ["dist/hollow.js", "playground", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
const address = await new Promise((resolve) => {
  server.stdout.on("data", (text) => {
    const found = /http:\S+/.exec(String(text));
    if (found !== null) resolve(found[0]);
  });
});
const browser = await chromium.launch({ executablePath: browserPath() ?? "", args: ["--no-sandbox"] });

/** Opens an example, lets everything be answered, does something, takes a picture. */
async function shoot(name, { example, width = 1200, height = 620, theme = "light", seconds = "", act = async () => undefined }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const text = readFileSync(`examples/gallery/${example}.thy`, "utf8");
  await page.addInitScript((kept) => localStorage.setItem("hollow.text", kept), text);
  await page.goto(address);
  // On a busy machine the usual time may be up before anything is found.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Time" }).selectOption(seconds);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator('.status[data-busy="false"]').waitFor();
  await act(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `docs/images/${name}.png` });
  await context.close();
}

const details = (lemma) => async (page) => {
  const answer = page.locator(`.answer[data-lemma="${lemma}"][data-outcome="genuine"]`).first();
  await answer.scrollIntoViewIfNeeded();
  await answer.getByRole("button", { name: "Details" }).click();
};
const why = (lemma) => async (page) => {
  await details(lemma)(page);
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByRole("tree").waitFor();
};

await shoot("lists", { example: "Lists", act: why("rev_append") });
await shoot("relations", { example: "Relations", theme: "dark", act: details("compose_commutes") });
await shoot("trees", { example: "Trees", height: 760, act: why("elems_delete") });
await shoot("protocol", { example: "Protocol", height: 860, seconds: "30", act: details("secret") });
await shoot("classes", { example: "Classes", act: details("band_commutes") });
await shoot("phone", { example: "Streams", width: 390, height: 760, theme: "dark" });
await browser.close();
server.kill();
