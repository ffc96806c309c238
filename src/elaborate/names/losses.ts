/**
 * What a theory should say and what was not read, here or in an import. A find is a counterexample only if nothing that was left out
 * speaks of what it chooses.
 */
import {
  addExplored,
  type Const,
  type Explored,
  eachTypeCon,
  type Reach,
  reachOf,
  resolveInstance,
  type Term,
  type Theory,
} from "../../logic/index.ts";
import type { Context } from "./context.ts";
import type { Loss } from "./loss.ts";

/** The context in which something is known to be missing. */
export function addLoss(context: Context, loss: Loss): Context {
  return context.globally((c) => c.with({ losses: [...c.losses, loss] }));
}

/** Why a counterexample to a statement may be none, given what was left out; null when nothing of it concerns the statement. */
export function doubtFromLosses({ theory, losses }: Context, terms: readonly Term[]): string | null {
  if (losses.length === 0) return null;
  const clean = cleanFor(theory, losses);
  const reach = reachOf(theory, terms, [], clean);
  // What is too much to be followed may lead to anything.
  if (!reach.isComplete) return losses.find((loss) => loss.kind !== "names" && loss.kind !== "unproved")?.what ?? null;
  const open = withAxioms(theory, openNames(theory, reach));
  const found = losses.find((loss) => concerns(theory, loss, reach, open))?.what ?? null;
  if (found === null) addExplored(clean, reach);
  return found;
}

/** What it rests on that no counterexample to terms is found: functions that may not end, equations without a proof. Null where it is nothing. */
export function caveatFromLosses({ theory, losses }: Context, terms: readonly Term[]): string | null {
  const open = losses.flatMap((loss) => ((loss.kind === "domain" && !loss.isTail) || loss.kind === "unproved" ? [loss] : []));
  if (open.length === 0) return null;
  const { constants } = reachOf(theory, terms);
  return open.find((loss) => loss.constants.some((name) => constants.has(name)))?.what ?? null;
}

/** What statements without a doubt reached: it can be passed over as long as nothing changes that it may rest on. */
interface Clean {
  readonly rests: readonly unknown[];
  readonly explored: Explored;
}

let latest: Clean | null = null;

function cleanFor({ consts, instances, axioms, classes, types }: Theory, losses: readonly Loss[]): Explored {
  const rests = [consts, instances, axioms, classes, types, losses];
  if (latest === null || latest.rests.some((part, i) => part !== rests[i]))
    latest = { rests, explored: { constants: new Set(), types: new Set() } };
  return latest.explored;
}

function concerns(theory: Theory, loss: Loss, reach: Reach, open: ReadonlySet<string>): boolean {
  switch (loss.kind) {
    case "axiom":
      return loss.restricts === null ? open.size > 0 : loss.restricts.some((name) => open.has(name));
    case "instance":
      return loss.constants.some((name) => (reach.constants.get(name) ?? []).some((c) => isUndefinedAt(theory, c, loss.tycons)));
    case "names":
    case "unproved":
      return false;
    case "ground":
      return true;
    case "domain":
      return !loss.isTail && loss.constants.some((name) => reach.constants.has(name));
    case "meaning":
      return loss.constants.some((name) => reach.constants.has(name));
  }
}

function isUndefinedAt(theory: Theory, c: Const, tycons: readonly string[]): boolean {
  let isAt = false;
  eachTypeCon(c.type, ({ name }) => {
    isAt ||= tycons.includes(name);
  });
  return isAt && resolveInstance(theory, c) === null;
}

/** What is left open among what is reached: constants and types that are declared and not defined. */
export function openNames(theory: Theory, { constants, types }: Reach): Set<string> {
  const open = new Set<string>();
  for (const name of constants.keys()) if (theory.consts.get(name)?.spec.kind === "unspecified") open.add(name);
  for (const ty of types) if (ty.kind === "con" && theory.types.get(ty.name)?.definition.kind === "declared") open.add(ty.name);
  return open;
}

/** Axioms tie what is left open to more of it. */
function withAxioms(theory: Theory, open: Set<string>): ReadonlySet<string> {
  if (open.size === 0) return open;
  const axioms = theory.axioms.map(({ prop }) => openNames(theory, reachOf(theory, [prop])));
  for (let size = -1; size !== open.size; ) {
    size = open.size;
    for (const names of axioms) if ([...names].some((name) => open.has(name))) for (const name of names) open.add(name);
  }
  return open;
}
