import { type Body, js, type Statement } from "../../javascript/index.ts";
import type { TypeId } from "../../program/index.ts";
import { type Driver, goOn, searchFunction } from "../driver.ts";
import { type CellScope, CellWriter } from "./cells.ts";
import { byDepth, type Measure } from "./measure.ts";

/** Runs through all values of variables up to the size, by cells that are made once per run. */
export class CellLoops {
  private readonly driver: Driver;
  private readonly cells: CellWriter;
  /** Statements that make what is made once per run. */
  readonly made: Statement[] = [];
  /** The variables that hold it. */
  readonly declared: string[] = [];
  private readonly scope: CellScope = {
    hoist: (name, value) => {
      this.declared.push(name);
      this.made.push(js.set(name, value));
    },
  };

  constructor(driver: Driver, measure: Measure = byDepth) {
    this.driver = driver;
    this.cells = new CellWriter(driver, measure);
  }

  /** Whether what comes after a value stands in a function of its own. */
  needsFunction(type: TypeId): boolean {
    return this.cells.needsFunction(type);
  }

  /** Each value in the variable `name`, and what comes then. */
  each(name: string, type: TypeId, then: () => Body): Body {
    const place = { target: name, owner: null, key: name };
    if (!this.needsFunction(type)) return this.cells.each(this.scope, place, type, "size", then);
    const rest = this.driver.fresh("n");
    this.driver.define(rest, () => [searchFunction(rest, [], then())]);
    return this.cells.each(this.scope, place, type, "size", () => [goOn(rest)]);
  }
}

/** Variables without values, if there are any. */
export const declarations = (names: readonly string[]): Body => (names.length === 0 ? [] : [js.variables(names)]);
