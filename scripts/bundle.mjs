// Bundles the command-line program: few files start faster than many.
import { chmodSync } from "node:fs";
import { build } from "esbuild";

await build({
  entryPoints: { hollow: "src/apps/cli/main.ts", worker: "src/apps/cli/worker.ts" },
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  packages: "external",
  logLevel: "warning",
});
chmodSync("dist/hollow.js", 0o755);
