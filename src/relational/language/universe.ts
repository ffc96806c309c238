import { RelationalError } from "./error.ts";

/** An atom, by its place in the universe or by its name. */
export type Atom = number | string;

/**
 * The finite, ordered set of atoms that a problem speaks about.
 * A tuple of arity k over n atoms is the number whose digits to the base n are its atoms, the first column leading;
 * this index is how tuples are stored everywhere.
 */
export class Universe {
  /** Names of the atoms, in order. */
  readonly atoms: readonly string[];
  /** Place of each name. */
  private readonly places: ReadonlyMap<string, number>;

  constructor(atoms: Iterable<string>) {
    this.atoms = [...atoms];
    if (this.atoms.length === 0) throw new RelationalError("empty-universe", "a universe needs at least one atom");
    const places = new Map<string, number>();
    for (const [place, name] of this.atoms.entries()) {
      if (places.has(name)) throw new RelationalError("duplicate-atom", `the atom ${name} occurs twice in the universe`);
      places.set(name, place);
    }
    this.places = places;
  }

  /** A universe of `size` atoms called `prefix` + number: `Universe.ofSize(2).atoms = ["a0", "a1"]`. */
  static ofSize(size: number, prefix = "a"): Universe {
    return new Universe(Array.from({ length: size }, (_, i) => `${prefix}${i}`));
  }

  get size(): number {
    return this.atoms.length;
  }

  /** The place of an atom, which must be there. */
  place(atom: Atom): number {
    const place = typeof atom === "number" ? atom : this.places.get(atom);
    if (place === undefined || !Number.isInteger(place) || place < 0 || place >= this.size)
      throw new RelationalError("unknown-atom", `there is no atom ${atom} in the universe of ${this.size} atoms`);
    return place;
  }

  /** The name of the atom at a place. */
  nameOf(place: number): string {
    return this.atoms[this.place(place)] ?? "";
  }

  /** How many tuples of this arity there are: `size ** arity`, which must be a safe integer. */
  capacity(arity: number): number {
    const capacity = this.size ** arity;
    if (!Number.isSafeInteger(capacity))
      throw new RelationalError("too-large", `tuples of arity ${arity} over ${this.size} atoms are too many to be numbered`);
    return capacity;
  }

  /** The index of a tuple. */
  indexOf(tuple: readonly Atom[]): number {
    this.capacity(tuple.length);
    return tuple.reduce<number>((index, atom) => index * this.size + this.place(atom), 0);
  }

  /** The atoms of the tuple with this index. */
  tupleAt(index: number, arity: number): number[] {
    const tuple = new Array<number>(arity);
    let rest = index;
    for (let column = arity - 1; column >= 0; column--) {
      tuple[column] = rest % this.size;
      rest = Math.floor(rest / this.size);
    }
    return tuple;
  }
}
