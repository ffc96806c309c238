/**
 * Where a `function` has a value. In Isabelle it is the least one that fulfils its equations, and `undefined` where a call that the
 * congruence rules see does not end. With a proof of `termination` it is total. Without one, unfolding the equations may give a value
 * that the function has not: `f n = fst (0, f (n + 1))` is undefined everywhere.
 */
import { type Equation, isFun, names, stripApp, type Term, type Theory } from "../../../logic/index.ts";

/** `total`: every call ends. `tail`: unfolding meets every call that counts. `open`: neither is known. */
export type Domain = "total" | "tail" | "open";

/** The domain of a family of functions, judged by its equations alone. */
export function domainOf(theory: Theory, family: ReadonlySet<string>, equations: readonly Equation[]): Domain {
  const calls = equations.flatMap((e) => [e.rhs, ...e.conditions].flatMap((t) => callsIn(family, t).map((call) => ({ call, lhs: e.lhs }))));
  const width = Math.min(...equations.map((e) => stripApp(e.lhs).args.length));
  for (let i = 0; i < width; i++) if (calls.every(({ call, lhs }) => descendsAt(theory, i, call, lhs))) return "total";
  if (calls.length === 0) return "total";
  const isTail = ({ rhs, conditions }: Equation): boolean =>
    !isFun(rhs.type) && conditions.every((t) => !mentions(family, t)) && tailOnly(theory, family, rhs);
  return equations.every(isTail) ? "tail" : "open";
}

/** The calls in a term, each with the arguments that it has. */
function callsIn(family: ReadonlySet<string>, t: Term): Term[] {
  if (t.kind === "abs") return callsIn(family, t.body);
  const { head, args } = stripApp(t);
  const inner = [...args, ...(head.kind === "abs" ? [head.body] : [])].flatMap((arg) => callsIn(family, arg));
  return head.kind === "const" && family.has(head.name) ? [t, ...inner] : inner;
}

/** Whether the argument of a call at a place is a part of the pattern there. */
function descendsAt(theory: Theory, i: number, call: Term, lhs: Term): boolean {
  const [arg, pattern] = [stripApp(call).args[i], stripApp(lhs).args[i]];
  return arg?.kind === "free" && pattern !== undefined && pattern.kind !== "free" && variablesOf(theory, pattern).has(arg.name);
}

/** The variables of a constructor pattern; none where it is no such pattern. */
function variablesOf(theory: Theory, pattern: Term): Set<string> {
  if (pattern.kind === "free") return new Set([pattern.name]);
  const { head, args } = stripApp(pattern);
  const isBuilt = head.kind === "const" && theory.consts.get(head.name)?.spec.kind === "constructor";
  return isBuilt ? new Set(args.flatMap((arg) => [...variablesOf(theory, arg)])) : new Set();
}

function mentions(family: ReadonlySet<string>, t: Term): boolean {
  return callsIn(family, t).length > 0;
}

/** Whether calls stand only where their value is the value of the whole: in the branches of `if`, `case` and `let`. */
function tailOnly(theory: Theory, family: ReadonlySet<string>, t: Term): boolean {
  const { head, args } = stripApp(t);
  const others = (rest: readonly Term[]): boolean => rest.every((arg) => !mentions(family, arg));
  const inside = (arg: Term): boolean => tailOnly(theory, family, arg.kind === "abs" ? unwrapped(arg) : arg);
  if (head.kind !== "const") return !mentions(family, t);
  if (family.has(head.name)) return others(args);
  if (head.name === names.If && args.length === 3) return others(args.slice(0, 1)) && args.slice(1).every(inside);
  if (head.name === names.Let && args.length === 2) return others(args.slice(0, 1)) && args.slice(1).every(inside);
  if (theory.consts.get(head.name)?.role.kind === "case") return others(args.slice(-1)) && args.slice(0, -1).every(inside);
  return others(args);
}

function unwrapped(t: Term): Term {
  return t.kind === "abs" ? unwrapped(t.body) : t;
}
