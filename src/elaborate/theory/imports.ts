/** Theories and their imports: found, read once, merged. Files are reached through `TheorySource` only. */
import { type Diagnostic, getOrInsert, lastPart } from "../../base/index.ts";
import {
  type BundleName,
  type Command,
  Grammar,
  type Header,
  type KeywordTable,
  mainKeywords,
  parseHeader,
  parseTheory,
  pureGrammar,
  type Sign,
  signsOfProduction,
  withBundle,
} from "../../syntax/index.ts";
import { type Context, pureContext } from "../names/context.ts";
import type { Loss } from "../names/loss.ts";
import { warning } from "../names/problem.ts";
import { internalError } from "./left-out.ts";
import { mergeContexts } from "./merge.ts";
import { elaborateCommands, type Item, type Observer } from "./theory-file.ts";

/** Where theories come from. */
export interface TheorySource {
  /** The identity of an imported theory as seen from a file, or null when there is none. */
  resolve(importName: string, from: string): string | null;
  /** What to say about an import that has none. */
  whyMissing?(importName: string, from: string): { readonly message: string; readonly hint: string };
  /** The text behind an identity. `badAt` is the offset of bytes that are not UTF-8; `refused` says why there is no text. */
  read(id: string): { readonly text: string; readonly badAt: number | null; readonly refused?: string };
  /** Told before a command is read. A `Problem` that it throws becomes an error of that command, which is left out. */
  begin?(id: string, command: Command): void;
  /** A theory that is at hand without reading, from a snapshot. */
  ready?(id: string): LoadedTheory | null;
  /** Whether the theory belongs to our library. */
  isLibrary?(id: string): boolean;
}

export interface LoadedTheory {
  readonly id: string;
  readonly name: string;
  readonly context: Context;
  readonly items: readonly Item[];
  readonly diagnostics: readonly Diagnostic[];
  readonly keywords: KeywordTable;
  /** Identities of all theories below, this one included. */
  readonly ancestors: ReadonlySet<string>;
  /** Whether the file was not read at all. */
  readonly isRefused?: boolean;
  /** Of a problem of another tool: its symbols and types by our names of them. */
  readonly symbols?: Readonly<Record<string, string>>;
}

/** What the commands of a theory are read in. */
export interface Opening {
  readonly name: string;
  readonly start: Context;
  readonly keywords: KeywordTable;
  /** What is wrong with the imports. */
  readonly problems: readonly Diagnostic[];
  readonly ancestors: ReadonlySet<string>;
}

/** What a theory imports. */
interface Imports {
  readonly theories: readonly LoadedTheory[];
  readonly missing: readonly string[];
  /** What is read in place of missing imports, where none is there. */
  readonly standIn: string | null;
}

/** Notation built into the program that comes with a library theory. */
const builtInNotation: ReadonlyMap<string, BundleName> = new Map([
  ["HOL", "hol"],
  ["Multiset", "multiset"],
  ["FSet", "fset"],
  ["Monad_Syntax", "monad"],
  ["Cardinality", "card"],
  ["FuncSet", "funcset"],
]);

/** The signs of the notation that comes with a library theory without standing in its text. */
export function builtInSigns(theory: string): readonly Sign[] {
  const bundle = builtInNotation.get(theory);
  if (bundle === undefined) return [];
  return signsIn(withBundle(Grammar.empty, bundle));
}

/** The signs of all notations of a grammar. */
export function signsIn(grammar: Grammar): readonly Sign[] {
  return [...grammar.byKey.values()].flatMap((production) => (production === null ? [] : signsOfProduction(production)));
}

/** Reads theories, each once. */
export class TheoryLoader {
  private readonly source: TheorySource;
  private readonly loaded = new Map<string, LoadedTheory>();
  private readonly headers = new Map<string, Header>();

  /** Sees the commands of every theory that is read. */
  private readonly observe: ((id: string, ...step: Parameters<Observer>) => void) | null;

  constructor(source: TheorySource, observe: ((id: string, ...step: Parameters<Observer>) => void) | null = null) {
    this.source = source;
    this.observe = observe;
  }

  load(id: string): LoadedTheory {
    const known = this.loaded.get(id) ?? this.source.ready?.(id) ?? null;
    const theory = known ?? this.read(id);
    this.loaded.set(id, theory);
    return theory;
  }

  /** Whether the theory has been read. */
  has(id: string): boolean {
    return this.loaded.has(id);
  }

  /** The next to ask for the theory reads it again; those that import it keep what they have. */
  forget(id: string): void {
    this.loaded.delete(id);
    this.headers.delete(id);
  }

