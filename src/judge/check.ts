/** The judge's word on a find. */
import {
  type AxiomInstance,
  axiomsAbout,
  axiomsAt,
  type ChosenValue,
  type Const,
  constant,
  type FiniteModel,
  forall,
  freeVars,
  funs,
  ofSort,
  reachOf,
  relevantAxioms,
  superclasses,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
} from "../logic/index.ts";
import { emptyEnvironment } from "./environment.ts";
import type { Evaluator, EvaluatorOptions } from "./evaluator.ts";
import type { Evidence } from "./evidence.ts";
import { type CannotTell, type Evaluation, evaluation } from "./outcome.ts";
import { Replay } from "./replay.ts";

/** A statement, ground values for its free variables, and what shows that it fails there. */
export interface Counterexample {
  readonly theory: Theory;
  /** At the types of the values: without type variables. */
  readonly statement: Term;
  readonly assignment: ReadonlyMap<string, Term>;
  readonly evidence: readonly Evidence[];
}

export type Judgement = { readonly kind: "confirmed" } | { readonly kind: "refuted"; readonly reason: string } | CannotTell;

/** Confirmed: the statement is false under the assignment, and all that is stated about what was chosen holds. Refuted: one of these is not so. */
export function check(counterexample: Counterexample, options: EvaluatorOptions = {}): Judgement {
  const { theory, statement, assignment, evidence } = counterexample;
  if (options.model != null && !isModel(theory, options.model))
    return { kind: "cannot-say", reason: "a model that changes what is defined" };
  const judge = new Replay(theory, evidence, options);
  const answer = truthOf(judge, statement, assignment);
  if (answer.kind === "cannot-say") return answer;
  if (answer.value) return { kind: "refuted", reason: "the statement holds" };
  return checkAxioms(judge, statedAbout(theory, statement, options));
}

/** Whether a model gives elements only to types that nothing defines, and names only to infinite objects. */
function isModel(theory: Theory, { carriers, constants }: FiniteModel): boolean {
  const kindOf = (ty: Type) => (ty.kind === "con" ? theory.types.get(ty.name)?.definition.kind : "native") ?? "declared";
  const isNamed = ({ name, type: ty }: Const): boolean => !theory.consts.has(name) && kindOf(ty) !== "declared";
  const isInfinite = (ty: Type): boolean => ty.kind === "con" && theory.datatype(ty.name)?.co === true;
  return (
    [...carriers].every(([ty, size]) => (ty.kind === "var" || kindOf(ty) === "declared") && Number.isInteger(size) && size > 0) &&
    constants.every(({ constant: c, value }) => value.type === c.type && (!isNamed(c) || isInfinite(c.type)))
  );
}

function truthOf(judge: Evaluator, statement: Term, assignment: ReadonlyMap<string, Term>): Evaluation<boolean> {
  const isIllTyped = [...freeVars(statement).values()].some((x) => (assignment.get(x.name)?.type ?? x.type) !== x.type);
  if (isIllTyped) return { kind: "cannot-say", reason: "a value has not the type of its variable" };
  const frees = new Map([...assignment].map(([name, t]) => [name, judge.delay(t, emptyEnvironment)]));
  return evaluation(() => judge.holds(statement, { bound: null, frees }));
}

/** So many statements share an evaluator, whose steps are limited. */
const statementsTogether = 100;

/**
 * Whether each of several statements is true under one assignment; null where that cannot be said. They must choose nothing: a statement
 * that is false is one that `check` confirms.
 */
export function truths(theory: Theory, statements: readonly Term[], assignment: ReadonlyMap<string, Term>): (boolean | null)[] {
  let judge = new Replay(theory, []);
  return statements.map((statement, i) => {
    if (i % statementsTogether === 0) judge = new Replay(theory, []);
    const answer = truthOf(judge, statement, assignment);
    return answer.kind === "cannot-say" ? null : answer.value;
  });
}

/** What is stated about what a find chooses, and what cannot be listed of that. */
export interface Stated {
  readonly axioms: readonly Pick<AxiomInstance, "name" | "prop">[];
  readonly doubt: string | null;
}

export function statedAbout(theory: Theory, statement: Term, { chosen = [], model = null }: EvaluatorOptions): Stated {
  const classes = [...(model?.types ?? [])].map(([v, ty]) => classAxioms(theory, v, ty, model?.carriers.has(ty) ?? false));
  const own = { axioms: classes.flatMap((c) => c.axioms), doubt: classes.find((c) => c.doubt !== null)?.doubt ?? null };
  const constants = [...chosen.map(constantOf), ...(model?.constants.map((c) => c.constant) ?? [])];
  const carriers = [...(model?.carriers.keys() ?? [])];
  const isModel = model !== null && carriers.length + model.constants.length > 0;
  if (constants.length + carriers.length === 0) return own;
  const types = [...reachOf(theory, [statement]).types, ...carriers];
  const about = axiomsAbout(theory, { constants, types });
  const reached = relevantAxioms(theory, [statement]);
  const [leftOut] = [...about.leftOut, ...(isModel ? reached.leftOut : [])];
  const doubt = leftOut === undefined ? own.doubt : `whether the axiom ${leftOut} holds at all types`;
  return { axioms: [...own.axioms, ...about.axioms, ...(isModel ? reached.axioms : [])], doubt };
}

function constantOf({ constant: name, args, value }: ChosenValue): Const {
  const types = args.map((arg) => arg.type);
  return constant(name, funs(types, value.type));
}

/** A type in place of a type variable is in its classes; of one that a model made up, their axioms must hold. */
function classAxioms(theory: Theory, { name, sort }: TypeVar, ty: Type, isOwn: boolean): Stated {
  if (!isOwn) return { axioms: [], doubt: ofSort(theory, ty, sort) ? null : `whether the type for ${name} is in its classes` };
  const classes = new Set(sort.flatMap((c) => [...superclasses(theory, c)]));
  const axioms = [...classes].flatMap((c) => axiomsAt(theory, c, ty).map((prop) => ({ name: c, prop: closed(prop) })));
  return { axioms, doubt: null };
}

const closed = (t: Term): Term => [...freeVars(t).values()].reduceRight<Term>((body, x) => forall(x, body), t);

/** Whether everything that is stated holds. */
export function checkAxioms(evaluator: Evaluator, { axioms, doubt }: Stated): Judgement {
  if (doubt !== null) return { kind: "cannot-say", reason: doubt };
  for (const { name, prop } of axioms) {
    const answer = evaluation(() => evaluator.holds(prop));
    if (answer.kind !== "value") return { kind: "cannot-say", reason: `whether the axiom ${name} holds: ${answer.reason}` };
    if (!answer.value) return { kind: "refuted", reason: `the axiom ${name} does not hold of the chosen values` };
  }
  return { kind: "confirmed" };
}
