/**
 * A checker of proofs of unsatisfiability in LRAT, for steps that follow by unit propagation; it trusts nothing but this page. Format and
 * rule: Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp, "Efficient certified RAT verification", CADE 2017. A line `9 1 -2 0 4 7 0` says
 * that clause 9, `1 ∨ ¬2`, follows from 4 and 7: if its literals are false, clause 4 has one literal left that is not, which is then true, and
 * clause 7 has none left. A line `9 d 3 5 0` forgets clauses. The proof is complete when the empty clause follows.
 */

export type LratVerdict =
  | { readonly kind: "verified"; readonly steps: number }
  | { readonly kind: "refused"; readonly where: string; readonly why: string };

class Refusal extends Error {}

function refuse(why: string): never {
  throw new Refusal(why);
}

/** Checks a proof against clauses in DIMACS format, which are numbered from 1 in their order. */
export function checkLrat(dimacs: string, proof: string): LratVerdict {
  let where = "the clauses";
  try {
    const clauses = readClauses(dimacs);
    let last = clauses.size;
    let steps = 0;
    for (const [i, line] of proof.split("\n").entries()) {
      if (line.trim() === "") continue;
      where = `line ${i + 1} of the proof`;
      const [name = "", ...words] = line.trim().split(/\s+/);
      const id = integer(name);
      if (words[0] === "d") {
        for (const old of upToZero(words, 1).numbers) if (!clauses.delete(old)) refuse(`there is no clause ${old} to forget`);
        continue;
      }
      const clause = upToZero(words, 0);
      const hints = upToZero(words, clause.end);
      if (hints.end !== words.length) refuse("there is something after the hints");
      if (id <= last) refuse(`clause ${id} has a number that was used before`);
      follows(clauses, clause.numbers, hints.numbers);
      clauses.set(id, clause.numbers);
      last = id;
      steps++;
      if (clause.numbers.length === 0) return { kind: "verified", steps };
    }
    where = "the end of the proof";
    return refuse("the empty clause was not derived");
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", where, why: error.message };
    throw error;
  }
}

/** Unit propagation along the hints: each but the last makes one more literal true, in the last all are false. */
function follows(clauses: ReadonlyMap<number, readonly number[]>, clause: readonly number[], hints: readonly number[]): void {
  const isFalse = new Set(clause);
  for (const p of clause) if (isFalse.has(-p)) refuse("the clause holds a literal and its negation");
  for (const [i, hint] of hints.entries()) {
    const open = (clauses.get(hint) ?? refuse(`there is no clause ${hint}`)).filter((p) => !isFalse.has(p));
    const left = new Set(open);
    const [unit] = left;
    if (unit === undefined && i + 1 < hints.length) refuse(`clause ${hint} is false, but hints follow`);
    if (unit === undefined) return;
    if (left.size > 1 || isFalse.has(-unit)) refuse(`clause ${hint} is not unit`);
    isFalse.add(-unit);
  }
  refuse("the hints do not lead to a contradiction");
}

function readClauses(dimacs: string): Map<number, readonly number[]> {
  const clauses = new Map<number, readonly number[]>();
  const lines = dimacs.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("c"));
  const [, count] = /^p cnf \d+ (\d+)\s*$/.exec(lines[0] ?? "") ?? refuse("they do not begin with p cnf");
  for (const line of lines.slice(1)) {
    const words = line.trim().split(/\s+/);
    const { numbers, end } = upToZero(words, 0);
    if (end !== words.length) refuse(`a line holds more than a clause: ${line}`);
    clauses.set(clauses.size + 1, numbers);
  }
  return clauses.size === Number(count) ? clauses : refuse(`there are ${clauses.size} and not ${count}`);
}

/** Numbers from a place up to the next 0, and the place after that. */
function upToZero(words: readonly string[], from: number): { readonly numbers: readonly number[]; readonly end: number } {
  const zero = words.indexOf("0", from);
  return zero < 0 ? refuse("a line does not end with 0") : { numbers: words.slice(from, zero).map(integer), end: zero + 1 };
}

function integer(word: string): number {
  return /^-?[1-9]\d*$/.test(word) ? Number(word) : refuse(`${word === "" ? "nothing" : word} where a number should be`);
}
