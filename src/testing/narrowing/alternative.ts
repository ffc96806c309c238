import type { MonoType, TypeId, Value } from "../../program/index.ts";
import { type Cell, computed, evaluated, type LazyValue, type Narrow } from "./cell.ts";

/** What making alternatives needs to know. */
export interface VariableContext {
  readonly narrow: Narrow;
  /** The type whose values stand for those of `id`. */
  base(id: TypeId): MonoType;
  /** Values of the type are made by functions of its own. */
  isConstructed(id: TypeId): boolean;
  /** The value of strict code, or `Z`. */
  strict(type: TypeId, value: LazyValue): Value | Cell;
}

/** Binds a variable to a value. */
export function settle(cell: Cell, value: LazyValue): void {
  cell.v = value;
  cell.$ = evaluated;
}

/** Binds a variable to what others make. */
export function compute(cell: Cell, f: () => LazyValue): void {
  cell.f = f;
  cell.$ = computed;
}
