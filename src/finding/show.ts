/** What a search for models is made of, as text for people: its scopes, the circuit of each, the clauses of one. */
import type { Budget } from "../base/index.ts";
import { CnfEncoder } from "../circuit/index.ts";
import { type Conjecture, typeText } from "../logic/index.ts";
import { ClauseBuffer, cadical, writeDimacs } from "../sat/index.ts";
import { searchedScopes } from "./find.ts";
import { buildProblem } from "./model/problem.ts";
import type { FindingOptions } from "./scope/options.ts";
import { makeScope, type ScopePlace } from "./scope/scopes.ts";
import { Gates, GivenUp } from "./value/gates.ts";

/** What is shown: how large types are, how large problems are, or the first problem that the solver gets. */
export type FindingStage = "scopes" | "circuit" | "cnf";

/** A scope's problem, as the search builds it. */
interface BuiltScope {
  readonly sizes: string;
  readonly nodes: number;
  readonly variables: number;
  readonly clauses: ClauseBuffer;
}

export async function showFinding(stage: FindingStage, stated: Conjecture, options: FindingOptions, budget: Budget): Promise<string> {
  const { conjecture, places } = await searchedScopes(stated, options, cadical);
  const lines: string[] = [];
  for (const [i, place] of places.entries()) {
    const built = build(conjecture, options, place, budget);
    if (typeof built === "string") lines.push(`scope ${i + 1}: not built: ${built}`);
    else if (stage === "cnf" && built.clauses.clauseCount > 0) return dimacs(i + 1, built);
    else if (stage !== "cnf") lines.push(`scope ${i + 1}: ${built.sizes}${stage === "circuit" ? `: ${statistics(built)}` : ""}`);
  }
  return stage === "cnf" ? "no scope needs a solver" : lines.join("\n");
}

function build(conjecture: Conjecture, options: FindingOptions, place: ScopePlace, budget: Budget): BuiltScope | string {
  const gates = new Gates(budget, options.peephole);
  const none = { evaluate: [], need: [] };
  const task = { conjecture, options, scope: makeScope(options, place), mode: "genuine" as const, budget, terms: none };
  try {
    const { ev } = buildProblem({ ...task, solver: cadical, wanted: 1, judge: () => "cannot-say", proves: false }, gates).value;
    const clauses = new ClauseBuffer();
    const encoder = new CnfEncoder(gates.circuit, clauses);
    encoder.encode(gates.asserted);
    const sizes = ev.algebra.domains.all.map((d) => `card ${typeText(d.type)} = ${d.size}`).join(", ");
    return { sizes: sizes === "" ? "no types" : sizes, nodes: gates.circuit.size, variables: encoder.variablesUsed, clauses };
  } catch (error) {
    if (error instanceof GivenUp) return error.reason;
    throw error;
  }
}

const statistics = ({ nodes, variables, clauses }: BuiltScope): string =>
  `${nodes} nodes, ${variables} variables, ${clauses.clauseCount} clauses`;

function dimacs(number: number, { sizes, variables, clauses }: BuiltScope): string {
  const piece = clauses.nextPiece(Number.MAX_SAFE_INTEGER) ?? new Int32Array(0);
  return `c scope ${number}: ${sizes}\n${[...writeDimacs([piece], variables, clauses.clauseCount)].join("").trimEnd()}`;
}
