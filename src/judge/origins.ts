/**
 * Infinite objects by the calls that made them: `f x` leads back to itself where it calls `f x` again. Objects of one name are equal, as long as
 * nothing that is assumed of unknown values is given up.
 */
import type { Machine } from "./machine.ts";
import { CannotSay, type Origin, type Thunk, type Value } from "./value.ts";

/** Arguments that are larger than this are known by themselves only. */
const largestName = 60;

/** Numbers of things that are known by themselves. */
const numbers = new WeakMap<object, number>();
let count = 0;

function itself(x: object): string {
  const known = numbers.get(x) ?? ++count;
  numbers.set(x, known);
  return `#${known}`;
}

function isInfiniteObject({ theory }: Pick<Machine, "theory">, name: string): boolean {
  const spec = theory.consts.get(name)?.spec;
  return spec?.kind === "constructor" && theory.datatype(spec.type)?.co === true;
}

/** What an infinite object is called: by its call, or the object itself. */
export function nameOf(machine: Machine, value: Value): string | Value {
  return value.kind === "data" && value.origin !== undefined ? new Naming(machine).call(value.origin) : value;
}

/** Whether two functions are plainly one: the same term with the same values. */
export const areOne = (machine: Machine, f: Value, g: Value): boolean => new Naming(machine).value(f) === new Naming(machine).value(g);

class Naming {
  private readonly machine: Machine;
  private parts = 0;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  call({ c, args }: Origin): string {
    return `${c.name}:${c.type.id}(${args.map((x) => this.argument(x)).join(", ")})`;
  }

  private argument(x: Thunk): string {
    if (x.isHole) return itself(x.target);
    if (++this.parts > largestName) return itself(x);
    this.machine.tick();
    try {
      return this.value(x.force());
    } catch (error) {
      if (error instanceof CannotSay) return itself(x);
      throw error;
    }
  }

  private closure(f: Value & { kind: "function" }): string {
    if (f.closure === undefined) return itself(f);
    return `${itself(f.closure.term)}(${f.closure
      .used()
      .map((x) => this.argument(x))
      .join(", ")})`;
  }

  value(value: Value): string {
    switch (value.kind) {
      case "number":
        return `${value.above}/${value.below}${value.rest === null ? "" : `+${value.rest.sign}${itself(value.rest.hole.target)}`}`;
      case "set":
        return itself(value);
      case "function":
        return value.partial === undefined ? this.closure(value) : this.call(value.partial);
      case "data":
        if (value.origin !== undefined) return this.call(value.origin);
        return isInfiniteObject(this.machine, value.constructor)
          ? itself(value)
          : `${value.constructor}(${value.args.map((x) => this.argument(x)).join(", ")})`;
    }
  }
}
