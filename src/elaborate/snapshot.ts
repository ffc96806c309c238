/**
 * Elaborated library theories as one JSON text, so that starting does not mean reading the library. A theory is written as what
 * it adds to the one before it in the list, if that is among its imports. Terms are rebuilt when they are first needed.
 */
import { Bug, LayeredMap } from "../base/index.ts";
import { type ConstDecl, type Term, Theory, type TheoryTables, type Type } from "../logic/index.ts";
import {
  Grammar,
  type GrammarRows,
  grammarFromRows,
  grammarRows,
  type KeywordDeclaration,
  KeywordTable,
  mainKeywords,
  type SourceText,
} from "../syntax/index.ts";
import { Context, type ContextFields, noLocals } from "./context.ts";
import type { LoadedTheory } from "./imports.ts";
import { NameSpace } from "./name-space.ts";
import { TermReader, type TermRow, TermTable, type TypeRow } from "./snapshot-terms.ts";

/** The version of the format. */
const version = 1;

export interface Snapshot {
  readonly version: number;
  readonly types: readonly TypeRow[];
  readonly terms: readonly TermRow[];
  readonly theories: readonly TheoryRow[];
}

interface TheoryRow {
  readonly id: string;
  readonly name: string;
  readonly ancestors: readonly string[];
  readonly keywords: readonly KeywordDeclaration[];
  readonly base: string | null;
  readonly grammar: unknown;
  readonly tables: Readonly<Record<string, unknown>>;
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
const contextMaps = ["abbreviations", "locales", "bundles", "toolParams"] as const;

/** Writes theories, each after those it imports. */
export function writeSnapshot(theories: readonly LoadedTheory[], shortId: (id: string) => string): Snapshot {
  const table = new TermTable();
  const rows = theories.map((theory, i): TheoryRow => {
    const base = theories.slice(0, i).findLast((t) => theory.ancestors.has(t.id)) ?? null;
    return {
      id: shortId(theory.id),
      name: theory.name,
      ancestors: [...theory.ancestors].map(shortId),
      keywords: theory.keywords.declarations(),
      base: base === null ? null : shortId(base.id),
      grammar: encodeValue(table, grammarRows(theory.context.grammar, base?.context.grammar ?? null)),
      tables: writeTables(table, theory.context, base?.context ?? null),
    };
  });
  return { version, types: table.types, terms: table.terms, theories: rows };
}

function writeTables(table: TermTable, context: Context, base: Context | null): Record<string, unknown> {
  const encode = (value: unknown): unknown => encodeValue(table, value);
  const out: Record<string, unknown> = {};
  for (const key of theoryMaps) out[`theory.${key}`] = newEntries(context.theory[key], base?.theory[key]).map(encode);
  for (const key of theoryLists)
    out[`theory.${key}`] = (context.theory[key] as readonly unknown[]).slice(base?.theory[key].length ?? 0).map(encode);
  for (const key of spaces) out[`space.${key}`] = newNames(context[key], base?.[key] ?? null);
  for (const key of contextMaps) out[key] = newEntries(context[key], base?.[key]).map(encode);
  return out;
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

function decodeValue(reader: TermReader, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((x) => decodeValue(reader, x));
  const tagged = value as { readonly $?: string; readonly v?: unknown };
  switch (tagged.$) {
    case undefined:
      return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, decodeValue(reader, x)]));
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

/** A text of the library stands nowhere in the user's file. */
function sourceText(text: string): SourceText {
  return { text, offsetAt: () => 0, span: { from: 0, to: 0 } };
}

/** The theories of a snapshot, each built when it is first asked for. */
export class SnapshotReader {
  private readonly rows: ReadonlyMap<string, TheoryRow>;
  private readonly reader: TermReader;
  private readonly fullId: (id: string) => string;
  private readonly built = new Map<string, LoadedTheory>();

