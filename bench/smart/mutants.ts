import { join } from "node:path";
import { Budget } from "../../src/base/index.ts";
import { searchSmart } from "../../src/testing/smart/index.ts";
import { addSection } from "../results.ts";
import { read } from "./conjectures.ts";

/** Seconds for each mutant. */
const most = 30;

/** Time to the counterexample of each mutant of the operations on search trees, as in thesis table 6.5. */
export function mutants(folder: string): void {
  const lines = [
    `Seconds to the counterexample of each refutable statement about a faulty deletion, ${most} at most.`,
    "",
    "| theory | refutable | found | seconds each |",
    "|---|---:|---:|---|",
  ];
  for (const name of ["AVL_Mutants", "RBT_Mutants", "Tree23_Mutants"]) {
    const conjectures = read(join(folder, `${name}.thy`), "given up");
    let found = 0;
    const times = [...conjectures].map(([lemma, conjecture]) => {
      const start = performance.now();
      const { kind } = searchSmart(conjecture, { size: 8 }, new Budget(() => performance.now(), most * 1000));
      if (kind === "found") found++;
      return `${lemma} ${kind === "found" ? ((performance.now() - start) / 1000).toFixed(2) : "–"}`;
    });
    lines.push(`| ${name} | ${times.length} | ${found} | ${times.join(", ")} |`);
  }
  addSection("Mutants of search trees by smart generators", lines);
}
