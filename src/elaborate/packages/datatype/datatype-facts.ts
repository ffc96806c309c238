/** The facts that a datatype is known by: `t.inject`, `t.distinct`, `t.case`, `t.sel`, `t.map`, `t.set`, `t.rec`, `t.size`, `t.simps` … */
import { type ConstDecl, conjAll, eq, not, type Term } from "../../../logic/index.ts";
import type { Context } from "../../names/context.ts";
import { addFact } from "../../theory/facts.ts";
import { equationProp } from "./declarations.ts";
import { constructed, type Family, type Member, variables } from "./family.ts";

/** Above this many constructors the facts about pairs of them, which nobody names then, are left out. */
const mostPaired = 64;

/** Names the facts of every member, from the constants that the declaration made. */
export function datatypeFacts(context: Context, family: Family, constants: readonly string[]): Context {
  const decls = constants.flatMap((name) => context.theory.consts.get(name) ?? []);
  return family.members.reduce(
    (c, m) =>
      memberFacts(
        c,
        m,
        decls.filter((d) => "type" in d.role && d.role.type === m.tycon),
      ),
    context,
  );
}

function memberFacts(context: Context, m: Member, decls: readonly ConstDecl[]): Context {
  const of = (...kinds: readonly string[]): Term[] =>
    decls
      .filter((d) => kinds.includes(d.role.kind))
      .flatMap((d) => (d.spec.kind === "equations" ? d.spec.equations.map(equationProp) : []));
  const few = m.constructors.length <= mostPaired;
  const named: readonly (readonly [string, readonly Term[]])[] = [
    ["inject", injections(m)],
    ["distinct", few ? distinctness(m) : []],
    ["case", of("case")],
    ["disc", of("discriminator")],
    ["sel", of("selector")],
    ["map", of("map")],
    ["set", of("set")],
    ["rel", of("rel")],
    ["pred", of("pred")],
    ["rec", of("recursor")],
    ["size", of("size")],
  ];
  const all = named.filter(([name]) => name !== "pred" && name !== "size" && name !== "disc").flatMap(([, props]) => props);
  return [...named, ["simps", all] as const].reduce(
    (c, [name, props]) => (props.length === 0 ? c : addFact(c, `${m.base}.${name}`, props, [])),
    context,
  );
}

/** `(C x̄ = C ȳ) = (x₁ = y₁ ∧ …)`. */
function injections(m: Member): Term[] {
  return m.constructors.flatMap((c) => {
    if (c.args.length === 0) return [];
    const xs = variables("x", c.args);
    const ys = variables("y", c.args);
    return [eq(eq(constructed(c, m.type, xs), constructed(c, m.type, ys)), conjAll(xs.map((x, i) => eq(x, ys[i] ?? x))))];
  });
}

/** `C x̄ ≠ D ȳ` for all pairs, both ways. */
function distinctness(m: Member): Term[] {
  return m.constructors.flatMap((c) =>
    m.constructors.flatMap((d) =>
      c === d ? [] : [not(eq(constructed(c, m.type, variables("x", c.args)), constructed(d, m.type, variables("y", d.args))))],
    ),
  );
}
