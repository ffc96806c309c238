/** What can be done with a statement, above it. */
import type { CodeLens } from "vscode-languageserver";
import type { OpenDocument } from "../documents/document.ts";
import type { Session } from "../session.ts";
import { wordSpan } from "../text/places.ts";
import { commandNames } from "./commands.ts";
import { counterexamples, foundIn, verdictText } from "./words.ts";

export function lenses(session: Session, document: OpenDocument): CodeLens[] {
  return document.theory.commands.flatMap((command, i): CodeLens[] => {
    if (command.kind !== "statement" || i >= document.theory.readCount) return [];
    const asked = session.asked(document, i);
    if (asked.length === 0) return [];
    const range = document.range(wordSpan(document.text, command));
    const lens = (title: string, name: string): CodeLens => ({
      range,
      command: { title, command: name, arguments: [document.uri, range.start] },
    });
    const found = foundIn(asked);
    const report = found?.answer?.report ?? null;
    if (report === null) {
      const stands = asked.find(({ answer }) => answer?.report?.outcome === "none");
      const title = stands?.answer?.report == null ? "Check" : `Check ✓ ${verdictText(stands.answer.report).replace(/ \(.*$/s, "")}`;
      return [lens(title, commandNames.check), lens("Check harder", commandNames.harder)];
    }
    const at = document.shown[i]?.at;
    const all = counterexamples(report).length;
    const count = all > 1 && at !== undefined ? ` (${at.number + 1} of ${all})` : "";
    return [
      lens("Check", commandNames.check),
      lens(`Next counterexample${count}`, commandNames.next),
      ...(session.abilities.drawsModels ? [lens("Show model", commandNames.showModel)] : []),
    ];
  });
}
