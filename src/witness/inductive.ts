/**
 * Whether an inductive predicate holds: true when a proof is found; false when every rule fails without being cut off; otherwise cannot say.
 * Rules that lead back to their own goal are decided by tables of answers.
 */
import { present } from "../base/index.ts";
import {
  CannotSay,
  decideCoinductive,
  type Evidence,
  every,
  goalKey,
  holdsByRules,
  inductiveSpec,
  type Machine,
  settledOrNull,
  some,
  type Thunk,
  unwritten,
} from "../judge/index.ts";
import { type Const, stripFun } from "../logic/index.ts";
import { AnswerTables } from "./answer-table.ts";
import { isLinear, runsForwards } from "./direction.ts";
import type { Elements } from "./elements.ts";
import { fewFacts, manyFacts, reached } from "./forwards.ts";
import { type ProofNote, Prover } from "./prover.ts";
import { Tabling } from "./tabling.ts";

/** Deeper proofs are left to tables. */
const maxDepth = 40;
/** Proofs up to this depth are tried before tables. */
const plainDepth = 5;
const tableDepth = 400;

/** Told what shows an answer. */
export interface Notes {
  /** A goal follows by a rule with these values. */
  proof: ProofNote;
  tables(evidence: readonly Evidence[]): void;
}

/** Decides `P args`, deepening until a proof is found or nothing was cut off; where that takes long, by tables. */
export function decideInductive(machine: Machine, c: Const, args: readonly Thunk[], elements: Elements, notes: Notes): boolean {
  const spec = inductiveSpec(machine, c.name);
  if (spec.co) return decideCoinductive(machine, c, args);
  if (elements.areAbout(c) && decideByAnswers(machine, c, args, notes, elements) === true) return true;
  const isForward = runsForwards(machine.theory, c.name);
  const near = isForward && isLinear(machine.theory, c.name) ? byFacts(machine, c, args, notes, fewFacts) : null;
  if (near !== null) return near;
  for (let limit = 2; limit <= maxDepth; limit = limit * 2 + 1) {
    const prover = new Prover(machine, limit, { note: notes.proof });
    if (prover.call(c, args, limit, () => true)) return true;
    const tabled = !prover.effort.wasCut || limit === plainDepth ? decideByAnswers(machine, c, args, notes) : null;
    if (tabled !== null) return tabled;
    if (!prover.effort.wasCut) return false;
    const settled = limit === plainDepth ? decideByTables(machine, c, args, notes.proof) : null;
    if (settled !== null) return settled;
    const ruled = limit === plainDepth ? holdsByRules(machine, c, args) : null;
    if (ruled !== null) return ruled;
    if (limit !== plainDepth) continue;
    const far = isForward ? byFacts(machine, c, args, notes, manyFacts) : null;
    if (far !== null) return far;
    if (isDerived(machine, c, args, notes.proof)) return true;
  }
  throw new CannotSay(`no proof of ${c.name} up to depth ${maxDepth}`);
}

/** The facts that match goals some of whose arguments are not known; null where they cannot be listed. */
export type OpenFacts = Map<string, readonly (readonly Thunk[])[] | null>;

/**
 * Whether `P args` holds where some arguments are not known: all facts that match are listed, and then the question is whether the arguments
 * are those of one of them. Null where the facts cannot be listed.
 */
export function decideOpen(machine: Machine, c: Const, args: readonly Thunk[], listed: OpenFacts, notes: Notes): boolean | null {
  if (inductiveSpec(machine, c.name).co) return null;
  const known = args.map((x) => settledOrNull(machine, x));
  if (!known.includes(null) || known.every((x) => x === null)) return null;
  const key = goalKey(machine, c, known);
  let facts = listed.get(key);
  if (facts === undefined) {
    facts = listFacts(machine, c, known, notes);
    if (!key.includes(unwritten)) listed.set(key, facts);
  }
  const types = stripFun(c.type).args;
  const isAt = (row: readonly Thunk[], i: number, x: Thunk): boolean =>
    known[i] !== null || machine.same(present(types[i], "decideOpen: type"), x, present(row[i], "decideOpen: argument"));
  return facts === null ? null : some(facts, (row) => every(args.entries(), ([i, x]) => isAt(row, i, x)));
}

function listFacts(machine: Machine, c: Const, known: readonly (Thunk | null)[], notes: Notes): readonly (readonly Thunk[])[] | null {
  const tabling = new Tabling(machine);
  try {
    const facts = tabling.facts(c, known);
    notes.tables([...tabling.evidence(false), ...tabling.evidence(true)]);
    return facts;
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}

/** By tables that the judge can check; null where something is not settled by them. */
function decideByAnswers(machine: Machine, c: Const, args: readonly Thunk[], notes: Notes, among: Elements | null = null): boolean | null {
  const tabling = new Tabling(machine, among);
  try {
    const answer = tabling.decide(c, args);
    if (!answer && tabling.isPartial) return null;
    notes.tables(tabling.evidence(answer));
    return answer;
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}

/** By the facts that follow forwards; null where so many do not settle it. */
function byFacts(machine: Machine, c: Const, args: readonly Thunk[], notes: Notes, most: number): boolean | null {
  const answer = reached(machine, c, args, most);
  if (answer !== null) notes.tables(answer.evidence);
  return answer?.holds ?? null;
}

/** Whether it is among the facts that few rules derive: results of functions are computed forwards, where backwards there is no end. */
function isDerived(machine: Machine, c: Const, args: readonly Thunk[], note: ProofNote): boolean {
  const { params } = inductiveSpec(machine, c.name);
  const { args: types } = stripFun(c.type);
  const isWanted = (found: readonly Thunk[]): boolean =>
    args.every((arg, i) => i < params || machine.same(present(types[i], "isDerived: type"), arg, present(found[i], "isDerived: fact")));
  for (let depth = 1; depth <= plainDepth; depth++) {
    const prover = new Prover(machine, depth, { note, isForward: true });
    const fact = args.map((arg, i) => (i < params ? arg : prover.hole(types[i] ?? null)));
    if (prover.call(c, fact, depth, () => isWanted(fact))) return true;
  }
  return false;
}

/** Rounds until nothing is new; null when something was cut off. */
function decideByTables(machine: Machine, c: Const, args: readonly Thunk[], note: ProofNote): boolean | null {
  const tables = new AnswerTables(machine, args);
  const prover = new Prover(machine, tableDepth, { note, tables });
  do {
    tables.round++;
    tables.isChanged = false;
    prover.effort.wasCut = false;
    if (prover.call(c, args, tableDepth, () => true)) return true;
  } while (tables.isChanged && !prover.isTired);
  return prover.effort.wasCut || prover.isTired ? null : false;
}
