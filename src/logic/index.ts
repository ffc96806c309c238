export { atomize, atomizeType, stripImplies } from "./atomize.ts";
export { type ChosenValue, type Conjecture, type Find, findOf, type SearchEnd, type SearchResult, typeVariables } from "./conjecture.ts";
export { type Bound, bothCovered, type Card, type Coverage, noCoverage } from "./coverage.ts";
export type {
  ClassDecl,
  ConstDecl,
  Constructor,
  Datatype,
  Equation,
  EquationOrigin,
  Inductive,
  Instance,
  Interpretation,
  IntroRule,
  LocaleDecl,
  Role,
  Specification,
  TypeDecl,
  TypeDefinition,
} from "./declaration.ts";
export { undefinedElsewhere } from "./declaration.ts";
export { equationOf } from "./equation-of.ts";
export { carrierElement, type FiniteModel } from "./finite-model.ts";
export {
  boolT,
  charT,
  collect,
  conj,
  conjAll,
  conjuncts,
  destApps,
  destEq,
  disj,
  elementOf,
  enumFinite,
  enumSize,
  eq,
  exists,
  False,
  factorsOf,
  forall,
  implies,
  impliesAll,
  insertAll,
  intT,
  leafTypes,
  list,
  listT,
  member,
  names,
  natT,
  not,
  numT,
  optionT,
  pair,
  prodT,
  propT,
  setT,
  stringT,
  True,
  unitT,
  updated,
} from "./hol.ts";
export {
  char,
  destChar,
  destList,
  destNumeral,
  destString,
  hexCode,
  literalText,
  newlineSymbol,
  num,
  numeral,
  plainCharacter,
  string,
} from "./literal.ts";
export { fractionTypes, isNumberType, isWholeNumber, type NativeType, nativeType, nativeTypes } from "./native-types.ts";
export { destNumeralType, numeralType, standInSize } from "./numeral-type.ts";
export { aritySorts, fitsSorts, isSubclass, isSubsort, meetSorts, ofSort, superclasses } from "./order-sorted.ts";
export { resolveInstance, typeInstance } from "./overloading.ts";
export { type PlainTerm, type PlainType, plainTerm, plainType, termOfPlain, typeOfPlain } from "./plain-terms.ts";
export { pureTheory } from "./pure.ts";
export { addExplored, axiomsAt, type Explored, type Reach, reachOf } from "./reach.ts";
export { type AxiomInstance, axiomsAbout, openPart, relevantAxioms } from "./relevant-axioms.ts";
export type { Choice } from "./stated-facts.ts";
export {
  type Abs,
  abs,
  app,
  apps,
  avoidsInnermost,
  bound,
  type Const,
  constant,
  type Free,
  free,
  instantiate,
  isClosed,
  lambda,
  lambdas,
  openAbs,
  primed,
  rebuild,
  sameTerm,
  shift,
  showTerm,
  stripApp,
  type Term,
} from "./term.ts";
export {
  betaApply,
  betaNormal,
  constsOf,
  eachNode,
  etaExpand,
  exactKey,
  freeVars,
  headConst,
  mapNodes,
  mapParts,
  substFrees,
  substTermTypes,
  termTypeVars,
  usesBound,
} from "./term-walk.ts";
export { type CodeEquations, emptyTheory, libraryUnfolding, Theory, type TheoryTables } from "./theory.ts";
export {
  asCon,
  domain,
  eachTypeCon,
  fun,
  funs,
  isFun,
  isGroundType,
  range,
  type Sort,
  showType,
  sortOf,
  stripFun,
  type Type,
  type TypeCon,
  type TypeVar,
  tcon,
  tvar,
  typeSize,
  typeVars,
} from "./type.ts";
export {
  type ConstructorAt,
  carvedAt,
  constructorsAt,
  datatypeAt,
  isFiniteType,
  isInfiniteType,
  isRecursiveType,
  paramsAt,
} from "./type-facts.ts";
export { matchType, substType, type TypeSubst } from "./type-match.ts";
export { typeText } from "./type-text.ts";
