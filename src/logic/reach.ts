/** What the meaning of terms rests on: the constants and types reached through definitions, rules, instances, carriers and classes. */
import { getOrInsert } from "../base/index.ts";
import type { Specification } from "./declaration.ts";
import { superclasses } from "./order-sorted.ts";
import { resolveInstance } from "./overloading.ts";
import type { Const, Term } from "./term.ts";
import { eachNode, headConst, substTermTypes, termTypeVars } from "./term-walk.ts";
import type { Theory } from "./theory.ts";
import { type Type, type TypeCon, type TypeVar, typeSize } from "./type.ts";
import { paramsAt } from "./type-facts.ts";
import { matchType, substType } from "./type-match.ts";

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

/** Constants at types (as `name:type`) and types that need not be followed again. */
export interface Explored {
  readonly constants: Set<string>;
  readonly types: Set<Type>;
}

/** Notes that what was reached need not be followed again. */
export function addExplored({ constants, types }: Explored, reach: Reach): void {
  for (const [name, all] of reach.constants) for (const c of all) constants.add(`${name}:${c.type.id}`);
  for (const ty of reach.types) types.add(ty);
}

/** What terms reach; each constant at each type once. What is `explored` already is left out. */
export function reachOf(theory: Theory, terms: readonly Term[], types: readonly Type[] = [], explored: Explored | null = null): Reach {
  const walk = new Walk(theory, explored);
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
  private readonly explored: Explored | null;
  /** Keys of the constants that are reached. */
  private readonly seen = new Set<string>();
  /** Constants and types that are reached and not yet looked into. */
  private readonly open: (Const | Type)[] = [];

  constructor(theory: Theory, explored: Explored | null) {
    this.theory = theory;
    this.explored = explored;
  }

  run(): void {
    for (let next = this.open.pop(); next !== undefined; next = this.open.pop())
      if (next.kind === "const") this.constant(next);
      else if (next.kind === "var") this.classAxioms(next);
      else this.definition(next);
  }

  term(t: Term): void {
    this.parts(partsOf([t]));
  }

  private parts({ constants, types }: Mentioned): void {
    for (const ty of types) this.type(ty);
    for (const c of constants) this.reach(c);
  }

  type(ty: Type): void {
    if (this.types.has(ty) || this.explored?.types.has(ty) === true) return;
    if (typeSize(ty) > largestType) {
      this.isComplete = false;
      return;
    }
    this.types.add(ty);
    this.open.push(ty);
  }

  private reach(c: Const): void {
    const key = `${c.name}:${c.type.id}`;
    if (this.seen.has(key) || this.explored?.constants.has(key) === true) return;
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
    if (spec?.kind === "equations" || spec?.kind === "inductive") this.parts(specificationAt(spec, c));
    else if (spec?.kind === "morphism") this.type(abstractType(c, spec.direction));
  }

  private definition(ty: TypeCon): void {
    for (const arg of ty.args) this.type(arg);
    const definition = this.theory.types.get(ty.name)?.definition;
    switch (definition?.kind) {
      case "datatype": {
        const at = paramsAt(definition.params, ty);
        for (const c of definition.constructors) for (const arg of c.args) this.type(substType(at, arg));
        return;
      }
      case "typedef":
      case "quotient": {
        const at = paramsAt(definition.params, ty);
        this.type(substType(at, definition.base));
        this.term(substTermTypes(at, definition.kind === "typedef" ? definition.set : definition.relation));
      }
    }
  }

  /** What the classes of a type variable demand. */
  private classAxioms(variable: TypeVar): void {
    if (variable.sort.length > 0) this.parts(classPartsAt(this.theory, variable));
  }
}

/** The constants and types that terms mention, each once. */
interface Mentioned {
  readonly constants: ReadonlySet<Const>;
  readonly types: ReadonlySet<Type>;
}

function partsOf(terms: readonly Term[]): Mentioned {
  const constants = new Map<string, Const>();
  const types = new Set<Type>();
  for (const t of terms)
    eachNode(t, (node) => {
      if (node.kind === "abs") types.add(node.domain);
      else if (node.kind !== "app") types.add(node.type);
      if (node.kind === "const") constants.set(`${node.name}:${node.type.id}`, node);
    });
  return { constants: new Set(constants.values()), types };
}

type Defining = Extract<Specification, { kind: "equations" | "inductive" }>;

/** What specifications mention at types: many statements reach the same definitions. */
const specificationParts = new WeakMap<Defining, Map<number, Mentioned>>();

function specificationAt(spec: Defining, c: Const): Mentioned {
  const table = getOrInsert(specificationParts, spec, () => new Map<number, Mentioned>());
  return getOrInsert(table, c.type.id, () => partsOf(termsAt(spec, c)));
}

/** The terms of a specification that are about a constant, at the types of an occurrence. */
function termsAt(spec: Defining, c: Const): Term[] {
  const at = (head: Const | null, terms: readonly Term[]): Term[] => {
    const subst = head?.name === c.name ? matchType(head.type, c.type) : null;
    return subst === null ? [] : terms.map((t) => substTermTypes(subst, t));
  };
  return spec.kind === "equations"
    ? spec.equations.flatMap((e) => at(headConst(e.lhs), [e.lhs, e.rhs, ...e.conditions]))
    : spec.rules.flatMap((rule) => at(headConst(rule.conclusion), [rule.conclusion, ...rule.premises]));
}

const classParts = new WeakMap<Theory["classes"], Map<TypeVar, Mentioned>>();

function classPartsAt(theory: Theory, variable: TypeVar): Mentioned {
  const table = getOrInsert(classParts, theory.classes, () => new Map<TypeVar, Mentioned>());
  return getOrInsert(table, variable, () => partsOf(variable.sort.flatMap((name) => classAxiomsAt(theory, name, variable))));
}

function abstractType(c: Const, direction: "rep" | "abs"): Type {
  const args = c.type.kind === "con" ? c.type.args : [];
  return (direction === "rep" ? args[0] : args[1]) ?? c.type;
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
