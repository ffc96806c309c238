/** Which assumptions of a statement can be left out, and why the others cannot. */
import { useState } from "preact/hooks";
import type { UnusedReport } from "../../../refute/index.ts";
import type { PlannedAnswer } from "../../web/index.ts";
import type { Page } from "../page.ts";
import { subscripts } from "./drawing.tsx";

/** For all assumptions of one statement. */
const seconds = 20;

export function Unused({ page, planned }: { readonly page: Page; readonly planned: PlannedAnswer }) {
  const [report, setReport] = useState<UnusedReport | null>(null);
  const [note, setNote] = useState("");
  const ask = async (): Promise<void> => {
    setNote("Leaving out assumptions …");
    const { outcome } = page.checker.question({ kind: "unused", command: planned.command, seconds }, 1000 * seconds);
    const answer = await outcome;
    const found = answer.kind === "unused" ? answer.report : null;
    setReport(found);
    setNote(found === null ? "No answer." : found.assumptions.length === 0 ? "There are no assumptions." : "");
  };
  return (
    <section aria-label="Unused assumptions">
      <button type="button" onClick={ask}>
        Unused assumptions?
      </button>
      <p aria-live="polite" class="note">
        {note}
      </p>
      {report !== null && (
        <ul>
          {report.assumptions.map((text, i) => (
            <li key={text}>
              <code>{subscripts(text)}</code>: {fate(report, i + 1)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is known of an assumption. */
function fate({ unused, needed, unclear }: UnusedReport, i: number): string {
  const free = unused.filter((set) => set.includes(i));
  const why = needed.find((r) => r.without.length === 1 && r.without[0] === i);
  if (free.some((set) => set.length === 1)) return "can be left out, as far as the engines can tell";
  if (free.length > 0) return `can be left out together with ${free.map((set) => set.filter((k) => k !== i).join(", ")).join(" or ")}`;
  if (why !== undefined) {
    const values = Object.entries(why.assignment).map(([name, value]) => `${name} = ${value}`);
    return `needed: without it ${subscripts(values.join(", "))} is a counterexample`;
  }
  return unclear.some((set) => set.includes(i)) ? "no engine can tell" : "needed";
}
