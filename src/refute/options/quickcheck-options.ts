/** The options of `quickcheck` (facts in docs/options.md): defaults, then the theory's, then `quickcheck_params`, then the command's own. */
import { type Diagnostic, nearNames } from "../../base/index.ts";
import { type Context, readType } from "../../elaborate/index.ts";
import type { Type } from "../../logic/index.ts";
import { plainSource, type ToolOption } from "../../syntax/index.ts";
import { defaultOptions } from "../../testing/index.ts";
import { type Tester, testers } from "../engines/strategy.ts";
import { quickcheckSeconds } from "../limits.ts";
import { isTrueWord, valueWords } from "./tool-value.ts";

/** What a run of `quickcheck` is told. */
export interface QuickcheckOptions {
  /** Null: the default tester. */
  readonly testers: readonly Tester[] | null;
  readonly size: number;
  /** Up to this size and cardinality an earlier search of the same engine has been. */
  readonly done: { readonly size: number; readonly card: number };
  readonly iterations: number;
  /** Bound on derivations of predicates; null: as deep as the size. */
  readonly depth: number | null;
  readonly timeout: number;
  readonly finiteTypes: boolean;
  readonly finiteTypeSize: number;
  readonly defaultTypes: readonly Type[];
  readonly noAssumptions: boolean;
  readonly locale: readonly ("interpret" | "expand")[];
  readonly genuineOnly: boolean;
  readonly abortPotential: boolean;
  readonly undefinedValues: boolean;
  readonly useSubtype: boolean;
  readonly allowExistentials: boolean;
  readonly finiteFunctions: boolean;
  readonly allowFunctionInversion: boolean;
  readonly seed: number;
  /** How many counterexamples of different shapes are wanted. */
  readonly max: number;
  /** Whether statistics of random tests and smart generators are reported. */
  readonly report: boolean;
  readonly expect: "counterexample" | "no_counterexample" | null;
  /** Terms to evaluate under a counterexample, as written. */
  readonly evaluate: readonly string[];
}

const { size, done, iterations, finiteTypes, finiteTypeSize, defaultTypes, seed, max } = defaultOptions;
const { genuineOnly, abortPotential, undefinedValues, useSubtype } = defaultOptions;

export const quickcheckDefaults: QuickcheckOptions = {
  ...{ size, done, iterations, finiteTypes, finiteTypeSize, defaultTypes, seed, max },
  ...{ genuineOnly, abortPotential, undefinedValues, useSubtype },
  testers: null,
  depth: null,
  timeout: quickcheckSeconds,
  noAssumptions: false,
  locale: ["interpret", "expand"],
  allowExistentials: true,
  finiteFunctions: true,
  allowFunctionInversion: true,
  report: false,
  expect: null,
  evaluate: [],
};

type Change = (options: QuickcheckOptions, words: readonly string[], context: Context) => QuickcheckOptions | null;

const number =
  (key: "size" | "iterations" | "depth" | "timeout" | "finiteTypeSize" | "seed"): Change =>
  (options, words) => {
    const value = Number(words[0]);
    return Number.isFinite(value) && value >= 0 ? { ...options, [key]: value } : null;
  };
const flag =
  (key: { [K in keyof QuickcheckOptions]: QuickcheckOptions[K] extends boolean ? K : never }[keyof QuickcheckOptions]): Change =>
  (options, words) => ({ ...options, [key]: isTrueWord(words[0]) });
const ignored: Change = (options) => options;

