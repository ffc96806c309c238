/** A map whose values are made when they are first asked for. Whoever goes through all of it makes all of them. */
export class LazyMap<V> extends Map<string, V> {
  /** What is still to be made. */
  private readonly pending: Map<string, () => V>;

  constructor(makers: Iterable<readonly [string, () => V]>) {
    super();
    this.pending = new Map(makers);
  }

  override get size(): number {
    return super.size + (this.pending?.size ?? 0);
  }

  override has(key: string): boolean {
    return super.has(key) || this.pending.has(key);
  }

  override get(key: string): V | undefined {
    const make = this.pending.get(key);
    if (make === undefined) return super.get(key);
    this.pending.delete(key);
    const value = make();
    super.set(key, value);
    return value;
  }

  override entries(): MapIterator<[string, V]> {
    return this.complete().entriesMade();
  }

  override [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  override keys(): MapIterator<string> {
    this.complete();
    return super.keys();
  }

  override values(): MapIterator<V> {
    this.complete();
    return super.values();
  }

  override forEach(visit: (value: V, key: string, map: Map<string, V>) => void): void {
    this.complete();
    super.forEach(visit);
  }

  private entriesMade(): MapIterator<[string, V]> {
    return super.entries();
  }

  private complete(): this {
    for (const key of [...this.pending.keys()]) this.get(key);
    return this;
  }
}
