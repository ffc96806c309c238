import type { MonoType, Shape, TypeId } from "./program.ts";
import { isScalar, scalarFacts } from "./scalar.ts";

const most = Number.MAX_SAFE_INTEGER;

/** The number of values of a shape, null when infinite or too many to count. */
export function sizeOf(shape: Shape, of: (id: TypeId) => number | null): number | null {
  if (isScalar(shape)) return shape.kind === "bool" ? 2 : shape.kind === "enum" ? shape.count : null;
  switch (shape.kind) {
    case "data":
      return shape.free ? bounded(sum(shape.constructors.map((c) => product(c.fields.map(of))))) : null;
    case "function": {
      const points = product(shape.params.map(of));
      const values = of(shape.result);
      if (values === 1) return 1;
      return points === null || values === null ? null : bounded(values ** points);
    }
    case "set": {
      const elements = of(shape.element);
      return elements === null ? null : bounded(2 ** elements);
    }
    case "wrapped":
      // Only an upper bound: who counts a typedef must run through it.
      return null;
    case "opaque":
      return null;
  }
}

function bounded(n: number | null): number | null {
  return n !== null && n <= most ? n : null;
}

function product(sizes: readonly (number | null)[]): number | null {
  return sizes.reduce<number | null>((n, size) => (n === null || size === null ? null : n * size), 1);
}

function sum(sizes: readonly (number | null)[]): number | null {
  return sizes.reduce<number | null>((n, size) => (n === null || size === null ? null : n + size), 0);
}

/** Whether a type certainly has infinitely many values. Recursive datatypes are found by the type table. */
export function isInfinite(shape: Shape, of: (id: TypeId) => Pick<MonoType, "infinite" | "size">): boolean {
  if (isScalar(shape)) return scalarFacts(shape).isInfinite;
  switch (shape.kind) {
    case "data":
      return shape.free && shape.constructors.some((c) => c.fields.some((field) => of(field).infinite));
    case "function": {
      const result = of(shape.result);
      const several = result.infinite || (result.size !== null && result.size > 1);
      return result.infinite || (several && shape.params.some((p) => of(p).infinite));
    }
    case "set":
      return of(shape.element).infinite;
    case "wrapped":
    case "opaque":
      return false;
  }
}
