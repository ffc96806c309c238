import { type Emission, emit } from "../../javascript/index.ts";
import type { Theory } from "../../logic/index.ts";
import { boolId, type Program } from "../../program/index.ts";
import { Driver } from "../driver.ts";
import { goalRoot } from "./goal-writer.ts";
import { withIslands } from "./islands.ts";
import { LazyContext } from "./lazy-context.ts";
import { bindersText, brieflyStrict, classesText, lazily, lazyCall, strictly } from "./lazy-types.ts";
import { lazyFunction } from "./lazy-writer.ts";
import { preludeText, symbolicText } from "./prelude-text.ts";
import { searchText } from "./search-text.ts";
import { directRoot, twinMakers, writerText } from "./write-through.ts";

/** A program as strict and lazy JavaScript: the latter is the driver text of the former. */
export interface LazyProgram {
  readonly program: Program;
  readonly emission: Emission;
  readonly driver: Driver;
  readonly text: string;
  readonly exports: readonly string[];
}

/** Writes the lazy flavour of a program; `symbolic` says that numbers may stay variables. */
export function lazyProgram(program: Program, theory: Theory, symbolic: boolean): LazyProgram {
  const islands = withIslands(program);
  const emission = emit(islands.program, { partialClosures: true });
  const driver = new Driver(emission, theory);
  const cx = new LazyContext(islands, driver, symbolic);
  const functions = program.functions.map((f) => lazyFunction(cx, f));
  const table = (entries: readonly (readonly [number, string])[]): string =>
    `{ ${entries.map(([id, name]) => `${id}: ${name}`).join(", ")} }`;
  const types = cx.program.types.filter((type) => type.shape.kind !== "opaque");
  const tables = [
    `const goalRoots = ${table(program.roots.filter((root) => program.functions[root.target]?.result === boolId).map((root) => [program.roots.indexOf(root), goalRoot(cx, root.target)]))};`,
    `const binders = ${table(types.flatMap(({ id, shape }) => (shape.kind === "data" ? [[id, bindersText(cx, id, shape)]] : [])))};`,
    `const wholeRoots = ${table(program.roots.flatMap((root, i) => wholeRoot(cx, root.target, i)))};`,
    `const directRoots = ${table(program.roots.flatMap((root, i) => directRoot(cx, root.target, i)))};`,
    `const twins = ${table(twinMakers(cx))};`,
    `const lazyRoots = ${table(program.roots.map((root, i) => [i, lazyCall(cx, root.target)]))};`,
    `const cellClasses = ${table(types.flatMap(({ id, shape }) => (shape.kind === "data" ? [[id, `L${id}`]] : [])))};`,
    `const strictValues = ${table(types.map(({ id }) => [id, strictly(cx, id)]))};`,
    `const lazyValues = ${table(types.map(({ id }) => [id, lazily(cx, id)]))};`,
    `const narrow = { V, Z, signed, force: ${symbolic ? "fn" : "fs"}, search: searcher, lazyRoots, wholeRoots, directRoots, held, twins, goalRoots, binders, cellClasses, strictValues, lazyValues };`,
  ];
  const text = [preludeText, symbolicText, searchText, writerText(cx), classesText(cx), ...functions];
  // Definitions come last: the tables ask for some.
  return {
    program: islands.program,
    emission,
    driver,
    text: [...text, driver.text, cx.definitions, ...tables].join("\n"),
    exports: ["narrow"],
  };
}

/** A boolean root as strict code on whole values: its place, and the text of the function. */
function wholeRoot(cx: LazyContext, target: number, place: number): [number, string][] {
  const f = cx.program.functions[target];
  if (f === undefined || f.result !== boolId || f.params.some((p) => cx.form(p.type) === "function")) return [];
  const values = f.params.map((p, i) => `const v${i} = ${brieflyStrict(cx, p.type)}(a[${i}]); if (v${i} === Z) return Z;`);
  const call = `f${target}(${f.params.map((_, i) => `v${i}`).join(", ")})`;
  return [[place, `(a) => { ${values.join(" ")} const r = ${call}; return r === S ? Z : r; }`]];
}
