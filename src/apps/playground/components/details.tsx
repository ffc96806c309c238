/** All about one answer: how it was found, the drawing with its views, further counterexamples, why, and what else can be asked. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { barChart, modelSvg, shortened, toDot, toSvg } from "../../../drawing/index.ts";
import type { Counterexample, Report } from "../../../refute/index.ts";
import type { Shown } from "../checker.ts";
import { Explorer } from "../explorer.ts";
import { download } from "../files.ts";
import { lookedAt, type Page } from "../page.ts";
import { useStore } from "../store.ts";
import { headline, howFound } from "../words.ts";
import { Drawing, subscripts } from "./drawing.tsx";
import { Picture } from "./picture.tsx";
import { Trace } from "./trace.tsx";
import { Unused } from "./unused.tsx";

export function Details({ page }: { readonly page: Page }) {
  const checked = useStore(page.checker.state);
  const ui = useStore(page.ui);
  const shown = lookedAt(checked, ui);
  if (shown === null) return <p>Write a lemma, and its answer appears here. The examples show what can be asked.</p>;
  const report = shown.state.kind === "done" ? shown.state.report : shown.old;
  return (
    <>
      <h2>{shown.planned.lemma ?? (shown.planned.tool === "check" ? "Statement" : shown.planned.tool)}</h2>
      {shown.planned.statement.map((text) => (
        <p key={text} class="statement">
          <code>{subscripts(text.replace(/\s+/g, " "))}</code>
        </p>
      ))}
      {report?.model && report.outcome !== "value" ? (
        <Found key={`${shown.planned.key} ${JSON.stringify(report.assignment)}`} page={page} shown={shown} report={report} />
      ) : (
        <p>{subscripts(headline(shown))}</p>
      )}
      {report?.model && report.outcome === "value" && <Drawing page={page} model={report.model} hasChoice />}
      {report !== null && <How page={page} report={report} />}
      {shown.planned.tool === "check" && report !== null && report.model === null && (
        <Unused key={shown.planned.key} page={page} planned={shown.planned} />
      )}
      {shown.state.kind === "ended" && (
        <button type="button" onClick={() => page.checker.again(shown.planned)}>
          Search again
        </button>
      )}
    </>
  );
}

function Found({ page, shown, report }: { readonly page: Page; readonly shown: Shown; readonly report: Report }) {
  const explorer = useMemo(() => new Explorer(page.checker, shown.planned, report), []);
  useEffect(() => () => explorer.stop(), [explorer]);
  const { found, at, busy, note, trace } = useStore(explorer.state);
  const current = found[at] ?? report;
  const isBusy = busy !== null;
  return (
    <>
      <p class="found-title" aria-live="polite">
        {report.outcome === "potential" ? "Potential counterexample" : "Counterexample"} {at + 1} of {found.length} known
      </p>
      <div class="buttons">
        <button type="button" disabled={at === 0 || isBusy} onClick={() => explorer.previous()}>
          Previous
        </button>
        <button type="button" disabled={isBusy} onClick={() => explorer.next()}>
          Next
        </button>
        <button type="button" disabled={isBusy} onClick={() => explorer.resize("smaller")}>
          Smaller
        </button>
        <button type="button" disabled={isBusy} onClick={() => explorer.resize("larger")}>
          Larger
        </button>
        <button type="button" disabled={isBusy || trace !== null} onClick={() => explorer.why()}>
          Why?
        </button>
        {isBusy && (
          <button type="button" onClick={() => explorer.stop()}>
            Stop
          </button>
        )}
      </div>
      <p aria-live="polite" class="note">
        {isBusy ? `Looking for ${busy} …` : note}
      </p>
      {trace !== null && <Trace nodes={trace} />}
      {current.model !== null && <Drawing page={page} model={current.model} hasChoice />}
      <Values counterexample={current} />
      <Exports counterexample={current} name={shown.planned.lemma ?? "counterexample"} />
    </>
  );
}

function Values({ counterexample }: { readonly counterexample: Counterexample }) {
  const rows = [
    ...Object.entries(counterexample.assignment).map(([name, value]) => `${name} = ${value}`),
    ...Object.entries(counterexample.types).map(([name, value]) => `${name} has ${value}`),
    ...Object.entries(counterexample.chosen).map(([name, value]) => `${name} = ${value} (chosen)`),
    ...Object.entries(counterexample.evaluated).map(([name, value]) => `${name} = ${value}`),
  ];
  return (
    <details>
      <summary>As text</summary>
      <pre>{subscripts(rows.join("\n"))}</pre>
    </details>
  );
}

function Exports({ counterexample: { model }, name }: { readonly counterexample: Counterexample; readonly name: string }) {
  if (model === null) return null;
  return (
    <div class="buttons">
      <button type="button" onClick={() => download(`${name}.svg`, "image/svg+xml", modelSvg(model, { title: name }))}>
        SVG
      </button>
      <button type="button" onClick={() => download(`${name}.dot`, "text/vnd.graphviz", toDot(model))}>
        DOT
      </button>
      <button type="button" onClick={() => download(`${name}.json`, "application/json", JSON.stringify(model, null, 2))}>
        JSON
      </button>
    </div>
  );
}

/** How often each premise was reached and held in random tests. */
function premiseBars({ statistics, claim }: Report) {
  const count = Math.max(0, ...statistics.map((s) => s.premises.length));
  const sum = (of: (s: Report["statistics"][number]) => number): number => statistics.reduce((n, s) => n + of(s), 0);
  return Array.from({ length: count }, (_, i) => ({
    label: shortened(claim?.premises[i] ?? `premise ${i + 1}`, 36),
    count: sum((s) => (i === 0 ? s.tests : (s.premises[i - 1] ?? 0))),
    part: sum((s) => s.premises[i] ?? 0),
  }));
}

/** Engine, time, size; what each engine covered; the statistics of random tests. */
function How({ page, report }: { readonly page: Page; readonly report: Report }) {
  const { theme } = useStore(page.ui);
  const bars = report.coverage.filter((c) => c.tests > 0).map((c) => ({ label: c.engine, count: c.tests, part: c.premises }));
  const sizes = report.statistics.map((s) => ({
    label: `size ${s.size}${s.card === 0 ? "" : `, card ${s.card}`}`,
    count: s.tests,
    part: s.satisfied,
  }));
  const premises = premiseBars(report);
  const plot = (title: string, rows: typeof bars) => (
    <Picture svg={toSvg(barChart(title, rows), { theme, title, isBare: true })} title={title} />
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="How the answer was found">
      <p class="how">{howFound(report)}</p>
      {sizes.length > 0 && plot("random tests by size; dark: satisfied the premises", sizes)}
      {premises.length > 0 && plot("premises, tested where those before them held; dark: held", premises)}
      {report.coverage.length > 0 && (
        <details open={isOpen} onToggle={(e) => setOpen(e.currentTarget.open)}>
          <summary>Engines</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">engine</th>
                <th scope="col">outcome</th>
                <th scope="col">tests</th>
                <th scope="col">satisfied premises</th>
              </tr>
            </thead>
            <tbody>
              {report.coverage.map((c) => (
                <tr key={c.engine}>
                  <td>{c.engine}</td>
                  <td>
                    {c.outcome}
                    {c.reason === null ? "" : `: ${c.reason}`}
                  </td>
                  <td>{c.tests.toLocaleString("en-US")}</td>
                  <td>{c.premises.toLocaleString("en-US")}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {bars.length > 0 && plot("tests; dark: satisfied the premises", bars)}
        </details>
      )}
    </section>
  );
}
