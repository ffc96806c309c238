export { Budget, type Clock } from "../base/index.ts";
export {
  type CadicalOptions,
  ClauseBuffer,
  cadical,
  cadicalFactory,
  type SatAnswer,
  type SatLimits,
  type SatSolver,
  type SatSolverFactory,
} from "../sat/index.ts";
export { type Bound, Bounds } from "./bounds.ts";
export { Circuit, FALSE, type Lit, negate, TRUE } from "./circuit.ts";
export { CnfEncoder } from "./cnf.ts";
export { RelationalError, type RelationalErrorCode } from "./error.ts";
export { type EvaluationOptions, Evaluator, type IntegerOptions, isModel, type Witnesses } from "./evaluate.ts";
export {
  apply,
  atom,
  closure,
  comprehension,
  constant,
  decl,
  difference,
  iden,
  ifElse,
  intAtom,
  intersection,
  ints,
  join,
  letExpr,
  none,
  noneOf,
  override,
  product,
  project,
  reflexiveClosure,
  relation,
  transpose,
  tuple,
  union,
  unionOf,
  univ,
  variable,
} from "./expressions.ts";
export {
  acyclic,
  and,
  conjunction,
  disjunction,
  equal,
  exists,
  falsity,
  forAll,
  ifFormula,
  iff,
  implies,
  letFormula,
  lone,
  no,
  not,
  one,
  or,
  partialFunction,
  some,
  subset,
  totalFunction,
  totalOrder,
  truth,
} from "./formulas.ts";
export { Instance } from "./instance.ts";
export {
  absolute,
  arithmetic,
  atLeast,
  atMost,
  bitNot,
  cardinality,
  divide,
  greater,
  ifInt,
  int,
  intDiffer,
  intEqual,
  intSum,
  less,
  minus,
  modulo,
  negative,
  plus,
  sign,
  sum,
  times,
} from "./integers.ts";
export type { Limits } from "./interrupt.ts";
export { type NearOutcome, smallest, solveNear, type Target } from "./minimal.ts";
export type { Found, Outcome, Phase, Problem, Skolem, SolveOptions, Statistics, Unknown, Unsatisfiable } from "./problem.ts";
export { type Restriction, Session } from "./session.ts";
export { show } from "./show.ts";
export { solutions, solve } from "./solve.ts";
export type {
  Decl,
  Expr,
  Formula,
  IntComparison,
  IntExpr,
  IntOperator,
  Multiplicity,
  Node,
  Predicate,
  Relation,
  Variable,
} from "./syntax.ts";
export { TupleSet } from "./tuple-set.ts";
export { type Atom, Universe } from "./universe.ts";
