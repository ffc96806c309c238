/**
 * Whether an inductive predicate holds: true when a proof is found; false when every rule fails without being cut off; otherwise cannot say.
 * Rules that lead back to their own goal are decided by tables of answers.
 */
import { present } from "../base/index.ts";
import { CannotSay, type Machine, type Thunk } from "../judge/index.ts";
import { type Const, stripFun } from "../logic/index.ts";
import { AnswerTables } from "./answer-table.ts";
import { Prover } from "./prover.ts";
import { inductiveSpec } from "./prover-goal.ts";

const maxDepth = 40;
/** Proofs up to this depth are tried before tables. */
const plainDepth = 5;
const tableDepth = 400;

/** Decides `P args`, deepening until a proof is found or nothing was cut off; where that takes long, by tables. */
export function decideInductive(machine: Machine, c: Const, args: readonly Thunk[]): boolean {
  const spec = inductiveSpec(machine, c.name);
  if (spec.co) throw new CannotSay(`the coinductive predicate ${c.name}`);
  for (let limit = 2; limit <= maxDepth; limit = limit * 2 + 1) {
    const prover = new Prover(machine, limit);
    if (prover.call(c, args, limit, () => true)) return true;
    if (!prover.wasCut) return false;
    const settled = limit === plainDepth ? decideByTables(machine, c, args) : null;
    if (settled !== null) return settled;
    if (limit === plainDepth && isDerived(machine, c, args)) return true;
  }
  throw new CannotSay(`no proof of ${c.name} up to depth ${maxDepth}`);
}

/** Whether it is among the facts that few rules derive: results of functions are computed forwards, where backwards there is no end. */
function isDerived(machine: Machine, c: Const, args: readonly Thunk[]): boolean {
  const { params } = inductiveSpec(machine, c.name);
  const { args: types } = stripFun(c.type);
  const isWanted = (found: readonly Thunk[]): boolean =>
    args.every((arg, i) => i < params || machine.same(present(types[i], "isDerived: type"), arg, present(found[i], "isDerived: fact")));
  for (let depth = 1; depth <= plainDepth; depth++) {
    const prover = new Prover(machine, depth, null, true);
    const fact = args.map((arg, i) => (i < params ? arg : prover.hole(types[i] ?? null)));
    if (prover.call(c, fact, depth, () => isWanted(fact))) return true;
  }
  return false;
}

/** Rounds until nothing is new; null when something was cut off. */
function decideByTables(machine: Machine, c: Const, args: readonly Thunk[]): boolean | null {
  const tables = new AnswerTables(args);
  const prover = new Prover(machine, tableDepth, tables);
  do {
    tables.round++;
    tables.isChanged = false;
    prover.wasCut = false;
    if (prover.call(c, args, tableDepth, () => true)) return true;
  } while (tables.isChanged && !prover.isTired);
  return prover.wasCut || prover.isTired ? null : false;
}
