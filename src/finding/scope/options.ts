/** The options of `nitpick` (and `refute`), from words to a record. */
import { nearNames } from "../../base/index.ts";

/** An option as written: `card 'a = 1-3` is name "card", subject "'a", words "1", "2", "3". */
export interface OptionWords {
  readonly name: string;
  readonly subject: string | null;
  readonly words: readonly string[];
}

export type Expectation = "genuine" | "quasi_genuine" | "potential" | "none" | "unknown";

/** A value for everything, and exceptions for some subjects (types, constructors, predicates), by their text. */
export interface PerSubject<V> {
  readonly all: V;
  readonly of: ReadonlyMap<string, V>;
}

export interface FindingOptions {
  /** Look for a counterexample, or (`satisfy`) for a model. */
  readonly falsify: boolean;
  readonly card: PerSubject<readonly number[]>;
  readonly max: PerSubject<readonly number[]>;
  readonly iter: PerSubject<readonly number[]>;
  readonly bits: readonly number[];
  readonly bisimDepth: readonly number[];
  /** Null: smart. */
  readonly wf: PerSubject<boolean | null>;
  readonly mono: PerSubject<boolean | null>;
  /** Which calculi look for monotonic types: none, the first, both. Not an option of Isabelle, where it is always the second. */
  readonly monoCalculi: 0 | 1 | 2;
  readonly box: PerSubject<boolean | null>;
  readonly binaryInts: boolean | null;
  readonly userAxioms: boolean | null;
  readonly assumptions: boolean;
  readonly mergeTypeVars: boolean;
  readonly maxPotential: number;
  readonly maxGenuine: number;
  /** Names of constants taken as unknown. */
  readonly whack: readonly string[];
  /** Terms whose values must exist, as written. */
  readonly need: readonly string[];
  readonly evaluate: readonly string[];
  readonly atoms: PerSubject<readonly string[]>;
  readonly specialize: boolean;
  readonly starLinearPreds: boolean;
  readonly destroyConstrs: boolean;
  /** Not an option of Isabelle, where it is always on. */
  readonly massageQuants: boolean;
  readonly peephole: boolean;
  readonly totalConsts: boolean | null;
  /** How many datatypes have their atoms numbered in one way only. */
  readonly datatypeSymBreak: number;
  /** How far symmetries of other types are broken: in steps of four compared bits. */
  readonly kodkodSymBreak: number;
  readonly showTypes: boolean;
  readonly showSkolems: boolean;
  readonly showConsts: boolean;
  readonly verbose: boolean;
  /** The SAT solver by its name in Isabelle, or ours. */
  readonly satSolver: string;
  /** How many processes may search scopes at once; 0: as many as are free. */
  readonly maxThreads: number;
  /** Seconds. */
  readonly timeout: number;
  readonly expect: Expectation | null;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const everywhere = <V>(all: V): PerSubject<V> => ({ all, of: new Map() });

export const findingDefaults: FindingOptions = {
  falsify: true,
  card: everywhere(upTo(10)),
  max: everywhere([-1]),
  iter: everywhere([0, 1, 2, 4, 8, 12, 16, 20, 24, 28]),
  bits: upTo(10),
  bisimDepth: [9],
  wf: everywhere<boolean | null>(null),
  mono: everywhere<boolean | null>(null),
  monoCalculi: 2,
  box: everywhere<boolean | null>(null),
  binaryInts: null,
  userAxioms: null,
  assumptions: true,
  mergeTypeVars: false,
  maxPotential: 1,
  maxGenuine: 1,
  whack: [],
  need: [],
  evaluate: [],
  atoms: everywhere<readonly string[]>([]),
  specialize: true,
  starLinearPreds: true,
  destroyConstrs: true,
  massageQuants: true,
  peephole: true,
  totalConsts: null,
  datatypeSymBreak: 5,
  kodkodSymBreak: 15,
  showTypes: false,
  showSkolems: true,
  showConsts: true,
  verbose: false,
  satSolver: "smart",
  maxThreads: 0,
  timeout: 30,
  expect: null,
};

/** What was wrong with an option. */
export type OptionProblem =
  | { readonly kind: "unknown-option"; readonly name: string; readonly near: readonly string[] }
  | { readonly kind: "bad-value"; readonly name: string; readonly words: readonly string[] }
  /** Known and read, but nothing here depends on it. */
  | { readonly kind: "without-effect"; readonly name: string };

type Change = (o: FindingOptions, option: OptionWords, isNegated: boolean) => FindingOptions | null;
type Keys<V> = {
  [K in keyof FindingOptions]: FindingOptions[K] extends V ? (V extends FindingOptions[K] ? K : never) : never;
}[keyof FindingOptions];

/** The numbers of a value: `1-3`, `2`, `−1`; null if there are none. */
function numbers(words: readonly string[]): number[] | null {
  const found = words.flatMap((word) => {
    const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(word.trim());
    if (range !== null) return Array.from({ length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) }, (_, i) => Number(range[1]) + i);
    const n = Number(word.trim().replace("−", "-"));
    return [Number.isInteger(n) ? n : Number.NaN];
  });
  return found.length === 0 || found.some(Number.isNaN) ? null : found;
}

