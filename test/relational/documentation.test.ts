import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(join(root, "docs/relational.md"), "utf8");
const program = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join("\n");

/** What the comments of the program say that it prints: those after a call of `console.log`, and lines that are nothing but a comment. */
const promised = [...program.matchAll(/(?:console\.log\(.*\);|^) ?\/\/ (.*)$/gm)].map(([, text]) => text);

/** A project of somebody else, with the package installed. */
let project = "";

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "hollow-outside-"));
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules/hollow"));
  symlinkSync(join(root, "node_modules/@types"), join(project, "node_modules/@types"));
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(join(project, "page.ts"), program);
});

afterAll(() => rmSync(project, { recursive: true }));

test("the programs of the page print what it says, from an outside project", () => {
  writeFileSync(join(project, "page.js"), transformSync(program, { loader: "ts" }).code);
  const printed = execFileSync(process.execPath, ["page.js"], { cwd: project, encoding: "utf8" });
  expect(printed.trimEnd().split("\n")).toEqual(promised);
});

test("the programs of the page have types, from an outside project", () => {
  const strict = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2023", "--types", "node", "page.ts"];
  const { status, stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), strict, { cwd: project, encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});
