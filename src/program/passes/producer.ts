import { exprSize } from "../language/expression-walk.ts";
import type { Expr, Func, FunctionId, Program, TypeId } from "../language/program.ts";
import { largestProducer } from "../limits.ts";

export type Construct = Extract<Expr, { kind: "construct" }>;

/** What a step of a producer ends with: a cell or another value, or a list that is there already. */
export type End = Construct | Extract<Expr, { kind: "local" }>;

/** A function that makes a list-like value cell by cell, each in a few steps: `zip`, `upt`, `map fst`, `take`, `append`. */
export interface Producer {
  readonly func: Func;
  /** The constructor of its cells. */
  readonly index: number;
  /** The field that holds the rest, made by a call to itself. */
  readonly field: number;
  /** Some paths end with a list that is there already, as `xs @ ys` does with `ys`, or with cells before one, as `insort` does. */
  readonly isOpen: boolean;
}

/** The function as a producer, null when it is none. Ensures: it cannot signal; one path makes a cell whose rest comes from a call to
 * itself, and no other path makes a call. */
export function producerOf(program: Pick<Program, "types">, func: Func): Producer | null {
  const shape = program.types[func.result]?.shape;
  if (shape?.kind !== "data" || !shape.free || exprSize(func.body) > largestProducer) return null;
  const cells: { readonly index: number; readonly field: number }[] = [];
  const others = new Set<number>();
  let isOpen = false;
  const isGood = eachEnd(func.body, (end) => {
    isOpen ||= end.kind === "local";
    if (end.kind !== "construct") return end.kind === "local";
    const field = end.args.findIndex((arg) => arg.kind === "call");
    if (field >= 0) cells.push({ index: end.index, field });
    else others.add(end.index);
    return end.args.every((arg, i) => (i === field ? isStep(arg, func.id) : isBrief(program, arg)));
  });
  const [cell, ...more] = cells;
  if (cell === undefined || more.length > 0 || !isGood || !isDecided(program, func.body)) return null;
  return { func, ...cell, isOpen: isOpen || others.has(cell.index) };

  function isStep(e: Expr, self: FunctionId): boolean {
    return e.kind === "call" && e.target === self && e.args.every((arg) => isBrief(program, arg));
  }
}

/** Whether all ends of the decisions satisfy `good`; false when the expression is more than decisions and bindings. */
function eachEnd(e: Expr, good: (end: Expr) => boolean): boolean {
  switch (e.kind) {
    case "switch":
      return e.arms.every((arm) => eachEnd(arm.body, good)) && (e.otherwise === null || eachEnd(e.otherwise, good));
    case "if":
      return eachEnd(e.yes, good) && eachEnd(e.no, good);
    case "let":
      return !e.lazy && eachEnd(e.body, good);
    default:
      return good(e);
  }
}

/** What is asked and bound on the way takes few steps too. */
function isDecided(program: Pick<Program, "types">, e: Expr): boolean {
  switch (e.kind) {
    case "switch":
      return (
        e.subject.kind === "local" &&
        e.arms.every((arm) => isDecided(program, arm.body)) &&
        (e.otherwise === null || isDecided(program, e.otherwise))
      );
    case "if":
      return isBrief(program, e.test) && isDecided(program, e.yes) && isDecided(program, e.no);
    case "let":
      return isBrief(program, e.value) && isDecided(program, e.body);
    default:
      return true;
  }
}

const briefOperations: ReadonlySet<string> = new Set(["suc", "pred", "lt", "le", "eq", "char.bit", "wrap", "unwrap", "embed"]);

/** Evaluated in a few steps and never without a value, so that doing it twice is no worse than keeping it in memory. */
function isBrief(program: Pick<Program, "types">, e: Expr): boolean {
  switch (e.kind) {
    case "local":
    case "literal":
      return true;
    case "construct":
      return e.args.every((arg) => isBrief(program, arg));
    case "is":
      return isBrief(program, e.subject);
    case "not":
      return isBrief(program, e.arg);
    case "and":
    case "or":
      return isBrief(program, e.left) && isBrief(program, e.right);
    case "primitive":
      return briefOperations.has(e.op) && (e.op !== "eq" || isFlat(program, e.on)) && e.args.every((arg) => isBrief(program, arg));
    default:
      return false;
  }
}

/** Compared in one step. */
function isFlat(program: Pick<Program, "types">, type: TypeId): boolean {
  const kind = program.types[type]?.shape.kind;
  return kind === "bool" || kind === "number" || kind === "enum";
}
