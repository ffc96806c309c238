/** A worker for pages. The first message brings the library's snapshot, each further one a text; the answers are `CheckEvent`s. */
import type { CheckSettings } from "../../refute/index.ts";
import type { LibraryTexts } from "./library.ts";
import { type CheckEvent, TextChecker } from "./text-checker.ts";

/** To the worker. */
export type ToPageWorker =
  | { readonly kind: "library"; readonly snapshot: string; readonly texts?: LibraryTexts }
  | { readonly kind: "check"; readonly text: string; readonly settings?: Partial<CheckSettings> };

let checker: TextChecker | null = null;
/** Texts are checked one after another. */
let last: Promise<void> = Promise.resolve();

async function check(checker: TextChecker, message: Extract<ToPageWorker, { kind: "check" }>): Promise<void> {
  try {
    for await (const event of checker.check(message.text, message.settings ?? {})) post(event);
  } catch (error) {
    post({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

function post(event: CheckEvent): void {
  self.postMessage(event);
}

self.addEventListener("message", (event: MessageEvent<ToPageWorker>) => {
  const message = event.data;
  if (message.kind === "library") checker = new TextChecker(message.snapshot, () => performance.now(), message.texts);
  else if (checker !== null) {
    const ready = checker;
    last = last.then(() => check(ready, message));
  }
});
