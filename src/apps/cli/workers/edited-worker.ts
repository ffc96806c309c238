/** The worker's side of texts that are being edited: they are read no further than the command in question. */
import type { Clock } from "../../../base/index.ts";
import type { EditedTheory, LoadedTheory } from "../../../elaborate/index.ts";
import { findUnused, type OnProgress, runTask, theoremsOf } from "../../../refute/index.ts";
import type { EditedAnswer, ToWorker } from "./messages.ts";
import type { TheoryReader } from "./theory-reader.ts";

type Edited = Extract<ToWorker, { kind: "edited" }>;

export async function answerEdited(
  reader: TheoryReader,
  { file, command, text, task, question, settings, milliseconds }: Edited,
  { clock, begin, onProgress }: { readonly clock: Clock; readonly begin: () => void; readonly onProgress: OnProgress },
): Promise<EditedAnswer> {
  const theory = reader.edited(file);
  theory.readTo(command);
  const entry = theory.entry(command);
  begin();
  const start = performance.now();
  const done = (answer: Partial<EditedAnswer>): EditedAnswer => ({
    kind: "edited",
    result: null,
    unused: null,
    isCurrent: entry?.text === text,
    milliseconds: performance.now() - start,
    from: (entry?.command.span.from ?? 0) - (entry?.shift ?? 0),
    ...answer,
  });
  const isAsked = task !== null && entry?.text === text;
  const item = isAsked ? entry.items[task.item] : undefined;
  if (item === undefined || task === null) return done({});
  const loaded = loadedTo(theory, file, command);
  if (question === "check")
    return done({ result: await runTask(loaded, { item: loaded.items.indexOf(item), tool: task.tool }, settings, clock, onProgress) });
  const [theorem] = theoremsOf({ items: [item] });
  return theorem === undefined ? done({}) : done({ unused: await findUnused(theorem, { ...settings, milliseconds }, clock) });
}

/** The theory up to a command. */
function loadedTo(theory: EditedTheory, id: string, command: number): LoadedTheory {
  const entries = theory.commands.slice(0, command + 1).flatMap((_, i) => theory.entry(i) ?? []);
  const last = entries.at(-1) ?? null;
  return {
    id,
    name: theory.opening.name,
    context: last?.after.context ?? theory.opening.start,
    items: entries.flatMap((e) => e.items),
    diagnostics: [],
    keywords: theory.parsed.keywords,
    ancestors: theory.opening.ancestors,
  };
}
