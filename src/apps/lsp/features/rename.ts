/** Other names for variables: those that a command fixes, binds or leaves free. */
import { type Range, ResponseError, type WorkspaceEdit } from "vscode-languageserver";
import { toUnicode } from "../../../syntax/index.ts";
import { occurrencesOf } from "../text/occurrences.ts";
import { meaningAt } from "./navigation.ts";
import type { Spot } from "./request.ts";

/** The protocol's code for wrong parameters. */
const invalid = -32602;

/** What would be renamed; null for everything but variables. */
export function prepareRename(spot: Spot): { range: Range; placeholder: string } | null {
  const found = meaningAt(spot);
  if (found === null || found.meaning.kind !== "variable" || found.meaning.declared === null) return null;
  return { range: spot.document.range(found.span), placeholder: found.meaning.name };
}

export function rename(spot: Spot, newName: string): WorkspaceEdit | ResponseError<void> {
  const { entry, document } = spot;
  const found = meaningAt(spot);
  if (entry === null || found === null || found.meaning.kind !== "variable" || found.meaning.declared === null)
    return new ResponseError(invalid, "Only variables can be renamed here.");
  const { meaning } = found;
  const name = toUnicode(newName);
  if (!/^[\p{L}][\p{L}\p{N}_'⇩]*$/u.test(name)) return new ResponseError(invalid, `"${newName}" is no name for a variable.`);
  const all = occurrencesOf(entry);
  const isTaken = all.some((o) => o.meaning.kind === "variable" && o.meaning.name === name);
  if (isTaken) return new ResponseError(invalid, `"${newName}" is a variable of the statement already.`);
  if (entry.before.context.consts.find(name) !== null && !meaning.isBound) return new ResponseError(invalid, `"${newName}" is a constant.`);
  const own = all.filter(
    (o) => o.meaning.kind === "variable" && o.meaning.name === meaning.name && o.meaning.declared?.from === meaning.declared?.from,
  );
  const spans = own.filter((o, i) => own.findIndex((p) => p.span.from === o.span.from) === i);
  return { changes: { [document.uri]: spans.map((o) => ({ range: document.range(o.span), newText: newName })) } };
}
