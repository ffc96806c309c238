import { type Const, exactKey, type Free, free, freeVars, isFun, stripApp, substFrees, type Term } from "../../logic/index.ts";
import { largestSpecialized } from "../limits.ts";
import { type GroundEquation, termSize } from "./code-equations.ts";
import type { CapturedVariable } from "./store.ts";

/**
 * Positions of arguments that every recursive call hands on unchanged. Specialising on these ends, because a copy calls itself.
 */
export function staticArguments(c: Const, equations: readonly GroundEquation[], count: number): readonly boolean[] {
  const fixed = Array.from({ length: count }, (_, i) => equations.every((e) => e.patterns[i]?.kind === "free"));
  for (const equation of equations)
    for (const t of [equation.rhs, ...equation.conditions]) visitCalls(t, c, (args) => compare(equation, args, fixed));
  return fixed;
}

function compare(equation: GroundEquation, args: readonly Term[], fixed: boolean[]): void {
  for (let i = 0; i < fixed.length; i++) {
    const pattern = equation.patterns[i];
    const arg = args[i];
    if (arg?.kind !== "free" || pattern?.kind !== "free" || arg.name !== pattern.name) fixed[i] = false;
  }
}

function visitCalls(t: Term, c: Const, visit: (args: readonly Term[]) => void): void {
  const { head, args } = stripApp(t);
  if (head.kind === "const" && head.name === c.name) visit(args);
  if (head.kind === "abs") visitCalls(head.body, c, visit);
  for (const arg of args) visitCalls(arg, c, visit);
}

/** A functional argument whose code is known here: an abstraction, or a constant short of arguments. */
export function isKnown(t: Term): boolean {
  if (!isFun(t.type)) return false;
  const { head } = stripApp(t);
  return (head.kind === "abs" || head.kind === "const") && termSize(t) <= largestSpecialized;
}

/** Known arguments with their free variables renamed in order, so that equal code gets an equal key. */
export interface Abstracted {
  readonly key: string;
  readonly known: readonly (Term | null)[];
  readonly captured: readonly CapturedVariable[];
  /** The variables that stand here for `captured`. */
  readonly actual: readonly Free[];
}

export function abstractKnown(args: readonly (Term | null)[]): Abstracted {
  const actual: Free[] = [];
  const renaming = new Map<string, Term>();
  for (const arg of args) {
    if (arg === null) continue;
    for (const x of freeVars(arg).values()) {
      if (renaming.has(x.name)) continue;
      renaming.set(x.name, free(`@${actual.length}`, x.type));
      actual.push(x);
    }
  }
  const known = args.map((arg) => (arg === null ? null : substFrees(renaming, arg)));
  return {
    key: known.map((t) => (t === null ? "" : exactKey(t))).join("|"),
    known,
    captured: actual.map((x, i) => ({ name: `@${i}`, type: x.type })),
    actual,
  };
}
