/** Ground terms as the values that the generators of `hollow/quickcheck` make. */

import { baseName } from "../../base/index.ts";
import { destChar, destList, destNumeral, destString, names, stripApp, type Term } from "../../logic/index.ts";
import { show, showAs } from "../../quickcheck/index.ts";
import { pointsOf } from "./typed-terms.ts";

/** Numbers as numbers, lists as arrays, pairs as tuples, sets as sets, functions as functions, data as `{ kind, args }`. */
export function valueOfTerm(t: Term): unknown {
  const text = destString(t);
  if (text !== null) return String.fromCharCode(...text);
  const code = destChar(t);
  if (code !== null) return String.fromCharCode(code);
  const number = destNumeral(t);
  if (number !== null) return Number(number);
  const elements = destList(t);
  if (elements !== null) return elements.map(valueOfTerm);
  if (t.type.kind === "con" && t.type.name === "fun") return functionOf(t);
  const { head, args } = stripApp(t);
  const [a, b] = args;
  if (head.kind !== "const") throw new RangeError("a value that is not data");
  if (head.name === names.True || head.name === names.False) return head.name === names.True;
  if (head.name === names.uminus && a !== undefined) return -Number(valueOfTerm(a));
  if (head.name === names.Unity) return null;
  if (head.name === names.bot) return new Set();
  if (head.name === names.insert && a !== undefined && b !== undefined)
    return new Set([valueOfTerm(a), ...(valueOfTerm(b) as Set<unknown>)]);
  if (head.name === names.Pair && a !== undefined && b !== undefined) return [valueOfTerm(a), valueOfTerm(b)];
  const kind = baseName(head.name);
  return args.length === 0 ? { kind } : { kind, args: args.map(valueOfTerm) };
}

/** A function that is given by points; it is shown as a table. */
function functionOf(t: Term): unknown {
  const { everywhere, points } = pointsOf(t);
  const otherwise = valueOfTerm(everywhere);
  const table = new Map(points.map(([x, y]) => [show(valueOfTerm(x)), valueOfTerm(y)]));
  const f = (x: unknown): unknown => {
    const key = show(x);
    return table.has(key) ? table.get(key) : otherwise;
  };
  const text = (): string => `{${[...table].map(([x, y]) => `${x} ↦ ${show(y)}, `).join("")}_ ↦ ${show(otherwise)}}`;
  return Object.assign(f, { [showAs]: text });
}
