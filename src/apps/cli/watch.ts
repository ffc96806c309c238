/** `--watch`: run again whenever a file changes. */
import { watch } from "node:fs";
import { basename, dirname } from "node:path";
import type { CheckEnd } from "./check.ts";
import { interruptedStatus } from "./tally.ts";

/** Editors save in several steps; a change counts when it has been quiet for this long. */
const quietMilliseconds = 150;

/** Runs once, then again after each change of one of the files it has read, until it is interrupted. */
export async function watching(run: () => Promise<CheckEnd>): Promise<number> {
  for (;;) {
    const { status, files } = await run();
    if (status === interruptedStatus) return status;
    process.stderr.write("watching for changes, Ctrl-C ends\n");
    await changed(files);
  }
}

/** Resolves after one of the files has changed. Folders are watched, since many editors replace a file instead of writing into it. */
function changed(files: readonly string[]): Promise<void> {
  return new Promise((settle) => {
    let timer: NodeJS.Timeout | undefined;
    const watchers = files.map((file) =>
      watch(dirname(file), (_event, name) => {
        if (name !== null && name !== basename(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          for (const w of watchers) w.close();
          settle();
        }, quietMilliseconds);
      }),
    );
  });
}
