/** The time of a request: searches are told when to end, and whoever does not is ended soon after. */
import { setMaxListeners } from "node:events";
import { answerMargin, deadlineGrace } from "./limits.ts";

export const overdue = "the time of the request was over";

/** Why a request is ended from outside, and when its searches have to end by themselves. */
export interface Allowance {
  readonly signal: AbortSignal;
  /** In milliseconds since 1970. */
  readonly deadline: number;
}

/** Carries out what takes at most this many milliseconds, and may be ended by others before. */
export async function within<T>(
  milliseconds: number,
  others: readonly AbortSignal[],
  carryOut: (allowance: Allowance) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  // A theory may have many questions.
  setMaxListeners(0, control.signal);
  const timer = setTimeout(() => control.abort(overdue), milliseconds + deadlineGrace);
  const heard = others.map((signal) => {
    const hear = (): void => control.abort(signal.reason);
    if (signal.aborted) hear();
    else signal.addEventListener("abort", hear, { once: true });
    return { signal, hear };
  });
  try {
    const margin = Math.min(answerMargin, milliseconds / 4);
    return await carryOut({ signal: control.signal, deadline: Date.now() + milliseconds - margin });
  } finally {
    clearTimeout(timer);
    for (const { signal, hear } of heard) signal.removeEventListener("abort", hear);
  }
}
