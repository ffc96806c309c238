/** What the search is told, as far as it looks at it (all of it: `testing/narrowing/cell.ts`). */
import type { Cell, Lazy } from "./lazy.ts";

/** What is known of a variable. */
export interface Facts {
  readonly alternatives: Alternatives | null;
  chosen: number;
  readonly home: unknown;
  readonly slot: number;
  readonly parts: readonly (readonly Cell[] | undefined)[];
}

export interface Alternatives {
  readonly scalars: readonly unknown[] | null;
  readonly list: readonly Alternative[];
  readonly isComplete: boolean;
  readonly isRange: boolean;
  readonly isOrdered: boolean;
}

export interface Alternative {
  bind(cell: Cell, parts: readonly Cell[]): void;
}

/** The code of a goal: false when it cannot become true any more. */
export type GoalCode = (a: unknown, b: unknown, c: unknown) => boolean;

export interface RootGoal {
  readonly goal: (args: readonly Cell[]) => boolean;
  readonly args: readonly Cell[];
}

export interface Conclusion {
  readonly run: () => Lazy;
  readonly whole: ((args: readonly Cell[]) => Lazy) | null;
  readonly args: readonly Cell[];
  readonly isWritten: boolean;
  readonly isOrderOnly: boolean;
}

export interface Hooks {
  alternatives(facts: Facts): Alternatives;
  parts(facts: Facts, index: number): readonly Cell[];
  readonly prefersFew: boolean;
  /** That of all values: how many calls follow one of them to its end. */
  readonly depth: number;
  readonly obligation: ((part: Cell) => ((args: readonly Cell[]) => boolean) | null) | null;
  missing(): void;
  unsettled(): void;
  clock(): void;
  ended(error: unknown): void;
}
