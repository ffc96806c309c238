/**
 * The refinement tree ([Bulwahn 2013], section 5.3), searched depth first without being stored: a path of the tree is the present binding of the
 * variables. Evaluation under partial values decides a leaf or demands a variable, which is then split into its alternatives. A demand for
 * a variable of an outer quantifier goes back to the outermost point where that variable may still be split: below the choices for inner
 * variables its value must not depend on them.
 */
import { present } from "../../base/index.ts";
import { type Alternative, type Cell, type Searcher, type SearchHooks, unbound, type VariableFacts, verdicts } from "./cell.ts";
import { conjunction, disjunction, type Truth } from "./truth.ts";

/** Why a tree is false: which alternative was chosen for universal variables, and what follows for all those of existential ones. */
export type Refutation =
  | { readonly kind: "leaf" }
  | ({ readonly kind: "chosen"; readonly cell: Cell } & Choice)
  | { readonly kind: "cases"; readonly cell: Cell; readonly cases: readonly Choice[] };

/** An alternative, its place among those of its variable, and what follows. */
export interface Choice {
  readonly alternative: Alternative;
  readonly index: number;
  readonly next: Refutation;
}

const leaf: Refutation = { kind: "leaf" };

/** Searches one tree. */
export class RefinementTree {
  /** Whether each quantifier block is universal. */
  private readonly universal: readonly boolean[];
  private readonly searcher: Searcher;
  private readonly hooks: SearchHooks;
  /** The variable that must be split further out. */
  private wanted: Cell | null = null;
  /** Why the subtree last found false is so. */
  private refutation: Refutation = leaf;
  /** How often a witness could not be ruled out because it may lie beyond the depth. */
  beyond = 0;
  /** How often what a witness needs was found true of all values only as far as the depth goes. */
  bounded = 0;

  constructor(universal: readonly boolean[], searcher: Searcher, hooks: SearchHooks) {
    this.universal = universal;
    this.searcher = searcher;
    this.hooks = hooks;
  }

  /** The truth of the whole tree. When it is false, the universal variables of the first block stay bound. */
  search(): { readonly truth: Truth; readonly refutation: Refutation } {
    return { truth: this.universal.length > 1 ? this.solve(0, null) : this.flat(), refutation: this.refutation };
  }

  /** Where all variables are universal, generated code searches alone. */
  private flat(): Truth {
    if (this.searcher.refute()) return "false";
    return this.searcher.counts().isOpen ? "unknown" : "true";
  }

  /** The truth of the tree below the present binding, where variables of block `level` and later may be split. */
  private solve(level: number, bound: Cell | null): Truth {
    switch (this.searcher.evaluate(bound)) {
      case verdicts.holds:
        return "true";
      case verdicts.refuted:
        this.refutation = leaf;
        return "false";
      case verdicts.unknown:
        return "unknown";
      case verdicts.stuck:
        return this.split(level, present(this.searcher.wanted(), "solve: nothing wanted"));
    }
  }

  /** Splits a variable, or an outer one that turns out to be needed first. */
  private split(level: number, first: Cell): Truth {
    for (let cell = first; ; cell = present(this.wanted, "RefinementTree: no variable wanted")) {
      const at = facts(cell).level;
      if (at < level) {
        this.wanted = cell;
        return "unevaluated";
      }
      const truth = this.universal[at] === true ? this.splitUniversal(cell) : this.splitExistential(cell);
      if (truth !== "unevaluated") return truth;
    }
  }

  private splitUniversal(cell: Cell): Truth {
    const known = facts(cell);
    const { list, isComplete } = this.hooks.alternatives(known);
    let truth: Truth = isComplete ? "true" : "unknown";
    // One false alternative is enough, so those that need an outer variable wait for the others.
    let wanted: Cell | null = null;
    for (let i = 0; i < list.length; i++) {
      const alternative = list[i] as Alternative;
      const below = this.under(cell, known, i, alternative);
      if (below === "false") {
        this.refutation = { kind: "chosen", cell, alternative, index: i, next: this.refutation };
        return below;
      }
      if (below === "unevaluated") wanted = shallower(wanted, this.wanted);
      truth = conjunction(truth, below);
    }
    this.wanted = wanted;
    // The outermost variables are claimed to be tried up to the depth; of a witness inside, that says nothing.
    if (!isComplete && truth === "unknown" && known.level > 0) this.bounded++;
    return truth;
  }

  private splitExistential(cell: Cell): Truth {
    const known = facts(cell);
    const { list, isComplete } = this.hooks.alternatives(known);
    // A value beyond the depth may be a witness: nothing below can make the tree false.
    if (!isComplete) {
      this.beyond++;
      return "unknown";
    }
    const cases: Choice[] = [];
    let truth: Truth = "false";
    for (let i = 0; i < list.length; i++) {
      const alternative = list[i] as Alternative;
      const below = this.under(cell, known, i, alternative);
      if (below === "unevaluated") return below;
      if (below === "false") cases.push({ alternative, index: i, next: this.refutation });
      truth = disjunction(truth, below);
      if (truth !== "false") return truth;
    }
    this.refutation = { kind: "cases", cell, cases };
    return truth;
  }

  /** The truth below one alternative. The binding is undone, unless it makes an outermost universal variable a counterexample. */
  private under(cell: Cell, known: VariableFacts, index: number, alternative: Alternative): Truth {
    const { searcher, hooks } = this;
    const { lo } = known;
    searcher.enter();
    const parts = known.parts[index] ?? hooks.parts(known, index);
    known.chosen = index;
    alternative.bind(cell, parts);
    for (const part of parts) {
      const goal = hooks.obligation?.(part) ?? null;
      if (goal !== null) searcher.require(goal, part, cell);
    }
    const truth = this.solve(known.level, cell);
    if (truth === "false" && known.level === 0) return truth;
    cell.$ = unbound;
    known.lo = lo;
    known.chosen = -1;
    searcher.leave();
    return truth;
  }
}

/** Of two variables the one whose values may still go deeper: the other is likelier to run out of depth. */
function shallower(a: Cell | null, b: Cell | null): Cell | null {
  if (a === null || b === null) return a ?? b;
  return facts(b).depth > facts(a).depth ? b : a;
}

function facts(cell: Cell): VariableFacts {
  return present(cell.x, "RefinementTree: a demanded cell that is no variable");
}
