/**
 * Generated text becomes a function here and nowhere else. The function sees what it is given and these parts of the language; the other
 * global names are parameters without a value.
 */

/** What the run time and the writers use. */
const permitted: ReadonlySet<string> = new Set([
  "Array",
  "BigInt",
  "Infinity",
  "Int32Array",
  "Map",
  "Math",
  "NaN",
  "Number",
  "Set",
  "String",
  "WeakMap",
  "undefined",
]);

/** Strict code may not have a parameter of this name: the printer refuses it, and workers have no `eval`. */
const unhideable = "eval";

/** Makes a function of parameters and a body. */
export type Compile = (parameters: readonly string[], body: string) => (...args: readonly unknown[]) => unknown;

let compile: Compile = (parameters, body) => new Function(...parameters, body) as ReturnType<Compile>;

/** From now on functions are made so. For processes in which the language itself makes none (`--disallow-code-generation-from-strings`). */
export function compileBy(other: Compile): void {
  compile = other;
}

let hidden: readonly string[] | null = null;

/** All names that a function finds outside itself, but for those permitted. */
function hiddenNames(): readonly string[] {
  const names = new Set<string>();
  for (let at: object | null = globalThis; at !== null; at = Object.getPrototypeOf(at) as object | null)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return [...names].filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !permitted.has(name) && name !== unhideable);
}

/** The function of a generated text, whose only parameter is `$`. It may declare any names, also those that are hidden. */
export function compileGenerated(text: string): (environment: object) => unknown {
  hidden ??= hiddenNames();
  return compile(hidden, `"use strict";\nreturn function ($) {\n${text}\n};`)() as (environment: object) => unknown;
}
