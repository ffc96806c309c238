/** `hollow verify`: checks proofs that are in files, whoever wrote them. */
import { readFileSync } from "node:fs";
import { checkLrat } from "../../../sat/index.ts";

/** A proof in LRAT against the clauses beside it. 0: all are right, 1: one is refused, 2: one cannot be read. */
export function verify(files: readonly string[], print: (line: string) => void): number {
  return Math.max(0, ...files.map((file) => verifyFile(file, print)));
}

function verifyFile(file: string, print: (line: string) => void): number {
  if (!file.endsWith(".lrat")) return unreadable(file, "a proof is a file that ends in .lrat, with its clauses in .cnf beside it", print);
  const proof = read(file);
  if (proof instanceof Error) return unreadable(file, proof.message, print);
  const clauses = read(file.replace(/\.lrat$/, ".cnf"));
  if (clauses instanceof Error) return unreadable(file, clauses.message, print);
  const verdict = checkLrat(clauses, proof);
  print(
    verdict.kind === "verified"
      ? `${file}: verified, ${verdict.steps} ${verdict.steps === 1 ? "step" : "steps"}`
      : `${file}: refused, ${verdict.where}: ${verdict.why}`,
  );
  return verdict.kind === "verified" ? 0 : 1;
}

function read(file: string): string | Error {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function unreadable(file: string, why: string, print: (line: string) => void): number {
  print(`${file}: error E0001: ${why}`);
  return 2;
}
