import { showType } from "../../logic/index.ts";
import type { Refusal } from "./program.ts";

/** Why something cannot be executed, in words for people; the last constant of the chain tells where. */
export function describeRefusal(refusal: Refusal): string {
  const at = refusal.where.length > 1 ? ` (needed by ${refusal.where.slice(1).join(", then ")})` : "";
  return reason(refusal) + at;
}

function reason(refusal: Refusal): string {
  switch (refusal.kind) {
    case "no-equation":
      return `${refusal.constant} :: ${showType(refusal.type)} cannot be executed: ${refusal.why}`;
    case "no-instance":
      return `${refusal.constant} has no meaning at type ${showType(refusal.type)}`;
    case "unbounded":
      return `${refusal.constant} ranges over all values of ${showType(refusal.type)}, which is infinite`;
    case "type":
      return `values of type ${showType(refusal.type)} cannot be made: ${refusal.why}`;
    case "limit":
      return refusal.what;
  }
}
