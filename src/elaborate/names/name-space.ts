import { baseName, LayeredMap } from "../../base/index.ts";

/** The ways to write a full name: its base alone or with any of its qualifiers, in order; at least `mandatory` last components. */
export function accesses(full: string, mandatory = 1): string[] {
  const parts = full.split(".");
  const kept = parts.slice(parts.length - mandatory);
  const rest = parts.slice(0, parts.length - mandatory);
  let found = [kept.join(".")];
  for (const qualifier of rest.reverse()) found = [...found, ...found.map((name) => (name === "" ? qualifier : `${qualifier}.${name}`))];
  return found;
}

/**
 * From the names that users write to full internal names. Persistent. The latest declaration of an access wins.
 * Law: after `declare(f)`, every access of `f` finds `f` until something newer takes it.
 */
export class NameSpace {
  /** Access to the full names it may mean, newest first. */
  private readonly table: LayeredMap<string, readonly string[]>;
  /** What an access meant first, where that has been hidden. */
  private readonly first: LayeredMap<string, string>;

  private constructor(table: LayeredMap<string, readonly string[]>, first: LayeredMap<string, string> = LayeredMap.empty()) {
    this.table = table;
    this.first = first;
  }

  static readonly empty: NameSpace = new NameSpace(LayeredMap.empty());

  /** Declares a full name; its last `mandatory` components must always be written. */
  declare(full: string, mandatory = 1): NameSpace {
    return this.declareAll([full], mandatory);
  }

  declareAll(fulls: readonly string[], mandatory = 1): NameSpace {
    const changes = new Map<string, readonly string[]>();
    for (const full of fulls)
      for (const access of accesses(full, mandatory)) {
        const known = changes.get(access) ?? this.table.get(access) ?? [];
        changes.set(access, [full, ...known.filter((name) => name !== full)]);
      }
    return this.withTable(this.table.setAll(changes));
  }

  /** Another name for something declared. */
  alias(access: string, full: string): NameSpace {
    const known = this.table.get(access) ?? [];
    return this.withTable(this.table.set(access, [full, ...known.filter((name) => name !== full)]));
  }

  /** Takes away accesses; a theory that imports another branch too gets them back from there. With `open` only the base name, otherwise all of them. */
  hide(full: string, open: boolean): NameSpace {
    const list = open ? [baseName(full)] : accesses(full);
    const without = list.map((a) => [a, (this.table.get(a) ?? []).filter((name) => name !== full)] as const);
    const first = list.flatMap((a): [string, string][] => (this.findFirst(a) === full ? [[a, full]] : []));
    return new NameSpace(this.table.setAll(without), this.first.setAll(first));
  }

  /** The full name that an access means now, or null. */
  find(access: string): string | null {
    return this.table.get(access)?.[0] ?? null;
  }

  /** What an access meant first, before users gave the name to something else or hid it. */
  findFirst(access: string): string | null {
    return this.first.get(access) ?? this.table.get(access)?.at(-1) ?? null;
  }

  /** Everything an access may mean, newest first. */
  findAll(access: string): readonly string[] {
    return this.table.get(access) ?? [];
  }

  /** The shortest way to write a full name that means it now. */
  shortest(full: string): string {
    const all = accesses(full).filter((access) => this.find(access) === full);
    all.sort((a, b) => a.split(".").length - b.split(".").length || a.length - b.length);
    return all[0] ?? full;
  }

  /** All accesses, for suggestions. */
  names(): Iterable<string> {
    return this.table.keys();
  }

  /** The table itself, for snapshots. */
  entries(): ReadonlyMap<string, readonly string[]> {
    return this.table.entries();
  }

  static from(entries: Iterable<readonly [string, readonly string[]]>): NameSpace {
    return new NameSpace(LayeredMap.from(entries));
  }

  /** The space with the meanings of some accesses replaced. */
  overlay(entries: Iterable<readonly [string, readonly string[]]>): NameSpace {
    return this.withTable(this.table.setAll(entries));
  }

  /**
   * Both spaces. Names that only `other` has are newer; what both have stays in the order of this one, so that a name declared over
   * an older one still wins. What only one has hidden is there again, as in Isabelle.
   */
  merge(other: NameSpace): NameSpace {
    const changes = new Map<string, readonly string[]>();
    for (const [access, fulls] of other.table.entries()) {
      const known = this.table.get(access) ?? [];
      if (known === fulls) continue;
      const fresh = fulls.filter((name) => !known.includes(name));
      if (fresh.length > 0) changes.set(access, [...fresh, ...known]);
    }
    return new NameSpace(this.table.setAll(changes), this.first.setAll(other.first.entries()));
  }

  private withTable(table: LayeredMap<string, readonly string[]>): NameSpace {
    return new NameSpace(table, this.first);
  }
}
