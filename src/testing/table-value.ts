/** Values given by tables: elements of enumerations, truth values, and functions from such to such. */
import type { MonoType, Value } from "../program/index.ts";

type Shape = MonoType["shape"];

const sizeOf = (shape: Shape | undefined): number | null => (shape?.kind === "enum" ? shape.count : shape?.kind === "bool" ? 2 : null);

const elementOf = (shape: Shape, i: number): Value => (shape.kind === "bool" ? i === 1 : i);

export function tableValue(types: readonly MonoType[], shape: Shape, entries: readonly number[]): Value | null {
  const [only = 0] = entries;
  if (sizeOf(shape) !== null) return elementOf(shape, only);
  if (shape.kind !== "function") return null;
  const result = types[shape.result]?.shape;
  const sizes = shape.params.map((id) => sizeOf(types[id]?.shape));
  if (result === undefined || sizeOf(result) === null || sizes.includes(null)) return null;
  const values = entries.map((i) => elementOf(result, i));
  const [first, second] = sizes;
  const read =
    sizes.length === 1
      ? (x: Value): Value => values[Number(x)] ?? null
      : sizes.length === 2 && first !== null && second !== null && second !== undefined
        ? (x: Value, y: Value): Value => values[Number(x) * second + Number(y)] ?? null
        : (...args: readonly Value[]): Value => values[args.reduce<number>((at, x, i) => at * (sizes[i] ?? 0) + Number(x), 0)] ?? null;
  return read as unknown as Value;
}
