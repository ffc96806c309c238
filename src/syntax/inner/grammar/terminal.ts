/** The terminals of the grammar: classes of value tokens, and literals. Each is a small number, so that tables can be indexed by it. */

/** The numbers of the classes of value tokens. `end` is the end of the text, `unknown` a character that begins no token. */
export const terminals = {
  id: 0,
  longid: 1,
  var: 2,
  tid: 3,
  tvar: 4,
  num: 5,
  float: 6,
  str: 7,
  quoted: 8,
  cartouche: 9,
  end: 10,
  unknown: 11,
} as const;

/** The names by which users' `syntax` refers to classes of value tokens, such as `num_token`. */
export const valueTerminals: ReadonlyMap<string, number> = new Map([
  ["id", terminals.id],
  ["longid", terminals.longid],
  ["var", terminals.var],
  ["tid", terminals.tid],
  ["tvar", terminals.tvar],
  ["num_token", terminals.num],
  ["float_token", terminals.float],
  ["str_token", terminals.str],
  ["string_token", terminals.quoted],
  ["cartouche", terminals.cartouche],
]);

/** Numbers below are the kinds of tokens. */
const firstLiteral = 16;
const literalNumbers = new Map<string, number>();
const literalTexts: string[] = [];

/** The number of a literal. Equal texts have equal numbers, in every grammar. */
export function literalTerminal(text: string): number {
  let number = literalNumbers.get(text);
  if (number === undefined) {
    number = firstLiteral + literalTexts.length;
    literalNumbers.set(text, number);
    literalTexts.push(text);
  }
  return number;
}

/** Whether the terminal is a literal rather than a class of value tokens. */
export function isLiteral(terminal: number): boolean {
  return terminal >= firstLiteral;
}

const classNames = ["identifier", "qualified identifier", "schematic variable", "type variable", "schematic type variable"].concat([
  "number",
  "decimal fraction",
  "string ''…''",
  'quoted text "…"',
  "cartouche ‹…›",
  "end of input",
  "unknown symbol",
]);

/** The terminal for people: the literal itself in quotes, or the name of the class. */
export function describeTerminal(terminal: number): string {
  return isLiteral(terminal) ? `"${literalTexts[terminal - firstLiteral]}"` : (classNames[terminal] ?? "token");
}

/** The text of a literal. */
export function literalText(terminal: number): string {
  return literalTexts[terminal - firstLiteral] ?? "";
}
