/** Trees as surface terms and types. */
import { InputError } from "../input-error.ts";
import type { SurfaceTerm } from "../surface/surface.ts";
import type { Tree } from "./syntax.ts";
import type { World } from "./world.ts";

export const hol = (text: string): SurfaceTerm => ({ kind: "hol", text });

const operators = { "=": "(=)", "!=": "(≠)", "&&": "(∧)", "||": "(∨)", "=>": "(⟶)", "~": "¬" } as const;
/** Constants of the language by terms of HOL. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ["true", "True"],
  ["false", "False"],
  ["choice", "(λp. SOME x. p x)"],
  ["unique", "(λp. THE x. p x)"],
  ["unique_unsafe", "(λp. THE x. p x)"],
]);
const binders = { fun: "λ", forall: "∀", exists: "∃" } as const;

export function termOf(tree: Tree, world: World, scope: ReadonlySet<string>): SurfaceTerm {
  const go = (t: Tree): SurfaceTerm => termOf(t, world, scope);
  switch (tree.kind) {
    case "name":
    case "explicit": {
      const text = world.declares(tree.name) ? undefined : builtIn.get(tree.name);
      return text === undefined ? { kind: "name", name: tree.name, span: tree.span } : hol(text);
    }
    case "apply": {
      // Types that are given explicitly are inferred again.
      const args = tree.fun.kind === "explicit" ? tree.args.slice(world.typeParamCount(tree.fun.name)) : tree.args;
      return args.length === 0 ? go(tree.fun) : { kind: "apply", fun: go(tree.fun), args: args.map(go) };
    }
    case "operator":
      return { kind: "apply", fun: hol(operators[tree.name]), args: tree.args.map(go) };
    case "binder": {
      if (tree.name === "pi") throw new InputError("E0512", tree.span, "A type stands where a term is expected");
      const inner = world.variables(tree.variables, scope);
      const body = termOf(tree.body, world, inner.scope);
      return inner.variables.length === 0 ? body : { kind: "binder", binder: binders[tree.name], variables: inner.variables, body };
    }
    case "let":
      return { kind: "let", bindings: [[tree.name, go(tree.value)]], body: go(tree.body) };
    case "if":
      return { kind: "if", condition: go(tree.parts[0]), yes: go(tree.parts[1]), no: go(tree.parts[2]) };
    case "match":
      return {
        kind: "case",
        of: go(tree.of),
        branches: tree.cases.map((c) => ({ constructor: c.constructor, variables: c.variables, body: go(c.body) })),
      };
    case "asserting":
      throw new InputError("E0513", tree.span, '"asserting" is supported in axioms and goals only');
    case "arrow":
      throw new InputError("E0512", tree.span, "A type stands where a term is expected");
  }
}
