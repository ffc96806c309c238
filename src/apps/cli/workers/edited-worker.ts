/** The worker's side of texts that are being edited: they are read no further than the command in question. */
import { findUnused, type OnProgress, runTask, theoremsOf } from "../../../refute/index.ts";
import type { EditedAnswer, ToWorker } from "./messages.ts";
import { clockFor } from "./stop-note.ts";
import type { TheoryReader } from "./theory-reader.ts";

type Edited = Extract<ToWorker, { kind: "edited" }>;

/** Who waits for the answer. */
export interface Asker {
  /** Whether nobody does any more. */
  readonly isOver: () => boolean;
  /** Told when the text is read and the search begins. */
  readonly begin: () => void;
  readonly onProgress: OnProgress;
}

export async function answerEdited(
  reader: TheoryReader,
  { file, command, text, task, question, settings, milliseconds }: Edited,
  { isOver, begin, onProgress }: Asker,
): Promise<EditedAnswer> {
  const theory = reader.edited(file);
  const readUntil = task === null ? performance.now() + milliseconds : Number.POSITIVE_INFINITY;
  theory.readTo(command, () => isOver() || performance.now() > readUntil);
  const entry = theory.readCount > command ? theory.entry(command) : null;
  begin();
  const start = performance.now();
  const done = (answer: Partial<EditedAnswer>): EditedAnswer => ({
    kind: "edited",
    result: null,
    unused: null,
    isCurrent: entry?.text === text,
    isKnown: theory.isKnown,
    milliseconds: performance.now() - start,
    from: (entry?.command.span.from ?? 0) - (entry?.shift ?? 0),
    ...answer,
  });
  const isAsked = task !== null && entry?.text === text;
  const item = isAsked ? entry.items[task.item] : undefined;
  if (item === undefined || task === null) return done({});
  const clock = clockFor(isOver);
  const loaded = theory.loadedTo(file, command);
  if (question === "check")
    return done({ result: await runTask(loaded, { item: loaded.items.indexOf(item), tool: task.tool }, settings, clock, onProgress) });
  const [theorem] = theoremsOf({ items: [item] });
  return theorem === undefined ? done({}) : done({ unused: await findUnused(theorem, { ...settings, milliseconds }, clock) });
}