  /** Identities are stored without the library's own place; `fullId` puts it back. */
  constructor(snapshot: Snapshot, fullId: (id: string) => string) {
    if (snapshot.version !== version) throw new Bug("SnapshotReader: another version");
    this.fullId = fullId;
    this.rows = new Map(snapshot.theories.map((row) => [fullId(row.id), row]));
    this.reader = new TermReader(snapshot.types, snapshot.terms);
  }

  /** The theory of that identity, or null when it is not in the snapshot. */
  theory(id: string): LoadedTheory | null {
    const known = this.built.get(id);
    if (known !== undefined) return known;
    const row = this.rows.get(id);
    if (row === undefined) return null;
    const base = row.base === null ? null : this.theory(this.fullId(row.base));
    const theory: LoadedTheory = {
      id,
      name: row.name,
      context: this.context(row, base?.context ?? null),
      items: [],
      diagnostics: [],
      keywords: mainKeywords.merge(KeywordTable.empty.extend(row.keywords)),
      ancestors: new Set(row.ancestors.map(this.fullId)),
    };
    this.built.set(id, theory);
    return theory;
  }

  private context(row: TheoryRow, base: Context | null): Context {
    const list = (key: string): readonly unknown[] => (row.tables[key] as readonly unknown[] | undefined) ?? [];
    const entries = (key: string): [string, unknown][] =>
      list(key).map((entry) => {
        const [name, value] = entry as [string, unknown];
        return [
          name,
          key === "theory.consts" ? this.lazyConst(value) : key === "theory.facts" ? this.lazyList(value) : decodeValue(this.reader, value),
        ];
      });
    const grow = <V>(old: LayeredMap<string, V> | undefined, key: string): LayeredMap<string, V> => {
      const fresh = entries(key) as [string, V][];
      return old === undefined ? LayeredMap.from(fresh) : old.setAll(fresh);
    };
    const tables = Object.fromEntries([
      ...theoryMaps.map((key) => [key, grow<unknown>(base?.theory[key] as LayeredMap<string, unknown> | undefined, `theory.${key}`)]),
      ...theoryLists.map((key) => [
        key,
        [
          ...((base?.theory[key] as readonly unknown[] | undefined) ?? []),
          ...list(`theory.${key}`).map((x) => decodeValue(this.reader, x)),
        ],
      ]),
    ]) as unknown as TheoryTables;
    const names = Object.fromEntries(
      spaces.map((key) => [key, growNames(base?.[key] ?? null, list(`space.${key}`) as [string, readonly string[]][])]),
    );
    const maps = Object.fromEntries(
      contextMaps.map((key) => [key, grow<unknown>(base?.[key] as LayeredMap<string, unknown> | undefined, key)]),
    );
    return new Context({
      ...names,
      ...maps,
      theory: new Theory(row.name, tables),
      grammar: grammarFromRows(decodeValue(this.reader, row.grammar) as GrammarRows, base?.grammar ?? Grammar.empty),
      locals: noLocals,
      block: null,
      outside: null,
    } as unknown as ContextFields);
  }

  /** A declaration whose specification is decoded when it is first looked at. */
  private lazyConst(value: unknown): ConstDecl {
    const { spec, ...rest } = value as { spec: unknown };
    const decl = decodeValue(this.reader, rest) as Omit<ConstDecl, "spec">;
    const reader = this.reader;
    let decoded: ConstDecl["spec"] | null = null;
    return {
      ...decl,
      get spec() {
        decoded ??= decodeValue(reader, spec) as ConstDecl["spec"];
        return decoded;
      },
    };
  }

  /** A list whose elements are decoded when it is first looked at. */
  private lazyList(value: unknown): readonly Term[] {
    const reader = this.reader;
    let decoded: readonly Term[] | null = null;
    const whole = (): readonly Term[] => (decoded ??= decodeValue(reader, value) as readonly Term[]);
    return new Proxy([] as Term[], { get: (_target, key) => Reflect.get(whole(), key) });
  }
}

function growNames(base: NameSpace | null, entries: readonly [string, readonly string[]][]): NameSpace {
  return base === null ? NameSpace.from(entries) : base.overlay(entries);
}
