/**
 * Unspecified values as unknowns ([Bulwahn 2013], section 3.3.5). What a specification leaves open is, in HOL, some value of the type; the
 * packages make it `undefined` of that type. So all unspecified results of one type are given one value, which any model admits, and
 * the values of the type are tried in turn. That is less than trying a value per constant and arguments, but never more than HOL allows:
 * `hd [] = last []` holds there. A choice `SOME x. P x` over a finite type is one of the elements with `P`, where there are any, and the
 * same for the same `P`.
 */
import { js, type Oracle, type Statement } from "../../javascript/index.ts";
import { axiomsAbout, type ChosenValue, sameTerm, stripFun, type Term, type Theory } from "../../logic/index.ts";
import { isScalar, raiseValue, type Site, type TypeId, type Value } from "../../program/index.ts";
import type { Compiled } from "../compile.ts";
import type { Driver } from "../driver.ts";
import { largestChoice, mostTries } from "../limits.ts";
import { arrayOf } from "../value-text.ts";
import type { Judge } from "./judge.ts";

const choiceOperator = "Hilbert_Choice.Eps";

/** The function `unknowns(site, bound)`, with the values of all results that may be chosen. */
export function unknownsCode(driver: Driver): Statement {
  const cases = driver.program.sites.flatMap((site, i) => {
    const result = resultType(driver, site);
    return result === null || !isChoosable(driver.theory, site) ? [] : [js.at(i, [js.give(js.call(arrayOf(driver, result), "b"))])];
  });
  return js.func("unknowns", ["site", "b"], [js.select("site", [...cases, js.otherwise([js.give(js.array([]))])])]);
}

/** Values can be listed only for types that the conjecture's own variables would need nothing special for. */
function resultType(driver: Driver, site: Site): TypeId | null {
  const { result } = stripFun(site.constant.type);
  const id = driver.program.types.find((t) => t.type === result)?.id;
  return id === undefined || !isPlain(driver, id, new Set()) ? null : id;
}

function isPlain(driver: Driver, id: TypeId, seen: Set<TypeId>): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const { shape } = driver.type(id);
  if (isScalar(shape)) return true;
  switch (shape.kind) {
    case "data":
      return shape.free && shape.constructors.every((c) => c.fields.every((field) => isPlain(driver, field, seen)));
    case "set":
      return isPlain(driver, shape.element, seen);
    case "function":
    case "wrapped":
    case "opaque":
      return false;
  }
}

/** Class operations, morphisms and constants with axioms have values that are restricted. */
function isChoosable(theory: Theory, { why, constant }: Site): boolean {
  if (why !== "unspecified") return false;
  const spec = theory.consts.get(constant.name)?.spec;
  if (spec?.kind === "class" || spec?.kind === "morphism") return false;
  const { axioms, leftOut } = axiomsAbout(theory, { constants: [constant], types: [] });
  return axioms.length === 0 && leftOut.length === 0;
}

/** One unknown: the result type, and for choices the elements to choose from. `isAll`: the value can be no other. */
interface Choice {
  readonly key: string;
  readonly values: readonly Value[];
  readonly isAll: boolean;
  at: number;
}

/** The choices that make an assignment a counterexample; otherwise whether the assignment is none, whatever is chosen. */
export type Chosen =
  | { readonly kind: "refuted"; readonly chosen: readonly ChosenValue[] }
  | { readonly kind: "holds" }
  | { readonly kind: "open" };

/** Tries the values of what the specification leaves open. */
export function chooseUnknowns(compiled: Compiled, judge: Judge, values: readonly Value[], bound: number): Chosen {
  const list = judge.instance.exported("unknowns") as (site: number, bound: number) => readonly Value[];
  const { sites } = compiled.program;
  const choices: Choice[] = [];
  let isDecided = true;
  for (let tries = 0; tries < mostTries && !judge.watch.isSpent; tries++) {
    const asked: { readonly site: Site; readonly args: readonly Value[]; readonly value: Value }[] = [];
    const oracle: Oracle = (site, args) => {
      const values = possibleValues(compiled, judge, site, args, () => list(sites.indexOf(site), bound));
      if (values === null) return undefined;
      let choice = choices.find((c) => c.key === values.key);
      if (choice === undefined) {
        choice = { ...values, at: 0 };
        choices.push(choice);
      }
      const value = choice.values[choice.at];
      if (value !== undefined) asked.push({ site, args: [...args], value });
      return value;
    };
    const { kind } = judge.judge(values, oracle);
    if (kind === "refuted") {
      const chosen = raiseChoices(compiled, judge, asked);
      return chosen === null ? { kind: "open" } : { kind: "refuted", chosen };
    }
    isDecided &&= (kind === "holds" || kind === "discarded") && choices.every((c) => c.isAll);
    while (choices.length > 0 && isLast(choices.at(-1))) choices.pop();
    const last = choices.at(-1);
    if (last === undefined) return { kind: isDecided ? "holds" : "open" };
    last.at++;
  }
  return { kind: "open" };
}

/** What an unspecified result may be; null when nothing is known about that. */
function possibleValues(
  compiled: Compiled,
  judge: Judge,
  site: Site,
  args: readonly Value[],
  all: () => readonly Value[],
): Omit<Choice, "at"> | null {
  const type = resultType(compiled.driver, site);
  // With fewer arguments than its type has, a function is asked for.
  if (type === null || args.length < stripFun(site.constant.type).args.length) return null;
  if (site.constant.name !== choiceOperator) return { key: String(type), values: all(), isAll: false };
  const { size } = compiled.driver.type(type);
  const [predicate] = args;
  if (size === null || size > largestChoice || typeof predicate !== "function") return null;
  const elements = Array.from({ length: size }, (_, i) => judge.instance.machine.element(type, i));
  const answers = elements.map((x) => predicate(x));
  if (answers.some((answer) => typeof answer !== "boolean")) return null;
  const chosen = elements.filter((_, i) => answers[i] === true);
  return { key: `${type} ${answers.map(Number).join("")}`, values: chosen.length > 0 ? chosen : elements, isAll: true };
}

function isLast(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.at >= choice.values.length - 1;
}

/** The choices as terms, each constant and arguments once; null when an argument cannot be written down. */
function raiseChoices(
  compiled: Compiled,
  judge: Judge,
  asked: readonly { readonly site: Site; readonly args: readonly Value[]; readonly value: Value }[],
): readonly ChosenValue[] | null {
  const { program, driver } = compiled;
  const found: ChosenValue[] = [];
  for (const { site, args, value } of asked) {
    const { args: types, result } = stripFun(site.constant.type);
    const terms: Term[] = [];
    for (const [i, arg] of args.entries()) {
      const t = raiseValue(program, judge.instance.machine, arg, driver.idOf(types[i] ?? result));
      if (t === null) return null;
      terms.push(t);
    }
    const term = raiseValue(program, judge.instance.machine, value, driver.idOf(result));
    if (term === null) return null;
    const isKnown = found.some((c) => c.constant === site.constant.name && c.value.type === term.type && sameTerms(c.args, terms));
    if (!isKnown) found.push({ constant: site.constant.name, args: terms, value: term });
  }
  return found;
}

function sameTerms(a: readonly Term[], b: readonly Term[]): boolean {
  return a.length === b.length && a.every((t, i) => sameTerm(t, b[i] ?? t));
}
