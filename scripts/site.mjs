// Writes the page as a folder that any web server can serve: dist/site. Nothing in it asks another host for anything.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { marked } from "marked";
import { build } from "vite";

const out = "dist/site";

// The SAT solver asks for a part of Node only when it runs there.
const withoutNode = {
  name: "without-node",
  enforce: "pre",
  resolveId: (id) => (id === "node:module" || id === "module" ? "\0node" : null),
  load: (id) => (id === "\0node" ? "export const createRequire = undefined;" : null),
};
await build({
  root: "src/apps/playground",
  base: "./",
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [withoutNode],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es", plugins: () => [withoutNode] },
  build: {
    outDir: join(process.cwd(), out),
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
  },
});

const write = (name, content) => writeFileSync(join(out, name), content);
const files = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .sort();

// The library: what is elaborated, and the texts of everything else.
write("library.bin", gzipSync(readFileSync("dist/library.snapshot"), { level: 9 }));
const theories = files("library").filter((name) => name.endsWith(".thy") && !name.startsWith("theorems/"));
const texts = Object.fromEntries(theories.map((name) => [name, readFileSync(join("library", name), "utf8")]));
write("theories.bin", gzipSync(JSON.stringify(texts), { level: 9 }));

// Examples in their order.
const gallery = JSON.parse(readFileSync("examples/gallery/gallery.json", "utf8"));
const examples = gallery.map(({ name, title, about }) => ({
  name,
  title,
  about,
  text: readFileSync(`examples/gallery/${name}.thy`, "utf8"),
}));
write("gallery.json", JSON.stringify(examples));

// Documents, with links among themselves; pictures stay with the sources.
const first = ["playground", "language", "options"];
const documents = readdirSync("docs")
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.replace(/\.md$/, ""))
  .sort((a, b) => (first.indexOf(a) + 1 || 99) - (first.indexOf(b) + 1 || 99) || (a < b ? -1 : 1))
  .map((name) => {
    const source = readFileSync(`docs/${name}.md`, "utf8").replaceAll(/!\[[^\]]*\]\([^)]*\)\n?/g, "");
    const html = marked
      .parse(source, { async: false })
      .replaceAll(/href="([\w-]+)\.md(#[^"]*)?"/g, 'href="#doc-$1"')
      .replaceAll(/<th[^>]*><\/th>/g, "<td></td>");
    return { name, title: /^#\s+(.*)$/m.exec(source)?.[1] ?? name, html };
  });
write("docs.json", JSON.stringify(documents));

// What a browser keeps, so that the page works without a network after the first visit.
const kept = ["./", ...files(out).filter((name) => /\.\w+$/.test(name))];
const hash = createHash("sha256");
for (const name of kept.slice(1)) hash.update(name).update(readFileSync(join(out, name)));
const worker = readFileSync("src/apps/playground/service-worker.js", "utf8");
const named = worker.replace("__VERSION__", hash.digest("hex").slice(0, 16)).replace("__FILES__", JSON.stringify(kept));
write("service-worker.js", named);

const sizes = files(join(out, "assets")).map((name) => ({
  name,
  packed: gzipSync(readFileSync(join(out, "assets", name)), { level: 9 }).length,
}));
const script = sizes.filter(({ name }) => name.endsWith(".js")).reduce((n, { packed }) => n + packed, 0);
const library = ["library.bin", "theories.bin"].reduce((n, name) => n + readFileSync(join(out, name)).length, 0);
console.log(`site: ${Math.round(script / 1024)} KiB of script and ${Math.round(library / 1024)} KiB of library, compressed`);
