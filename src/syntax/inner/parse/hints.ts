/** Ways out of common syntax errors. */
import type { Grammar } from "../grammar/grammar.ts";
import { nonterminal } from "../grammar/nonterminal.ts";
import type { Production } from "../grammar/production.ts";
import { isLiteral, literalText, terminals } from "../grammar/terminal.ts";
import type { Tokens } from "./lexer.ts";

/** The place where reading failed, as the hints look at it. */
interface Scene {
  readonly grammar: Grammar;
  readonly tokens: Tokens;
  /** The token that cannot stand there. */
  readonly at: number;
  readonly isExpected: (terminal: number) => boolean;
}

const pairs: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["⦇", "⦈"],
  ["⟦", "⟧"],
  ["(|", "|)"],
  ["[|", "|]"],
  ["{#", "#}"],
  ["{|", "|}"],
  ["⟨", "⟩"],
]);
const closing = new Set(pairs.values());

function textAt(tokens: Tokens, at: number): string {
  return tokens.text.slice(tokens.starts[at], tokens.ends[at]);
}

function literalAt(tokens: Tokens, at: number): string | null {
  const terminal = tokens.terminals[at] ?? terminals.end;
  return isLiteral(terminal) ? literalText(terminal) : null;
}

/** The brackets that are open before the token. */
function openBrackets(tokens: Tokens, at: number): number[] {
  const open: number[] = [];
  for (let i = 0; i < at; i++) {
    const text = literalAt(tokens, i);
    if (text === null) continue;
    if (pairs.has(text)) open.push(i);
    else if (closing.has(text)) open.pop();
  }
  return open;
}

/** The tokens before `at` in the same brackets, nearest first. */
function* before(tokens: Tokens, at: number): Generator<number> {
  let depth = 0;
  for (let i = at - 1; i >= 0; i--) {
    const text = literalAt(tokens, i);
    if (text !== null && closing.has(text)) depth++;
    else if (text !== null && pairs.has(text) && --depth < 0) return;
    if (depth === 0) yield i;
  }
}

const logic = nonterminal("logic");

function infixOf(grammar: Grammar, terminal: number): Production | undefined {
  const all = grammar.continuations.get(terminal) ?? [];
  return all.find((production) => production.symbols.length === 3 && production.result === logic);
}

function bracketHint({ tokens, at }: Scene): string | null {
  const text = literalAt(tokens, at);
  const open = openBrackets(tokens, at);
  const last = open[open.length - 1];
  if (text !== null && closing.has(text)) {
    const opener = last === undefined ? null : literalAt(tokens, last);
    if (opener === null) return `"${text}" closes nothing: remove it or add the opening bracket`;
    return pairs.get(opener) === text ? null : `"${opener}" has to be closed by "${pairs.get(opener)}" before "${text}"`;
  }
  if (tokens.terminals[at] !== terminals.end || last === undefined) return null;
  return `"${literalAt(tokens, last)}" is never closed`;
}

function binderHint({ grammar, tokens, at }: Scene): string | null {
  const text = literalAt(tokens, at);
  const terminal = tokens.terminals[at] ?? terminals.end;
  const isWeak = (grammar.starts.get(terminal) ?? []).some((p) => p.priority <= 10 && (p.result === logic || p.action.kind === "binder"));
  const previous = tokens.terminals[at - 1] ?? terminals.end;
  if (text === null || !isWeak || at === 0 || !isLiteral(previous) || !grammar.continuations.has(previous)) return null;
  return `a phrase that begins with "${text}" extends as far as possible: put it into parentheses, as in "… ${literalText(previous)} (${text} …)"`;
}

function constraintHint({ grammar, tokens, at }: Scene): string | null {
  if (infixOf(grammar, tokens.terminals[at] ?? terminals.end) === undefined) return null;
  for (const i of before(tokens, at)) {
    const text = literalAt(tokens, i);
    if (text === "::") return 'put the term with its type into parentheses, as in "(x :: nat) = y"';
    if (text !== null && text !== "⇒" && text !== "=>") return null;
  }
  return null;
}

function associativityHint({ grammar, tokens, at }: Scene): string | null {
  const own = infixOf(grammar, tokens.terminals[at] ?? terminals.end);
  const text = literalAt(tokens, at);
  if (own === undefined || text === null) return null;
  for (const i of before(tokens, at)) {
    const other = infixOf(grammar, tokens.terminals[i] ?? terminals.end);
    if (other === undefined) continue;
    if (other.priority !== own.priority) return null;
    return `"${literalAt(tokens, i)}" and "${text}" do not associate: add parentheses, or join two statements by ∧`;
  }
  return null;
}

