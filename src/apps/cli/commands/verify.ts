/** `hollow verify`: checks proofs and certificates that are in files, whoever wrote them. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type LoadedTheory, TheoryLoader } from "../../../elaborate/index.ts";
import { type Certificate, verifyCertificate } from "../../../refute/index.ts";
import { checkLrat } from "../../../sat/index.ts";
import { readyTheory } from "../library-snapshot.ts";
import { theoryFiles } from "../theory-files.ts";

/** A proof in LRAT against the clauses beside it, a counterexample against the theory that it names. 0: all are right, 1: one is refused, 2: one cannot be read. */
export function verify(files: readonly string[], print: (line: string) => void): number {
  return Math.max(0, ...files.map((file) => verifyFile(file, print)));
}

function verifyFile(file: string, print: (line: string) => void): number {
  if (file.endsWith(".json")) return verifyCounterexample(file, print);
  if (!file.endsWith(".lrat"))
    return unreadable(file, "a proof ends in .lrat, with its clauses in .cnf beside it; a counterexample ends in .json", print);
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

const loader = new TheoryLoader({ ...theoryFiles(), ready: readyTheory });

/** The judge alone replays the evidence on the statement as it stands in the theory. */
function verifyCounterexample(file: string, print: (line: string) => void): number {
  const text = read(file);
  if (text instanceof Error) return unreadable(file, text.message, print);
  const certificate = certificateIn(text);
  if (certificate === null) return unreadable(file, "this is no certificate of a counterexample", print);
  const theory = loaded(resolve(dirname(file), certificate.source));
  if (theory instanceof Error) return unreadable(file, `the theory ${certificate.source} cannot be read: ${theory.message}`, print);
  const statements = theory.items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
  const judgement = verifyCertificate(statements, certificate);
  const what = certificate.lemma === null ? `a statement of ${certificate.theory}` : `${certificate.theory}.${certificate.lemma}`;
  print(judgement.kind === "confirmed" ? `${file}: verified, ${what} is false` : `${file}: refused: ${judgement.reason}`);
  return judgement.kind === "confirmed" ? 0 : 1;
}

function certificateIn(text: string): (Certificate & { readonly source: string }) | null {
  try {
    const found = JSON.parse(text);
    return found?.version === 1 && typeof found.source === "string" && Array.isArray(found.evidence) ? found : null;
  } catch {
    return null;
  }
}

function loaded(path: string): LoadedTheory | Error {
  try {
    return loader.load(path);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
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
