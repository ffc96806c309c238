/** Random theories with statements that are true by construction, given to the engines: none may be refuted. */
import { resolve } from "node:path";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { Budget } from "../../src/base/index.ts";
import { type Statement, TheoryLoader } from "../../src/elaborate/index.ts";
import type { SearchVerdict } from "../../src/refute/engines/search.ts";
import { checkDefaults, type Strategy, searchPortfolio, strategies } from "../../src/refute/index.ts";
import { doubted } from "../../src/refute/outcome.ts";
import { isTooDeep } from "../too-deep.ts";
import { cornerPieces } from "./corner-pieces.ts";
import { openPieces } from "./open-pieces.ts";
import { lastPiece, lostImport, pieces } from "./pieces.ts";
import { Random } from "./random.ts";
import { Terms } from "./terms.ts";
import { theoremInstances } from "./theorems.ts";

/** The text of the theory of a seed, on Main and a theory with lost parts. */
export function theoryText(seed: number): string {
  const random = new Random(seed);
  const terms = new Terms(random);
  const made = random.some(5, [...pieces, ...openPieces, ...cornerPieces]).map((make, k) => make(k, random, terms));
  const theorems = theoremInstances(terms, { x: "nat", b: "bool", ys: "nat list" });
  const others = { text: "", claims: [...random.some(12, theorems), ...random.some(2, lostImport.claims)] };
  const all = [...made, others, lastPiece(9, random, terms)];
  return all.flatMap(({ text, claims }) => [text, ...claims.map((claim) => `lemma ${claim} sorry`)]).join("\n");
}

let text = "";
const lostParts = resolve("Lost_Parts.thy");
const files = theoryFiles();
const loader = new TheoryLoader({
  resolve: (name, from) => (name === "Lost_Parts" ? lostParts : files.resolve(name, from)),
  read: (id) => {
    if (id === lostParts) return { text: `theory Lost_Parts imports Main begin\n${lostImport.text}\nend\n`, badAt: null };
    return /\/Seed_\d+\.thy$/.test(id) ? { text, badAt: null } : files.read(id);
  },
});

/** The statements of the theory of a seed. */
export function statementsOf(seed: number): Statement[] {
  text = `theory Seed_${seed} imports Main Lost_Parts begin\n${theoryText(seed)}\nend\n`;
  return loader.load(resolve(`Seed_${seed}.thy`)).items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
}

/** So many questions to the clock end a search. */
const steps = 120;

/** What became of the statements of some seeds. */
export interface Tried {
  readonly count: number;
  readonly decided: number;
  /** Refuted statements, with the seed and the engine. */
  readonly refuted: readonly string[];
}

async function verdictOn(statement: Statement, strategy: Strategy | null): Promise<SearchVerdict["verdict"]> {
  let asked = 0;
  try {
    const found = await searchPortfolio(statement, { ...checkDefaults, strategy, size: 2 }, new Budget(() => asked++, steps));
    return doubted(statement, found.verdict);
  } catch (error) {
    if (isTooDeep(error)) return { outcome: "unknown", reason: "the stack is used up" };
    throw error;
  }
}

/** Gives the statements of seeds, from the first on, to one engine each in turn, until there were so many. */
export async function tryTrueStatements(first: number, wanted: number): Promise<Tried> {
  const refuted: string[] = [];
  let [count, decided] = [0, 0];
  for (let seed = first; count < wanted; seed++)
    for (const statement of statementsOf(seed)) {
      const strategy = strategies[count++ % strategies.length] ?? null;
      const verdict = await verdictOn(statement, strategy);
      if (verdict.outcome === "none") decided++;
      if (verdict.outcome === "genuine" || verdict.outcome === "quasi_genuine")
        refuted.push(
          `seed ${seed}, ${strategy}: ${statement.text} by ${JSON.stringify(verdict.assignment)} ${JSON.stringify(verdict.chosen)}`,
        );
    }
  return { count, decided, refuted };
}
