/** The S-expressions of SMT-LIB. */
import type { Span } from "../../base/index.ts";
import { InputError } from "../input-error.ts";

export type Sexp =
  | { readonly kind: "atom"; readonly text: string; readonly span: Span }
  | { readonly kind: "list"; readonly items: readonly Sexp[]; readonly span: Span };

const token = /\s+|;[^\n]*|([()])|\|([^|]*)\||"(?:[^"]|"")*"|[^\s()|";]+/y;

/** How deep expressions may be nested. */
const mostNesting = 3000;

export interface ParsedSexps {
  readonly items: readonly Sexp[];
  readonly problem: InputError | null;
}

/** All expressions of a text; those before a mistake are kept. */
export function parseSexps(text: string): ParsedSexps {
  const open: { items: Sexp[]; from: number }[] = [{ items: [], from: 0 }];
  const top = open[0]?.items ?? [];
  let at = 0;
  const stop = (message: string): ParsedSexps => ({ items: top, problem: new InputError("E0501", { from: at, to: at + 1 }, message) });
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) return stop("A quotation has no end");
    const to = at + found[0].length;
    if (found[1] === "(") {
      if (open.length > mostNesting) return stop("The expression is nested too deeply");
      open.push({ items: [], from: at });
    } else if (found[1] === ")") {
      const closed = open.pop();
      const around = open.at(-1);
      if (closed === undefined || around === undefined) return stop('Unexpected ")"');
      around.items.push({ kind: "list", items: closed.items, span: { from: closed.from, to } });
    } else if (!/^(\s|;)/.test(found[0])) open.at(-1)?.items.push({ kind: "atom", text: found[2] ?? found[0], span: { from: at, to } });
    at = to;
  }
  return open.length > 1 ? stop('A ")" is missing at the end of the file') : { items: top, problem: null };
}

/** The parts of a list whose first element is the given word, or null. */
export function form(sexp: Sexp, word: string): readonly Sexp[] | null {
  if (sexp.kind !== "list") return null;
  const [first, ...rest] = sexp.items;
  return first?.kind === "atom" && first.text === word ? rest : null;
}

export function atomText(sexp: Sexp | undefined, what: string, around: Span): string {
  if (sexp?.kind !== "atom") throw new InputError("E0501", sexp?.span ?? around, `Expected ${what}`);
  return sexp.text;
}

export function listItems(sexp: Sexp | undefined, what: string, around: Span): readonly Sexp[] {
  if (sexp?.kind !== "list") throw new InputError("E0501", sexp?.span ?? around, `Expected ${what}`);
  return sexp.items;
}
