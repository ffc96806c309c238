/** Several answers as one. There are two orders: a statement is as good as the worst of its conclusions, and known as well as by the best engine. */
import type { Statement } from "../elaborate/index.ts";
import type { Report, ReportOutcome } from "./report.ts";

/** How much an outcome says against a statement, most first. "None" is last: it is claimed only where every conclusion stood. */
const worstFirst: readonly ReportOutcome[] = ["genuine", "quasi_genuine", "potential", "unknown", "unsupported", "none", "value", "error"];

/** How much an answer tells, most first. A model that leaves something open tells less than a search that found nothing. */
const bestFirst: readonly (ReportOutcome | "open")[] = ["genuine", "quasi_genuine", "potential", "none", "open", "unknown", "unsupported"];

/** The answer for all conclusions of a statement, from the answers for each. */
export function worstOf<V extends { readonly outcome: ReportOutcome }>(answers: readonly V[]): V {
  return first(answers, (v) => worstFirst.indexOf(v.outcome));
}

/**
 * The answer of several engines; null where none was asked. `isOpen`: what is potential about it is only that a model leaves something open.
 * An engine with such models that has not even one tells more than a find that could not be decided.
 */
export function bestOf<V extends { readonly outcome: ReportOutcome; readonly isOpen: boolean }>(answers: readonly V[]): V | null {
  if (answers.length === 0) return null;
  const rank = (v: V): number => bestFirst.indexOf(v.outcome === "potential" && v.isOpen ? "open" : v.outcome);
  const best = first(answers, rank);
  const decided = best.outcome === "potential" ? answers.find((v) => v.isOpen && v.outcome === "none") : undefined;
  return decided ?? best;
}

/** The first of the smallest. */
function first<V>(answers: readonly V[], rank: (v: V) => number): V {
  const [best] = [...answers].sort((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new RangeError("outcome: a statement without conclusion");
  return best;
}

/** A counterexample to a statement that may not be read as it is meant is at most potential; that there is none is said with what it rests on. */
export function doubted<V extends Pick<Report, "outcome" | "reason">>({ doubt, caveat }: Statement, verdict: V): V {
  const isRefuted = verdict.outcome === "genuine" || verdict.outcome === "quasi_genuine";
  if (doubt !== null && isRefuted) return { ...verdict, outcome: "potential", reason: doubt };
  return caveat !== null && verdict.outcome === "none" ? { ...verdict, reason: caveat } : verdict;
}
