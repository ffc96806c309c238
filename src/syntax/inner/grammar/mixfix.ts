import { type Nonterminal, nonterminal } from "./nonterminal.ts";
import type { Action, GrammarSymbol, Production } from "./production.ts";
import { readTemplate, type TemplatePiece } from "./template.ts";
import { isLiteral, literalTerminal } from "./terminal.ts";

/** A text in Unicode; a `SourceText` is one. */
interface Text {
  readonly text: string;
}

/** Notation as written after a constant or type. */
export type MixfixAnnotation =
  | {
      readonly kind: "infix";
      readonly associativity: "left" | "right" | "none";
      readonly symbol: Text;
      readonly priority: number;
    }
  | { readonly kind: "binder"; readonly symbol: Text; readonly bodyPriority: number; readonly priority: number }
  | { readonly kind: "template"; readonly template: Text; readonly priorities: readonly number[]; readonly priority: number }
  | { readonly kind: "structure" };

/** The nonterminals of a constant's arguments and result, from its type (see signature.ts). */
export interface Signature {
  readonly args: readonly Nonterminal[];
  readonly result: Nonterminal;
}

/** How a notation was declared. */
export interface NotationMode {
  /** The print mode, such as "ASCII"; "" by default. */
  readonly mode?: string;
  /** Whether it serves for reading only. */
  readonly isInput?: boolean;
}

/** The greatest priority. */
export const maxPriority = 1000;

let made = 0;

/** What the makers of productions start from. */
export interface ProductionParts {
  readonly result: Nonterminal;
  readonly priority: number;
  readonly symbols: readonly GrammarSymbol[];
  readonly action: Action;
  readonly notation: NotationMode;
}

function symbolKey(symbol: GrammarSymbol): string {
  return symbol.terminal >= 0 ? `t${symbol.terminal}` : `n${symbol.nonterminal}:${symbol.priority}`;
}

function actionKey(action: Action): string {
  switch (action.kind) {
    case "node":
      return `${action.sequences} ${action.front} ${action.isIndexLeftOut} ${action.head}`;
    case "sequence":
      return `sequence ${action.spine} ${action.head}`;
    case "binder":
      return `binder ${action.head}`;
    case "ident":
      return `ident ${action.name}`;
    case "pass":
    case "abs":
      return action.kind;
  }
}

/** A production with its derived fields. */
export function makeProduction({ result, priority, symbols, action, notation }: ProductionParts): Production {
  const mode = notation.mode ?? "";
  const isInput = notation.isInput ?? (mode === "input" || mode === "ASCII");
  return {
    serial: made++,
    result,
    priority,
    symbols,
    action,
    partCount: symbols.filter((symbol) => !isLiteral(symbol.terminal)).length,
    mode,
    isInput,
    key: `${result}:${priority}=${symbols.map(symbolKey).join(" ")}|${actionKey(action)}|${mode}${isInput ? "-" : ""}`,
  };
}

/** A literal in a production. */
export function literal(text: string, isSpaced: boolean): GrammarSymbol {
  return { terminal: literalTerminal(text), nonterminal: 0 as Nonterminal, priority: 0, isSpaced };
}

/** A nonterminal in a production. */
export function argument(nt: Nonterminal, priority: number, isSpaced: boolean): GrammarSymbol {
  return { terminal: -1, nonterminal: nt, priority: Math.max(0, Math.min(maxPriority, priority)), isSpaced };
}

/** The meaning "the head with its parts". */
export function nodeAction(head: string, sequences: "keep" | "splice" | "wrap" = "keep", front = -1): Action {
  return { kind: "node", head, sequences, front, isIndexLeftOut: false };
}

const logic = nonterminal("logic");
const any = nonterminal("any");
const prop = nonterminal("prop");
const properProp = nonterminal("prop'");
const type = nonterminal("type");
const idts = nonterminal("idts");
const index = nonterminal("index");

/** The symbols of a template, with its index argument (if any) written or left out. */
function templateSymbols(pieces: readonly TemplatePiece[], args: readonly GrammarSymbol[], isIndexWritten: boolean): GrammarSymbol[] {
  const symbols: GrammarSymbol[] = [];
  let next = 0;
  for (const piece of pieces) {
    if (piece.kind === "delimiter") symbols.push(literal(piece.text, piece.isSpaced));
    else if (piece.kind === "argument") symbols.push({ ...(args[next++] ?? argument(any, 0, false)), isSpaced: piece.isSpaced });
    else if (isIndexWritten) symbols.push(argument(index, 0, false));
  }
  return symbols;
}

/** Everything that makes the productions of one template. */
interface TemplateParts {
  readonly pieces: readonly TemplatePiece[];
  readonly head: string;
  readonly args: readonly GrammarSymbol[];
  readonly result: Nonterminal;
  readonly priority: number;
  readonly notation: NotationMode;
}

function countArguments(pieces: readonly TemplatePiece[]): number {
  return pieces.filter((piece) => piece.kind === "argument").length;
}

