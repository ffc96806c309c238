/** Taking assumptions out of a statement. */
import type { TextEdit } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import { parseTerm, type SyntaxTree } from "../../../syntax/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import { goalSources } from "../text/places.ts";

/** The edits that take away the assumptions at these places. */
export function dropEdits(document: OpenDocument, entry: ReadEntry, set: readonly Span[]): TextEdit[] {
  const has = ({ from, to }: Span): boolean => set.some((s) => s.from === from && s.to === to);
  const [goal] = goalSources(entry.command);
  const tree = goal === undefined ? undefined : parseTerm(entry.before.context.grammar, goal, "prop").trees[0];
  const inGoal = tree === undefined ? [] : premiseEdits(document.text, tree, has);
  return [...elementEdits(document.text, entry, has), ...inGoal].map(({ span, put }) => ({ range: document.range(span), newText: put }));
}

interface Change {
  readonly span: Span;
  readonly put: string;
}

/** `A ⟹ B ⟹ C` without `A`; `⟦A; B; C⟧ ⟹ D` without some of them. */
function premiseEdits(text: string, tree: SyntaxTree, has: (span: Span) => boolean): Change[] {
  if (tree.kind !== "node") return [];
  const last = tree.args.at(-1);
  if (last === undefined) return [];
  const premises = tree.args.slice(0, -1);
  if (tree.head === "_bigimpl") {
    const kept = premises.filter((p) => !has(p.span)).map((p) => text.slice(p.span.from, p.span.to));
    if (kept.length === premises.length) return premiseEdits(text, last, has);
    const arrow = /(⟹|\\<Longrightarrow>|==>)\s*$/.exec(text.slice(tree.span.from, last.span.from))?.[1] ?? "⟹";
    const [open, close] = text.startsWith("\\<lbrakk>", tree.span.from)
      ? ["\\<lbrakk>", "\\<rbrakk>"]
      : text.startsWith("[|", tree.span.from)
        ? ["[|", "|]"]
        : ["⟦", "⟧"];
    const put = kept.length === 0 ? "" : kept.length === 1 ? `${kept[0] ?? ""} ${arrow} ` : `${open}${kept.join("; ")}${close} ${arrow} `;
    return [{ span: { from: tree.span.from, to: last.span.from }, put }, ...premiseEdits(text, last, has)];
  }
  if (tree.head !== "Pure.imp" && tree.head !== "HOL.implies") return [];
  const [premise] = premises;
  const own = premise !== undefined && has(premise.span) ? [{ span: { from: tree.span.from, to: last.span.from }, put: "" }] : [];
  return [...own, ...premiseEdits(text, last, has)];
}

/** `assumes a: "A" and b: "B"` without some of them. */
function elementEdits(text: string, { command }: ReadEntry, has: (span: Span) => boolean): Change[] {
  if (command.kind !== "statement") return [];
  return command.statement.elements.flatMap((element): Change[] => {
    if (element.kind !== "assumes") return [];
    const items = element.assumptions.flatMap((a) =>
      a.props.map((p, i) => ({
        drop: has(p.span),
        from: i === 0 ? (a.decl.name?.span.from ?? before(text, p.span.from)) : before(text, p.span.from),
        to: behind(text, p.span.to),
      })),
    );
    const [first] = items;
    const end = items.at(-1);
    if (first === undefined || end === undefined || !items.some((i) => i.drop)) return [];
    const kept = items.filter((i) => !i.drop).map((i) => text.slice(i.from, i.to));
    if (kept.length > 0) return [{ span: { from: first.from, to: end.to }, put: kept.join(" and ") }];
    const word = text.slice(0, first.from).lastIndexOf("assumes");
    const rest = /^\s*/.exec(text.slice(end.to))?.[0].length ?? 0;
    return [{ span: { from: word, to: end.to + rest }, put: "" }];
  });
}

/** The opening quote or bracket before a text. */
function before(text: string, from: number): number {
  return text.slice(0, from).endsWith("\\<open>") ? from - 7 : from - 1;
}

function behind(text: string, to: number): number {
  return text.startsWith("\\<close>", to) ? to + 8 : to + 1;
}
