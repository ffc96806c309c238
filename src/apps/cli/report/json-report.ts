/** One JSON object per line (DESIGN, section 5). */
import type { Diagnostic, LineMap } from "../../../base/index.ts";
import type { Report } from "../../../refute/index.ts";

export function jsonReport(file: string, lines: LineMap, report: Report): string {
  const { span, statement: _statement, isClaim: _claim, chosen, more, replay, statistics, value, type, ...rest } = report;
  return JSON.stringify({
    file,
    ...lines.position(span.from),
    ...rest,
    ...(Object.keys(chosen).length === 0 ? {} : { chosen }),
    ...(more.length === 0 ? {} : { more }),
    ...(replay === null ? {} : { replay }),
    ...(statistics.length === 0 ? {} : { statistics }),
    ...(value === null ? {} : { value }),
    ...(type === null ? {} : { type }),
  });
}

export function jsonDiagnostic(file: string, lines: LineMap, theory: string, d: Diagnostic): string {
  return JSON.stringify({
    file,
    ...lines.position(d.span.from),
    theory,
    outcome: d.severity === "error" ? "error" : "warning",
    code: d.code,
    message: d.message,
    hint: d.hint ?? null,
    ...(d.notes === undefined || d.notes.length === 0 ? {} : { notes: d.notes }),
  });
}
