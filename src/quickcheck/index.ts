export { type ArbitraryLike, fromFastCheck, type RandomLike, toFastCheck } from "./bridges/fast-check.ts";
export { assertProperty, PropertyFailure, type PropertyTest, propertyTest, type TestFunction } from "./bridges/test-helper.ts";
export { elements, frequency, oneof } from "./generators/choice.ts";
export { coarbitrary, coarbitraryFunction, coarbitraryInt, coarbitraryList, type Transformer } from "./generators/coarbitrary.ts";
export { dictionary, distinctListOf, mapOf, setOf, shuffle, sublistOf } from "./generators/collection.ts";
export {
  type ConstructorDescription,
  type DatatypeDescription,
  type DatatypeValue,
  param,
  type StandardValue,
  type TypeExpr,
  type,
} from "./generators/datatype.ts";
export { type DatatypeGens, datatypes, datatypesWith, standardTypes, type TypeGen } from "./generators/datatype-gen.ts";
export { fn, promote, variant } from "./generators/function.ts";
export { chain, constant, Gen, map, resize, scale, sized, suchThat } from "./generators/gen.ts";
export { type LengthBounds, listOf, listOf1, vector } from "./generators/list.ts";
export {
  bigInt,
  boolean,
  choose,
  chooseBigInt,
  double,
  float,
  int,
  nat,
  nullable,
  optional,
  positive,
  safeInteger,
} from "./generators/numbers.ts";
export { type GensOf, record, tuple } from "./generators/product.ts";
export { letrec, recursive } from "./generators/recursion.ts";
export { enumerate, sample } from "./generators/sample.ts";
export { char, string, stringOf, unicodeChar } from "./generators/text.ts";
export { exists } from "./property/exists.ts";
export { type AsyncTestable, forAll, forAllAsync, Property, property, type Testable, type Time, type TimeOf } from "./property/property.ts";
export {
  classify,
  collect,
  conjunction,
  cover,
  disjunction,
  expectFailure,
  implies,
  type Later,
  label,
  type Now,
  tabulate,
} from "./property/property-combinators.ts";
export type { Counterexample, Driver, Enumeration, Report } from "./reporting/report.ts";
export type { Coverage, Share, Statistics } from "./reporting/statistics.ts";
export { type Checked, lazySmallCheck, quickCheck, quickCheckWith, replay, smallCheck, verboseCheck } from "./running/check.ts";
export type { CheckOptions } from "./running/settings.ts";
export { GeneratorError } from "./source/source.ts";
export { show } from "./values/show.ts";
