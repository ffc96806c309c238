import type { Box, Gen } from "../generators/gen.ts";
import { boxOf } from "../generators/structure.ts";
import type { Delayed, Source } from "../source/source.ts";

/**
 * Partially defined values, after Lazy SmallCheck (Runciman, Naylor, Lindblad, 2008) and [Bulwahn 2013], 5.4.3. There an undefined part raises
 * an exception and the test starts again with that part refined; here looking at a part makes its first choice and the test goes on,
 * and the driver later comes back to that choice. Parts stand behind getters; a part that is certainly a fresh array or object stands behind a
 * proxy instead, so that it can be passed around without being looked at.
 */
const proxies = new WeakMap<object, Delayed<unknown>>();
const getters = new WeakMap<() => unknown, Delayed<unknown>>();

/** The part behind a proxy, or undefined for any other value. */
export function partBehind(value: object): Delayed<unknown> | undefined {
  return proxies.get(value);
}

/** The part behind a getter, or undefined for any other property. */
export function partAt(value: object, key: PropertyKey): Delayed<unknown> | undefined {
  const get = Object.getOwnPropertyDescriptor(value, key)?.get;
  return get === undefined ? undefined : getters.get(get);
}

/** A value that stands for what the generator will draw; null when the value must be drawn at once. */
export function proxyFor<A>(source: Source, gen: Gen<A>): A | null {
  const box = boxOf(gen);
  return box === null ? null : (proxyOf(source.delay(gen, gen), box) as A);
}

/** Puts a component into a container without drawing it. */
export function placeLater(container: object, key: PropertyKey, source: Source, gen: Gen<unknown>): void {
  const part = source.delay(gen, gen);
  const box = boxOf(gen);
  if (box !== null) place(container, key, proxyOf(part, box));
  else placeGetter(container, key, part);
}

function place(container: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

function placeGetter(container: object, key: PropertyKey, part: Delayed<unknown>): void {
  const get = () => {
    const value = part.force();
    place(container, key, value);
    return value;
  };
  getters.set(get, part);
  const set = (value: unknown) => place(container, key, value);
  Object.defineProperty(container, key, { get, set, enumerable: true, configurable: true });
}

function proxyOf(part: Delayed<unknown>, box: Box): object {
  const target = () => part.force() as object;
  const proxy: object = new Proxy(box === "array" ? [] : {}, {
    get: (_, key) => Reflect.get(target(), key),
    set: (_, key, value) => Reflect.set(target(), key, value),
    has: (_, key) => Reflect.has(target(), key),
    ownKeys: () => Reflect.ownKeys(target()),
    deleteProperty: (_, key) => Reflect.deleteProperty(target(), key),
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(target(), key, descriptor),
    getPrototypeOf: () => Reflect.getPrototypeOf(target()),
    getOwnPropertyDescriptor: (_, key) => valueDescriptor(target(), key),
  });
  proxies.set(proxy, part);
  return proxy;
}

/** Getters must not leak through a proxy: whoever asks for a descriptor looks at the value. */
function valueDescriptor(target: object, key: PropertyKey): PropertyDescriptor | undefined {
  const descriptor = Object.getOwnPropertyDescriptor(target, key);
  if (descriptor?.get === undefined) return descriptor;
  return { value: Reflect.get(target, key), writable: true, enumerable: true, configurable: true };
}
