/** What a solution of a scope says in terms of HOL. */
import { type Conjecture, constant, substType, type Type, type TypeVar, tcon, typeVariables, typeVars } from "../../logic/index.ts";
import type { NumberedScope } from "../scope/scopes.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";
import type { Value } from "../value/value.ts";
import { finiteElement, finiteType } from "./finite-type.ts";
import { Raiser } from "./raise.ts";
import type { ReadValue, ScopeModel, ScopeTask } from "./scope-task.ts";
import type { Valuation } from "./session.ts";
import { shownText, unknownValue } from "./shown-value.ts";

function isClassOperation({ theory }: Conjecture, name: string): boolean {
  return theory.consts.get(name)?.spec.kind === "class";
}

export function readModel(
  { conjecture, options, scope, terms }: ScopeTask,
  ev: TermEvaluator,
  values: ReadonlyMap<string, Value>,
  evaluated: readonly Value[],
  isTrue: Valuation,
): ScopeModel {
  const types = new Map<TypeVar, Type>();
  for (const v of typeVariables(conjecture)) {
    const ground = finiteType(scope.card(v).size, v.sort);
    // Operations that the model chose for the variable's classes are not those of the standard finite type.
    const hasOwn = [...ev.unknowns.values()].some(
      ({ constant }) => typeVars(constant.type).has(v) && isClassOperation(conjecture, constant.name),
    );
    types.set(v, ground !== null && !hasOwn ? ground : tcon(v.name));
  }
  // Reading may ask for parts that were never built; they are whatever the new nodes are, which the model leaves open.
  const raiser = new Raiser(ev.algebra, isTrue, types, (ty) =>
    ty.kind === "var" ? (options.atoms.of.get(ty.name) ?? options.atoms.all) : [],
  );
  const read = (v: Value, ty: Type): ReadValue => {
    const { term, shown, isOpen } = raiser.raise(v, ty);
    return { term, text: shownText(shown), isOpen };
  };
  const variables = new Map(conjecture.variables.map((x) => [x.name, read(values.get(x.name) ?? ev.algebra.undefinedOf(x.type), x.type)]));
  const cards = ev.algebra.domains.all.map((d) => {
    const elements = Array.from({ length: d.size }, (_, i) => read(ev.algebra.domains.atom(d.type, i), d.type));
    const terms = elements.flatMap(({ term }) => (term === null ? [] : [term]));
    return { type: d.type, size: d.size, isComplete: d.isComplete, elements: elements.map(({ text }) => text), terms };
  });
  const chosen = [...ev.unknowns.values()]
    .filter(({ constant: c }) => !c.name.includes("?"))
    .map(({ constant: c, value }) => ({ c, ...read(value, c.type) }));
  const constants = chosen.map(({ c, ...value }) => ({ name: c.name, type: c.type, ...value }));
  const shown = terms.evaluate.map((t, i) => {
    const value = evaluated[i];
    return { type: t.type, ...(value === undefined ? { text: shownText(unknownValue), term: null, isOpen: true } : read(value, t.type)) };
  });
  const interpreted = chosen.flatMap(({ c, term }) => (term === null ? [] : [{ constant: constant(c.name, term.type), value: term }]));
  const infinite = [...raiser.infiniteObjects].map(([name, value]) => ({ constant: name, value }));
  const finite = { types, carriers: carriersOf(ev, types), constants: [...interpreted, ...infinite] };
  return { variables, finite, cards, constants, evaluated: shown, doubt: doubtOf(ev, scope) };
}

/** The types that nothing defines, and how many elements the model gives them. */
function carriersOf(ev: TermEvaluator, types: ReadonlyMap<TypeVar, Type>): ReadonlyMap<Type, number> {
  const free = ev.algebra.domains.all
    .filter((d) => d.content.kind === "free")
    .map((d): [Type, number] => [substType(types, d.type), d.size]);
  return new Map(free.filter(([ty]) => finiteElement(ty, 0) === null));
}

/** What is assumed of a model without being checked. */
function doubtOf(ev: TermEvaluator, scope: NumberedScope): string | null {
  const [wellFounded] = ev.inductives.assumedWellFounded;
  if (wellFounded !== undefined) return `${wellFounded} is taken to be well-founded`;
  if (ev.algebra.domains.hasCodatatype && scope.bisimDepth < 0) return "bisimilar values of a codatatype may count as different";
  const [axiom] = ev.axiomsLeftOut;
  return axiom === undefined ? null : `the axiom ${axiom} was left out`;
}
