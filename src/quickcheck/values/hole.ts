import type { Box, Gen } from "../generators/gen.ts";
import { boxOf } from "../generators/structure.ts";
import type { Delayed, Source } from "../source/source.ts";

/**
 * Partially defined values, after Lazy SmallCheck (Runciman, Naylor, Lindblad, 2008) and [Bulwahn 2013], 5.4.3. There an undefined part raises
 * an exception and the test starts again with that part refined; here looking at a part makes its first choice and the test goes on,
 * and the driver later comes back to that choice. Parts stand behind getters; a part that is certainly a fresh array or object stands behind a
 * proxy instead, so that it can be passed around without being looked at.
 */

/** A constructor that gives back its argument, so that a class over it can add private fields to any object: nobody else can see them. */
class Same {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is its purpose
    return object;
  }
}

/** A proxy, or the object that it is made over, with the part behind it. */
class Stand extends Same {
  readonly #part: Delayed<unknown>;

  constructor(object: object, part: Delayed<unknown>) {
    super(object);
    this.#part = part;
  }

  static partOf(object: object): Delayed<unknown> | undefined {
    return #part in object ? object.#part : undefined;
  }
}

/** A container with the parts that have been put into it without being drawn. */
class Container extends Same {
  readonly #parts = new Map<PropertyKey, Delayed<unknown>>();

  static put(object: object, key: PropertyKey, part: Delayed<unknown>): void {
    const container = #parts in object ? object : (new Container(object) as Container);
    container.#parts.set(key, part);
  }

  static partAt(object: object, key: PropertyKey): Delayed<unknown> | undefined {
    return #parts in object ? object.#parts.get(key) : undefined;
  }

  /** Draws a part, and puts it in its place for good. */
  static force(object: object, key: PropertyKey): unknown {
    const value = Container.partAt(object, key)?.force();
    Container.settle(object, key, value);
    return value;
  }

  static settle(object: object, key: PropertyKey, value: unknown): void {
    if (#parts in object) object.#parts.delete(key);
    place(object, key, value);
  }
}

/** The part behind a proxy, or undefined for any other value. */
export function partBehind(value: object): Delayed<unknown> | undefined {
  return Stand.partOf(value);
}

/** The part behind a getter, or undefined for any other property. */
export function partAt(value: object, key: PropertyKey): Delayed<unknown> | undefined {
  return Container.partAt(value, key);
}

/** A value that stands for what the generator will draw; null when the value must be drawn at once. */
export function proxyFor<A>(source: Source, gen: Gen<A>): A | null {
  const box = boxOf(gen);
  return box === null ? null : (proxyOf(source.delay(gen, gen), box) as A);
}

/** Puts a component into a container without drawing it, unless there is nothing to choose. */
export function placeLater(container: object, key: PropertyKey, source: Source, gen: Gen<unknown>): void {
  const part = source.delay(gen, gen);
  const box = boxOf(gen);
  // The container is fresh, and the key none that means anything to the language.
  if (gen.structure.kind === "constant") (container as Record<PropertyKey, unknown>)[key] = part.force();
  else if (box !== null) (container as Record<PropertyKey, unknown>)[key] = proxyOf(part, box);
  else placeGetter(container, key, part);
}

function place(container: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Getters by their keys: containers with the same keys are objects of the same shape then. */
const accessors = new Map<PropertyKey, PropertyDescriptor>();

function placeGetter(container: object, key: PropertyKey, part: Delayed<unknown>): void {
  Container.put(container, key, part);
  let accessor = accessors.get(key);
  if (accessor === undefined) {
    accessor = accessorFor(key);
    accessors.set(key, accessor);
  }
  Object.defineProperty(container, key, accessor);
}

function accessorFor(key: PropertyKey): PropertyDescriptor {
  return {
    get(this: object) {
      const owner = ownerOf(this, key);
      return owner === null ? undefined : Container.force(owner, key);
    },
    set(this: object, value: unknown) {
      Container.settle(this, key, value);
    },
    enumerable: true,
    configurable: true,
  };
}

/** The object that holds the part: whoever asked may have been derived from it. */
function ownerOf(asked: object, key: PropertyKey): object | null {
  for (let object: object | null = asked; object !== null; object = Object.getPrototypeOf(object))
    if (Container.partAt(object, key) !== undefined) return object;
  return null;
}

function targetOf(stand: object): object {
  return Stand.partOf(stand)?.force() as object;
}

const traps: ProxyHandler<object> = {
  get: (stand, key) => Reflect.get(targetOf(stand), key),
  set: (stand, key, value) => Reflect.set(targetOf(stand), key, value),
  has: (stand, key) => Reflect.has(targetOf(stand), key),
  ownKeys: (stand) => Reflect.ownKeys(targetOf(stand)),
  deleteProperty: (stand, key) => Reflect.deleteProperty(targetOf(stand), key),
  defineProperty: (stand, key, descriptor) => Reflect.defineProperty(targetOf(stand), key, descriptor),
  getPrototypeOf: (stand) => Reflect.getPrototypeOf(targetOf(stand)),
  getOwnPropertyDescriptor: (stand, key) => valueDescriptor(targetOf(stand), key),
};

function proxyOf(part: Delayed<unknown>, box: Box): object {
  const proxy: object = new Proxy(new Stand(box === "array" ? [] : {}, part), traps);
  return new Stand(proxy, part);
}

/** Getters must not leak through a proxy: whoever asks for a descriptor looks at the value. */
function valueDescriptor(target: object, key: PropertyKey): PropertyDescriptor | undefined {
  const descriptor = Object.getOwnPropertyDescriptor(target, key);
  if (descriptor?.get === undefined) return descriptor;
  return { value: Reflect.get(target, key), writable: true, enumerable: true, configurable: true };
}
