import { check, getOrInsert } from "../../base/index.ts";
import { TRUE } from "../../circuit/index.ts";
import { RelationalError } from "../language/error.ts";
import type { Variable } from "../language/syntax.ts";
import { Matrix } from "./matrix.ts";

/** Where the current value of a variable is kept while formulas are grounded. */
export interface Slot {
  readonly variable: Variable;
  /** The value: a singleton for a quantified variable, any matrix for a `let`. */
  matrix: Matrix;
  /** The tuple bound; negative and never used before for a `let`. */
  key: number;
  /** Changes with every binding. */
  stamp: number;
}

/** The variables in scope: at compile time their nesting, at run time their values. */
export class Scope {
  private readonly slots = new Map<Variable, Slot>();
  /** Variables in scope at compile time, outermost first. */
  private readonly nesting: Variable[] = [];
  /** Those of them that are looped over, outermost first. */
  private readonly loops: Variable[] = [];
  /** Singletons by tuple index, so that each is made once. */
  private readonly singletons: Matrix[] = [];
  private clock = 0;
  private lets = 0;

  /** Compile time: a variable to be looped over is in scope from now on. */
  enterLoop(x: Variable): Slot {
    this.loops.push(x);
    return this.enter(x);
  }

  /** Compile time: the innermost `count` loop variables are out of scope again. */
  leaveLoops(count: number): void {
    this.loops.length -= count;
    this.leave(count);
  }

  /** Compile time: a variable is in scope from now on. */
  enter(x: Variable): Slot {
    this.nesting.push(x);
    return getOrInsert(this.slots, x, () => ({ variable: x, matrix: new Matrix([], []), key: -1, stamp: 0 }));
  }

  /** Compile time: the innermost `count` variables are out of scope again. */
  leave(count: number): void {
    check(count <= this.nesting.length, "leave: variables in scope");
    this.nesting.length -= count;
  }

  /** Compile time: the slot of a variable, which must be in scope. */
  slotOf(x: Variable): Slot {
    const slot = this.nesting.includes(x) ? this.slots.get(x) : undefined;
    if (slot === undefined) throw new RelationalError("unbound-variable", `the variable ${x.name} is not bound by any quantifier`);
    return slot;
  }

  /** Compile time: how many loops are around the innermost of the given variables, its own included; null if one is not looped over. */
  loopDepthOf(variables: Iterable<Variable>): number | null {
    let depth = 0;
    for (const x of variables) {
      const place = this.loops.lastIndexOf(x);
      if (place < 0) return null;
      depth = Math.max(depth, place + 1);
    }
    return depth;
  }

  /** Compile time: how many loops are around. */
  get loopDepth(): number {
    return this.loops.length;
  }

  /** Run time: binds to one tuple. */
  bindTuple(slot: Slot, key: number): void {
    slot.matrix = this.singleton(key);
    slot.key = key;
    slot.stamp = ++this.clock;
  }

  /** Run time: binds to a whole value. */
  bindMatrix(slot: Slot, matrix: Matrix): void {
    slot.matrix = matrix;
    slot.key = --this.lets;
    slot.stamp = ++this.clock;
  }

  /** The code of `let x = value in body`; `compile` makes that of the body, where `x` is in scope. */
  letting<T>(x: Variable, value: () => Matrix, compile: () => () => T): () => T {
    const slot = this.enter(x);
    const body = compile();
    this.leave(1);
    return () => {
      const { matrix, key, stamp } = slot;
      this.bindMatrix(slot, value());
      const result = body();
      Object.assign(slot, { matrix, key, stamp });
      return result;
    };
  }

  private singleton(key: number): Matrix {
    const known = this.singletons[key];
    if (known !== undefined) return known;
    const made = new Matrix([key], [TRUE]);
    if (key < 1 << 16) this.singletons[key] = made;
    return made;
  }
}
