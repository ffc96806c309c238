/** The tables of the mutation experiments: counterexamples per engine ([Bulwahn 2013], table 6.1) and engines against one another (table 6.2). */
import type { ReportOutcome } from "../report.ts";

/** What one engine said of one mutant. Plain data, one line of the store. */
export interface MutantResult {
  /** `Theory.lemma#number`. */
  readonly id: string;
  readonly theory: string;
  readonly engine: string;
  readonly outcome: ReportOutcome;
  readonly seconds: number;
  readonly assignment: Readonly<Record<string, string>>;
  readonly reason: string | null;
  /** It follows from the theorem by plain logic. */
  readonly follows: boolean;
}

/** Whether the engine refuted the mutant beyond doubt. */
export const isRefutation = (result: MutantResult): boolean => result.outcome === "genuine";

/** A theory's row: for each engine, mutants refuted and mutants that it can treat; `any` counts mutants that some engine refuted, `following` those that nothing can. */
export interface MutationRow {
  readonly theory: string;
  readonly mutants: number;
  readonly engines: readonly { readonly engine: string; readonly genuine: number; readonly executable: number }[];
  readonly any: number;
  readonly following: number;
}

/** The engines of results, in order of first occurrence. */
export function enginesOf(results: readonly MutantResult[]): string[] {
  return [...new Set(results.map((r) => r.engine))];
}

/** One row for each theory. */
export function mutationRows(results: readonly MutantResult[]): MutationRow[] {
  const engines = enginesOf(results);
  return [...new Set(results.map((r) => r.theory))].map((theory) => {
    const own = results.filter((r) => r.theory === theory);
    return {
      theory,
      mutants: new Set(own.map((r) => r.id)).size,
      engines: engines.map((engine) => {
        const its = own.filter((r) => r.engine === engine);
        return { engine, genuine: its.filter(isRefutation).length, executable: its.filter((r) => r.outcome !== "unsupported").length };
      }),
      any: new Set(own.filter(isRefutation).map((r) => r.id)).size,
      following: new Set(own.filter((r) => r.follows).map((r) => r.id)).size,
    };
  });
}

/** How many mutants the engine of the row refutes and that of the column does not. */
export function pairwise(results: readonly MutantResult[]): {
  readonly engines: readonly string[];
  readonly only: readonly (readonly number[])[];
} {
  const engines = enginesOf(results);
  const refuted = engines.map((engine) => new Set(results.filter((r) => r.engine === engine && isRefutation(r)).map((r) => r.id)));
  return { engines, only: refuted.map((a) => refuted.map((b) => [...a].filter((id) => !b.has(id)).length)) };
}

/** Both tables as Markdown. */
export function mutationTables(results: readonly MutantResult[]): string {
  const rows = mutationRows(results);
  const { engines, only } = pairwise(results);
  const first = rows.map((row) => [
    row.theory,
    String(row.mutants),
    ...row.engines.map((e) => `${e.genuine}/${e.executable}`),
    `${row.any} (${percent(row.any, row.mutants)})`,
    String(row.following),
    percent(row.any, row.mutants - row.following),
  ]);
  const second = engines.map((engine, i) => [engine, ...(only[i] ?? []).map((n, j) => (i === j ? "" : String(n)))]);
  return [
    "Mutants refuted / executable:",
    "",
    ...markdown(["theory", "mutants", ...engines, "any engine", "follow plainly", "refuted of the others"], first),
    "",
    "Mutants that the engine of the row refutes and that of the column does not:",
    "",
    ...markdown(["", ...engines], second),
  ].join("\n");
}

const percent = (part: number, all: number): string => `${all === 0 ? 0 : Math.round((100 * part) / all)} %`;

/** The lines of a Markdown table. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map((_, i) => (i === 0 ? "---|" : "---:|")).join("")}`, ...rows.map(line)];
}
