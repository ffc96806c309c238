import { present } from "../../base/index.ts";
import { betaApply, names, stripApp, stripFun, type Term } from "../../logic/index.ts";
import { deepestUnfolding } from "../limits.ts";
import { functionRules } from "../rules/rule-function.ts";
import { rules } from "../rules/rules.ts";
import { type GroundCode, plainBody, plainEquation } from "./code-equations.ts";
import type { ProgramStore } from "./store.ts";

type Equations = Extract<GroundCode, { kind: "equations" }>;

/**
 * Whether a partial application stands for a function that its arguments have to be computed into, like a state after a program or a map built
 * from a list: a recursive definition, a change at a point, a choice. Others only wait for more arguments (`map f`), and their code can be
 * put in where they are called.
 */
export function isComputed(store: ProgramStore, t: Term, depth = deepestUnfolding): boolean {
  const { head, args } = stripApp(t);
  if (head.kind === "abs") return args.length > 0 && depth > 0 && isComputed(store, betaApply(head, args), depth - 1);
  if (head.kind !== "const" || args.length >= stripFun(head.type).args.length) return false;
  if (head.name === names.If) return args.length === 3;
  if (head.name === names.Let && args.length === 2)
    return isComputed(store, betaApply(present(args[1], "isComputed: let"), args.slice(0, 1)), depth);
  if (rules.has(head.name)) return functionRules.get(head.name)?.arity === args.length;
  const role = store.theory.consts.get(head.name)?.role;
  if (role?.kind === "case") return args.length > (store.theory.datatype(role.type)?.constructors.length ?? 0);
  if (store.theory.instances.has(head.name)) return false;
  const code = store.code(head);
  return code.kind === "equations" && isComputedBy(store, code, args, depth);
}

function isComputedBy(store: ProgramStore, code: Equations, args: readonly Term[], depth: number): boolean {
  if (code.equations.some((e) => e.patterns.length > args.length)) return false;
  const plain = plainEquation(code);
  if (plain === null) return code.equations.some((e) => e.rhs.kind !== "abs");
  return depth > 0 && isComputed(store, betaApply(plainBody(plain), args), depth - 1);
}
