import { ClauseBuffer } from "../../src/sat/index.ts";

/** Clauses as solvers take them. */
export function buffered(formula: readonly (readonly number[])[]): Int32Array {
  const buffer = new ClauseBuffer();
  for (const clause of formula) buffer.add(...clause);
  return buffer.view;
}

/** One more pigeon than there are holes, each in a hole, no two in one. */
export function pigeons(holes: number): number[][] {
  const at = (p: number, h: number): number => p * holes + h + 1;
  const each = Array.from({ length: holes + 1 }, (_, p) => Array.from({ length: holes }, (_, h) => at(p, h)));
  const apart: number[][] = [];
  for (let h = 0; h < holes; h++) for (let p = 0; p <= holes; p++) for (let q = 0; q < p; q++) apart.push([-at(p, h), -at(q, h)]);
  return [...each, ...apart];
}
