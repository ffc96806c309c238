/** Code actions: mending what is wrong, and what can be done with an answer. */
import { type CodeAction, CodeActionKind, type TextEdit, type WorkspaceEdit } from "vscode-languageserver";
import type { Diagnostic as Problem, Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import { type Counterexample, engineNamed, type Report } from "../../../refute/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import { lookedAt } from "../searches/shown.ts";
import type { Session } from "../session.ts";
import { headSpan, toolSpan } from "../text/places.ts";
import { commandNames } from "./commands.ts";
import { dropEdits } from "./drop-assumption.ts";
import { importFixes, nameFixes } from "./name-fixes.ts";
import { superfluousSets } from "./superfluous.ts";
import { assignmentText, foundIn } from "./words.ts";

export function actions(session: Session, document: OpenDocument, { from, to }: Span): CodeAction[] {
  const fixes = problemsIn(document, { from, to }).flatMap((problem) => fixesOf(session, document, problem));
  const index = document.commandAt(to);
  const entry = document.entryAt(to)?.entry ?? null;
  return entry === null ? fixes : [...fixes, ...statementActions(session, document, index, entry)];
}

/** What is wrong in a stretch of text. */
function problemsIn(document: OpenDocument, { from, to }: Span): Problem[] {
  const { theory } = document;
  const all = [
    ...theory.outerProblems,
    ...theory.commands.flatMap((_, i) => (i < theory.readCount ? (theory.entry(i)?.diagnostics ?? []) : [])),
  ];
  return all.filter(({ span }) => span.from <= to && from <= Math.max(span.to, span.from + 1));
}

const edit = (document: OpenDocument, edits: TextEdit[]): WorkspaceEdit => ({ changes: { [document.uri]: edits } });

function fixesOf(session: Session, document: OpenDocument, problem: Problem): CodeAction[] {
  const names = nameFixes(document, problem).map(({ title, spans, put }) => ({
    title,
    kind: CodeActionKind.QuickFix,
    isPreferred: true,
    edit: edit(
      document,
      spans.map((span) => ({ range: document.range(span), newText: put })),
    ),
  }));
  const imports = importFixes(session, document, problem).map(({ title, span, put }) => ({
    title,
    kind: CodeActionKind.QuickFix,
    edit: edit(document, [{ range: document.range(span), newText: put }]),
  }));
  return [...names, ...imports];
}

function statementActions(session: Session, document: OpenDocument, index: number, entry: ReadEntry): CodeAction[] {
  if (entry.command.kind !== "statement") return [];
  const position = document.lines.positionAt(entry.command.span.from);
  const ask = (title: string, command: string): CodeAction => ({
    title,
    kind: CodeActionKind.Empty,
    command: { title, command, arguments: [document.uri, position] },
  });
  const found = foundIn(session.asked(document, index));
  const report = found?.answer?.report ?? null;
  const shown = document.shown[index] ?? { answers: [] };
  const drops = superfluousSets(entry, shown).map(
    (set): CodeAction => ({
      title: set.length === 1 ? "Drop this superfluous assumption" : "Drop these superfluous assumptions",
      kind: CodeActionKind.QuickFix,
      edit: edit(document, dropEdits(document, entry, set)),
    }),
  );
  return [
    ...drops,
    ask("Check", commandNames.check),
    ask("Check harder", commandNames.harder),
    ask("Look for superfluous assumptions", commandNames.unused),
    ...(report === null || found === null
      ? []
      : foundActions(session, document, entry, report, lookedAt(shown, found.question.key, report)).map((a) =>
          typeof a === "string" ? ask(titles[a], a) : a,
        )),
  ];
}

const titles = {
  [commandNames.next]: "Next counterexample",
  [commandNames.replay]: "Replay",
  [commandNames.showModel]: "Show model",
} as const;

function foundActions(
  session: Session,
  document: OpenDocument,
  entry: ReadEntry,
  report: Report,
  example: Counterexample,
): (CodeAction | keyof typeof titles)[] {
  const tool = engineNamed(report.tester ?? report.command)?.command ?? "quickcheck";
  const expect = tool === "nitpick" ? report.outcome : "counterexample";
  const command = `${tool} [expect = ${expect}]`;
  const values = assignmentText(example).replaceAll("*)", "* )").replaceAll("(*", "( *");
  return [
    commandNames.next,
    ...(example.replay === null ? [] : [commandNames.replay]),
    ...(session.abilities.drawsModels ? [commandNames.showModel] : []),
    ...(session.abilities.drawsModels ? [copyAction(`Copy as \`${command}\``, command)] : []),
    insertAction(document, entry, `Insert \`${command}\``, command),
    insertAction(
      document,
      entry,
      "Insert the counterexample as a comment",
      `(* counterexample: ${values === "" ? "none needed" : values} *)`,
    ),
  ];
}

function copyAction(title: string, text: string): CodeAction {
  return { title, kind: CodeActionKind.Empty, command: { title, command: commandNames.copy, arguments: [text] } };
}

/** A line of its own behind the statement, before its proof. */
function insertAction(document: OpenDocument, entry: ReadEntry, title: string, text: string): CodeAction {
  const { to } = headSpan(document.text, entry.command);
  // Behind commands of the proof that are there already, the order would not matter; before them it reads best.
  const [first] = entry.command.kind === "statement" ? entry.command.proof.tools : [];
  const end = first === undefined ? to : Math.min(to, toolSpan({ ...entry, shift: 0 }, first.tool).from);
  const position = document.lines.positionAt(end);
  return {
    title,
    kind: CodeActionKind.RefactorInline,
    edit: edit(document, [{ range: { start: position, end: position }, newText: `\n  ${text}` }]),
  };
}
