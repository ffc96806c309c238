/** Types without values of their own to describe: `typedecl`, `type_synonym`, `hollow_native_type`. */
import { type Sort, type TypeVar, typeVars } from "../../logic/index.ts";
import type { CommandOf, TypeHead } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { addTypeNotation } from "../names/notation.ts";
import { reject } from "../names/problem.ts";
import { readType, readTypeParams, type SortEnv } from "../read/read-type.ts";
import { readArgument } from "./datatype/datatype-reading.ts";
import { enterType, newTypeName } from "./datatype/declarations.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";

/** The parameters of a type's head, which must be distinct. */
export function headParams(context: Context, head: TypeHead): ReturnType<typeof readTypeParams> {
  head.params.forEach((p, i) => {
    if (head.params.findIndex((q) => q.name.text === p.name.text) < i)
      reject("E0412", p.name.span, `Duplicate type parameter: ${p.name.text}`);
  });
  return readTypeParams(context, head.params);
}

/** The notation of a type's head. */
export function withTypeNotation(context: Context, tycon: string, head: TypeHead): Context {
  return head.mixfix === null ? context : addTypeNotation(context, tycon, head.mixfix);
}

/** `typedecl`: some non-empty type. */
export function elaborateTypedecl(context: Context, command: CommandOf<"typedecl">): Elaborated {
  return bareType(context, command.head, "declared");
}

/** `hollow_native_type`: a type whose values the run time gives. */
export function elaborateNativeType(context: Context, command: CommandOf<"hollow_native_type">): Elaborated {
  return bareType(context, command.head, "native");
}

function bareType(context: Context, head: TypeHead, kind: "declared" | "native"): Elaborated {
  const name = newTypeName(context, head.name);
  const params = headParams(context, head);
  return elaborated(withTypeNotation(enterType(context, name, params.length, { kind }), name, head));
}

/** `type_synonym`: a name for a type, expanded when types are read. */
export function elaborateTypeSynonym(context: Context, command: CommandOf<"type_synonym">): Elaborated {
  const { head } = command;
  const name = newTypeName(context, head.name);
  // A sort may be written on either side.
  const sorts: SortEnv = new Map(
    headParams(context, head).flatMap((v): [string, Sort][] => (v.sort.length === 0 ? [] : [[v.name, v.sort]])),
  );
  const sorted = [...typeVars(readType(context, command.type, sorts))];
  const params = headParams(context, head).map((v) => sorted.find((w) => w.name === v.name) ?? v);
  const type = readArgument(context, command.type, params);
  return elaborated(withTypeNotation(enterType(context, name, params.length, { kind: "synonym", params, type }), name, head));
}

/** The context in which type variables have the sorts that they are declared with. */
export function withParamSorts(context: Context, params: readonly TypeVar[]): Context {
  // Where there is a default sort, `'a::type` says that there is none.
  const sorts = params.filter((p) => p.sort.length > 0 || context.defaultSort.length > 0).map((p) => [p.name, p.sort] as const);
  return context.with({ locals: { ...context.locals, typeSorts: new Map([...context.locals.typeSorts, ...sorts]) } });
}