  /** The header of a theory, without reading further. */
  private header(id: string): Header {
    return getOrInsert(this.headers, id, () => parseHeader(this.source.read(id).text).header);
  }

  /** The text of a theory has changed: it and those that build on it are read again when they are asked for. */
  outdate(id: string): void {
    this.headers.delete(id);
    for (const [other, { ancestors }] of this.loaded) if (ancestors.has(id)) this.loaded.delete(other);
  }

  private read(id: string): LoadedTheory {
    const { text, badAt, refused } = this.source.read(id);
    if (refused !== undefined) return refusedTheory(id, refused);
    const { name, start, keywords, problems, ancestors } = this.open(id, text, badAt);
    const parsed = parseTheory(text, keywords);
    const result = elaborateCommands(start, name, parsed.commands, {
      begin: (command) => this.source.begin?.(id, command),
      observe: (...step) => this.observe?.(id, ...step),
    });
    return {
      id,
      name,
      context: result.context,
      items: result.items,
      diagnostics: [...problems, ...parsed.diagnostics, ...result.diagnostics],
      keywords: parsed.keywords,
      ancestors,
    };
  }

  /** What a text is read in: its imports, found and merged. */
  open(id: string, text: string, badAt: number | null = null): Opening {
    const { header } = parseHeader(text);
    this.headers.set(id, header);
    const problems: Diagnostic[] = badAt === null ? [] : [invalidUtf8(badAt)];
    const { theories: imports, missing: absent, standIn } = this.loadImports(id, header, problems);
    const keywords = imports.reduce((table, t) => table.merge(t.keywords), mainKeywords);
    const name = header.name?.text ?? id;
    const { context: merged, failed } = mergeImports(imports);
    const missing = [...absent, ...failed.map((f) => f.name)];
    for (const { name: without, error } of failed) {
      const span = header.imports.find((i) => lastPart(i.text).endsWith(without))?.span ?? { from: 0, to: 0 };
      problems.push(internalError(error, span, `the import of ${without}`));
    }
    const isLibrary = this.source.isLibrary?.(id) ?? false;
    const [logic] = merged.otherLogics;
    if (logic !== undefined)
      problems.push({
        code: "E0127",
        severity: "error",
        span: header.imports[0]?.span ?? header.name?.span ?? { from: 0, to: 0 },
        message: `This theory is about the logic that ${logic} declares; only theories of Isabelle/HOL are read`,
        hint: "Nothing of it is checked.",
      });
    const losses = missing.map((m): Loss => {
      const what = `the import "${m}" is missing`;
      return standIn === null
        ? { kind: "axiom", what, restricts: null }
        : { kind: "ground", what: `${what}, and ${standIn} stands in for it` };
    });
    const gaps = { missing: [...new Set([...merged.missing, ...missing])], losses: [...merged.losses, ...losses] };
    const distribution = isLibrary ? [] : [...new Set([...merged.distribution, ...this.distributionImports(id, header)])];
    const start = withNotation(merged.with({ ...gaps, distribution, isLibrary }), name);
    const ancestors = new Set([id, ...imports.flatMap((t) => [...t.ancestors])]);
    return { name, start, keywords, problems, ancestors };
  }

  /** The imports for which our library stands in. */
  private distributionImports(id: string, header: Header): string[] {
    return header.imports.flatMap(({ text }) => {
      const found = this.source.resolve(text, id);
      return found !== null && (this.source.isLibrary?.(found) ?? this.source.ready?.(found) != null) ? [text] : [];
    });
  }

  /** The imports, and the names of those that are not there; where none is there at all, Main stands in, so that something can be read. */
  private loadImports(id: string, header: Header, problems: Diagnostic[]): Imports {
    const missing: string[] = [];
    const theories = this.foundImports(id, header, problems, missing);
    const main = missing.length > 0 && theories.length === 0 ? this.source.resolve("Main", id) : null;
    const isThere = main !== null && main !== id;
    return { theories: isThere ? [this.load(main)] : theories, missing, standIn: isThere ? "Main" : null };
  }

