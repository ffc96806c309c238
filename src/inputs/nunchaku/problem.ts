/** A problem of Nunchaku as a theory whose one statement claims that the goal has no model. */
import type { InputSource, ReadProblem } from "../input.ts";
import { readDeclarations } from "../surface/read-declarations.ts";
import { declarationsOf } from "./declarations.ts";
import { parseStatements } from "./file-parser.ts";

export function readNunchaku(id: string, text: string, source: InputSource): ReadProblem {
  const { statements, diagnostics } = parseStatements(text);
  const steps = declarationsOf(statements, text);
  const theory = readDeclarations({ id, imports: "Main", steps, problems: diagnostics }, source);
  return { theory, kind: { language: "nunchaku", hasConjecture: false }, names: new Map() };
}
