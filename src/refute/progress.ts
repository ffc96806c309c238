import type { Coverage } from "../logic/index.ts";

/** How far a search is. */
export interface SearchProgress {
  /** The engine at work. */
  readonly engine: string;
  /** The size of the values it tries; null where that has no meaning. */
  readonly size: number | null;
  /** Tests so far. */
  readonly tests: number;
  /** What the engine has covered so far, where it tells. */
  readonly coverage?: Coverage;
}

export type OnProgress = (progress: SearchProgress) => void;
