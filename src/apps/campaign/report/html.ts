/** The report of a campaign as a page: tables, answers over time, and each counterexample drawn. */
import { xmlText } from "../../../base/index.ts";
import { modelSvg } from "../../../drawing/index.ts";
import type { ModelData } from "../../../refute/index.ts";
import type { Campaign, StoredResult } from "../store/store.ts";
import type { PairsFound } from "./pairs.ts";
import { answersPlot } from "./plot.ts";

/** What a line of `hollow check --json` has that is shown. */
interface Line {
  readonly theory?: string;
  readonly lemma?: string | null;
  readonly file?: string;
  readonly line?: number;
  readonly outcome?: string;
  readonly model?: ModelData;
  readonly assignment?: Readonly<Record<string, string>>;
  readonly id?: string;
}

export interface PageParts {
  readonly campaign: Campaign;
  readonly results: readonly StoredResult[];
  readonly parked: readonly { readonly number: number; readonly label: string; readonly reason: string }[];
  readonly pairs: PairsFound | null;
}

/** Lines of answers: a job with goals has several. */
export function linesOf(results: readonly StoredResult[]): readonly Line[] {
  return results.flatMap(({ data, outcome }) => {
    const { answers } = data as { readonly answers?: readonly Line[] };
    return answers ?? (outcome === "models" ? [] : [data as Line]);
  });
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1d1f}
table{border-collapse:collapse;margin:1rem 0}td,th{border-bottom:1px solid #ddd;padding:.25rem .75rem;text-align:left}td.n{text-align:right;font-variant-numeric:tabular-nums}
code{white-space:pre-wrap}figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}@media(prefers-color-scheme:dark){body{background:#fff}}`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string =>
    typeof value === "number" ? `<td class="n">${value.toLocaleString("en-US")}</td>` : `<td>${value}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n");
  return `<table><thead><tr>${head.map((h) => `<th scope="col">${h}</th>`).join("")}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

function counted<T>(values: readonly T[], key: (value: T) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(key(value), (counts.get(key(value)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** At most this many counterexamples are drawn; all are in the lines of JSON. */
const mostDrawn = 500;

function counterexamples(lines: readonly Line[]): string {
  const found = lines.flatMap((line, i) => (line.model !== undefined && line.outcome !== "value" ? [{ line, i, model: line.model }] : []));
  const name = ({ lemma, id, file, line }: Line): string => xmlText(id ?? lemma ?? `${file ?? ""}:${line ?? 0}`);
  const list = found.map(({ line, i }) => [
    `<a href="#c${i}">${name(line)}</a>`,
    xmlText(line.theory ?? ""),
    line.outcome ?? "",
    `<code>${xmlText(valuesText(line))}</code>`,
  ]);
  const drawn = found
    .slice(0, mostDrawn)
    .map(
      ({ line, i, model }) =>
        `<figure id="c${i}"><figcaption>${name(line)}: ${line.outcome ?? ""}</figcaption>${modelSvg(model, { title: `Counterexample to ${line.lemma ?? line.id ?? "a statement"}` })}</figure>`,
    );
  return found.length === 0 ? "<p>None.</p>" : `${table(["statement", "theory", "outcome", "values"], list)}${drawn.join("\n")}`;
}

const valuesText = ({ assignment = {} }: Line): string =>
  Object.entries(assignment)
    .map(([x, value]) => `${x} = ${value}`)
    .join(", ");

function pairsPart({ claims, refuted, models }: PairsFound): string {
  const total = claims * (claims - 1);
  const rows = models
    .filter(({ gain }) => gain > 0)
    .slice(0, 200)
    .map(({ card, tables, origin, gain }) => [card, `<code>${xmlText(JSON.stringify(tables))}</code>`, origin, gain]);
  return `<h2>Implications</h2>
<p>${claims.toLocaleString("en-US")} statements, ${total.toLocaleString("en-US")} implications, <strong>${refuted.count.toLocaleString("en-US")} refuted</strong> by ${models.filter((m) => m.gain > 0).length} models,
each evaluated on all statements by the judge.</p>${table(["elements", "tables", "from", "implications refuted first"], rows)}`;
}

export function reportPage({ campaign, results, parked, pairs }: PageParts): string {
  const start = campaign.createdAt.getTime();
  const lines = linesOf(results);
  const times = (kind: string): number[] =>
    results
      .filter((r) => r.outcome === kind)
      .map((r) => (r.finishedAt.getTime() - start) / 1000)
      .sort((a, b) => a - b);
  const kinds = counted(results, (r) => r.outcome).map(([kind]) => kind);
  const byTheory = counted(lines, (l) => `${l.theory ?? l.file ?? ""}\0${l.outcome ?? ""}`).map(([key, n]) => [
    ...key.split("\0").map(xmlText),
    n,
  ]);
  const name = xmlText(campaign.name);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Campaign ${name}</title><style>${style}</style></head><body>
<h1>Campaign ${name}</h1>
<p>Hollow ${xmlText(campaign.version)}; ${campaign.jobs} jobs, ${results.length} results, ${parked.length} parked; begun ${campaign.createdAt.toISOString()}. All results: <a href="results.jsonl">results.jsonl</a>.</p>
${table(
  ["outcome", "answers"],
  counted(lines, (l) => xmlText(l.outcome ?? "")),
)}
<h2>Answers over time</h2>
${answersPlot(kinds.map((kind) => ({ name: xmlText(kind), times: times(kind) })))}
<h2>By engine</h2>
${table(
  ["engine", "jobs"],
  counted(results, (r) => xmlText(r.tester ?? "–")),
)}
<h2>By theory</h2>
${table(["theory", "outcome", "answers"], byTheory)}
${pairs === null ? "" : pairsPart(pairs)}
<h2>Counterexamples</h2>
${counterexamples(lines)}
<h2>Parked jobs</h2>
${
  parked.length === 0
    ? "<p>None.</p>"
    : table(
        ["number", "job", "reason"],
        parked.map((p) => [p.number, xmlText(p.label), xmlText(p.reason)]),
      )
}
</body></html>
`;
}
