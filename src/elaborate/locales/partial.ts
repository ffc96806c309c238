/**
 * What can be kept of a locale, context or class that could not be read as a whole. In place of what was left out stands an assumption of
 * which nothing is known: everything that is stated there, in extensions and through interpretations rests on it, and on the loss.
 */
import { boolT, type Const, constant } from "../../logic/index.ts";
import type { ContextElement } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { addLoss } from "../names/losses.ts";
import { Problem } from "../names/problem.ts";

/** An unknown proposition for what was left out of `owner`, and the context that knows it. */
export function unknownAssumption(context: Context, owner: string, kind: string): { readonly context: Context; readonly prop: Const } {
  const name = `${owner}.left_out`;
  const entered = context.withTheory((theory) =>
    theory.with({ consts: theory.consts.set(name, { name, type: boolT, spec: { kind: "unspecified" }, role: { kind: "plain" } }) }),
  );
  const what = `a part of a command "${kind}" of theory ${context.theory.name} was left out`;
  return { context: addLoss(entered, { kind: "meaning", what, constants: [name] }), prop: constant(name, boolT) };
}

/** The step's outcome, or `otherwise` where it is rejected. */
export function orElse<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof Problem) return otherwise;
    throw error;
  }
}

/** Elements one assumption, one variable each, so that one that cannot be read takes no other with it. */
export function oneByOne(elements: readonly ContextElement[]): ContextElement[] {
  return elements.flatMap((e): ContextElement[] => {
    switch (e.kind) {
      case "fixes":
        return e.fixes.map((f) => ({ ...e, fixes: [f] }));
      case "assumes":
        return e.assumptions.flatMap((a) => a.props.map((p) => ({ ...e, assumptions: [{ ...a, props: [p] }] })));
      case "defines":
        return e.definitions.map((d) => ({ ...e, definitions: [d] }));
      default:
        return [e];
    }
  });
}
