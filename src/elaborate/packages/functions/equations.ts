/** Reading the equations of a definition: which constant each is about, its two sides, its conditions. */
import { baseName, type Diagnostic, nearNames, present, type Span } from "../../../base/index.ts";
import {
  apps,
  betaNormal,
  type Const,
  destApps,
  destEq,
  type Equation,
  eachNode,
  False,
  type Free,
  free,
  freeVars,
  matchType,
  names,
  openAbs,
  shift,
  stripApp,
  substTermTypes,
  type Term,
  type Theory,
  True,
  type Type,
  termTypeVars,
  typeVars,
  usesBound,
} from "../../../logic/index.ts";
import type { Attribute, Fix, Name, Equation as OuterEquation } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { type ConstantPlan, type NewConstant, planConstants } from "../../names/declare.ts";
import { withConstructors } from "../../names/instance-constructors.ts";
import { instanceHead } from "../../names/instance-plan.ts";
import { reject } from "../../names/problem.ts";
import { readSpecification } from "../../read/read-term.ts";

/** One equation about a new constant, which stands in it as a free variable. */
export interface EquationRow extends Equation {
  /** Which of the new constants the equation is about. */
  readonly head: number;
  readonly args: readonly Term[];
  readonly span: Span;
  readonly name: Name | null;
  readonly attributes: readonly Attribute[];
}

/** New constants and their equations. */
export interface EquationReading {
  readonly news: readonly NewConstant[];
  readonly rows: readonly EquationRow[];
  readonly warnings: readonly Diagnostic[];
}

/** `λx. f x` is `f`: an argument in the notation of a binder is a variable. */
function etaContract(t: Term): Term {
  if (t.kind !== "abs" || t.body.kind !== "app" || t.body.arg.kind !== "bound" || t.body.arg.index !== 0) return t;
  return usesBound(t.body.fun) ? t : etaContract(shift(t.body.fun, -1));
}

/** A head that is not declared but found in the equation. */
export interface ImpliedHead extends Fix {
  /** Written as the overloaded constant itself: its own name means what it meant before. */
  readonly isInstance?: boolean;
}

/** Reads equations about the given heads. */
export function readEquations(context: Context, heads: readonly ImpliedHead[], equations: readonly OuterEquation[]): EquationReading {
  const facts = equations.map(({ prop, premises, fixes }) => ({ prop, premises, fixes }));
  const reading = readSpecification(context, { heads: heads.map((h) => asRead(context, h)), facts });
  const types: (Type | null)[] = reading.heads.map((h, i) => (heads[i]?.type == null ? null : h.type));
  const rows = equations.map((source, i): EquationRow => {
    const fact = present(reading.facts[i], "readEquations: fact");
    const { premises, conclusion } = openRule(fact.prop, context);
    const { lhs, rhs } = sides(conclusion, (t) => headOf(context, heads, t) !== null) ?? rejectShape(source, heads);
    const found = headOf(context, heads, lhs) ?? rejectShape(source, heads);
    types[found.index] ??= found.type;
    const name = present(heads[found.index], "readEquations: head").name.text;
    const row = {
      lhs: apps(free(name, found.type), stripApp(lhs).args.map(etaContract)),
      rhs,
      conditions: [...fact.premises, ...premises],
    };
    return {
      ...(found.instance ? atType(row, found.type, present(types[found.index], "readEquations: type"), source) : withArgs(row)),
      head: found.index,
      span: source.prop.span,
      ...source.decl,
    };
  });
  const news = reading.heads.map(
    ({ mixfix, type }, i): NewConstant => ({
      name: present(heads[i], "readEquations: head").name,
      mixfix,
      type: types[i] ?? type,
      role: { kind: "plain" },
    }),
  );
  return { news, rows, warnings: reading.warnings };
}

/**
 * A head that an `overloading` block calls by the name of the constant itself is read as the constant, which may stand at other types; and
 * so is the name of a head that is nowhere written.
 */
