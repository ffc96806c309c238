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
export { type Bound, Bounds } from "./language/bounds.ts";
export { RelationalError, type RelationalErrorCode } from "./language/error.ts";
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
} from "./language/expressions.ts";
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
} from "./language/formulas.ts";
export { Instance } from "./language/instance.ts";
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
} from "./language/integers.ts";
export { labelled, labelOf } from "./language/labels.ts";
export { show } from "./language/show.ts";
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
} from "./language/syntax.ts";
export { TupleSet } from "./language/tuple-set.ts";
export { type Atom, Universe } from "./language/universe.ts";
export { type EvaluationOptions, Evaluator, type IntegerOptions, isModel, type Witnesses } from "./meaning/evaluate.ts";
export type { Limits } from "./solve/interrupt.ts";
export { type NearOutcome, smallest, solveNear, type Target } from "./solve/minimal.ts";
export type { Found, Outcome, Phase, Problem, Skolem, SolveOptions, Statistics, Unknown, Unsatisfiable } from "./solve/problem.ts";
export { type Restriction, Session } from "./solve/session.ts";
export { solutions, solve, Unfinished } from "./solve/solve.ts";
