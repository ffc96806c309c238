import fc from "fast-check";
import { describe, it } from "vitest";
import { bundleNames, dumpTree, parseTerm, printTree, type StartSymbol, sameTree, withBundle } from "../../../src/syntax/inner/index.ts";
import { arbitraryTree } from "./arbitrary-tree.ts";
import { hol, notation } from "./hol-grammar.ts";

const everything = bundleNames.reduce(withBundle, hol);

/** Small, but with every kind of priority: loose and tight prefixes, postfixes, all associativities, closed and open forms. */
const odd = [
  "pre mixfix pre _ [0] 1000",
  "low mixfix low _ [0] 5",
  "post mixfix _ !! [900] 900",
  "between mixfix _ ? _ : _ [20, 0, 20] 20",
  "l infixl ⊕ 30",
  "r infixr ⊗ 30",
  "n infix ⊙ 30",
  "closed mixfix ⟨_, _⟩ [0, 0] 1000",
  "word mixfix foo_bar [0] 1000",
  "all binder Q 12",
].reduce((grammar, line) => notation(grammar, line), withBundle(hol, "multiset"));

describe("printing and parsing", () => {
  for (const [name, grammar] of [
    ["HOL", everything],
    ["odd priorities", odd],
  ] as const) {
    for (const start of ["logic", "prop", "type", "sort"] as const) {
      it(`are inverse: ${name}, ${start}`, () => {
        fc.assert(
          fc.property(arbitraryTree(grammar, start), (tree) => {
            const text = printTree(grammar, tree, { start });
            const { trees } = parseTerm(grammar, text, start as StartSymbol);
            if (trees.some((other) => sameTree(other, tree))) return;
            throw new Error(`${dumpTree(tree)}\nprinted: ${text}\nread: ${trees.map(dumpTree).join("\n      ")}`);
          }),
          { seed: 7, numRuns: start === "logic" || start === "prop" ? 800 : 200 },
        );
      });
    }
  }
});