function asRead(context: Context, head: ImpliedHead): Fix {
  const { block, consts } = context;
  const { text, span } = head.name;
  const bound = block?.kind === "overloading" ? block.bindings.get(text) : undefined;
  const isItself = bound !== undefined && consts.find(text) === bound.constant;
  return isItself || head.isInstance === true ? { ...head, name: { text: `${text} overloaded`, span } } : head;
}

function withArgs(row: Equation): Equation & { args: readonly Term[] } {
  return { ...row, args: stripApp(row.lhs).args };
}

/**
 * An equation whose head is written as the overloaded constant was read by itself: its type variables become those of the constant's
 * type.
 */
function atType(row: Equation, from: Type, to: Type, source: OuterEquation): Equation & { args: readonly Term[] } {
  const subst = matchType(from, to);
  if (subst === null) return reject("E0447", source.prop.span, "The equation is about another type than the one declared for the constant");
  const go = (t: Term): Term => substTermTypes(subst, t);
  return withArgs({ lhs: go(row.lhs), rhs: go(row.rhs), conditions: row.conditions.map(go) });
}

/** `∀x. A ⟶ B` taken apart, with new free variables for the quantified ones. */
export function openRule(prop: Term, context: Context): { premises: Term[]; conclusion: Term } {
  const avoid = new Set([...freeVars(prop).keys(), ...context.locals.fixes.keys()]);
  const premises: Term[] = [];
  let rest = prop;
  for (;;) {
    const [premise, conclusion] = destApps(rest, names.implies, 2) ?? [];
    const [predicate] = destApps(rest, names.All, 1) ?? [];
    if (premise !== undefined && conclusion !== undefined) {
      premises.push(premise);
      rest = conclusion;
    } else if (predicate?.kind === "abs") {
      const { variable, body } = openAbs(predicate, avoid);
      avoid.add(variable.name);
      rest = body;
    } else return { premises, conclusion: rest };
  }
}

/** The sides of `l = r`; `P` stands for `P = True` and `¬ P` for `P = False` when `P` is about a new constant. */
function sides(conclusion: Term, isAbout: (t: Term) => boolean): { lhs: Term; rhs: Term } | null {
  const equation = destEq(conclusion);
  if (equation !== null && isAbout(equation.left)) return { lhs: equation.left, rhs: equation.right };
  const [negated] = destApps(conclusion, names.Not, 1) ?? [];
  if (negated !== undefined && isAbout(negated)) return { lhs: negated, rhs: False };
  return isAbout(conclusion) ? { lhs: conclusion, rhs: True } : null;
}

interface FoundHead {
  readonly index: number;
  readonly type: Type;
  /** Written as the overloaded constant itself. */
  readonly instance: boolean;
}

function headOf(context: Context, heads: readonly Fix[], t: Term): FoundHead | null {
  const { head } = stripApp(t);
  if (head.kind === "free") {
    const index = heads.findIndex((h) => h.name.text === head.name);
    return index < 0 ? null : { index, type: head.type, instance: false };
  }
  if (head.kind !== "const") return null;
  const written = instanceHead(context, t)?.name;
  const open = operationName(context, head);
  const index = heads.findIndex((h) => h.name.text === written || (h.name.text === open && h.type !== null));
  return index < 0 ? null : { index, type: head.type, instance: true };
}

/** The name by which an instantiation defines an operation, when the equation leaves the operation's type open. */
function operationName(context: Context, head: Const): string | null {
  const { block, theory } = context;
  const [tycon, second] = block?.kind === "instantiation" ? block.tycons : [];
  if (tycon === undefined || second !== undefined || theory.consts.get(head.name)?.spec.kind !== "class") return null;
  return `${baseName(head.name)}_${baseName(tycon)}`;
}

function rejectShape(source: OuterEquation, heads: readonly Fix[]): never {
  const list = heads.map((h) => `"${h.name.text}"`).join(", ");
  return reject("E0420", source.prop.span, `Not an equation about ${list}`, {
    hint: "The left-hand side must be one of the declared names, applied to arguments.",
  });
}

