/** What a text asks: one question for each statement and each command that wants an answer. */
import { getOrInsert, textKey } from "../../../base/index.ts";
import type { ReadEntry, Statement } from "../../../elaborate/index.ts";
import { checkDefaults, type Task, tasksOf } from "../../../refute/index.ts";
import type { ToolCommand } from "../../../syntax/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { ShownAnswer } from "./shown.ts";

export interface Question {
  /** The same question in the same context has the same key, wherever it stands. */
  readonly key: string;
  readonly document: OpenDocument;
  /** The command by its number in the text. */
  readonly command: number;
  readonly entry: ReadEntry;
  /** By numbers within the command. */
  readonly task: Task;
  /** Null for commands of their own (`value`). */
  readonly statement: Statement | null;
  /** Null where the statement is asked about by itself. */
  readonly tool: ToolCommand | null;
}

/** A question with what is shown for it. */
export interface Asked {
  readonly question: Question;
  readonly answer: ShownAnswer | undefined;
}

type Plan = Omit<Question, "document" | "command" | "entry">;

/** Texts are long, and asked for at each change. */
const plans = new WeakMap<ReadEntry["items"], readonly Plan[]>();

/** The questions of a command that has been read. */
export function questionsOf(document: OpenDocument, command: number, entry: ReadEntry): Question[] {
  const plan = getOrInsert(plans, entry.items, () => planOf(entry));
  return plan.map((own) => ({ ...own, document, command, entry }));
}

function planOf(entry: ReadEntry): Plan[] {
  return tasksOf({ items: entry.items }, checkDefaults).map((task) => {
    const item = entry.items[task.item];
    const statement = item?.kind === "statement" ? item.statement : null;
    const tool = item?.kind === "tool" ? item.tool : task.tool === null ? null : (statement?.tools[task.tool]?.tool ?? null);
    // Only this command looks at the theorems before it.
    const facts = item?.kind === "find_unused_assms" ? entry.keys.facts : "";
    const key = textKey(entry.keys.context, facts, entry.text, `${task.item} ${task.tool ?? ""}`);
    return { key, task, statement, tool };
  });
}
