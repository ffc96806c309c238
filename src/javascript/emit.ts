import { analyzeSignals, fuse, type MonoType, type Program, recursionGroups, type TypeId } from "../program/index.ts";
import { type DerivedKind, EmitContext } from "./context.ts";
import { classText, constructText } from "./derived/data-text.ts";
import { derivedFunction } from "./derived/derived.ts";
import { equalityText } from "./derived/equality.ts";
import { derivedName, functionName } from "./names.ts";
import { preludeText } from "./run/prelude.ts";
import { FunctionWriter } from "./write/function-writer.ts";
import { Writer } from "./writer.ts";

export interface EmitOptions {
  /** Function values that come from outside may signal. */
  readonly partialClosures?: boolean;
  /** Leave out lists that are made only to be read (`fuse` of `program`); true unless said otherwise. */
  readonly fusion?: boolean;
}

/** A program as JavaScript text, not yet run. Theory text stands in `program` only, never in `text`. */
export class Emission {
  readonly program: Program;
  /** Name of the function of each root. */
  readonly roots: ReadonlyMap<string, string>;
  /** Whether each root may answer with the signal `S`. */
  readonly signals: ReadonlyMap<string, boolean>;
  private readonly cx: EmitContext;
  private readonly functions: readonly string[];

  constructor(source: Program, options: EmitOptions) {
    const program = options.fusion === false ? source : fuse(source, analyzeSignals(source, options.partialClosures));
    const signals = analyzeSignals(program, options.partialClosures);
    this.program = program;
    this.cx = new EmitContext(program, signals, recursionGroups(program));
    const roots = new Set(program.roots.map((root) => root.target));
    this.functions = program.functions.map((f) => {
      const w = new Writer();
      new FunctionWriter(this.cx, f, w).write(roots.has(f.id));
      return w.text;
    });
    this.roots = new Map(program.roots.map((root) => [root.name, functionName(root.target)]));
    this.signals = new Map(program.roots.map((root) => [root.name, signals.functions[root.target] === true]));
  }

  /** The name of a function made from a type; it will be part of the text. Requires a finite type for `at` and `rank`. */
  derived(kind: DerivedKind, type: TypeId): string {
    return this.cx.derive(kind, type);
  }

  /** The properties of the object that the text hands out: roots, makers of values, equality. */
  handles(): string[] {
    const { cx, program } = this;
    const table = (of: (type: MonoType) => string | null): string =>
      program.types
        .flatMap((type) => {
          const text = of(type);
          return text === null ? [] : [`${type.id}: ${text}`];
        })
        .join(", ");
    return [
      `roots: [${[...this.roots.values()].join(", ")}]`,
      `make: { ${table((type) => (type.shape.kind === "data" ? derivedName("make", type.id) : null))} }`,
      `equal: { ${table((type) => `(a, b) => ${equalityText(cx, type.id, "a", "b")}`)} }`,
      `sets: { ${table((type) => setMaker(cx, type))} }`,
      `elements: { ${table((type) => elementsHandle(cx, type))} }`,
      "setFuel(n) { fuel = n; }",
      "renew() { epoch++; }",
    ];
  }

  /** Classes, helpers and functions, as the body of a function of `$`. */
  get text(): string {
    const { cx } = this;
    const derived = cx.derivedTexts((kind, type) => derivedFunction(cx, kind, type));
    const classes = this.program.types.map((type) => classText(cx, type)).filter((text) => text !== "");
    const makers = this.program.types.map((type) => makerText(cx, type)).filter((text) => text !== "");
    return [header, ...classes, preludeText(cx.helpers), ...derived, ...this.functions, ...makers].join("\n");
  }
}

/** Writes a program as JavaScript. */
export function emit(program: Program, options: EmitOptions = {}): Emission {
  return new Emission(program, options);
}

// `$` brings in what the text cannot hold: the signal, the hook for missing values, the guard.
const header = `"use strict";
const S = $.signal, missing = $.missing;
let fuel = $.fuel, epoch = 0;
function tick() { fuel = $.tick(fuel); }
function tooLarge() { $.tooLarge(); }
function undecided(n) { return $.undecided(n); }`;

/** A function from elements to a finite set or its complement. */
function setMaker(cx: EmitContext, type: MonoType): string | null {
  if (type.shape.kind !== "set" || type.shape.mask) return null;
  cx.need("sets");
  return `(e, c) => { const s = setFrom(${cx.derive("type", type.shape.element)}, e.slice()); return s === S || !c ? s : cofiniteSet(s.e); }`;
}

function elementsHandle(cx: EmitContext, type: MonoType): string | null {
  if (type.shape.kind !== "set" || type.shape.mask) return null;
  return `(s) => elementsOf(${cx.derive("type", type.shape.element)}, s)`;
}

function makerText(cx: EmitContext, type: MonoType): string {
  if (type.shape.kind !== "data") return "";
  const cases = type.shape.constructors.map((c, i) => {
    const fields = c.fields.map((_, k) => `v[${k}]`);
    return `case ${i}: return ${constructText(cx, type.id, i, fields)};`;
  });
  return `function ${derivedName("make", type.id)}(i, ...v) { switch (i) { ${cases.join(" ")} } }`;
}
