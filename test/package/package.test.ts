/**
 * The package as users get it: packed, installed into an empty folder without development dependencies, and run from there, on this Node and
 * on others. Without a registry nothing can be installed; then these tests are skipped, and say so.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-package-"));
const app = join(folder, "app");
const own = JSON.parse(readFileSync("package.json", "utf8")) as {
  version: string;
  exports: Record<string, unknown>;
  engines: { node: string };
};

function run(command: string, args: readonly string[], cwd = app, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", env: { ...process.env, ...env } });
  return { status, out: stdout, err: stderr };
}
const npm = (args: readonly string[], cwd = app) => run("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], cwd);

/** Makes a project of its own with these packages; false when the registry does not give them. */
function install(place: string, packages: readonly string[]): boolean {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
  return npm(["install", ...packages], place).status === 0;
}

const hasRegistry = run("npm", ["view", "picocolors", "version", "--fetch-retries=0", "--fetch-timeout=10000"], folder).status === 0;
const tarball = join(folder, `hollow-${own.version}.tgz`);
const theory = `theory Own imports Main begin
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
lemma l: "xs @ ys = ys @ (xs :: nat list)"
  nitpick quickcheck oops
end
`;

beforeAll(() => {
  npm(["pack", "--ignore-scripts", "--pack-destination", folder], resolve("."));
  if (!hasRegistry) return;
  if (!install(app, [tarball])) throw new Error("the package could not be installed");
  writeFileSync(join(app, "Own.thy"), theory);
  writeFileSync(join(app, "try.mjs"), tryAll);
  writeFileSync(join(app, "properties.mjs"), properties);
}, 120_000);

const properties = `import { forAll, int } from "hollow/quickcheck";
export const bad = forAll(int, (n) => n < 10);
export const good = forAll(int, (n) => n + 0 === n);
`;

/** Uses every export once. */
const tryAll = `
import { readFileSync } from "node:fs";
import { check, readTheoryFile } from "hollow";
import * as quickcheck from "hollow/quickcheck";
import { checkFile, fileStore } from "hollow/quickcheck/node";
import { generatorsFrom } from "hollow/theories";
import { TextChecker } from "hollow/web";
import * as relational from "hollow/relational";
import { nativeSolvers } from "hollow/relational/native";
const said = [];
for await (const { lemma, command, outcome } of check(await readTheoryFile("Own.thy"))) said.push([lemma, command, outcome].join(" "));
said.push(quickcheck.quickCheckWith({ tests: 50, seed: 1, print: () => undefined }, quickcheck.forAll(quickcheck.int, (n) => n === n)).kind);
const { datatypes, satisfying } = generatorsFrom("Own.thy");
said.push(Object.keys(datatypes).join());
said.push(quickcheck.quickCheckWith({ tests: 50, seed: 1, print: null }, quickcheck.forAll(satisfying("{t :: nat tree. t ≠ Leaf}"), (t) => t.kind === "Node")).kind);
for await (const { name, kind } of checkFile("properties.mjs", { seed: 1, store: null })) said.push(name + " " + kind);
said.push(fileStore("nowhere").load("bad").length);
const snapshot = readFileSync(new URL(import.meta.resolve("hollow/library.snapshot")), "latin1");
for await (const event of new TextChecker(snapshot, () => performance.now()).check(readFileSync("Own.thy", "utf8"))) said.push(event.kind);
said.push(typeof relational, nativeSolvers.length > 0);
console.log(said.join("; "));
`;
const answers =
  "l nitpick genuine; l quickcheck genuine; passed; tree; passed; bad falsified; good passed; 0; read; answer; answer; end; object; true\n";

