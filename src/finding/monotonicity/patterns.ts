/** Constructor patterns: their variables get the relators of the parts that they stand for. */
import { type Free, stripApp, type Term } from "../../logic/index.ts";
import type { Calculus } from "./calculus.ts";
import { type Relator, same } from "./relator.ts";

/** Gives each variable of a pattern a new name and its relator. False, and nothing bound, where it is no pattern or repeats a variable. */
export function bindPattern(calculus: Calculus, pattern: Term, relator: Relator, bindings: Map<string, Free>): boolean {
  const found: [Free, Relator][] = [];
  if (!collect(calculus, pattern, relator, found)) return false;
  const names = found.map(([x]) => x.name);
  if (new Set(names).size < names.length || names.some((name) => bindings.has(name))) return false;
  for (const [x, part] of found) {
    const renamed = calculus.variable(x.type);
    calculus.bind(renamed, part);
    bindings.set(x.name, renamed);
  }
  return true;
}

function collect(calculus: Calculus, pattern: Term, relator: Relator, found: [Free, Relator][]): boolean {
  if (pattern.kind === "free") {
    found.push([pattern, relator]);
    return true;
  }
  const { head, args } = stripApp(pattern);
  if (head.kind !== "const") return false;
  // What does not grow is matched in both models alike, whatever the pattern.
  if (relator.kind === "same") return args.every((arg) => !calculus.relators.mentions(arg.type) && collect(calculus, arg, same, found));
  const made = calculus.constants.constructorOf(head);
  if (made === null || made.args.length !== args.length) return false;
  const fields = calculus.relators.fields(relator, made);
  return args.every((arg, i) => collect(calculus, arg, fields[i] ?? same, found));
}
