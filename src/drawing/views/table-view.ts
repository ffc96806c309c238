/** Functions, maps and records as tables, functions of two arguments and relations as squares. */
import type { ModelEntry, ModelValue } from "../../refute/index.ts";
import { shortened } from "../labels.ts";
import { distinct, type Relation } from "../model-parts.ts";
import { blank, label, moved, type Paint, type Picture, type Shape, straight } from "../picture.ts";
import { isTrue, valueText } from "../value-text.ts";

export interface Cell {
  readonly text: string;
  readonly paint?: Paint;
  readonly isHead?: boolean;
}

/** Characters of a cell. */
const longestCell = 40;
/** More rows or columns are left out, and that is said. */
const mostRows = 40;

/** A table of texts; the first row and the first column may be heads. */
function grid(rows: readonly (readonly Cell[])[]): Picture {
  const shown = rows.slice(0, mostRows);
  const columns = Math.max(0, ...shown.map((r) => r.length));
  const pictures = shown.map((row) =>
    Array.from({ length: columns }, (_, i) => {
      const cell = row[i];
      return cell === undefined
        ? blank(0, 18)
        : label(shortened(cell.text, longestCell), { paint: cell.paint ?? "ink", isBold: cell.isHead === true });
    }),
  );
  const widths = Array.from({ length: columns }, (_, i) => Math.max(26, ...pictures.map((row) => (row[i]?.width ?? 0) + 18)));
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((a, b) => a + b, 0));
  /** In pixels. */
  const rowHeight = 26;
  const [width, height] = [widths.reduce((a, b) => a + b, 0), rowHeight * shown.length];
  const fills = shown.flatMap((row, r) =>
    row.flatMap((cell, c): readonly Shape[] =>
      cell.isHead === true
        ? [
            {
              kind: "rect",
              x: lefts[c] ?? 0,
              y: r * rowHeight,
              width: widths[c] ?? 0,
              height: rowHeight,
              radius: 0,
              fill: "raised",
              stroke: null,
            },
          ]
        : [],
    ),
  );
  const texts = pictures.flatMap((row, r) =>
    row.flatMap((p, c) => moved(p, (lefts[c] ?? 0) + ((widths[c] ?? 0) - p.width) / 2, r * rowHeight + (rowHeight - p.height) / 2)),
  );
  const lines = [
    ...[...lefts, width].map((x) => straight({ x, y: 0 }, { x, y: height }, "line", 1)),
    ...Array.from({ length: shown.length + 1 }, (_, r) => straight({ x: 0, y: r * rowHeight }, { x: width, y: r * rowHeight }, "line", 1)),
  ];
  const table = { width, height, shapes: [...fills, ...lines, ...texts] };
  return rows.length <= mostRows ? table : withNote(table, `and ${rows.length - mostRows} more`);
}

function withNote(table: Picture, text: string): Picture {
  const note = label(text, { paint: "muted" });
  return {
    width: Math.max(table.width, note.width),
    height: table.height + note.height + 4,
    shapes: [...table.shapes, ...moved(note, 0, table.height + 4)],
  };
}

const head = (text: string): Cell => ({ text, isHead: true });
const cell = (value: ModelValue): Cell => ({ text: valueText(value) });

type FunctionValue = Extract<ModelValue, { kind: "function" }>;

/** A table of a value; null for values that have none. */
export function tableView({ name, value }: Pick<ModelEntry, "name" | "value">): Picture | null {
  if (value.kind === "function") return square(name, value) ?? functionTable(name, value);
  if (value.kind === "constructor" && value.fields !== null) return record(value.args, value.fields);
  if (value.kind === "list") return indexed(value.elements);
  if (value.kind === "set") return setTable(name, value);
  return null;
}

const others = (isAll: boolean): Cell => ({ text: isAll ? "everything" : "else", paint: "muted" });

/** The elements; of what is all but some values, these and the rest. */
function setTable(name: string, { elements, isComplement }: Extract<ModelValue, { kind: "set" }>): Picture {
  if (elements.length === 0 && !isComplement) return label("∅, no elements", { paint: "muted" });
  return membershipTable(elements, [{ name, has: () => !isComplement, hasElse: isComplement }]);
}

