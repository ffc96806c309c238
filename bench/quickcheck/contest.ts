import fc from "fast-check";
import { forAll, type GensOf, type Property } from "hollow/quickcheck";

/** One false property, stated for both libraries: the same body over generators that are as alike as the two allow. */
export interface Contest {
  readonly name: string;
  readonly ours: Property<"sync">;
  readonly theirs: fc.IRawProperty<unknown>;
}

/** A false property with the generators that a user of either library would write. */
export function contest<A extends unknown[]>(
  name: string,
  ours: [...GensOf<A>],
  theirs: { readonly [K in keyof A]: fc.Arbitrary<A[K]> },
  holds: (...values: A) => boolean,
): Contest {
  const parts = [...(theirs as readonly unknown[]), holds] as unknown as Parameters<typeof fc.property>;
  return { name, ours: forAll(...ours, holds), theirs: fc.property(...parts) as unknown as fc.IRawProperty<unknown> };
}
