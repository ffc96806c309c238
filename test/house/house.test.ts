/**
 * The rules of the house that no other tool looks after: rooms have few files, READMEs name them, imports do not go in circles, numbers have
 * reasons, doors are used.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Files in one folder, at most. */
const mostFiles = 25;

/** Written by programs. */
const written = new Set(["src/javascript/run/runtime-text.ts"]);

/** The files of TypeScript below a folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const folders = filesOf("src").reduce(
  (all, file) => all.set(dirname(file), [...(all.get(dirname(file)) ?? []), file]),
  new Map<string, string[]>(),
);
const files = [...folders.values()].flat().filter((file) => !written.has(file));

/** The README of a folder or of the nearest one above. */
function readmeOf(folder: string): string {
  const file = join(folder, "README.md");
  return existsSync(file) || folder === "src" ? file : readmeOf(dirname(folder));
}

describe("citations", () => {
  const key = /\[[A-Z][A-Za-z]+(?:, [A-Z][A-Za-z]+)* \d{4}\]/g;
  const keysOf = (file: string): readonly string[] => readFileSync(file, "utf8").match(key) ?? [];
  const listed = new Set(keysOf("docs/references.md"));

  it("lead to a work in docs/references.md", () => {
    const open = files.flatMap((file) => keysOf(file).flatMap((k) => (listed.has(k) ? [] : [`${file}: ${k}`])));
    expect(open).toEqual([]);
  });

  it("are made of every work there", () => {
    const used = new Set(files.flatMap(keysOf));
    expect([...listed].filter((k) => !used.has(k))).toEqual([]);
  });
});

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

/** The files that a file takes something from, types included. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g);
  return [...found].map(([, from = ""]) => join(dirname(file), from));
}

/** A way from a file back to itself, if there is one, for each file that is first met on one. */
function circles(imports: (file: string) => readonly string[], starts: readonly string[]): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    imports(file).forEach(visit);
    path.pop();
    done.add(file);
  };
  starts.forEach(visit);
  return found;
}

describe("imports", () => {
  const known = new Map(files.map((file) => [file, importsOf(file)]));

  it("do not go in circles, not even those of types", () => {
    expect(circles((file) => known.get(file) ?? [], files)).toEqual([]);
    expect([...known.values()].flat().length).toBeGreaterThan(files.length);
  });

  it("are seen to go in circles where they do", () => {
    const imports: Readonly<Record<string, readonly string[]>> = { a: ["b", "c"], b: ["c"], c: ["d"], d: ["b"] };
    expect(circles((file) => imports[file] ?? [], ["a"])).toEqual(["b → c → d → b"]);
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

describe("exports", () => {
  /** `import … from`, `export … from`, `const … = await import(…)`: the word, what is taken, and where from. */
  const statement = /^ *(import|export|const) (?:type )?(\{[^}]*\}|\*(?: as \w+)?) (?:from |= await import\()"(\.[^"]+)"/gm;
  /** `(await import("…")).name`. */
  const late = /\(await import\("(\.[^"]+)"\)\)\.(\w+)/g;
  /** The names before and after `as` in `{ a, type B, c as d }` and `* as d`. */
  const namesIn = (what: string): [string, string][] =>
    [...what.replace("* as", "").matchAll(/(?:type )?(\w+)(?: as (\w+))?,?/g)].map(([, name = "", renamed]) => [name, renamed ?? name]);
  /** What the package offers to the world is not for us to use. */
  const offered = new Set(
    Object.values<string | { types?: string }>(JSON.parse(readFileSync("package.json", "utf8")).exports).map((entry) =>
      typeof entry === "string" ? entry : (entry.types ?? "").replace(/^\.\/dist\/(.*)\.d\.ts$/, "src/$1.ts"),
    ),
  );
  /** `file name` for each name that a file takes from another one, with the files that take it. */
  const takers = new Map<string, string[]>();
  const doors = files.filter((file) => file.endsWith("/index.ts"));
  const given = new Map<string, string[]>();
  const stars: string[] = [];
  for (const file of ["src", "test", "bench", "editors"].flatMap(filesOf).filter((name) => !name.includes("node_modules"))) {
    const text = readFileSync(file, "utf8");
    for (const [, from = "", name] of text.matchAll(late)) takers.set(`${join(dirname(file), from)} ${name}`, [file]);
    for (const [, word, what = "", from = ""] of text.matchAll(statement)) {
      const names = namesIn(what);
      if (word === "export" && doors.includes(file)) {
        given.set(file, [...(given.get(file) ?? []), ...names.map(([, name]) => name)]);
        if (what === "*") stars.push(file);
      }
      for (const [name] of what.startsWith("*") ? [["*"]] : names) {
        const key = `${join(dirname(file), from)} ${name}`;
        takers.set(key, [...(takers.get(key) ?? []), file]);
      }
    }
  }

  it("are used in another file", () => {
    const value = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;
    // The names of `runtime` are used by the text that is made of it.
    const idle = files
      .filter((file) => file.startsWith("src/") && !file.startsWith("src/runtime/") && !offered.has(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(value)].map(([, name]) => `${file} ${name}`))
      .filter((key) => !takers.has(key) && !takers.has(key.replace(/ \w+$/, " *")));
    expect(idle).toEqual([]);
  });

  it("of an index.ts are named", () => {
    expect(stars).toEqual([]);
  });

  it("of an index.ts are used outside its folder", () => {
    const isUsed = (door: string, name: string): boolean =>
      [`${door} ${name}`, `${door} *`].some((key) => takers.get(key)?.some((file) => !file.startsWith(`${dirname(door)}/`)));
    const idle = [...given]
      .filter(([door]) => !offered.has(door))
      .flatMap(([door, names]) => names.filter((name) => !isUsed(door, name)).map((name) => `${door}: ${name}`));
    expect(idle).toEqual([]);
    expect([...given.values()].flat().length).toBeGreaterThan(500);
  });
});
