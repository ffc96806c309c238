/** Which values are the same, by the literals they are made of and by where they come from. */
import { mostKeyedEntries } from "../limits.ts";
import type { Domains } from "./domain.ts";
import type { Element, Value } from "./value.ts";

export class Identities {
  private readonly domains: Domains;
  private readonly keys = new Map<string, number>();
  private readonly objects = new WeakMap<Value, number>();
  private count = 0;

  constructor(domains: Domains) {
    this.domains = domains;
  }

  /** A number that equal values share; values that differ only in how they are computed may have different ones. */
  idOf(x: Value): number {
    const known = this.objects.get(x);
    if (known !== undefined) return known;
    const key = this.keyOf(x);
    const id = key === null ? ++this.count : (this.keys.get(key) ?? ++this.count);
    if (key !== null) this.keys.set(key, id);
    this.objects.set(x, id);
    return id;
  }

  private keyOf(x: Value): string | null {
    switch (x.kind) {
      case "bool":
        return `b${x.t},${x.f}`;
      case "element":
        return `e${x.type.id}:${x.lits.join(",")}${this.originOf(x)}`;
      case "pair":
        return `p${this.idOf(x.fst)},${this.idOf(x.snd)}`;
      case "fun": {
        if (x.tag !== undefined) return `f@${x.tag}`;
        const elements = this.domains.elements(x.from);
        if (elements === null || elements.length > mostKeyedEntries) return null;
        return `f${x.from.id},${x.to.id}:${elements.map((e) => this.idOf(x.at(e))).join(",")}`;
      }
    }
  }

  private originOf(x: Element): string {
    if (x.tag?.includes(":")) return `@${x.tag}`;
    if (x.unnamedNumber !== undefined) return `#${x.unnamedNumber.exact.map(([p, { n, d }]) => `${p}:${n}/${d}`).join(",")}`;
    if (x.built !== undefined) return `=${x.built.name}(${x.built.args.map((a) => this.idOf(a)).join(",")})`;
    return x.cases === undefined ? "" : `?${x.cases.map(([p, v]) => `${p}:${this.idOf(v)}`).join(",")}`;
  }
}
