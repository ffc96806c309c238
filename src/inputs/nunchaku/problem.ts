/** A problem of Nunchaku as a theory whose one statement claims that the goal has no model. */
import type { InputSource, ReadProblem } from "../input.ts";
import { readDeclarations } from "../surface/read-declarations.ts";
import { declarationsOf } from "./declarations.ts";
import { type ParsedStatements, parseStatements } from "./file-parser.ts";

export function readNunchaku(id: string, text: string, source: InputSource): ReadProblem {
  const { statements, diagnostics } = withIncludes(id, text, source, 0);
  const steps = declarationsOf(statements, text);
  const theory = readDeclarations({ id, hasConjecture: false, imports: "Main", steps, problems: diagnostics }, source);
  return { theory };
}

/** Includes may be nested so deep. */
const mostDepth = 20;

/** The statements of a file, those of included files in their place. */
function withIncludes(id: string, text: string, source: InputSource, depth: number): ParsedStatements {
  const parsed = parseStatements(text);
  const diagnostics = [...parsed.diagnostics];
  const statements = parsed.statements.flatMap((s) => {
    if (s.kind !== "include") return [s];
    const found = depth >= mostDepth ? null : source.include(s.file, id);
    if (found === null) {
      diagnostics.push({ code: "E0504", severity: "error", span: s.span, message: `The included file ${s.file} was not found` });
      return [];
    }
    const inner = withIncludes(found.id, found.text, source, depth + 1);
    diagnostics.push(...inner.diagnostics.map((d) => ({ ...d, span: s.span, message: `In ${s.file}: ${d.message}` })));
    return inner.statements.map((t) => ({ ...t, span: s.span }));
  });
  return { statements, diagnostics };
}
