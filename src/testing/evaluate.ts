import type { Budget } from "../base/index.ts";
import { emit, instantiate } from "../javascript/index.ts";
import { type ChosenValue, type Conjecture, sameTerm, stripFun, substFrees, type Term } from "../logic/index.ts";
import { describeRefusal, lowerProgram, lowerValue, raiseValue, type Site } from "../program/index.ts";
import { Watch } from "./run/watch.ts";

/** The value of a term, or why it has none. */
export type Evaluated =
  | { readonly kind: "value"; readonly value: Term }
  /** The specification leaves it open; `constant` says where. */
  | { readonly kind: "unspecified"; readonly constant: string }
  | { readonly kind: "unknown"; readonly reason: string };

/**
 * The values of terms over the conjecture's variables under an assignment, by compiled code: `eval` of quickcheck, both sides of a
 * conclusion, premises. Requires ground types.
 */
export function evaluateUnder(
  conjecture: Conjecture,
  assignment: ReadonlyMap<string, Term>,
  terms: readonly Term[],
  options: { readonly budget: Budget; readonly chosen?: readonly ChosenValue[]; readonly steps?: number },
): readonly Evaluated[] {
  return terms.map((t) => evaluateOne(conjecture, substFrees(assignment, t), options));
}

function evaluateOne(
  conjecture: Conjecture,
  body: Term,
  options: { readonly budget: Budget; readonly chosen?: readonly ChosenValue[]; readonly steps?: number },
): Evaluated {
  const lowered = lowerProgram(conjecture.theory, [{ name: "term", params: [], body }]);
  if (lowered.kind === "refused") {
    const [first] = lowered.reasons;
    return { kind: "unknown", reason: first === undefined ? "it cannot be executed" : describeRefusal(first) };
  }
  const { program } = lowered;
  const watch = new Watch(options.steps ?? 1_000_000);
  watch.begin(options.budget, () => 0);
  const instance = instantiate(emit(program), { interrupted: watch.interrupted });
  const typeId = (t: Term["type"]): number => program.types.findIndex((type) => type.type === t);
  instance.oracle = (site: Site, args) => {
    const given = args.map((arg, i) => raiseValue(program, instance.machine, arg, typeId(argumentType(site, i))));
    const found = options.chosen?.find(
      (c) => c.constant === site.constant.name && c.args.length === given.length && c.args.every((t, i) => isSame(t, given[i])),
    );
    const value = found === undefined ? undefined : lowerValue(program, instance.machine, found.value);
    return value;
  };
  const outcome = instance.run("term");
  switch (outcome.kind) {
    case "limit":
      return { kind: "unknown", reason: watch.isLate ? "time was up" : "evaluation did not end" };
    case "missing":
      return outcome.site.why === "unspecified"
        ? { kind: "unspecified", constant: outcome.site.constant.name }
        : { kind: "unknown", reason: outcome.site.note ?? `the value of ${outcome.site.constant.name} could not be decided` };
    case "value": {
      const value = raiseValue(program, instance.machine, outcome.value, typeId(body.type));
      return value === null ? { kind: "unknown", reason: "the value could not be written down" } : { kind: "value", value };
    }
  }
}

function argumentType(site: Site, i: number): Term["type"] {
  return stripFun(site.constant.type).args[i] ?? site.constant.type;
}

function isSame(a: Term, b: Term | null | undefined): boolean {
  return b !== null && b !== undefined && sameTerm(a, b);
}
