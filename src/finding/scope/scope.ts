import type { Type } from "../../logic/index.ts";

/** What a scope says. */
export interface Scope {
  /** Number of atoms, and whether the user named this very type. */
  readonly card: (ty: Type) => { readonly size: number; readonly isFixed: boolean };
  /** Most atoms made by a constructor, or null. */
  readonly max: (made: string) => number | null;
  /** -1: codatatypes are not kept apart. */
  readonly bisimDepth: number;
  /** How many datatypes have their atoms numbered in one way only. */
  readonly numberedTypes: number;
}
