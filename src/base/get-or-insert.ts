/** What a table of maps keys to values: `Map`, `WeakMap`. */
interface Table<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key, which is made and kept where the table has none. */
export function getOrInsert<K, V>(table: Table<K, V>, key: K, make: () => V): V {
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
}
