/**
 * Which names a locale gets for what its parts have. A part that comes by several ways (diamonds, locales that are part of one another)
 * would have every name under every chain of qualifiers, and the chains double with each locale on top. Isabelle names a part once, by
 * the first way to it. We are more generous where it costs little: a name with one qualifier is always there.
 */
import { baseName, countSteps, getOrInsert } from "../../base/index.ts";
import { sameTerm, type Term } from "../../logic/index.ts";

/** The names of a locale, and whether another one is needed. */
export class NamedMeanings {
  private readonly bindings: Map<string, Term>;
  /** What the names with a last part mean; made when first asked. */
  private byBase: Map<string, Term[]> | null = null;

  constructor(bindings: ReadonlyMap<string, Term>) {
    countSteps(bindings.size >> 3);
    this.bindings = new Map(bindings);
  }

  names(): ReadonlyMap<string, Term> {
    return this.bindings;
  }

  has(name: string): boolean {
    return this.bindings.has(name);
  }

  /** Whether a name is to be added: with two qualifiers and more it must mean what no name with the same last part does. */
  needs(name: string, term: Term): boolean {
    if (qualifiers(name) < 2 || this.bindings.has(name)) return true;
    return !(this.index().get(baseName(name)) ?? []).some((other) => sameTerm(other, term));
  }

  set(name: string, term: Term): void {
    this.bindings.set(name, term);
    if (this.byBase !== null) getOrInsert(this.byBase, baseName(name), () => []).push(term);
  }

  private index(): Map<string, Term[]> {
    if (this.byBase === null) {
      this.byBase = new Map();
      for (const [name, term] of this.bindings) getOrInsert(this.byBase, baseName(name), () => []).push(term);
    }
    return this.byBase;
  }
}

function qualifiers(name: string): number {
  let dots = 0;
  for (let at = name.indexOf("."); at >= 0; at = name.indexOf(".", at + 1)) dots++;
  return dots;
}
