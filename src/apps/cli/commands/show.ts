/** `hollow show --stage S FILE`: the product of a stage as text. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LineMap } from "../../../base/index.ts";
import { type Context, printTerm, printType, syntaxLines, TheoryLoader } from "../../../elaborate/index.ts";
import { decodeUtf8, lexOuter, mainKeywords, parseHeader, parseTheory, showCommands, showTokens } from "../../../syntax/index.ts";
import { complain } from "../console.ts";
import { readyTheory } from "../library-snapshot.ts";
import { theoryFiles } from "../theory-files.ts";

/** The stages of reading whose products can be shown. */
export const stages = ["tokens", "commands", "syntax", "theory"] as const;

/** Prints the product of a stage for one file; the exit status. */
export async function show(stage: string, file: string, print: (line: string) => void): Promise<number> {
  if (!existsSync(file)) {
    complain(`no such file: ${file}`);
    return 2;
  }
  const { text } = decodeUtf8(readFileSync(file));
  switch (stage) {
    case "tokens":
      print(showTokens(lexOuter(text, mainKeywords.extend(parseHeader(text).header.keywords), 0).tokens));
      return 0;
    case "commands":
      print(showCommands(parseTheory(text, mainKeywords).commands, text));
      return 0;
    case "syntax":
      for (const line of syntaxOf(resolve(file), text)) print(line);
      return 0;
    case "theory":
      for (const line of theoryLines(resolve(file))) print(line);
      return 0;
    default:
      return showSearchStage(stage, resolve(file), print);
  }
}

/** The stages after reading; their code is loaded when it is asked for. */
async function showSearchStage(stage: string, id: string, print: (line: string) => void): Promise<number> {
  const { searchStages, showStage } = await import("../../../refute/index.ts");
  if (!searchStages.some(({ name }) => name === stage)) {
    complain(`unknown stage: ${stage} (one of ${[...stages, ...searchStages.map(({ name }) => name)].join(", ")})`);
    return 2;
  }
  const theory = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(id);
  print((await showStage(stage, theory, () => performance.now())) ?? "");
  return 0;
}

/** Every command with its embedded texts and their syntax trees. */
function syntaxOf(id: string, text: string): string[] {
  const places = new LineMap(text);
  const lines: string[] = [];
  const loader = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }, (from, command, before, after) => {
    const found = from === id ? syntaxLines(command, before, after) : [];
    const { line, column } = places.position(command.span.from);
    if (found.length > 0) lines.push(`${line}:${column} ${command.kind}`, ...found);
  });
  loader.load(id);
  return lines;
}

/** The constants a theory declares with their types, and its statements. */
function theoryLines(id: string): string[] {
  const { context, items, name } = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(id);
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
