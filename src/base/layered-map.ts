/**
 * A persistent map as a chain of small layers over a shared base: `set` returns a new map and the old one stays valid.
 * Layers are merged when the chain grows, so that look-ups stay near constant time.
 * Law: `m.set(k, v).get(k) === v`, and `m.get(k)` is unchanged.
 */
export class LayeredMap<K, V> {
  private readonly layer: ReadonlyMap<K, V>;
  private readonly parent: LayeredMap<K, V> | null;
  /** Number of layers below this one. */
  private readonly depth: number;

  private constructor(layer: ReadonlyMap<K, V>, parent: LayeredMap<K, V> | null) {
    this.layer = layer;
    this.parent = parent;
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  static empty<K, V>(): LayeredMap<K, V> {
    return new LayeredMap<K, V>(new Map(), null);
  }

  static from<K, V>(entries: Iterable<readonly [K, V]>): LayeredMap<K, V> {
    return new LayeredMap<K, V>(new Map(entries), null);
  }

  /** A map whose entries a given layer holds; the layer is used as it is and must not change what it means. */
  static over<K, V>(layer: ReadonlyMap<K, V>): LayeredMap<K, V> {
    return new LayeredMap<K, V>(layer, null);
  }

  /** The map with a given layer on top, which is used as it is. */
  stack(layer: ReadonlyMap<K, V>): LayeredMap<K, V> {
    return layer.size === 0 ? this : new LayeredMap(layer, this);
  }

  get(key: K): V | undefined {
    for (let map: LayeredMap<K, V> | null = this; map !== null; map = map.parent) {
      const found = map.layer.get(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  has(key: K): boolean {
    return this.get(key) !== undefined;
  }

  set(key: K, value: V): LayeredMap<K, V> {
    return this.setAll([[key, value]]);
  }

  /** Adds many at once, as one layer; a layer swallows those below it that are no larger than itself. */
  setAll(entries: Iterable<readonly [K, V]>): LayeredMap<K, V> {
    let layer = new Map(entries);
    let parent: LayeredMap<K, V> | null = this;
    while (parent !== null && parent.layer.size <= layer.size * 2) {
      layer = new Map([...parent.layer, ...layer]);
      parent = parent.parent;
    }
    return new LayeredMap(layer, parent);
  }

  /** All entries, the newest value of each key, oldest keys first. */
  entries(): Map<K, V> {
    const chain: ReadonlyMap<K, V>[] = [];
    for (let map: LayeredMap<K, V> | null = this; map !== null; map = map.parent) chain.push(map.layer);
    return joined(chain);
  }

  /** The entries of what lies above another map that this one was made from; all entries where it was not. */
  above(base: LayeredMap<K, V>): Map<K, V> {
    const below = new Set<LayeredMap<K, V>>();
    for (let map: LayeredMap<K, V> | null = base; map !== null; map = map.parent) below.add(map);
    const chain: ReadonlyMap<K, V>[] = [];
    for (let map: LayeredMap<K, V> | null = this; map !== null && !below.has(map); map = map.parent) chain.push(map.layer);
    return joined(chain);
  }

  keys(): Iterable<K> {
    return this.entries().keys();
  }

  values(): Iterable<V> {
    return this.entries().values();
  }
}

/** The entries of layers, the newest first, in one map. */
function joined<K, V>(layers: readonly ReadonlyMap<K, V>[]): Map<K, V> {
  const all = new Map<K, V>();
  for (const layer of [...layers].reverse()) for (const [key, value] of layer) all.set(key, value);
  return all;
}
