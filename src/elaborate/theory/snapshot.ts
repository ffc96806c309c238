/**
 * Elaborated library theories as one text, so that starting does not mean reading the library. A theory is written as what it adds
 * to the one before it in the list, if that is among its imports. The text has a line for every type, term and table entry; only
 * the lines that are needed are ever parsed.
 */
import { Bug, LayeredMap } from "../../base/index.ts";
import { type Term, Theory, type TheoryTables, type Type } from "../../logic/index.ts";
import {
  Grammar,
  type GrammarRows,
  grammarFromRows,
  grammarRows,
  type KeywordDeclaration,
  KeywordTable,
  mainKeywords,
  type SourceText,
} from "../../syntax/index.ts";
import { Context, type ContextFields, noLocals } from "../names/context.ts";
import { NameSpace } from "../names/name-space.ts";
import type { LoadedTheory } from "./imports.ts";
import { LazyMap } from "./lazy-map.ts";
import { TermReader, type TermRow, TermTable, type TypeRow } from "./snapshot-terms.ts";

/** The version of the format. */
const version = 3;

/** The first line. The lines of types and terms follow, then those of each theory: grammar, names, tables. */
interface Head {
  readonly version: number;
  readonly types: number;
  readonly terms: number;
  readonly theories: readonly TheoryHead[];
}

interface TheoryHead {
  readonly id: string;
  readonly name: string;
  readonly ancestors: readonly string[];
  readonly keywords: readonly KeywordDeclaration[];
  readonly base: string | null;
  /** How many lines each table has. */
  readonly counts: readonly (readonly [table: string, lines: number])[];
}

const theoryMaps = [
  "types",
  "consts",
  "classes",
  "arities",
  "instances",
  "locales",
  "facts",
  "code",
  "codeDatatypes",
  "attributes",
  "generators",
  "options",
] as const;
const theoryLists = ["interpretations", "axioms"] as const;
const spaces = ["consts", "types", "classes", "facts", "localeNames"] as const;
const contextMaps = ["abbreviations", "locales", "bundles", "toolParams", "variants", "lost"] as const;

/** Writes theories, each after those it imports. */
export function writeSnapshot(theories: readonly LoadedTheory[], shortId: (id: string) => string): string {
  const table = new TermTable();
  const lines: string[] = [];
  const heads = theories.map((theory, i): TheoryHead => {
    const base = theories.slice(0, i).findLast((t) => theory.ancestors.has(t.id)) ?? null;
    const tables = writeTables(table, theory.context, base?.context ?? null);
    for (const [, rows] of tables) for (const row of rows) lines.push(row);
    return {
      id: shortId(theory.id),
      name: theory.name,
      ancestors: [...theory.ancestors].map(shortId),
      keywords: theory.keywords.declarations(),
      base: base === null ? null : shortId(base.id),
      counts: tables.map(([name, rows]) => [name, rows.length] as const),
    };
  });
  const head: Head = { version, types: table.types.length, terms: table.terms.length, theories: heads };
  const rows = [...table.types, ...table.terms].map((row) => JSON.stringify(row));
  return toAscii([JSON.stringify(head), ...rows, ...lines].join("\n"));
}

/** The lines of a theory's tables: entries of maps as `key⇥value`, all else as values. */
function writeTables(table: TermTable, context: Context, base: Context | null): [string, string[]][] {
  const encode = (value: unknown): string => JSON.stringify(encodeValue(table, value));
  const entries = (map: object, old: object | undefined): string[] => newEntries(map, old).map(([key, x]) => `${key}\t${encode(x)}`);
  return [
    ["grammar", [encode(grammarRows(context.grammar, base?.grammar ?? null))]],
    ...spaces.map((key): [string, string[]] => [`space.${key}`, [encode(newNames(context[key], base?.[key] ?? null))]]),
    ...theoryMaps.map((key): [string, string[]] => [`theory.${key}`, entries(context.theory[key], base?.theory[key])]),
    ...theoryLists.map((key): [string, string[]] => [
      `theory.${key}`,
      (context.theory[key] as readonly unknown[]).slice(base?.theory[key].length ?? 0).map(encode),
    ]),
    ...contextMaps.map((key): [string, string[]] => [key, entries(context[key], base?.[key])]),
  ];
}

