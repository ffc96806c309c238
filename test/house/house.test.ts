/** The rules of the house that no other tool looks after: rooms have few files, READMEs name them, numbers have reasons. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Files in one folder, at most. */
const mostFiles = 25;

/** Written by programs. */
const written = new Set(["src/javascript/run/runtime-text.ts"]);

const folders = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .reduce((all, file) => all.set(dirname(file), [...(all.get(dirname(file)) ?? []), file]), new Map<string, string[]>());
const files = [...folders.values()].flat().filter((file) => !written.has(file));

/** The README of a folder or of the nearest one above. */
function readmeOf(folder: string): string {
  const file = join(folder, "README.md");
  return existsSync(file) || folder === "src" ? file : readmeOf(dirname(folder));
}

describe("folders", () => {
  it(`have at most ${mostFiles} files`, () => {
    expect([...folders].filter(([, { length }]) => length > mostFiles).map(([folder]) => folder)).toEqual([]);
  });

  it("have a README, their own or one above, that names every file", () => {
    const texts = new Map<string, string>();
    const textOf = (readme: string): string => {
      const text = texts.get(readme) ?? readFileSync(readme, "utf8");
      texts.set(readme, text);
      return text;
    };
    const isNamed = (file: string): boolean => {
      const name = file.replace(/^.*\//, "").replace(/\.tsx?$/, "");
      return name === "index" || textOf(readmeOf(dirname(file))).includes(name);
    };
    expect(files.filter((file) => !isNamed(file))).toEqual([]);
  });
});

describe("numbers", () => {
  /** A constant of a file that is a number, or several in one declaration. */
  const constant = /^(export )?const (\w+(: number)? = -?\d[\d_.e n*]*|\[[\w, ]+\] = \[\d[\d_., ]*\]);/;
  /** What stands between a reason and the constant that it is for: the other lines of a group. */
  const isOfGroup = (line: string): boolean => /^(export )?(const|let) /.test(line);

  it("that have names have reasons, in the comment before", () => {
    const bare: string[] = [];
    for (const file of files) {
      const lines = readFileSync(file, "utf8").split("\n");
      for (const [i, line] of lines.entries()) {
        if (!constant.test(line) || line.includes("//")) continue;
        let before = i - 1;
        while (isOfGroup(lines[before] ?? "")) before--;
        if (!/\*\/$|^\s*\/\//.test(lines[before] ?? "")) bare.push(`${file}:${i + 1}: ${line.trim()}`);
      }
    }
    expect(bare).toEqual([]);
  });
});
