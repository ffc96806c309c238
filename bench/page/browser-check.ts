/** Checks texts in Chromium, by the page's own worker: what the page would answer, without the page. */
import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";

/** One answer: where, by which command, how it turned out. */
export interface PlacedAnswer {
  readonly line: number;
  readonly command: string;
  readonly outcome: string;
  readonly seconds: number;
}

/** What runs in the browser; given to it as text, since it knows nothing of this program. */
const inBrowser = `
globalThis.hollowCheck = async (script, text, settings, only) => {
  const unpack = async (name) => {
    const bytes = await (await fetch(name)).arrayBuffer();
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  };
  globalThis.hollowLibrary ??= Promise.all([unpack("library.bin"), unpack("theories.bin")]).then(([snapshot, texts]) => ({ snapshot, texts: JSON.parse(texts) }));
  const library = await globalThis.hollowLibrary;
  let worker = null;
  const open = () => new Promise((resolve) => {
    worker?.terminate();
    worker = new Worker(script, { type: "module" });
    worker.onmessage = () => resolve();
    worker.postMessage({ kind: "library", library });
  });
  let ticket = 0;
  const ask = (question, milliseconds) => new Promise((resolve) => {
    const own = ++ticket;
    let timer = setTimeout(() => resolve(null), milliseconds);
    worker.onerror = () => { clearTimeout(timer); resolve(null); };
    worker.onmessage = ({ data }) => {
      if (data.ticket !== own) return;
      if (data.kind === "answered") { clearTimeout(timer); resolve(data.answer); }
    };
    worker.postMessage({ kind: "ask", ticket: own, text, question, leftOut: [], settings });
  });
  await open();
  const read = await ask({ kind: "read" }, 120000);
  if (read?.kind !== "outline") return { problems: [{ line: 1, message: "not read" }], answers: [] };
  const line = (at) => text.slice(0, at).split("\\n").length;
  const answers = [];
  const problems = read.outline.problems.map((d) => ({ line: line(d.span.from), message: d.severity + " " + d.code }));
  for (const { command, task, place, tool, milliseconds } of read.outline.answers) {
    if (only !== null && line(place.from) !== only) continue;
    const got = await ask({ kind: "check", command, task, settings: {} }, milliseconds + 5000);
    if (got === null) await open();
    const report = got?.kind === "report" ? got.report : null;
    for (const d of got?.kind === "report" ? got.diagnostics : []) problems.push({ line: line(d.span.from), message: d.severity + " " + d.code });
    if (got === null) answers.push({ line: line(place.from), command: tool, outcome: "unknown", seconds: milliseconds / 1000 });
    else if (report !== null) answers.push({ line: line(report.span.from), command: report.command, outcome: report.outcome, seconds: report.seconds });
  }
  worker.terminate();
  return { problems, answers };
};`;

export interface Checked {
  readonly problems: readonly { readonly line: number; readonly message: string }[];
  readonly answers: readonly PlacedAnswer[];
}

/** The name of the worker's script in a built site. */
function workerScript(site: string): string {
  const name = readdirSync(`${site}/assets`).find((n) => /^page-worker-.*\.js$/.test(n));
  if (name === undefined) throw new Error("the site has no worker: npm run site");
  return `assets/${name}`;
}

/** Checks a text in a page that shows the site; `only`: what is asked in this line. */
export async function checkInBrowser(
  page: Page,
  site: string,
  text: string,
  settings: object,
  only: number | null = null,
): Promise<Checked> {
  await page.evaluate(inBrowser);
  const given = [workerScript(site), text, settings, only].map((x) => JSON.stringify(x));
  const call = `globalThis.hollowCheck(${given.join(", ")})`;
  return (await page.evaluate(call)) as Checked;
}
