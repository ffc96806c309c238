import { type Body, type Emission, emit, type Js, js, type Statement } from "../../javascript/index.ts";
import type { Theory } from "../../logic/index.ts";
import { boolId, type Program } from "../../program/index.ts";
import { Driver } from "../driver.ts";
import { goalRoot } from "./goal-writer.ts";
import { LazyContext } from "./lazy-context.ts";
import { binders, brieflyStrict, classesCode, giveStuck, lazily, lazyCall, strictly } from "./lazy-types.ts";
import { lazyFunction } from "./lazy-writer.ts";
import { withStrictParts } from "./strict-parts.ts";
import { directRoot, twinMakers, writerCode } from "./write-through.ts";

/** A program as strict and lazy JavaScript: the latter is the driver of the former. */
export interface LazyProgram {
  readonly program: Program;
  readonly emission: Emission;
  readonly driver: Driver;
  readonly code: Body;
  readonly exports: readonly string[];
}

/** Writes the lazy flavour of a program; `symbolic` says that numbers may stay variables. */
export function lazyProgram(program: Program, theory: Theory, symbolic: boolean): LazyProgram {
  const parts = withStrictParts(program);
  const emission = emit(parts.program, { partialClosures: true });
  const driver = new Driver(emission, theory);
  const cx = new LazyContext(parts, driver, symbolic);
  const functions = program.functions.flatMap((f) => lazyFunction(cx, f));
  const narrow = js.constant("narrow", js.object(handles(cx, program)));
  // Definitions come last: the handles ask for some.
  const code = [...writerCode(cx), ...classesCode(cx), ...functions, ...driver.code, ...cx.definitions, narrow];
  return { program: parts.program, emission, driver, code, exports: ["narrow"] };
}

type Entries = readonly (readonly [number, Js])[];

/** What the code hands out (`Narrow`): tables by root and by type, and parts of the run time. */
function handles(cx: LazyContext, program: Program) {
  const table = (entries: Entries): Js => js.object(entries.map(([id, value]) => js.property(String(id), value)));
  const types = cx.program.types.filter((type) => type.shape.kind !== "opaque");
  const data = (value: (id: number) => Js): Entries => types.flatMap(({ id, shape }) => (shape.kind === "data" ? [[id, value(id)]] : []));
  const roots = (value: (target: number, i: number) => Entries): Js => table(program.roots.flatMap((root, i) => value(root.target, i)));
  const isBoolean = (target: number): boolean => program.functions[target]?.result === boolId;
  return [
    ...["V", "Z", "signed"].map((name) => js.property(name, name)),
    js.property("force", cx.symbolic ? "fn" : "fs"),
    js.property("search", "searcher"),
    js.property("held", "values"),
    js.property(
      "goalRoots",
      roots((target, i) => (isBoolean(target) ? [[i, goalRoot(cx, target)]] : [])),
    ),
    js.property(
      "wholeRoots",
      roots((target, i) => wholeRoot(cx, target, i)),
    ),
    js.property(
      "directRoots",
      roots((target, i) => directRoot(cx, target, i)),
    ),
    js.property(
      "lazyRoots",
      roots((target, i) => [[i, lazyCall(cx, target)]]),
    ),
    js.property("twins", table(twinMakers(cx))),
    js.property("binders", table(data((id) => binders(cx, id, cx.data(id).layout)))),
    js.property("cellClasses", table(data((id) => `L${id}`))),
    js.property("strictValues", table(types.map(({ id }) => [id, strictly(cx, id)]))),
    js.property("lazyValues", table(types.map(({ id }) => [id, lazily(cx, id)]))),
  ];
}

/** A boolean root as strict code on whole values: its place, and the function. */
function wholeRoot(cx: LazyContext, target: number, place: number): Entries {
  const f = cx.program.functions[target];
  if (f === undefined || f.result !== boolId || f.params.some((p) => cx.form(p.type) === "function")) return [];
  const values = f.params.flatMap((p, i): Statement[] => [
    js.constant(`v${i}`, js.call(brieflyStrict(cx, p.type), js.index("a", i))),
    js.when(js.same(`v${i}`, "Z"), giveStuck),
  ]);
  const call = js.call(`f${target}`, ...f.params.map((_, i) => `v${i}`));
  return [[place, js.arrow(["a"], [...values, js.constant("r", call), js.give(js.choose(js.same("r", "S"), "Z", "r"))])]];
}
