/** An answer in the text: a line, and the drawing of the counterexample when it is open. */
import type { Shown } from "../checker.ts";
import type { Page } from "../page.ts";
import { useStore } from "../store.ts";
import { headline, signs, verdictOf } from "../words.ts";
import { Drawing, subscripts } from "./drawing.tsx";

export function AnswerCard({ page, shown }: { readonly page: Page; readonly shown: Shown }) {
  const { folded } = useStore(page.ui);
  const { planned, state, old } = shown;
  const report = state.kind === "done" ? state.report : old;
  const isStale = state.kind !== "done" && old !== null;
  const verdict = verdictOf(state, old);
  const model = report?.model ?? null;
  const foldKey = planned.lemma ?? planned.key;
  const isOpen = model !== null && !folded.has(foldKey);
  const fold = (): void => {
    const next = new Set(folded);
    if (!next.delete(foldKey)) next.add(foldKey);
    page.ui.change({ folded: next });
  };
  const name = planned.lemma ?? (planned.tool === "check" ? "statement" : planned.tool);
  return (
    <section
      class={`answer answer-${verdict}${isStale ? " stale" : ""}`}
      aria-label={`Answer to ${name}`}
      data-lemma={planned.lemma ?? ""}
      data-outcome={state.kind === "done" ? state.report.outcome : state.kind}
    >
      <div class="answer-line">
        {model === null ? (
          <span class="answer-text">
            <span aria-hidden="true">{signs[verdict]} </span>
            {subscripts(headline(shown))}
          </span>
        ) : (
          <button type="button" class="answer-text" aria-expanded={isOpen} onClick={fold}>
            <span aria-hidden="true">{isOpen ? "▾" : "▸"} </span>
            {subscripts(headline(shown))}
          </button>
        )}
        {(report !== null || state.kind === "ended") && (
          <button
            type="button"
            class="small"
            aria-label={`Details of the answer to ${name}`}
            onClick={() => {
              page.ui.change({ selected: planned.key, tab: "details" });
              // On a phone it stands below the text.
              document.querySelector("aside")?.scrollIntoView();
            }}
          >
            Details
          </button>
        )}
      </div>
      {isOpen && model !== null && <Drawing page={page} model={model} />}
    </section>
  );
}
