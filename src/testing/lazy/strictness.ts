/**
 * Strictness analysis (after Mycroft 1980): which locals an expression certainly evaluates. Arguments for strict parameters are evaluated
 * before the call, so that no thunk is made for them. Functions start as strict in everything and lose what some path does not use.
 */
import { present } from "../../base/index.ts";
import type { Expr, FunctionId, Program } from "../../program/index.ts";
import { listDomain, type StrictPart } from "./strict-parts.ts";

/** The ids of locals; null stands for all of them: the expression has no value anyway. */
type Used = ReadonlySet<number> | null;

const nothing: ReadonlySet<number> = new Set();

/** What is known about a program: strict parameters by function and the locals an expression certainly evaluates. */
export class Strictness {
  private readonly strict: boolean[][];
  private readonly parts: ReadonlyMap<Expr, StrictPart>;
  private readonly joins = new Map<number, { readonly used: Used; readonly params: readonly number[] }>();

  constructor(program: Program, parts: ReadonlyMap<Expr, StrictPart>) {
    this.parts = parts;
    const roots = new Set(program.roots.map((root) => root.target));
    // Roots are called from outside, with unevaluated arguments.
    this.strict = program.functions.map((f) => f.params.map(() => !roots.has(f.id)));
    for (let changed = true; changed; ) {
      changed = false;
      for (const f of program.functions) {
        const used = this.used(f.body);
        const known = present(this.strict[f.id], "Strictness: function");
        f.params.forEach((p, i) => {
          if (known[i] === true && used !== null && !used.has(p.id)) {
            known[i] = false;
            changed = true;
          }
        });
      }
    }
  }

  isStrict(target: FunctionId, param: number): boolean {
    return this.strict[target]?.[param] === true;
  }

  /** Whether evaluating `e` certainly evaluates the local. */
  uses(e: Expr, local: number): boolean {
    const used = this.used(e);
    return used === null || used.has(local);
  }

  used(e: Expr): Used {
    const part = this.parts.get(e);
    if (part !== undefined) return union(part.operands.map((arg) => (arg.kind === "lambda" ? nothing : this.used(arg))));
    switch (e.kind) {
      case "local":
        return new Set([e.local.id]);
      case "literal":
      case "construct":
      case "lambda":
        return nothing;
      case "call":
        return union(e.args.filter((_, i) => this.isStrict(e.target, i)).map((arg) => this.used(arg)));
      case "apply":
        return this.used(e.fun);
      case "primitive":
        return union(e.args.map((arg) => this.used(arg)));
      case "let": {
        const body = this.used(e.body);
        return body === null || !body.has(e.local.id) ? body : union([body, this.used(e.value)]);
      }
      case "if":
        return union([this.used(e.test), meet([this.used(e.yes), this.used(e.no)])]);
      case "and":
      case "or":
        return this.used(e.left);
      case "not":
        return this.used(e.arg);
      case "is":
        return this.used(e.subject);
      case "switch": {
        const bodies = [...e.arms.map((arm) => arm.body), ...(e.otherwise === null ? [] : [e.otherwise])];
        return union([this.used(e.subject), meet(bodies.map((body) => this.used(body)))]);
      }
      case "signal":
        return null;
      case "join":
        this.joins.set(e.label, { used: this.used(e.body), params: e.params.map((p) => p.id) });
        return this.used(e.rest);
      case "jump": {
        const at = this.joins.get(e.label);
        if (at === undefined || at.used === null) return at === undefined ? nothing : null;
        const { used, params } = at;
        return union([used, ...e.args.filter((_, i) => used.has(params[i] ?? -1)).map((arg) => this.used(arg))]);
      }
      case "fold": {
        const list = listDomain(e);
        return list === null ? nothing : this.used(list);
      }
    }
  }
}

function union(parts: readonly Used[]): Used {
  const all = new Set<number>();
  for (const part of parts) {
    if (part === null) return null;
    for (const id of part) all.add(id);
  }
  return all;
}

function meet(parts: readonly Used[]): Used {
  const known = parts.filter((part) => part !== null);
  const [first, ...rest] = known;
  if (first === undefined) return null;
  return new Set([...first].filter((id) => rest.every((part) => part.has(id))));
}
