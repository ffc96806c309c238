/** All entries of a problem, those of included files in their place. */
import type { Diagnostic } from "../../base/index.ts";
import type { InputSource } from "../input.ts";
import { parseFile } from "./file-parser.ts";
import type { Entry } from "./syntax.ts";

export type Formula = Extract<Entry, { kind: "formula" }>;
export type TypingEntry = Extract<Entry, { kind: "typing" }>;

/** An entry; `isOwn` where it stands in the problem's own file, so that its span means something there. */
export interface Placed<E> {
  readonly entry: E;
  readonly isOwn: boolean;
}

export interface ProblemEntries {
  readonly typings: readonly Placed<TypingEntry>[];
  readonly formulas: readonly Placed<Formula>[];
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly string[];
}

/** Includes may be nested so deep. */
const mostDepth = 20;

export function entriesOf(id: string, text: string, source: InputSource): ProblemEntries {
  const typings: Placed<TypingEntry>[] = [];
  const formulas: Placed<Formula>[] = [];
  const diagnostics: Diagnostic[] = [];
  const files: string[] = [];
  const visit = (file: string, content: string, only: readonly string[] | null, depth: number, at: Entry["span"] | null): void => {
    files.push(file);
    const parsed = parseFile(content);
    for (const d of parsed.diagnostics) diagnostics.push(at === null ? d : { ...d, span: at, message: `In ${file}: ${d.message}` });
    for (const entry of parsed.entries) {
      if (entry.kind === "include") follow(entry, file, depth, at ?? entry.span);
      else if (only !== null && !only.includes(entry.name)) continue;
      else if (entry.kind === "typing") typings.push({ entry, isOwn: at === null });
      else formulas.push({ entry, isOwn: at === null });
    }
  };
  const follow = ({ file, only }: Extract<Entry, { kind: "include" }>, from: string, depth: number, span: Entry["span"]): void => {
    const found = depth >= mostDepth ? null : source.include(file, from);
    if (found !== null) visit(found.id, found.text, only, depth + 1, span);
    else
      diagnostics.push({
        code: "E0504",
        severity: "error",
        span,
        message: `The included file ${file} was not found`,
        hint: "Includes are looked for beside the problem, in the folders above it, and below the folder that TPTP names in the environment.",
      });
  };
  visit(id, text, null, 0, null);
  return { typings, formulas, diagnostics, files };
}