/** Plans the constants of a reading. */
export function planReading(context: Context, reading: EquationReading): ConstantPlan {
  return planConstants(
    context,
    reading.news,
    reading.rows.flatMap((r) => [r.lhs, r.rhs, ...r.conditions]),
  );
}

/** An equation with the constants in place of the variables that stood for them. */
export function closeEquation({ close }: ConstantPlan, { lhs, rhs, conditions }: Equation): Equation {
  return { lhs: close(lhs), rhs: close(rhs), conditions: conditions.map(close) };
}

/** Rejects variables and type variables that only the right-hand side has. */
export function checkExtras(context: Context, reading: EquationReading, plan: ConstantPlan): void {
  const known = new Set([...reading.news.map((n) => n.name.text), ...context.locals.fixes.keys()]);
  for (const row of reading.rows) {
    const bound = freeVars(row.lhs);
    for (const [name] of freeVars(row.rhs))
      if (!bound.has(name) && !known.has(name))
        reject("E0424", row.span, `Extra variable on the right-hand side: "${name}"`, { hint: extraHint(context, reading, name) });
    checkTypeVariables(row, plan, present(plan.consts[row.head], "checkExtras: constant").type);
  }
}

/** A longer name may be a slip: of one of the new constants, or of another one. */
function extraHint({ consts }: Context, { news }: EquationReading, name: string): string {
  const bind = `Make "${name}" an argument, or bind it.`;
  const near = name.length < 3 ? [] : nearNames(name, new Set([...news.map((n) => n.name.text), ...consts.names()]));
  return near.length === 0 ? bind : `Did you mean ${near.join(" or ")}? Otherwise make it an argument, or bind it.`;
}

function checkTypeVariables(row: EquationRow, plan: ConstantPlan, type: Type): void {
  const known = new Set([...typeVars(type)].map((v) => v.name));
  for (const v of termTypeVars(plan.close(row.rhs)))
    if (!known.has(v.name))
      reject("E0425", row.span, `The definition depends on the type variable ${v.name}, which is not in the type of the constant`, {
        hint: "Add a type constraint, or an argument whose type mentions it.",
      });
}

/** Rejects equations for one constant with different numbers of arguments. */
export function checkArgumentCounts(reading: EquationReading): void {
  const counts = new Map<number, number>();
  for (const row of reading.rows) {
    const before = counts.get(row.head) ?? row.args.length;
    if (before !== row.args.length)
      reject(
        "E0421",
        row.span,
        `The equations for "${reading.news[row.head]?.name.text}" have different numbers of arguments: ${before} and ${row.args.length}`,
        {
          hint: "Give every equation the same number of arguments.",
        },
      );
    counts.set(row.head, before);
  }
}

/** Rejects a variable that occurs twice on a left-hand side. */
export function checkLinear(context: Context, row: EquationRow): void {
  const seen = new Set<string>();
  for (const x of variableOccurrences(row.args)) {
    if (context.locals.fixes.has(x.name)) continue;
    if (seen.has(x.name))
      reject("E0422", row.span, `The variable "${x.name}" occurs twice in the patterns`, {
        hint: "Use two variables and compare them on the right-hand side.",
      });
    seen.add(x.name);
  }
}

function variableOccurrences(args: readonly Term[]): Free[] {
  const found: Free[] = [];
  for (const arg of args)
    eachNode(arg, (node) => {
      if (node.kind === "free") found.push(node);
    });
  return found;
}

/** Patterns with their β-redexes contracted, which the user's notation may leave, and with constructors for the overloaded constants that are. */
export function normalRow(theory: Theory, row: EquationRow): EquationRow {
  const args = row.args.map((arg) => withConstructors(theory, betaNormal(arg)));
  return { ...row, args, lhs: apps(stripApp(row.lhs).head, args) };
}
