/** An error of ours, never of the user. Caught only at the edge, in `apps`. */
export class Bug extends Error {
  override readonly name = "Bug";
}

/** Marks a case that the types exclude. */
export function unreachable(value: never): never {
  throw new Bug(`unreachable: ${JSON.stringify(value)}`);
}

/** States an invariant; `what` reads "function: what must hold". */
export function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Bug(what);
}

/** The value, which must be there; `what` reads "function: what is missing". */
export function present<A>(value: A | undefined | null, what: string): A {
  if (value === undefined || value === null) throw new Bug(what);
  return value;
}