function newEntries(map: object, base: object | undefined): [string, unknown][] {
  const [mine, theirs] = [map as LayeredMap<string, unknown>, base as LayeredMap<string, unknown> | undefined];
  return [...mine.entries()].filter(([key, value]) => theirs?.get(key) !== value);
}

function newNames(space: NameSpace, base: NameSpace | null): [string, readonly string[]][] {
  return [...space.entries()].filter(([access, fulls]) => base === null || base.findAll(access) !== fulls);
}

const termKinds: ReadonlySet<unknown> = new Set(["const", "free", "bound", "abs", "app"]);

function isType(value: object): value is Type {
  return "id" in value && "kind" in value && (value.kind === "con" || value.kind === "var");
}

function isTerm(value: object): value is Term {
  return (
    "kind" in value &&
    termKinds.has(value.kind) &&
    "type" in value &&
    typeof value.type === "object" &&
    value.type !== null &&
    isType(value.type)
  );
}

/** Plain data with types, terms, maps and source texts marked by `$`. */
function encodeValue(table: TermTable, value: unknown): unknown {
  if (typeof value === "bigint") return { $: "b", v: String(value) };
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((x) => encodeValue(table, x));
  if (isTerm(value)) return { $: "e", v: table.term(value) };
  if (isType(value)) return { $: "t", v: table.type(value) };
  if (value instanceof LayeredMap) return { $: "l", v: [...value.entries()].map((x) => encodeValue(table, x)) };
  if (value instanceof Map) return { $: "m", v: [...value].map((x) => encodeValue(table, x)) };
  if (value instanceof Set) return { $: "s", v: [...value].map((x) => encodeValue(table, x)) };
  if ("offsetAt" in value && "text" in value) return { $: "x", v: value.text };
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, encodeValue(table, x)]));
}

/** Turns what `JSON.parse` has just made into the value, in its place where possible. */
function decodeValue(reader: TermReader, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return decodeParts(reader, value);
  const tagged = value as { readonly $?: string; readonly v?: unknown };
  switch (tagged.$) {
    case undefined:
      return decodeParts(reader, value);
    case "t":
      return reader.type(Number(tagged.v));
    case "e":
      return reader.term(Number(tagged.v));
    case "b":
      return BigInt(String(tagged.v));
    case "l":
      return LayeredMap.from((tagged.v as unknown[]).map((x) => decodeValue(reader, x) as [unknown, unknown]));
    case "m":
      return new Map((tagged.v as unknown[]).map((x) => decodeValue(reader, x) as [unknown, unknown]));
    case "s":
      return new Set((tagged.v as unknown[]).map((x) => decodeValue(reader, x)));
    case "x":
      return sourceText(String(tagged.v));
    default:
      throw new Bug(`decodeValue: unknown mark ${tagged.$}`);
  }
}

function decodeParts(reader: TermReader, whole: object): object {
  const parts = whole as Record<string, unknown>;
  for (const key of Object.keys(parts)) {
    const x = parts[key];
    if (typeof x === "object" && x !== null) parts[key] = decodeValue(reader, x);
  }
  return whole;
}

