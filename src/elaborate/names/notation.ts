/** Notation of constants, types and local names in the grammar. */
import { baseName } from "../../base/index.ts";
import { propT, stripApp, stripFun, type Term, type Type } from "../../logic/index.ts";
import {
  type Mixfix,
  mixfixProductions,
  type Nonterminal,
  type NotationMode,
  nonterminal,
  type Production,
  type Signature,
  type SyntaxMode,
} from "../../syntax/index.ts";
import { type InferenceType, prune } from "../read/inference-type.ts";
import type { Context } from "./context.ts";

const nonterminalOf = (ty: Type): Nonterminal => nonterminal(ty.kind === "var" ? "any" : ty === propT ? "prop" : "logic");

/** The nonterminals of arguments and result of a constant of that type. */
function signatureOf(ty: Type): Signature {
  const { args, result } = stripFun(ty);
  return { args: args.map(nonterminalOf), result: nonterminalOf(result) };
}

/** The same for a type as read, in which parts may be unknown. */
export function signatureOfReading(ty: InferenceType): Signature {
  const args: Nonterminal[] = [];
  let rest = prune(ty);
  while ((rest.kind === "con" || rest.kind === "open") && rest.name === "fun") {
    const [from, to] = rest.args;
    if (from === undefined || to === undefined) break;
    args.push(nonterminalOfReading(prune(from)));
    rest = prune(to);
  }
  return { args, result: nonterminalOfReading(rest) };
}

function nonterminalOfReading(ty: InferenceType): Nonterminal {
  return ty.kind === "con" || ty.kind === "var" ? nonterminalOf(ty) : nonterminal(ty.kind === "open" ? "logic" : "any");
}

/** The productions of a notation for a term: a constant by its full name, or a local name by itself. */
export function productionsFor(head: string, ty: Type, mixfix: Mixfix, mode: NotationMode = {}): readonly Production[] {
  return mixfixProductions(head, signatureOf(ty), mixfix, mode);
}

/** Adds notation for a constant (`global`: it stays after the block) or for a local binding (`local`). */
export function addNotation(context: Context, term: Term, mixfix: Mixfix, scope: "global" | "local", mode: NotationMode = {}): Context {
  const { head } = stripApp(term);
  const name = head.kind === "const" ? (scope === "local" ? baseName(head.name) : head.name) : head.kind === "free" ? head.name : "";
  const productions = productionsFor(name, term.type, mixfix, mode);
  const change = (c: Context): Context => c.with({ grammar: c.grammar.add(productions) });
  return scope === "global" ? context.globally(change) : change(context);
}

/** Notation of a type constructor of the given arity. */
export function typeProductions(tycon: string, arity: number, mixfix: Mixfix, mode: NotationMode = {}): readonly Production[] {
  const type = nonterminal("type");
  return mixfixProductions(tycon, { args: Array.from({ length: arity }, () => type), result: type }, mixfix, mode);
}

export function addTypeNotation(context: Context, tycon: string, mixfix: Mixfix): Context {
  const arity = context.theory.types.get(tycon)?.arity ?? 0;
  const productions = typeProductions(tycon, arity, mixfix);
  return context.globally((c) => c.with({ grammar: c.grammar.add(productions) }));
}

/** How a print mode of the outer syntax reads to the grammar. */
export function notationMode(mode: SyntaxMode): NotationMode {
  if (mode.name === "ASCII" || mode.name === "xsymbols" || !mode.isOutput) return { mode: mode.name, isInput: true };
  return mode.name === "" ? {} : { mode: mode.name };
}
