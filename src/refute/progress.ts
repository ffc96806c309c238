import type { Clock } from "../base/index.ts";
import type { Coverage } from "../logic/index.ts";

/** How far a search is. */
export interface SearchProgress {
  /** The engine at work. */
  readonly engine: string;
  /** The size of the values it tries; null where that has no meaning. */
  readonly size: number | null;
  /** Tests so far. */
  readonly tests: number;
  /** Of model finding: the scope that is searched, from 1 on, and how many there are. */
  readonly scope?: { readonly number: number; readonly total: number };
  /** What the engine has covered so far, where it tells. */
  readonly coverage?: Coverage;
}

export type OnProgress = (progress: SearchProgress) => void;

/** Passes on what is told once in this many milliseconds, and whenever another engine or scope begins: that one may take all the time. */
export function paced(milliseconds: number, clock: Clock, tell: OnProgress): OnProgress {
  let last = Number.NEGATIVE_INFINITY;
  let at = "";
  return (progress) => {
    const now = clock();
    const here = `${progress.engine} ${progress.scope?.number ?? ""}`;
    if (here === at && now - last < milliseconds) return;
    [last, at] = [now, here];
    tell(progress);
  };
}
