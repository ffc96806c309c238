/** The engines that search by execution, as `quickcheck` names them. */
export const testers = ["exhaustive", "random", "narrowing", "smart_exhaustive"] as const;
export type Tester = (typeof testers)[number];

/** What searches for counterexamples: the testers, and model finding. */
export const strategies = [...testers, "nitpick"] as const;
export type Strategy = (typeof strategies)[number];
