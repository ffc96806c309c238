export { type ArbitraryLike, fromFastCheck, type RandomLike, toFastCheck } from "./bridges/fast-check.ts";
export { assertProperty, PropertyFailure, type PropertyTest, propertyTest, type TestFunction } from "./bridges/test-helper.ts";
export {
  bigInt64Array,
  bigUint64Array,
  DrawnStream,
  float32Array,
  float64Array,
  infiniteStream,
  int8Array,
  int16Array,
  int32Array,
  sparseArrayOf,
  type TypedArrayBounds,
  uint8Array,
  uint8ClampedArray,
  uint16Array,
  uint32Array,
} from "./formats/bytes.ts";
export { booleanComparison, comparison } from "./formats/comparison.ts";
export { type DateBounds, date } from "./formats/date.ts";
export { anything, falsy, type JsonValue, json, jsonValue, object } from "./formats/json.ts";
export { stringMatching } from "./formats/regex.ts";
export { base64String, binaryString, grapheme, hexString, mixedCase, type UuidOptions, ulid, uuid } from "./formats/text-formats.ts";
export {
  domain,
  emailAddress,
  ipV4,
  ipV4Extended,
  ipV6,
  webAuthority,
  webFragments,
  webPath,
  webQueryParameters,
  webSegment,
  webUrl,
} from "./formats/web.ts";
export { constantFrom, elements, frequency, oneof, type ValueOf } from "./generators/choice.ts";
export { coarbitrary, coarbitraryFunction, coarbitraryInt, coarbitraryList, type Transformer } from "./generators/coarbitrary.ts";
export { type DistinctBounds, dictionary, distinctListOf, mapOf, setOf, shuffle, sublistOf } from "./generators/collection.ts";
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
export { context, type Draw, draws } from "./generators/in-body.ts";
export { type LengthBounds, listOf, listOf1, vector } from "./generators/list.ts";
export {
  bigInt,
  boolean,
  choose,
  chooseBigInt,
  double,
  float,
  int,
  integer,
  nat,
  nullable,
  optional,
  positive,
  safeInteger,
} from "./generators/numbers.ts";
export { type GensOf, record, recordWith, tuple } from "./generators/product.ts";
export { letrec, recursive } from "./generators/recursion.ts";
export { enumerate, sample } from "./generators/sample.ts";
export { char, codeUnit, string, stringOf, unicodeChar } from "./generators/text.ts";
export { type Command, CommandList, commandsOf, type Machine, type Step } from "./machines/command.ts";
export {
  MachineFailure,
  ParallelCommands,
  type ParallelOptions,
  parallel,
  sequential,
  sequentialAsync,
} from "./machines/machine-property.ts";
export { Scheduler, type SchedulerOptions, scheduler, schedulerFor } from "./machines/scheduler.ts";
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
  pre,
  tabulate,
} from "./property/property-combinators.ts";
export { plot } from "./reporting/plot.ts";
export type { Counterexample, Driver, Enumeration, Report } from "./reporting/report.ts";
export type { Coverage, Share, Statistics } from "./reporting/statistics.ts";
export { type Checked, lazySmallCheck, quickCheck, quickCheckWith, replay, smallCheck, verboseCheck } from "./running/check.ts";
export { TestTimeout } from "./running/each-test.ts";
export { type CheckOptions, configuration, configure, type FailureStore, resetConfiguration } from "./running/settings.ts";
export { GeneratorError } from "./source/source.ts";
export { Context } from "./values/context.ts";
export { show, showAs } from "./values/show.ts";
