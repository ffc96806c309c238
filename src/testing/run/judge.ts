import type { Instance, Oracle } from "../../javascript/index.ts";
import { freeVars, type Term } from "../../logic/index.ts";
import type { Site, Value } from "../../program/index.ts";
import type { Compiled } from "../compile.ts";
import { conclusionRoot, premiseRoot } from "../test-text.ts";
import type { Watch } from "./watch.ts";

/** What an assignment says about a conjecture: a premise is false, all holds, it is refuted, or a value is missing. */
export type Judgement =
  | { readonly kind: "discarded" | "holds" | "refuted" }
  | { readonly kind: "missing"; readonly site: Site }
  | { readonly kind: "unended" };

/** Evaluates premises and conclusion of a compiled conjecture under given values, without generators. */
export class Judge {
  readonly instance: Instance;
  readonly watch: Watch;
  private readonly claims: readonly { readonly root: string; readonly params: readonly number[] }[];

  constructor(compiled: Compiled, instance: Instance, watch: Watch) {
    this.instance = instance;
    this.watch = watch;
    const places = new Map(compiled.conjecture.variables.map((x, i) => [x.name, i]));
    const claim = (root: string, t: Term): { readonly root: string; readonly params: readonly number[] } => ({
      root,
      params: [...freeVars(t).keys()].map((name) => places.get(name) ?? 0),
    });
    this.claims = [
      ...compiled.conjecture.premises.map((p, i) => claim(premiseRoot(i), p)),
      claim(conclusionRoot, compiled.conjecture.conclusion),
    ];
  }

  /** Premises in order, then the conclusion; the first that is not true decides. */
  judge(values: readonly Value[], oracle: Oracle | null = null): Judgement {
    const before = this.instance.oracle;
    this.watch.charge("trial", 1);
    this.instance.oracle = oracle;
    try {
      return this.evaluate(values);
    } finally {
      this.instance.oracle = before;
    }
  }

  private evaluate(values: readonly Value[]): Judgement {
    let missing: Judgement | null = null;
    for (const [i, { root, params }] of this.claims.entries()) {
      const isConclusion = i === this.claims.length - 1;
      this.watch.restart();
      const outcome = this.instance.run(
        root,
        params.map((p) => values[p] ?? null),
      );
      if (outcome.kind === "limit") missing ??= { kind: "unended" };
      else if (outcome.kind === "missing") missing ??= { kind: "missing", site: outcome.site };
      else if (isConclusion) return outcome.value === true ? { kind: "holds" } : (missing ?? { kind: "refuted" });
      else if (outcome.value !== true) return { kind: "discarded" };
    }
    return missing ?? { kind: "holds" };
  }
}
