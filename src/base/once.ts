/** A function that is computed once for each first argument. */
export function once<K extends object, R extends readonly unknown[], V>(f: (key: K, ...rest: R) => V): (key: K, ...rest: R) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key, ...rest) => {
    const found = known.get(key) ?? { value: f(key, ...rest) };
    known.set(key, found);
    return found.value;
  };
}

/** What is made of an object in several ways, each made once and kept for as long as the object is. */
export function kept<K extends object, V>(): (object: K, way: string, make: () => V) => V {
  const tables = once((_: K) => new Map<string, V>());
  return (object, way, make) => {
    const table = tables(object);
    const made = table.get(way) ?? make();
    table.set(way, made);
    return made;
  };
}
