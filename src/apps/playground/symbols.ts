/** Isabelle's symbols while typing: abbreviations, `\<name>`, completion after a backslash, and the groups of the palette. */
import { type Completion, type CompletionContext, type CompletionResult, snippetCompletion } from "@codemirror/autocomplete";
import { isolateHistory } from "@codemirror/commands";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { allSymbols } from "../../syntax/index.ts";

/** What is replaced as soon as it is typed, longer ones first. */
const abbreviations: readonly (readonly [string, string])[] = [
  ["<==>", "⟺"],
  ["<-->", "⟷"],
  ["==>", "⟹"],
  ["-->", "⟶"],
  ["|->", "↦"],
  ["<->", "↔"],
  ["=>", "⇒"],
  ["->", "→"],
  ["/\\", "∧"],
  ["\\/", "∨"],
  ["~=", "≠"],
  ["<=", "≤"],
  [">=", "≥"],
  ["~:", "∉"],
  ["!!", "⋀"],
  ["[|", "⟦"],
  ["|]", "⟧"],
  ["(|", "⦇"],
  ["|)", "⦈"],
  ["<<", "‹"],
  [">>", "›"],
];

/** The replacement of what stands before the cursor, and how long that is. */
function replacementAt(before: string): { readonly length: number; readonly text: string } | null {
  const named = /\\<(\^?[A-Za-z][\w']*)>$/.exec(before);
  const symbol = named?.[1] === undefined ? undefined : allSymbols().get(named[1]);
  if (named !== null && symbol !== undefined) return { length: named[0].length, text: symbol };
  // What the start of a longer one was taken for: `⇒` after `=`.
  for (const [short, long] of [
    ["=⇒", "⟹"],
    ["-→", "⟶"],
    ["≤>", "⇔"],
    ["≤=>", "⟺"],
  ] as const)
    if (before.endsWith(short)) return { length: short.length, text: long };
  const found = abbreviations.find(([short]) => before.endsWith(short));
  return found === undefined ? null : { length: found[0].length, text: found[1] };
}

/** Replaces abbreviations. Undoing brings back what was typed. */
export const abbreviationInput: Extension = EditorView.inputHandler.of((view, from, to, text) => {
  if (text.length !== 1 || from !== to || view.composing) return false;
  const line = view.state.doc.lineAt(from);
  const found = replacementAt(line.text.slice(0, from - line.from) + text);
  if (found === null) return false;
  view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + 1 }, userEvent: "input.type" });
  const start = from + 1 - found.length;
  view.dispatch({
    changes: { from: start, to: from + 1, insert: found.text },
    selection: { anchor: start + found.text.length },
    annotations: isolateHistory.of("full"),
    userEvent: "input.complete",
  });
  return true;
});

const symbolOptions: readonly Completion[] = [...allSymbols()].map(([name, character]) => ({
  label: `\\${name.replace("^", "")}`,
  detail: character,
  type: "text",
  apply: character,
}));

/** Words that commands begin with. */
const commandOptions: readonly Completion[] = [
  snippetCompletion('lemma #{name}: "#{statement}"\n  oops', { label: "lemma", type: "keyword" }),
  snippetCompletion('datatype #{t} = #{C} "#{t}"', { label: "datatype", type: "keyword" }),
  snippetCompletion('fun #{f} :: "#{nat ⇒ nat}" where\n  "#{f x = x}"', { label: "fun", type: "keyword" }),
  snippetCompletion('definition #{c} :: "#{nat}" where\n  "#{c = 0}"', { label: "definition", type: "keyword" }),
  snippetCompletion('inductive #{p} :: "#{nat ⇒ bool}" where\n  "#{p 0}"', { label: "inductive", type: "keyword" }),
  snippetCompletion('value "#{1 + 1 :: nat}"', { label: "value", type: "keyword" }),
  ...["quickcheck", "nitpick", "oops", "sorry", "record", "codatatype", "primrec", "class", "locale", "values", "find_unused_assms"].map(
    (label): Completion => ({ label, type: "keyword" }),
  ),
];

export function completions(context: CompletionContext): CompletionResult | null {
  const symbol = context.matchBefore(/\\<?\^?[A-Za-z]*/);
  if (symbol !== null && symbol.to > symbol.from) return { from: symbol.from, options: [...symbolOptions], validFor: /^\\<?\^?[A-Za-z]*$/ };
  const word = context.matchBefore(/^\s*[a-z_]{2,}/);
  if (word === null) return null;
  const from = word.from + (word.text.length - word.text.trimStart().length);
  return { from, options: [...commandOptions], validFor: /^[a-z_]*$/ };
}

/** The symbols of the palette, in groups. */
export const palette: readonly { readonly name: string; readonly symbols: string }[] = [
  { name: "Logic", symbols: "∀∃¬∧∨⟶⟷⟹⋀≡≠λ∄" },
  { name: "Sets", symbols: "∈∉⊆⊂∪∩⋃⋂∅×" },
  { name: "Order", symbols: "≤≥≺≼⊑⊏⊔⊓⊤⊥∞" },
  { name: "Arrows", symbols: "⇒⇀↦→←↔⇔⟦⟧⦇⦈‹›" },
  { name: "Letters", symbols: "αβγδεζηθικλμνξπρστφχψωΓΔΣΩ" },
  { name: "Operators", symbols: "∘⊕⊗⊙∑∏⇩⇧" },
];

/** What a symbol is called. */
export function symbolName(character: string): string {
  for (const [name, c] of allSymbols()) if (c === character) return name;
  return character;
}
