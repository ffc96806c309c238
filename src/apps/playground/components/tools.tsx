/** Questions beside the statements: the value of a term, equations between constants. */
import { useState } from "preact/hooks";
import type { Report } from "../../../refute/index.ts";
import type { Equations } from "../../web/index.ts";
import type { Page } from "../page.ts";
import type { Pending } from "../pool.ts";
import { Drawing, subscripts } from "./drawing.tsx";

export function Evaluate({ page }: { readonly page: Page }) {
  const [term, setTerm] = useState("rev [1, 2, 3 :: nat]");
  const [report, setReport] = useState<Report | null>(null);
  const [note, setNote] = useState("");
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    setNote("Evaluating …");
    const answer = await page.checker.question({ kind: "evaluate", term, seconds: 10 }, 10_000).outcome;
    const found = answer.kind === "report" ? answer.report : null;
    setReport(found?.value === null ? null : found);
    setNote(
      found?.value !== null && found !== null ? "" : answer.kind === "failed" ? answer.message : (found?.reason ?? "No answer in time."),
    );
  };
  return (
    <form onSubmit={ask}>
      <h2>Evaluate</h2>
      <label for="term">A term, with the definitions of the text</label>
      <textarea id="term" rows={3} value={term} onInput={(e) => setTerm(e.currentTarget.value)} spellcheck={false} />
      <button type="submit">Evaluate</button>
      <p aria-live="polite" class="note">
        {note}
      </p>
      {report !== null && (
        <div class="result">
          <p>
            <code>
              {subscripts(report.value ?? "")} :: {report.type}
            </code>
          </p>
          {report.model !== null && <Drawing page={page} model={report.model} hasChoice />}
        </div>
      )}
    </form>
  );
}

export function Conjecture({ page }: { readonly page: Page }) {
  const [about, setAbout] = useState("rev, append, Nil");
  const [size, setSize] = useState(5);
  const [found, setFound] = useState<Equations | null>(null);
  const [note, setNote] = useState("");
  const [pending, setPending] = useState<Pending | null>(null);
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    setNote("Building terms and testing equations …");
    const names = about.split(/[\s,]+/).filter((name) => name !== "");
    const asked = page.checker.question({ kind: "conjecture", about: names, size, seconds: 20 }, 20_000);
    setPending(asked);
    const answer = await asked.outcome;
    setPending(null);
    setFound(answer.kind === "conjectures" ? answer.found : null);
    setNote(answer.kind === "conjectures" ? "" : answer.kind === "failed" ? answer.message : "No answer in time.");
  };
  return (
    <form onSubmit={ask}>
      <h2>Conjecture</h2>
      <label for="about">Equations between these constants that stand all tests</label>
      <input id="about" value={about} onInput={(e) => setAbout(e.currentTarget.value)} spellcheck={false} />
      <label for="size">Symbols on the larger side</label>
      <input id="size" type="number" min={1} max={9} value={size} onInput={(e) => setSize(Number(e.currentTarget.value) || 5)} />
      <div class="buttons">
        <button type="submit" disabled={pending !== null}>
          Search
        </button>
        {pending !== null && (
          <button type="button" onClick={() => pending.cancel()}>
            Stop
          </button>
        )}
      </div>
      <p aria-live="polite" class="note">
        {note}
      </p>
      {found !== null && (
        <>
          <p>
            {found.equations.length} equations; {found.terms} terms, {found.tested} equations tested, {found.refuted} refuted.
          </p>
          <ol class="equations">
            {found.equations.map(({ left, right }) => (
              <li key={`${left} ${right}`}>
                <code>
                  {subscripts(left)} = {subscripts(right)}
                </code>{" "}
                <button
                  type="button"
                  class="small"
                  aria-label={`Insert ${left} = ${right} as a lemma`}
                  onClick={() => insertLemma(page, `${left} = ${right}`)}
                >
                  Insert
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </form>
  );
}

/** Puts a lemma before the last `end`. */
function insertLemma(page: Page, statement: string): void {
  const text = page.editor.state.doc.toString();
  const end = /\nend\s*$/.exec(text)?.index ?? text.length;
  page.editor.dispatch({ changes: { from: end, insert: `\nlemma "${statement}"\n  oops\n` }, scrollIntoView: true });
}
