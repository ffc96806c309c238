/**
 * Type constructors as functors: in which arguments elements live, and the constants that map, collect, relate, test and measure
 * them. (Co)datatypes bring these constants along; a few other types of the library have them under names of their own.
 */
import { baseName } from "../../../base/index.ts";
import { type ConstDecl, domain, range, stripFun, type Theory, type Type, type TypeDecl } from "../../../logic/index.ts";

/** The constants of a functor by full name, null where there is none. The function space is not among them: it is treated by itself. */
export interface Functor {
  /** For each argument of the type constructor whether `map` reaches it. */
  readonly live: readonly boolean[];
  /** Takes one function for each live argument. */
  readonly map: string | null;
  /** For each argument the constant that collects its elements. */
  readonly sets: readonly (string | null)[];
  readonly rel: string | null;
  readonly pred: string | null;
  /** Takes one function to nat for each argument, live or not. */
  readonly size: string | null;
}

/** Types that are not datatypes but may stand around recursion: base names of their constants. */
const declared: ReadonlyMap<string, Omit<Functor, "live">> = new Map([
  [
    "Multiset.multiset",
    { map: "Multiset.image_mset", sets: ["Multiset.set_mset"], rel: "Multiset.rel_mset", pred: null, size: "Multiset.size_multiset" },
  ],
  ["FSet.fset", { map: "FSet.fimage", sets: ["FSet.fset"], rel: "FSet.rel_fset", pred: null, size: "FSet.size_fset" }],
  ["Countable_Set_Type.cset", { map: "Countable_Set_Type.cimage", sets: ["Countable_Set_Type.rcset"], rel: null, pred: null, size: null }],
]);

/** What is known of a type constructor's elements; null when nothing may live inside it. */
export function functorOf(theory: Theory, tycon: string): Functor | null {
  const named = declared.get(tycon);
  if (named !== undefined) return existing(theory, named);
  const decl = theory.types.get(tycon);
  return decl === undefined || decl.arity === 0 || decl.definition.kind !== "datatype" ? null : datatypeFunctor(theory, decl);
}

function existing(theory: Theory, names: Omit<Functor, "live">): Functor | null {
  const kept = (name: string | null): string | null => (name !== null && theory.consts.has(name) ? name : null);
  if (kept(names.map) === null) return null;
  return {
    live: names.sets.map(() => true),
    map: names.map,
    sets: names.sets.map(kept),
    rel: kept(names.rel),
    pred: kept(names.pred),
    size: kept(names.size),
  };
}

/** What was found for a type's declaration: its constants do not change, except that a size function may come later. */
const known = new WeakMap<TypeDecl, Functor>();

function datatypeFunctor(theory: Theory, decl: TypeDecl): Functor | null {
  const size = sizeOf(theory, decl.name);
  const before = known.get(decl);
  if (before !== undefined) return before.size === size ? before : { ...before, size };
  const found = fromConstants(
    [...theory.consts.values()].filter((d) => isFunctorial(d) && d.role.type === decl.name),
    size,
  );
  if (found !== null) known.set(decl, found);
  return found;
}

/** Pairs and sums are older than the class `size`: a later theory of the library measures them. */
const laterSizes: ReadonlyMap<string, string> = new Map([
  ["Product_Type.prod", "Basic_BNF_LFPs.size_prod"],
  ["Sum_Type.sum", "Basic_BNF_LFPs.size_sum"],
]);

function sizeOf(theory: Theory, tycon: string): string | null {
  const name = laterSizes.get(tycon) ?? `${tycon}.size_${baseName(tycon)}`;
  return theory.consts.has(name) ? name : null;
}

type Functorial = ConstDecl & { readonly role: { readonly kind: "map" | "set" | "rel" | "pred"; readonly type: string } };

function isFunctorial(decl: ConstDecl): decl is Functorial {
  const { kind } = decl.role;
  return kind === "map" || kind === "set" || kind === "rel" || kind === "pred";
}

function fromConstants(decls: readonly ConstDecl[], size: string | null): Functor | null {
  const named = (kind: string): ConstDecl | undefined => decls.find((d) => d.role.kind === kind);
  const map = named("map");
  if (map === undefined) return null;
  const { from, to } = mapped(map.type);
  const sets = decls.filter((d) => d.role.kind === "set");
  return {
    live: from.map((arg, i) => arg !== to[i]),
    map: map.name,
    sets: from.map((_, i) => sets.find((d) => collects(d.type, i))?.name ?? null),
    rel: named("rel")?.name ?? null,
    pred: named("pred")?.name ?? null,
    size,
  };
}

/** The arguments of the type before and after mapping. */
function mapped(mapType: Type): { from: readonly Type[]; to: readonly Type[] } {
  const { args, result } = stripFun(mapType);
  const last = args.at(-1);
  return { from: last?.kind === "con" ? last.args : [], to: result.kind === "con" ? result.args : [] };
}

/** Whether a set function `('a, 'b) t ⇒ 'b set` collects the elements of argument `i`. */
function collects(setType: Type, i: number): boolean {
  const from = domain(setType);
  const to = range(setType);
  return from.kind === "con" && to.kind === "con" && from.args[i] === to.args[0];
}
