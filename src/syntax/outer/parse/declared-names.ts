/** What a command that cannot be read seems to declare, judged by its tokens alone. */

import { type CommandKind, mainKeywords } from "../tokens/keywords.ts";
import type { TokenList } from "../tokens/token.ts";
import { commandEntry } from "./commands.ts";

/** Commands with arguments of their own that declare no constant: some prove, some set up tools. */
const others: ReadonlySet<string> = new Set([
  "applicative",
  "arity_theorem",
  "case_of_simps",
  "code_lazy_type",
  "datatype_compat",
  "equivariance",
  "friend_of_corec",
  "functor",
  "lemmas_with",
  "method",
  "mk_VLambda",
  "mk_ide",
  "nominal_inductive",
  "nominal_inductive2",
  "nominal_termination",
  "parametric_constant",
  "prepare_code_thms",
  "reldb_add",
  "sepref_decl_impl",
  "sepref_register",
  "sepref_thm",
  "simps_of_case",
  "statespace",
  "termination",
]);

/**
 * The names that the command between two tokens seems to declare: its first name, names with a type, names after `and`, and
 * constructors. Commands that declare no constants have none.
 */
export function declaredNames(
  tokens: TokenList,
  { at, end, word, kind }: { readonly at: number; readonly end: number; readonly word: string; readonly kind: CommandKind },
): string[] {
  if (!mayDeclare(word, kind)) return [];
  if (functorial.has(word)) return functorNames(tokens, at + 1, end, word === "bnf");
  const names = new Set<string>();
  const start = afterParentheses(tokens, at + 1, end);
  let isFirst = true;
  for (let i = start; i < end; i++) {
    if (tokens.kind(i) !== "ident") continue;
    const before = i === start ? "" : tokens.word(i - 1);
    if (isFirst || tokens.word(i + 1) === "::" || before === "and" || before === "|" || before === "=") names.add(tokens.contentText(i));
    isFirst = false;
  }
  return [...names];
}

/** Commands that make a type a functor, with constants that go with it. */
const functorial: ReadonlySet<string> = new Set(["bnf", "copy_bnf", "lift_bnf"]);

const functorLabels: ReadonlySet<string> = new Set(["map", "sets", "rel", "pred", "bd", "wits", "plugins"]);

/**
 * Names given to these constants (`map: f`, `(s: 'a)`), and those that they have otherwise, after the type (`map_t`, `set_t`, `rel_t`, `pred_t`).
 * What `bnf` says after its labels is there already.
 */
function functorNames(tokens: TokenList, from: number, end: number, isOfGiven: boolean): string[] {
  const names = new Set<string>();
  let isType = true;
  for (let i = from; i < end; i++) {
    const [word, isLabel] = [tokens.word(i), tokens.word(i + 1) === ":"];
    const name = tokens.contentText(i).split(/[\s.]/).at(-1) ?? "";
    if (word === "for" || word === "[" || (isLabel && functorLabels.has(name))) isType = false;
    if (tokens.kind(i) !== "ident" && tokens.kind(i) !== "string") continue;
    if (isType && !isLabel) for (const part of functorParts) names.add(`${part}_${name}`);
    const isLabelled = i > from && tokens.word(i - 1) === ":" && tokens.kind(i) === "ident";
    if (!isOfGiven && !functorLabels.has(name) && (isLabelled || isLabel)) names.add(name);
  }
  return [...names];
}

const functorParts = ["map", "set", "set1", "set2", "set3", "set4", "rel", "pred"];

/** A broken definition, a definition of a kind that is not supported, or a command of some other theory. */
function mayDeclare(word: string, kind: CommandKind): boolean {
  if (declaring.has(word)) return true;
  if (others.has(word) || kind === "diag" || kind === "thy_load" || kind.endsWith("_stmt")) return false;
  if (kind.endsWith("_defn")) return true;
  return commandEntry(word) === undefined && mainKeywords.kindOf(word) === undefined;
}

/** Commands outside the kinds of definitions that declare constants. */
const declaring: ReadonlySet<string> = new Set(["definition", "abbreviation", "consts", "axiomatization", "class", "specification"]);

/** Whether a command that is not read may say something about the constants of the theory beyond those that it seems to declare. */
export function mayState({ word, kind }: { readonly word: string; readonly kind: CommandKind }): boolean {
  return stating.has(word) || (mainKeywords.kindOf(word) === undefined && mayDeclare(word, kind));
}

const stating: ReadonlySet<string> = new Set(["axiomatization", "specification", "overloading", "ML", "judgment"]);

/** The position behind `(in c)` and options. */
function afterParentheses(tokens: TokenList, from: number, end: number): number {
  let i = from;
  while (i < end && (tokens.word(i) === "(" || tokens.word(i) === "[")) {
    const close = tokens.word(i) === "(" ? ")" : "]";
    while (i < end && tokens.word(i) !== close) i++;
    i++;
  }
  return Math.min(i, end);
}
