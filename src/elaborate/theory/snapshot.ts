/**
 * Elaborated theories as one text, so that starting does not mean reading them. A theory is written as what it adds
 * to one before it in the list, or to one that is at hand elsewhere, if that is among its imports. The text has a line for every type, term and
 * table entry; only the lines that are needed are ever parsed, and equal lines stand for the same value.
 */
import { asciiJson, Bug, type Diagnostic, LayeredMap } from "../../base/index.ts";
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
const version = 5;

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
  /** What is wrong with it. */
  readonly diagnostics: readonly Diagnostic[];
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
const contextMaps = ["abbreviations", "locales", "bundles", "toolParams", "variants", "typeArguments", "lost"] as const;

/** Maps whose values are lists that merging joins by identity: what the base has of them is written by its place there. */
const listMaps: ReadonlySet<string> = new Set(["theory.instances", "theory.attributes", "toolParams", "variants"]);
const contextLists = ["losses", "distribution", "missing", "otherLogics", "defaultSort"] as const;

/** Writes theories, each after those it imports; `known` are at hand for whoever reads them. */
export function writeSnapshot(
  theories: readonly LoadedTheory[],
  shortId: (id: string) => string,
  known: readonly LoadedTheory[] = [],
): string {
  const table = new TermTable();
  const lines: string[] = [];
  const heads = theories.map((theory, i): TheoryHead => {
    const base = [...known, ...theories.slice(0, i)].findLast((t) => theory.ancestors.has(t.id)) ?? null;
    const tables = writeTables(table, theory.context, base?.context ?? null);
    for (const [, rows] of tables) for (const row of rows) lines.push(row);
    return {
      id: shortId(theory.id),
      name: theory.name,
      ancestors: [...theory.ancestors].map(shortId),
      keywords: theory.keywords.declarations(),
      base: base === null ? null : shortId(base.id),
      diagnostics: theory.diagnostics.filter((d) => d.severity === "error"),
      counts: tables.map(([name, rows]) => [name, rows.length] as const),
    };
  });
  const head: Head = { version, types: table.types.length, terms: table.terms.length, theories: heads };
  const rows = [...table.types, ...table.terms].map((row) => JSON.stringify(row));
  return asciiJson([JSON.stringify(head), ...rows, ...lines].join("\n"));
}

/** The lines of a theory's tables: entries of maps as `key⇥value`, all else as values. */
function writeTables(table: TermTable, context: Context, base: Context | null): [string, string[]][] {
  const encode = (value: unknown): string => JSON.stringify(encodeValue(table, value));
  const entries = (name: string, map: object, old: object | undefined): string[] =>
    newEntries(map, old).map(([key, x]) => {
      const before = (old as LayeredMap<string, unknown> | undefined)?.get(key);
      return `${key}\t${listMaps.has(name) ? `[${listRows(x as readonly unknown[], before as readonly unknown[] | undefined, encode).join(",")}]` : encode(x)}`;
    });
  return [
    ["grammar", [encode(grammarRows(context.grammar, base?.grammar ?? null))]],
    ...spaces.map((key): [string, string[]] => [`space.${key}`, [encode(newNames(context[key], base?.[key] ?? null))]]),
    ...theoryMaps.map((key): [string, string[]] => [`theory.${key}`, entries(`theory.${key}`, context.theory[key], base?.theory[key])]),
    ...theoryLists.map((key): [string, string[]] => [`theory.${key}`, listRows(context.theory[key], base?.theory[key], encode)]),
    ...contextMaps.map((key): [string, string[]] => [key, entries(key, context[key], base?.[key])]),
    ...contextLists.map((key): [string, string[]] => [key, (context[key] as readonly unknown[]).map(encode)]),
  ];
}

function newEntries(map: object, base: object | undefined): [string, unknown][] {
  const [mine, theirs] = [map as LayeredMap<string, unknown>, base as LayeredMap<string, unknown> | undefined];
  return [...(theirs === undefined ? mine.entries() : mine.above(theirs))].filter(([key, value]) => theirs?.get(key) !== value);
}

