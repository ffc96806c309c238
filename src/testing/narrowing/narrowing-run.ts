/** One search at one depth: makes the variables, searches the refinement tree, turns a refutation into a find. */
import { type Budget, present } from "../../base/index.ts";
import { type Find, findOf, type Term } from "../../logic/index.ts";
import type { TypeId } from "../../program/index.ts";
import { DoubtfulFinds } from "../run/doubtful-finds.ts";
import type { RunResult } from "../run/test-run.ts";
import type { Watch } from "../run/watch.ts";
import type { Cell, Home, LazyFunction, LazyValue, Searcher, SearchHooks } from "./cell.ts";
import type { CompiledClaim, CompiledNarrowing } from "./compile-narrowing.ts";
import { dependentText } from "./dependent-text.ts";
import type { NarrowingOptions } from "./options.ts";
import { PartialTerms } from "./partial-term.ts";
import { type Choice, RefinementTree, type Refutation } from "./refinement.ts";
import { PotentialIsEnough, searchHooks, TimeIsUp, type Watcher } from "./search-hooks.ts";
import { showPartial } from "./show-partial.ts";
import { isDeniedByStrictCode } from "./strict-check.ts";
import type { Truth } from "./truth.ts";

/** What a search at one depth says, with the truth of its tree. */
export type NarrowingResult = RunResult & { readonly truth: Truth };

export class NarrowingRun {
  private readonly compiled: CompiledNarrowing;
  private readonly options: NarrowingOptions;
  readonly watch: Watch;
  private potential: Find[] = [];
  private readonly doubted = new DoubtfulFinds();
  private undecided = new Map<string, number>();
  private roots: Cell[] = [];

  constructor(compiled: CompiledNarrowing, options: NarrowingOptions, watch: Watch) {
    this.compiled = compiled;
    this.options = options;
    this.watch = watch;
  }

  run(depth: number, budget: Budget): NarrowingResult {
    const { compiled } = this;
    this.potential = [];
    this.undecided = new Map();
    const { levelsPerNumber } = this.options;
    const prefersFew = levelsPerNumber !== null && compiled.prefix.length === 1;
    if (prefersFew) compiled.cells.limitNumbers(Math.ceil(depth / levelsPerNumber));
    const { direct, places } = compiled.conclusion;
    const homes = (i: number): Home | null =>
      direct === null || !places.includes(i) ? null : { object: compiled.narrow.held, slot: places.indexOf(i) };
    this.roots = compiled.variables.map(({ type, level }, i) => compiled.cells.make({ type, params: [], depth }, level, homes(i)));
    const hooks = searchHooks(compiled, prefersFew, depth, this.watcher());
    const { search } = compiled.narrow;
    this.begin(search, hooks);
    this.watch.begin(budget, () => search.counts().evaluations, Number.POSITIVE_INFINITY, "evaluation");
    const tree = new RefinementTree(
      compiled.prefix.map((block) => block.isUniversal),
      search,
      hooks,
    );
    const finds: Find[] = [];
    let truth: Truth = "unknown";
    let end: RunResult["end"] = "complete";
    try {
      const found = compiled.instance.guarded(() => {
        const result = tree.search();
        truth = result.truth;
        if (result.truth === "false") finds.push(...this.find(result.refutation));
        return null;
      });
      if (found.kind === "limit") this.note("evaluation did not end");
      if (tree.beyond > 0) this.note("a witness may lie beyond the size", tree.beyond);
      if (tree.bounded > 0) this.note("what has to hold of all values was tried up to the size", tree.bounded);
    } catch (error) {
      if (!(error instanceof TimeIsUp) && !(error instanceof PotentialIsEnough)) throw error;
      end = error instanceof TimeIsUp ? "late" : "enough";
    }
    if (finds.length > 0) end = "enough";
    this.watch.count();
    const { tests, satisfied } = search.counts();
    return { end, finds, potential: this.potential, tests, premisesSatisfied: satisfied, undecided: this.undecided, truth };
  }

  /** Hands premises and conclusion over, and what must hold for the variables themselves. */
  private begin(search: Searcher, hooks: SearchHooks): void {
    const { compiled, roots } = this;
    const cells = (claim: CompiledClaim): readonly Cell[] => claim.places.map((place) => present(roots[place], "begin: variable"));
    const premises = compiled.premises.map((claim) => ({ goal: claim.goal, args: cells(claim) }));
    const { run, whole, direct, isOrderOnly } = compiled.conclusion;
    const args = cells(compiled.conclusion);
    search.begin(premises, { run: applied(run, args), whole: direct ?? whole, args, isWritten: direct !== null, isOrderOnly }, hooks);
    for (const root of roots) {
      const goal = hooks.obligation?.(root) ?? null;
      if (goal !== null) search.require(goal, root, null);
    }
  }

  private watcher(): Watcher {
    const { options } = this;
    const self = this;
    return {
      missing: () => {
        const site = this.compiled.instance.lastMissing?.site;
        if (site?.why === "beyond") return this.note(`the value of ${site.constant.name} could not be decided`);
        const found = options.genuineOnly || this.doubted.isFull ? [] : this.snapshot();
        // A find stands for itself only: where values are still open it does not stand for all that they can be.
        if (found.length === 0 || this.leavesOpen()) this.note("the conclusion has no value");
        this.potential.push(...found.filter((find) => this.doubted.isNew(find)));
        if (options.abortPotential && this.potential.length > 0) throw new PotentialIsEnough();
      },
      unended: (limit) => {
        this.watch.gaveUp();
        this.note(limit === "memory" ? "a value was too large" : "evaluation did not end");
      },
      unsettled: () => this.note("a premise has no value"),
      get isLate() {
        return self.watch.isOver;
      },
    };
  }

