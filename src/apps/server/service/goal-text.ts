/** Goals that stand in no file as texts that can be read: each part is quoted, and places lead back to it. */
import type { GoalRequest } from "./requests.ts";

/** A mistake in a request that only reading it shows. */
export class RequestMistake extends Error {}

/** A part of a text: which part of the goal it is, and where it stands. */
export interface GoalPart {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface GoalText {
  readonly text: string;
  readonly parts: readonly GoalPart[];
}

const opens = /‹|\\<open>/g;
const closes = /›|\\<close>/g;

/** Whether cartouches in a text are closed, and none is that was not opened. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(new RegExp(`${opens.source}|${closes.source}`, "g"))) {
    depth += mark === "‹" || mark === "\\<open>" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The marks around a text that cannot end inside it. */
function quotesFor(name: string, text: string): readonly [string, string] {
  if (!/["`]|\\$/.test(text)) return ['"', '"'];
  if (isBalanced(text)) return ["‹", "›"];
  throw new RequestMistake(`${name}: a text with quotation marks must have balanced cartouches`);
}

class Writer {
  text = "";
  readonly parts: GoalPart[] = [];

  plain(text: string): void {
    this.text += text;
  }

  quoted(name: string, content: string): void {
    const [open, close] = quotesFor(name, content);
    this.text += open;
    this.parts.push({ name, from: this.text.length, to: this.text.length + content.length });
    this.text += content + close;
  }
}

const variable = /^(?:[\p{L}_]|\\<)[^\s"‹›`:;,()[\]{}]*$/u;

/** `isClaim`: written as a theorem, of which the assumptions can be asked for. */
export function goalText(goal: GoalRequest, isClaim: boolean): GoalText {
  const writer = new Writer();
  const shows = typeof goal.shows === "string" ? [goal.shows] : goal.shows;
  writer.plain("theory Goal imports Context begin\nlemma goal:");
  for (const [i, fixed] of (goal.fixes ?? []).entries()) {
    const [name = "", ...type] = fixed.split("::");
    if (!variable.test(name.trim())) throw new RequestMistake(`fixes[${i}]: ${JSON.stringify(name.trim())} is no name of a variable`);
    writer.plain(`${i === 0 ? "\n  fixes " : "\n  and "}${name.trim()}`);
    if (type.length === 0) continue;
    writer.plain(" :: ");
    writer.quoted(`fixes[${i}]`, type.join("::").trim());
  }
  for (const [i, assumption] of (goal.assumes ?? []).entries()) {
    writer.plain(i === 0 ? "\n  assumes " : "\n  and ");
    writer.quoted(`assumes[${i}]`, assumption);
  }
  for (const [i, claim] of shows.entries()) {
    writer.plain(i === 0 ? "\n  shows " : "\n  and ");
    writer.quoted(typeof goal.shows === "string" ? "shows" : `shows[${i}]`, claim);
  }
  writer.plain(`\n  ${isClaim ? "sorry" : "oops"}\nend\n`);
  return writer;
}

/** What goals are stated in where a request says nothing. */
export const defaultHeader = "theory Context imports Main begin end";

/** A header as a complete theory: `imports A B` is enough, `begin` and `end` may be left out. */
export function contextText(header: string): string {
  const named = /^\s*imports\b/.test(header) ? `theory Context ${header.trimStart()}` : header;
  const begun = /\bbegin\b/.test(named) ? named : `${named}\nbegin`;
  return /\bend\s*$/.test(begun) ? begun : `${begun}\nend\n`;
}
