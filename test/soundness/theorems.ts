/** Theorems with holes for terms: true whatever the terms are. */
import type { Terms, Ty } from "./terms.ts";

/** A text with `#nat`, `#bool`, `#list`: a random term; with a digit after it the same one wherever the digit is the same. */
const templates: readonly string[] = [
  "#nat1 = #nat1",
  "#bool1 ∨ ¬ #bool1",
  "#list1 @ [] = #list1",
  "rev (rev #list1) = #list1",
  "length (#list1 @ #list2) = length #list1 + length #list2",
  "rev (#list1 @ #list2) = rev #list2 @ rev #list1",
  "take #nat1 #list1 @ drop #nat1 #list1 = #list1",
  "map (λz. z) #list1 = #list1",
  "filter (λz. z < #nat1) (filter (λz. z < #nat1) #list1) = filter (λz. z < #nat1) #list1",
  "set (#list1 @ #list2) = set #list1 ∪ set #list2",
  "x ∈ set #list1 ⟹ x ∈ set (#list1 @ #list2)",
  "#nat1 + #nat2 = #nat2 + #nat1",
  "#nat1 * (#nat2 + #nat3) = #nat1 * #nat2 + #nat1 * #nat3",
  "#nat1 ≤ #nat2 ∨ #nat2 ≤ #nat1",
  "#nat1 - #nat1 = 0",
  "#nat1 div 2 * 2 + #nat1 mod 2 = #nat1",
  "(if #bool1 then #nat1 else #nat1) = #nat1",
  "(let z = #nat1 in z + z) = #nat1 + #nat1",
  "fst (#nat1, #list1) = #nat1",
  "(∀z. P z) ⟹ P #nat1",
  "P #nat1 ⟹ ∃z. P z",
  "#nat1 = #nat2 ⟹ f #nat1 = f #nat2",
  "#bool1 ∧ #bool2 ⟹ #bool2 ∧ #bool1",
  "¬ (#bool1 ∧ #bool2) ⟷ ¬ #bool1 ∨ ¬ #bool2",
  "the (Some #nat1) = #nat1",
  "#list1 ≠ [] ⟹ hd #list1 # tl #list1 = #list1",
  "distinct #list1 ⟹ card (set #list1) = length #list1",
  "sorted (sort #list1)",
  "foldr (+) #list1 0 = sum_list #list1",
  "(SOME z. z = #nat1) = #nat1",
  "finite (set #list1)",
  "(LEAST z. z = #nat1) = #nat1",
];

const types: Readonly<Record<string, Ty>> = { nat: "nat", bool: "bool", list: "nat list" };

/** All theorems with terms over the variables `x`, `b`, `ys` put in. */
export function theoremInstances(terms: Terms, variables: Readonly<Record<string, Ty>>): string[] {
  return templates.map((template) => {
    const known = new Map<string, string>();
    const text = template.replace(/#(nat|bool|list)\d/g, (hole, kind: string) => {
      const ty = types[kind] ?? kind;
      const term = known.get(hole) ?? `(${terms.term(ty, variables)} :: ${ty})`;
      known.set(hole, term);
      return term;
    });
    return `"${text}"`;
  });
}