const variableBinders = new Set(["∀", "∃", "⋀", "ALL", "EX", "!!", "!", "?", "∄"]);
const patternBinders = new Set(["∃!", "EX!", "?!", "THE", "SOME", "∃⇩≤⇩1"]);

function patternHint({ tokens, at }: Scene): string | null {
  for (let i = at; i >= 0 && i > at - 8; i--) {
    const text = literalAt(tokens, i);
    if (text === null || "(,)".includes(text) || i === at) continue;
    if (variableBinders.has(text)) return `"${text}" binds variables; a tuple needs a set, as in "${text}(x, y)∈A. P"`;
    return patternBinders.has(text) ? `"${text}" binds one variable or one tuple of variables` : null;
  }
  return null;
}

function dotHint({ tokens, at, isExpected }: Scene): string | null {
  const isLong = (i: number): boolean => tokens.terminals[i] === terminals.longid;
  if (isLong(at)) return `"${textAt(tokens, at)}" is one qualified name: write a blank after the dot`;
  return isLong(at - 1) && isExpected(terminals.end) === false
    ? `"${textAt(tokens, at - 1)}" is one qualified name: write a blank after the dot`
    : null;
}

/** `f xs[i := v]` and `f(x := y) z`. */
function updateHint({ tokens, at }: Scene): string | null {
  if (literalAt(tokens, at) === ":=")
    return 'an update applies to an atom: write "f (xs[i := v])", or put what stands before the bracket into parentheses';
  if (literalAt(tokens, at - 1) !== ")") return null;
  let depth = 0;
  for (let i = at - 1; i >= 0; i--) {
    const text = literalAt(tokens, i);
    if (text === ")") depth++;
    else if (text === "(" && --depth === 0) return null;
    else if (depth === 1 && (text === ":=" || text === "↦")) return 'put an update into parentheses to apply it, as in "(f(x := y)) z"';
  }
  return null;
}

function operandHint({ grammar, tokens, at }: Scene): string | null {
  const text = literalAt(tokens, at);
  const tight = (grammar.continuations.get(tokens.terminals[at] ?? terminals.end) ?? []).filter(
    (p) => (p.symbols[0]?.priority ?? 0) >= 900,
  );
  if (text === null || tight.length === 0) return null;
  return `what stands before "${text}" has to be atomic: put it into parentheses`;
}

function reservedHint({ tokens, at, isExpected }: Scene): string | null {
  const text = literalAt(tokens, at);
  if (text === null || !/^[A-Za-z]/.test(text) || !isExpected(terminals.id)) return null;
  return `"${text}" is reserved by a notation and cannot be a name here`;
}

function mixedHint({ grammar, tokens, at }: Scene): string | null {
  const text = literalAt(tokens, at);
  if (text === null || infixOf(grammar, tokens.terminals[at] ?? terminals.end) === undefined) return null;
  return `add parentheses: "${text}" cannot follow what stands before it without them`;
}

function unknownHint({ tokens, at }: Scene): string | null {
  if (tokens.terminals[at] !== terminals.unknown) return null;
  if (tokens.text.startsWith("''", tokens.starts[at])) return "the string is not closed by ''";
  return "the symbol belongs to no notation of the imported theories";
}

/** Signs without blanks between them are meant as one, such as `{|` and `∈#`, which other theories have. */
function joinedHint({ tokens, at }: Scene): string | null {
  const isSign = (i: number): boolean => /^[^\p{L}\p{N}()\s,.]+$/u.test(literalAt(tokens, i) ?? "");
  const isJoined = (i: number): boolean => isSign(i) && isSign(i + 1) && tokens.ends[i] === tokens.starts[i + 1];
  let [first, last] = [at, at];
  while (isJoined(first - 1)) first--;
  while (isJoined(last)) last++;
  return first === last
    ? null
    : `"${tokens.text.slice(tokens.starts[first], tokens.ends[last])}" belongs to no notation of the imported theories`;
}

/** The first hint that fits, or null. */
export function findHint(
  grammar: Grammar,
  tokens: Tokens,
  failure: { at: number; isExpected: (terminal: number) => boolean },
): string | null {
  const scene: Scene = { grammar, tokens, at: failure.at, isExpected: failure.isExpected };
  const rules = [unknownHint, bracketHint, binderHint, dotHint, patternHint, constraintHint, joinedHint, associativityHint, updateHint];
  for (const rule of [...rules, operandHint, reservedHint, mixedHint]) {
    const hint = rule(scene);
    if (hint !== null) return hint;
  }
  return null;
}
