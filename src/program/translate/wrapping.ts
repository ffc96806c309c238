import {
  abs,
  app,
  apps,
  boolT,
  bound,
  type Const,
  constant,
  domain,
  fun,
  funs,
  member,
  names,
  paramsAt,
  range,
  type Specification,
  setT,
  showType,
  stripFun,
  substTermTypes,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeDefinition,
  type TypeVar,
  typeText,
} from "../../logic/index.ts";
import { boolId, call, ifThen, primitive, use } from "../language/expressions.ts";
import type { Expr, FunctionId, MonoType } from "../language/program.ts";
import { preprocess } from "./rewrite.ts";
import type { ProgramStore, Wrappers } from "./store.ts";
import type { Translation } from "./translation.ts";

type Morphism = Extract<Specification, { kind: "morphism" }>;

/**
 * `Rep x` and `Abs x` keep the value. In a definition made by `lift_definition` that is all; elsewhere `Abs x` is unspecified outside
 * the carrier, and the representative of a quotient is unspecified.
 */
export function translateMorphism(tr: Translation, c: Const, spec: Morphism, args: readonly Term[]): Expr {
  const [x, ...rest] = args;
  if (x === undefined) return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why: "no argument" }, tr.types.id(c.type));
  const abstract = tr.types.of(spec.direction === "rep" ? domain(c.type) : range(c.type));
  // Constructors that `code_datatype` declares represent the values otherwise than the typedef does.
  if (abstract.shape.kind === "data" || abstract.shape.kind === "enum") {
    const why = `values of ${typeText(abstract.type)} are made by other constants`;
    return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why }, tr.types.id(stripFun(c.type, args.length).result));
  }
  if (spec.direction === "rep") return tr.apply(representation(tr, c, abstract, x), rest);
  return abstraction(tr, c, abstract, x);
}

function representation(tr: Translation, c: Const, abstract: MonoType, x: Term): Expr {
  const type = tr.types.id(range(c.type));
  const { shape } = abstract;
  if (shape.kind === "wrapped" && shape.equality !== null && !tr.trusted) return tr.signal(c, [tr.expr(x)], type, "unspecified");
  return primitive("unwrap", abstract.id, [tr.expr(x)], type);
}

function abstraction(tr: Translation, c: Const, abstract: MonoType, x: Term): Expr {
  const { shape, id } = abstract;
  const carrier = shape.kind === "wrapped" ? shape.carrier : null;
  if (carrier === null || tr.trusted) return primitive("wrap", id, [tr.expr(x)], id);
  return tr.bind(x, ({ local }) => {
    const inside = call(carrier, [use(local)], boolId);
    return ifThen(inside, primitive("wrap", id, [use(local)], id), tr.signal(c, [use(local)], id, "unspecified"));
  });
}

/**
 * The elements of a typedef as a set over the typedef itself: its carrier, since a value is its representation. Null for other types.
 */
export function carrierSet(theory: Theory, type: Type): Term | null {
  const definition = definitionOf(theory, type);
  if (definition?.kind !== "typedef") return null;
  const set = substTermTypes(definition.subst, definition.set);
  return app(constant(carrierImage, fun(set.type, setT(type))), set);
}

/** Stands for the image of a carrier under the abstraction; the representation is the same. */
const carrierImage = "program.carrier";

/** The functions that typedefs, quotients and refined types need from the program. */
export const wrappers: Wrappers = {
  carrier: (store, type) => {
    const definition = definitionOf(store.theory, type);
    if (definition?.kind === "typedef") {
      const set = substTermTypes(definition.subst, definition.set);
      if (set.kind === "const" && set.name === names.top) return null;
      const base = substType(definition.subst, definition.base);
      return ask(store, type, "carrier", abs("x", base, member(bound(0, base), set)));
    }
    if (definition?.kind !== "quotient" || !definition.partial) return null;
    const base = substType(definition.subst, definition.base);
    const relation = substTermTypes(definition.subst, definition.relation);
    return ask(store, type, "carrier", abs("x", base, apps(relation, [bound(0, base), bound(0, base)])));
  },
  relation: (store, type) => {
    const definition = definitionOf(store.theory, type);
    if (definition?.kind !== "quotient") return null;
    return ask(store, type, "relation", substTermTypes(definition.subst, definition.relation));
  },
  equality: (store, type) => ask(store, type, "equality", constant("HOL.equal_class.equal", funs([type, type], boolT))),
};

function ask(store: ProgramStore, type: Type, what: string, term: Term): FunctionId | null {
  const name = `${what} of ${showType(type)}`;
  const params = stripFun(term.type).args.length;
  return store.request(name, name, 1, (id) => ({
    id,
    name,
    where: [name],
    task: { kind: "term", term: preprocess(store.theory, term), params },
  }));
}

type Wrapping = Extract<TypeDefinition, { kind: "typedef" | "quotient" }> & { readonly subst: ReadonlyMap<TypeVar, Type> };

function definitionOf(theory: Theory, type: Type): Wrapping | null {
  const definition = type.kind === "con" ? theory.types.get(type.name)?.definition : undefined;
  if (type.kind !== "con" || (definition?.kind !== "typedef" && definition?.kind !== "quotient")) return null;
  return { ...definition, subst: paramsAt(definition.params, type) };
}