function truth(words: readonly string[], isNegated: boolean): boolean | null | undefined {
  const word = words[0] ?? "true";
  if (word === "smart") return null;
  if (word !== "true" && word !== "false") return undefined;
  return (word === "true") !== isNegated;
}

function put<V>(per: PerSubject<V>, subject: string | null, value: V): PerSubject<V> {
  return subject === null ? { ...per, all: value } : { ...per, of: new Map([...per.of, [subject, value]]) };
}

const numbersPer =
  (key: "card" | "max" | "iter"): Change =>
  (o, { subject, words }) => {
    const found = numbers(words);
    return found === null ? null : { ...o, [key]: put(o[key], subject, found) };
  };
/** The bounds of `refute` on the sizes of all types. */
const sizes =
  (bound: (all: readonly number[], n: number) => readonly number[]): Change =>
  (o, { words }) => {
    const [n] = numbers(words) ?? [];
    const found = n === undefined ? [] : bound(o.card.all, n);
    return found.length === 0 ? null : { ...o, card: { ...o.card, all: found } };
  };
const numberList =
  (key: "bits" | "bisimDepth"): Change =>
  (o, { words }) => {
    const found = numbers(words);
    return found === null ? null : { ...o, [key]: found };
  };
const number =
  (key: "maxThreads" | "maxPotential" | "maxGenuine" | "datatypeSymBreak" | "kodkodSymBreak"): Change =>
  (o, { words }) => {
    const [n] = numbers(words) ?? [];
    return n === undefined ? null : { ...o, [key]: n };
  };
const flag =
  (key: Keys<boolean>): Change =>
  (o, { words }, isNegated) => {
    const value = truth(words, isNegated);
    return value === undefined ? null : { ...o, [key]: value ?? true };
  };
const smart =
  (key: Keys<boolean | null>): Change =>
  (o, { words }, isNegated) => {
    const value = truth(words, isNegated);
    return value === undefined ? null : { ...o, [key]: value };
  };
const smartPer =
  (key: "wf" | "mono" | "box"): Change =>
  (o, { subject, words }, isNegated) => {
    const value = truth(words, isNegated);
    return value === undefined ? null : { ...o, [key]: put(o[key], subject, value) };
  };
const texts =
  (key: "whack" | "need" | "evaluate"): Change =>
  (o, { words }) => ({ ...o, [key]: words });
const solver: Change = (o, { words }) => (words[0] === undefined ? null : { ...o, satSolver: words[0] });
/** Read and without effect here: steering of Isabelle's own machinery, or of printing done elsewhere. */
const without: Change = (o) => o;

