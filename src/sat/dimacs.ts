/** Clauses in DIMACS format, in pieces of some thousand lines. `clauses` holds literals with each clause ended by 0. */
export function* writeDimacs(clauses: Iterable<Int32Array>, variables: number, clauseCount: number): Generator<string> {
  yield `p cnf ${variables} ${clauseCount}\n`;
  let lines: string[] = [];
  let line = "";
  for (const piece of clauses) {
    for (const literal of piece) {
      if (literal !== 0) {
        line += `${literal} `;
        continue;
      }
      lines.push(`${line}0\n`);
      line = "";
      if (lines.length < 4096) continue;
      yield lines.join("");
      lines = [];
    }
  }
  yield lines.join("");
}

/** What a solver printed. */
export interface SolverOutput {
  readonly verdict: "sat" | "unsat" | "unknown";
  /** Literals that are true, in any order. */
  readonly model: readonly number[];
}

/**
 * Reads the output of a solver in the format of the SAT competitions (`s SATISFIABLE`, `v 1 -2 0`), or of MiniSat's
 * result file (`SAT` and the literals on the next line).
 */
export function readSolverOutput(text: string): SolverOutput {
  let verdict: SolverOutput["verdict"] = "unknown";
  const model: number[] = [];
  for (const line of text.split("\n")) {
    const words = line.trim().split(/\s+/);
    const [head = ""] = words;
    if (head === "s" || head === "SAT" || head === "UNSAT" || head === "SATISFIABLE" || head === "UNSATISFIABLE")
      verdict = verdictOf(words.at(-1) ?? "");
    else if (head === "v" || /^-?\d+$/.test(head)) for (const word of words) addLiteral(model, word);
  }
  return { verdict, model: verdict === "sat" ? model : [] };
}

function verdictOf(word: string): SolverOutput["verdict"] {
  if (word === "SAT" || word === "SATISFIABLE") return "sat";
  return word === "UNSAT" || word === "UNSATISFIABLE" ? "unsat" : "unknown";
}

function addLiteral(model: number[], word: string): void {
  const literal = Number(word);
  if (Number.isInteger(literal) && literal !== 0) model.push(literal);
}
