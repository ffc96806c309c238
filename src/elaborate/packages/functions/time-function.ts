/** `time_fun` and its relatives: for a function `f` the function `T_f` that counts the steps of computing `f`. */

import { baseName, present } from "../../../base/index.ts";
import {
  apps,
  type Const,
  constant,
  constsOf,
  type Equation,
  equationOf,
  type Free,
  free,
  freeVars,
  funs,
  isFun,
  matchType,
  names,
  natT,
  prodT,
  stripApp,
  stripFun,
  substFrees,
  substTermTypes,
  type Term,
  type Type,
} from "../../../logic/index.ts";
import type { CommandOf } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { declareConstants, type NewConstant, planConstants } from "../../names/declare.ts";
import { reject } from "../../names/problem.ts";
import { timeName, timePrefix } from "../../names/time-name.ts";
import { readTerm } from "../../read/read-term.ts";
import { lookUpFacts } from "../../theory/fact-commands.ts";
import { addFact } from "../../theory/facts.ts";
import { equationProp } from "../datatype/declarations.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { closeEquation } from "./equations.ts";
import { cost, costTerm, type Steps, stepType, stepVariable, sum, type TimeRules } from "./time-term.ts";

/** The attribute under which functions without cost are kept. */
const freeOfCost = "time_fun_0";

/** `time_fun_0 f`. */
export function elaborateTimeFunZero(context: Context, command: CommandOf<"time_fun_0">): Elaborated {
  const f = readTerm(context, command.function);
  return elaborated(
    context.withTheory((theory) =>
      theory.with({ attributes: theory.attributes.set(freeOfCost, [...(theory.attributes.get(freeOfCost) ?? []), f]) }),
    ),
  );
}

/** A function to be timed: its constant, the parameters of the locale it is applied to, and its equations over the rest. */
interface Timed {
  readonly constant: Const;
  readonly fixed: readonly Term[];
  readonly name: string;
  readonly equations: readonly Equation[];
}

/** `time_fun f g …`: step functions of mutually recursive functions. */
export function elaborateTimeFun(context: Context, command: CommandOf<"time_fun">): Elaborated {
  if (command.variant === "time_partial_function")
    return reject("E0449", command.span, "Step functions of partial functions are not supported");
  const heads = command.functions.map((source) => ({ source, ...stripApp(readTerm(context, source)) }));
  const given = command.equations.flatMap((ref) => lookUpFacts(context, ref)).flatMap((prop) => equationOf(prop) ?? []);
  const timed = heads.map(({ source, head, args }): Timed => {
    if (head.kind !== "const") return reject("E0449", source.span, `Not a function with equations: ${source.text}`);
    const equations = given.length > 0 ? given.filter((e) => isAbout(e, head.name)) : equationsOf(context, head.name);
    const [first] = equations;
    if (first === undefined) return reject("E0449", source.span, `There are no equations for ${source.text}`);
    const { type } = stripApp(first.lhs).head;
    const name = timeName(context, baseName(head.name));
    return { constant: constant(head.name, type), fixed: args, name, equations: equations.map((e) => atType(e, type)) };
  });
  const isRecursive = timed.some((f) =>
    f.equations.some((e) => constsOf(e.rhs).some((c) => timed.some((g) => g.constant.name === c.name))),
  );
  const refuse = (why: string): never =>
    reject("E0449", command.span, `No step function: ${why} has none`, { hint: "Apply time_fun to the functions that are called, first." });
  return declare(context, timed, functionsNeeded(context, timed, isRecursive, refuse), command);
}

/** An equation with the type variables of another one about the same function. */
function atType(e: Equation, type: Type): Equation {
  const types = matchType(stripApp(e.lhs).head.type, type);
  if (types === null) return e;
  const go = (t: Term): Term => substTermTypes(types, t);
  return { lhs: go(e.lhs), rhs: go(e.rhs), conditions: e.conditions.map(go) };
}

function isAbout(e: Equation, name: string): boolean {
  const { head } = stripApp(e.lhs);
  return head.kind === "const" && head.name === name;
}

function equationsOf(context: Context, name: string): readonly Equation[] {
  const spec = context.theory.consts.get(name)?.spec;
  return spec?.kind === "equations" ? spec.equations : [];
}

/** The step equations of some functions, and which of their arguments of function type are needed beside their step functions. */
interface Translation {
  readonly types: readonly Type[];
  readonly equations: readonly (readonly Equation[])[];
}

/** Arguments that are functions come alone as step functions where that is enough: found by trying with ever more pairs. */
function functionsNeeded(context: Context, timed: readonly Timed[], isRecursive: boolean, refuse: (why: string) => never): Translation {
  const pairs = timed.map(() => new Set<number>());
  for (;;) {
    const types = timed.map((f, k) => timedType(f, present(pairs[k], "functionsNeeded: pairs")));
    const rules = rulesFor(context, timed, types, refuse);
    let grown = false;
    const equations = timed.map((f, k) =>
      f.equations.map((e): Equation => {
        const args = stripApp(e.lhs).args.slice(f.fixed.length);
        const body = sum(cost(rules, e.rhs), isRecursive ? constant(names.one, natT) : null);
        const conditions = e.conditions;
        const used = freeVars(costTerm(body));
        for (const c of conditions) freeVars(c, used);
        args.forEach((arg, i) => {
          const needed = pairs[k];
          if (arg.kind !== "free" || !isFun(arg.type) || !used.has(arg.name) || needed?.has(i) !== false) return;
          needed.add(i);
          grown = true;
        });
        return timedEquation(context, {
          name: f.name,
          type: present(types[k], "functionsNeeded: type"),
          args,
          body: costTerm(body),
          conditions,
        });
      }),
    );
    if (!grown) return { types, equations };
  }
}

