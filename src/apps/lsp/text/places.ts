/** Where the parts of commands stand. */
import { cover, moved, type Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import type { Command, Embedded, ToolCommand } from "../../../syntax/index.ts";

/** The texts of a statement's assumptions, as far as they stand for themselves. */
export function assumptionSources(command: Command): readonly Embedded[] {
  if (command.kind !== "statement") return [];
  return command.statement.elements.flatMap((e) => {
    if (e.kind === "assumes") return e.assumptions.flatMap((a) => a.props);
    return e.kind === "defines" ? e.definitions.map((d) => d.prop) : [];
  });
}

/** The texts of what a statement claims. */
export function goalSources(command: Command): readonly Embedded[] {
  if (command.kind !== "statement") return [];
  const { conclusion } = command.statement;
  return conclusion.kind === "shows" ? conclusion.goals.flatMap((g) => g.props) : conclusion.cases.flatMap((c) => c.props);
}

/** The first word of a command. */
export function wordSpan(text: string, { span }: Command): Span {
  const word = /^[\w.]+/.exec(text.slice(span.from, span.to));
  return { from: span.from, to: span.from + (word?.[0].length ?? 1) };
}

/** Where an answer about a command is shown: at what it claims, or at the command. */
export function claimSpan(command: Command): Span {
  const [first, ...rest] = goalSources(command).map((s) => s.span);
  return first === undefined ? command.span : rest.reduce(cover, first);
}

/** A statement or command without its proof. */
export function headSpan(text: string, command: Command): Span {
  const proof = "proof" in command ? command.proof : null;
  if (proof === null || proof === undefined) return command.span;
  const end = text.slice(0, Math.max(command.span.from, proof.span.from)).trimEnd().length;
  return { from: command.span.from, to: Math.max(command.span.from, end) };
}

/** Where a tool command of a statement stands now; readings may be older than the text. */
export function toolSpan(entry: ReadEntry, tool: ToolCommand): Span {
  return moved(tool.span, entry.shift);
}
