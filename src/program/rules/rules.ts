import type { Rule } from "../translate/translation.ts";
import { functionRules } from "./rule-function.ts";
import { logicRules } from "./rule-logic.ts";
import { numberRules } from "./rule-number.ts";
import { quantifierRules } from "./rule-quantifier.ts";
import { setRules } from "./rule-set.ts";

/** Constants that the run time knows, by full name; several rules for one constant are tried in turn. A rule may decline a type. */
export const rules: ReadonlyMap<string, readonly Rule[]> = collect([logicRules, numberRules, quantifierRules, setRules, functionRules]);

function collect(tables: readonly ReadonlyMap<string, Rule>[]): Map<string, Rule[]> {
  const all = new Map<string, Rule[]>();
  for (const table of tables) for (const [name, rule] of table) all.set(name, [...(all.get(name) ?? []), rule]);
  return all;
}