function timedType(f: Timed, pairs: ReadonlySet<number>): Type {
  const { args } = stripFun(f.constant.type);
  const own = args.slice(f.fixed.length);
  return funs(
    own.map((ty, i) => (!isFun(ty) ? ty : pairs.has(i) ? prodT(ty, stepType(ty)) : stepType(ty))),
    natT,
  );
}

/** `T_f p₁ … pₙ = steps`, where a pair of a function and its step function is taken apart by `fst` and `snd`. */
function timedEquation(
  context: Context,
  { name, type, args, body, conditions }: { name: string; type: Type; args: readonly Term[]; body: Term; conditions: readonly Term[] },
): Equation {
  const expected = stripFun(type).args;
  const subst = new Map<string, Term>();
  const lhsArgs = args.map((arg, i) => {
    const ty = expected[i];
    if (arg.kind !== "free" || !isFun(arg.type) || ty === undefined) return arg;
    const steps = stepVariable(arg, timePrefix(context));
    if (ty === steps.type) return steps;
    const both = free(arg.name, prodT(arg.type, steps.type));
    subst.set(arg.name, apps(constant("Product_Type.prod.fst", funs([both.type], arg.type)), [both]));
    subst.set(steps.name, apps(constant("Product_Type.prod.snd", funs([both.type], steps.type)), [both]));
    return both;
  });
  const go = (t: Term): Term => substFrees(subst, t);
  return { lhs: apps(free(name, type), lhsArgs), rhs: go(body), conditions: conditions.map(go) };
}

function rulesFor(context: Context, timed: readonly Timed[], types: readonly Type[], refuse: (why: string) => never): TimeRules {
  const { theory } = context;
  const costless = new Set((theory.attributes.get(freeOfCost) ?? []).flatMap((t) => (t.kind === "const" ? [t.name] : [])));
  const stepsOf = (c: Const): Steps | null => {
    const k = timed.findIndex((f) => f.constant.name === c.name);
    if (k >= 0)
      return { term: free(present(timed[k], "stepsOf").name, present(types[k], "stepsOf: type")), dropped: timed[k]?.fixed.length ?? 0 };
    if (!isFun(c.type) || costless.has(c.name) || theory.consts.get(c.name)?.role.kind === "constructor") return null;
    return knownSteps(context, c) ?? refuse(c.name);
  };
  const stepsOfVariable = (x: Free): Term => {
    const isFixed = context.locals.fixes.get(x.name)?.type === x.type;
    return (isFixed ? context.locals.fixes.get(timeName(context, x.name)) : stepVariable(x, timePrefix(context))) ?? refuse(x.name);
  };
  return { theory, stepsOf, stepsOfVariable, refuse };
}

/** The step function declared for a constant: beside it, or by its name; in a locale also that of a local function. */
function knownSteps(context: Context, c: Const): Steps | null {
  const name = timeName(context, baseName(c.name));
  const local = context.locals.bindings.get(name);
  const original = context.locals.bindings.get(baseName(c.name));
  if (local !== undefined && original !== undefined) {
    const { head, args } = stripApp(original);
    if (head.kind === "const" && head.name === c.name) return { term: local, dropped: args.length };
  }
  const beside = `${c.name.slice(0, c.name.lastIndexOf(".") + 1)}${name}`;
  const full = context.theory.consts.has(beside) ? beside : context.consts.find(name);
  const decl = full === null ? undefined : context.theory.consts.get(full);
  return decl === undefined ? null : { term: constant(decl.name, decl.type), dropped: 0 };
}

function declare(context: Context, timed: readonly Timed[], { types, equations }: Translation, command: CommandOf<"time_fun">): Elaborated {
  const news = timed.map((f, k): NewConstant => {
    const span = command.functions[k]?.span ?? command.span;
    return { name: { text: f.name, span }, type: present(types[k], "declare: type"), mixfix: null, role: { kind: "plain" } };
  });
  const plan = planConstants(
    context,
    news,
    equations.flat().flatMap((e) => [e.lhs, e.rhs, ...e.conditions]),
  );
  const closed = equations.map((list) => list.map((e) => closeEquation(plan, e)));
  const specs = closed.map((list, k) => {
    const spec = context.theory.consts.get(timed[k]?.constant.name ?? "")?.spec;
    const sequential = command.equations.length === 0 && spec?.kind === "equations" && spec.sequential;
    return { kind: "equations", equations: list, sequential, origin: "function" } as const;
  });
  const next = declareConstants(context, plan, specs);
  return elaborated(timed.reduce((c, f, k) => addFact(c, `${f.name}.simps`, (closed[k] ?? []).map(equationProp), []), next));
}
