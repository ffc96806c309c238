import { destApps, names, stripApp, type Term } from "../../logic/index.ts";

/** A text that is the same for ground values that are equal: elements of sets in one order, each once. */
export function valueKey(t: Term): string {
  if (destApps(t, names.insert, 2) !== null) return `{${[...new Set(elements(t))].sort().join(" ")}}`;
  switch (t.kind) {
    case "const":
    case "free":
      return t.name;
    case "bound":
      return `#${t.index}`;
    case "abs":
      return `(λ${valueKey(t.body)})`;
    case "app": {
      const { head, args } = stripApp(t);
      return `(${[head, ...args].map(valueKey).join(" ")})`;
    }
  }
}

function elements(t: Term): string[] {
  const [element, rest] = destApps(t, names.insert, 2) ?? [];
  if (element === undefined || rest === undefined) return t.kind === "const" ? [] : [`…${valueKey(t)}`];
  return [valueKey(element), ...elements(rest)];
}
