import { analyzeSignals, type Calls, finished, type MonoType, type Program, recursionGroups, type TypeId } from "../program/index.ts";
import { type DerivedKind, EmitContext } from "./context.ts";
import { constructCode, dataClass } from "./derived/data-code.ts";
import { derivedFunction } from "./derived/derived.ts";
import { tableCode } from "./derived/enumeration.ts";
import { equalityCode } from "./derived/equality.ts";
import { derivedName, functionName } from "./names.ts";
import { preludeText } from "./run/prelude.ts";
import * as js from "./tree/build.ts";
import { printBody } from "./tree/print.ts";
import type { Body, Field, Js } from "./tree/syntax.ts";
import { FunctionWriter } from "./write/function-writer.ts";
import { Writer } from "./writer.ts";

export interface EmitOptions extends Calls {
  /** Without the passes over the whole program, to test them. */
  readonly isUnfinished?: boolean;
}

/** A program as JavaScript text, not yet run. Theory text stands in `program` only, never in `text`. */
export class Emission {
  readonly program: Program;
  /** Name of the function of each root. */
  readonly roots: ReadonlyMap<string, string>;
  /** Whether each root may answer with the signal `S`. */
  readonly signals: ReadonlyMap<string, boolean>;
  private readonly cx: EmitContext;
  private readonly functions: Body;

  constructor(source: Program, options: EmitOptions) {
    const program = options.isUnfinished === true ? source : finished(source, options);
    const signals = analyzeSignals(program, options.partialClosures);
    this.program = program;
    this.cx = new EmitContext(program, signals, recursionGroups(program));
    const roots = new Set(program.roots.map((root) => root.target));
    this.functions = program.functions.flatMap((f) => {
      const w = new Writer();
      new FunctionWriter(this.cx, f, w).write(roots.has(f.id));
      return w.body;
    });
    this.roots = new Map(program.roots.map((root) => [root.name, functionName(root.target)]));
    this.signals = new Map(program.roots.map((root) => [root.name, signals.functions[root.target] === true]));
  }

  /** The name of a function made from a type; it will be part of the text. Requires a finite type for `at` and `rank`. */
  derived(kind: DerivedKind, type: TypeId): string {
    return this.cx.derive(kind, type);
  }

  /** A function that looks its arguments up in a table; it answers with the signal where one of them cannot be told. */
  lookup(params: readonly TypeId[], table: string): Js {
    return tableCode(this.cx, params, table);
  }

  /** A comparison of two values; it may answer with the signal. */
  equality(type: TypeId, a: Js, b: Js): Js {
    return equalityCode(this.cx, type, a, b);
  }

  /** What the text hands out: roots, makers of values, equality. */
  handles(): readonly Field[] {
    const { cx, program } = this;
    const table = (of: (type: MonoType) => Js): Js =>
      js.object(
        program.types.flatMap((type) => {
          const value = of(type);
          return value === null ? [] : [js.property(String(type.id), value)];
        }),
      );
    return [
      js.property("roots", js.array([...this.roots.values()])),
      js.property(
        "make",
        table((type) => (type.shape.kind === "data" ? derivedName("make", type.id) : null)),
      ),
      js.property(
        "equal",
        table((type) => js.arrow(["a", "b"], equalityCode(cx, type.id, "a", "b"))),
      ),
      js.property(
        "sets",
        table((type) => setMaker(cx, type)),
      ),
      js.property(
        "elements",
        table((type) => elementsHandle(cx, type)),
      ),
      js.property("setFuel", js.arrow(["n"], [js.set("fuel", "n")])),
      js.property("renew", js.arrow([], [js.increase("epoch")])),
    ];
  }

  /** Classes, derived functions and functions. */
  private get code(): Body {
    const { cx } = this;
    const { types } = this.program;
    const derived = cx.derivedCode((kind, type) => derivedFunction(cx, kind, type));
    return [...types.flatMap((type) => dataClass(cx, type)), ...derived, ...this.functions, ...types.flatMap((type) => maker(cx, type))];
  }

  /** The program with what is put beside it, and the parts of the run time that they name, as the body of a function of `$`. */
  textWith(beside: Body): string {
    const names = new Set<string>();
    const text = printBody([...this.code, ...beside], names);
    return [header, preludeText(names), text].join("\n");
  }

  get text(): string {
    return this.textWith([]);
  }
}

/** Writes a program as JavaScript. */
export function emit(program: Program, options: EmitOptions = {}): Emission {
  return new Emission(program, options);
}

// `$` brings in what the text cannot hold: the signal, the hook for missing values, the guard. See `environment.ts` of the run time.
const given = (name: string): Js => js.member("$", name);
const header = printBody([
  js.run(js.text("use strict")),
  js.constant("S", given("signal")),
  js.constant("Fraction", given("Fraction")),
  js.constant("missing", given("missing")),
  js.constant("undecided", given("undecided")),
  js.constant("tooLarge", given("tooLarge")),
  js.variable("fuel", given("fuel")),
  js.variable("epoch", 0),
  js.func("tick", [], [js.set("fuel", js.call(given("tick"), "fuel"))]),
  js.func("spend", ["n"], [js.spend("n")]),
]);

/** A function from elements to a finite set or its complement. */
function setMaker(cx: EmitContext, type: MonoType): Js {
  if (type.shape.kind !== "set" || type.shape.mask) return null;
  const isDone = js.op(js.same("s", "S"), "||", js.not("c"));
  return js.arrow(
    ["e", "c"],
    [
      js.constant("s", js.call("setFrom", cx.derive("type", type.shape.element), js.method("e", "slice"))),
      js.give(js.choose(isDone, "s", js.call("cofiniteSet", js.member("s", "e")))),
    ],
  );
}

function elementsHandle(cx: EmitContext, type: MonoType): Js {
  if (type.shape.kind !== "set" || type.shape.mask) return null;
  return js.arrow(["s"], js.call("elementsOf", cx.derive("type", type.shape.element), "s"));
}

function maker(cx: EmitContext, type: MonoType): Body {
  if (type.shape.kind !== "data") return [];
  const cases = type.shape.constructors.map((c, i) => {
    const fields = c.fields.map((_, k) => js.index("v", k));
    return js.at(i, [js.give(constructCode(cx, type.id, i, fields))]);
  });
  return [js.func(derivedName("make", type.id), ["i", "...v"], [js.select("i", cases)])];
}
