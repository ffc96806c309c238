/** What the meaning of terms rests on: the constants and types reached through definitions, rules, instances, carriers and classes. */
import { superclasses } from "./order-sorted.ts";
import { resolveInstance } from "./overloading.ts";
import type { Const, Term } from "./term.ts";
import { eachNode, headConst, substTermTypes, termTypeVars } from "./term-walk.ts";
import type { Theory } from "./theory.ts";
import { type Type, type TypeCon, type TypeVar, typeSize } from "./type.ts";
import { matchType, substType, type TypeSubst } from "./type-match.ts";

export interface Reach {
  /** The constants at the types at which they are reached, by name. */
  readonly constants: ReadonlyMap<string, readonly Const[]>;
  readonly types: ReadonlySet<Type>;
  /** False where the types of recursive calls grow, or there is too much to be followed. */
  readonly isComplete: boolean;
}

/** Larger types are not followed: they come from calls at ever larger types. */
const largestType = 60;
/** More constants than these are not followed. */
const mostConstants = 4000;

/** What terms reach; each constant at each type once. */
export function reachOf(theory: Theory, terms: readonly Term[], types: readonly Type[] = []): Reach {
  const walk = new Walk(theory);
  for (const t of terms) walk.term(t);
  for (const ty of types) walk.type(ty);
  walk.run();
  return { constants: walk.constants, types: walk.types, isComplete: walk.isComplete };
}

class Walk {
  readonly constants = new Map<string, Const[]>();
  readonly types = new Set<Type>();
  isComplete = true;
  private readonly theory: Theory;
  /** Keys of the constants that are reached. */
  private readonly seen = new Set<string>();
  /** Constants and types that are reached and not yet looked into. */
  private readonly open: (Const | Type)[] = [];

  constructor(theory: Theory) {
    this.theory = theory;
  }

  run(): void {
    for (let next = this.open.pop(); next !== undefined; next = this.open.pop())
      if (next.kind === "const") this.constant(next);
      else if (next.kind === "var") this.classAxioms(next);
      else this.definition(next);
  }

  term(t: Term): void {
    eachNode(t, (node) => {
      if (node.kind === "abs") this.type(node.domain);
      else if (node.kind !== "app") this.type(node.type);
      if (node.kind === "const") this.reach(node);
    });
  }

  type(ty: Type): void {
    if (this.types.has(ty)) return;
    if (typeSize(ty) > largestType) {
      this.isComplete = false;
      return;
    }
    this.types.add(ty);
    this.open.push(ty);
  }

  private reach(c: Const): void {
    const key = `${c.name}:${c.type.id}`;
    if (this.seen.has(key)) return;
    if (typeSize(c.type) > largestType || this.seen.size >= mostConstants) {
      this.isComplete = false;
      return;
    }
    this.seen.add(key);
    const known = this.constants.get(c.name);
    if (known === undefined) this.constants.set(c.name, [c]);
    else known.push(c);
    this.open.push(c);
  }

  private constant(c: Const): void {
    const instance = resolveInstance(this.theory, c);
    if (instance !== null) this.reach(instance);
    const spec = this.theory.consts.get(c.name)?.spec;
    if (spec?.kind === "equations") {
      for (const e of spec.equations) this.at(headConst(e.lhs), c, [e.lhs, e.rhs, ...e.conditions]);
    } else if (spec?.kind === "inductive") {
      for (const rule of spec.rules) this.at(headConst(rule.conclusion), c, [rule.conclusion, ...rule.premises]);
    } else if (spec?.kind === "morphism") this.type(abstractType(c, spec.direction));
  }

  /** Terms about a constant, at the types of an occurrence. */
  private at(head: Const | null, c: Const, terms: readonly Term[]): void {
    const subst = head?.name === c.name ? matchType(head.type, c.type) : null;
    if (subst !== null) for (const t of terms) this.term(substTermTypes(subst, t));
  }

  private definition(ty: TypeCon): void {
    for (const arg of ty.args) this.type(arg);
    const definition = this.theory.types.get(ty.name)?.definition;
    switch (definition?.kind) {
      case "datatype": {
        const at = paramsAt(definition.params, ty.args);
        for (const c of definition.constructors) for (const arg of c.args) this.type(substType(at, arg));
        return;
      }
      case "typedef":
      case "quotient": {
        const at = paramsAt(definition.params, ty.args);
        this.type(substType(at, definition.base));
        this.term(substTermTypes(at, definition.kind === "typedef" ? definition.set : definition.relation));
      }
    }
  }

  /** What the classes of a type variable demand. */
  private classAxioms(variable: TypeVar): void {
    for (const name of variable.sort) for (const axiom of classAxiomsAt(this.theory, name, variable)) this.term(axiom);
  }
}

function abstractType(c: Const, direction: "rep" | "abs"): Type {
  const args = c.type.kind === "con" ? c.type.args : [];
  return (direction === "rep" ? args[0] : args[1]) ?? c.type;
}

/** The arguments of a type constructor for its parameters. */
function paramsAt(params: readonly TypeVar[], args: readonly Type[]): TypeSubst {
  return new Map(params.map((v, i): [TypeVar, Type] => [v, args[i] ?? v]));
}

/** The axioms of a class and of all above it, about a type. */
function classAxiomsAt(theory: Theory, name: string, ty: Type): Term[] {
  return [...superclasses(theory, name)].flatMap((c) => axiomsAt(theory, c, ty));
}

/** The own axioms of a class, about a type. */
export function axiomsAt(theory: Theory, name: string, ty: Type): Term[] {
  return (theory.classes.get(name)?.axioms ?? []).map((axiom) =>
    substTermTypes(new Map([...termTypeVars(axiom)].map((v): [TypeVar, Type] => [v, ty])), axiom),
  );
}
