/** From bound variables to terms: the parts never looked at are holes, or are filled with the simplest values ([Bulwahn 2013], section 5.4.4). */
import { present } from "../../base/index.ts";
import { abs, app, apps, constant, domain, free, fun, funs, names, type Term, type Type, updated } from "../../logic/index.ts";
import { type Program, raiseValue, type TypeId, type Value } from "../../program/index.ts";
import { deepestCompletion } from "../limits.ts";
import type { Variables } from "./alternatives.ts";
import { type Alternative, type Cell, type LazyValue, unbound, type VariableFacts } from "./cell.ts";

/** The name of a hole. */
const hole = "_";

export class PartialTerms {
  private readonly variables: Variables;
  private readonly program: Program;
  /** The simplest values stand in place of holes. */
  private readonly isFilled: boolean;
  /** Set when a hole was met. */
  hasHoles = false;

  constructor(variables: Variables, program: Program, isFilled = false) {
    this.variables = variables;
    this.program = program;
    this.isFilled = isFilled;
  }

  /** The term of a variable of the given type; null when it has none. */
  term(cell: Cell, id: TypeId): Term | null {
    const { variables } = this;
    const { shape, type } = variables.driver.type(id);
    if (shape.kind === "wrapped" && !variables.isConstructed(id)) {
      const inner = this.term(cell, shape.base);
      if (inner !== null && this.isHole(inner)) return free(hole, type);
      return inner === null ? null : app(constant(shape.abs, fun(inner.type, type)), inner);
    }
    if (shape.kind === "function") return this.function(cell, shape.params, shape.result);
    return this.plain(cell, id);
  }

  private isHole(t: Term): boolean {
    return t.kind === "free" && t.name === hole;
  }

  private plain(cell: Cell, id: TypeId): Term | null {
    const { type } = this.variables.driver.type(id);
    const known = facts(cell);
    const alternative = this.chosen(cell);
    if (alternative === null) return this.unbound(known, type);
    const { what } = alternative;
    const parts = this.parts(cell);
    switch (what.kind) {
      case "value":
        return raiseValue(this.program, this.variables.machine, what.value, id);
      case "larger":
        return this.unbound(known, type);
      case "constructor": {
        const { shape } = this.variables.base(id);
        if (shape.kind !== "data") return null;
        const c = present(shape.constructors[what.index], "plain: constructor");
        const args = this.all(c.fields.map((field, i) => this.term(present(parts[i], "plain: part"), field)));
        const types = c.fields.map((field) => this.type(field));
        return args === null ? null : apps(constant(c.constant, funs(types, type)), args);
      }
      case "sign": {
        const part = present(parts[0], "plain: number");
        const n = this.chosen(part)?.what;
        const value = n?.kind === "value" ? n.value : this.isFilled ? facts(part).lo : null;
        if (value !== null) return raiseValue(this.program, this.variables.machine, what.isNegative ? -1 - Number(value) : value, id);
        const t = this.unbound({ ...known, lo: null }, type);
        return what.isNegative ? app(constant(names.uminus, fun(type, type)), t) : t;
      }
      case "set":
      case "made": {
        const value = this.variables.strict(id, cell as LazyValue);
        if (value === this.variables.narrow.Z) return this.unbound(known, type);
        // Whether its elements differ cannot be told.
        if (this.variables.machine.isSignal(value as Value)) return null;
        return raiseValue(this.program, this.variables.machine, value as Value, id);
      }
      case "constant":
      case "update":
      case "cases":
        return null;
    }
  }

  private unbound(known: VariableFacts, type: Type): Term {
    const filling = this.filling(known);
    if (filling !== null) return filling;
    this.hasHoles = true;
    const suc = constant(names.Suc, fun(type, type));
    let t: Term = free(hole, type);
    for (let i = 0; i < (known.lo ?? 0); i++) t = app(suc, t);
    return t;
  }

  /** The simplest value that a variable may still become, as a term; null when holes stay or there is none. */
  private filling(known: VariableFacts): Term | null {
    if (!this.isFilled) return null;
    if (known.lo !== null) return raiseValue(this.program, this.variables.machine, known.lo, known.type);
    const cell = this.variables.make({ type: known.type, params: known.params, depth: known.depth }, known.level, null);
    if (!this.complete(cell)) return null;
    return this.function(cell, known.params, known.type);
  }