  private foundImports(id: string, header: Header, problems: Diagnostic[], missing: string[]): LoadedTheory[] {
    const known = new Map<string, string>();
    return header.imports.flatMap((name) => {
      if (name.text === "Pure") return [];
      const found = this.source.resolve(name.text, id);
      if (found === null) {
        missing.push(name.text);
        problems.push({ code: "E0120", severity: "error", span: name.span, ...this.whyMissing(name.text, id) });
        return [];
      }
      if (this.reaches(found, id, new Set())) {
        missing.push(name.text);
        problems.push({
          code: "E0121",
          severity: "error",
          span: name.span,
          message: `Import cycle: "${name.text}" imports this theory again`,
          hint: "Move what both need into a third theory.",
        });
        return [];
      }
      const theory = this.load(found);
      const twin = this.twinOf(theory, known);
      if (twin !== null) {
        missing.push(name.text);
        problems.push(sameName(name, twin));
        return [];
      }
      if (theory.isRefused) missing.push(name.text);
      const errors = theory.diagnostics.filter((d) => d.severity === "error");
      // What is about another logic is said of the importer too.
      if (errors.length > 0 && theory.context.otherLogics.length === 0)
        problems.push(
          warning(
            "W0123",
            name.span,
            `The imported theory "${name.text}" has ${errors.length} error${errors.length === 1 ? "" : "s"}; the first: ${errors[0]?.message ?? ""}`,
          ),
        );
      return [theory];
    });
  }

  /** Theories of one name cannot be below the same theory: their constants would have the same names. Adds those below `theory` to `known`. */
  private twinOf({ ancestors }: LoadedTheory, known: Map<string, string>): string | null {
    const own = [...ancestors].filter((id) => this.source.isLibrary?.(id) !== true);
    const twin = own.find((id) => (known.get(lastPart(id)) ?? id) !== id);
    if (twin !== undefined) return `${twin} and ${known.get(lastPart(twin)) ?? ""}`;
    for (const id of own) known.set(lastPart(id), id);
    return null;
  }

  private whyMissing(name: string, from: string): { readonly message: string; readonly hint: string } {
    const hint = "Check the name; a theory file stands beside its importer or in the library.";
    const why = this.source.whyMissing?.(name, from) ?? { message: `no theory "${name}" was found`, hint };
    return { ...why, message: `Missing import: ${why.message}` };
  }

  /** Whether theory `from` imports `to`, directly or not; theories that are read already import no one anew. */
  private reaches(from: string, to: string, seen: Set<string>): boolean {
    if (from === to) return true;
    if (seen.has(from) || this.loaded.has(from) || this.source.ready?.(from) != null) return false;
    seen.add(from);
    return this.header(from).imports.some((name) => {
      const next = this.source.resolve(name.text, from);
      return next !== null && this.reaches(next, to, seen);
    });
  }
}

/** What stands for a file that is not read at all. */
function refusedTheory(id: string, reason: string): LoadedTheory {
  const diagnostic: Diagnostic = { code: "E0124", severity: "error", span: { from: 0, to: 0 }, message: reason };
  return {
    id,
    name: id,
    context: pureContext(pureGrammar()),
    items: [],
    diagnostics: [diagnostic],
    keywords: mainKeywords,
    ancestors: new Set([id]),
    isRefused: true,
  };
}

interface Merged {
  readonly context: Context;
  /** The imports that could not be added, by an error of ours that must not end the reading. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

/** The smallest context that has all imports: an import below another adds nothing. */
function mergeImports(imports: readonly LoadedTheory[]): Merged {
  const needed = imports.filter((t, i) => !imports.some((u, j) => (u.ancestors.has(t.id) && u.id !== t.id) || (u.id === t.id && j < i)));
  // What a later import declares wins, as in Isabelle.
  const [first, ...rest] = needed;
  const failed: Merged["failed"][number][] = [];
  const added = (c: Context, { name, context }: LoadedTheory): Context => {
    try {
      return mergeContexts(c, context);
    } catch (error) {
      failed.push({ name, error });
      return c;
    }
  };
  return { context: first === undefined ? pureContext(pureGrammar()) : rest.reduce(added, first.context), failed };
}

function withNotation(context: Context, theory: string): Context {
  const bundle = builtInNotation.get(theory);
  return bundle === undefined ? context : context.with({ grammar: withBundle(context.grammar, bundle) });
}

function sameName({ text, span }: Header["imports"][number], both: string): Diagnostic {
  return {
    code: "E0126",
    severity: "error",
    span,
    message: `Two theories of the same name are imported, the second through "${text}": ${both}`,
    hint: "Give one of them another name; Isabelle does not accept this either.",
  };
}

function invalidUtf8(at: number): Diagnostic {
  return {
    code: "E0122",
    severity: "error",
    span: { from: at, to: at + 1 },
    message: "Invalid UTF-8: the file has bytes that are no text",
    hint: "Save the file as UTF-8.",
  };
}
