/** From a keystroke in a long text to its counterexample in the editor. */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { Client } from "../../test/apps/lsp/client.ts";
import { usage } from "../../test/apps/lsp/processes.ts";
import { Dice } from "../../test/elaborate/random-edits.ts";
import { addSection } from "../results.ts";

const lineCount = 2000;
const uri = "file:///nowhere/Long.thy";

/** The theorems of the library in one text, with lemmas to type in strewn over it. */
export function longText(): { readonly text: string; readonly probes: number } {
  const folder = new URL("../../library/theorems/", import.meta.url);
  const bodies = readdirSync(folder)
    .filter((f) => f.endsWith(".thy"))
    .flatMap((f) => /\bbegin\b([\s\S]*)\bend\b/.exec(readFileSync(new URL(f, folder), "utf8"))?.[1]?.split(/\n(?=lemma|theorem)/) ?? []);
  const lines = ['theory Long imports Complex_Main "HOL-Library.Multiset" "HOL-Library.FSet" begin'];
  let probes = 0;
  for (let i = 0; lines.length < lineCount; i++) {
    const body = bodies[i % bodies.length] ?? "";
    lines.push(...body.replace(/^(lemma|theorem) (\w+):/, `$1 $2_${i}:`).split("\n"));
    if (i % 10 === 0) lines.push(`lemma probe${probes++}: "length (xs :: nat list) < 3"`, "  sorry");
  }
  return { text: [...lines, "end", ""].join("\n"), probes };
}

const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))] ?? 0;

export async function run(options: readonly string[] = []): Promise<void> {
  const option = (name: string, otherwise: number): number => Number(options[options.indexOf(name) + 1] ?? otherwise) || otherwise;
  const [keystrokes, seed] = [option("--keystrokes", 100), option("--seed", 7)];
  const { text, probes } = longText();
  const client = new Client();
  await client.begin({ options: { firstTime: 0.3, time: 3, models: true } });
  const pid = client.process.pid ?? 0;
  const start = performance.now();
  await client.open(uri, text);
  await client.request("textDocument/documentSymbol", { textDocument: { uri } });
  const readTime = performance.now() - start;
  const dice = new Dice(seed);
  const [beyond, used] = [[] as number[], [] as number[]];
  let bytes = 0;
  const timer = setInterval(() => {
    bytes = Math.max(bytes, usage(pid).bytes);
  }, 100);
  for (let i = 0; i < keystrokes; i++) {
    const at = client.text(uri).indexOf(`lemma probe${dice.below(probes)}:`);
    const digit = client.text(uri).indexOf("< ", at) + 2;
    const now = Number(client.text(uri).charAt(digit));
    const next = now >= 7 ? 3 : now + 1;
    const wanted = new RegExp(`xs = \\[[0_](, [0_]){${next - 1}}\\]`);
    const line = client.text(uri).slice(0, at).split("\n").length - 1;
    const [before, clock] = [usage(pid).milliseconds, performance.now()];
    await client.change(uri, { from: digit, to: digit + 1, put: String(next) });
    await client.until(uri, (all) => all.some((d) => d.range.start.line === line && wanted.test(String(d.message))));
    const took = performance.now() - clock;
    used.push(usage(pid).milliseconds - before);
    const models = await client.request<{ milliseconds: number }>("hollow/models", {
      textDocument: { uri },
      position: { line, character: 1 },
    });
    beyond.push(took - models.milliseconds);
  }
  clearInterval(timer);
  client.kill();
  const row = (name: string, list: readonly number[]): string =>
    `| ${name} | ${quantile(list, 0.5).toFixed(0)} | ${quantile(list, 0.95).toFixed(0)} |`;
  addSection("Editor: from a keystroke to the new counterexample", [
    `${text.split("\n").length} lines, ${keystrokes} keystrokes at random places while the rest of the text is being checked. First reading: ${(readTime / 1000).toFixed(1)} s.`,
    "",
    "| milliseconds | median | 95th percentile |",
    "|---|---:|---:|",
    row("clock, beyond the search", beyond),
    row("processor time, all processes", used),
    "",
    `Memory of server and workers together: at most ${(bytes / 1e6).toFixed(0)} MB.`,
    `Load of the machine meanwhile: ${loadavg()[0]?.toFixed(0) ?? "?"}, on ${availableParallelism()} cores.`,
  ]);
}
