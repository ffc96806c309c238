/** The modes that a predicate has without generated values (thesis 2.2.3), for `code_pred`. */
import { apps, constant, type Free, stripFun, type Theory, type Type } from "../logic/index.ts";
import type { Predicate } from "./clause.ts";
import { allModes, type Mode, showMode } from "./mode.ts";
import { Planner } from "./planner.ts";
import { ClauseStore } from "./store.ts";

/** Beyond so many components only modes with few inputs are tried. */
const mostArguments = 10;

export type InferredModes =
  | { readonly kind: "modes"; readonly predicate: Predicate; readonly modes: readonly Mode[]; readonly shown: readonly string[] }
  | { readonly kind: "none"; readonly reason: string };

/** The modes of a constant of the theory, as `code_pred` infers them; all inputs first. */
export function inferModes(theory: Theory, name: string): InferredModes {
  const type = theory.consts.get(name)?.type;
  if (type === undefined) return { kind: "none", reason: `there is no constant ${name}` };
  const predicate = predicateOf(new ClauseStore(theory), name, type);
  if (predicate === null) return { kind: "none", reason: `${name} has no clauses` };
  const { store, found } = predicate;
  const planner = new Planner(store);
  const count = found.types.length;
  const candidates = count <= mostArguments ? allModes(count) : fewOutputs(count);
  const modes = candidates.filter((mode) => !planner.plan(found, mode).generates);
  return { kind: "modes", predicate: found, modes, shown: modes.map((mode) => showMode(type, mode)) };
}

function predicateOf(store: ClauseStore, name: string, type: Type): { readonly store: ClauseStore; readonly found: Predicate } | null {
  const params = stripFun(type).args.map((arg, i): Free => ({ kind: "free", name: `a${i}`, type: arg }));
  const goals = store.literal(apps(constant(name, type), params)) ?? [];
  const goal = goals.at(-1);
  return goal?.kind === "holds" ? { store, found: goal.predicate } : null;
}

/** All inputs, and one output at each place. */
function fewOutputs(count: number): Mode[] {
  const inputs = "i".repeat(count);
  return [inputs, ...Array.from({ length: count }, (_, i) => `${inputs.slice(0, i)}o${inputs.slice(i + 1)}`)];
}
