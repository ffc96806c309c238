/** `--watch`: run again whenever a file changes. */
import { statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
import { interruptedStatus } from "../report/tally.ts";
import type { CheckEnd } from "./check.ts";

/** Editors save in several steps; a change counts when it has been quiet for this long. */
const quietMilliseconds = 150;

/** Runs once, then again after each change of one of the files it has read, also during a run, until it is interrupted. */
export async function watching(run: () => Promise<CheckEnd>): Promise<number> {
  for (;;) {
    const start = Date.now();
    const { status, files } = await run();
    if (status === interruptedStatus) return status;
    await changed(files, start);
  }
}

/**
 * Resolves after one of the files has changed, at once when that was after `since`. Folders are watched, since many editors replace a
 * file instead of writing into it.
 */
function changed(files: readonly string[], since: number): Promise<void> {
  return new Promise((settle) => {
    let timer: NodeJS.Timeout | undefined;
    const note = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const w of watchers) w.close();
        settle();
      }, quietMilliseconds);
    };
    const watchers = files.map((file) =>
      watch(dirname(file), (_event, name) => {
        if (name === null || name === basename(file)) note();
      }),
    );
    // Only now is no change missed: those before have left their time.
    if (files.some((file) => modified(file) > since)) note();
    process.stderr.write("watching for changes, Ctrl-C ends\n");
  });
}

/** When a file was last written, in milliseconds; 0 when it is gone. */
function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
