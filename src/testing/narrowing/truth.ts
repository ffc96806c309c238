/**
 * The truth values of a refinement tree ([Bulwahn 2013], section 5.3 and table 5.1). `unevaluated` is what a node is before its leaves were
 * evaluated; the depth-first search meets it only as the start of a conjunction or disjunction of subtrees.
 */
export type Truth = "true" | "false" | "unknown" | "unevaluated";

/** Table 5.1, conjunction: falsity first, then unevaluated, so that a conjunction is searched on after an unknown part. */
export function conjunction(a: Truth, b: Truth): Truth {
  for (const strongest of ["false", "unevaluated", "unknown"] as const) if (a === strongest || b === strongest) return strongest;
  return "true";
}

/** Table 5.1, disjunction: truth first, then unknown: what has an unknown part cannot become false any more, so the rest is left. */
export function disjunction(a: Truth, b: Truth): Truth {
  for (const strongest of ["true", "unknown", "unevaluated"] as const) if (a === strongest || b === strongest) return strongest;
  return "false";
}
