import { fileURLToPath } from "node:url";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { type LoadedTheory, printTerm, type Statement, TheoryLoader } from "../../src/elaborate/index.ts";

const files = theoryFiles(fileURLToPath(new URL("../../library/", import.meta.url)));
const texts = new Map<string, string>();

/** Reads library theories from disk and the theories of a test from memory. */
export const loader: TheoryLoader = new TheoryLoader({
  ...files,
  resolve: (name, from) => (texts.has(`/${name}.thy`) ? `/${name}.thy` : files.resolve(name, from)),
  isLibrary: (id) => files.isLibrary?.(id) ?? false,
  read: (id) => (texts.has(id) ? { text: texts.get(id) ?? "", badAt: null } : files.read(id)),
});

let count = 0;

/** The theory of some commands on top of imports. */
export function theory(commands: string, imports = "Main", name = `T${count++}`): LoadedTheory {
  texts.set(`/${name}.thy`, `theory ${name} imports ${imports} begin\n${commands}\nend\n`);
  return loader.load(`/${name}.thy`);
}

/** Codes of the errors and the lines they stand at; the header is line 1. */
export function errors({ id, diagnostics }: LoadedTheory): string[] {
  const text = texts.get(id) ?? "";
  return diagnostics
    .filter((d) => d.severity === "error")
    .map((d) => `${d.code} ${text.slice(0, d.span.from).split("\n").length} ${d.message}`);
}

export function statements({ items }: LoadedTheory): Statement[] {
  return items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
}

/** The statements of a theory as printed, with the types of their variables. */
export function claims(loaded: LoadedTheory): string[] {
  return statements(loaded).map((s) => [...s.assumptions, ...s.conclusions].map((t) => printTerm(s.context, t, "variables")).join(" ⟹ "));
}

/** The only claim of a lemma. */
export function claim(text: string, imports = "Main"): string {
  const loaded = theory(`lemma "${text}" oops`, imports);
  return errors(loaded)[0] ?? claims(loaded)[0] ?? "";
}
