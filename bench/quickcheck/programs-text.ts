import fc from "fast-check";
import { choose, dictionary, listOf, record, string, stringOf, unicodeChar } from "hollow/quickcheck";
import { type Contest, contest } from "./contest.ts";

/** Faulty programs that work on text. Each has one mistake that has been made in earnest. */

// Run-length encoding that does not think of digits in the text itself.
function encodeRuns(text: string): string {
  return text.replace(/(.)\1*/gs, (run, c: string) => (run.length > 1 ? `${run.length}${c}` : c));
}

function decodeRuns(text: string): string {
  return text.replace(/(\d+)(.)/gs, (_, n: string, c: string) => c.repeat(Math.min(Number(n), 1000)));
}

// A table as comma-separated values; quotes inside quoted fields are not doubled.
function printTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((field) => (/[",\n]/.test(field) ? `"${field}"` : field)).join(",")).join("\n");
}

function parseTable(text: string): string[][] {
  const rows: string[][] = [[""]];
  let isQuoted = false;
  for (const c of text) {
    const row = rows[rows.length - 1] as string[];
    if (c === '"') isQuoted = !isQuoted;
    else if (c === "," && !isQuoted) row.push("");
    else if (c === "\n" && !isQuoted) rows.push([""]);
    else row[row.length - 1] += c;
  }
  return rows;
}

// A query string whose keys are not escaped.
function printQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
}

function parseQuery(text: string): Record<string, string> {
  const entries = text === "" ? [] : text.split("&").map((part) => part.split("="));
  return Object.fromEntries(entries.map(([key = "", value = ""]) => [decodeURIComponent(key), decodeURIComponent(value)]));
}

// Merging settings by assignment, which loses a key that objects treat specially.
function merged(base: Readonly<Record<string, number>>, extra: Readonly<Record<string, number>>): Record<string, number> {
  const result: Record<string, number> = {};
  for (const source of [base, extra]) for (const key of Object.keys(source)) result[key] = source[key] as number;
  return result;
}

// Cutting a text to a width by code units.
function truncated(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width)}…`;
}

function isWellFormed(text: string): boolean {
  return [...text].every((c) => !/^[\ud800-\udfff]$/.test(c));
}

// Two accounts with the same name up to case must not exist; names are compared after lowering, stored after raising.
function sameUser(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/, "");
}

const words = string;
const fcWords = fc.string();

/** Text. */
export const textPrograms: readonly Contest[] = [
  contest("run-length encoding of digits", [words], [fcWords], (text) => decodeRuns(encodeRuns(text)) === text),
  contest(
    "comma-separated values with quotes",
    [listOf(listOf(words, { min: 1 }), { min: 1 })],
    [fc.array(fc.array(fcWords, { minLength: 1 }), { minLength: 1 })],
    (rows) => JSON.stringify(parseTable(printTable(rows))) === JSON.stringify(rows),
  ),
  contest(
    "query string with raw keys",
    [listOf(record({ key: words, value: words }))],
    [fc.array(fc.record({ key: fcWords, value: fcWords }))],
    (entries) => {
      const query = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
      try {
        return JSON.stringify(parseQuery(printQuery(query))) === JSON.stringify(query);
      } catch {
        return false;
      }
    },
  ),
  contest(
    "merging settings",
    [dictionary(choose(0, 9)), dictionary(choose(0, 9))],
    [fc.dictionary(fcWords, fc.integer({ min: 0, max: 9 })), fc.dictionary(fcWords, fc.integer({ min: 0, max: 9 }))],
    (a, b) => [...Object.keys(a), ...Object.keys(b)].every((key) => Object.hasOwn(merged(a, b), key)),
  ),
  contest(
    "truncating text",
    [stringOf(unicodeChar), choose(1, 20)],
    [fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 20 })],
    (text, width) => isWellFormed(truncated(text, width)),
  ),
  contest("user names up to case", [stringOf(unicodeChar)], [fc.string({ unit: "grapheme" })], (name) =>
    sameUser(name, name.toUpperCase()),
  ),
  contest("slugs of titles", [words], [fcWords], (title) => !/^-|-$/.test(slugOf(title))),
];
