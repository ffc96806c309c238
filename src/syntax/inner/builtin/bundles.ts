import { getOrInsert } from "../../../base/index.ts";
import { Grammar } from "../grammar/grammar.ts";
import { addBundle, type BuiltinBundle, readTable } from "./builtin.ts";
import { holTable } from "./builtin-hol.ts";
import { cardTable, fsetTable, funcsetTable, latticeTable, monadTable, multisetTable } from "./builtin-library.ts";
import { pureTable } from "./builtin-pure.ts";

const tables = {
  pure: pureTable,
  hol: holTable,
  card: cardTable,
  lattice: latticeTable,
  monad: monadTable,
  multiset: multisetTable,
  fset: fsetTable,
  funcset: funcsetTable,
} as const;

/** The names of the bundles of built-in notation. `pure` and `hol` come with Main, the others with the theories that define their constants. */
export type BundleName = keyof typeof tables;

/** All bundle names. */
export const bundleNames: readonly BundleName[] = Object.keys(tables) as BundleName[];

const made = new Map<BundleName, BuiltinBundle>();

/** The bundle of that name. */
export function builtinBundle(name: BundleName): BuiltinBundle {
  return getOrInsert(made, name, () => readTable(tables[name]));
}

/** The grammar with a bundle switched on. */
export function withBundle(grammar: Grammar, name: BundleName): Grammar {
  return addBundle(grammar, builtinBundle(name));
}

let pure: Grammar | null = null;

/** The grammar of the meta-logic, with which every theory begins. */
export function pureGrammar(): Grammar {
  if (pure === null) pure = withBundle(Grammar.empty, "pure");
  return pure;
}
