/** `npx tsx bench/alarm/restate.ts FROM TO [IMPORTS]`: the statements of theories about a library, on top of ours (README). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, mainKeywords, parseTheory } from "../../src/syntax/index.ts";

const [from, to, imports = "Main"] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error("name two folders");

/** What is kept of a command: statements, contexts, notation. Blocks that declare something are entered instead. */
function kept(text: string, command: Command): string | null {
  const source = text.slice(command.span.from, command.span.to);
  switch (command.kind) {
    case "statement":
    case "context":
    case "notation":
    case "bundle":
    case "unbundle":
    case "hide":
    case "end":
      return source;
    case "class":
    case "locale":
      return command.begins ? `context ${command.name.text} begin` : null;
    case "instantiation":
    case "overloading":
      return "context begin";
    default:
      return null;
  }
}

/** A theory's own constants by their short names, whatever the library hides later. */
function alias(theory: string, command: Command): string | null {
  const named = (names: readonly string[]): string => names.map((n) => `alias ${n} = ${theory}.${n}`).join("\n");
  if (command.kind === "datatype") return named(command.types.flatMap((t) => t.constructors.map((c) => c.name.text)));
  if (!("head" in command || "heads" in command) || ("target" in command && command.target !== null)) return null;
  const heads = "heads" in command ? command.heads : command.head !== null && "type" in command.head ? [command.head] : [];
  return named(heads.map((h) => h.name.text));
}

/** The statements of a theory, with what is needed to read them. */
function restated(theory: string, text: string): string[] {
  const blocks: boolean[] = [];
  return parseTheory(text, mainKeywords).commands.flatMap((command) => {
    if (command.kind === "end") blocks.pop();
    const source = kept(text, command) ?? (blocks.every((isPlain) => isPlain) ? alias(theory, command) : null);
    if (source?.endsWith("begin")) blocks.push(/^context\s+begin$/.test(source));
    return source ?? [];
  });
}

mkdirSync(to, { recursive: true });
for (const file of readdirSync(from).filter((f) => f.endsWith(".thy"))) {
  const text = readFileSync(join(from, file), "utf8");
  const theory = file.slice(0, -".thy".length);
  const body = ["unbundle lattice_syntax", ...restated(theory, text)];
  const name = `Restated_${theory}`;
  writeFileSync(join(to, `${name}.thy`), `theory ${name}\n  imports ${imports}\nbegin\n\n${body.join("\n\n")}\n\nend\n`);
}
