/** A worker of a page with an editor: one question after another, about texts that hardly differ. Whoever asks ends a search by ending the worker. */
import { paced } from "../../refute/index.ts";
import { Library } from "./library.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { PageSession } from "./page-session.ts";

/** Milliseconds between two notes on how far a search is. */
const progressInterval = 150;

const clock = (): number => performance.now();
let session: PageSession | null = null;
/** Questions are answered one after another. */
let last: Promise<void> = Promise.resolve();

const post = (message: FromWorker): void => self.postMessage(message);

async function answer(
  ready: PageSession,
  { ticket, text, leftOut, question, settings }: Extract<ToWorker, { kind: "ask" }>,
): Promise<void> {
  const start = clock();
  const follower = {
    onCommand: (command: string) => post({ kind: "reading", ticket, command }),
    onBegin: () => post({ kind: "begun", ticket }),
    onProgress: paced(progressInterval, clock, (progress) => post({ kind: "progress", ticket, progress })),
  };
  const found = await ready.ask(text, leftOut, question, settings, follower).catch((error: unknown) => ({
    kind: "failed" as const,
    message: error instanceof Error ? error.message : String(error),
  }));
  post({ kind: "answered", ticket, answer: found, milliseconds: clock() - start });
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === "library") {
    session = new PageSession(new Library(message.library), clock);
    post({ kind: "ready" });
  } else if (session !== null) {
    const ready = session;
    last = last.then(() => answer(ready, message));
  }
});
