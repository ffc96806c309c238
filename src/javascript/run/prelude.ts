import { functionHelpers } from "./functions.ts";
import { numberHelpers, numberNeeds } from "./numbers.ts";
import { setHelpers } from "./sets.ts";

/** Pieces of the run time that generated code may call, included only where used. */
export type Helper = keyof typeof numberHelpers | keyof typeof setHelpers | keyof typeof functionHelpers;

const texts: Readonly<Record<Helper, string>> = { ...numberHelpers, ...setHelpers, ...functionHelpers };

/** The texts of the helpers asked for, with those they need, each once. */
export function preludeText(wanted: Iterable<Helper>): string {
  const done = new Set<Helper>();
  const visit = (name: Helper): void => {
    if (done.has(name)) return;
    done.add(name);
    for (const need of numberNeeds[name] ?? []) visit(need);
  };
  for (const name of wanted) visit(name);
  return [...done].map((name) => texts[name]).join("\n");
}
