/** Commands as text for people and golden tests: one block per command, empty parts left out, terms and types in ‹ ›. */
import { LineMap } from "../../../base/index.ts";
import type { Command } from "./command.ts";

/** A part of a command as an outline: a line, and what belongs under it. */
interface Outline {
  readonly line: string;
  readonly below: readonly Outline[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value that fits on one line; null when it has parts of its own. */
function scalar(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!isRecord(value)) return null;
  if (typeof value.offsetAt === "function") return `‹${String(value.text).replace(/\s+/g, " ")}›`;
  if (typeof value.text === "string" && Object.keys(value).every((key) => key === "text" || key === "span")) return value.text;
  return null;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The parts of a record; one whose value is true is named alone. */
function parts(record: Readonly<Record<string, unknown>>): Outline[] {
  return Object.entries(record)
    .filter(([key, value]) => key !== "span" && key !== "kind" && !isEmpty(value))
    .flatMap(([key, value]) => (value === true ? [{ line: key, below: [] }] : labelled(key, value)));
}

function labelled(key: string, value: unknown): Outline[] {
  const text = scalar(value);
  if (text !== null) return [{ line: `${key}: ${text}`, below: [] }];
  if (Array.isArray(value)) return [list(key, value)];
  if (!isRecord(value)) return [];
  const below = parts(value);
  const kind = typeof value.kind === "string" ? ` ${value.kind}` : "";
  if (kind === "" && below.length === 0) return [];
  return [{ line: `${key}:${kind}`, below }];
}

function list(key: string, items: readonly unknown[]): Outline {
  const texts = items.map((item) => (item === null ? "_" : scalar(item)));
  if (texts.every((text) => text !== null)) return { line: `${key}: ${texts.join(", ")}`, below: [] };
  return { line: `${key}:`, below: items.map((item) => element(item)) };
}

function element(item: unknown): Outline {
  if (item === null) return { line: "- _", below: [] };
  const text = scalar(item);
  if (text !== null) return { line: `- ${text}`, below: [] };
  if (!isRecord(item)) return { line: "-", below: [] };
  const kind = typeof item.kind === "string" ? item.kind : "";
  const [first, ...others] = parts(item);
  if (first === undefined) return { line: `- ${kind}`.trimEnd(), below: [] };
  if (kind !== "" || first.below.length > 0) return { line: `- ${kind}`.trimEnd(), below: [first, ...others] };
  return { line: `- ${first.line}`, below: others };
}

function write(outline: Outline, indent: string, out: string[]): void {
  out.push(`${indent}${outline.line}`);
  for (const below of outline.below) write(below, `${indent}  `, out);
}

/** One command as text, without its place. */
export function showCommand(command: Command): string {
  const out: string[] = [];
  write({ line: command.kind, below: parts({ ...command }) }, "", out);
  return out.join("\n");
}

/** All commands of a text, each with the place where it starts. Stable, for golden tests. */
export function showCommands(commands: readonly Command[], source: string): string {
  const lines = new LineMap(source);
  const blocks = commands.map((command) => {
    const { line, column } = lines.position(command.span.from);
    return `${line}:${column} ${showCommand(command)}\n`;
  });
  return blocks.join("");
}
