/** Random trees that the parser can make, by random derivations of a grammar. */
import fc from "fast-check";
import { noSpan } from "../../../src/base/index.ts";
import { fromElements } from "../../../src/syntax/inner/builtin/sequences.ts";
import type { Grammar } from "../../../src/syntax/inner/grammar/grammar.ts";
import { type Nonterminal, nonterminal } from "../../../src/syntax/inner/grammar/nonterminal.ts";
import type { GrammarSymbol, Production } from "../../../src/syntax/inner/grammar/production.ts";
import { isLiteral, terminals } from "../../../src/syntax/inner/grammar/terminal.ts";
import { node, type SyntaxTree } from "../../../src/syntax/inner/index.ts";
import { tablesOf } from "../../../src/syntax/inner/parse/prediction.ts";
import { buildTree } from "../../../src/syntax/inner/parse/reading.ts";
import { tokenTree } from "../../../src/syntax/inner/parse/token-tree.ts";

const samples: Readonly<Record<number, readonly string[]>> = {
  [terminals.id]: ["a", "b", "f", "x", "xs", "x⇩1", "α", "y'"],
  [terminals.longid]: ["List.rev", "A.b.c"],
  [terminals.var]: ["?x", "?y.2"],
  [terminals.tid]: ["'a", "'b"],
  [terminals.tvar]: ["?'a", "?'b.3"],
  [terminals.num]: ["0", "1", "42"],
  [terminals.float]: ["1.5"],
  [terminals.str]: ["''abc''", "''it\\'s''", "''''"],
  [terminals.quoted]: ['"q"'],
  [terminals.cartouche]: ["‹c›"],
};

/** What can be derived from each nonterminal, and how high the smallest trees are. */
class Derivations {
  private readonly grammar: Grammar;
  private readonly productions: readonly Production[];
  private readonly byNonterminal = new Map<Nonterminal, readonly Production[]>();
  private readonly heights = new Map<Production, number>();

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.productions = [...grammar.byKey.values()].flatMap((p) => (p === null || p.isInput || isParenthesis(p) ? [] : [p]));
    for (let i = 0; i < 8; i++) for (const production of this.productions) this.heights.set(production, this.newHeight(production));
  }

  of(nt: Nonterminal): readonly Production[] {
    const tables = tablesOf(this.grammar);
    const found = this.byNonterminal.get(nt) ?? this.productions.filter((production) => tables.isPart(production.result, nt));
    this.byNonterminal.set(nt, found);
    return found;
  }

  smallest(nt: Nonterminal): readonly Production[] {
    const all = this.of(nt);
    const least = Math.min(...all.map((production) => this.height(production)));
    return all.filter((production) => this.height(production) === least);
  }

  private height(production: Production): number {
    return this.heights.get(production) ?? 100;
  }

  private newHeight(production: Production): number {
    const parts = production.symbols.filter((symbol) => symbol.terminal < 0);
    return 1 + Math.max(0, ...parts.map((part) => Math.min(100, ...this.of(part.nonterminal).map((p) => this.height(p)))));
  }
}

/** Chooses by drawing from a stream of numbers, so that fast-check can shrink. */
class Deriver {
  private readonly derivations: Derivations;
  private readonly draw: () => number;

  constructor(derivations: Derivations, draw: () => number) {
    this.derivations = derivations;
    this.draw = draw;
  }

  tree(nt: Nonterminal, size: number): SyntaxTree {
    const choices = size <= 0 ? this.derivations.smallest(nt) : this.derivations.of(nt);
    const production = choices[this.draw() % choices.length];
    if (production === undefined) throw new Error("no production");
    return this.derive(production, size - 1);
  }

  private derive(production: Production, size: number): SyntaxTree {
    const parts = production.symbols.filter((symbol) => !isLiteral(symbol.terminal));
    const share = Math.floor(size / Math.max(1, parts.length));
    const action = production.action;
    if (action.kind !== "sequence")
      return buildTree(
        production,
        parts.map((symbol) => this.part(symbol, share)),
        noSpan,
      );
    if (action.head === "_app")
      return node(
        "_app",
        parts.map((symbol) => this.part({ ...symbol, nonterminal: nonterminal("logic") }, share)),
      );
    const [left, right] = parts;
    if (left === undefined || right === undefined) throw new Error("a sequence has two parts");
    const [element, last] = action.spine === 0 ? [right, right] : [left, right];
    const count = 1 + (this.draw() % 2);
    const elements = Array.from({ length: count }, () => this.part(element, share));
    const end = this.part(last, share);
    return fromElements(action.head, [...elements, ...(end.kind === "node" && end.head === action.head ? end.args : [end])]);
  }

  private part(symbol: GrammarSymbol, size: number): SyntaxTree {
    if (symbol.terminal < 0) return this.tree(symbol.nonterminal, size);
    const texts = samples[symbol.terminal] ?? ["x"];
    return tokenTree(symbol.terminal, texts[this.draw() % texts.length] ?? "x", noSpan);
  }
}

function isParenthesis(production: Production): boolean {
  return production.action.kind === "pass" && production.symbols.length === 3;
}

/** A random tree for a nonterminal of the grammar. */
export function arbitraryTree(grammar: Grammar, start: string): fc.Arbitrary<SyntaxTree> {
  const derivations = new Derivations(grammar);
  return fc.tuple(fc.array(fc.nat(), { minLength: 40, maxLength: 80 }), fc.nat(12)).map(([numbers, size]) => {
    let at = 0;
    const draw = (): number => numbers[at++ % numbers.length] ?? 0;
    return new Deriver(derivations, draw).tree(nonterminal(start), size);
  });
}
