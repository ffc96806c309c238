/** Finished results on disk, one JSON object per line, written as they come, so that an interruption loses nothing that was finished. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import type { MutantResult } from "../../../refute/index.ts";

/** A mutant that is to be judged. */
export interface StoredMutant {
  /** `Theory.lemma#number`. */
  readonly id: string;
  readonly file: string;
  readonly theory: string;
  readonly lemma: string | null;
  readonly theorem: number;
  readonly number: number;
  readonly operator: string;
  readonly text: string;
  readonly isExecutable: boolean;
  readonly follows: boolean;
}

export type StoreLine =
  | { readonly kind: "settings"; readonly settings: Readonly<Record<string, unknown>> }
  | ({ readonly kind: "mutant" } & StoredMutant)
  /** All mutants of a file have been chosen. */
  | { readonly kind: "planned"; readonly file: string }
  | ({ readonly kind: "result" } & MutantResult);

export class MutantStore {
  readonly mutants: StoredMutant[] = [];
  readonly results: MutantResult[] = [];
  /** The settings that the results were made with; null in a new store. */
  readonly settings: Readonly<Record<string, unknown>> | null = null;
  private readonly path: string;
  private readonly planned = new Set<string>();
  private readonly finished = new Set<string>();

  constructor(path: string, settings: Readonly<Record<string, unknown>>) {
    this.path = path;
    const lines = readLines(path);
    const [first] = lines;
    if (first === undefined) this.write({ kind: "settings", settings });
    this.settings = first?.kind === "settings" ? first.settings : null;
    for (const line of lines) this.take(line);
    // What was chosen before the plan of its file was complete is chosen again.
    this.mutants.splice(0, this.mutants.length, ...this.mutants.filter((m) => this.planned.has(m.file)));
  }

  /** Whether the store was made with these settings. */
  suits(settings: Readonly<Record<string, unknown>>): boolean {
    return this.settings === null || JSON.stringify(this.settings) === JSON.stringify(settings);
  }

  isPlanned(file: string): boolean {
    return this.planned.has(file);
  }

  isFinished(id: string, engine: string): boolean {
    return this.finished.has(key(id, engine));
  }

  /** Keeps the plan of a file. */
  plan(file: string, mutants: readonly StoredMutant[]): void {
    const lines: StoreLine[] = [...mutants.map((m) => ({ kind: "mutant" as const, ...m })), { kind: "planned", file }];
    appendFileSync(this.path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    for (const line of lines) this.take(line);
  }

  add(result: MutantResult): void {
    const line: StoreLine = { kind: "result", ...result };
    this.write(line);
    this.take(line);
  }

  private take(line: StoreLine): void {
    if (line.kind === "mutant") {
      if (!this.mutants.some((m) => m.id === line.id)) this.mutants.push(line);
    } else if (line.kind === "planned") this.planned.add(line.file);
    else if (line.kind === "result" && !this.finished.has(key(line.id, line.engine))) {
      this.finished.add(key(line.id, line.engine));
      this.results.push(line);
    }
  }

  private write(line: StoreLine): void {
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
}

const key = (id: string, engine: string): string => `${engine} ${id}`;

/** The complete lines of a store; a line that was cut off is removed from the file. */
function readLines(path: string): StoreLine[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(path, end);
  return bytes
    .subarray(0, end)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as StoreLine);
}
