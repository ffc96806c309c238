/** Certificates read back: the lemma of the theory that was written beside one, and the negation that it should state. */
import { readFileSync } from "node:fs";
import type { TheoryLoader } from "../../src/elaborate/index.ts";
import {
  not,
  sameTerm,
  substFrees,
  substTermTypes,
  type Term,
  type Type,
  type TypeVar,
  termOfPlain,
  typeOfPlain,
} from "../../src/logic/index.ts";
import type { Certificate } from "../../src/refute/index.ts";

/** Why a theory file does not state the negation that the certificate beside it is about, or null where it does. */
export function misread(loader: TheoryLoader, file: string): string | null {
  const loaded = loader.load(file);
  // What is wrong in the theory that is imported was wrong before.
  const problem = loaded.diagnostics.find((d) => d.severity === "error");
  const stated = loaded.items.flatMap((item) => (item.kind === "statement" ? item.statement.conclusions : []));
  const [only] = stated;
  if (only === undefined || stated.length > 1) return problem?.message ?? "not one statement";
  return sameTerm(only, negationBeside(file)) ? null : "another statement";
}

/** The negation of the instantiated statement, by the certificate beside a theory. */
function negationBeside(file: string): Term {
  const { statement, types, assignment }: Certificate = JSON.parse(readFileSync(file.replace(/\.thy$/, ".json"), "utf8"));
  const at = new Map(types.map(([v, ty]): [TypeVar, Type] => [typeOfPlain(v) as TypeVar, typeOfPlain(ty)]));
  const values = new Map(assignment.map(([x, t]): [string, Term] => [x, termOfPlain(t)]));
  return not(substFrees(values, substTermTypes(at, termOfPlain(statement))));
}
