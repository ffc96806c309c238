/** Proofs of model finding as files: the clauses (`.cnf`) and the proof (`.lrat`), side by side. */
import { writeFileSync } from "node:fs";
import type { KeepProof } from "../../../finding/index.ts";

/** Writes proofs to files whose names begin so; says where, without the endings. */
export function proofFiles(prefix: string): KeepProof {
  return ({ search, mode, number }, { dimacs, lrat }) => {
    const goal = search === "" || search === "0" ? "" : `.goal-${Number(search) + 1}`;
    const file = `${prefix}${goal}.scope-${number}${mode === "genuine" ? "" : ".potential"}`;
    try {
      writeFileSync(`${file}.cnf`, dimacs);
      writeFileSync(`${file}.lrat`, lrat);
      return { file };
    } catch (error) {
      return { reason: `the file could not be written: ${error instanceof Error ? error.message : String(error)}` };
    }
  };
}
