/** Whether bounds between types have no finite solution: a type would lie beside one that contains it. */
import { getOrInsert } from "../../base/index.ts";
import { type InferenceType, prune, type Unknown } from "./inference-type.ts";

interface Sides {
  readonly below: InferenceType;
  readonly above: InferenceType;
}

/**
 * The bound at which a type turns out to contain itself, or null. Unknowns between which there are bounds alone are taken to be of one
 * shape; each shape contains those of the unknowns in the type that it lies beside.
 */
export function endlessBound<B extends Sides>(bounds: readonly B[]): B | null {
  const leaders = new Map<Unknown, Unknown>();
  const leader = (meta: Unknown): Unknown => {
    let at = meta;
    for (let next = leaders.get(at); next !== undefined; next = leaders.get(at)) at = next;
    if (at !== meta) leaders.set(meta, at);
    return at;
  };
  const beside: { readonly meta: Unknown; readonly other: InferenceType; readonly bound: B }[] = [];
  for (const bound of bounds) {
    const [s, t] = [prune(bound.below), prune(bound.above)];
    if (s.kind === "unknown" && t.kind === "unknown") {
      if (leader(s) !== leader(t)) leaders.set(leader(s), leader(t));
    } else if (s.kind === "unknown") beside.push({ meta: s, other: t, bound });
    else if (t.kind === "unknown") beside.push({ meta: t, other: s, bound });
  }
  const parts = new Map<Unknown, { readonly part: Unknown; readonly bound: B }[]>();
  for (const { meta, other, bound } of beside)
    for (const part of unknownsOf(other)) getOrInsert(parts, leader(meta), () => []).push({ part: leader(part), bound });
  return cycle(parts);
}

/** An edge that closes a cycle, or null. */
function cycle<B>(edges: ReadonlyMap<Unknown, readonly { readonly part: Unknown; readonly bound: B }[]>): B | null {
  const done = new Set<Unknown>();
  const above = new Set<Unknown>();
  const visit = (meta: Unknown): B | null => {
    if (done.has(meta)) return null;
    above.add(meta);
    for (const { part, bound } of edges.get(meta) ?? []) {
      const found = above.has(part) ? bound : visit(part);
      if (found !== null) return found;
    }
    above.delete(meta);
    done.add(meta);
    return null;
  };
  for (const meta of edges.keys()) {
    const found = visit(meta);
    if (found !== null) return found;
  }
  return null;
}

function* unknownsOf(type: InferenceType): Iterable<Unknown> {
  const ty = prune(type);
  if (ty.kind === "unknown") yield ty;
  else if (ty.kind !== "var") for (const arg of ty.args) yield* unknownsOf(arg);
}
