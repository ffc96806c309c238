import { changeOf } from "../source/fingerprint.ts";
import { type Choice, type ChoicePlace, compareDeltas, type Trace } from "../source/trace.ts";

/** A choice whose answer is changed where it stands. */
interface OpenChoice extends Choice {
  delta: number;
}

/**
 * Answers of a tree that move together, each by a multiple of its own step. Most of what shrinking tries is of this kind and comes to nothing: the
 * answers are moved where they stand, and moved back.
 */
export class Slide {
  readonly root: Trace;
  readonly places: readonly ChoicePlace[];
  /** The answers at the beginning. */
  readonly from: readonly number[];
  private readonly steps: readonly number[];
  /** The fingerprint of the tree at the beginning. */
  private readonly mark: number;
  /** The answers before the last move. */
  private readonly before: number[] = [];

  /** Requires: the places are different ones of this tree, in order. */
  constructor(root: Trace, mark: number, places: readonly ChoicePlace[], steps: readonly number[]) {
    this.root = root;
    this.mark = mark;
    this.places = places;
    this.steps = steps;
    const from: number[] = [];
    for (let i = 0; i < places.length; i++) from.push((places[i] as ChoicePlace).choice.delta);
    this.from = from;
  }

  private deltaAt(i: number, by: number): number {
    return (this.from[i] as number) + by * (this.steps[i] as number);
  }

  /** The fingerprint of the tree once all have moved by so many steps from the beginning. */
  markAt(by: number): number {
    let mark = this.mark;
    for (let i = 0; i < this.places.length; i++)
      mark = (mark + changeOf(this.places[i] as ChoicePlace, this.from[i] as number, this.deltaAt(i, by))) | 0;
    return mark;
  }

  /** Moves all by so many steps from the beginning. */
  move(by: number): void {
    for (let i = 0; i < this.places.length; i++) {
      const choice: OpenChoice = (this.places[i] as ChoicePlace).choice;
      this.before[i] = choice.delta;
      choice.delta = this.deltaAt(i, by);
    }
  }

  /** Takes the last move back. */
  moveBack(): void {
    for (let i = 0; i < this.places.length; i++) {
      const choice: OpenChoice = (this.places[i] as ChoicePlace).choice;
      choice.delta = this.before[i] as number;
    }
  }

  /** Whether the last move made the tree less, in the order of `compareTraces`. */
  get isLess(): boolean {
    for (let i = 0; i < this.places.length; i++) {
      const { delta } = (this.places[i] as ChoicePlace).choice;
      if (delta !== this.before[i]) return compareDeltas(delta, this.before[i] as number) < 0;
    }
    return false;
  }
}
