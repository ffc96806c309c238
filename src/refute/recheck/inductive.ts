/**
 * Whether an inductive predicate holds: true when a proof is found; false when every rule fails without being cut off; otherwise cannot say.
 * Rules that lead back to their own goal are decided by tables of answers.
 */
import type { Const } from "../../logic/index.ts";
import { AnswerTables } from "./answer-table.ts";
import type { Machine } from "./machine.ts";
import { Prover } from "./prover.ts";
import { inductiveSpec } from "./prover-goal.ts";
import { CannotSay, type Thunk } from "./value.ts";

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
  }
  throw new CannotSay(`no proof of ${c.name} up to depth ${maxDepth}`);
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
