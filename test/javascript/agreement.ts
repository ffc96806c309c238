import { emit, type Instance, instantiate, limitOf } from "../../src/javascript/index.ts";
import { CannotSay, TimeUp } from "../../src/judge/index.ts";
import {
  apps,
  betaNormal,
  boolT,
  type Const,
  constant,
  eq,
  type Free,
  free,
  fun,
  intT,
  listT,
  names,
  natT,
  ofSort,
  optionT,
  prodT,
  sameTerm,
  setT,
  showTerm,
  stripFun,
  substFrees,
  substType,
  type Term,
  type Theory,
  type Type,
  typeVars,
} from "../../src/logic/index.ts";
import { lowerProgram, lowerValue, type Program, raiseValue, type Value } from "../../src/program/index.ts";
import { raiseValue as raiseReference, SearchingEvaluator } from "../../src/witness/index.ts";
import { verifyProgram } from "../program/verify.ts";
import { formulaParams, RandomFormula } from "./random-formulas.ts";
import { Random, randomValue } from "./random-terms.ts";
import { randomTheory } from "./random-theory.ts";

/** What became of comparing the compiler with the reference evaluator. */
export interface Agreement {
  /** Both answered, alike. */
  same: number;
  /** Both answered, and differ: each one described. */
  readonly different: string[];
  /** At least one could not say. */
  open: number;
  /** Programs that are not well formed. */
  readonly malformed: string[];
}

export const noAgreement = (): Agreement => ({ same: 0, different: [], open: 0, malformed: [] });

const steps = 60_000;

/** Milliseconds for one evaluation by the reference evaluator: some steps on infinite cardinals take long. */
const patience = 3000;

/** A term with parameters, compiled once and run on many values. */
class Subject {
  readonly program: Program | null;
  readonly instance: Instance | null;
  private readonly theory: Theory;
  private readonly params: readonly Free[];
  private readonly body: Term;

  constructor(theory: Theory, params: readonly Free[], body: Term) {
    this.theory = theory;
    this.params = params;
    this.body = body;
    const lowered = lowerProgram(theory, [{ name: "it", params, body }], { tolerate: true });
    this.program = lowered.kind === "program" ? lowered.program : null;
    this.instance = this.program === null ? null : instantiate(emit(this.program, { partialClosures: true }), { steps });
  }

  compiled(args: readonly Term[]): Term | null {
    const { program, instance } = this;
    if (program === null || instance === null) return null;
    const values = args.map((arg) => lowerValue(program, instance.machine, arg));
    if (!values.every((value): value is Value => value !== undefined)) return null;
    const outcome = instance.run("it", values);
    if (outcome.kind !== "value") return null;
    const { value } = outcome;
    try {
      return raiseValue(program, instance.machine, value, program.functions[program.roots[0]?.target ?? 0]?.result ?? 0);
    } catch (error) {
      // A set by a test runs generated code once more.
      if (limitOf(error) === null) throw error;
      return null;
    }
  }

  reference(args: readonly Term[]): Term | null {
    const subst = new Map(this.params.map((x, i): [string, Term] => [x.name, args[i] ?? x]));
    return referenceValue(this.theory, substFrees(subst, this.body));
  }
}

function referenceValue(theory: Theory, t: Term): Term | null {
  const end = Date.now() + patience;
  const evaluator = new SearchingEvaluator(theory, { maxSteps: steps, isLate: () => Date.now() > end });
  try {
    return raiseReference(evaluator, t.type, evaluator.evaluate(t));
  } catch (error) {
    if (error instanceof CannotSay || error instanceof TimeUp || error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether two answers are the same value: equal as terms, or equal by evaluation. */
function isSame(theory: Theory, a: Term, b: Term): boolean {
  if (sameTerm(betaNormal(a), betaNormal(b))) return true;
  const verdict = new Subject(theory, [], eq(a, b)).compiled([]);
  return verdict?.kind === "const" && verdict.name === names.True;
}

/** Compares on some tuples of random arguments. */
export function compareTerm(theory: Theory, params: readonly Free[], body: Term, random: Random, tuples: number, into: Agreement): void {
  const subject = new Subject(theory, params, body);
  if (subject.program !== null) into.malformed.push(...verifyProgram(subject.program));
  if (subject.instance !== null) into.malformed.push(...verifyProgram(subject.instance.emission.program));
  for (let i = 0; i < tuples; i++) {
    const args = params.map((x) => randomValue(theory, random, x.type, 3));
    if (!args.every((arg): arg is Term => arg !== null)) return;
    const compiled = subject.compiled(args);
    const reference = compiled === null ? null : subject.reference(args);
    if (compiled === null || reference === null) into.open++;
    else if (isSame(theory, compiled, reference)) into.same++;
    else
      into.different.push(
        `${showTerm(body)} at ${args.map((arg) => showTerm(arg)).join(", ")}: ${showTerm(compiled)} / ${showTerm(reference)}`,
      );
  }
}

const smallTypes: readonly Type[] = [
  natT,
  boolT,
  intT,
  listT(boolT),
  prodT(boolT, natT),
  optionT(natT),
  setT(boolT),
  setT(natT),
  listT(natT),
  fun(boolT, natT),
];

/** The constant at random small types that its sorts allow. */
function smallInstance(theory: Theory, c: Const, random: Random): Const | null {
  const subst = new Map();
  for (const v of typeVars(c.type)) {
    const fitting = smallTypes.filter((type) => ofSort(theory, type, v.sort));
    if (fitting.length === 0) return null;
    subst.set(v, random.pick(fitting));
  }
  return constant(c.name, substType(subst, c.type));
}

/** Our own word for folding in some order: only for functions that forget the order is the value one of the logic. */
const left = "Finite_Set.fold_elements";

/** Compares every constant of a theory at small types. */
export function compareConstants(theory: Theory, seed: number, instances: number, tuples: number): Agreement {
  const random = new Random(seed);
  const result = noAgreement();
  for (const decl of theory.consts.values()) {
    if (decl.name === left || decl.spec.kind === "unspecified") continue;
    for (let i = 0; i < instances; i++) {
      const c = smallInstance(theory, constant(decl.name, decl.type), random);
      if (c === null) break;
      const params = stripFun(c.type).args.map((type, k) => free(`x${k}`, type));
      compareTerm(theory, params, apps(c, params), random, tuples, result);
    }
  }
  return result;
}

/** Compares the functions of random theories. */
export function compareRandomTheories(base: Theory, seed: number, theories: number, tuples: number): Agreement {
  const random = new Random(seed);
  const result = noAgreement();
  for (let i = 0; i < theories; i++) {
    const { theory, functions } = randomTheory(base, random);
    for (const f of functions) {
      const params = stripFun(f.type).args.map((type, k) => free(`x${k}`, type));
      compareTerm(theory, params, apps(f, params), random, tuples, result);
    }
  }
  return result;
}

/** Compares random formulas with quantifiers, sets and comprehensions. */
export function compareFormulas(theory: Theory, seed: number, formulas: number, tuples: number): Agreement {
  const random = new Random(seed);
  const result = noAgreement();
  for (let i = 0; i < formulas; i++) {
    const body = new RandomFormula(random).formula(formulaParams, 3);
    compareTerm(theory, formulaParams, body, random, tuples, result);
  }
  return result;
}
