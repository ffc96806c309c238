/** Terms over a vocabulary by size, built only from those that are kept. */
import { getOrInsert } from "../../base/index.ts";
import { betaApply, type Term, type Type } from "../../logic/index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export class TermLevels {
  private readonly vocabulary: Vocabulary;
  /** Kept terms by type and size. */
  private readonly kept = new Map<Type, Term[][]>();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    for (const x of vocabulary.variables) this.keep(x, 1);
    // Constants of function type are arguments where functions are.
    for (const o of vocabulary.operations) if (o.args.length > 0) this.keep(o.term, 1);
  }

  /** A term from which larger ones may be built. */
  keep(t: Term, size: number): void {
    const levels = getOrInsert(this.kept, t.type, () => []);
    for (let i = levels.length; i <= size; i++) levels.push([]);
    levels[size]?.push(t);
  }

  /** All applications of operations that have that many symbols, each operation counting one; at most `most`. */
  candidates(size: number, most: number): Term[] {
    const found: Term[] = [];
    for (const o of this.vocabulary.operations) {
      if (o.args.length === 0 && size === 1) found.push(o.term);
      if (o.args.length === 0) continue;
      for (const args of this.argumentLists(o.args, size - 1)) {
        if (found.length >= most) return found;
        found.push(betaApply(o.term, args));
      }
    }
    return found;
  }

  /** Lists of kept terms of these types with that many symbols in all. */
  private *argumentLists(types: readonly Type[], size: number): Generator<readonly Term[]> {
    const [type, ...rest] = types;
    if (type === undefined) {
      if (size === 0) yield [];
      return;
    }
    const levels = this.kept.get(type) ?? [];
    for (let own = 1; own <= size - rest.length; own++)
      for (const t of levels[own] ?? []) for (const others of this.argumentLists(rest, size - own)) yield [t, ...others];
  }
}
