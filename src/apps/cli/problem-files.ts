/** Files of theories and of other tools' problems: what a worker reads. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LoadedTheory, TheoryLoader, type TheorySource } from "../../elaborate/index.ts";
import { inputLanguage, readProblem } from "../../inputs/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";
import { mayRead } from "./allowed-files.ts";
import { readBounded } from "./read-bounded.ts";
import { libraryFolder } from "./theory-files.ts";

/** Reads each file once, by the language of its name. */
export class FileLoader {
  private readonly source: TheorySource;
  private readonly theories: TheoryLoader;
  private readonly problems = new Map<string, LoadedTheory>();

  constructor(source: TheorySource) {
    this.source = source;
    this.theories = new TheoryLoader(source);
  }

  load(file: string): LoadedTheory {
    const language = inputLanguage(file);
    if (language === null) return this.theories.load(file);
    const known = this.problems.get(file);
    if (known !== undefined) return known;
    const { text, refused } = this.source.read(file);
    const { theory } = readProblem(language, file, refused === undefined ? text : "", {
      library: (name) => this.theories.load(join(libraryFolder(), `${name}.thy`)),
      include: includedFile,
      theory: (id, content) => this.virtualTheory(id, content),
    });
    const problem: LoadedTheory =
      refused === undefined
        ? theory
        : { ...theory, items: [], diagnostics: [{ code: "E0001", severity: "error", span: { from: 0, to: 0 }, message: refused }] };
    this.problems.set(file, problem);
    return problem;
  }

  has(file: string): boolean {
    return this.theories.has(file) || this.problems.has(file);
  }

  /** The next to ask for the file reads it again. */
  forget(file: string): void {
    this.theories.forget(file);
    this.problems.delete(file);
  }

  /** A theory whose text stands in no file. */
  virtualTheory(id: string, text: string, resolve = (name: string) => join(libraryFolder(), `${name}.thy`)): LoadedTheory {
    const { source, theories } = this;
    const reader = new TheoryLoader({
      ...source,
      resolve,
      read: (other) => (other === id ? { text, badAt: null } : source.read(other)),
      ready: (other) => (other === id ? null : theories.load(other)),
    });
    return reader.load(id);
  }
}

/** An include as TPTP looks for it: beside the file, in the folders above it, below the folder that `TPTP` names. */
function includedFile(file: string, from: string): { readonly id: string; readonly text: string } | null {
  const folders: string[] = [];
  for (let folder = dirname(from); !folders.includes(folder); folder = dirname(folder)) folders.push(folder);
  if (process.env.TPTP) folders.push(process.env.TPTP);
  const found = folders.map((folder) => join(folder, file)).find((path) => mayRead(path) && existsSync(path));
  const bytes = found === undefined ? "" : readBounded(found);
  return found === undefined || typeof bytes === "string" ? null : { id: found, text: decodeUtf8(bytes).text };
}
