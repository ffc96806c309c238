/** Parsers of tool commands, their options, and modes. */
import type { Embedded } from "../command/parts.ts";
import type { Mode, ToolCommand, ToolOption, ToolValue } from "../command/tool.ts";
import type { Reader } from "./reader.ts";

/** `[name = value, …]`, or nothing. */
export function parseToolOptions(r: Reader): ToolOption[] {
  return r.bracketed(() => parseOption(r));
}

function parseOption(r: Reader): ToolOption {
  const from = r.at;
  const name = r.embedded("an option").text;
  const subjects = r.whileSeen(
    () => r.seesEmbedded,
    () => r.embedded("a type or constant"),
  );
  const value = r.accept("=") ? parseValue(r) : null;
  return { name, subject: subjects.length === 0 ? null : joined(subjects), value, span: r.spanFrom(from) };
}

/** Several words as one text, as in `dont_box nat set`. */
function joined(texts: readonly Embedded[]): Embedded | null {
  const [first] = texts;
  const last = texts[texts.length - 1];
  if (first === undefined || last === undefined || texts.length === 1) return first ?? null;
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.text.length + 1;
  }
  return {
    text: texts.map((t) => t.text).join(" "),
    offsetAt: (i) => {
      const piece = Math.max(
        0,
        starts.findLastIndex((start) => start <= i),
      );
      return texts[piece]?.offsetAt(i - (starts[piece] ?? 0)) ?? first.span.from;
    },
    span: { from: first.span.from, to: last.span.to },
  };
}

function parseValue(r: Reader): ToolValue {
  const from = r.at;
  const items = [parseItem(r)];
  for (;;) {
    // A comma before a number goes on with the value: `card = 1,2,4-8`.
    if (r.sees(",") && (r.kind(1) === "nat" || (isDash(r.plain(1)) && r.kind(2) === "nat"))) r.at++;
    else if (!seesItem(r)) break;
    items.push(parseItem(r));
  }
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: "list", items, span: r.spanFrom(from) };
}

function isDash(text: string): boolean {
  return text === "-" || text === "─" || text === "\\<emdash>" || text === "–";
}

function seesItem(r: Reader): boolean {
  return r.seesEmbedded || r.kind() === "float" || r.sees("[");
}

/** A value between commas, or a list of them in brackets; lists do not nest. */
function parseItem(r: Reader): ToolValue {
  const from = r.at;
  if (!r.accept("[")) return parseAtom(r);
  const items = r.sees("]") ? [] : r.separated(",", () => parseAtom(r));
  r.expect("]");
  return { kind: "list", items, span: r.spanFrom(from) };
}

function parseAtom(r: Reader): ToolValue {
  const from = r.at;
  if (r.kind() === "string" || r.kind() === "cartouche") return { kind: "quoted", text: r.embedded("a value") };
  if (isDash(r.plain()) && (r.kind(1) === "nat" || r.kind(1) === "float")) {
    r.at++;
    return { kind: "word", text: `-${r.plainText()}`, span: r.spanFrom(from) };
  }
  if (r.kind() === "nat" && isDash(r.plain(1)) && r.kind(2) === "nat") {
    const low = r.nat();
    r.at++;
    return { kind: "range", from: low, to: r.nat(), span: r.spanFrom(from) };
  }
  if (r.isDone || r.sees("]") || r.sees(",")) r.fail("a value");
  const text = r.isDone ? "" : r.plainText();
  return { kind: "word", text, span: r.spanFrom(from) };
}

/** How deep modes may nest, arrows included. */
const mostNesting = 200;

/** `i => (o * i) => bool`. */
export function parseMode(r: Reader, depth = 0): Mode {
  const argument = parseModeTuple(r, depth);
  if (!r.acceptPlain("=>") && !r.acceptPlain("⇒")) return argument;
  return { kind: "function", argument, result: parseMode(r, depth + 1) };
}

function parseModeTuple(r: Reader, depth: number): Mode {
  const left = parseBasicMode(r, depth);
  if (!r.acceptPlain("*") && !r.acceptPlain("×")) return left;
  return { kind: "pair", left, right: parseModeTuple(r, depth + 1) };
}

function parseBasicMode(r: Reader, depth: number): Mode {
  if (depth > mostNesting) r.fail("a shorter mode");
  if (r.acceptPlain("i")) return { kind: "input" };
  if (r.acceptPlain("o")) return { kind: "output" };
  if (r.acceptPlain("bool")) return { kind: "bool" };
  if (r.accept("(")) {
    const mode = parseMode(r, depth + 1);
    r.expect(")");
    return mode;
  }
  r.fail("a mode: i, o or bool");
  return { kind: "bool" };
}

const searchTools: ReadonlySet<string> = new Set([
  "quickcheck",
  "nitpick",
  "refute",
  "nunchaku",
  "try",
  "try0",
  "solve_direct",
  "sledgehammer",
  "approximate",
]);

/** Whether the command of this name is a tool that is kept. */
export function isTool(name: string): boolean {
  return searchTools.has(name) || name === "value" || name === "values" || name === "values_prolog";
}

/** A tool command after its word, or null when the word is not one. */
export function parseTool(r: Reader, name: string, from: number): ToolCommand | null {
  if (name === "value") return parseValueCommand(r, from);
  if (name === "values" || name === "values_prolog") return parseValues(r, name, from);
  if (!searchTools.has(name)) return null;
  const options = parseToolOptions(r);
  const subgoal = r.kind() === "nat" ? r.nat() : null;
  // What sledgehammer and its like take beyond options does not matter here.
  if (name !== "quickcheck" && name !== "nitpick" && name !== "refute" && r.failure === null) r.at = r.end;
  return { kind: "search", tool: name, options, subgoal, span: r.spanFrom(from) };
}

function skipPrintModes(r: Reader): void {
  if (!r.accept("(")) return;
  while (r.seesName) r.at++;
  r.expect(")");
}

function parseValueCommand(r: Reader, from: number): ToolCommand {
  let evaluator: string | null = null;
  skipPrintModes(r);
  if (r.accept("[")) {
    evaluator = r.name("simp, nbe or code").text;
    r.expect("]");
  }
  skipPrintModes(r);
  const term = r.embedded("a term");
  return { kind: "value", evaluator, term, span: r.spanFrom(from) };
}

function parseValues(r: Reader, variant: "values" | "values_prolog", from: number): ToolCommand {
  skipPrintModes(r);
  const modes = parseValuesModes(r);
  let expected: Embedded | null = null;
  let isStats = false;
  let compilation: { name: string; args: number[] } | null = null;
  if (r.accept("[")) {
    if (r.acceptPlain("expected")) expected = r.embedded("a set");
    isStats = r.acceptPlain("stats");
    if (!r.sees("]")) compilation = { name: r.name("a compilation").text, args: r.kind() === "nat" ? r.separated(",", () => r.nat()) : [] };
    r.expect("]");
  }
  const count = r.kind() === "nat" ? r.nat() : null;
  const term = r.embedded("a set comprehension");
  return { kind: "values", variant, modes, expected, isStats, compilation, count, term, span: r.spanFrom(from) };
}

/** `[mode: i, _, o]`, or null. */
function parseValuesModes(r: Reader): (Mode | null)[] | null {
  if (!(r.sees("[") && r.plain(1) === "mode" && r.sees(":", 2))) return null;
  r.at += 3;
  const modes = r.separated(",", () => (r.acceptPlain("_") ? null : parseMode(r)));
  r.expect("]");
  return modes;
}
