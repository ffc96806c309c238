/** One test under values that the user gives. */
import { Budget } from "../../base/index.ts";
import { type Context, readType, type Statement } from "../../elaborate/index.ts";
import {
  type Conjecture,
  enumFinite,
  findOf,
  noCoverage,
  substType,
  type Term,
  type Type,
  type TypeVar,
  tcon,
  termTypeVars,
} from "../../logic/index.ts";
import { normalise } from "../../syntax/index.ts";
import { portfolioSeconds } from "../limits.ts";
import { doubted } from "../outcome.ts";
import { prepare } from "../prepare.ts";
import type { CheckSettings } from "../settings.ts";
import { elementsOf } from "../shown/element-names.ts";
import { readValue } from "../shown/replay-texts.ts";
import { traceOf } from "../shown/trace.ts";
import { type Verdict, verdictOf } from "../verdict.ts";
import { aboutStatement, type DirectCommand } from "./command.ts";

/** A statement under the values that the user gives. */
export function replayCommand(statement: Statement, { values, timeout, terms = [], traces = false }: CheckSettings): DirectCommand {
  const milliseconds = 1000 * (timeout ?? portfolioSeconds);
  return {
    kind: "direct",
    milliseconds,
    answer: ({ theory, clock, seconds }) => {
      const { confirmed, ...verdict } = doubted(statement, runReplay(statement, values, new Budget(clock, milliseconds), terms));
      const { outcome, reason } = verdict;
      const coverage = [{ engine: "values", outcome, reason, ...verdict.coverage }];
      const trace = traces && confirmed !== undefined ? { trace: traceOf(statement.context, confirmed) } : {};
      const facts = { ...trace, span: statement.span, command: "check", tester: "values", coverage, seconds: seconds() };
      return { report: { ...aboutStatement(theory, statement), ...verdict, ...facts }, diagnostics: [] };
    },
  };
}

/** Tests a statement under given values, and nothing else. Throws `Problem` when a text cannot be read. */
function runReplay(statement: Statement, texts: readonly string[], budget: Budget, terms: readonly string[] = []): Verdict {
  const given = givenValues(texts);
  const conjectures = prepare(statement, { locale: ["interpret", "expand"], noAssumptions: false });
  const verdicts = conjectures.map((conjecture) => replay(statement.context, conjecture, given, budget, terms));
  const verdict = verdicts.find((v) => v.outcome === "genuine") ?? verdicts.find((v) => v.outcome !== "unsupported") ?? verdicts[0];
  if (verdict === undefined) throw new RangeError("runReplay: a statement without conclusion");
  return verdict;
}

/** Texts of values by the names of their variables and type variables. */
export function givenValues(texts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(texts.map((text): [string, string] => splitText(text)));
}

function splitText(text: string): [string, string] {
  const at = text.indexOf("=");
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Tests one conclusion. Throws `Problem` when a text cannot be read. */
export function replay(
  context: Context,
  conjecture: Conjecture,
  given: ReadonlyMap<string, string>,
  budget: Budget,
  terms: readonly string[],
): Verdict {
  const types = new Map<TypeVar, Type>();
  for (const t of [...conjecture.premises, conjecture.conclusion])
    for (const v of termTypeVars(t)) if (!types.has(v)) types.set(v, readTypeOf(context, given.get(v.name)));
  const elements = elementsOf(types) ?? new Map();
  const assignment = new Map<string, Term>();
  const missing: string[] = [];
  for (const x of conjecture.variables) {
    const text = given.get(x.name);
    if (text === undefined) missing.push(x.name);
    else assignment.set(x.name, readValue(context, text, substType(types, x.type), elements));
  }
  if (missing.length > 0) {
    const reason = `there is no value for ${missing.join(", ")}`;
    return verdictOf(context, conjecture, { kind: "unsupported", reason, coverage: noCoverage, potential: [] }, [], budget);
  }
  const named = new Map([...types].map(([v, ty]) => [v.name, ty]));
  const find = findOf(assignment, { types: named });
  const verdict = verdictOf(
    context,
    conjecture,
    { kind: "found", find, coverage: { ...noCoverage, tests: 1, premises: 1 }, potential: [] },
    terms,
    budget,
  );
  // The evaluator's "no" is no failure of an engine here: these values are simply no counterexample.
  return verdict.outcome === "unknown"
    ? { ...verdict, outcome: "none", reason: null, assignment: {}, evaluated: {}, model: null }
    : verdict;
}

function readTypeOf(context: Context, text: string | undefined): Type {
  if (text === undefined) return enumFinite(1);
  return /^\d$/.test(text) ? tcon(`Enum.finite_${text}`) : readType(context, normalise(text, 0));
}
