/** Which constants the specification of a constant speaks of, and whether that leads back. */
import { constsOf, type Equation, eachNode, type Free, stripApp, type Term, type Theory } from "../../logic/index.ts";
import { factsAbout } from "./nitpick-facts.ts";

export class CallGraph {
  private readonly theory: Theory;
  private readonly callees = new Map<string, ReadonlySet<string>>();
  private readonly reach = new Map<string, ReadonlySet<string>>();

  constructor(theory: Theory) {
    this.theory = theory;
  }

  /** Constants named in the equations or rules of a constant, instances of overloaded ones included. */
  private calleesOf(name: string): ReadonlySet<string> {
    const known = this.callees.get(name);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const add = (t: Term): void => {
      for (const c of constsOf(t)) {
        found.add(c.name);
        for (const instance of this.theory.instances.get(c.name) ?? []) found.add(instance.impl);
      }
    };
    const spec = this.theory.consts.get(name)?.spec;
    if (spec?.kind === "equations")
      for (const e of [...spec.equations, ...factsAbout(this.theory, name)]) {
        add(e.rhs);
        e.conditions.forEach(add);
      }
    else if (spec?.kind === "inductive") for (const rule of spec.rules) rule.premises.forEach(add);
    this.callees.set(name, found);
    return found;
  }

  reachable(name: string): ReadonlySet<string> {
    const known = this.reach.get(name);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const open = [...this.calleesOf(name)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...this.calleesOf(next));
    }
    this.reach.set(name, seen);
    return seen;
  }

  isRecursive(name: string): boolean {
    return this.reachable(name).has(name);
  }

  /**
   * For each argument of a recursive function, whether every recursive call passes it on unchanged ([Blanchette, Nipkow 2010], 5.1: such
   * arguments are specialized). None where recursion goes by way of other functions.
   */
  statics(name: string, equations: readonly Equation[], arity: number): boolean[] {
    const direct = [...this.calleesOf(name)].every((callee) => callee === name || !this.reachable(callee).has(name));
    return Array.from({ length: arity }, (_, j) => direct && equations.every((e) => passesOn(name, e, j)));
  }
}

function passesOn(name: string, equation: Equation, j: number): boolean {
  const variable = stripApp(equation.lhs).args[j];
  if (variable?.kind !== "free") return false;
  return [equation.rhs, ...equation.conditions].every((t) => callsPass(name, t, j, variable));
}

function callsPass(name: string, t: Term, j: number, variable: Free): boolean {
  let calls = 0;
  let good = 0;
  eachNode(t, (node) => {
    if (node.kind === "const" && node.name === name) calls++;
    if (node.kind !== "app") return;
    const { head, args } = stripApp(node);
    // Counted at the application that supplies exactly this argument.
    if (head.kind !== "const" || head.name !== name || args.length !== j + 1) return;
    const arg = args[j];
    if (arg?.kind === "free" && arg.name === variable.name) good++;
  });
  return calls === good;
}
