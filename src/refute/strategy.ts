import { testers } from "./quickcheck-options.ts";

/** What searches for counterexamples: the testers, and model finding. */
export const strategies = [...testers, "nitpick"] as const;
export type Strategy = (typeof strategies)[number];
