import type { Span } from "../../../base/index.ts";
import { terminals } from "../grammar/terminal.ts";
import type { SyntaxTree } from "../tree/tree.ts";

/** Splits `x12` into name and index; `x⇩1` and `x.3` keep their digits apart. */
function splitIndexed(text: string): { name: string; index: number } {
  const dotted = /^(.*)\.([0-9]+)$/su.exec(text);
  if (dotted !== null) return { name: dotted[1] ?? "", index: Number(dotted[2]) };
  const trailing = /^(.*[^0-9⇩])([0-9]+)$/su.exec(text);
  if (trailing === null) return { name: text, index: 0 };
  return { name: trailing[1] ?? "", index: Number(trailing[2]) };
}

/** The leaf that a value token stands for. */
export function tokenTree(terminal: number, text: string, span: Span): SyntaxTree {
  switch (terminal) {
    case terminals.var:
      return { kind: "schematic", ...splitIndexed(text.slice(1)), span };
    case terminals.tid:
      return { kind: "tfree", name: text, span };
    case terminals.tvar:
      return { kind: "tvar", ...splitIndexed(text.slice(1)), span };
    case terminals.num:
      return { kind: "numeral", value: BigInt(text), span };
    case terminals.float:
      return { kind: "float", text, span };
    case terminals.str:
      return { kind: "string", value: text.slice(2, -2).replaceAll("\\'", "'"), span };
    case terminals.quoted:
      return { kind: "quoted", text: text.slice(1, -1), span };
    case terminals.cartouche:
      return { kind: "cartouche", text: text.slice(1, -1), span };
    default:
      return { kind: "ident", name: text, span };
  }
}

const classes = {
  ident: terminals.id,
  schematic: terminals.var,
  tfree: terminals.tid,
  tvar: terminals.tvar,
  numeral: terminals.num,
  float: terminals.float,
  string: terminals.str,
  quoted: terminals.quoted,
  cartouche: terminals.cartouche,
} as const;

/** The class of the token that a leaf is written as. */
export function leafTerminal(tree: Exclude<SyntaxTree, { kind: "node" }>): number {
  return tree.kind === "ident" && tree.name.includes(".") ? terminals.longid : classes[tree.kind];
}
