/** Parser of notation in parentheses. */
import type { Mixfix } from "../command/parts.ts";
import type { Reader } from "./reader.ts";

const infixWords: Readonly<Record<string, "left" | "right" | "none">> = { infixl: "left", infixr: "right", infix: "none" };

/** Whether notation comes next: a parenthesis with a template or one of the words of notation. */
export function seesMixfix(r: Reader): boolean {
  if (!r.sees("(")) return false;
  const word = r.word(1);
  if (Object.hasOwn(infixWords, word) || word === "binder" || word === "structure") return true;
  const kind = r.kind(1);
  // A quoted selector of a datatype is followed by a colon.
  return (kind === "string" || kind === "cartouche") && !r.sees(":", 2);
}

/** `(infixl "s" p)`, `(binder "s" [q] p)`, `("template" [p, …] q)`, `(structure)`. */
export function parseMixfix(r: Reader): Mixfix {
  const from = r.at;
  r.expect("(");
  const mixfix = parseInside(r, from);
  r.expect(")");
  return { ...mixfix, span: r.spanFrom(from) };
}

function parseInside(r: Reader, from: number): Mixfix {
  const word = r.word();
  if (r.accept("structure")) return { kind: "structure", span: r.spanFrom(from) };
  if (Object.hasOwn(infixWords, word)) {
    r.at++;
    const symbol = r.embedded("a symbol in quotes");
    return { kind: "infix", associativity: infixWords[word] ?? "none", symbol, priority: r.nat(), span: r.spanFrom(from) };
  }
  if (r.accept("binder")) {
    const symbol = r.embedded("a symbol in quotes");
    const body = parsePriorities(r)[0];
    const priority = r.nat();
    return { kind: "binder", symbol, bodyPriority: body ?? priority, priority, span: r.spanFrom(from) };
  }
  const template = r.embedded("a mixfix template in quotes");
  const priorities = parsePriorities(r);
  const priority = r.kind() === "nat" ? r.nat() : 1000;
  return { kind: "template", template, priorities, priority, span: r.spanFrom(from) };
}

/** `[p, q, …]`, or nothing. */
function parsePriorities(r: Reader): number[] {
  if (!r.accept("[")) return [];
  const priorities = r.sees("]") ? [] : r.separated(",", () => r.nat());
  r.expect("]");
  return priorities;
}
