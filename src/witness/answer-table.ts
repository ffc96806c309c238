/**
 * Goals of inductive predicates with the answers found so far, so that rules which lead back to their own goal come to an end: the answers
 * are collected in rounds until a round brings nothing new (the least fixed point, from below).
 */
import { present } from "../base/index.ts";
import { CannotSay, data, type Machine, numberOf, Thunk, type Value } from "../judge/index.ts";
import type { Const, Type } from "../logic/index.ts";

/** A value with its unknown parts by number. */
type AnswerShape =
  | { readonly kind: "data"; readonly constructor: string; readonly args: readonly AnswerShape[] }
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "hole"; readonly index: number; readonly type: Type | null };

/** A goal up to the names of its unknown parts, with the arguments for which it was proved. */
export interface TableEntry {
  readonly isGround: boolean;
  readonly answers: (readonly AnswerShape[])[];
  readonly keys: Set<string>;
  /** The last round in which its rules were tried. */
  round: number;
}

/** Larger arguments and more answers are not kept. */
const mostNodes = 3000;
const mostAnswers = 2000;

export class AnswerTables {
  round = 0;
  /** Some answer is new in this round. */
  isChanged = false;
  private readonly entries = new Map<string, TableEntry>();
  /** Sets and functions given from outside: they do not change while the tables are used. */
  private readonly given = new Map<Value, number>();

  private readonly machine: Machine;

  constructor(machine: Machine, args: readonly Thunk[]) {
    this.machine = machine;
    for (const arg of args) {
      const value = knownValue(arg);
      if (value?.kind === "set" || value?.kind === "function") this.given.set(value, this.given.size);
    }
  }

  /** Whether an argument is known or unknown as a whole. */
  isPlain(arg: Thunk): boolean {
    return arg.isHole || this.write([arg], () => false) !== null;
  }

  /** The entry of a goal; null when an argument cannot be written down. `isOwn` tells holes that may be bound. */
  entry(c: Const, args: readonly Thunk[], isOwn: (hole: Thunk) => boolean): TableEntry | null {
    const written = this.write(args, isOwn);
    if (written === null) return null;
    const key = `${c.name}:${c.type.id} ${written.text}`;
    let entry = this.entries.get(key);
    if (entry === undefined) {
      entry = { isGround: written.holes === 0, answers: [], keys: new Set(), round: 0 };
      this.entries.set(key, entry);
    }
    return entry;
  }

  /** Notes that the goal was proved for these arguments; false when that could not be noted. */
  add(entry: TableEntry, args: readonly Thunk[]): boolean {
    const written = this.write(args, () => true);
    if (written === null || entry.answers.length >= mostAnswers) return false;
    if (entry.keys.has(written.text)) return true;
    entry.keys.add(written.text);
    entry.answers.push(written.shapes);
    this.isChanged = true;
    return true;
  }

  private write(
    args: readonly Thunk[],
    isOwn: (hole: Thunk) => boolean,
  ): { readonly text: string; readonly shapes: readonly AnswerShape[]; readonly holes: number } | null {
    const writing = new Writing(this.machine, this.given, isOwn);
    try {
      const shapes = args.map((arg) => writing.shape(arg));
      return { text: writing.text.join(" "), shapes, holes: writing.holes.size };
    } catch (error) {
      if (error instanceof CannotSay) return null;
      throw error;
    }
  }
}

/** The value, or null when that is not settled yet. */
export function knownValue(x: Thunk): Value | null {
  try {
    return x.force();
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}

function numberText(x: Thunk): string {
  const { above, below, rest } = numberOf(x);
  if (rest !== null) throw new CannotSay("a number that is not known");
  return `${above}/${below}`;
}

class Writing {
  readonly text: string[] = [];
  readonly holes = new Map<Thunk, number>();
  private readonly machine: Machine;
  private readonly given: ReadonlyMap<Value, number>;
  private readonly isOwn: (hole: Thunk) => boolean;
  /** Inside a set, whose elements must be known. */
  private isClosed = false;

  constructor(machine: Machine, given: ReadonlyMap<Value, number>, isOwn: (hole: Thunk) => boolean) {
    this.machine = machine;
    this.given = given;
    this.isOwn = isOwn;
  }

  shape(x: Thunk): AnswerShape {
    this.machine.tick();
    if (this.text.length > mostNodes) throw new CannotSay("too large to be written down");
    if (x.isHole) return this.hole(x);
    const value = x.force();
    const number = this.given.get(value);
    if (number !== undefined) this.text.push(`given${number}`);
    else if (value.kind === "number") this.text.push(numberText(x));
    else if (value.kind === "set" && value.form !== "test") this.set(value.form, value.elements);
    else if (value.kind === "data") {
      this.text.push(`${value.constructor}/${value.args.length}`);
      return { kind: "data", constructor: value.constructor, args: value.args.map((arg) => this.shape(arg)) };
    } else throw new CannotSay("a function or a set that cannot be listed");
    return { kind: "value", value };
  }

  private hole(x: Thunk): AnswerShape {
    if (this.isClosed || !this.isOwn(x)) throw new CannotSay("an unknown value that cannot be written down");
    const index = this.holes.get(x.target) ?? this.holes.size;
    this.holes.set(x.target, index);
    this.text.push(`?${index}`);
    return { kind: "hole", index, type: x.type };
  }

  private set(form: string, elements: readonly Thunk[]): void {
    this.text.push(`${form}/${elements.length}`);
    const wasClosed = this.isClosed;
    this.isClosed = true;
    for (const x of elements) this.shape(x);
    this.isClosed = wasClosed;
  }
}

/** The arguments of an answer, with holes for its unknown parts: the goal's own where the whole argument is unknown, otherwise new ones. */
export function instantiate(answer: readonly AnswerShape[], args: readonly Thunk[], hole: (type: Type | null) => Thunk): Thunk[] {
  const holes: Thunk[] = [];
  for (const [i, shape] of answer.entries()) {
    const arg = args[i];
    if (shape.kind === "hole" && arg?.isHole === true) holes[shape.index] ??= arg;
  }
  const make = (shape: AnswerShape): Thunk => {
    switch (shape.kind) {
      case "value":
        return Thunk.of(shape.value);
      case "data":
        return Thunk.of(data(shape.constructor, shape.args.map(make)));
      case "hole": {
        holes[shape.index] ??= hole(shape.type);
        return present(holes[shape.index], "instantiate: hole");
      }
    }
  };
  return answer.map(make);
}
