/** Definitions of overloaded constants inside `instantiation` and `overloading` blocks. */
import { baseName } from "../../base/index.ts";
import {
  type Instance,
  matchType,
  primed,
  stripApp,
  substType,
  superclasses,
  type Term,
  type Type,
  type TypeVar,
  tcon,
  tvar,
  typeVars,
} from "../../logic/index.ts";
import type { Context, Placed } from "./context.ts";
import { reject } from "./problem.ts";

/** A constant that defines an overloaded one at a type. */
export interface InstancePlan {
  readonly impl: string;
  enter(context: Context): Context;
}

/** An operation open for definition in the current block. */
export interface OpenOperation {
  /** The name to define it by: `plus_nat`. */
  readonly name: string;
  readonly constant: string;
  readonly type: Type;
}

/** The operations that the open block is about. */
export function openOperations(context: Context): OpenOperation[] {
  const block = context.block;
  if (block?.kind === "overloading") return [...block.bindings].map(([name, b]) => ({ name, ...b }));
  if (block?.kind !== "instantiation") return [];
  const params = new Set(
    block.classes.flatMap((c) => [...superclasses(context.theory, c)]).flatMap((c) => context.theory.classes.get(c)?.params ?? []),
  );
  return block.tycons.flatMap((tycon) =>
    [...params].flatMap((constant) => {
      const declared = context.theory.consts.get(constant)?.type;
      if (declared === undefined) return [];
      const type = substType(new Map([[classVariable(declared), instanceType(context, tycon, block.sorts)]]), declared);
      return [{ name: `${baseName(constant)}_${baseName(tycon)}`, constant, type }];
    }),
  );
}

/** The class variable of an operation's declared type: the one with a sort. */
function classVariable(declared: Type): TypeVar {
  const all = [...typeVars(declared)];
  return all.find((v) => v.name === "'a" && v.sort.length > 0) ?? all.find((v) => v.sort.length > 0) ?? all[0] ?? tvar("'a");
}

/** `('a::s₁, 'b::s₂) t`. */
function instanceType(context: Context, tycon: string, sorts: readonly (readonly string[])[]): Type {
  const arity = context.theory.types.get(tycon)?.arity ?? sorts.length;
  return tcon(
    tycon,
    Array.from({ length: arity }, (_, i) => tvar(`'${String.fromCharCode(97 + i)}`, sorts[i] ?? [])),
  );
}

/** Recognises `plus_nat` in an instantiation of `nat`, or a bound name of an overloading block. */
export function planInstance(context: Context, n: { readonly name: Placed; readonly type: Type }): InstancePlan | null {
  const named = openOperations(context).filter((o) => o.name === n.name.text);
  const operation = named.find((o) => matchType(o.type, n.type) !== null);
  if (operation === undefined)
    return named.length === 0
      ? null
      : reject("E0320", n.name.span, `Type error: "${n.name.text}" is defined at another type than the block says`, {
          hint: "Give the type in the definition.",
        });
  const impl = implementationOf(context, operation);
  const instance: Instance = { constant: operation.constant, type: operation.type, impl };
  return {
    impl,
    enter: (c) =>
      c.withTheory((theory) => {
        const known = theory.instances.get(operation.constant) ?? [];
        return theory.with({ instances: theory.instances.set(operation.constant, [instance, ...known]) });
      }),
  };
}

/** The name of what defines an operation; several `overloading` blocks may define one constant by one name. */
function implementationOf({ theory }: Context, { name, constant, type }: OpenOperation): string {
  const others = (theory.instances.get(constant) ?? []).filter((i) => i.type !== type).map((i) => i.impl);
  const folder = primed(`${theory.name}.${name}_inst`, (f) => others.includes(`${f}.${name}`));
  return `${folder}.${name}`;
}

/** The left side of a definition whose head is the overloaded constant itself: which name defines it, at which type. */
export function instanceHead(context: Context, lhs: Term): { name: string; type: Type } | null {
  const { head } = stripApp(lhs);
  if (head.kind !== "const") return null;
  const operation = openOperations(context).find((o) => o.constant === head.name && matchType(o.type, head.type) !== null);
  return operation === undefined ? null : { name: operation.name, type: head.type };
}
