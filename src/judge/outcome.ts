import { CannotSay, OpenChoice, TimeUp } from "./value.ts";

/** What evaluation came to. */
export type Evaluation<A> = { readonly kind: "value"; readonly value: A } | CannotTell;

/** No answer, and why; `open` where a choice would lead on. */
export interface CannotTell {
  readonly kind: "cannot-say";
  readonly reason: string;
  readonly open?: OpenChoice;
  /** The time was over. */
  readonly isLate?: true;
}

/** Evaluates: what cannot be said, the end of time and a stack that is full are outcomes. */
export function evaluation<A>(compute: () => A): Evaluation<A> {
  try {
    return { kind: "value", value: compute() };
  } catch (error) {
    if (error instanceof OpenChoice) return { kind: "cannot-say", reason: error.message, open: error };
    if (error instanceof TimeUp) return { kind: "cannot-say", reason: error.message, isLate: true };
    if (error instanceof CannotSay) return { kind: "cannot-say", reason: error.message };
    if (error instanceof RangeError) return { kind: "cannot-say", reason: "evaluation went too deep" };
    throw error;
  }
}
