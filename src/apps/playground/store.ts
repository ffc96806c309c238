/** A value that is watched. */
import { useEffect, useState } from "preact/hooks";

export class Store<T> {
  private current: T;
  private readonly watchers = new Set<(value: T) => void>();

  constructor(initial: T) {
    this.current = initial;
  }

  get value(): T {
    return this.current;
  }

  set(value: T): void {
    if (value === this.current) return;
    this.current = value;
    for (const watcher of this.watchers) watcher(value);
  }

  change(changes: Partial<T>): void {
    this.set({ ...this.current, ...changes });
  }

  /** Calls back now and after every change. */
  watch(watcher: (value: T) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.current);
    return () => this.watchers.delete(watcher);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [value, set] = useState(store.value);
  useEffect(() => store.watch((next) => set(() => next)), [store]);
  return value;
}
