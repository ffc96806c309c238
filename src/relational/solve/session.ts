import { getOrInsert } from "../../base/index.ts";
import { type Lit, TRUE } from "../../circuit/index.ts";
import type { Bounds } from "../language/bounds.ts";
import { RelationalError } from "../language/error.ts";
import type { Formula } from "../language/syntax.ts";
import type { TupleSet } from "../language/tuple-set.ts";
import { constantSets, symmetricSets } from "../rewrite/fixed-predicates.ts";
import { interchangeable } from "../rewrite/symmetry.ts";
import { conjunctsOf } from "./prepare.ts";
import { checkedOptions, type Outcome, type SolveOptions, type Unknown } from "./problem.ts";
import { Search } from "./search.ts";

/** What holds for one call of `Session.solve` only. */
export interface Restriction {
  /** Narrower bounds for some relations: within those of the session, which are the largest ever needed. */
  readonly within?: Bounds;
}

/**
 * A problem that grows: formulas and relations are added, and bounds are widened step by step, while the solver keeps what it has learned.
 * Bounds grow inside the largest ones, given at the beginning: a step assumes the tuples outside its bounds away, so that going
 * from one scope to the next costs nothing but solving.
 */
export class Session {
  private readonly search: Search;
  private readonly options: SolveOptions;
  private readonly formulas: Formula[] = [];
  private constants: readonly TupleSet[] = [];
  /** The symmetry breaker of each way the atoms have been divided so far. */
  private readonly breakers = new Map<string, Lit>();

  constructor(bounds: Bounds, options: SolveOptions = {}) {
    checkedOptions(options);
    this.options = options;
    this.search = new Search(bounds, bounds, options);
  }

  /** Adds new relations. */
  bound(bounds: Bounds): void {
    for (const relation of bounds.relations.keys())
      if (this.search.declared.relations.has(relation))
        throw new RelationalError("bad-argument", `the relation ${relation.name} is bound already; its bounds cannot be changed`);
    this.search.extend(bounds);
  }

  /** Asserts a formula from now on; a later `solve` says if that is impossible. Interrupted, the formula is not added, and the outcome says so. */
  async add(formula: Formula): Promise<Unknown | null> {
    const { search } = this;
    const outcome = await search.limited(async () => {
      const conjuncts = conjunctsOf(formula);
      const roots = search.skolemize(conjuncts).map((f) => search.translation.ground(f));
      search.translation.encode(roots);
      this.formulas.push(...conjuncts);
      this.constants = [...this.constants, ...constantSets(conjuncts)];
      return null;
    });
    return outcome;
  }

  /** Looks for an instance of all formulas added. */
  async solve({ within }: Restriction = {}): Promise<Outcome> {
    const { search } = this;
    return search.limited(async () => {
      const breaker = this.breaker(within);
      search.translation.encode([], [breaker]);
      const outside = within === undefined ? [] : this.outside(within);
      const assumptions = breaker === TRUE ? outside : [...outside, search.translation.solverLiteral(breaker)];
      const step = await search.solve(this.formulas, assumptions);
      return step.kind === "unsat" ? search.unsatisfiable(null) : step;
    });
  }

  /** Literals that keep the relations within narrower bounds. */
  private outside(within: Bounds): number[] {
    const literals: number[] = [];
    for (const [relation, { lower, upper }] of within.relations) {
      const whole = this.search.declared.relations.get(relation);
      if (whole === undefined) throw new RelationalError("unbound-relation", `the relation ${relation.name} is not bound in this session`);
      if (!upper.isSubsetOf(whole.upper) || !whole.lower.isSubsetOf(lower))
        throw new RelationalError("bounds-not-nested", `the bounds of ${relation.name} are not within those of the session`);
      for (const { index, literal } of this.search.translation.openEntries(relation)) {
        if (lower.hasIndex(index)) literals.push(literal);
        else if (!upper.hasIndex(index)) literals.push(-literal);
      }
    }
    return literals;
  }

  /** It is assumed, not asserted, because later formulas and bounds may tell apart what is interchangeable now. */
  private breaker(within: Bounds | undefined): Lit {
    const { symmetry } = checkedOptions(this.options);
    if (symmetry === 0) return TRUE;
    const narrower = within === undefined ? [] : symmetricSets(within, []);
    const classes = interchangeable(this.search.bounds.universe.size, symmetricSets(this.search.bounds, [...this.constants, ...narrower]));
    const key = `${this.search.bounds.relations.size}/${JSON.stringify(classes)}`;
    return getOrInsert(this.breakers, key, () => this.search.translation.symmetryBreaker(classes, symmetry));
  }

  /** Frees the solver. */
  dispose(): void {
    this.search.dispose();
  }
}
