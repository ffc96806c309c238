import { mapParts } from "./expression-walk.ts";
import type { Expr, Local } from "./program.ts";

/** A value known to be made by a constructor from these variables. */
interface Known {
  readonly subject: Local;
  readonly index: number;
  readonly fields: readonly Local[];
}

/**
 * Uses a value again where it was taken apart and an equal one would be built: in the branch of `x # xs` of a distinction on `ys`,
 * `x # xs` is `ys`.
 */
export function reuse(e: Expr, known: readonly Known[] = []): Expr {
  if (e.kind === "construct") {
    const same = known.find((k) => k.subject.type === e.type && k.index === e.index && isMadeOf(e.args, k.fields));
    if (same !== undefined) return { kind: "local", local: same.subject };
  }
  if (e.kind !== "switch" || e.subject.kind !== "local") return mapParts(e, (part) => reuse(part, known));
  const { local: subject } = e.subject;
  const arms = e.arms.map((arm) => {
    const fields = arm.fields.filter((field) => field !== null);
    const isWhole = fields.length > 0 && fields.length === arm.fields.length;
    return { ...arm, body: reuse(arm.body, isWhole ? [{ subject, index: arm.index, fields }, ...known] : known) };
  });
  return { ...e, arms, otherwise: e.otherwise === null ? null : reuse(e.otherwise, known) };
}

function isMadeOf(args: readonly Expr[], fields: readonly Local[]): boolean {
  return args.length === fields.length && args.every((arg, i) => arg.kind === "local" && arg.local.id === fields[i]?.id);
}
