/** The clauses and modes of all predicates that a theory itself defines: what `hollow show --stage clauses|modes` prints. */
import { apps, boolT, constant, free, stripFun, type Theory } from "../logic/index.ts";
import { type Predicate, showClauses, showPlan } from "../plans/index.ts";
import { inferModes } from "./infer-modes.ts";
import { Planner } from "./planner.ts";
import { ClauseStore } from "./store.ts";

/** The names of the predicates of a theory: inductive ones, and functions into bool. */
function predicateNames(theory: Theory): string[] {
  const found: string[] = [];
  for (const [name, { type, spec, role }] of theory.consts.entries()) {
    const { args, result } = stripFun(type);
    if (!name.startsWith(`${theory.name}.`) || args.length === 0 || result !== boolT || role.kind !== "plain") continue;
    if (spec.kind === "inductive" || spec.kind === "equations") found.push(name);
  }
  return found;
}

function predicateAt(store: ClauseStore, name: string): Predicate | null {
  const type = store.theory.consts.get(name)?.type;
  if (type === undefined) return null;
  const params = stripFun(type).args.map((arg, i) => free(`a${i}`, arg));
  const goal = store.literal(apps(constant(name, type), params))?.at(-1);
  return goal?.kind === "holds" ? goal.predicate : null;
}

/** The Horn clauses of the theory's predicates, auxiliary ones included. */
export function showTheoryClauses(theory: Theory): string {
  const store = new ClauseStore(theory);
  for (const name of predicateNames(theory)) predicateAt(store, name);
  const blocks: string[] = [];
  // Clauses of one predicate may bring forth others.
  for (let i = 0; i < store.predicates.length; i++) {
    const predicate = store.predicates[i];
    if (predicate !== undefined) blocks.push(showClauses(predicate));
  }
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** The modes of the theory's predicates, with the dataflow of the mode that computes everything. */
export function showTheoryModes(theory: Theory): string {
  return predicateNames(theory)
    .map((name) => {
      const found = inferModes(theory, name);
      if (found.kind === "none") return `${name}: ${found.reason}`;
      const store = new ClauseStore(theory);
      const predicate = predicateAt(store, name);
      const plan = predicate === null ? "" : `\n${showPlan(new Planner(store).plan(predicate, "o".repeat(predicate.types.length)))}`;
      return `${name}: ${found.shown.length === 0 ? "no mode without generated values" : found.shown.join(", ")}${plan}`;
    })
    .join("\n\n");
}
