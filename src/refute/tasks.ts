/** What in a theory asks for an answer. */
import type { Span } from "../base/index.ts";
import type { LoadedTheory, Statement } from "../elaborate/index.ts";
import type { CheckSettings } from "./settings.ts";

/** One thing to answer: the item by number, and the tool command by number in its proof, or null for the portfolio. */
export interface Task {
  readonly item: number;
  readonly tool: number | null;
}

const searchTools: ReadonlySet<string> = new Set(["quickcheck", "nitpick", "refute"]);

/** Everything in a theory that asks for an answer, in file order. */
export function tasksOf(theory: Pick<LoadedTheory, "items">, settings: CheckSettings): Task[] {
  const isAll = settings.lemma === null && settings.place === null && settings.values.length === 0;
  return theory.items.flatMap((item, i): Task[] => {
    if (item.kind !== "statement") return isAll ? [{ item: i, tool: null }] : [];
    const { statement } = item;
    if (!isChosen(statement, settings)) return [];
    if (settings.values.length > 0) return [{ item: i, tool: null }];
    const tools = statement.tools.flatMap((t, k): Task[] =>
      t.tool.kind !== "search" || searchTools.has(t.tool.tool) ? [{ item: i, tool: k }] : [],
    );
    const hasSearch = statement.tools.some((t) => t.tool.kind === "search" && searchTools.has(t.tool.tool));
    return hasSearch && !settings.all ? tools : [...tools, { item: i, tool: null }];
  });
}

/** Whether a statement is among those that the user names, by its name or by a place in it or in its proof. */
function isChosen({ name, span, tools }: Statement, { lemma, place }: CheckSettings): boolean {
  if (lemma !== null && name !== lemma) return false;
  const meets = ({ from, to }: Span): boolean => place === null || (from < place.to && place.from < to);
  return meets(span) || tools.some((t) => meets(t.tool.span));
}
