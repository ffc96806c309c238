import type { Drawable, Source } from "../source/source.ts";

/** What is known about a generator without running it: needed for recursive definitions and for lazy values. */
export type Structure =
  /** Nothing is known; whatever it draws, it ends. */
  | { readonly kind: "opaque" }
  /** Draws nothing. */
  | { readonly kind: "constant" }
  /** Draws one of these. */
  | { readonly kind: "any"; readonly of: readonly Gen<unknown>[] }
  /** Draws all of these; `box` is what it puts them into, if that is a new array or object. */
  | { readonly kind: "all"; readonly of: readonly Gen<unknown>[]; readonly box: Box | null }
  /** Draws any number of these, but at least `min`. */
  | { readonly kind: "many"; readonly of: Gen<unknown>; readonly min: number; readonly box: Box | null }
  /** Stands for a generator defined elsewhere, possibly in terms of itself. */
  | { readonly kind: "recursion"; readonly define: () => Gen<unknown> };

/** A container that a generator creates afresh for each value, so that nobody can hold another reference to it. */
export type Box = "array" | "object";

const opaque: Structure = { kind: "opaque" };

/**
 * A generator of values of type `A`: a program that asks a source for choices and makes a value of the answers.
 * Build generators from those of this library by `map`, `chain` and the combinators; never call `draw` yourself.
 */
export class Gen<out A> implements Drawable<A> {
  readonly draw: (source: Source) => A;
  readonly structure: Structure;

  constructor(draw: (source: Source) => A, structure: Structure = opaque) {
    this.draw = draw;
    this.structure = structure;
  }

  /** Applies a function to each value: `constant(a).map(f) = constant(f(a))`. */
  map<B>(f: (value: A) => B): Gen<B> {
    const { draw } = this;
    return new Gen((source) => f(draw(source)), { kind: "all", of: [this], box: null });
  }

  /** Lets the next generator depend on the value: `constant(a).chain(f) = f(a)`. */
  chain<B>(f: (value: A) => Gen<B>): Gen<B> {
    const result: Gen<B> = new Gen((source) => drawChained(this, f, source, result), { kind: "all", of: [this], box: null });
    return result;
  }

  /**
   * Only the values that satisfy the predicate. A random generator tries a hundred times and then discards the test; prefer a
   * generator that makes such values from the start.
   */
  suchThat<B extends A>(predicate: (value: A) => value is B): Gen<B>;
  suchThat(predicate: (value: A) => boolean): Gen<A>;
  suchThat(predicate: (value: A) => boolean): Gen<A> {
    return new Gen((source) => drawSuchThat(this, predicate, source), { kind: "any", of: [this] });
  }

  /** The same as `suchThat`. */
  filter<B extends A>(predicate: (value: A) => value is B): Gen<B>;
  filter(predicate: (value: A) => boolean): Gen<A>;
  filter(predicate: (value: A) => boolean): Gen<A> {
    return this.suchThat(predicate);
  }
}

function drawChained<A, B>(first: Gen<A>, f: (value: A) => Gen<B>, source: Source, label: object): B {
  source.open("chain", label);
  source.open("part", first);
  const a = first.draw(source);
  source.close();
  const next = f(a);
  source.open("part", null);
  const b = next.draw(source);
  source.close();
  source.close();
  return b;
}

function drawSuchThat<A>(gen: Gen<A>, predicate: (value: A) => boolean, source: Source): A {
  for (let tried = 0; tried < source.retries; tried++) {
    const mark = source.mark();
    const value = gen.draw(source);
    if (predicate(value)) return value;
    source.rewind(mark);
  }
  return source.reject();
}

/** Always this value. The value is shared by all tests: use `record` or `map` for one that tests may change. */
export function constant<const A>(value: A): Gen<A> {
  return new Gen(() => value, { kind: "constant" });
}

/** Applies a function to each value. */
export function map<A, B>(gen: Gen<A>, f: (value: A) => B): Gen<B> {
  return gen.map(f);
}

/** Lets the next generator depend on the value. */
export function chain<A, B>(gen: Gen<A>, f: (value: A) => Gen<B>): Gen<B> {
  return gen.chain(f);
}

/** Only the values that satisfy the predicate; see `Gen.suchThat`. */
export function suchThat<A, B extends A>(gen: Gen<A>, predicate: (value: A) => value is B): Gen<B>;
export function suchThat<A>(gen: Gen<A>, predicate: (value: A) => boolean): Gen<A>;
export function suchThat<A>(gen: Gen<A>, predicate: (value: A) => boolean): Gen<A> {
  return gen.suchThat(predicate);
}

/** Reads the size bound: `sized((n) => choose(0, n))`. */
export function sized<A>(f: (size: number) => Gen<A>): Gen<A> {
  return new Gen((source) => f(source.bound).draw(source));
}

/** Draws under another size bound: `resize(n, sized(f)) = resize(n, f(n))`. Under enumeration it can only lower the depth. */
export function resize<A>(size: number, gen: Gen<A>): Gen<A> {
  if (!(size >= 0)) throw new RangeError(`resize: the size must not be negative: ${size}`);
  return scale(() => size, gen);
}

/** Draws under a changed size bound: `scale((n) => n / 2, gen)`. Under enumeration it can only lower the depth. */
export function scale<A>(f: (size: number) => number, gen: Gen<A>): Gen<A> {
  const { draw } = gen;
  return new Gen(
    (source) => {
      const { size } = source;
      const wanted = Math.max(0, Math.floor(f(size)));
      if (source.isExhaustive && wanted < size) source.events.wasCut = true;
      source.size = source.isExhaustive ? Math.min(size, wanted) : wanted;
      const value = draw(source);
      source.size = size;
      return value;
    },
    { kind: "any", of: [gen] },
  );
}
