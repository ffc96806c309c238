/** Where the pictures of counterexamples go: SVG for people, DOT for Graphviz. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modelSvg, toDot } from "../../../drawing/index.ts";
import type { Report } from "../../../refute/index.ts";
import { makeFolder } from "./make-folder.ts";

export class DrawingFolder {
  private readonly path: string;
  /** Names that were given, so that no picture replaces another of the same run. */
  private readonly names = new Set<string>();

  constructor(path: string) {
    this.path = resolve(path);
  }

  make(): string | null {
    return makeFolder(this.path);
  }

  /** Writes the pictures of a report, further counterexamples included. */
  write({ line, column }: { readonly line: number; readonly column: number }, report: Report): void {
    const title = `Counterexample to ${report.lemma ?? `the statement in line ${line}`}`;
    for (const [i, { model }] of [report, ...report.more].entries()) {
      if (model === null || report.value !== null) continue;
      const number = i === 0 ? "" : `_${i + 1}`;
      const name = this.free(`${report.theory.replace(/\W/g, "_")}_${line}_${column}${number}`);
      writeFileSync(join(this.path, `${name}.svg`), modelSvg(model, { title }));
      writeFileSync(join(this.path, `${name}.dot`), toDot(model));
    }
  }

  private free(name: string): string {
    let [free, n] = [name, 1];
    while (this.names.has(free)) free = `${name}~${++n}`;
    this.names.add(free);
    return free;
  }
}
