/** The arguments of the constant that is being applied. The text around the cursor is often not a term yet: it is looked at word by word. */
import type { SignatureHelp } from "vscode-languageserver";
import { type Context, printType } from "../../../elaborate/index.ts";
import { stripFun, type Type } from "../../../logic/index.ts";
import { toUnicode } from "../../../syntax/index.ts";
import type { Spot } from "./request.ts";

/** A word, a bracket, or anything else. */
const word = /[\p{L}_][\p{L}\p{N}_'.]*|\d+|''[^']*''|[([{⟨⦇]|[)\]}⟩⦈]|\s+|./gu;

const opens = /^[([{⟨⦇]$/;
const closes = /^[)\]}⟩⦈]$/;

/** The function that the end of a text is an argument of, and how many arguments are complete. */
function applicationAt(text: string): { readonly name: string; readonly complete: number } | null {
  const tokens = [...text.matchAll(word)].map((m) => m[0]);
  const endsInSpace = /\s$/.test(text);
  const groups: string[] = [];
  let depth = 0;
  // From the end to the front: words and bracketed groups of one application.
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] ?? "";
    if (closes.test(token)) {
      depth++;
      if (depth === 1) groups.unshift("()");
      continue;
    }
    if (opens.test(token)) {
      if (depth === 0) break;
      depth--;
      continue;
    }
    if (depth > 0 || /^\s+$/.test(token)) continue;
    if (!/^[\p{L}_\d']/u.test(token)) break;
    groups.unshift(token);
  }
  const [name, ...args] = groups;
  if (name === undefined || !/^[\p{L}_]/u.test(name)) return null;
  const complete = endsInSpace ? args.length : args.length - 1;
  return complete < 0 ? null : { name, complete };
}

export function signature({ document, offset, index }: Spot): SignatureHelp | null {
  const start = Math.max(document.theory.commands[index]?.span.from ?? 0, lastQuote(document.text, offset));
  const found = applicationAt(toUnicode(document.text.slice(start, offset)));
  const context = contextAt(document, index);
  if (found === null || context === null) return null;
  const full = context.consts.find(found.name);
  const type = full === null ? undefined : (context.theory.consts.get(full)?.type ?? context.abbreviations.get(full)?.body.type);
  if (full === null || type === undefined) return null;
  return signatureOf(context, found.name, type, found.complete);
}

/** The context of a command; that of the last one read where there is none. */
export function contextAt({ theory }: Spot["document"], index: number): Context | null {
  const entry = theory.entry(Math.min(index, theory.readCount - 1));
  return entry?.after.context ?? (theory.readCount === 0 ? theory.opening.start : null);
}

function lastQuote(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('"', offset - 1), text.lastIndexOf("‹", offset - 1), text.lastIndexOf("\\<open>", offset - 1) + 6) + 1;
}

function signatureOf(context: Context, name: string, type: Type, complete: number): SignatureHelp | null {
  const { args, result } = stripFun(type);
  if (complete >= args.length) return null;
  const texts = args.map((a) => printType(context, a)).map((t) => (t.includes("⇒") ? `(${t})` : t));
  const label = `${name} :: ${[...texts, printType(context, result)].join(" ⇒ ")}`;
  let at = `${name} :: `.length;
  const parameters = texts.map((text) => {
    const from = at;
    at += text.length + " ⇒ ".length;
    return { label: [from, from + text.length] as [number, number] };
  });
  return { signatures: [{ label, parameters }], activeSignature: 0, activeParameter: complete };
}
