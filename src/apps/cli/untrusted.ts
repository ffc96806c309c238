/** What text that is not trusted may cost, over all of a run. The limits of each statement, of each command and of memory hold besides. */
import type { Confinement } from "./workers/confinement.ts";
import type { PoolLimits, TotalLimits } from "./workers/pool/pool.ts";

export interface Untrusted extends Confinement, TotalLimits {
  /** Characters of answers. */
  readonly output: number;
}

/** The limits where nobody says otherwise: a long theory has a few hundred statements, and its answers a few hundred kilobytes. */
export const untrustedDefaults: Untrusted = { folders: [], statements: 500, output: 4_000_000, seconds: 300 };

/** What a pool of workers has to know. */
export function confining(untrusted: Untrusted | null): Pick<PoolLimits, "confinement" | "total"> {
  return { confinement: untrusted, total: untrusted };
}
