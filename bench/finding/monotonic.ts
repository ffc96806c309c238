/**
 * How many free types of the statements of theory files each calculus of monotonicity shows to be monotonic, and the time that takes.
 * Run: `npx tsx bench/finding/monotonic.ts FILE…`.
 */
import { basename, resolve } from "node:path";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { sortAxioms } from "../../src/finding/model/axioms.ts";
import { openGoal } from "../../src/finding/model/open-goal.ts";
import { isMonotonic } from "../../src/finding/monotonicity/index.ts";
import { type Conjecture, eachNode, not, type Type } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { cadical } from "../../src/sat/index.ts";

function freeTypes({ theory, premises, conclusion }: Conjecture): Set<Type> {
  const found = new Set<Type>();
  const visit = (ty: Type): void => {
    if (ty.kind === "var" || theory.types.get(ty.name)?.definition.kind === "declared") found.add(ty);
    if (ty.kind === "con") ty.args.forEach(visit);
  };
  for (const t of [...premises, conclusion]) eachNode(t, (node) => visit(node.type));
  return found;
}

interface Counts {
  statements: number;
  types: number;
  first: number;
  second: number;
  milliseconds: number;
}

async function measure(path: string): Promise<Counts> {
  const counts = { statements: 0, types: 0, first: 0, second: 0, milliseconds: 0 };
  const statements = new TheoryLoader(theoryFiles())
    .load(resolve(path))
    .items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
  for (const stated of statements.flatMap((s) => prepare(s, { locale: ["expand"], noAssumptions: false }))) {
    const conjecture = openGoal(stated);
    const types = freeTypes(conjecture);
    if (types.size === 0) continue;
    counts.statements++;
    const wanted = [...conjecture.premises, not(conjecture.conclusion)];
    for (const ty of types) {
      counts.types++;
      if (ty.kind === "var" && sortAxioms(conjecture.theory, ty).length > 0) continue;
      const start = performance.now();
      if (await isMonotonic(conjecture.theory, wanted, ty, 1, cadical)) counts.first++;
      if (await isMonotonic(conjecture.theory, wanted, ty, 2, cadical)) counts.second++;
      counts.milliseconds += performance.now() - start;
    }
  }
  return counts;
}

const share = (n: number, of: number): string => `${n} (${((100 * n) / Math.max(1, of)).toFixed(0)} %)`;
console.log("| theory | statements | free types | first calculus | both calculi | ms for a type |\n|---|---:|---:|---:|---:|---:|");
for (const path of process.argv.slice(2)) {
  const { statements, types, first, second, milliseconds } = await measure(path);
  const cells = [
    basename(path, ".thy"),
    statements,
    types,
    share(first, types),
    share(second, types),
    (milliseconds / Math.max(1, types)).toFixed(1),
  ];
  if (types > 0) console.log(`| ${cells.join(" | ")} |`);
}
