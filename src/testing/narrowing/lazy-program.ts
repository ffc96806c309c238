import { type Emission, emit } from "../../javascript/index.ts";
import type { Theory } from "../../logic/index.ts";
import type { Program } from "../../program/index.ts";
import { Driver } from "../driver.ts";
import { withIslands } from "./islands.ts";
import { LazyContext } from "./lazy-context.ts";
import { classesText, lazily, lazyCall, strictly } from "./lazy-types.ts";
import { lazyFunction } from "./lazy-writer.ts";
import { preludeText, symbolicText } from "./prelude-text.ts";

/** A program as strict and lazy JavaScript: the latter is the driver text of the former. */
export interface LazyProgram {
  readonly program: Program;
  readonly emission: Emission;
  readonly driver: Driver;
  readonly text: string;
  readonly exports: readonly string[];
}

/** Writes the lazy flavour of a program; `symbolic` says that natural numbers may stay variables. */
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
    `const lazyRoots = ${table(program.roots.map((root, i) => [i, lazyCall(cx, root.target)]))};`,
    `const cellClasses = ${table(types.flatMap(({ id, shape }) => (shape.kind === "data" ? [[id, `L${id}`]] : [])))};`,
    `const strictValues = ${table(types.map(({ id }) => [id, strictly(cx, id)]))};`,
    `const lazyValues = ${table(types.map(({ id }) => [id, lazily(cx, id)]))};`,
    `const narrow = { V, Z, force: ${symbolic ? "fn" : "fs"}, demand: () => D, renew() { behind = 0; I = null; }, lazyRoots, cellClasses, strictValues, lazyValues };`,
  ];
  const text = [preludeText, symbolicText, classesText(cx), ...functions, ...tables];
  // Definitions come last: the tables ask for some.
  return {
    program: islands.program,
    emission,
    driver,
    text: [...text.slice(0, -5), driver.text, cx.definitions, ...tables].join("\n"),
    exports: ["narrow"],
  };
}
