export { type Checked, lazySmallCheck, quickCheck, quickCheckWith, replay, smallCheck, verboseCheck } from "./check.ts";
export { elements, frequency, oneof } from "./choice.ts";
export { coarbitrary, coarbitraryFunction, coarbitraryInt, coarbitraryList, type Transformer } from "./coarbitrary.ts";
export { dictionary, distinctListOf, mapOf, setOf, shuffle, sublistOf } from "./collection.ts";
export {
  type ConstructorDescription,
  type DatatypeDescription,
  type DatatypeValue,
  param,
  type StandardValue,
  type TypeExpr,
  type,
} from "./datatype.ts";
export { type DatatypeGens, datatypes, datatypesWith, standardTypes, type TypeGen } from "./datatype-gen.ts";
export { exists } from "./exists.ts";
export { type ArbitraryLike, fromFastCheck, type RandomLike, toFastCheck } from "./fast-check.ts";
export { fn, promote, variant } from "./function.ts";
export { chain, constant, Gen, map, resize, scale, sized, suchThat } from "./gen.ts";
export { type LengthBounds, listOf, listOf1, vector } from "./list.ts";
export { bigInt, boolean, choose, chooseBigInt, double, float, int, nat, nullable, optional, positive, safeInteger } from "./numbers.ts";
export { type GensOf, record, tuple } from "./product.ts";
export { type AsyncTestable, forAll, forAllAsync, Property, property, type Testable, type Time, type TimeOf } from "./property.ts";
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
} from "./property-combinators.ts";
export { letrec, recursive } from "./recursion.ts";
export type { Counterexample, Driver, Enumeration, Report } from "./report.ts";
export { enumerate, sample } from "./sample.ts";
export type { CheckOptions } from "./settings.ts";
export { show } from "./show.ts";
export { GeneratorError } from "./source.ts";
export type { Coverage, Share, Statistics } from "./statistics.ts";
export { assertProperty, PropertyFailure, type PropertyTest, propertyTest, type TestFunction } from "./test-helper.ts";
export { char, string, stringOf, unicodeChar } from "./text.ts";
