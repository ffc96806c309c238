import { type Circuit, FALSE, type Lit } from "../../circuit/index.ts";

/**
 * Collects under which conditions an integer expression overflows, when that excludes an instance.
 * Conditions go to the innermost collection; whoever opened it guards them and passes them on.
 */
export class Overflow {
  /** Whether overflow matters at all. */
  readonly isTracked: boolean;
  private readonly circuit: Circuit;
  private conditions: Lit[] = [];

  constructor(circuit: Circuit, isTracked: boolean) {
    this.circuit = circuit;
    this.isTracked = isTracked;
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
