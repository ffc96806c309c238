import type { SyntaxTree } from "../tree/tree.ts";
import type { Grammar } from "./grammar.ts";
import type { Signature } from "./mixfix.ts";
import { type Nonterminal, nonterminal } from "./nonterminal.ts";

const any = nonterminal("any");
const logic = nonterminal("logic");

/** The nonterminal of arguments of a type: `any` for type variables, a declared nonterminal for its name, otherwise `logic` (or `prop`). */
function nonterminalOf(grammar: Grammar, type: SyntaxTree): Nonterminal {
  if (type.kind === "tfree" || type.kind === "tvar" || type.kind === "ident") return any;
  if (type.kind !== "node") return logic;
  const [name, ...args] = type.args;
  if (type.head === "_ofsort") return any;
  if (type.head !== "_type" || name?.kind !== "ident" || args.length > 0) return logic;
  if (name.name === "type") return nonterminal("type");
  return grammar.nonterminals.get(name.name) ?? logic;
}

/**
 * The signature for `mixfixProductions`, from a pseudo-type of `syntax` as a tree: `nat ⇒ 'a ⇒ idts ⇒ prop` has arguments `logic`,
 * `any`, `idts` and result `prop`. Nonterminals and classes of tokens are known by their names, which types of constants may share:
 * use it for `syntax` only.
 */
export function signatureOfType(grammar: Grammar, type: SyntaxTree): Signature {
  const args: Nonterminal[] = [];
  let rest = type;
  while (rest.kind === "node" && (rest.head === "fun" || rest.head === "_bracket")) {
    const parts = rest.args;
    const result = parts[parts.length - 1];
    if (result === undefined) break;
    for (const part of parts.slice(0, -1)) args.push(nonterminalOf(grammar, part));
    rest = result;
  }
  return { args, result: nonterminalOf(grammar, rest) };
}

/** The signature of a type constructor with `arity` arguments. */
export function typeSignature(arity: number): Signature {
  const type = nonterminal("type");
  return { args: Array.from({ length: arity }, () => type), result: type };
}
