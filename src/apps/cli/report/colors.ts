/** Colours on a terminal only: output that is piped or kept in a log, on a build server too, stays plain text. */
import picocolors from "picocolors";

/** `NO_COLOR` and `FORCE_COLOR` are obeyed; otherwise what the output is decides. */
export function wantsColors(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if (env["NO_COLOR"] !== undefined && env["NO_COLOR"] !== "") return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return isTerminal && env["TERM"] !== "dumb";
}

export const colors = picocolors.createColors(wantsColors(process.env, process.stdout.isTTY === true));
