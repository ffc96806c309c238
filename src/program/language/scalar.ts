/** Values without parts: what is to be known of each representation of them, one row each. */
import type { Shape } from "./program.ts";

export type Scalar = Extract<Shape, { kind: "bool" | "number" | "rational" | "enum" }>;

interface ScalarFacts {
  /** Equal values are the same value of JavaScript. */
  readonly isPrimitive: boolean;
  readonly isInfinite: boolean;
}

const rows: Readonly<Record<Scalar["kind"], ScalarFacts>> = {
  bool: { isPrimitive: true, isInfinite: false },
  number: { isPrimitive: true, isInfinite: true },
  rational: { isPrimitive: false, isInfinite: true },
  enum: { isPrimitive: true, isInfinite: false },
};

export function isScalar(shape: Shape): shape is Scalar {
  return shape.kind in rows;
}

export function scalarFacts({ kind }: Scalar): ScalarFacts {
  return rows[kind];
}
