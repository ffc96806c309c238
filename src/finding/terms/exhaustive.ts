/**
 * Whether patterns leave nothing out. By the matrix of patterns: split the first column by the constructors of its type, or drop it
 * where all its patterns are variables (Maranget, "Warnings for pattern matching", JFP 2007, section 3).
 */
import { type ConstructorAt, datatypeAt, free, stripApp, type Term, type Theory, type Type } from "../../logic/index.ts";

/** Whether every tuple of values of these types fits some row of patterns. */
export function isExhaustive(theory: Theory, rows: readonly (readonly Term[])[], types: readonly Type[]): boolean {
  const [first, ...rest] = types;
  if (first === undefined) return rows.length > 0;
  if (rows.length === 0) return false;
  const tail = (row: readonly Term[]): readonly Term[] => row.slice(1);
  if (rows.every((row) => row[0]?.kind === "free")) return isExhaustive(theory, rows.map(tail), rest);
  const constructors = datatypeAt(theory, first)?.constructors ?? null;
  // Where values cannot be taken apart only the rows with a variable count.
  if (constructors === null) return isExhaustive(theory, rows.filter((row) => row[0]?.kind === "free").map(tail), rest);
  return constructors.every((c) => {
    const fitting = rows.flatMap((row): (readonly Term[])[] => {
      const parts = partsFor(row[0], c);
      return parts === null ? [] : [[...parts, ...tail(row)]];
    });
    return isExhaustive(theory, fitting, [...c.args, ...rest]);
  });
}

/** The patterns of a constructor's arguments in a pattern; null where it does not fit. */
function partsFor(pattern: Term | undefined, c: ConstructorAt): readonly Term[] | null {
  if (pattern === undefined) return null;
  if (pattern.kind === "free") return c.args.map((type) => free("", type));
  const { head, args } = stripApp(pattern);
  return head.kind === "const" && head.name === c.name && args.length === c.args.length ? args : null;
}

/** No variable occurs twice. */
export function isLinear(patterns: readonly Term[]): boolean {
  const seen = new Set<string>();
  let count = 0;
  const visit = (t: Term): void => {
    if (t.kind === "free") {
      seen.add(t.name);
      count++;
    } else if (t.kind === "app") {
      visit(t.fun);
      visit(t.arg);
    }
  };
  patterns.forEach(visit);
  return seen.size === count;
}
