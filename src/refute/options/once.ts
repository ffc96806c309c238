/** A function that is computed once for each first argument. */
export function once<K extends object, R extends readonly unknown[], V>(f: (key: K, ...rest: R) => V): (key: K, ...rest: R) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key, ...rest) => {
    const found = known.get(key) ?? { value: f(key, ...rest) };
    known.set(key, found);
    return found.value;
  };
}