  /** The term of a function of these parameters. */
  private function(cell: Cell, params: readonly TypeId[], result: TypeId): Term | null {
    const [first, ...rest] = params;
    if (first === undefined) return this.term(cell, result);
    const type = funs(
      params.map((p) => this.type(p)),
      this.type(result),
    );
    const alternative = this.chosen(cell);
    if (alternative === null) {
      const filling = this.filling(facts(cell));
      if (filling !== null) return filling;
      this.hasHoles = true;
      return free(hole, type);
    }
    const parts = this.parts(cell);
    switch (alternative.what.kind) {
      case "constant": {
        const body = this.function(present(parts[0], "function: constant"), rest, result);
        return body === null ? null : abs("_", domain(type), body);
      }
      case "update": {
        const [point, value, other] = parts;
        const base = this.function(present(other, "function: other"), params, result);
        const at = this.term(present(point, "function: point"), first);
        const is = this.function(present(value, "function: value"), rest, result);
        return base === null || at === null || is === null ? null : updated(base, at, is);
      }
      case "cases":
        return this.cases(parts, first, rest, result);
      default:
        return null;
    }
  }

  private cases(parts: readonly Cell[], first: TypeId, rest: readonly TypeId[], result: TypeId): Term | null {
    const from = this.variables.base(first);
    const to = funs(
      rest.map((p) => this.type(p)),
      this.type(result),
    );
    if (from.shape.kind !== "data") return this.table(parts, first, rest, result);
    const { constructors } = from.shape;
    const branches = this.all(
      constructors.map((c, i) => this.function(present(parts[i], "cases: branch"), [...c.fields, ...rest], result)),
    );
    if (branches === null || from.type.kind !== "con") return null;
    const definition = this.variables.driver.theory.datatype(from.type.name);
    if (definition === null || this.type(first) !== from.type) return null;
    const types = [...branches.map((b) => b.type), from.type];
    return apps(constant(definition.caseConst, funs(types, to)), branches);
  }

  /** A function on an enumeration: the commonest value everywhere but at some points. */
  private table(parts: readonly Cell[], first: TypeId, rest: readonly TypeId[], result: TypeId): Term | null {
    const values = this.all(parts.map((part) => this.function(part, rest, result)));
    if (values === null) return null;
    const known = values.find((t) => !this.isHole(t)) ?? present(values[0], "table: empty");
    let t: Term = abs("_", this.type(first), known);
    for (const [i, value] of values.entries()) {
      if (value === known || this.isHole(value)) continue;
      const at = raiseValue(this.program, this.variables.machine, this.variables.base(first).shape.kind === "bool" ? i === 1 : i, first);
      if (at === null) return null;
      t = updated(t, at, value);
    }
    return t;
  }

  private all(terms: readonly (Term | null)[]): Term[] | null {
    const found = terms.filter((t) => t !== null);
    return found.length === terms.length ? found : null;
  }

  private type(id: TypeId): Type {
    return this.variables.driver.type(id).type;
  }

  private chosen(cell: Cell): Alternative | null {
    const known = facts(cell);
    if (known.chosen < 0) return null;
    return this.variables.alternatives(known).list[known.chosen] ?? null;
  }

  private parts(cell: Cell): readonly Cell[] {
    const known = facts(cell);
    return known.parts[known.chosen] ?? [];
  }

  /** Binds what is unbound inside a variable to the simplest values. False when some type has none. */
  complete(cell: Cell): boolean {
    const known = facts(cell);
    if (known.lo !== null) {
      if (cell.$ === unbound) this.settleNumber(cell, known);
      return true;
    }
    if (known.chosen < 0 && !this.bindSimplest(cell, known)) return false;
    return this.parts(cell).every((part) => this.complete(part));
  }

  private settleNumber(cell: Cell, known: VariableFacts): void {
    known.chosen = 0;
    present(this.variables.alternatives(known).list[0], "settleNumber").bind(cell, []);
  }

  private bindSimplest(cell: Cell, known: VariableFacts): boolean {
    for (let depth = 1; depth <= deepestCompletion; depth++) {
      const { list } = this.variables.alternatives({ ...known, alternatives: null, depth });
      const index = Math.max(
        0,
        list.findIndex((a) => a.parts.length === 0),
      );
      const alternative = list[index];
      if (alternative === undefined) continue;
      known.depth = depth;
      known.alternatives = null;
      known.chosen = index;
      const parts = alternative.parts.map((part) => this.variables.make(part, known.level, null));
      known.parts[index] = parts;
      alternative.bind(cell, parts);
      return true;
    }
    return false;
  }
}

function facts(cell: Cell): VariableFacts {
  return present(cell.x, "PartialTerms: a cell that is no variable");
}
