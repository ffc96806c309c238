/** What the workers of a pool may use. */
import type { Confinement } from "../confinement.ts";

/** What the reading of one command of usual length may take. */
export interface ReadingLimits {
  /** Of processor time. */
  readonly seconds: number;
  /** More than before the command. */
  readonly megabytes: number;
}

/** Where the user does not say. Reading counts its steps; this is for what escapes the count. */
const readingDefaults: ReadingLimits = { seconds: 2, megabytes: 500 };

/** Null and what is not there stand for the defaults. */
export type ReadingOptions = { readonly [K in keyof ReadingLimits]?: ReadingLimits[K] | null };

export function readingLimits({ seconds, megabytes }: ReadingOptions = {}): ReadingLimits {
  return { seconds: seconds ?? readingDefaults.seconds, megabytes: megabytes ?? readingDefaults.megabytes };
}

/** How long a worker may take to listen, where nobody says: users wait for it. */
export const listenDefault = 400;

/** What workers may use. */
export interface PoolLimits {
  /** Kilobytes for recursion, per worker. */
  readonly stack?: number;
  /** Megabytes of heap, per worker. */
  readonly memory?: number | null;
  /** What the reading of one command may take; defaults for what is not given. */
  readonly reading?: ReadingOptions;
  /** Told whenever a worker has nothing to do any more. */
  readonly onFree?: () => void;
  /** A worker that has this many bytes in memory after an answer gives place to a new one. */
  readonly mostKept?: number;
  /** Whether workers are to take little memory, at the price of some speed. */
  readonly isThrifty?: boolean;
  /** Whether each worker keeps to one core. */
  readonly isOnOneCore?: boolean;
  /** Milliseconds for which a worker may go on with a question that is taken back. */
  readonly listening?: number;
  /** For text that is not trusted: workers with the least rights there are. */
  readonly confinement?: Confinement | null;
  /** For all that is asked together; what is asked beyond is lost. */
  readonly total?: TotalLimits | null;
}

/** How long a pool lives, and how many statements it answers. */
export interface TotalLimits {
  readonly seconds: number;
  readonly statements: number;
}
