import { app, type Const, type Specification, type Term } from "../logic/index.ts";
import { primitive } from "./expressions.ts";
import type { Expr } from "./program.ts";
import type { Wrappers } from "./store.ts";
import type { Translation } from "./translation.ts";

type Morphism = Extract<Specification, { kind: "morphism" }>;

/** `Rep x` and `Abs x`: a typedef's value is its representation, so both keep the value. */
export function translateMorphism(tr: Translation, c: Const, spec: Morphism, args: readonly Term[]): Expr {
  const [x, ...rest] = args;
  if (x === undefined) return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why: "no argument" }, tr.types.id(c.type));
  const from = tr.types.id(x.type);
  const to = tr.types.id(app(c, x).type);
  const value = primitive(spec.direction === "rep" ? "unwrap" : "wrap", from, [tr.expr(x)], to);
  return tr.apply(value, rest);
}

/** The functions that typedefs and quotients need from the program. */
export const wrappers: Wrappers = { carrier: () => null, relation: () => null };
