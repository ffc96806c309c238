/**
 * The beginning of a worker's process: loads the engines, with V8's code for them where it has been kept, and gets them a large stack.
 * Becomes `dist/worker.cjs`; the engines are `dist/engines.cjs` (from `worker.ts`).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { isMainThread, Worker } from "node:worker_threads";
import { cacheFolder, isCacheOff } from "../cache/folder.ts";
import { codeFile, keepCode, readCode } from "./code-cache.ts";
import { confinedStart } from "./confinement.ts";
import { stackFlag, withoutCode } from "./worker-process.ts";

/** Put in by the build. */
declare const __enginesHash: string;

const file = join(__dirname, "engines.cjs");

/** A confined worker has no environment, no threads, and nowhere to keep code. */
const confined = confinedStart();

/** Runs the engines' program in this thread. The result keeps its compiled code. */
function loadEngines(): (folder: string) => void {
  const mayUseCode = !process.argv.includes(withoutCode) && !isCacheOff();
  const name = codeFile(__enginesHash);
  const code = mayUseCode ? readCode([__dirname, confined?.cache ?? cacheFolder()], name) : null;
  const source = `(function (require, __url, __import) {"use strict";${readFileSync(file, "utf8")}\n})`;
  const script = new vm.Script(source, { filename: file, ...(code === null ? {} : { cachedData: code }) });
  // Code that was kept cannot import by itself (the build has replaced its `import`).
  script.runInThisContext()(createRequire(file), pathToFileURL(file).href, (module: string) => import(module));
  return (folder) => {
    if (mayUseCode && (code === null || script.cachedDataRejected === true)) keepCode(folder, name, script.createCachedData());
  };
}

/** A thread with the stack that the process could not have. */
function loadInThread(): () => void {
  const thread = new Worker(__filename, { resourceLimits: { stackSizeMb: 64 } });
  process.on("message", (message) => thread.postMessage(message));
  thread.on("message", (message) => process.send?.(message));
  thread.on("error", () => process.abort());
  return () => undefined;
}

// The terminal sends Ctrl-C to all processes; what ends then is for the first one to say.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
const isStackSmall = confined === null && isMainThread && !process.execArgv.some((flag) => flag.startsWith(stackFlag));
const keep = isStackSmall ? loadInThread() : loadEngines();
// When the work is done, the compiled code of all that was used is worth keeping; the build says where.
process.on("message", (message: { readonly kind: string; readonly folder?: string }) => {
  if (message.kind !== "keep-code") return;
  if (confined === null) keep(message.folder ?? cacheFolder());
  process.exit();
});
