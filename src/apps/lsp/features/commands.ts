/** What users ask for by name: checks beyond the automatic ones, the next counterexample, replay, superfluous assumptions. */
import { MessageType } from "vscode-languageserver";
import type { EditedAnswer } from "../../cli/workers/messages.ts";
import type { Asked } from "../searches/question.ts";
import { answerOf } from "../searches/searches.ts";
import { lookedAt, nothingShown } from "../searches/shown.ts";
import type { Session } from "../session.ts";
import { type Spot, spotAt } from "./request.ts";
import { counterexamples, foundIn, isFound, verdictText } from "./words.ts";

export const commandNames = {
  check: "hollow.check",
  harder: "hollow.checkHarder",
  next: "hollow.nextCounterexample",
  replay: "hollow.replay",
  unused: "hollow.superfluous",
  /** The client's own: it draws. */
  showModel: "hollow.showModel",
  /** The client's own: only it has a clipboard. */
  copy: "hollow.copy",
} as const;

/** Those that the server carries out. */
export const serverCommands: readonly string[] = [
  commandNames.check,
  commandNames.harder,
  commandNames.next,
  commandNames.replay,
  commandNames.unused,
];

/** How much longer a harder check takes. */
const harderFactor = 10;

/** Counterexamples of different shapes that are looked for at once. */
const severalCount = 5;

/** Carries out a command at a place; the result is what was found out, in words. */
export async function carryOut(session: Session, name: string, args: readonly unknown[], signal: AbortSignal): Promise<string | null> {
  const [uri, position] = args;
  if (typeof uri !== "string" || !isPosition(position)) return null;
  const spot = await spotAt(session, uri, position);
  const asked = spot === null ? [] : session.asked(spot.document, spot.index);
  const [first] = asked;
  if (spot === null || first === undefined) return null;
  switch (name) {
    case commandNames.check:
      return checkAll(spot, asked, session.settings.time, signal);
    case commandNames.harder:
      return checkAll(spot, asked, harderFactor * session.settings.time, signal);
    case commandNames.next:
      return next(spot, asked, signal);
    case commandNames.replay:
      return replay(spot, asked, signal);
    case commandNames.unused:
      return unused(spot, first, signal);
    default:
      return null;
  }
}

function isPosition(value: unknown): value is { readonly line: number; readonly character: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "line" in value &&
    typeof value.line === "number" &&
    "character" in value &&
    typeof value.character === "number"
  );
}

async function checkAll(
  { session, document }: Spot,
  asked: readonly Asked[],
  seconds: number,
  signal: AbortSignal,
): Promise<string | null> {
  const texts: string[] = [];
  for (const { question } of asked) {
    const reply = await session.searches.wish({ question, seconds: question.tool === null ? seconds : null }, signal);
    const answer = reply === null ? null : answerOf(reply, question, true);
    if (answer === null) continue;
    session.searches.keep(question.key, answer);
    if (answer.report !== null) texts.push(verdictText(answer.report));
  }
  session.publishSoon(document);
  return texts.length === 0 ? null : texts.join("\n");
}

/** Shows the next of several counterexamples; they are looked for when the first is left. */
async function next({ session, document, index }: Spot, asked: readonly Asked[], signal: AbortSignal): Promise<string | null> {
  const found = foundIn(asked);
  if (found === null) return null;
  const { question } = found;
  let report = found.answer?.report ?? null;
  if (report !== null && report.more.length === 0) {
    const reply = await session.searches.wish({ question, seconds: session.settings.time, max: severalCount }, signal);
    const answer = reply === null ? null : answerOf(reply, question, true);
    if (answer?.report != null && isFound(answer.report)) {
      session.searches.keep(question.key, answer);
      report = answer.report;
    }
  }
  if (report === null) return null;
  const all = counterexamples(report);
  const shown = document.shown[index] ?? nothingShown;
  const number = ((shown.at?.key === question.key ? shown.at.number : 0) + 1) % all.length;
  document.shown[index] = { ...shown, at: { number, key: question.key } };
  session.publishSoon(document);
  session.refresh();
  const text = verdictText(report, all[number]);
  return all.length === 1 ? `There is no counterexample of another shape. ${text}` : `${text} (${number + 1} of ${all.length})`;
}

/** Tests the values of the counterexample again, and nothing else. */
async function replay({ session, document, index }: Spot, asked: readonly Asked[], signal: AbortSignal): Promise<string | null> {
  const found = foundIn(asked);
  const report = found?.answer?.report ?? null;
  const values = found === null || report === null ? null : lookedAt(document.shown[index], found.question.key, report).replay;
  if (found === null || values === null) return "There are no values that can be replayed.";
  const reply = await session.searches.wish({ question: found.question, seconds: session.settings.time, values }, signal);
  const again = reply?.result?.report ?? null;
  if (again === null) return null;
  return again.outcome === "genuine" ? `Replayed: ${values.join(", ")} is a counterexample.` : `Replayed: ${verdictText(again)}`;
}

async function unused({ session, document, index, entry }: Spot, { question }: Asked, signal: AbortSignal): Promise<string | null> {
  if (entry === null || question.statement === null) return null;
  if (question.statement.ending === "oops") return "A statement that ends in oops claims nothing; its assumptions are not looked at.";
  const reply: EditedAnswer | null = await session.searches.wish({ question, seconds: session.settings.time, unused: true }, signal);
  const report = reply?.unused ?? null;
  if (report === null) return null;
  const shown = document.shown[index] ?? nothingShown;
  document.shown[index] = { ...shown, unused: { report, key: entry.keys.context + entry.text } };
  session.publishSoon(document);
  if (report.assumptions.length === 0) return "The statement has no assumptions.";
  if (report.unused.length === 0) return "No assumption is superfluous, as far as the engines can tell.";
  return `Superfluous: ${report.unused.map((set) => set.map((n) => report.assumptions[n - 1] ?? "").join(" and ")).join(", or ")}`;
}

/** Tells the user what came of a command. */
export function tellResult(session: Session, text: string | null): void {
  if (text !== null)
    session.tell(() => session.connection.sendNotification("window/showMessage", { type: MessageType.Info, message: text }));
}
