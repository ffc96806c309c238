/** What a theory states without defining it: its axioms, and what instances, interpretations and quotients are taken to fulfil. */
import { once } from "../base/index.ts";
import type { Interpretation, TypeDecl } from "./declaration.ts";
import { boolT, exists, member } from "./hol.ts";
import { ofSort, superclasses } from "./order-sorted.ts";
import { resolveInstance } from "./overloading.ts";
import { axiomsAt } from "./reach.ts";
import { app, type Const, constant, free, type Term } from "./term.ts";
import { constsOf, substFrees, substTermTypes } from "./term-walk.ts";
import type { Theory } from "./theory.ts";
import { fun, type Type, type TypeCon, type TypeVar, typeVars } from "./type.ts";
import { matchType, substType } from "./type-match.ts";

/** What a model chooses: constants at types, and types whose elements it chooses. */
export interface Choice {
  readonly constants: readonly Const[];
  readonly types: readonly Type[];
}

export interface StatedFact {
  /** An axiom's name, or `instance U :: order`, `interpretation L`, `quotient_type q`, `typedef t`. */
  readonly name: string;
  readonly prop: Term;
  /** Otherwise it is proved, from the axioms or by `sorry`. */
  readonly isAxiom: boolean;
}

/** What may be stated about a choice. Facts are proved, but possibly by `sorry` and from nothing else. */
export function statedFacts(theory: Theory, choice: Choice): StatedFact[] {
  const unspecified = choice.constants.filter((c) => theory.consts.get(c.name)?.spec.kind === "unspecified");
  const authors = new Set([theory.name, ...unspecified.map((c) => theoryOf(c.name))]);
  return [
    ...theory.axioms.map((axiom) => ({ ...axiom, isAxiom: true })),
    ...theory.interpretations.filter((i) => i.args.some((t) => mention(t, authors))).flatMap((i) => interpretationFacts(theory, i)),
    ...typeFacts(theory).filter(({ prop }) => mention(prop, authors)),
    ...choice.types.flatMap((ty) => (ty.kind === "var" ? [] : instanceFacts(theory, ty, authors))),
  ];
}

/** `T` of the full name `T.c`. */
function theoryOf(name: string): string {
  return name.slice(0, name.indexOf("."));
}

/** Constants of other theories than those where something was left open cannot rest on it. */
function mention(t: Term, authors: ReadonlySet<string>): boolean {
  return constsOf(t).some((c) => authors.has(theoryOf(c.name)));
}

/** The assumptions of a locale at the arguments of an interpretation. */
function interpretationFacts(theory: Theory, { locale, args }: Interpretation): StatedFact[] {
  const decl = theory.locales.get(locale);
  if (decl === undefined) return [];
  const types = new Map<TypeVar, Type>();
  const terms = new Map<string, Term>();
  decl.params.forEach(({ name, type }, i) => {
    const arg = args[i];
    if (arg === undefined || matchType(type, arg.type, types) === null) return;
    terms.set(name, arg);
  });
  return decl.assumptions.map(({ prop }) => ({
    name: `interpretation ${locale}`,
    prop: substFrees(terms, substTermTypes(types, prop)),
    isAxiom: false,
  }));
}

/** The axioms of the classes of a type of which nothing else is known, or whose operations rest on what was left open. */
function instanceFacts(theory: Theory, ty: TypeCon, authors: ReadonlySet<string>): StatedFact[] {
  const arities = theory.arities.get(ty.name);
  if (arities === undefined) return [];
  const classes = new Set([...arities.keys()].filter((c) => ofSort(theory, ty, [c])).flatMap((c) => [...superclasses(theory, c)]));
  const open = new Set([...classes].filter((c) => theory.classes.get(c)?.params.some((p) => isLeftOpen(theory, p, ty, authors))));
  const isDeclared = theory.types.get(ty.name)?.definition.kind === "declared";
  return [...classes]
    .filter((c) => isDeclared || (open.size > 0 && [...superclasses(theory, c)].some((upper) => open.has(upper))))
    .flatMap((c) => axiomsAt(theory, c, ty).map((prop) => ({ name: `instance ${ty.name} :: ${c}`, prop, isAxiom: false })));
}

/** Whether a class operation has at a type no definition, or one of these theories. */
function isLeftOpen(theory: Theory, operation: string, ty: Type, authors: ReadonlySet<string>): boolean {
  const type = theory.consts.get(operation)?.type;
  if (type === undefined) return false;
  const at = new Map([...typeVars(type)].map((v): [TypeVar, Type] => [v, ty]));
  const impl = resolveInstance(theory, constant(operation, substType(at, type)));
  return impl === null || authors.has(theoryOf(impl.name));
}

/** What the definitions of all types state. */
const typeFacts = once((theory: Theory): readonly StatedFact[] => [...theory.types.values()].flatMap((decl) => typeFact(decl)));

/** A carrier has elements; the relation of a quotient is an equivalence, a partial one where the quotient is partial. */
function typeFact({ name, definition }: TypeDecl): StatedFact[] {
  if (definition.kind === "typedef") {
    const x = free("x", definition.base);
    return [{ name: `typedef ${name}`, prop: exists(x, member(x, definition.set)), isAxiom: false }];
  }
  if (definition.kind !== "quotient") return [];
  const { relation, partial } = definition;
  const equivalence = partial ? "Equiv_Relations.part_equivp" : "Equiv_Relations.equivp";
  return [{ name: `quotient_type ${name}`, prop: app(constant(equivalence, fun(relation.type, boolT)), relation), isAxiom: false }];
}
