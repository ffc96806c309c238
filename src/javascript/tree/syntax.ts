/**
 * The part of JavaScript that generated code is written in, as data. Names and literals stand for themselves: a string is a name (the
 * printer refuses anything else), a number, a BigInt, a truth value or null is a literal.
 */

/** An expression. */
export type Js =
  | string
  | number
  | bigint
  | boolean
  | null
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "array"; readonly items: readonly Js[] }
  | { readonly kind: "object"; readonly fields: readonly Field[] }
  | { readonly kind: "member"; readonly of: Js; readonly name: string }
  | { readonly kind: "index"; readonly of: Js; readonly at: Js }
  | { readonly kind: "call"; readonly fun: Js; readonly args: readonly Js[]; readonly isNew: boolean }
  | { readonly kind: "unary"; readonly op: UnaryOp; readonly arg: Js }
  | { readonly kind: "binary"; readonly op: BinaryOp; readonly left: Js; readonly right: Js }
  | { readonly kind: "choice"; readonly test: Js; readonly yes: Js; readonly no: Js }
  | { readonly kind: "arrow"; readonly params: readonly string[]; readonly body: Js | Body };

/** A property; one that is computed when asked for may name what is declared later. */
export interface Field {
  readonly name: string;
  readonly value: Js;
  readonly isLate: boolean;
}

export type UnaryOp = "!" | "-" | "~" | "++" | "--" | "..." | "typeof";

/** Operators from those that bind least to those that bind most; assignments among them. */
export type BinaryOp =
  | "="
  | "+="
  | "-="
  | "&="
  | "|="
  | ","
  | "||"
  | "&&"
  | "|"
  | "^"
  | "&"
  | "==="
  | "!=="
  | "<"
  | "<="
  | ">"
  | ">="
  | "instanceof"
  | "<<"
  | ">>"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

/** Statements in order. */
export type Body = readonly Statement[];

export type Statement =
  | Declaration
  | { readonly kind: "do"; readonly value: Js }
  | { readonly kind: "if"; readonly test: Js; readonly yes: Body; readonly no: Body }
  | { readonly kind: "for"; readonly start: Declaration | null; readonly test: Js | null; readonly step: Js | null; readonly body: Body }
  | { readonly kind: "each"; readonly name: string; readonly of: Js; readonly body: Body }
  | { readonly kind: "block"; readonly body: Body }
  | { readonly kind: "label"; readonly name: string; readonly body: Statement }
  | { readonly kind: "switch"; readonly on: Js; readonly cases: readonly Case[] }
  | { readonly kind: "return"; readonly value: Js }
  | { readonly kind: "jump"; readonly how: "break" | "continue"; readonly label: string | null }
  | { readonly kind: "function"; readonly name: string; readonly params: readonly string[]; readonly body: Body }
  /** A class whose constructor keeps its parameters. */
  | { readonly kind: "class"; readonly name: string; readonly params: readonly string[] }
  | { readonly kind: "try"; readonly body: Body; readonly name: string; readonly handler: Body };

/** Constants or variables, in order. */
export interface Declaration {
  readonly kind: "declare";
  readonly isConstant: boolean;
  readonly names: readonly (readonly [name: string, value: Js | undefined])[];
}

/** One case of a switch, or the one for all other values. */
export interface Case {
  readonly value: Js;
  readonly isDefault: boolean;
  readonly body: Body;
}
