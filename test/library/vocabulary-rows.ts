/** The vocabulary of Main: one row per constant, with its type scheme and its notation. */
import { readFileSync } from "node:fs";

export interface Row {
  readonly theory: string;
  /** The name as users write it, perhaps with a remark in parentheses. */
  readonly constant: string;
  readonly type: string;
  readonly notation: string;
}

/** Rows about notation that has no constant of its own, or about a type. */
const withoutConstant: ReadonlySet<string> = new Set([
  "list comprehension",
  "maplet update",
  "string literal",
  "STR literal",
  "Enum.finite_1",
]);

/** Names that must be written with their theory, or as a section because they are reserved words. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["induct_forall", "HOL.induct_forall"],
  ["zero", "Groups.zero"],
  ["one", "Groups.one"],
  ["dvd", "(dvd)"],
  ["funpow", "Nat.funpow"],
  ["of_nat_aux", "Nat.of_nat_aux"],
  ["relpow", "Transitive_Closure.relpow"],
  ["relpowp", "Transitive_Closure.relpowp"],
  ["ntrancl", "Transitive_Closure.ntrancl"],
]);

export const rows: readonly Row[] = readFileSync(new URL("vocabulary.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([theory = "", constant = "", type = "", notation = ""]) => ({ theory, constant, type, notation }))
  .filter((row) => !withoutConstant.has(row.constant));

/** How the constant of a row is written: `plus (nat)` is `plus`. */
export function spelling(row: Row): string {
  const name = row.constant.replace(/ \(.*\)$/, "");
  return spellings.get(name) ?? name;
}

/** Whether the row is about an overloaded constant at one type: `plus (nat)`. */
export function isInstance(row: Row): boolean {
  return / \((nat|int)\)$/.test(row.constant);
}
