/** The product of a stage as text. */
import { LineMap } from "../../../base/index.ts";
import { type Context, type LoadedTheory, printTerm, printType, syntaxLines } from "../../../elaborate/index.ts";
import { showStage } from "../../../refute/index.ts";
import { lexOuter, mainKeywords, parseHeader, parseTheory, showCommands, showTokens } from "../../../syntax/index.ts";
import type { FromWorker } from "./messages.ts";
import type { TheoryReader } from "./theory-reader.ts";
import type { ToTool } from "./tool-messages.ts";

/** Stages before elaboration need only the text; `begin` is called when all is read. */
export async function showIn(
  reader: TheoryReader,
  { file, stage }: Extract<ToTool, { kind: "show" }>,
  begin: () => void,
): Promise<FromWorker> {
  const source = reader.text(file);
  const read = (observe: Parameters<TheoryReader["load"]>[1] = null): LoadedTheory => {
    const theory = reader.load(file, observe);
    begin();
    return theory;
  };
  const answer = (text: string, theory: LoadedTheory | null = null): FromWorker => ({
    kind: "text",
    text,
    diagnostics: theory?.diagnostics ?? [],
  });
  switch (stage) {
    case "tokens":
      return answer(showTokens(lexOuter(source, mainKeywords.extend(parseHeader(source).header.keywords), 0).tokens));
    case "commands":
      return answer(showCommands(parseTheory(source, mainKeywords).commands, source));
    case "syntax": {
      const lines: string[] = [];
      const theory = read(syntaxOf(file, source, lines));
      return answer(lines.join("\n"), theory);
    }
    case "theory": {
      const theory = read();
      return answer(theoryLines(theory).join("\n"), theory);
    }
    default: {
      const theory = read();
      return answer((await showStage(stage, theory, () => performance.now())) ?? "", theory);
    }
  }
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
