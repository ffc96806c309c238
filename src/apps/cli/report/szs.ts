/** Answers in the words of the SZS ontology (Sutcliffe, "The SZS Ontologies for Automated Reasoning Software", KEAPPA 2008). */
import { shareDone, timeUp } from "../../../base/index.ts";
import { notAllRead } from "../../../inputs/index.ts";
import type { Report } from "../../../refute/index.ts";

/**
 * `isTheory`: the statement is a lemma of a theory, a conjecture also where it ends in `oops`. `isInPart`: some of the problem was not read, so that
 * nothing can be said of it, whatever became of the rest.
 */
export function szsStatus({ outcome, reason, isClaim, coverage }: Report, isTheory: boolean, isInPart = false): string {
  if (outcome !== "genuine" && (isInPart || reason?.startsWith(notAllRead) === true)) return "InputError";
  switch (outcome) {
    case "genuine":
      return isTheory || isClaim ? "CounterSatisfiable" : "Satisfiable";
    case "error":
      return "InputError";
    case "unknown":
      return isTimeUp(reason) || coverage.some((c) => isTimeUp(c.reason)) ? "Timeout" : "GaveUp";
    case "quasi_genuine":
    case "potential":
      return "Unknown";
    case "none":
    case "unsupported":
    case "value":
      return "GaveUp";
  }
}

const isTimeUp = (reason: string | null): boolean => reason === timeUp || reason === shareDone;
