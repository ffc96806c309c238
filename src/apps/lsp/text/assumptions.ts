/** Where the assumptions of statements stand. */
import { getOrInsert, moved, type Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import { parseTerm, type SyntaxTree } from "../../../syntax/index.ts";
import { assumptionSources, goalSources } from "./places.ts";

/** Counted from the beginning of the command; diagnostics ask at each change. */
const known = new WeakMap<ReadEntry["items"], readonly Span[]>();

/** The places of a statement's assumptions in the order in which they are counted: those of `assumes`, then the premises of the first claim. */
export function assumptionSpans(entry: ReadEntry): Span[] {
  const by = entry.command.span.from;
  const spans = getOrInsert(known, entry.items, () => spansIn(entry).map((span) => moved(span, -by)));
  return spans.map((span) => moved(span, by));
}

function spansIn({ command, before }: ReadEntry): Span[] {
  const own = assumptionSources(command).map((s) => s.span);
  const [goal] = goalSources(command);
  const tree = goal === undefined ? undefined : parseTerm(before.context.grammar, goal, "prop").trees[0];
  return [...own, ...(tree === undefined ? [] : premiseSpans(tree))];
}

/** The premises of `A ⟹ B ⟹ C`, `⟦A; B⟧ ⟹ C` and `A ⟶ C`. */
function premiseSpans(tree: SyntaxTree): Span[] {
  if (tree.kind !== "node") return [];
  const last = tree.args.at(-1);
  const isImplication = tree.head === "_bigimpl" || tree.head === "Pure.imp" || tree.head === "HOL.implies";
  if (!isImplication || last === undefined) return [];
  return [...tree.args.slice(0, -1).map((t) => t.span), ...premiseSpans(last)];
}
