/**
 * `fun` must terminate. A full check is the prover's work; here a recursive call is refused only when it certainly goes nowhere:
 * every argument is the one on the left, or contains it. (An order that decreases cannot exist for such a call.)
 */
import type { Diagnostic } from "../../base/index.ts";
import { type Const, constsOf, type Equation, eachNode, matchType, sameTerm, stripApp, type Term, type Theory } from "../../logic/index.ts";
import type { CommandOf } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";

export function checkTermination(before: Context, after: Context, command: CommandOf<"fun">): Diagnostic[] {
  for (const head of command.heads) {
    const name = head.name.text;
    // In an instantiation the function is known by the name of the operation's instance.
    const names = [before.qualify(name), `${before.theory.name}.${name}_inst.${name}`];
    const full = names.find((n) => after.theory.consts.has(n) && !before.theory.consts.has(n));
    const spec = full === undefined ? undefined : after.theory.consts.get(full)?.spec;
    if (full === undefined || spec?.kind !== "equations") continue;
    const isCall = callsOf(after.theory, full);
    for (const equation of spec.equations)
      if (loops(isCall, equation))
        return [
          {
            code: "E0212",
            severity: "error",
            span: head.name.span,
            message: `Could not find a termination order for "${head.name.text}": a recursive call has the same arguments as the equation`,
            hint: "Make an argument smaller in each recursive call, or use partial_function.",
          },
        ];
  }
  return [];
}

/** Which constants are the function itself: an operation defined in an instantiation may be called by its overloaded name. */
function callsOf(theory: Theory, full: string): (c: Const) => boolean {
  if (!full.includes("_inst.")) return (c) => c.name === full;
  const instances = [...theory.instances.values()].flat().filter((i) => i.impl === full);
  return (c) => c.name === full || instances.some((i) => i.constant === c.name && matchType(i.type, c.type) !== null);
}

function loops(isCall: (c: Const) => boolean, equation: Equation): boolean {
  const left = stripApp(equation.lhs).args;
  if (!constsOf(equation.rhs).some(isCall)) return false;
  let found = false;
  eachNode(equation.rhs, (node) => {
    const { head, args } = stripApp(node);
    if (node.kind !== "app" || head.kind !== "const" || !isCall(head) || args.length !== left.length) return;
    if (args.every((arg, i) => contains(arg, left[i]))) found = true;
  });
  return found;
}

/** Whether `t` is `part`, or a term built around it by constructors and applications. */
function contains(t: Term, part: Term | undefined): boolean {
  if (part === undefined || sameTerm(t, part)) return part !== undefined;
  const { head, args } = stripApp(t);
  return head.kind === "const" && /\.Suc$|\.Cons$/.test(head.name) && args.some((arg) => contains(arg, part));
}
