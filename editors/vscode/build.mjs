// Bundles the extension and the webview's script, and puts the server beside them.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = new URL(".", import.meta.url);
const root = new URL("../../", here);
const path = (name, base = here) => fileURLToPath(new URL(name, base));

if (!existsSync(path("dist/hollow.js", root))) throw new Error("Build the program first: npm run build");
rmSync(path("out"), { recursive: true, force: true });
const settings = { bundle: true, minify: true, logLevel: "warning" };
await build({
  ...settings,
  entryPoints: [path("src/extension.ts")],
  outfile: path("out/extension.cjs"),
  platform: "node",
  format: "cjs",
  target: "node20",
  external: ["vscode"],
});
await build({
  ...settings,
  entryPoints: [path("src/webview.ts")],
  outfile: path("out/webview.js"),
  platform: "browser",
  format: "iife",
  target: "es2022",
});

// The server: the program's own files, the library, and the two packages it needs at run time.
const server = new URL("server/", here);
rmSync(path(".", server), { recursive: true, force: true });
mkdirSync(path("dist", server), { recursive: true });
for (const name of readdirSync(path("dist", root)))
  if (/^(hollow\.js|worker\.cjs|engines\.cjs|library\.snapshot|chunks)$/.test(name))
    cpSync(path(`dist/${name}`, root), path(`dist/${name}`, server), { recursive: true });
cpSync(path("library", root), path("library", server), { recursive: true });
for (const name of ["cadical-wasm", "picocolors"])
  cpSync(path(`node_modules/${name}`, root), path(`node_modules/${name}`, server), { recursive: true });
writeFileSync(path("package.json", server), `${JSON.stringify({ name: "hollow", version: "0.1.0", type: "module", private: true })}\n`);
cpSync(path("LICENSE", root), path("LICENSE"));
