/**
 * Terms that count the steps of evaluating a term (Nipkow et al., «Functional Data Structures and Algorithms», section 1.5): a call costs
 * what its arguments cost and what the step function of the called function says; constructors and basic operations cost nothing.
 */
import {
  apps,
  type Const,
  constant,
  etaExpand,
  type Free,
  free,
  freeVars,
  fun,
  funs,
  isFun,
  lambdas,
  matchType,
  names,
  natT,
  openAbs,
  pair,
  prodT,
  sameTerm,
  stripApp,
  stripFun,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
} from "../../../logic/index.ts";

/** A step function with the number of leading arguments of the original that it does not take (parameters of a locale). */
export interface Steps {
  readonly term: Term;
  readonly dropped: number;
}

/** What is known of the functions around a term. */
export interface TimeRules {
  readonly theory: Theory;
  /** The step function of a constant; null when its calls cost nothing. */
  stepsOf(c: Const, args: readonly Term[]): Steps | null;
  /** The step function of a variable of function type. */
  stepsOfVariable(x: Free): Term;
  /** Refuses the definition. */
  refuse(why: string): never;
}

const plus = constant(names.plus, funs([natT, natT], natT));

/** The sum of two costs; null is no cost. */
export function sum(a: Term | null, b: Term | null): Term | null {
  return a === null ? b : b === null ? a : apps(plus, [a, b]);
}

/** A cost as a term. */
export const costTerm = (cost: Term | null): Term => cost ?? constant(names.zero, natT);

/** The type of a step function of a function of the given type, whose arguments that are functions come in pairs with their step functions. */
export function stepType(type: Type): Type {
  return funs(
    stripFun(type).args.map((ty) => (isFun(ty) ? prodT(ty, stepType(ty)) : ty)),
    natT,
  );
}

/** The cost of evaluating a term without loose bound variables. */
export function cost(rules: TimeRules, t: Term): Term | null {
  const { head, args } = stripApp(t);
  if (args.length === 0) return head.kind === "const" && head.name === names.undefined ? constant(names.undefined, natT) : null;
  const [first, second, third] = args;
  if (head.kind === "const" && head.name === names.If && first !== undefined && second !== undefined && third !== undefined)
    return sum(cost(rules, first), costOfBranches(rules, first, second, third));
  if (head.kind === "const" && head.name === names.Let && first !== undefined && second !== undefined)
    return sum(cost(rules, first), costOfLet(rules, first, second));
  if (head.kind === "const" && rules.theory.consts.get(head.name)?.role.kind === "case") return costOfCase(rules, head, args);
  return costOfCall(rules, head, args);
}

function costOfBranches(rules: TimeRules, condition: Term, yes: Term, no: Term): Term | null {
  const [ifTrue, ifFalse] = [cost(rules, yes), cost(rules, no)];
  if (ifTrue === null && ifFalse === null) return null;
  if (ifTrue !== null && ifFalse !== null && sameTerm(ifTrue, ifFalse)) return ifTrue;
  return apps(constant(names.If, funs([condition.type, natT, natT], natT)), [condition, costTerm(ifTrue), costTerm(ifFalse)]);
}

function costOfLet(rules: TimeRules, value: Term, body: Term): Term | null {
  if (isFun(value.type)) return rules.refuse("a function bound by let");
  const { variables, inner } = underBinders(rules, body, 1);
  if (inner === null || !variables.some((x) => freeVars(inner).has(x.name))) return inner;
  return apps(constant(names.Let, funs([value.type, fun(value.type, natT)], natT)), [value, lambdas(variables, inner)]);
}

/** `case_t f₁ … fₙ x`: the branch that is taken, and the value itself. */
function costOfCase(rules: TimeRules, head: Const, args: readonly Term[]): Term | null {
  // As declared: a result that is a function has no part in the types of the branches.
  const branchTypes = stripFun(rules.theory.consts.get(head.name)?.type ?? head.type).args.slice(0, -1);
  const value = args[branchTypes.length];
  if (value === undefined || args.length > branchTypes.length + 1) return rules.refuse("a partial application of case");
  const branches = args.slice(0, -1).map((branch, i) => {
    const { variables, inner } = underBinders(rules, branch, stripFun(branchTypes[i] ?? branch.type).args.length);
    return {
      type: funs(
        variables.map((x) => x.type),
        natT,
      ),
      variables,
      inner,
    };
  });
  if (branches.every((b) => b.inner === null)) return cost(rules, value);
  const type = funs([...branches.map((b) => b.type), value.type], natT);
  const taken = apps(constant(head.name, type), [...branches.map((b) => lambdas(b.variables, costTerm(b.inner))), value]);
  return sum(cost(rules, value), taken);
}

/** The cost of a function's body, with the variables that stand for its arguments. */
function underBinders(rules: TimeRules, t: Term, count: number): { variables: Free[]; inner: Term | null } {
  const variables: Free[] = [];
  const avoid = new Set(freeVars(t).keys());
  let rest = t;
  for (let i = 0; i < count; i++) {
    const { variable, body } = openAbs(rest.kind === "abs" ? rest : etaExpand(rest), avoid);
    avoid.add(variable.name);
    variables.push(variable);
    rest = body;
  }
  return { variables, inner: cost(rules, rest) };
}

function costOfCall(rules: TimeRules, head: Term, args: readonly Term[]): Term | null {
  const ofArguments = args.reduce((total: Term | null, arg) => (isFun(arg.type) ? total : sum(total, cost(rules, arg))), null);
  if (head.kind === "free") return sum(ofArguments, call(rules, rules.stepsOfVariable(head), args));
  if (head.kind !== "const") return rules.refuse("the application of a λ-term");
  const steps = rules.stepsOf(head, args);
  if (steps === null) return ofArguments;
  if (args.length < stripFun(rules.theory.consts.get(head.name)?.type ?? head.type).args.length)
    return rules.refuse(`a partial application of ${head.name}`);
  return sum(ofArguments, call(rules, steps.term, args.slice(steps.dropped)));
}

/** A step function at the arguments of the original; it is generic in its type variables. */
function call(rules: TimeRules, steps: Term, args: readonly Term[]): Term {
  const declared = stripFun(steps.type).args;
  const given = args.map((arg, i) => argument(rules, arg, declared[i]));
  const types = matchType(
    funs(declared.slice(0, given.length), natT),
    funs(
      given.map((t) => t.type),
      natT,
    ),
  );
  return apps(types === null ? steps : substTermTypes(types, steps), given);
}

/** An argument of a step function: a function is replaced by its step function, or comes together with it where the type asks for a pair. */
function argument(rules: TimeRules, arg: Term, declared: Type | undefined): Term {
  if (!isFun(arg.type)) return arg;
  const steps = stepFunction(rules, arg);
  return declared?.kind === "con" && declared.name === "Product_Type.prod" ? pair(arg, steps) : steps;
}

/** The step function of an argument that is a function. */
function stepFunction(rules: TimeRules, arg: Term): Term {
  if (arg.kind === "free") return rules.stepsOfVariable(arg);
  const steps = arg.kind === "const" ? rules.stepsOf(arg, []) : null;
  if (steps !== null && steps.dropped === 0) {
    const types = matchType(steps.term.type, stepType(arg.type));
    if (types !== null) return substTermTypes(types, steps.term);
  }
  const { variables, inner } = underBinders(rules, arg, stripFun(arg.type).args.length);
  return lambdas(variables, costTerm(inner));
}

/** A variable for the step function of a variable. */
export function stepVariable(x: Free, prefix: string): Free {
  return free(`${prefix}${x.name}`, stepType(x.type));
}
