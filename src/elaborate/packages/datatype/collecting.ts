/** Sets of the elements inside a value, built like the functions of `through.ts`. */
import { present } from "../../../base/index.ts";
import {
  app,
  apps,
  collect,
  conj,
  constant,
  domain,
  exists,
  free,
  fun,
  funs,
  isFun,
  lambda,
  member,
  names,
  range,
  setT,
  type Term,
  type Theory,
  type Type,
} from "../../../logic/index.ts";
import { functorOf } from "./functor.ts";

/** What a part of a value gives to a set: itself, or a set. */
export type Contribution = { readonly kind: "element"; readonly term: Term } | { readonly kind: "set"; readonly term: Term };

/** What the leaves of a type give, or null where the type is no leaf. */
export type CollectLeaf = (ty: Type, x: Term) => Contribution | null;

const supName = "Lattices.sup_class.sup";
const SupName = "Complete_Lattices.Sup_class.Sup";
const imageName = "Set.image";

/** Whether the theory has the constants that sets are written with. */
export function hasSets(theory: Theory): boolean {
  return theory.consts.has(names.insert) && theory.consts.has(names.bot) && theory.consts.has(supName);
}

/** The contributions of a value `x` of type `ty`; undefined when a container has no set function. */
export function contributions(theory: Theory, x: Term, element: Type, leaf: CollectLeaf): readonly Contribution[] | undefined {
  const ty = x.type;
  const here = leaf(ty, x);
  if (here !== null) return [here];
  if (ty.kind === "var") return [];
  if (isFun(ty)) return throughFunction(theory, x, element, leaf);
  const found: Contribution[] = [];
  for (const [i, arg] of ty.args.entries()) {
    const y = free("y", arg);
    const inner = contributions(theory, y, element, leaf);
    if (inner === undefined) return undefined;
    if (inner.length === 0) continue;
    const set = functorOf(theory, ty.name)?.sets[i] ?? null;
    if (set === null) return undefined;
    const source = app(constant(set, fun(ty, setT(arg))), x);
    const [only] = inner;
    const isElement = inner.length === 1 && only?.kind === "element" && only.term === y;
    found.push({ kind: "set", term: isElement ? source : bigUnion(theory, lambda(y, union(inner, element)), source) });
  }
  return found;
}

function throughFunction(theory: Theory, h: Term, element: Type, leaf: CollectLeaf): readonly Contribution[] | undefined {
  const y = free("y", domain(h.type));
  const inner = contributions(theory, app(h, y), element, leaf);
  if (inner === undefined || inner.length === 0) return inner;
  const universe = constant(names.top, setT(y.type));
  return [{ kind: "set", term: bigUnion(theory, lambda(y, union(inner, element)), universe) }];
}

/** `⋃y∈A. B y`. */
function bigUnion(theory: Theory, family: Term, source: Term): Term {
  const to = range(family.type);
  if (theory.consts.has(SupName) && theory.consts.has(imageName)) {
    const image = apps(constant(imageName, funs([family.type, source.type], setT(to))), [family, source]);
    return app(constant(SupName, fun(setT(to), to)), image);
  }
  const z = free("z", present(to.kind === "con" ? to.args[0] : undefined, "bigUnion: element type"));
  const y = free("y", domain(family.type));
  return collect(lambda(z, exists(y, conj(member(y, source), member(z, app(family, y))))));
}

/** The union of contributions: `insert x (A ∪ …)`, `{}` for none. */
export function union(parts: readonly Contribution[], element: Type): Term {
  const set = setT(element);
  return parts.reduceRight<Term | null>((rest, part) => join(part, rest, set, element), null) ?? constant(names.bot, set);
}

function join(part: Contribution, rest: Term | null, set: Type, element: Type): Term {
  switch (part.kind) {
    case "element":
      return apps(constant(names.insert, funs([element, set], set)), [part.term, rest ?? constant(names.bot, set)]);
    case "set":
      return rest === null ? part.term : apps(constant(supName, funs([set, set], set)), [part.term, rest]);
  }
}
