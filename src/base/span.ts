/** A stretch of a source text: 0-based UTF-16 offsets, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The span of nothing, for things that stand nowhere in a text. */
export const noSpan: Span = { from: 0, to: 0 };

/** The smallest span that covers both. */
export function cover(a: Span, b: Span): Span {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

/** The span of what stood there, after it has moved. */
export function moved({ from, to }: Span, by: number): Span {
  return { from: from + by, to: to + by };
}

/** A place for people: line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns in a text in logarithmic time after one pass. */
export class LineMap {
  /** Offset of the first character of each line. */
  private readonly starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}