const changes: ReadonlyMap<string, Change> = new Map(
  Object.entries<Change>({
    falsify: flag("falsify"),
    card: numbersPer("card"),
    max: numbersPer("max"),
    iter: numbersPer("iter"),
    minsize: sizes((all, n) => all.filter((k) => k >= n)),
    maxsize: sizes((_, n) => upTo(n)),
    bits: numberList("bits"),
    bisim_depth: numberList("bisimDepth"),
    wf: smartPer("wf"),
    mono: smartPer("mono"),
    mono_calculi: (o, { words }) => {
      const [n] = numbers(words) ?? [];
      return n === 0 || n === 1 || n === 2 ? { ...o, monoCalculi: n } : null;
    },
    box: smartPer("box"),
    binary_ints: smart("binaryInts"),
    user_axioms: smart("userAxioms"),
    assms: flag("assumptions"),
    merge_type_vars: flag("mergeTypeVars"),
    max_potential: number("maxPotential"),
    max_genuine: number("maxGenuine"),
    whack: texts("whack"),
    need: texts("need"),
    eval: texts("evaluate"),
    atoms: (o, { subject, words }) => ({ ...o, atoms: put(o.atoms, subject, words) }),
    specialize: flag("specialize"),
    star_linear_preds: flag("starLinearPreds"),
    destroy_constrs: flag("destroyConstrs"),
    massage_quants: flag("massageQuants"),
    peephole_optim: flag("peephole"),
    total_consts: smart("totalConsts"),
    datatype_sym_break: number("datatypeSymBreak"),
    kodkod_sym_break: number("kodkodSymBreak"),
    show_types: flag("showTypes"),
    show_datatypes: flag("showTypes"),
    show_skolems: flag("showSkolems"),
    show_consts: flag("showConsts"),
    show_all: (o, option, isNegated) => {
      const value = truth(option.words, isNegated);
      return value === undefined ? null : { ...o, showTypes: value ?? true, showSkolems: value ?? true, showConsts: value ?? true };
    },
    verbose: flag("verbose"),
    timeout: (o, { words }) => {
      if (words[0] === "none") return { ...o, timeout: Number.POSITIVE_INFINITY };
      const n = Number(words[0]);
      return n > 0 ? { ...o, timeout: n } : null;
    },
    sat_solver: solver,
    satsolver: solver,
    max_threads: number("maxThreads"),
    expect: (o, { words }) => (isExpectation(words[0]) ? { ...o, expect: words[0] } : null),
  }),
);

const ignored = [
  "debug",
  "overlord",
  "spy",
  "batch_size",
  "tac_timeout",
  "format",
  "finitize",
  "blocking",
  "preconstr",
  "maxvars",
  "itself",
];

/** Negated spellings to the option they negate. */
const negations: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    satisfy: "falsify",
    no_user_axioms: "user_axioms",
    no_assms: "assms",
    unary_ints: "binary_ints",
    non_wf: "wf",
    dont_box: "box",
    dont_finitize: "finitize",
    non_mono: "mono",
    dont_merge_type_vars: "merge_type_vars",
    quiet: "verbose",
    hide_types: "show_types",
    hide_datatypes: "show_types",
    hide_skolems: "show_skolems",
    hide_consts: "show_consts",
    dont_destroy_constrs: "destroy_constrs",
    dont_massage_quants: "massage_quants",
    dont_specialize: "specialize",
    dont_star_linear_preds: "star_linear_preds",
    no_peephole_optim: "peephole_optim",
    partial_consts: "total_consts",
    no_debug: "debug",
    no_overlord: "overlord",
    dont_spy: "spy",
  }),
);

function isExpectation(word: string | undefined): word is Expectation {
  return word !== undefined && ["genuine", "quasi_genuine", "potential", "none", "unknown"].includes(word);
}

/** Options in order, later ones winning; what is unknown or has a bad value is reported and left out. */
export function readOptions(
  options: readonly OptionWords[],
  from: FindingOptions = findingDefaults,
): { readonly options: FindingOptions; readonly problems: readonly OptionProblem[] } {
  const problems: OptionProblem[] = [];
  let result = from;
  for (const option of options) {
    const negated = negations.get(option.name);
    if ([...ignored, "box"].includes(negated ?? option.name)) problems.push({ kind: "without-effect", name: option.name });
    const change = ignored.includes(negated ?? option.name) ? without : changes.get(negated ?? option.name);
    if (change === undefined) {
      const known = [...changes.keys(), ...negations.keys(), ...ignored];
      problems.push({ kind: "unknown-option", name: option.name, near: nearNames(option.name, known) });
      continue;
    }
    const next = change(result, option, negated !== undefined);
    if (next === null) problems.push({ kind: "bad-value", name: option.name, words: option.words });
    else result = next;
  }
  return { options: result, problems };
}
