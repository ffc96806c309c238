/**
 * Terms for what a model leaves open. A genuine model refutes whatever stands there, so any value will do; one that is said to lie beyond the
 * scope needs a value that is none of the atoms.
 */
import {
  apps,
  type ConstructorAt,
  constant,
  False,
  free,
  fun,
  funs,
  lambda,
  names,
  numeral,
  pair,
  setT,
  type Term,
  type Type,
} from "../../logic/index.ts";
import type { Domains } from "../value/domain.ts";
import { shapeOf } from "../value/shape.ts";

/** What completion needs of a model. */
export interface Atoms {
  readonly domains: Domains;
  /** The type in the world of ground terms. */
  at(ty: Type): Type;
  /** The term of an atom, if it has one. */
  termOf(ty: Type, i: number): Term | null;
}

/** Some term of the type, if one can be written down. */
export function anyTerm(atoms: Atoms, ty: Type): Term | null {
  const shape = shapeOf(ty);
  switch (shape.kind) {
    case "bool":
      return False;
    case "pair": {
      const [a, b] = [anyTerm(atoms, shape.fst), anyTerm(atoms, shape.snd)];
      return a === null || b === null ? null : pair(a, b);
    }
    case "fun": {
      if (shape.isSet) return constant(names.bot, setT(atoms.at(shape.from)));
      const to = anyTerm(atoms, shape.to);
      return to === null ? null : lambda(free("x", atoms.at(shape.from)), to);
    }
    case "element": {
      const { size } = atoms.domains.of(ty);
      for (let i = 0; i < size; i++) {
        const term = atoms.termOf(ty, i);
        if (term !== null) return term;
      }
      return null;
    }
  }
}

/** A term for an element that is none of the atoms: the next number, or a value deeper than there are atoms. */
export function outsideTerm(atoms: Atoms, ty: Type): Term | null {
  const { content, size } = atoms.domains.of(ty);
  if (content.kind === "numbers") {
    const largest = content.numbers.reduce((most, { n, d }) => Math.max(most, Math.ceil(n / d)), 0);
    return numeral(BigInt(largest + 1), atoms.at(ty));
  }
  if (content.kind !== "data" || content.co) return null;
  const step = content.constructors.find((c) => c.args.includes(ty));
  let term = anyTerm(atoms, ty);
  for (let depth = 0; depth <= size && term !== null; depth++) term = step === undefined ? null : applied(atoms, step, ty, term);
  return term;
}

function applied(atoms: Atoms, c: ConstructorAt, ty: Type, inside: Term): Term | null {
  const args = c.args.map((arg) => (arg === ty ? inside : anyTerm(atoms, arg)));
  const terms = args.flatMap((t) => (t === null ? [] : [t]));
  const types = c.args.map((arg) => atoms.at(arg));
  return terms.length < args.length ? null : apps(constant(c.name, funs(types, atoms.at(ty))), terms);
}

/** `- A`. */
export function complementOf(set: Term): Term {
  return apps(constant(names.uminus, fun(set.type, set.type)), [set]);
}
