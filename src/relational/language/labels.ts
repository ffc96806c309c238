import type { Formula, Node } from "./syntax.ts";

const labels = new WeakMap<Node, string>();

/** The same formula with a name: it stands as one in cores, conjunctions too, and is shown with its name. */
export function labelled(label: string, f: Formula): Formula {
  const own: Formula = { ...f };
  labels.set(own, label);
  return own;
}

/** The name that `labelled` gave to this very formula; null for others. */
export function labelOf(f: Node): string | null {
  return labels.get(f) ?? null;
}
