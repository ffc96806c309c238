/** One line of a corecursive definition: a value, a constructor, or a part of the result. */
import type { Span } from "../../../base/index.ts";
import { destApps, destEq, type Free, names, stripApp, type Term } from "../../../logic/index.ts";
import type { CorecEquation, Fix } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { reject } from "../../names/problem.ts";
import { resolveConstant } from "../../read/read-term.ts";
import { openRule } from "./equations.ts";

interface Common {
  /** Which function, and the names of all of them. */
  readonly head: number;
  readonly heads: readonly string[];
  /** `f x y`, over variables. */
  readonly call: Term;
  readonly args: readonly Free[];
  readonly conditions: readonly Term[];
  /** Written `_ ⟹ …`: when none of the other conditions holds. */
  readonly isOtherwise: boolean;
  readonly prop: Term;
  readonly span: Span;
}

export type CorecRow =
  | (Common & { readonly kind: "value"; readonly value: Term })
  /** The result is built by the constructor (or is not, when `holds` is false) under the conditions. */
  | (Common & { readonly kind: "constructor"; readonly constructor: string; readonly holds: boolean })
  /** The selector's value; `only` on the constructor named by `of`. */
  | (Common & { readonly kind: "part"; readonly selector: string; readonly only: string | null; readonly value: Term });

type Statement =
  | { readonly kind: "value"; readonly call: Term; readonly value: Term }
  | {
      readonly kind: "constructor";
      readonly call: Term;
      readonly constructor: string;
      readonly holds: boolean;
      readonly condition: Term | null;
    }
  | { readonly kind: "part"; readonly call: Term; readonly selector: string; readonly value: Term };

/** Reads what one line says. */
export function readCorecRow(
  context: Context,
  heads: readonly Fix[],
  source: CorecEquation,
  fact: { readonly prop: Term; readonly premises: readonly Term[] },
): CorecRow {
  const { premises, conclusion } = openRule(fact.prop, context);
  const functions = heads.map((h) => h.name.text);
  const isCall = (t: Term): boolean => headIndex(t, functions) >= 0;
  const statement = positive(context, conclusion, isCall) ?? negative(context, conclusion, isCall);
  const span = source.prop.span;
  if (statement === null) return reject("E0446", span, "Expected an equation, a discriminator or a selector of a new function");
  const { args } = stripApp(statement.call);
  const variables = args.filter((arg): arg is Free => arg.kind === "free");
  if (variables.length < args.length)
    return reject("E0446", span, "The arguments of a corecursive function must be variables", { hint: "Use case on the right-hand side." });
  const given = [...fact.premises, ...premises];
  const isOtherwise = given.some(isWildcard);
  const conditions = given.filter((t) => !isWildcard(t));
  const common: Common = {
    head: headIndex(statement.call, functions),
    heads: functions,
    call: statement.call,
    args: variables,
    conditions,
    isOtherwise,
    prop: fact.prop,
    span,
  };
  switch (statement.kind) {
    case "value":
      return { ...common, kind: "value", value: statement.value };
    case "constructor":
      return {
        ...common,
        kind: "constructor",
        conditions: statement.condition === null ? conditions : [...conditions, statement.condition],
        constructor: statement.constructor,
        holds: statement.holds,
      };
    case "part": {
      const only = source.constructorHint === null ? null : resolveConstant(context, source.constructorHint).name;
      return { ...common, kind: "part", selector: statement.selector, only, value: statement.value };
    }
  }
}

function headIndex(t: Term, heads: readonly string[]): number {
  const { head } = stripApp(t);
  return head.kind === "free" ? heads.indexOf(head.name) : -1;
}

/** The dummy premise `_`, which the reader leaves as a variable named `uu_…`. */
function isWildcard(t: Term): boolean {
  return t.kind === "free" && /^(_|uu_)/.test(t.name);
}

function positive(context: Context, t: Term, isCall: (t: Term) => boolean): Statement | null {
  const sides = destEq(t);
  if (sides === null) return discriminated(context, t, isCall, null);
  if (isCall(sides.left)) return { kind: "value", call: sides.left, value: sides.right };
  const part = selected(context, sides.left, isCall);
  if (part !== null) return { kind: "part", ...part, value: sides.right };
  return discriminated(context, sides.left, isCall, sides.right);
}

function negative(context: Context, t: Term, isCall: (t: Term) => boolean): Statement | null {
  const [inner] = destApps(t, names.Not, 1) ?? [];
  const found = inner === undefined ? null : discriminated(context, inner, isCall, null);
  return found === null ? null : { ...found, holds: false };
}

/** `is_C (f x)`, or `f x = C` for a constant constructor. */
function discriminated(
  context: Context,
  t: Term,
  isCall: (t: Term) => boolean,
  condition: Term | null,
): (Statement & { kind: "constructor" }) | null {
  const sides = destEq(t);
  if (sides !== null && isCall(sides.left) && sides.right.kind === "const")
    return { kind: "constructor", call: sides.left, constructor: sides.right.name, holds: true, condition };
  const { head, args } = stripApp(t);
  const role = head.kind === "const" ? context.theory.consts.get(head.name)?.role : undefined;
  const [call] = args;
  if (role?.kind !== "discriminator" || call === undefined || args.length !== 1 || !isCall(call)) return null;
  return { kind: "constructor", call, constructor: role.constructor, holds: true, condition };
}

function selected(context: Context, t: Term, isCall: (t: Term) => boolean): { call: Term; selector: string } | null {
  const { head, args } = stripApp(t);
  const [call] = args;
  if (head.kind !== "const" || call === undefined || args.length !== 1 || !isCall(call)) return null;
  return context.theory.consts.get(head.name)?.role.kind === "selector" ? { call, selector: head.name } : null;
}
