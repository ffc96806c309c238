/**
 * The modes that a predicate has without generated values ([Bulwahn 2013], 2.2.3), for `code_pred`. Functional arguments that are predicates have modes
 * themselves: each combination is tried, with a parameter in place of the argument.
 */
import { apps, boolT, constant, type Free, free, funs, leafTypes, stripFun, type Term, type Theory, type Type } from "../logic/index.ts";
import { allModes, isPredicateType, type Mode, type Predicate, showMode } from "../plans/index.ts";
import { mostArguments } from "./limits.ts";
import { Planner } from "./planner.ts";
import { ClauseStore } from "./store.ts";

export type InferredModes =
  | {
      readonly kind: "modes";
      readonly type: Type;
      /** One letter per component; the letters of a functional argument stand in its place. */
      readonly modes: readonly Mode[];
      readonly shown: readonly string[];
    }
  | { readonly kind: "none"; readonly reason: string };

/**
 * The modes of a constant of the theory, as `code_pred` infers them; all inputs first. A function counts as a relation with its result.
 * With `specialises` predicates may be copied for constructor patterns (the option `specialise` of `code_pred`).
 */
export function inferModes(theory: Theory, name: string, specialises = false): InferredModes {
  const own = theory.consts.get(name)?.type;
  if (own === undefined) return { kind: "none", reason: `there is no constant ${name}` };
  const { args, result } = stripFun(own);
  const type = result === boolT ? own : funs([...args, result], boolT);
  const functional = args.flatMap((arg) => (isPredicateType(arg) ? [countLeaves(arg)] : []));
  const modes: Mode[] = [];
  for (const choice of choices(functional)) {
    const found = modesAt(theory, name, own, choice, specialises);
    if (found === null) return { kind: "none", reason: `${name} has no clauses` };
    modes.push(...found);
  }
  return { kind: "modes", type, modes, shown: modes.map((mode) => showMode(type, mode)) };
}

function countLeaves(type: Type): number {
  return stripFun(type).args.flatMap(leafTypes).length;
}

/** One mode for each functional argument, in every combination. */
function choices(counts: readonly number[]): Mode[][] {
  let found: Mode[][] = [[]];
  for (const count of counts) found = found.flatMap((row) => allModes(count).map((mode) => [...row, mode]));
  return found;
}

/** The modes with functional arguments as chosen; null when there are no clauses. */
function modesAt(theory: Theory, name: string, type: Type, choice: readonly Mode[], specialises: boolean): Mode[] | null {
  const store = new ClauseStore(theory, new Map(), { usesAlternatives: true, specialises });
  const found = predicateOf(store, name, type, choice);
  if (found === null) return null;
  const planner = new Planner(store, true);
  const count = found.types.length;
  const candidates = count <= mostArguments ? allModes(count) : fewOutputs(count);
  // What turns out to generate may have been taken not to before.
  let modes: Mode[];
  for (let before = -1; ; ) {
    modes = candidates.filter((mode) => !planner.plan(found, mode).generates);
    const now = planner.forget();
    if (now === before) break;
    before = now;
  }
  return modes.map((mode) => spread(type, choice, mode));
}

/** The letters of functional arguments put in their places. */
function spread(type: Type, choice: readonly Mode[], mode: Mode): Mode {
  let [next, at] = [0, 0];
  const parts = stripFun(type).args.map((arg) => {
    if (isPredicateType(arg)) return choice[next++] ?? "";
    const from = at;
    at += leafTypes(arg).length;
    return mode.slice(from, at);
  });
  return parts.join("") + mode.slice(at);
}

function predicateOf(store: ClauseStore, name: string, type: Type, choice: readonly Mode[]): Predicate | null {
  const { args, result } = stripFun(type);
  let next = 0;
  const params = args.map((arg, i): Term => {
    if (!isPredicateType(arg)) return free(`a${i}`, arg);
    return store.parameter(`parameter ${i}`, arg, choice[next++] ?? "");
  });
  const applied = apps(constant(name, type), params);
  const value: Free = free("result", result);
  const goal = (result === boolT ? store.literal(applied) : store.relation(applied, value))?.at(-1);
  return goal?.kind === "holds" ? goal.predicate : null;
}

/** All inputs, and one output at each place. */
function fewOutputs(count: number): Mode[] {
  const inputs = "i".repeat(count);
  return [inputs, ...Array.from({ length: count }, (_, i) => `${inputs.slice(0, i)}o${inputs.slice(i + 1)}`)];
}