/** Option names to what they change. Those that only steer Isabelle's own machinery are read and have no effect. */
const changes: ReadonlyMap<string, Change> = new Map(
  Object.entries<Change>({
    tester: (options, words) => (words.every(isTester) ? { ...options, testers: words.filter(isTester) } : null),
    size: number("size"),
    iterations: number("iterations"),
    depth: number("depth"),
    timeout: number("timeout"),
    finite_type_size: number("finiteTypeSize"),
    seed: number("seed"),
    finite_types: flag("finiteTypes"),
    no_assms: flag("noAssumptions"),
    genuine_only: flag("genuineOnly"),
    abort_potential: flag("abortPotential"),
    undefined_values: flag("undefinedValues"),
    use_subtype: flag("useSubtype"),
    allow_existentials: flag("allowExistentials"),
    finite_functions: flag("finiteFunctions"),
    allow_function_inversion: flag("allowFunctionInversion"),
    report: flag("report"),
    default_type: (options, words, context) => ({ ...options, defaultTypes: words.map((w) => readType(context, plainSource(w))) }),
    locale: (options, words) => ({
      ...options,
      locale: words.flatMap((w) => w.replaceAll('"', "").split(/\s+/)).filter((w) => w === "interpret" || w === "expand"),
    }),
    expect: (options, [word]) =>
      word === "counterexample" || word === "no_counterexample"
        ? { ...options, expect: word }
        : word === "no_expectation"
          ? { ...options, expect: null }
          : null,
    eval: (options, words) => ({ ...options, evaluate: [...options.evaluate, ...words] }),
    ...Object.fromEntries(
      [
        "timing",
        "quiet",
        "verbose",
        "tag",
        "full_support",
        "fast",
        "bounded_forall",
        "smart_quantifier",
        "optimise_equality",
        "pretty",
        "batch_tester",
        "auto",
        "exhaustive_active",
        "random_active",
        "narrowing_active",
        "smart_exhaustive_active",
        "narrowing_ghc_options",
        "narrowing_overlord",
      ].map((name) => [name, ignored]),
    ),
  }),
);

/** The names that `quickcheck` knows, for messages. */
const quickcheckOptionNames: readonly string[] = [...changes.keys()];

function isTester(word: string): word is Tester {
  return (testers as readonly string[]).includes(word);
}

/** All options in force, and what is wrong with them. */
export function quickcheckOptions(
  context: Context,
  own: readonly ToolOption[],
  base: QuickcheckOptions = quickcheckDefaults,
): { readonly options: QuickcheckOptions; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  let options = base;
  for (const [name, value] of context.theory.options.entries()) {
    const change = name.startsWith("quickcheck_") ? changes.get(name.slice("quickcheck_".length)) : undefined;
    options =
      change?.(
        options,
        value.split(/[,\s]+(?![^[]*\])/).map((w) => w.replace(/^["[]+|["\]]+$/g, "")),
        context,
      ) ?? options;
  }
  for (const option of [...(context.toolParams.get("quickcheck") ?? []), ...own]) {
    const next = applyOption(options, option, context);
    if (typeof next === "string") diagnostics.push(problem(option, next));
    else options = next;
  }
  return { options, diagnostics };
}

function applyOption(options: QuickcheckOptions, option: ToolOption, context: Context): QuickcheckOptions | string {
  const { name } = option;
  const words = valueWords(option.value);
  if (isTester(name) && option.value === null) return { ...options, testers: [...(options.testers ?? []), name] };
  // 'a = T fixes a type.
  if (name.startsWith("'")) return { ...options, finiteTypes: false, defaultTypes: words.map((w) => readType(context, plainSource(w))) };
  const change = changes.get(name);
  if (change === undefined) {
    const near = nearNames(name, [...quickcheckOptionNames, ...testers]);
    return `Unknown tester or test parameter: ${name}${near.length === 0 ? "" : ` (did you mean ${near.join(" or ")}?)`}`;
  }
  return change(options, words, context) ?? `The option ${name} cannot be ${words.join(", ")}`;
}

function problem(option: ToolOption, message: string): Diagnostic {
  return {
    code: "E0401",
    severity: "error",
    span: option.span,
    message,
    hint: `Known options: ${[...quickcheckOptionNames, ...testers].sort().join(", ")}.`,
  };
}
