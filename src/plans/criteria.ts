/** The reasons to prefer one move to another, most important first. Moves that no criterion tells apart are made in the order of the goals. */
import { type Criterion, levels, varieties } from "./cost.ts";

const followingFirst: Criterion = {
  name: "values that follow before values that are tried",
  source: "[Bulwahn 2013], 4.2.4, criteria 1 to 3",
  of: ({ level }) => levels.indexOf(level),
};

const fewOutputs: Criterion = {
  name: "few outputs",
  source: "[Bulwahn 2013], 4.2.4, criterion 4",
  of: ({ outputs }) => outputs,
};

const recursiveFirst: Criterion = {
  name: "recursive premises first",
  source: "[Bulwahn 2013], 4.2.4, criterion 5",
  of: ({ isRecursive }) => (isRecursive ? 0 : 1),
};

const fewUnknown: Criterion = {
  name: "few variables without value",
  source: "[Bulwahn 2013], 4.2.4, criterion 1",
  of: ({ unknown }) => unknown,
};

const asTheyStand: Criterion = {
  name: "goals as they stand before goals that must be flattened",
  source: "flattening adds variables ([Bulwahn 2013], 4.2.3)",
  of: ({ isFlattened }) => (isFlattened ? 1 : 0),
};

const fewForms: Criterion = {
  name: "types whose values have one form",
  source: "what is tried first is repeated for nothing",
  of: ({ type }) => (type === null ? 0 : varieties.indexOf(type.variety)),
};

const smallTypes: Criterion = {
  name: "small types",
  source: "as before, among types of the same variety",
  of: ({ type }) => type?.bits ?? 0,
};

const littleLost: Criterion = {
  name: "few values made in vain",
  source: "`npm run bench -- testing` (D1 to S3); [Bulwahn 2013], 3.1, takes premises as written",
  of: ({ lost }) => lost,
};

const largeOutside: Criterion = {
  name: "large types outside",
  source: "what a test rules out is large then, and it is made less often",
  of: ({ widest }) => -widest,
};

/** For predicates and formulas whose solutions are enumerated. */
export const searchCriteria: readonly Criterion[] = [
  followingFirst,
  fewOutputs,
  recursiveFirst,
  fewUnknown,
  asTheyStand,
  fewForms,
  smallTypes,
];

/** For tests of values that are all generated. */
export const testCriteria: readonly Criterion[] = [littleLost, largeOutside];
