/**
 * The beginning of a worker's process: loads the engines' code, compiled before where the build has kept that, and gets them a large stack.
 * Becomes `dist/worker.cjs`; the engines are `dist/engines.cjs` (from `worker.ts`), V8's code for it `dist/engines.code`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { isMainThread, Worker } from "node:worker_threads";
import { stackFlag } from "./worker-process.ts";

const file = join(__dirname, "engines.cjs");
const codeFile = join(__dirname, "engines.code");

/** Runs the engines' program in this thread. */
function loadEngines(): vm.Script {
  const cached = existsSync(codeFile) ? { cachedData: readFileSync(codeFile) } : {};
  const script = new vm.Script(`(function (require, __url, __import) {${readFileSync(file, "utf8")}\n})`, { filename: file, ...cached });
  // Code that was kept cannot import by itself (the build has replaced its `import`).
  script.runInThisContext()(createRequire(file), pathToFileURL(file).href, (name: string) => import(name));
  return script;
}

/** A thread with the stack that the process could not have. */
function loadInThread(): void {
  const thread = new Worker(__filename, { resourceLimits: { stackSizeMb: 64 } });
  process.on("message", (message) => thread.postMessage(message));
  thread.on("message", (message) => process.send?.(message));
  thread.on("error", () => process.abort());
}

// The terminal sends Ctrl-C to all processes; what ends then is for the first one to say.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
if (isMainThread && !process.execArgv.some((flag) => flag.startsWith(stackFlag))) loadInThread();
else {
  const script = loadEngines();
  // The build asks for the compiled code once the engines have worked.
  process.on("message", (message: { readonly kind: string }) => {
    if (message.kind !== "keep-code") return;
    writeFileSync(codeFile, script.createCachedData());
    process.exit();
  });
}
