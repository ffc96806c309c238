/** The value of a closed term by compiled code. */
import { type Context, printOnLine } from "../../elaborate/index.ts";
import { emit, type Instance, instantiate, type Limit, limitOf, type Outcome } from "../../javascript/index.ts";
import { apps, isGroundType, stripFun, type Term, termTypeVars } from "../../logic/index.ts";
import { describeRefusal, lowerProgram, type Program, raiseValue, type TypeId, type Value } from "../../program/index.ts";
import { largestValue, longestText } from "../limits.ts";

/** When to give up. */
export interface ValueLimit {
  readonly isLate: () => boolean;
  /** For the message. */
  readonly seconds: number;
}

/** What compiled code says of a term; `open`: another evaluator may know more; `over`: it would fare no better. */
export type CompiledValue = { readonly kind: "value"; readonly term: Term } | { readonly kind: "open" | "over"; readonly reason: string };

/** Compiles and runs a term without free variables. */
export function compiledValue(context: Context, term: Term, limit: ValueLimit): CompiledValue {
  if (termTypeVars(term).size > 0 || !isGroundType(term.type)) return { kind: "open", reason: "its type is not determined" };
  const lowered = lowerProgram(context.theory, [{ name: "value", params: [], body: term }]);
  if (lowered.kind === "refused") return { kind: "open", reason: [...new Set(lowered.reasons.map(describeRefusal))].join("; ") };
  const { program } = lowered;
  const instance = instantiate(emit(program, { partialClosures: true }), { interrupted: limit.isLate });
  const outcome = instance.run("value");
  if (outcome.kind === "limit") return { kind: "over", reason: limitReason(outcome.limit, limit) };
  return outcome.kind === "value"
    ? raised(program, instance, outcome, limit)
    : { kind: "open", reason: missingReason(context, program, instance, outcome) };
}

type Of<K extends Outcome["kind"]> = Extract<Outcome, { kind: K }>;

function raised(program: Program, instance: Instance, { value }: Of<"value">, limit: ValueLimit): CompiledValue {
  const type = program.functions[program.roots[0]?.target ?? 0]?.result ?? 0;
  const term = raisedTerm(program, instance, value, type);
  if (term === null) return { kind: "open", reason: "the value has no finite description" };
  if (term === "memory") return { kind: "over", reason: "the value is too large to be written down" };
  return typeof term === "string" ? { kind: "over", reason: limitReason(term, limit) } : { kind: "value", term };
}

/** A value as a term, or which limit was met: sets by a test and tables of functions run generated code once more. */
function raisedTerm(program: Program, instance: Instance, value: Value, type: TypeId): Term | Limit | null {
  try {
    return raiseValue(program, instance.machine, value, type, largestValue);
  } catch (error) {
    const reached = limitOf(error);
    if (reached === null) throw error;
    return reached;
  }
}

/** Which constant has no value for which arguments. */
function missingReason(context: Context, program: Program, instance: Instance, { site, args }: Of<"missing">): string {
  if (site.note !== undefined) return site.note;
  const types = stripFun(site.constant.type).args;
  const given = args.map((arg, i) => {
    const type = program.types.findIndex((t) => t.type === types[i]);
    const term = type < 0 ? null : raisedTerm(program, instance, arg, type);
    return typeof term === "string" ? null : term;
  });
  const isWhole = given.length === types.length && given.every((t): t is Term => t !== null);
  const text = printOnLine(context, isWhole ? apps(site.constant, given) : site.constant);
  if (site.why === "beyond") return `the value of ${shortened(text)} cannot be computed`;
  return site.why === "unspecified" ? `${shortened(text)} is not specified` : `${shortened(text)} could not be decided`;
}

const shortened = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

function limitReason(reached: Limit, limit: ValueLimit): string {
  switch (reached) {
    case "steps":
    case "interrupted":
      return `evaluation did not end within ${limit.seconds} s`;
    case "depth":
      return "evaluation went too deep: its recursion fills the stack";
    case "memory":
      return "a value is too large";
  }
}
