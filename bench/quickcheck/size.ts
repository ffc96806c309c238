/** How large a counterexample is. */
export interface Measure {
  /** Every list, object, number and null counts one, a text one more than it has characters. */
  readonly parts: number;
  /** The sum of the absolute values of the numbers in it. */
  readonly sum: number;
}

/** The size of a value. */
export function measure(value: unknown): Measure {
  if (typeof value === "number") return { parts: 1, sum: Math.abs(value) };
  if (typeof value === "string") return { parts: 1 + [...value].length, sum: 0 };
  if (typeof value !== "object" || value === null) return { parts: 1, sum: 0 };
  const inner = Object.values(value).map(measure);
  return { parts: 1 + inner.reduce((n, m) => n + m.parts, 0), sum: inner.reduce((n, m) => n + m.sum, 0) };
}

/** Whether one has fewer parts, or as many and a sum that is not greater. */
export function isSmallerOrEqual(a: Measure, b: Measure): boolean {
  return a.parts < b.parts || (a.parts === b.parts && a.sum <= b.sum);
}

/** The mean of several sizes. */
export function meanMeasure(measures: readonly Measure[]): Measure {
  const mean = (of: (measure: Measure) => number) => measures.reduce((sum, m) => sum + of(m), 0) / Math.max(1, measures.length);
  return { parts: mean((m) => m.parts), sum: mean((m) => m.sum) };
}
