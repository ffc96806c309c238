/** Names with their types, symbols and their abbreviations, commands, theories. */

import { dirname } from "node:path";
import { type CompletionItem, CompletionItemKind, type CompletionList, type TextEdit } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import { type Context, printType } from "../../../elaborate/index.ts";
import { allSymbols, toUnicode } from "../../../syntax/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import { abbreviations, otherNames } from "../text/abbreviations.ts";
import { importableFrom } from "../text/importable.ts";
import { occurrencesOf } from "../text/occurrences.ts";
import type { Spot } from "./request.ts";
import { contextAt } from "./signature.ts";

/** Names that are offered at once; typing on narrows them down. */
const mostNames = 200;

export function completion(spot: Spot): CompletionList {
  const { document, offset } = spot;
  const line = document.text.slice(document.text.lastIndexOf("\n", offset - 1) + 1, offset);
  const symbols = symbolItems(document, offset, line);
  const prefix = /[\p{L}_][\p{L}\p{N}_'.]*$/u.exec(line)?.[0] ?? "";
  const { header } = document.theory.parsed;
  if (offset <= header.bodyFrom && /\bimports\b/.test(document.text.slice(0, offset)))
    return { isIncomplete: false, items: theoryItems(document, offset) };
  const isAtStart = line.slice(0, line.length - prefix.length).trim() === "";
  const commands = isAtStart && prefix !== "" && !isQuoted(spot) ? commandItems(document, prefix) : [];
  const names = prefix === "" ? [] : nameItems(spot, prefix);
  return { isIncomplete: names.length >= mostNames, items: [...symbols, ...commands, ...names] };
}

/** Whether a place is inside a term or type. */
function isQuoted({ document, offset, index }: Spot): boolean {
  const from = document.theory.commands[index]?.span.from ?? 0;
  const text = document.text.slice(from, offset);
  const quotes = text.replace(/\\./g, "").split('"').length - 1;
  const depth = toUnicode(text).split("‹").length - toUnicode(text).split("›").length;
  return quotes % 2 === 1 || depth > 0;
}

/** Symbols after a backslash, by name, and abbreviations before the cursor. */
function symbolItems(document: OpenDocument, offset: number, line: string): CompletionItem[] {
  const spell = spelling(document);
  const item = (typed: string, name: string, span: Span): CompletionItem | null => {
    const put = name
      .split(">")
      .map((part) => (allSymbols().has(part) ? spell(part) : part))
      .join("");
    const shown = toUnicode(`\\<${name}>`);
    if (!allSymbols().has(name.split(">")[0] ?? "")) return null;
    const textEdit: TextEdit = { range: document.range(span), newText: put };
    return {
      label: `${shown.startsWith("\\<") ? put : shown} ${typed}`,
      kind: CompletionItemKind.Text,
      detail: `\\<${name}>`,
      filterText: typed,
      textEdit,
    };
  };
  const escaped = /\\<?\^?([A-Za-z]*)>?$/.exec(line);
  const named =
    escaped === null
      ? []
      : namesFor(escaped[1] ?? "").map((name) =>
          item(`\\${name}`, otherNames.get(name) ?? name, { from: offset - escaped[0].length, to: offset }),
        );
  const short = abbreviations
    .filter(([typed]) => line.endsWith(typed) && !(/^\w/.test(typed) && new RegExp(`[\\w']${typed.replace(/\W/g, "\\$&")}$`).test(line)))
    .sort((a, b) => b[0].length - a[0].length)
    .map(([typed, name]) => item(typed, name, { from: offset - typed.length, to: offset }));
  return [...short, ...named].filter((i): i is CompletionItem => i !== null);
}

/** Names of symbols that begin so, the shortest first. */
function namesFor(prefix: string): string[] {
  const all = [...allSymbols().keys(), ...otherNames.keys()];
  return [...new Set(all.filter((name) => name.replace("^", "").startsWith(prefix)))]
    .sort((a, b) => a.length - b.length)
    .slice(0, mostNames);
}

/** As the text spells symbols: by names where it has no other characters. */
function spelling({ text }: OpenDocument): (name: string) => string {
  const isNamed = /\\<\^?\w+>/.test(text) && !/[^\p{ASCII}]/u.test(text);
  return (name) => (isNamed ? `\\<${name}>` : toUnicode(`\\<${name}>`));
}

function theoryItems(document: OpenDocument, offset: number): CompletionItem[] {
  const before = document.text.slice(0, offset);
  const typed = /["\w.-]*$/.exec(before)?.[0] ?? "";
  const range = document.range({ from: offset - typed.length, to: offset });
  return importableFrom(dirname(document.path)).map(({ name }) => {
    const put = /^\w+$/.test(name) ? name : `"${name}"`;
    return {
      label: name,
      kind: CompletionItemKind.Module,
      filterText: typed.startsWith('"') ? `"${name}` : name,
      textEdit: { range, newText: put },
    };
  });
}

function commandItems({ theory }: OpenDocument, prefix: string): CompletionItem[] {
  return theory.parsed.keywords
    .commandWords()
    .filter((word) => word.startsWith(prefix))
    .map((label) => ({ label, kind: CompletionItemKind.Keyword }));
}

function nameItems({ document, index, entry, offset }: Spot, prefix: string): CompletionItem[] {
  const context = contextAt(document, index);
  if (context === null) return [];
  const range = document.range({ from: offset - prefix.length, to: offset });
  const typed = toUnicode(prefix);
  const variables = entry === null ? [] : variableNames(entry, typed, offset);
  const constants = matching(context.consts.names(), typed);
  const types = matching(context.types.names(), typed).slice(0, 30);
  const item = (label: string, kind: CompletionItemKind, sort: string, detail?: string): CompletionItem => ({
    label,
    kind,
    sortText: `${sort}${String(label.length).padStart(3, "0")}${label}`,
    textEdit: { range, newText: label },
    ...(detail === undefined ? {} : { detail }),
  });
  const items = [
    ...variables.map((name) => item(name, CompletionItemKind.Variable, "0")),
    ...constants.map((name) => item(name, constantKind(context, name), "1", typeOf(context, name))),
    ...types.map((name) => item(name, CompletionItemKind.Class, "2", "type")),
  ];
  return items.slice(0, mostNames);
}

/** Names that begin so, the shortest first; qualified ones only where a qualifier is typed. */
function matching(names: Iterable<string>, prefix: string): string[] {
  const isQualified = prefix.includes(".");
  const found: string[] = [];
  for (const name of names) if (name.startsWith(prefix) && (isQualified || !name.includes("."))) found.push(name);
  return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, mostNames);
}

function variableNames(entry: NonNullable<Spot["entry"]>, prefix: string, offset: number): string[] {
  const names = occurrencesOf(entry).flatMap(({ meaning, span }) =>
    meaning.kind === "variable" && meaning.name.startsWith(prefix) && !(span.from < offset && offset <= span.to) ? [meaning.name] : [],
  );
  return [...new Set(names)];
}

function constantKind(context: Context, name: string): CompletionItemKind {
  const spec = context.theory.consts.get(context.consts.find(name) ?? "")?.spec.kind;
  return spec === "constructor" ? CompletionItemKind.EnumMember : CompletionItemKind.Function;
}

function typeOf(context: Context, name: string): string | undefined {
  const full = context.consts.find(name) ?? "";
  const type = context.theory.consts.get(full)?.type ?? context.abbreviations.get(full)?.body.type;
  return type === undefined ? undefined : `:: ${printType(context, type, true)}`;
}
