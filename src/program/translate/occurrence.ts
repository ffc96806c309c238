import type { Term } from "../../logic/index.ts";

/** How often the loose `bound(0)` of an abstraction's body occurs, and whether under a further abstraction. */
export function occurrencesOf(body: Term): { readonly count: number; readonly inside: boolean } {
  let count = 0;
  let inside = false;
  const go = (t: Term, depth: number): void => {
    switch (t.kind) {
      case "bound":
        if (t.index === depth) {
          count++;
          inside ||= depth > 0;
        }
        return;
      case "abs":
        go(t.body, depth + 1);
        return;
      case "app":
        go(t.fun, depth);
        go(t.arg, depth);
        return;
      default:
        return;
    }
  };
  go(body, 0);
  return { count, inside };
}
