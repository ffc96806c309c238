import { mapParts } from "../language/expression-walk.ts";
import { use } from "../language/expressions.ts";
import type { Expr, Local } from "../language/program.ts";

/** Where a field came from. */
interface TakenPart {
  readonly whole: Local;
  readonly index: number;
  readonly position: number;
  readonly count: number;
}

/**
 * A value that was taken apart is not built again: in the case `x # xs` of `l`, `x # xs` is `l`, and `Suc n` is the number whose
 * predecessor is `n`.
 */
export function reuse(body: Expr): Expr {
  return go(body, new Map(), new Map());
}

function go(e: Expr, parts: ReadonlyMap<number, TakenPart>, after: ReadonlyMap<number, Local>): Expr {
  const inside = (part: Expr): Expr => go(part, parts, after);
  switch (e.kind) {
    case "construct":
      return wholeOf(e, parts) ?? mapParts(e, inside);
    case "primitive": {
      const [arg] = e.args;
      const next = e.op === "suc" && arg?.kind === "local" ? after.get(arg.local.id) : undefined;
      return next === undefined ? mapParts(e, inside) : use(next);
    }
    case "let": {
      const [arg] = e.value.kind === "primitive" && e.value.op === "pred" ? e.value.args : [];
      const known = arg?.kind === "local" ? new Map(after).set(e.local.id, arg.local) : after;
      return { ...e, value: inside(e.value), body: go(e.body, parts, known) };
    }
    case "switch": {
      const subject = e.subject;
      if (subject.kind !== "local") return mapParts(e, inside);
      const arms = e.arms.map((arm) => {
        const known = new Map(parts);
        arm.fields.forEach((field, position) => {
          if (field !== null) known.set(field.id, { whole: subject.local, index: arm.index, position, count: arm.fields.length });
        });
        return { ...arm, body: go(arm.body, known, after) };
      });
      return { ...e, arms, otherwise: e.otherwise === null ? null : inside(e.otherwise) };
    }
    default:
      return mapParts(e, inside);
  }
}

function wholeOf(e: Extract<Expr, { kind: "construct" }>, parts: ReadonlyMap<number, TakenPart>): Expr | null {
  let whole: Local | null = null;
  for (const [position, arg] of e.args.entries()) {
    const part = arg.kind === "local" ? parts.get(arg.local.id) : undefined;
    if (part === undefined || part.index !== e.index || part.position !== position || part.count !== e.args.length) return null;
    if (whole !== null && whole.id !== part.whole.id) return null;
    whole = part.whole;
  }
  return whole !== null && whole.type === e.type ? use(whole) : null;
}