/** A list, an element of the base's as its number there. */
function listRows(list: readonly unknown[], base: readonly unknown[] | undefined, encode: (value: unknown) => string): string[] {
  const places = new Map(base?.map((x, i) => [x, i]));
  return list.map((x) => String(places.get(x) ?? encode(x)));
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
  private readonly text: string;
  /** Where each line begins, and one place more. */
  private readonly starts: readonly number[];
  private readonly heads = new Map<string, { readonly head: TheoryHead; readonly from: number }>();
  private readonly reader: TermReader;
  private readonly fullId: (id: string) => string;
  private readonly known: (id: string) => LoadedTheory | null;
  private readonly built = new Map<string, LoadedTheory>();
  /** Values of lists by their lines: what two theories have in common stays one. */
  private readonly decoded = new Map<string, unknown>();

  /** Identities are stored without the library's own place; `fullId` puts it back. `known`: theories that are at hand elsewhere. */
  constructor(text: string, fullId: (id: string) => string, known: (id: string) => LoadedTheory | null = () => null) {
    this.text = text;
    this.starts = lineStarts(text);
    this.known = known;
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
    return JSON.parse(this.line(line));
  }

  private line(line: number): string {
    return this.text.slice(this.starts[line], (this.starts[line + 1] ?? 0) - 1);
  }

  /** The theory of that identity, or null when it is not in the snapshot. */
  theory(id: string): LoadedTheory | null {
    const known = this.built.get(id);
    if (known !== undefined) return known;
    const found = this.heads.get(id);
    if (found === undefined) return null;
    const { head } = found;
    const base = head.base === null ? null : this.baseOf(this.fullId(head.base));
    const theory: LoadedTheory = {
      id,
      name: head.name,
      context: this.context(head, this.tablesOf(head, found.from), base?.context ?? null),
      items: [],
      diagnostics: head.diagnostics,
      keywords: mainKeywords.merge(KeywordTable.empty.extend(head.keywords)),
      ancestors: new Set(head.ancestors.map(this.fullId)),
    };
    this.built.set(id, theory);
    return theory;
  }

  private baseOf(id: string): LoadedTheory {
    const base = this.theory(id) ?? this.known(id);
    if (base === null) throw new Bug(`SnapshotReader: ${id} is not at hand`);
    return base;
  }

  /** The lines of each table of a theory. */
  private tablesOf(head: TheoryHead, from: number): ReadonlyMap<string, readonly string[]> {
    let at = from;
    return new Map(
      head.counts.map(([name, n]) => {
        at += n;
        return [name, Array.from({ length: n }, (_, i) => this.line(at - n + i))];
      }),
    );
  }

  private context(head: TheoryHead, lines: ReadonlyMap<string, readonly string[]>, base: Context | null): Context {
    const decode = (line: string): unknown => (line.includes('"$":') ? decodeValue(this.reader, JSON.parse(line)) : JSON.parse(line));
    const shared = (line: string): unknown => {
      if (!this.decoded.has(line)) this.decoded.set(line, decode(line));
      return this.decoded.get(line);
    };
    const rows = (key: string): readonly string[] => lines.get(key) ?? [];
    const one = (key: string): unknown => decode(rows(key)[0] ?? "[]");
    const listed = (before: readonly unknown[] | undefined, lines: readonly string[]): unknown[] =>
      lines.map((line) => (/^\d+$/.test(line) ? before?.[Number(line)] : shared(line)));
    const grow = (old: unknown, key: string): LayeredMap<string, unknown> => {
      const before = old as LayeredMap<string, readonly unknown[]> | undefined;
      const list = (line: string, name: string): unknown =>
        listed(
          before?.get(name),
          (JSON.parse(line) as unknown[]).map((x) => JSON.stringify(x)),
        );
      const layer = new LazyMap(rows(key).map((line): [string, () => unknown] => entry(line, listMaps.has(key) ? list : shared)));
      return old === undefined ? LayeredMap.over(layer) : (old as LayeredMap<string, unknown>).stack(layer);
    };
    const tables = Object.fromEntries([
      ...theoryMaps.map((key) => [key, grow(base?.theory[key], `theory.${key}`)]),
      ...theoryLists.map((key) => [key, listed(base?.theory[key], rows(`theory.${key}`))]),
    ]) as unknown as TheoryTables;
    const names = spaces.map((key) => [key, growNames(base?.[key] ?? null, one(`space.${key}`) as [string, readonly string[]][])]);
    const maps = contextMaps.map((key) => [key, grow(base?.[key], key)]);
    const lists = contextLists.map((key) => [key, rows(key).map(shared)]);
    return new Context({
      ...Object.fromEntries([...names, ...maps, ...lists]),
      theory: new Theory(head.name, tables),
      grammar: grammarFromRows(one("grammar") as GrammarRows, base?.grammar ?? Grammar.empty),
      isLibrary: false,
      locals: noLocals,
      block: null,
      outside: null,
    } as unknown as ContextFields);
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return starts;
}

/** `key⇥value`, the value to be decoded later. */
function entry(line: string, decode: (line: string, key: string) => unknown): [string, () => unknown] {
  const tab = line.indexOf("\t");
  const key = fromAscii(line.slice(0, tab));
  return [key, () => decode(line.slice(tab + 1), key)];
}

function growNames(base: NameSpace | null, entries: readonly [string, readonly string[]][]): NameSpace {
  return base === null ? NameSpace.from(entries) : base.overlay(entries);
}