/** The nonterminal of a phrase with `count` arguments: a function when there are fewer than the type has. Only a bare `_` keeps `prop`. */
function resultOf(signature: Signature, pieces: readonly TemplatePiece[]): Nonterminal {
  const count = countArguments(pieces) + (pieces.some((piece) => piece.kind === "index") ? 1 : 0);
  if (count < signature.args.length) return logic;
  if (signature.result === any) return logic;
  const isBare = pieces.every((piece) => piece.kind === "argument");
  return signature.result === prop && !isBare ? properProp : signature.result;
}

/** The productions of a template: one, or two when it has an index argument, which is the constant's first argument. */
function templateProductions({ pieces, head, args, result, priority, notation }: TemplateParts): Production[] {
  const at = pieces.findIndex((piece) => piece.kind === "index");
  const node = { kind: "node", head, sequences: "keep" } as const;
  const make = (isWritten: boolean, front: number): Production => {
    const action = { ...node, front, isIndexLeftOut: at >= 0 && !isWritten };
    return makeProduction({ result, priority, symbols: templateSymbols(pieces, args, isWritten), action, notation });
  };
  return at < 0 ? [make(true, -1)] : [make(false, -1), make(true, countArguments(pieces.slice(0, at)))];
}

function infixPriorities(associativity: "left" | "right" | "none", p: number): readonly [number, number] {
  if (associativity === "left") return [p, p + 1];
  return associativity === "right" ? [p + 1, p] : [p + 1, p + 1];
}

type Infix = MixfixAnnotation & { kind: "infix" };
type Binder = MixfixAnnotation & { kind: "binder" };
type Template = MixfixAnnotation & { kind: "template" };

/** The argument nonterminals that the template's `_` stand for: an index takes the first one. */
function plainArguments(signature: Signature, pieces: readonly TemplatePiece[]): readonly Nonterminal[] {
  return pieces.some((piece) => piece.kind === "index") ? signature.args.slice(1) : signature.args;
}

/** The productions of `_ s _` and of the section `(s)`. */
function infixProductions(head: string, signature: Signature, annotation: Infix, notation: NotationMode): Production[] {
  const { symbol, priority, associativity } = annotation;
  const [left, right] = infixPriorities(associativity, priority);
  const middle = readTemplate(` ${symbol.text}`);
  const pieces: TemplatePiece[] = [{ kind: "argument", isSpaced: false }, ...middle, { kind: "argument", isSpaced: true }];
  const [a = any, b = any] = plainArguments(signature, pieces);
  const args = [argument(a, left, false), argument(b, right, false)];
  const infix = templateProductions({ pieces, head, args, result: resultOf(signature, pieces), priority, notation });
  if (signature.result === type) return infix;
  const section = readTemplate(`'(${symbol.text}')`);
  return [...infix, ...templateProductions({ pieces: section, head, args: [], result: logic, priority: maxPriority, notation })];
}

function binderProduction(head: string, signature: Signature, annotation: Binder, notation: NotationMode): Production {
  const { symbol, bodyPriority, priority } = annotation;
  const marks = templateSymbols(readTemplate(symbol.text), [], false);
  const isProp = signature.result === prop;
  const variables = argument(idts, 0, /[A-Za-z\s]$/.test(symbol.text));
  const symbols = [...marks, variables, literal(".", false), argument(isProp ? prop : logic, bodyPriority, true)];
  return makeProduction({ result: isProp ? properProp : logic, priority, symbols, action: { kind: "binder", head }, notation });
}

/** In `syntax`, a first argument of nonterminal `index` is written `_` in the template. */
function indexPieces(pieces: readonly TemplatePiece[], signature: Signature): readonly TemplatePiece[] {
  const at = signature.args[0] === index ? pieces.findIndex((piece) => piece.kind === "argument") : -1;
  return pieces.map((piece, i) => (i === at ? { kind: "index", isSpaced: piece.isSpaced } : piece));
}

function fullProductions(head: string, signature: Signature, annotation: Template, notation: NotationMode): Production[] {
  const pieces = indexPieces(readTemplate(annotation.template.text), signature);
  const nts = plainArguments(signature, pieces);
  const count = countArguments(pieces);
  const skipped = pieces.some((piece) => piece.kind === "index") && signature.args[0] === index ? 1 : 0;
  const least = annotation.priorities.slice(skipped);
  const args = Array.from({ length: count }, (_, i) => argument(nts[i] ?? any, least[i] ?? 0, false));
  return templateProductions({ pieces, head, args, result: resultOf(signature, pieces), priority: annotation.priority, notation });
}

/** The productions that an annotation gives to a constant, a type or a syntax head of the given signature. */
export function mixfixProductions(
  head: string,
  signature: Signature,
  annotation: MixfixAnnotation,
  notation: NotationMode = {},
): readonly Production[] {
  switch (annotation.kind) {
    case "infix":
      return infixProductions(head, signature, annotation, notation);
    case "binder":
      return [binderProduction(head, signature, annotation, notation)];
    case "template": {
      const productions = fullProductions(head, signature, annotation, notation);
      return head === "" ? productions.map(passing) : productions;
    }
    case "structure":
      return [];
  }
}

/** A phrase without a head means its only part: `syntax "" :: "step ⇒ steps" ("_")`. */
function passing({ result, priority, symbols, mode, isInput }: Production): Production {
  return makeProduction({ result, priority, symbols, action: { kind: "pass" }, notation: { mode, isInput } });
}
