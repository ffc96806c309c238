// Bundles the command-line program (few files start faster than many) and writes the snapshot of the library.
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";

// No module of ours acts by being imported, so what is not used need not be loaded: the program's first thread stays small.
const withoutSideEffects = {
  name: "without-side-effects",
  setup(bundle) {
    bundle.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => ({ path: resolve(resolveDir, path), sideEffects: false }));
  },
};

await build({
  entryPoints: { hollow: "src/apps/cli/main.ts", worker: "src/apps/cli/worker.ts", "write-snapshot": "src/apps/cli/write-snapshot.ts" },
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  packages: "external",
  plugins: [withoutSideEffects],
  logLevel: "warning",
});
chmodSync("dist/hollow.js", 0o755);
execFileSync(process.execPath, ["--stack-size=4000", "dist/write-snapshot.js"], { stdio: "inherit" });
