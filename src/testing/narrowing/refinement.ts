/**
 * The refinement tree (thesis, section 5.3), searched depth first without being stored: a path of the tree is the present binding of the
 * variables. Evaluation under partial values decides a leaf or demands a variable, which is then split into its alternatives. A demand for
 * a variable of an outer quantifier goes back to the outermost point where that variable may still be split: below the choices for inner
 * variables its value must not depend on them.
 */
import { present } from "../../base/index.ts";
import type { Variables } from "./alternatives.ts";
import { type Alternative, type Cell, type LazyValue, unbound, type VariableFacts } from "./cell.ts";
import { conjunction, disjunction, type Truth } from "./truth.ts";

/** What an evaluation under the present binding says. `done` holds the claims known to be true, by bit. */
export type Leaf = { readonly kind: "decided"; readonly truth: Truth } | { readonly kind: "stuck"; readonly on: Cell };

/** How the leaf of a path is evaluated, and what happens to parts that come into being. */
export interface Evaluation {
  /** Evaluates under the present binding; `unevaluated` when it is stuck on `demanded`. */
  evaluate(): Truth;
  readonly demanded: Cell | null;
  /** Marks a point to come back to; undoes what was learnt since. */
  mark(): number;
  reset(mark: number): void;
  /** Whether `enter` has anything to do. */
  readonly hasObligations: boolean;
  /** A part was put in place by a binding. */
  enter(part: Cell): void;
}

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
  private readonly variables: Variables;
  private readonly evaluation: Evaluation;
  /** The variable that must be split further out. */
  private wanted: Cell | null = null;
  /** Some leaf could not be decided, or some values lie beyond the depth. */
  private isOpen = false;
  /** Why the subtree last found false is so. */
  private refutation: Refutation = leaf;

  constructor(universal: readonly boolean[], variables: Variables, evaluation: Evaluation) {
    this.universal = universal;
    this.variables = variables;
    this.evaluation = evaluation;
  }

  /** The truth of the whole tree. When it is false, the universal variables of the first block stay bound. */
  search(): { readonly truth: Truth; readonly refutation: Refutation } {
    const truth = this.universal.length > 1 ? this.solve(0) : this.isRefuted() ? "false" : this.isOpen ? "unknown" : "true";
    return { truth, refutation: this.refutation };
  }

  /**
   * The inner loop where all variables are universal: true when some binding makes the conjecture false, which then stays in place. It
   * writes to cells itself and calls no function of another module, which costs more than the evaluations of small conjectures.
   */
  private isRefuted(): boolean {
    const { evaluation } = this;
    const found = evaluation.evaluate();
    if (found !== "unevaluated") {
      if (found === "unknown") this.isOpen = true;
      return found === "false";
    }
    const cell = evaluation.demanded as Cell;
    const known = cell.x as VariableFacts;
    const { list, scalars, isComplete } = known.alternatives ?? this.variables.alternatives(known);
    if (!isComplete) this.isOpen = true;
    const mark = evaluation.mark();
    for (let i = 0; i < list.length; i++) {
      if (scalars !== null) {
        cell.v = scalars[i] as LazyValue;
        cell.$ = -3;
      } else {
        const alternative = list[i] as Alternative;
        const parts = known.parts[i] ?? this.newParts(known, i, alternative);
        alternative.bind(cell, parts);
        if (evaluation.hasObligations) for (let k = 0; k < parts.length; k++) evaluation.enter(parts[k] as Cell);
      }
      if (this.isRefuted()) {
        known.chosen = i;
        return true;
      }
      evaluation.reset(mark);
    }
    cell.$ = -1;
    return false;
  }

  private newParts(known: VariableFacts, index: number, alternative: Alternative): readonly Cell[] {
    const parts = alternative.parts.map((part) => this.variables.make(part, known.level));
    known.parts[index] = parts;
    return parts;
  }

  /** The truth of the tree below the present binding, where variables of block `level` and later may be split. */
  private solve(level: number): Truth {
    const found = this.evaluation.evaluate();
    if (found !== "unevaluated") {
      if (found === "false") this.refutation = leaf;
      return found;
    }
    let cell = present(this.evaluation.demanded, "solve: nothing demanded");
    for (;;) {
      const at = facts(cell).level;
      if (at < level) {
        this.wanted = cell;
        return "unevaluated";
      }
      const truth = this.universal[at] === true ? this.splitUniversal(cell) : this.splitExistential(cell);
      if (truth !== "unevaluated") return truth;
      cell = present(this.wanted, "RefinementTree: no variable wanted");
    }
  }

  private splitUniversal(cell: Cell): Truth {
    const known = facts(cell);
    const { list, isComplete } = this.variables.alternatives(known);
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
    return truth;
  }

  private splitExistential(cell: Cell): Truth {
    const known = facts(cell);
    const { list, isComplete } = this.variables.alternatives(known);
    // A value beyond the depth may be a witness: nothing below can make the tree false.
    if (!isComplete) return "unknown";
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
    const { lo } = known;
    const mark = this.evaluation.mark();
    const parts = known.parts[index] ?? this.newParts(known, index, alternative);
    known.chosen = index;
    alternative.bind(cell, parts);
    for (let i = 0; i < parts.length; i++) this.evaluation.enter(parts[i] as Cell);
    const truth = this.solve(known.level);
    if (truth === "false" && known.level === 0) return truth;
    cell.$ = unbound;
    known.lo = lo;
    known.chosen = -1;
    this.evaluation.reset(mark);
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
