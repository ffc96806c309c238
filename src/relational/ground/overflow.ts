import { type Circuit, FALSE, type Lit } from "../../circuit/index.ts";
import type { IntExpr } from "../language/syntax.ts";

/**
 * Collects under which conditions an integer expression overflows, when that excludes an instance.
 * Conditions go to the innermost collection; whoever opened it guards them and passes them on.
 */
export class Overflow {
  /** Whether overflow matters at all. */
  readonly isTracked: boolean;
  private readonly circuit: Circuit;
  private conditions: Lit[] = [];
  /** Expressions that may be too large for the width; noted where that does not exclude an instance, so that it can be told. */
  private readonly wrapping: Set<IntExpr>;

  constructor(circuit: Circuit, isTracked: boolean, wrapping: Set<IntExpr>) {
    this.circuit = circuit;
    this.isTracked = isTracked;
    this.wrapping = wrapping;
  }

  /** Notes that an expression overflows under a condition. */
  of(i: IntExpr, condition: Lit): void {
    if (condition === FALSE) return;
    if (this.isTracked) this.report(condition);
    else this.wrapping.add(i);
  }

  /** Notes a condition. */
  report(condition: Lit): void {
    if (this.isTracked && condition !== FALSE) this.conditions.push(condition);
  }

  /** The value, and the condition under which something overflows while it is computed. */
  during<V>(compute: () => V): { readonly value: V; readonly condition: Lit } {
    const outer = this.conditions;
    this.conditions = [];
    const value = compute();
    const condition = this.circuit.orAll(this.conditions);
    this.conditions = outer;
    return { value, condition };
  }

  /** The value; what overflows meanwhile matters only under the guards. */
  guarded<V>(guards: readonly Lit[], compute: () => V): V {
    if (!this.isTracked) return compute();
    const { value, condition } = this.during(compute);
    this.report(this.circuit.andAll([...guards, condition]));
    return value;
  }
}
