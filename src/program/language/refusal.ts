import { baseName } from "../../base/index.ts";
import { names, typeText } from "../../logic/index.ts";
import type { Refusal } from "./program.ts";

/** Why something cannot be executed, in words for people; the last constant of the chain tells where. */
export function describeRefusal(refusal: Refusal): string {
  const at = refusal.where.length > 1 ? ` (needed by ${refusal.where.slice(1).map(baseName).join(", then ")})` : "";
  return reason(refusal) + at;
}

function reason(refusal: Refusal): string {
  switch (refusal.kind) {
    case "no-equation":
      return `${word(refusal.constant)} :: ${typeText(refusal.type)} cannot be executed: ${refusal.why}`;
    case "no-instance":
      return `${word(refusal.constant)} has no meaning at type ${typeText(refusal.type)}`;
    case "unbounded":
      return `${word(refusal.constant)} ranges over all values of ${typeText(refusal.type)}, which is infinite`;
    case "type":
      return `values of type ${typeText(refusal.type)} cannot be made: ${refusal.why}`;
    case "limit":
      return refusal.what;
  }
}

/** Binders by their signs. */
const binders: ReadonlyMap<string, string> = new Map([
  [names.All, "∀"],
  [names.Ex, "∃"],
  [names.The, "THE"],
  [names.Eps, "SOME"],
]);

const word = (constant: string): string => binders.get(constant) ?? baseName(constant);
