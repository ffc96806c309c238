/** How the packages for types put their declarations into the theory. */
import type { Term, TypeDecl, TypeDefinition, TypeVar } from "../../../logic/index.ts";
import {
  apps,
  type ConstDecl,
  constant,
  type Equation,
  type EquationOrigin,
  eq,
  impliesAll,
  type Role,
  type Specification,
  type Type,
  tvar,
} from "../../../logic/index.ts";
import type { Name } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { reject } from "../../names/problem.ts";
import { typeNameAt } from "../../read/inference-type.ts";

/** The full name of a new type; rejects a name that is taken. */
export function newTypeName(context: Context, name: Name): string {
  const full = context.qualify(name.text);
  if (context.theory.types.has(full))
    reject("E0410", name.span, `Duplicate type declaration: "${name.text}" is already declared as ${full}`, {
      hint: "Choose another name.",
    });
  return full;
}

/** A type in the theory and in the name space. A later declaration of the same name replaces the earlier one. */
export function enterType(context: Context, name: string, arity: number, definition: TypeDefinition): Context {
  const decl: TypeDecl = { name, arity, definition };
  return context.globally((c) =>
    c.with({ theory: c.theory.with({ types: c.theory.types.set(name, decl) }), types: c.types.declare(name) }),
  );
}

/** Constants of a type, global wherever the type is declared; the last `mandatory` components of their names must be written. */
export function enterConstants(context: Context, decls: readonly ConstDecl[], mandatory = 1): Context {
  if (decls.length === 0) return context;
  const fulls = decls.map((d) => d.name);
  return context.globally((c) =>
    c.with({
      theory: c.theory.with({ consts: c.theory.consts.setAll(decls.map((d) => [d.name, d])) }),
      consts: c.consts.declareAll(fulls, mandatory),
    }),
  );
}

/** Rejects a constant name that is taken. */
export function checkNewConstant(context: Context, full: string, name: Name): void {
  if (context.theory.consts.has(full) || context.abbreviations.has(full))
    reject("E0204", name.span, `Duplicate constant declaration: "${name.text}" is already defined as ${full}`, {
      hint: "Choose another name.",
    });
}

/** `lhs = rhs` without conditions. */
export function plainEquation(lhs: Term, rhs: Term): Equation {
  return { lhs, rhs, conditions: [] };
}

/** The proposition that an equation states. */
export function equationProp(e: Equation): Term {
  return impliesAll(e.conditions, eq(e.lhs, e.rhs));
}

/** The specification by equations that all hold. */
export function byEquations(equations: readonly Equation[], origin: EquationOrigin = "derived"): Specification {
  return { kind: "equations", equations, sequential: false, origin };
}

/** A constant given by equations that follow from its type's declaration. */
export function derivedConstant(name: string, type: Type, equations: readonly Equation[], role: Role): ConstDecl {
  return { name, type, spec: byEquations(equations), role };
}

/** The constant `name :: type` applied. */
export function applied(name: string, type: Type, args: readonly Term[]): Term {
  return apps(constant(name, type), args);
}

/** Type variables with new names, of the same sorts: `freshTypeVars(['a, 'b], ['a, 'b])` are `'c` and `'d`. */
export function freshTypeVars(like: readonly TypeVar[], used: Iterable<TypeVar>): TypeVar[] {
  const taken = new Set([...used].map((v) => v.name));
  return like.map((v) => {
    const name = freshTypeName(taken);
    taken.add(name);
    return tvar(name, v.sort);
  });
}

/** So many type variables without constraints and with new names. */
export function freshPlainTypes(count: number, used: Iterable<TypeVar>): TypeVar[] {
  return freshTypeVars(
    Array.from({ length: count }, () => tvar("'a")),
    used,
  );
}

function freshTypeName(taken: ReadonlySet<string>): string {
  for (let i = 0; ; i++) {
    const name = typeNameAt(i);
    if (!taken.has(name)) return name;
  }
}
