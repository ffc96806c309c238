// Bundles the command-line program (few files start faster than many), writes the snapshot of the library, and keeps V8's code of the engines.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

// No module of ours acts by being imported, so what is not used need not be loaded: the program's first process stays small.
const withoutSideEffects = {
  name: "without-side-effects",
  setup(bundle) {
    bundle.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, importer }) =>
      importer.includes("node_modules") ? undefined : { path: resolve(resolveDir, path), sideEffects: false },
    );
  },
};

// What the compiler wrote for sources that are gone or have moved is no part of the program.
for (const name of readdirSync("dist", { recursive: true })) {
  const source = `src/${name.replace(/(\.d\.ts|\.js)$/, ".ts")}`;
  if (/[/\\].*\.(d\.ts|js)$/.test(name) && !/^(chunks|tests|browser|site)[/\\]/.test(name) && !existsSync(source)) rmSync(`dist/${name}`);
}
// Compilers before TypeScript 5.7 know no buffers of typed arrays.
for (const name of readdirSync("dist", { recursive: true })) {
  if (!name.endsWith(".d.ts") || name.startsWith("tests")) continue;
  const text = readFileSync(`dist/${name}`, "utf8");
  const plain = text.replaceAll(/\b(\w+Array)<ArrayBuffer(Like)?>/g, "$1");
  if (plain !== text) writeFileSync(`dist/${name}`, plain);
}
rmSync("dist/chunks", { recursive: true, force: true });
const settings = {
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  packages: "external",
  plugins: [withoutSideEffects],
  logLevel: "warning",
};

// What only one command needs (a web server, a database's client) is part of its chunk, not of an installation's dependencies. Packages in
// CommonJS ask for parts of Node by `require`, which modules have to make for themselves.
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
await build({
  ...settings,
  packages: "bundle",
  external: [...Object.keys(dependencies), "pg-native"],
  banner: { js: 'import { createRequire as __createRequire } from "node:module";const require = __createRequire(import.meta.url);' },
  entryPoints: { hollow: "src/apps/cli/main.ts", "write-snapshot": "src/apps/cli/write-snapshot.ts" },
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
});
// For pages: whole programs, so that bundlers need no settings. The SAT solver asks for a part of Node only when it runs there.
const withoutNode = {
  name: "without-node",
  setup(bundle) {
    bundle.onResolve({ filter: /^node:module$/ }, ({ path }) => ({ path, namespace: "none" }));
    bundle.onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "export const createRequire = undefined;" }));
  },
};
rmSync("dist/browser", { recursive: true, force: true });
await build({
  outdir: "dist/browser",
  entryPoints: { relational: "src/relational/index.ts", web: "src/apps/web/text-checker.ts", worker: "src/apps/web/worker.ts" },
  bundle: true,
  platform: "browser",
  format: "esm",
  target: "es2023",
  splitting: true,
  plugins: [withoutNode],
  logLevel: "warning",
});
for (const name of ["dist/cadical.wasm", "LICENSE"])
  copyFileSync(`node_modules/cadical-wasm/${name}`, `dist/browser/${name === "LICENSE" ? "cadical.LICENSE" : "cadical.wasm"}`);
// The workers' side: the engines in one file whose compiled code is kept, and a small beginning that knows which code belongs to it.
const workerSettings = { ...settings, format: "cjs", outExtension: { ".js": ".cjs" }, minifyWhitespace: true, minifySyntax: true };
await build({ ...workerSettings, entryPoints: { engines: "src/apps/cli/workers/worker.ts" }, define: { "import.meta.url": "__url" } });
const engines = readFileSync("dist/engines.cjs", "utf8").replaceAll(/(?<![\w$.])import\(/g, "__import(");
writeFileSync("dist/engines.cjs", engines);
const hash = JSON.stringify(createHash("sha1").update(engines).digest("hex"));
await build({ ...workerSettings, entryPoints: { worker: "src/apps/cli/workers/worker-start.ts" }, define: { __enginesHash: hash } });
chmodSync("dist/hollow.js", 0o755);
for (const name of readdirSync("dist")) if (name.endsWith(".code")) rmSync(`dist/${name}`);
execFileSync(process.execPath, ["--stack-size=4000", "dist/write-snapshot.js"], { stdio: "inherit" });
await keepCode("examples/Tour.thy");

/** Lets a worker do what workers do, then asks it for the compiled code. Without that file workers start more slowly, no more. */
async function keepCode(example) {
  const workers = pathToFileURL(resolve("dist/apps/cli/workers/")).href;
  const { stackKilobytes, startWorker } = await import(`${workers}/worker-process.js`);
  const { heapMegabytes } = await import(`${workers}/pool/usage.js`);
  const worker = startWorker(pathToFileURL(resolve("dist/worker.cjs")), {
    stack: stackKilobytes,
    heap: heapMegabytes(null),
    usesCode: true,
  });
  const file = resolve(example);
  const settings = { all: false, lemma: null, place: null, values: [], strategy: null, size: 3, timeout: 1, seed: null, max: null };
  const ask = (message) =>
    new Promise((settle) => {
      const listen = (reply) => {
        if (["begun", "reading", "texts"].includes(reply.kind)) return;
        worker.off("message", listen);
        settle(reply);
      };
      worker.on("message", listen).send(message);
    });
  const loaded = await ask({ kind: "load", file, settings });
  for (const { task } of loaded.tasks ?? [])
    await ask({ kind: "run", file, task, settings, isWatched: false, isShared: false, since: null });
  worker.send({ kind: "keep-code", folder: resolve("dist") });
  await new Promise((settle) => worker.once("exit", settle));
}
