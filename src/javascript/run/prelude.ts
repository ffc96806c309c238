import { runtimeText } from "./runtime-text.ts";

/** The text of those declarations of the run time that are among the names, with what they need, in order. */
export function preludeText(names: ReadonlySet<string>): string {
  const wanted = new Set<string>();
  const visit = (name: string): void => {
    const found = runtimeText[name];
    if (found === undefined || wanted.has(name)) return;
    wanted.add(name);
    for (const need of found.needs) visit(need);
  };
  for (const name of names) visit(name);
  return Object.entries(runtimeText)
    .flatMap(([name, { text }]) => (wanted.has(name) ? [text] : []))
    .join("\n");
}