function functionTable(name: string, { entries, default: rest }: FunctionValue): Picture {
  const rows = entries.map((e) => [cell(e.argument), cell(e.value)]);
  const more = rest === null ? [] : [[others(entries.length === 0), cell(rest)]];
  return grid([[head("x"), head(`${name} x`)], ...rows, ...more]);
}

/** A function of two arguments: the first down, the second across. */
function square(name: string, { entries, default: rest }: FunctionValue): Picture | null {
  const inner = entries.flatMap((e) => (e.value.kind === "function" ? [e.value] : []));
  if (inner.length === 0 || inner.length !== entries.length || (rest !== null && rest.kind !== "function")) return null;
  const all = rest === null ? inner : [...inner, rest];
  if (all.some((f) => f.entries.some((e) => e.value.kind === "function") || f.default?.kind === "function")) return null;
  const columns = distinct(all.flatMap((f) => f.entries.map((e) => e.argument)));
  const hasElse = all.some((f) => f.default !== null);
  const at = (f: FunctionValue, x: ModelValue | null): Cell => {
    const found = x === null ? undefined : f.entries.find((e) => valueText(e.argument) === valueText(x))?.value;
    const value = found ?? f.default;
    return value === null ? { text: "", paint: "muted" } : cell(value);
  };
  const row = (title: Cell, f: FunctionValue): Cell[] => [title, ...columns.map((x) => at(f, x)), ...(hasElse ? [at(f, null)] : [])];
  return grid([
    [head(name), ...columns.map((x) => head(valueText(x))), ...(hasElse ? [head("else")] : [])],
    ...entries.map((e, i) => row(head(valueText(e.argument)), inner[i] as FunctionValue)),
    ...(rest?.kind === "function" ? [row(head("else"), rest)] : []),
  ]);
}

function record(args: readonly ModelValue[], fields: readonly string[]): Picture {
  return grid(args.map((arg, i) => [head(fields[i] ?? "…"), cell(arg)]));
}

function indexed(elements: readonly ModelValue[]): Picture {
  return grid(elements.map((x, i) => [head(String(i)), cell(x)]));
}

/** A relation as a square: from what stands at the left to what stands above. */
export function relationTable({ name, pairs }: Relation, rows: readonly ModelValue[], columns: readonly ModelValue[]): Picture {
  const known = new Set(pairs.map(([x, y]) => `${valueText(x)}\n${valueText(y)}`));
  const mark = (x: ModelValue, y: ModelValue): Cell =>
    known.has(`${valueText(x)}\n${valueText(y)}`) ? { text: "●" } : { text: "·", paint: "muted" };
  return grid([
    [head(name), ...columns.map((y) => head(valueText(y)))],
    ...rows.map((x) => [head(valueText(x)), ...columns.map((y) => mark(x, y))]),
  ]);
}

interface NamedSet {
  readonly name: string;
  readonly has: (x: ModelValue) => boolean;
  /** Whether the values that are not shown belong to it; only where there are such. */
  readonly hasElse?: boolean;
}

/** Whether elements belong to sets. */
export function membershipTable(elements: readonly ModelValue[], sets: readonly NamedSet[]): Picture {
  const mark = (isIn: boolean): Cell => (isIn ? { text: "●" } : { text: "·", paint: "muted" });
  const rest = sets.some((s) => s.hasElse === true) ? [[others(elements.length === 0), ...sets.map((s) => mark(s.hasElse === true))]] : [];
  return grid([
    [head("x"), ...sets.map((s) => head(`x ∈ ${s.name}`))],
    ...elements.map((x) => [cell(x), ...sets.map((s) => mark(s.has(x)))]),
    ...rest,
  ]);
}

/** Entries one below another: names, and values as text. */
export function textTable(entries: readonly ModelEntry[]): Picture {
  const rows = entries.map(({ name, value }) => {
    const text = valueText(value);
    const left = label(shortened(name, 60), { isBold: true });
    const right = label(` = ${isTrue(value) ? "True" : shortened(text, 110 - Math.min(name.length, 60))}`);
    return { width: left.width + right.width, height: left.height, shapes: [...left.shapes, ...moved(right, left.width, 0)] };
  });
  let y = 0;
  const shapes = rows.flatMap((row) => {
    const placed = moved(row, 0, y);
    y += row.height + 4;
    return placed;
  });
  return { width: Math.max(0, ...rows.map((r) => r.width)), height: Math.max(0, y - 4), shapes };
}
