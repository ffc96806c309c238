/**
 * Functions as variables. [Bulwahn 2013] (section 5.6) has finite functions: constant, or one more point. We add tests of the argument's
 * constructor, so that functions on data are decision trees over their arguments: each leaf is refined when it is demanded.
 */
import { present } from "../../base/index.ts";
import { type DataLayout, isScalar, type TypeId } from "../../program/index.ts";
import { widestBranching } from "../limits.ts";
import { settle, type VariableContext } from "./alternative.ts";
import type { Alternative, Alternatives, Cell, CellPart, LazyFunction, LazyValue, VariableFacts } from "./cell.ts";

/** The ways to bind a variable that stands for a function of `params`. */
export function functionAlternatives(variables: VariableContext, facts: VariableFacts): Alternatives {
  const [first, ...rest] = facts.params;
  const domain = variables.base(present(first, "functionAlternatives: no parameter"));
  const at: Position = { variables, facts, rest };
  const constant = constantAlternative(at);
  const { shape } = domain;
  switch (shape.kind) {
    case "bool":
    case "enum": {
      const count = shape.kind === "bool" ? 2 : shape.count;
      if (count <= widestBranching)
        return { list: [branches(at, count)], scalars: null, isRange: false, isOrdered: false, isComplete: true };
      return open(at, constant, domain.id);
    }
    case "data":
      if (variables.isConstructed(present(first, "functionAlternatives")) || !shape.free)
        return { list: [constant], scalars: null, isRange: false, isOrdered: false, isComplete: false };
      return dataAlternatives(at, constant, domain.id, shape);
    default:
      if (isScalar(shape) || (shape.kind === "set" && shape.mask)) return open(at, constant, domain.id);
      return { list: [constant], scalars: null, isRange: false, isOrdered: false, isComplete: false };
  }
}

interface Position {
  readonly variables: VariableContext;
  readonly facts: VariableFacts;
  /** The parameters after the first. */
  readonly rest: readonly TypeId[];
}

/** The result for given first argument: a variable for a function of the remaining parameters. */
function result(at: Position, params: readonly TypeId[], depth: number): CellPart {
  return { type: at.facts.type, params: [...params, ...at.rest], depth };
}

/** Evaluates what a branch says of further arguments. */
function answer(at: Position, branch: LazyValue, args: readonly LazyValue[]): LazyValue {
  const { force, Z } = at.variables.narrow;
  const value = force(branch as Cell);
  if (value === Z || args.length === 0) return value;
  return (value as LazyFunction)(...args);
}

function constantAlternative(at: Position): Alternative {
  return {
    parts: [result(at, [], at.facts.depth)],
    what: { kind: "constant" },
    bind: (cell, [value]) => settle(cell, (_x: LazyValue, ...args: LazyValue[]) => answer(at, present(value, "constant"), args)),
  };
}

/** One branch for each element of a small type. */
function branches(at: Position, count: number): Alternative {
  return {
    parts: Array.from({ length: count }, () => result(at, [], at.facts.depth)),
    what: { kind: "cases" },
    bind: (cell, parts) =>
      settle(cell, (x: LazyValue, ...args: LazyValue[]) => {
        const value = evaluatedArgument(at, x);
        if (value === at.variables.narrow.Z) return value;
        return answer(at, present(parts[Number(value)], "branches: element"), args);
      }),
  };
}

function evaluatedArgument(at: Position, x: LazyValue): LazyValue {
  return typeof x === "object" && x !== null ? at.variables.narrow.force(x as Cell) : x;
}

function dataAlternatives(at: Position, constant: Alternative, domain: TypeId, layout: DataLayout): Alternatives {
  const isRecursive = isRecursiveType(at.variables, domain);
  const byConstructor: Alternative = {
    parts: layout.constructors.map((c) => result(at, c.fields, isRecursive ? at.facts.depth - 1 : at.facts.depth)),
    what: { kind: "cases" },
    bind: (cell, parts) =>
      settle(cell, (x: LazyValue, ...args: LazyValue[]) => {
        const value = at.variables.narrow.force(x as Cell) as Cell;
        if (value === at.variables.narrow.Z) return value;
        const fields = layout.constructors[value.$]?.slots.map((slot) => value[`s${slot}`] ?? null) ?? [];
        return answer(at, present(parts[value.$], "byConstructor: branch"), [...fields, ...args]);
      }),
  };
  if (!isRecursive) return { list: [byConstructor], scalars: null, isRange: false, isOrdered: false, isComplete: true };
  return {
    list: at.facts.depth > 1 ? [constant, byConstructor] : [constant],
    scalars: null,
    isRange: false,
    isOrdered: false,
    isComplete: at.facts.depth > 1,
  };
}

function isRecursiveType(variables: VariableContext, id: TypeId): boolean {
  const seen = new Set<TypeId>();
  const reaches = (at: TypeId): boolean => {
    const { shape } = variables.base(at);
    if (shape.kind !== "data") return false;
    return shape.constructors.some((c) =>
      c.fields.some((field) => {
        const part = variables.base(field).id;
        if (part === id) return true;
        if (seen.has(part)) return false;
        seen.add(part);
        return reaches(part);
      }),
    );
  };
  return reaches(id);
}

/** Constant, or one value at one point and otherwise another function: fewer than k points at depth k, as in exhaustive testing. */
function open(at: Position, constant: Alternative, domain: TypeId): Alternatives {
  const { facts } = at;
  const { depth, points } = facts;
  if (points < 1) return { list: [constant], scalars: null, isRange: false, isOrdered: false, isComplete: false };
  const update: Alternative = {
    parts: [
      { type: domain, params: [], depth },
      result(at, [], depth),
      { type: facts.type, params: facts.params, depth, points: points - 1 },
    ],
    what: { kind: "update" },
    bind: (cell, parts) => settle(cell, updated(at, domain, parts)),
  };
  // Functions that differ at infinitely many points are left out.
  return { list: [constant, update], scalars: null, isRange: false, isOrdered: false, isComplete: false };
}

function updated(at: Position, domain: TypeId, parts: readonly Cell[]): LazyFunction {
  const { variables } = at;
  const { Z } = variables.narrow;
  const [point, value, other] = parts;
  return (x, ...args) => {
    const here = variables.strict(domain, x);
    if (here === Z) return here;
    const there = variables.strict(domain, present(point, "updated: point"));
    if (there === Z) return there;
    if (sameScalar(here, there)) return answer(at, present(value, "updated: value"), args);
    return answer(at, present(other, "updated: other"), [x, ...args]);
  };
}

function sameScalar(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return "n" in a && "n" in b && "d" in a && "d" in b && a.n === b.n && a.d === b.d;
}
