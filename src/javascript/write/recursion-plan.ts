import { type Expr, eachExpr, exprSize, type Func, findDescent, type Program } from "../../program/index.ts";
import { deepestNest, largestNest, largestTree, largestTwin } from "../limits.ts";
import { type LoopPlan, selfCalls, turnsOf } from "./loop-plan.ts";

/**
 * How the calls of a function to itself are written that no loop takes over. V8 puts small functions into their callers, but never a
 * function into itself; copies that call each other make it do so (fib 30: 8.3 ms once, 4.3 ms twice).
 * - `once`: as calls to the one function there is.
 * - `chain`: all of them are turns of a loop along a list or the like, none by itself soon at its end. Guards inside a loop are expensive, so
 *   it goes some turns without; then another copy takes over (`distinct` of short lists: an eighth faster).
 * - `twins`: two copies call each other. In each, calls are written out in place `nests` levels deep (fib 30: 3.4 ms).
 * - `tree`: a value of several parts that the function makes itself, such as a tree from its subtrees. Two copies without loop call
 *   each other, because filling in a field afterwards costs more than a call; in the depth the loop takes over, so that a tree that
 *   leans to one side does not fill the stack.
 */
export type RecursionPlan =
  | { readonly kind: "once" }
  | { readonly kind: "chain" }
  | { readonly kind: "tree" }
  | {
      readonly kind: "twins";
      readonly nests: number;
      /** Whether the loop may run for long without a call that is guarded. */
      readonly endless: boolean;
      /** The number that bounds the turns of the loop, by position; `everywhere` as in `Descent`. */
      readonly bound: { readonly position: number; readonly everywhere: boolean } | null;
    };

/** How a function recurs whose loop is `loop`. `groups` are those of `recursionGroups`. */
export function planRecursion(program: Program, groups: readonly (number | null)[], f: Func, loop: LoopPlan): RecursionPlan {
  if (groups[f.id] === null) return { kind: "once" };
  const turns = turnsOf(program, f, loop);
  const others = selfCalls(f.body, f.id) - turns.size;
  const size = exprSize(f.body);
  if (others === 0) return isChain(program, f, loop, turns) && size <= largestTree ? { kind: "chain" } : { kind: "once" };
  const alone = groups.every((group, id) => group !== groups[f.id] || id === f.id);
  if (!alone || size > largestTwin) return { kind: "once" };
  const plain = !hasClosure(f.body);
  if (plain && loop.kind === "constructor" && size <= largestTree && makesTree(f)) return { kind: "tree" };
  const descent = findDescent(program, f, turns);
  const bound = descent?.kind === "number" && turns.size > 0 ? descent : null;
  const descends = descent !== null && (descent.kind === "data" || descent.everywhere);
  const nestable = plain && loop.kind !== "constructor" && (turns.size === 0 || descends);
  return { kind: "twins", nests: nestable ? nestsFor(size, others) : 0, endless: turns.size > 0 && descent === null, bound };
}

function isChain(program: Program, f: Func, loop: LoopPlan, turns: ReadonlySet<Expr>): boolean {
  return loop.kind === "tail" && !hasClosure(f.body) && findDescent(program, f, turns)?.kind === "data";
}

function nestsFor(size: number, calls: number): number {
  let nests = 0;
  let total = size;
  for (let level = size * calls; nests < deepestNest && total + level <= largestNest; level *= calls) {
    total += level;
    nests++;
  }
  return nests;
}

/** Some value is made from two or more results of the function itself. */
function makesTree(f: Func): boolean {
  let found = false;
  eachExpr(f.body, (e) => {
    if (e.kind === "construct") found ||= e.args.filter((arg) => arg.kind === "call" && arg.target === f.id).length > 1;
  });
  return found;
}

/** Whether function values are made inside, which may keep variables. */
export function hasClosure(e: Expr): boolean {
  let found = false;
  eachExpr(e, (part) => {
    found ||= part.kind === "lambda" || (part.kind === "let" && part.lazy);
  });
  return found;
}
