export { atomize, stripImplies } from "./atomize.ts";
export { type ChosenValue, type Conjecture, type Find, type SearchEnd, type SearchResult, typeVariables } from "./conjecture.ts";
export { type Bound, bothCovered, type Card, type Coverage, noCoverage } from "./coverage.ts";
export type {
  Arity,
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
  Quotient,
  RecordShape,
  Role,
  Specification,
  TypeDecl,
  TypeDefinition,
  Typedef,
} from "./declaration.ts";
export { equationOf } from "./equation-of.ts";
export { carrierElement, type FiniteModel } from "./finite-model.ts";
export * from "./hol.ts";
export {
  char,
  destChar,
  destList,
  destNum,
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
export { isNumberType, type NativeType, nativeType, nativeTypes } from "./native-types.ts";
export { destNumeralType, numeralType } from "./numeral-type.ts";
export { aritySorts, isSubclass, isSubsort, meetSorts, ofSort, superclasses } from "./order-sorted.ts";
export { resolveInstance, typeInstance } from "./overloading.ts";
export { type PlainTerm, type PlainType, plainTerm, plainType, termOfPlain, typeOfPlain } from "./plain-terms.ts";
export { pureTheory } from "./pure.ts";
export { addExplored, axiomsAt, type Explored, type Reach, reachOf } from "./reach.ts";
export { type AxiomInstance, axiomsAbout, type Choice, openPart, type RelevantAxioms, relevantAxioms } from "./relevant-axioms.ts";
export * from "./term.ts";
export * from "./term-walk.ts";
export { type AttributeFacts, type CodeEquations, emptyTheory, libraryUnfolding, Theory, type TheoryTables } from "./theory.ts";
export * from "./type.ts";
export {
  type ConstructorAt,
  carvedAt,
  constructorsAt,
  type DatatypeAt,
  datatypeAt,
  isFiniteType,
  isInfiniteType,
  isRecursiveType,
  paramsAt,
} from "./type-facts.ts";
export { matchType, substType, type TypeSubst } from "./type-match.ts";
