import { getOrInsert } from "../../base/index.ts";
import type { Source } from "../source/source.ts";
import { Gen } from "./gen.ts";
import { heightOf } from "./structure.ts";

/**
 * Recursive definitions that always end. Entering a definition from outside gives it as much fuel as the size bound; each nested
 * unfolding takes some, products divide it among their recursive components (`shareFuel`), and choices offer only the alternatives whose
 * height the fuel allows (`choice.ts`). What structure cannot show (recursion behind `chain`) is caught by limits on all unfoldings: first the
 * fuel is gone, and if that does not help, the value is rejected.
 */

/** After this many unfoldings for each unit of size there is no fuel left. */
const unfoldingsPerSize = 4;
/** After this many, the recursion does not heed the fuel because it is hidden, and the value is given up. */
const patiencePerSize = 16;

/**
 * A generator defined in terms of itself, which always ends:
 *
 *     const tree: Gen<Tree> = recursive((tree) => oneof([leaf, record({ left: tree, right: tree })]));
 *
 * Under random testing about as many unfoldings happen as the size says; under enumeration they are nested as deep as the depth says.
 */
export function recursive<A>(define: (self: Gen<A>) => Gen<A>): Gen<A> {
  const self: Gen<A> = recursionTo(() => body);
  const body = define(self);
  return self;
}

/** Generators by name. */
type Named<T extends object> = { readonly [K in keyof T]: Gen<T[K]> };

/**
 * Generators defined in terms of one another; `self("forest")` is the same as `self.forest`:
 *
 *     const { tree } = letrec<{ tree: Tree; forest: Tree[] }>((self) => ({
 *       tree: record({ label: int, subtrees: self.forest }),
 *       forest: listOf(self.tree),
 *     }));
 */
export function letrec<T extends object>(define: (self: Named<T> & (<K extends keyof T>(name: K) => Gen<T[K]>)) => Named<T>): Named<T> {
  const known = new Map<PropertyKey, Gen<unknown>>();
  const called = (name: PropertyKey) => getOrInsert(known, name, () => recursionTo(() => bodyOf(name)));
  const self = new Proxy(called, { get: (_target, name) => called(name) });
  const bodies: Named<T> = define(self as unknown as Parameters<typeof define>[0]);
  const bodyOf = (name: PropertyKey): Gen<unknown> => {
    if (!Object.hasOwn(bodies, name)) throw new RangeError(`letrec: there is no definition of ${String(name)}`);
    return bodies[name as keyof T];
  };
  return Object.fromEntries(Object.keys(bodies).map((name) => [name, called(name)])) as Named<T>;
}

/** A generator known by reference only; `define` is called once, when first needed. */
export function recursionTo<A>(define: () => Gen<A>): Gen<A> {
  let body: Gen<A> | undefined;
  const defined = () => {
    body ??= define();
    return body;
  };
  const self: Gen<A> = new Gen((source) => unfold(self, defined(), source), { kind: "recursion", define: defined });
  return self;
}

function unfold<A>(self: Gen<A>, body: Gen<A>, source: Source): A {
  const { fuel, size } = source;
  if (fuel < 0) enter(self, source);
  else if (source.isExhaustive) deepen(source);
  else burn(source);
  source.open("recursion", self);
  const value = body.draw(source);
  source.close();
  source.fuel = fuel;
  source.size = size;
  return value;
}

function enter(self: Gen<unknown>, source: Source): void {
  if (heightOf(self) === Number.POSITIVE_INFINITY)
    throw new RangeError("recursive: the definition has no finite value; give it an alternative that does not recur");
  source.fuel = source.size;
  source.unfolded = 0;
}

/** Under enumeration the depth bounds the values inside as well. */
function deepen(source: Source): void {
  if (source.fuel === 0) {
    source.events.wasCut = true;
    source.reject();
  }
  source.fuel -= 1;
  source.size = Math.min(source.size, source.fuel);
}

function burn(source: Source): void {
  const unfolded = ++source.unfolded;
  const unit = source.size + 4;
  if (unfolded > patiencePerSize * unit) source.reject();
  source.fuel = unfolded > unfoldingsPerSize * unit ? 0 : Math.max(0, source.fuel - 1);
}

/** Divides the fuel among the recursive components, counted only if there is some; returns what to restore afterwards. */
export function shareFuel(source: Source, countRecursive: () => number): number {
  const { fuel } = source;
  if (fuel <= 0 || source.isExhaustive) return fuel;
  const count = countRecursive();
  if (count > 1) source.fuel = 1 + Math.floor((fuel - 1) / count);
  return fuel;
}
