/** `--watch`: run again whenever a file changes. */
import { watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Editors save in several steps; a change counts when it has been quiet for this long. */
const quietMilliseconds = 150;

/** Runs once, then again after each change of one of the files, until the process is ended. */
export async function watching(files: readonly string[], run: () => Promise<number>): Promise<number> {
  for (;;) {
    await run();
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
