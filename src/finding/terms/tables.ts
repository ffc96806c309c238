/** Tables of recursive functions and predicates: one entry per combination of arguments, computed when first asked for. */

import { present } from "../../base/index.ts";
import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import { deepestEntries, widestTable } from "../limits.ts";
import type { Branch } from "../value/algebra.ts";
import { type Lazy, lazy, now, type Value } from "../value/value.ts";
import type { Evaluator } from "./evaluator.ts";
import { type Freedom, link, placeholder } from "./placeholder.ts";

/** What has a table. */
export interface Tabled {
  readonly name: string;
  readonly params: readonly Type[];
  readonly result: Type;
  /** Arguments for whose values there are tables of their own. */
  readonly isFixed: readonly boolean[];
  /** Arguments that patterns take apart: what these were made of is looked at before their name. */
  readonly isMatched: readonly boolean[];
  /** What an entry may be that refers to itself. */
  readonly freedom: Freedom;
}

type TabledValue = { value: Value | null; placeholder: Value | null };

export class Tables {
  private readonly ev: Evaluator;
  private readonly entries = new Map<string, TabledValue>();
  private depth = 0;

  constructor(ev: Evaluator) {
    this.ev = ev;
  }

  call(f: Tabled, args: readonly Lazy[], compute: (args: readonly Lazy[]) => Value): Value {
    return this.spread(f, args, 0, { key: f.name, chosen: [], when: TRUE }, compute);
  }

  private spread(
    f: Tabled,
    args: readonly Lazy[],
    at: number,
    path: { readonly key: string; readonly chosen: readonly Lazy[]; readonly when: Lit },
    compute: (args: readonly Lazy[]) => Value,
  ): Value {
    if (at === args.length) return this.entry(f, path.key, () => compute(path.chosen));
    const arg = present(args[at], "spread");
    const ty = present(f.params[at], "spread");
    const { algebra } = this.ev;
    const elements = f.isFixed[at] === true ? null : algebra.domains.elements(ty);
    if (elements === null || elements.length > widestTable || (f.isMatched[at] === true && isBuilt(arg()))) {
      const key = `${path.key}|${isOneValue(arg()) ? "" : "#"}i${algebra.idOf(arg())}`;
      return this.spread(f, args, at + 1, { key, chosen: [...path.chosen, arg], when: path.when }, compute);
    }
    const cases = f.isMatched[at] === true ? casesOf(arg()) : null;
    if (cases !== null) {
      const again = (v: Value): Value =>
        this.spread(
          f,
          args.map((a, i) => (i === at ? now(v) : a)),
          at,
          path,
          compute,
        );
      return algebra.select(
        f.result,
        cases.map(([p, v]): Branch => [p, lazy(() => again(v))]),
      );
    }
    const branches: Branch[] = [];
    algebra.index(arg(), ty).forEach((p, i) => {
      if (p === FALSE) return;
      const chosen = [...path.chosen, now(present(elements[i], "spread"))];
      branches.push([
        p,
        lazy(() =>
          this.spread(
            f,
            args,
            at + 1,
            { key: `${path.key}|${algebra.defined(present(elements[i], "spread")) === TRUE ? i : `*${i}`}`, chosen, when: path.when },
            compute,
          ),
        ),
      ]);
    });
    return algebra.select(f.result, branches);
  }

  private entry(f: Tabled, key: string, compute: () => Value): Value {
    const { algebra } = this.ev;
    const known = this.entries.get(key);
    if (known !== undefined) {
      if (known.value !== null) return known.value;
      known.placeholder ??= this.tagged(key, placeholder(algebra, f.result, f.freedom));
      return known.placeholder;
    }
    if (this.depth > deepestEntries) return algebra.lost(f.result, `${f.name.split(":")[0] ?? f.name} goes too deep`);
    const entry: TabledValue = { value: null, placeholder: null };
    this.entries.set(key, entry);
    this.depth++;
    try {
      const value = this.tagged(key, this.settle(compute()));
      entry.value = value;
      if (value.kind === "element") algebra.tellDistinct(value);
      if (this.ev.switches.totalConsts === true) this.demandValue(key, value);
      if (entry.placeholder !== null) link(algebra, entry.placeholder, value, f.freedom);
      return value;
    } finally {
      this.depth--;
      if (entry.value === null) this.entries.delete(key);
    }
  }

  /**
   * `total_consts`: only models are looked for in which functions of named arguments have named values (Nitpick manual, "total_consts";
   * it leaves out models, so that finding none says less).
   */
  private demandValue(key: string, value: Value): void {
    if (key.includes("#") || key.includes("*")) return;
    const { algebra } = this.ev;
    const isKnown = algebra.defined(value);
    if (isKnown === TRUE) return;
    algebra.gates.assert(isKnown);
    algebra.observations.noteLoss("total_consts leaves models out");
  }

  /** The value of an entry whose arguments are all named is the same wherever it comes from. */
  private tagged(key: string, value: Value): Value {
    return value.kind === "element" && !key.includes("#") && !key.includes("*") ? { ...value, tag: key } : value;
  }

  /** Computes all literals now, while it is known which entries are under way. */
  private settle(value: Value): Value {
    switch (value.kind) {
      case "bool":
        return { kind: "bool", t: value.t, f: value.f };
      case "element":
        return value;
      case "pair":
        return { kind: "pair", fst: this.settle(value.fst), snd: this.settle(value.snd) };
      case "fun": {
        const { algebra } = this.ev;
        const elements = algebra.domains.elements(value.from);
        if (elements === null || elements.length > widestTable) return value;
        const values = elements.map((e) => this.settle(value.at(e)));
        const { from, to } = value;
        return { kind: "fun", from, to, at: (x) => algebra.lookUp(to, from, x, (i) => present(values[i], "settle")) };
      }
    }
  }
}

function isBuilt(x: Value): boolean {
  return x.kind === "element" && x.built !== undefined;
}

function casesOf(x: Value): readonly (readonly [Lit, Value])[] | null {
  return x.kind === "element" && x.cases !== undefined ? x.cases : null;
}

/** Whether the value is the same in all its occurrences, even where it has no name. */
function isOneValue(x: Value): boolean {
  return (x.kind === "element" || x.kind === "fun") && x.tag !== undefined;
}
