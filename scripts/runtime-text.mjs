// Writes src/javascript/run/runtime-text.ts: the run time of generated code (src/runtime) as text, one entry per declaration, so that a
// program takes what it names and nothing else. Part of the build; run it after changing src/runtime: node scripts/runtime-text.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

/** In the order in which declarations need each other's values; `environment.ts` is given to each program by `emit.ts`. */
const modules = [
  "numbers",
  "fractions",
  "sets",
  "set-algebra",
  "functions",
  "tests",
  "random",
  "draws",
  "tables",
  "lazy",
  "symbolic",
  "goals",
  "comparisons",
  "search",
];
const home = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
export const target = home("javascript/run/runtime-text.ts");

/** The text of the written module. */
export function runtimeModule() {
  const all = modules.flatMap(declarationsOf);
  const declarations = new Map(all);
  if (declarations.size < all.length) throw new Error("src/runtime: two declarations of one name");
  const lines = [...declarations].map(([name, text]) => {
    const named = new Set(text.match(/(?<![\w$.])[A-Za-z_$][\w$]*/g));
    const needs = [...declarations.keys()].filter((other) => other !== name && named.has(other));
    return `  ${name}: { text: ${JSON.stringify(text)}, needs: ${JSON.stringify(needs)} },`;
  });
  return `// Written by scripts/runtime-text.mjs from src/runtime.
/** The declarations of the run time by name: the text of each, and the others that it names. */
export const runtimeText: Readonly<Record<string, { readonly text: string; readonly needs: readonly string[] }>> = {
${lines.join("\n")}
};
`;
}

/** The declarations of a module without types, by name. */
function declarationsOf(module) {
  const { code } = transformSync(readFileSync(home(`runtime/${module}.ts`), "utf8"), { loader: "ts", target: "es2022" });
  const texts = code
    .split(/\n(?=[^\s}\])])/)
    .map((text) => text.replace(/^export /, "").trim())
    .filter((text) => text !== "" && !/^import\b/.test(text));
  return texts.map((text) => {
    const name = /^(?:function|class|const|let) ([\w$]+)/.exec(text)?.[1];
    if (name === undefined) throw new Error(`src/runtime/${module}.ts: no declaration of one name: ${text}`);
    return [name, text];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, runtimeModule());
