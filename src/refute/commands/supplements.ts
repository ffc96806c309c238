/** What comes with a counterexample: its certificate and the values of all subterms where they are asked for, the symbols of a problem of another tool. */
import type { LoadedTheory, Statement } from "../../elaborate/index.ts";
import { type Confirmed, certificateOf } from "../certificate.ts";
import type { Report } from "../report.ts";
import type { CheckSettings } from "../settings.ts";
import { traceOf } from "../shown/trace.ts";

export function supplements(
  theory: LoadedTheory,
  statement: Statement,
  settings: CheckSettings,
  { outcome, model }: Report,
  confirmed: Confirmed | null,
): Pick<Report, "certificate" | "trace" | "symbols"> {
  const isCertified = settings.certifies && outcome === "genuine";
  return {
    certificate: isCertified && confirmed !== null ? certificateOf(theory, statement, confirmed) : null,
    ...(settings.traces && confirmed !== null ? { trace: traceOf(statement.context, confirmed) } : {}),
    ...(model === null || theory.symbols === undefined ? {} : { symbols: theory.symbols }),
  };
}