  private note(reason: string, count = 1): void {
    this.undecided.set(reason, (this.undecided.get(reason) ?? 0) + count);
  }

  /** A find from the present binding, which goes on afterwards: what is unbound stays so, and has the simplest value in the find. */
  private snapshot(): Find[] {
    const assignment = this.assignment(true);
    return assignment === null ? [] : [findOf(assignment)];
  }

  /** The values of the conjecture's own variables, where nothing is left open or what is open is to be filled. */
  private assignment(isFilled: boolean): Map<string, Term> | null {
    const terms = new PartialTerms(this.compiled.cells, this.compiled.lazy.program, isFilled);
    const found = new Map<string, Term>();
    for (const { cell, free, type } of this.own()) {
      const t = terms.term(cell, type);
      if (t === null) return null;
      found.set(free.name, t);
    }
    return found;
  }

  /** Whether part of a variable has not been looked at. */
  private leavesOpen(): boolean {
    const terms = new PartialTerms(this.compiled.cells, this.compiled.lazy.program);
    return this.own().some(({ cell, type }) => terms.term(cell, type) === null) || terms.hasHoles;
  }

  private own(): { readonly cell: Cell; readonly free: { readonly name: string }; readonly type: TypeId }[] {
    const names = new Set(this.compiled.conjecture.variables.map((x) => x.name));
    return this.compiled.variables.flatMap((v, i) =>
      names.has(v.free.name) ? [{ ...v, cell: present(this.roots[i], "own: variable") }] : [],
    );
  }

  private find(refutation: Refutation): Find[] {
    const { compiled } = this;
    const texts = this.shownTexts(refutation);
    const terms = new PartialTerms(compiled.cells, compiled.lazy.program);
    if (this.own().some(({ cell }) => !terms.complete(cell))) return this.unwritten();
    const hints = this.hints();
    if (isDeniedByStrictCode(compiled, this.roots)) {
      this.note("lazy and strict evaluation disagree");
      return [];
    }
    const assignment = this.assignment(false);
    if (assignment === null) return this.unwritten();
    return [findOf(assignment, { ...texts, hints })];
  }

  private unwritten(): Find[] {
    this.note("a value could not be written down");
    return [];
  }

  /** The values of quantified variables that came to stand in front: witnesses for premises, completed like the others. */
  private hints(): ReadonlyMap<string, Term> {
    const { compiled } = this;
    const own = new Set(this.own().map(({ free }) => free.name));
    const found = new Map<string, Term>();
    for (const [i, { free, type, level }] of compiled.variables.entries()) {
      if (level > 0 || own.has(free.name)) continue;
      const terms = new PartialTerms(compiled.cells, compiled.lazy.program);
      const cell = present(this.roots[i], "hints: variable");
      const t = terms.complete(cell) ? terms.term(cell, type) : null;
      if (t !== null) found.set(free.name, t);
    }
    return found;
  }

  private shownTexts(refutation: Refutation): Pick<Find, "shown" | "open"> {
    const { compiled } = this;
    const { theory } = compiled.conjecture;
    const shown = new Map<string, string>();
    const open = new Set<string>();
    for (const { cell, free, type } of this.own()) {
      const terms = new PartialTerms(compiled.cells, compiled.lazy.program);
      const t = terms.term(cell, type);
      if (terms.hasHoles) open.add(free.name);
      if (t !== null && (terms.hasHoles || compiled.cells.base(type).shape.kind === "function"))
        shown.set(free.name, showPartial(theory, t));
    }
    for (const [i, v] of compiled.variables.entries()) {
      if (v.level === 0 || compiled.prefix[v.level]?.isUniversal !== true) continue;
      const cell = present(this.roots[i], "shownTexts: variable");
      shown.set(v.free.name, dependentText(refutation, cell, this.names()));
    }
    return { shown, open };
  }

  private names() {
    const { compiled } = this;
    const known = new Map<Cell, string>(compiled.variables.map((v, i) => [present(this.roots[i], "names: variable"), v.free.name]));
    const typeOf = new Map<Cell, TypeId>(compiled.variables.map((v, i) => [present(this.roots[i], "names: variable"), v.type]));
    const value = (cell: Cell): string => {
      const terms = new PartialTerms(compiled.cells, compiled.lazy.program);
      const t = terms.term(cell, typeOf.get(cell) ?? present(cell.x, "names: facts").type);
      return t === null ? "_" : showPartial(compiled.conjecture.theory, t);
    };
    return {
      value,
      name: (cell: Cell): string => known.get(cell) ?? "_",
      pattern: (cell: Cell, choice: Choice): string => {
        const facts = present(cell.x, "pattern: facts");
        const before = { chosen: facts.chosen, lo: facts.lo };
        facts.chosen = choice.index;
        if (choice.alternative.what.kind === "larger") facts.lo = (facts.lo ?? 0) + 1;
        const text = value(cell);
        facts.chosen = before.chosen;
        facts.lo = before.lo;
        return text;
      },
    };
  }
}

/** A function with its arguments, without an array for each call. */
function applied(f: LazyFunction, args: readonly Cell[]): () => LazyValue {
  const [a, b, c] = args;
  if (a === undefined) return () => f();
  if (b === undefined) return () => f(a);
  if (c === undefined) return () => f(a, b);
  return args.length === 3 ? () => f(a, b, c) : () => f(...args);
}
