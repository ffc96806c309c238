/** Problems in tests: read from text, with the library from its files. */
import { join } from "node:path";
import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { libraryFolder, theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { type LoadedTheory, TheoryLoader } from "../../src/elaborate/index.ts";
import { type InputSource, inputLanguage, readProblem } from "../../src/inputs/index.ts";
import { checkDefaults, type Report, runTask, tasksOf } from "../../src/refute/index.ts";

const files = theoryFiles();
const library = new TheoryLoader({ ...files, ready: readyTheory });

/** `included`: the texts of files that may be included. */
function source(included: Readonly<Record<string, string>>): InputSource {
  return {
    library: (name) => library.load(join(libraryFolder(), `${name}.thy`)),
    include: (file) => (included[file] === undefined ? null : { id: file, text: included[file] }),
    theory: (id, text) =>
      new TheoryLoader({
        ...files,
        resolve: (name) => join(libraryFolder(), `${name}.thy`),
        read: (other) => (other === id ? { text, badAt: null } : files.read(other)),
        ready: (other) => (other === id ? null : library.load(other)),
      }).load(id),
  };
}

export function read(file: string, text: string, included: Readonly<Record<string, string>> = {}): LoadedTheory {
  const language = inputLanguage(file);
  if (language === null) throw new RangeError(`read: ${file}`);
  return readProblem(language, file, text, source(included)).theory;
}

/** What is wrong with a text, as `code at text`. */
export function problemsOf(file: string, text: string): string[] {
  return read(file, text).diagnostics.map((d) => `${d.code} ${d.message} @${text.slice(d.span.from, d.span.to).slice(0, 20)}`);
}

/** Milliseconds of processor time: what else the machine does counts little. */
function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The answer to the one statement of a problem. */
export async function answer(file: string, text: string, included: Readonly<Record<string, string>> = {}): Promise<Report> {
  const theory = read(file, text, included);
  const settings = { ...checkDefaults, timeout: 2 };
  const [task] = tasksOf(theory, settings);
  if (task === undefined) throw new RangeError("answer: no statement");
  const { report } = await runTask(theory, task, settings, processorClock);
  if (report === null) throw new RangeError("answer: no report");
  return report;
}
