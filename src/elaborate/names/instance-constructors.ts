/** Overloaded constants that are constructors at some types, by themselves or by their definitions there: `∞` of `enat`. */
import { type Const, constant, type Datatype, mapNodes, matchType, type Term, type Theory, type Type } from "../../logic/index.ts";

export interface InstanceConstructor {
  readonly name: string;
  readonly datatype: Datatype;
  /** The type at which the constant is this constructor. */
  readonly type: Type;
}

/** What an overloaded constant builds, newest instance first. */
export function instanceConstructors(theory: Theory, overloaded: string): InstanceConstructor[] {
  return (theory.instances.get(overloaded) ?? []).flatMap(({ impl, type }) => {
    const spec = theory.consts.get(impl)?.spec;
    const [equation] = spec?.kind === "equations" && spec.equations.length === 1 ? spec.equations : [];
    const defined = equation?.lhs.kind === "const" && equation.rhs.kind === "const" ? equation.rhs.name : null;
    const built = defined === null ? spec : theory.consts.get(defined)?.spec;
    const datatype = built?.kind === "constructor" ? theory.datatype(built.type) : null;
    return datatype === null ? [] : [{ name: defined ?? overloaded, datatype, type }];
  });
}

/** A pattern with constructors in place of the overloaded constants that stand for them. */
export function withConstructors(theory: Theory, pattern: Term): Term {
  return mapNodes(pattern, (t) => (t.kind === "const" ? constructorAt(theory, t) : undefined));
}

function constructorAt(theory: Theory, { name, type }: Const): Term | undefined {
  if (theory.consts.get(name)?.spec.kind !== "class") return undefined;
  const found = instanceConstructors(theory, name).find((c) => matchType(c.type, type) !== null);
  return found === undefined ? undefined : constant(found.name, type);
}
