import { type Expr, eachExpr, type Func, type FunctionId, type Program, type TypeId } from "../../program/index.ts";

/**
 * How a function that calls itself at the end runs as a loop.
 * - `tail`: the call is the last thing.
 * - `constructor`: the call is one field of the last constructed value, filled in afterwards (tail recursion modulo constructor;
 *   Leijen and Lorenzen, Tail recursion modulo context, 2023, for the general view).
 * - `sum`: the call is one operand of a sum (or product) of integers, collected in an accumulator.
 */
export type LoopPlan =
  | { readonly kind: "none" }
  | { readonly kind: "tail" }
  | { readonly kind: "constructor"; readonly type: TypeId; readonly index: number; readonly field: number }
  | { readonly kind: "sum"; readonly op: SumOp };

export type SumOp = "add" | "mul";

/** Visits the expressions in tail position. */
function eachTail(e: Expr, visit: (e: Expr) => void): void {
  switch (e.kind) {
    case "let":
      eachTail(e.body, visit);
      return;
    case "if":
      eachTail(e.yes, visit);
      eachTail(e.no, visit);
      return;
    case "and":
    case "or":
      eachTail(e.right, visit);
      return;
    case "switch":
      for (const arm of e.arms) eachTail(arm.body, visit);
      if (e.otherwise !== null) eachTail(e.otherwise, visit);
      return;
    case "join":
      eachTail(e.rest, visit);
      eachTail(e.body, visit);
      return;
    default:
      visit(e);
  }
}

function isSelfCall(e: Expr, self: FunctionId): boolean {
  return e.kind === "call" && e.target === self;
}

/** What an operation on integers collects; null for other operations. */
function sumOp(program: Program, e: Expr): SumOp | null {
  if (e.kind !== "primitive" || program.types[e.on]?.shape.kind !== "number") return null;
  return e.op === "add" || e.op === "suc" ? "add" : e.op === "mul" ? "mul" : null;
}

/** The operand of a sum or product that is a call to itself, −1 when there is none. */
export function summandCall(program: Program, e: Expr, self: FunctionId, op: SumOp): number {
  return e.kind === "primitive" && sumOp(program, e) === op ? e.args.findIndex((arg) => isSelfCall(arg, self)) : -1;
}

/** The last field of a constructed value that is a call to itself. */
export function fieldCall(e: Expr, self: FunctionId): number {
  return e.kind === "construct" ? e.args.findLastIndex((arg) => isSelfCall(arg, self)) : -1;
}

export function planLoop(program: Program, f: Func): LoopPlan {
  let plan: LoopPlan = { kind: "none" };
  const better = (next: LoopPlan): void => {
    if (plan.kind === "none" || plan.kind === "tail") plan = next;
  };
  eachTail(f.body, (e) => {
    if (isSelfCall(e, f.id)) {
      if (plan.kind === "none") plan = { kind: "tail" };
      return;
    }
    const field = fieldCall(e, f.id);
    const op = sumOp(program, e);
    if (e.kind === "construct" && field >= 0) better({ kind: "constructor", type: e.type, index: e.index, field });
    else if (op !== null && summandCall(program, e, f.id, op) >= 0) better({ kind: "sum", op });
  });
  return plan;
}

/** The calls to itself that a loop takes over. */
export function turnsOf(program: Program, f: Func, plan: LoopPlan): ReadonlySet<Expr> {
  const turns = new Set<Expr>();
  const add = (e: Expr | undefined): void => {
    if (e !== undefined) turns.add(e);
  };
  if (plan.kind !== "none")
    eachTail(f.body, (e) => {
      if (isSelfCall(e, f.id)) add(e);
      else if (plan.kind === "constructor" && e.kind === "construct") {
        const isHole = e.type === plan.type && e.index === plan.index && fieldCall(e, f.id) === plan.field;
        if (isHole) add(e.args[plan.field]);
      } else if (plan.kind === "sum" && e.kind === "primitive") add(e.args[summandCall(program, e, f.id, plan.op)]);
    });
  return turns;
}

/** How often a function is called inside. */
export function selfCalls(e: Expr, self: FunctionId): number {
  let count = 0;
  eachExpr(e, (part) => {
    if (isSelfCall(part, self)) count++;
  });
  return count;
}