/** What is not ASCII becomes `\uXXXX`: plain bytes are read several times faster. */
function toAscii(text: string): string {
  return text.replace(/[^\n\t -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The inverse, where JSON does not do it. */
function fromAscii(text: string): string {
  return text.includes("\\u")
    ? text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/** A text of the library stands nowhere in the user's file. */
function sourceText(text: string): SourceText {
  return { text, offsetAt: () => 0, span: { from: 0, to: 0 } };
}

/** The theories of a snapshot, each built when it is first asked for. */
export class SnapshotReader {
  private readonly lines: readonly string[];
  private readonly heads = new Map<string, { readonly head: TheoryHead; readonly from: number }>();
  private readonly reader: TermReader;
  private readonly fullId: (id: string) => string;
  private readonly built = new Map<string, LoadedTheory>();

  /** Identities are stored without the library's own place; `fullId` puts it back. */
  constructor(text: string, fullId: (id: string) => string) {
    this.lines = text.split("\n");
    const head = this.row(0) as Head;
    if (head.version !== version) throw new Bug("SnapshotReader: another version");
    this.fullId = fullId;
    this.reader = new TermReader(
      (i) => this.row(1 + i) as TypeRow,
      (i) => this.row(1 + head.types + i) as TermRow,
    );
    let from = 1 + head.types + head.terms;
    for (const theory of head.theories) {
      this.heads.set(fullId(theory.id), { head: theory, from });
      from += theory.counts.reduce((sum, [, n]) => sum + n, 0);
    }
  }

  private row(line: number): unknown {
    return JSON.parse(this.lines[line] ?? "null");
  }

  /** The theory of that identity, or null when it is not in the snapshot. */
  theory(id: string): LoadedTheory | null {
    const known = this.built.get(id);
    if (known !== undefined) return known;
    const found = this.heads.get(id);
    if (found === undefined) return null;
    const { head } = found;
    const base = head.base === null ? null : this.theory(this.fullId(head.base));
    const theory: LoadedTheory = {
      id,
      name: head.name,
      context: this.context(head, this.tablesOf(head, found.from), base?.context ?? null),
      items: [],
      diagnostics: [],
      keywords: mainKeywords.merge(KeywordTable.empty.extend(head.keywords)),
      ancestors: new Set(head.ancestors.map(this.fullId)),
    };
    this.built.set(id, theory);
    return theory;
  }

  /** The lines of each table of a theory. */
  private tablesOf(head: TheoryHead, from: number): ReadonlyMap<string, readonly string[]> {
    let at = from;
    return new Map(
      head.counts.map(([name, n]) => {
        at += n;
        return [name, this.lines.slice(at - n, at)];
      }),
    );
  }

  private context(head: TheoryHead, lines: ReadonlyMap<string, readonly string[]>, base: Context | null): Context {
    const decode = (line: string): unknown => (line.includes('"$":') ? decodeValue(this.reader, JSON.parse(line)) : JSON.parse(line));
    const rows = (key: string): readonly string[] => lines.get(key) ?? [];
    const one = (key: string): unknown => decode(rows(key)[0] ?? "[]");
    const grow = (old: unknown, key: string): LayeredMap<string, unknown> => {
      const layer = new LazyMap(rows(key).map((line): [string, () => unknown] => entry(line, decode)));
      return old === undefined ? LayeredMap.over(layer) : (old as LayeredMap<string, unknown>).stack(layer);
    };
    const tables = Object.fromEntries([
      ...theoryMaps.map((key) => [key, grow(base?.theory[key], `theory.${key}`)]),
      ...theoryLists.map((key) => [
        key,
        [...((base?.theory[key] as readonly unknown[] | undefined) ?? []), ...rows(`theory.${key}`).map(decode)],
      ]),
    ]) as unknown as TheoryTables;
    const names = spaces.map((key) => [key, growNames(base?.[key] ?? null, one(`space.${key}`) as [string, readonly string[]][])]);
    const maps = contextMaps.map((key) => [key, grow(base?.[key], key)]);
    return new Context({
      ...Object.fromEntries([...names, ...maps]),
      theory: new Theory(head.name, tables),
      grammar: grammarFromRows(one("grammar") as GrammarRows, base?.grammar ?? Grammar.empty),
      losses: [],
      distribution: [],
      missing: [],
      isLibrary: false,
      locals: noLocals,
      block: null,
      outside: null,
    } as unknown as ContextFields);
  }
}

/** `key⇥value`, the value to be decoded later. */
function entry(line: string, decode: (line: string) => unknown): [string, () => unknown] {
  const tab = line.indexOf("\t");
  return [fromAscii(line.slice(0, tab)), () => decode(line.slice(tab + 1))];
}

function growNames(base: NameSpace | null, entries: readonly [string, readonly string[]][]): NameSpace {
  return base === null ? NameSpace.from(entries) : base.overlay(entries);
}
