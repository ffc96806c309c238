import { logicRules } from "./rule-logic.ts";
import { numberRules } from "./rule-number.ts";
import type { Rule } from "./translation.ts";

/** Constants that the run time knows, by full name. A rule may decline a type; then the theory's equations count. */
export const rules: ReadonlyMap<string, Rule> = new Map([...logicRules, ...numberRules]);