describe.skipIf(!hasRegistry)("the installed package", () => {
  it("has the documentation and examples that the README names, and nothing that only the build needs", () => {
    const files = readdirSync(join(app, "node_modules/hollow"), { recursive: true }).map(String);
    expect(files).toEqual(
      expect.arrayContaining(["docs/api.md", "examples/Tour.thy", "library/Main.thy", "dist/library.snapshot", "LICENSE"]),
    );
    for (const [, link = ""] of readFileSync("README.md", "utf8").matchAll(/\]\(((?:docs|examples)\/[^)#]*)/g))
      expect(files).toContain(link.replace(/\/$/, ""));
    expect(files.filter((f) => /\.tsbuildinfo$|\.code$|write-snapshot|^(src|test|bench|scripts|dist\/tests)/.test(f))).toEqual([]);
    const sources = files.filter((f) => /^dist\/(?!browser|chunks|site)[^/]+\/.*\.js$/.test(f));
    for (const file of sources) expect(() => readFileSync(file.replace(/^dist/, "src").replace(/js$/, "ts"))).not.toThrow();
  });

  it("says what Node it needs, and has no development dependencies", () => {
    expect(own.engines.node).toBe(">=20.10");
    expect(readdirSync(join(app, "node_modules"))).not.toContain("vitest");
  });

  for (const version of ["", "20.10.0", "20.19.0", "22", "24"])
    it(`runs on ${version === "" ? "this Node" : `Node ${version}`}`, ({ skip }) => {
      const place = join(folder, `node-${version}`);
      if (version !== "" && !install(place, [`node@${version}`])) return skip(`the registry does not give node ${version}`);
      const node = version === "" ? process.execPath : join(place, "node_modules/node/bin/node");
      const env = { HOLLOW_CACHE: join(folder, `cache-${version}`), HOLLOW_DEBUG: "1" };
      for (const turn of ["first", "with kept code"]) {
        const checked = run(node, ["node_modules/hollow/dist/hollow.js", "check", "Own.thy"], app, env);
        expect([turn, checked.status, checked.out.split("\n").at(-2)]).toEqual([turn, 0, "2 searches, 2 counterexamples"]);
        // The library comes from its snapshot: no theory is read from its text beside the one that was asked for.
        expect(checked.err).not.toMatch(/^reading/m);
      }
      const all = run(node, ["try.mjs"]);
      expect([all.out, all.err]).toEqual([answers, ""]);
    }, 240_000);

  it("has a command", () => {
    expect(run(join(app, "node_modules/.bin/hollow"), ["--version"]).out).toBe(`${own.version}\n`);
  });

  it("carries out the program of docs/api.md", () => {
    const [program = "", output] = [...readFileSync("docs/api.md", "utf8").matchAll(/```(?:ts|text)\n([\s\S]*?)```/g)].map(
      (m) => m[1] ?? "",
    );
    writeFileSync(join(app, "api.mjs"), program);
    expect(run(process.execPath, ["api.mjs"])).toEqual({ status: 0, out: output, err: "" });
  });

  it("has declarations for TypeScript 5.4, checked as a whole", ({ skip }) => {
    const place = join(folder, "typed");
    if (!install(place, [tarball, "typescript@5.4.5", "@types/node@20.19.43"])) return skip("the registry does not give TypeScript 5.4.5");
    const names = Object.keys(own.exports).filter((name) => !/snapshot|json|worker$/.test(name));
    const imports = names.map((name, i) => `import * as m${i} from "hollow${name.slice(1)}";\nvoid m${i};`);
    writeFileSync(join(place, "main.ts"), imports.join("\n"));
    const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom", "--types", "node"];
    expect(run(join(place, "node_modules/.bin/tsc"), [...options, "main.ts"], place)).toEqual({ status: 0, out: "", err: "" });
  }, 120_000);

  it.each([
    ["esbuild@0.28.2", "esbuild", ["main.js", "--bundle", "--format=esm", "--outdir=out"]],
    ["vite@6.4.1", "vite", ["build", "--logLevel", "error"]],
    ["webpack@5.101.3 webpack-cli@6.0.1", "webpack", ["--mode", "development", "--entry", "./main.js"]],
  ])(
    "is built for pages by %s without settings",
    (packages, command, args) => {
      const place = join(folder, command);
      if (!install(place, [tarball, ...packages.split(" ")])) return;
      writeFileSync(
        join(place, "main.js"),
        ["quickcheck", "relational", "web"].map((m) => `import * as ${m} from "hollow/${m}"; console.log(${m});`).join("\n"),
      );
      writeFileSync(join(place, "index.html"), `<script type="module" src="./main.js"></script>`);
      const built = run(join(place, "node_modules/.bin", command), args, place);
      expect([built.status, built.out + built.err]).toEqual([0, expect.not.stringMatching(/node:|ERROR/)]);
    },
    240_000,
  );
});

it.runIf(!hasRegistry)("is not tested as installed, for want of a registry", ({ skip }) => skip("no registry"));
