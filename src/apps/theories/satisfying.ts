/** Values that satisfy a predicate: drawn by its smart generator with choices at random, and shrunk along type and predicate. */
import { Budget } from "../../base/index.ts";
import { type Context, Problem, readTerm } from "../../elaborate/index.ts";
import { showTerm, type Term, type Type, termTypeVars } from "../../logic/index.ts";
import { Gen } from "../../quickcheck/index.ts";
import { plainSource } from "../../syntax/index.ts";
import { enumerateValues, type Sampler, sampleValues } from "../../testing/index.ts";
import { TermTypes, type TypedTerms } from "./typed-terms.ts";
import { valueOfTerm } from "./value.ts";

/** What may be said about a set of values. */
export interface SatisfyingOptions {
  /** Seconds for finding all values up to a depth, under `smallCheck`. */
  readonly seconds?: number;
}

/** Samples of one value that are begun, the later ones less deep. */
const samplesTried = 20;
/** What is tried when the set is made, to tell one without values at once. */
const firstDepths: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 16];
/** How much recursive clauses are preferred: a number of its own for each value, so that there are small ones and large ones. */
const eagernesses: readonly number[] = [1, 2, 4, 8];
/** Where derivations branch, they grow of themselves. */
const branchingEagernesses: readonly number[] = [0.5, 1, 2, 4];

/** A generator of the set's elements. Throws a `RangeError` for a set that cannot be understood, run, or found to have elements. */
export function satisfyingValues<A>(context: Context, text: string, options: SatisfyingOptions): Gen<A> {
  const set = readSet(context, text);
  const { theory } = context;
  const sampler = sampleValues(theory, set, new Budget(() => performance.now(), Number.POSITIVE_INFINITY));
  if (sampler.kind === "refused") throw new RangeError(`${text}: ${sampler.reason}`);
  const elements = new Elements(sampler, new TermTypes(theory).of(elementType(set)));
  if (!elements.hasSome()) throw new RangeError(`${text}: no values were found`);
  const enumerated = new Enumerated(text, (depth) =>
    enumerateValues(theory, set, null, new Budget(() => performance.now(), (options.seconds ?? 5) * 1000), depth),
  );
  return new Gen((source) => valueOfTerm(source.isExhaustive ? enumerated.draw(source) : elements.draw(source)) as A);
}

function readSet(context: Context, text: string): Term {
  try {
    const set = readTerm(context, plainSource(text));
    refuseOpen(text, set);
    return set;
  } catch (error) {
    if (error instanceof Problem) throw new RangeError(`${text}: ${error.message}`);
    throw error;
  }
}

function elementType({ type }: Term): Type {
  const [element] = type.kind === "con" ? type.args : [];
  if (element === undefined) throw new RangeError("not a set");
  return element;
}

type DrawingFrom = Parameters<Gen<Term>["draw"]>[0];

/** The elements one by one, for random testing and for shrinking. */
class Elements {
  private readonly sampler: Sampler;
  private readonly terms: TypedTerms;

  constructor(sampler: Sampler, terms: TypedTerms) {
    this.sampler = sampler;
    this.terms = terms;
  }

  /** Random sources follow a sample; where choices come from elsewhere, what they make must be an element, or have one near to it. */
  draw(source: DrawingFrom): Term {
    let found: Term | null = null;
    const isSampled = source.follow((seed) => {
      found = this.sample(seed, source.size);
      return found === null ? [] : this.terms.answers(found);
    });
    if (isSampled && found === null) return source.reject();
    const made = this.terms.gen.draw(source);
    return isSampled ? made : (this.sampler.completed(made) ?? source.reject());
  }

  private sample(seed: number, size: number): Term | null {
    const deepest = this.deepest(size);
    const eagerness = this.eagernesses[seed & 3] ?? 1;
    for (let i = 0; i < samplesTried; i++) {
      const most = Math.max(1, Math.round(deepest * (1 - i / samplesTried)));
      const depth = 1 + ((seed >>> 2) % most);
      const found = this.sampler.sample({ depth, eagerness, seed: (seed + i * 0x9e3779b9) | 0 });
      if (found !== null) return found;
    }
    return null;
  }

  /** Derivations that branch have far more parts than they are deep. */
  private deepest(size: number): number {
    return this.sampler.isBranching ? 2 + Math.round(Math.log2(size + 1)) : 1 + size;
  }

  private get eagernesses(): readonly number[] {
    return this.sampler.isBranching ? branchingEagernesses : eagernesses;
  }

  /** Whether an element is found soon. */
  hasSome(): boolean {
    return firstDepths.some((depth) =>
      this.eagernesses.some((eagerness, i) => this.sampler.sample({ depth, eagerness, seed: 31 * depth + i }) !== null),
    );
  }
}

/** All elements up to a depth, for exhaustive testing. */
class Enumerated {
  private readonly text: string;
  private readonly find: (depth: number) => ReturnType<typeof enumerateValues>;
  private readonly known = new Map<number, { readonly terms: readonly Term[]; readonly isComplete: boolean }>();

  constructor(text: string, find: (depth: number) => ReturnType<typeof enumerateValues>) {
    this.text = text;
    this.find = find;
  }

  draw(source: DrawingFrom): Term {
    const { terms, isComplete } = this.upTo(source.size);
    if (!isComplete) source.events.wasCut = true;
    const term = terms.length === 0 ? undefined : terms[source.alternative(terms.length)];
    return term ?? source.reject();
  }

  private upTo(depth: number): { readonly terms: readonly Term[]; readonly isComplete: boolean } {
    const known = this.known.get(depth);
    if (known !== undefined) return known;
    const found = this.find(depth);
    if (found.kind === "refused") throw new RangeError(`${this.text}: ${found.reason}`);
    if (found.isCut) throw new RangeError(`${this.text}: not all values up to depth ${depth} were found in time`);
    const bySize = found.values.map((t) => [showTerm(t).length, t] as const).sort(([a], [b]) => a - b);
    const all = { terms: bySize.map(([, t]) => t), isComplete: found.isComplete };
    this.known.set(depth, all);
    return all;
  }
}

/** A name that the theory does not know is a variable, and a type that is left open could be any: both are surely mistakes. */
function refuseOpen(set: string, term: Term): void {
  const unknown = [...freeNames(term)];
  if (unknown.length > 0) throw new RangeError(`${set}: the theory has no ${unknown.join(", ")}`);
  const open = [...termTypeVars(term)].map((v) => v.name);
  if (open.length > 0) throw new RangeError(`${set}: the type ${open.join(", ")} is left open; say which, as in {xs :: nat list. ...}`);
}

function freeNames(t: Term): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: Term): void => {
    if (part.kind === "free") found.add(part.name);
    if (part.kind === "app") {
      visit(part.fun);
      visit(part.arg);
    }
    if (part.kind === "abs") visit(part.body);
  };
  visit(t);
  return found;
}
