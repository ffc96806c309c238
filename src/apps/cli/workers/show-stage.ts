/** The product of a stage as text. */
import { LineMap } from "../../../base/index.ts";
import { type Context, type LoadedTheory, printTerm, printType, syntaxLines } from "../../../elaborate/index.ts";
import { searchStages, showStage } from "../../../refute/index.ts";
import { lexOuter, mainKeywords, parseHeader, parseTheory, showCommands, showTokens } from "../../../syntax/index.ts";
import type { FromWorker } from "./messages.ts";
import type { TheoryReader } from "./theory-reader.ts";
import type { ToTool } from "./tool-messages.ts";

/** What a stage is made from. Reading the theory also tells its problems. */
interface Reading {
  readonly file: string;
  readonly source: string;
  readonly read: (observe?: Parameters<TheoryReader["load"]>[1]) => LoadedTheory;
}

/** The stages of reading, in order; those before elaboration need only the text. */
const readingStages: readonly { readonly name: string; readonly about: string; readonly print: (from: Reading) => string }[] = [
  {
    name: "tokens",
    about: "the tokens of the file",
    print: ({ source }) => showTokens(lexOuter(source, mainKeywords.extend(parseHeader(source).header.keywords), 0).tokens),
  },
  {
    name: "commands",
    about: "its commands with their parts",
    print: ({ source }) => showCommands(parseTheory(source, mainKeywords).commands, source),
  },
  {
    name: "syntax",
    about: "the syntax trees of the types and terms in them",
    print: ({ file, source, read }) => {
      const lines: string[] = [];
      read(syntaxOf(file, source, lines));
      return lines.join("\n");
    },
  },
  { name: "theory", about: "the constants and statements of the theory", print: ({ read }) => theoryLines(read()).join("\n") },
];

/** All stages, in order: their names and what they are. */
export const stages: readonly { readonly name: string; readonly about: string }[] = [
  ...readingStages.map(({ name, about }) => ({ name, about })),
  ...searchStages,
];

/** `begin` is called when all is read. */
export async function showIn(
  reader: TheoryReader,
  { file, stage }: Extract<ToTool, { kind: "show" }>,
  begin: () => void,
): Promise<FromWorker> {
  let theory: LoadedTheory | null = null;
  const read: Reading["read"] = (observe = null) => {
    theory = reader.load(file, observe);
    begin();
    return theory;
  };
  const early = readingStages.find(({ name }) => name === stage);
  const text =
    early === undefined
      ? ((await showStage(stage, read(), () => performance.now())) ?? "")
      : early.print({ file, source: reader.text(file), read });
  return { kind: "text", text, diagnostics: (theory as LoadedTheory | null)?.diagnostics ?? [] };
}

/** Every command with its embedded texts and their syntax trees. */
function syntaxOf(id: string, text: string, lines: string[]): Parameters<TheoryReader["load"]>[1] {
  const places = new LineMap(text);
  return (from, command, before, after) => {
    const found = from === id ? syntaxLines(command, before, after) : [];
    const { line, column } = places.position(command.span.from);
    if (found.length > 0) lines.push(`${line}:${column} ${command.kind}`, ...found);
  };
}

/** The constants a theory declares with their types, and its statements. */
function theoryLines({ context, items, name }: LoadedTheory): string[] {
  const own = [...context.theory.consts.values()].filter((c) => c.name.startsWith(`${name}.`));
  const consts = own.map((c) => `const ${c.name} :: ${printType(context, c.type, true)}  [${c.spec.kind}]${equations(context, c.spec)}`);
  const statements = items.flatMap((item) => {
    if (item.kind !== "statement") return [];
    const { statement } = item;
    const line = [...statement.assumptions, ...statement.conclusions].map((t) => printTerm(statement.context, t)).join(" ⟹ ");
    return [`${statement.variant} ${statement.name ?? "_"}: ${line}`];
  });
  return [...consts, ...statements];
}

function equations(context: Context, spec: { kind: string }): string {
  if (spec.kind !== "equations" || !("equations" in spec)) return "";
  const list = spec.equations as readonly { lhs: Parameters<typeof printTerm>[1]; rhs: Parameters<typeof printTerm>[1] }[];
  return list.map((e) => `\n    ${printTerm(context, e.lhs)} = ${printTerm(context, e.rhs)}`).join("");
}
