/**
 * `code_pred (modes: i ⇒ o ⇒ bool as f) p` defines `f x = Pred (λy. p x y)`: what the compiled predicate enumerates at inputs
 * (Bulwahn, [Bulwahn 2013], 4.2: `f` is the enumerator of that mode).
 */
import {
  apps,
  boolT,
  type Const,
  constant,
  domain,
  type Free,
  free,
  fun,
  lambda,
  names,
  pair,
  prodT,
  range,
  type Term,
  type Type,
  tcon,
  unitT,
} from "../../../logic/index.ts";
import type { CommandOf, Mode } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { declareConstants, planConstants } from "../../names/declare.ts";
import { loseName } from "../../names/lost-names.ts";
import { resolveConstant } from "../../read/read-term.ts";
import { byEquations } from "../datatype/declarations.ts";

/** The context with the functions that the modes of a `code_pred` name. */
export function declareModeFunctions(context: Context, command: CommandOf<"code_pred">): Context {
  return command.modes.reduce(
    (c, { predicate, modes }) =>
      modes.reduce((k, { mode, name }) => {
        if (name === null || k.theory.consts.has(k.qualify(name.text))) return k;
        const body = isPlain(command.options) ? enumerator(resolveConstant(k, predicate ?? command.predicate), mode) : null;
        if (body === null || k.consts.find("Predicate.Pred") === null) return loseName(k, name.text, "code_pred");
        const added = { name, type: typeOf(body), mixfix: null, role: { kind: "plain" } as const };
        const plan = planConstants(k, [added], [body.value]);
        const lhs = apps(free(name.text, added.type), body.inputs);
        return declareConstants(k, plan, [
          byEquations([{ lhs: plan.close(lhs), rhs: plan.close(body.value), conditions: [] }], "definition"),
        ]);
      }, c),
    context,
  );
}

/** Whether the predicate is compiled to plain enumeration; other compilations have values of other types. */
function isPlain(options: readonly string[]): boolean {
  return options.every((word) => !/^(d?seq|random|depth|pos|neg|new|annotated|generator)/.test(word));
}

interface Enumerator {
  readonly inputs: readonly Free[];
  readonly value: Term;
}

function typeOf({ inputs, value }: Enumerator): Type {
  return inputs.reduceRight((ty: Type, x) => fun(x.type, ty), value.type);
}

/** The inputs and the enumeration of the outputs; null when an argument is itself a predicate with a mode. */
function enumerator(p: Const, mode: Mode): Enumerator | null {
  const [inputs, outputs, args]: [Free[], Free[], Term[]] = [[], [], []];
  let [rest, type]: [Mode, Type] = [mode, p.type];
  for (; rest.kind === "function"; rest = rest.result) {
    const arg = argument(rest.argument, domain(type), inputs, outputs);
    if (arg === null) return null;
    args.push(arg);
    type = range(type);
  }
  if (type !== boolT) return null;
  return { inputs, value: predOf(outputs, apps(p, args)) };
}

/** An argument of the predicate over variables for its inputs and outputs. */
function argument(mode: Mode, type: Type, inputs: Free[], outputs: Free[]): Term | null {
  if (mode.kind === "input" || mode.kind === "output") {
    const x = free(`${mode.kind === "input" ? "x" : "y"}${inputs.length + outputs.length + 1}`, type);
    (mode.kind === "input" ? inputs : outputs).push(x);
    return x;
  }
  if (mode.kind !== "pair" || type.kind !== "con" || type.name !== "Product_Type.prod") return null;
  const [first, second] = type.args;
  const left = first === undefined ? null : argument(mode.left, first, inputs, outputs);
  const right = second === undefined ? null : argument(mode.right, second, inputs, outputs);
  return left === null || right === null ? null : pair(left, right);
}

/** `Pred (λ(y₁, …, yₙ). t)`. */
function predOf(outputs: readonly Free[], t: Term): Term {
  const [last, ...others] = [...outputs].reverse();
  const start = last === undefined ? lambda(free("u", unitT), t) : lambda(last, t);
  const abstracted = others.reduce((body: Term, y) => {
    const tail = domain(body.type);
    const curried = lambda(y, body);
    return apps(constant(names.caseProd, fun(curried.type, fun(prodT(y.type, tail), boolT))), [curried]);
  }, start);
  const elements = domain(abstracted.type);
  return apps(constant("Predicate.pred.Pred", fun(abstracted.type, tcon("Predicate.pred", [elements]))), [abstracted]);
}
