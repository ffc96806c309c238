/** From the text of a `datatype` or `codatatype` command to a checked family. */
import type { Span } from "../../../base/index.ts";
import { asCon, type Type, type TypeVar, tcon, tvar, typeVars } from "../../../logic/index.ts";
import type { CommandOf, Constructor, DatatypeSpec, Name } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { addTypeNotation } from "../../names/notation.ts";
import { reject } from "../../names/problem.ts";
import { collectSorts, parseTrees, readType, readTypeParams, type SortEnv } from "../../read/read-type.ts";
import { checkNewConstant, enterType, newTypeName } from "./declarations.ts";
import { type ChosenNames, chooseNames } from "./discriminators.ts";
import type { Family, Member, MemberConstructor } from "./family.ts";
import { checkInhabited } from "./inhabited.ts";
import { obstacle } from "./through.ts";

/** A family as read: the context already knows the types' names and notations, but not yet their constructors. */
export interface DatatypeReading {
  readonly context: Context;
  readonly family: Family;
  /** Parameters marked `dead`. */
  readonly dead: ReadonlySet<TypeVar>;
}

/** Reads and checks a whole command. */
export function readDatatypes(context: Context, command: CommandOf<"datatype">): DatatypeReading {
  const params = sharedParams(context, command.types, argumentSorts(context, command.types));
  const heads = command.types.map((spec) => ({ spec, tycon: newTypeName(context, spec.name) }));
  distinct(
    command.types.map((t) => t.name),
    "type",
  );
  let known = context;
  for (const { spec, tycon } of heads) {
    known = enterType(known, tycon, params.length, { kind: "declared" });
    if (spec.mixfix !== null) known = addTypeNotation(known, tycon, spec.mixfix);
  }
  distinct(
    command.types.flatMap((t) => t.constructors.map((c) => c.name)),
    "constructor",
  );
  const members = heads.map(({ spec, tycon }): Member => {
    const type = asCon(tcon(tycon, params));
    const names = chooseNames(spec, command.options, command.isCodatatype);
    const constructors = spec.constructors.map((c, k) => readConstructor(known, tycon, c, names[k], params));
    return { tycon, base: spec.name.text, place: spec.name, type, constructors };
  });
  const family: Family = { co: command.isCodatatype, params, members };
  checkRecursion(known, family, command.types);
  if (!family.co) checkInhabited(known.theory, family);
  return { context: known, family, dead: deadParams(command.types, params) };
}

/** The sorts that arguments of constructors write at type variables: `N "'a::linorder"`. */
function argumentSorts(context: Context, specs: readonly DatatypeSpec[]): SortEnv {
  const sorts: SortEnv = new Map();
  for (const spec of specs)
    for (const c of spec.constructors)
      for (const arg of c.args) {
        if (!arg.type.text.includes("::")) continue;
        for (const tree of parseTrees(context, arg.type, "type").slice(0, 1)) collectSorts(context, tree, sorts);
      }
  return sorts;
}

/** Mutually recursive types have the same parameters. */
function sharedParams(context: Context, specs: readonly DatatypeSpec[], sorts: SortEnv): TypeVar[] {
  const isWritten = (v: TypeVar): boolean => v.sort.length > 0 && context.defaultSort.length === 0;
  const withSort = (v: TypeVar): TypeVar => (isWritten(v) ? v : tvar(v.name, sorts.get(v.name) ?? v.sort));
  const [first, ...rest] = specs.map((spec) => ({ spec, params: readTypeParams(context, spec.params).map(withSort) }));
  if (first === undefined) return [];
  distinct(
    first.spec.params.map((p) => p.name),
    "type parameter",
  );
  for (const { spec, params } of rest)
    if (params.length !== first.params.length || params.some((p, i) => p.name !== first.params[i]?.name))
      reject(
        "E0411",
        spec.name.span,
        `Mutually recursive types must have the same type parameters: "${spec.name.text}" differs from "${first.spec.name.text}"`,
        {
          hint: "Give every type of the declaration the same parameters in the same order.",
        },
      );
  return first.params;
}

function deadParams(specs: readonly DatatypeSpec[], params: readonly TypeVar[]): Set<TypeVar> {
  const names = new Set(specs.flatMap((s) => s.params.filter((p) => p.isDead).map((p) => p.name.text)));
  return new Set(params.filter((p) => names.has(p.name)));
}

function distinct(names: readonly Name[], what: string): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.text))
      reject("E0412", name.span, `Duplicate ${what}: "${name.text}" occurs twice in this declaration`, { hint: "Rename one of them." });
    seen.add(name.text);
  }
}

function readConstructor(
  context: Context,
  tycon: string,
  c: Constructor,
  names: ChosenNames | undefined,
  params: readonly TypeVar[],
): MemberConstructor {
  const name = `${tycon}.${c.name.text}`;
  checkNewConstant(context, name, c.name);
  const selectors = names?.selectors ?? [];
  distinct(
    selectors.filter((s) => s !== null),
    "selector",
  );
  const full = (n: Name | null | undefined): string | null => (n == null ? null : `${tycon}.${n.text}`);
  const args = c.args.map((a) => readArgument(context, a.type, params));
  return {
    name,
    base: c.name.text,
    place: c.name,
    args,
    selectors: c.args.map((_, i) => full(selectors[i])),
    discriminator: full(names?.discriminator),
  };
}

/** A type on the right of a type declaration: its variables are the parameters, with their sorts. */
export function readArgument(context: Context, source: Parameters<typeof readType>[1], params: readonly TypeVar[]): Type {
  const sorts: SortEnv = new Map(params.map((p) => [p.name, p.sort]));
  const type = readType(context, source, sorts);
  for (const v of typeVars(type)) if (!params.includes(v)) rejectVariable(v, source.span, params);
  return type;
}

function rejectVariable(v: TypeVar, span: Span, params: readonly TypeVar[]): never {
  const same = params.find((p) => p.name === v.name);
  if (same !== undefined) return reject("E0413", span, `The type variable ${v.name} has another sort here than on the left-hand side`);
  return reject("E0413", span, `Extra type variable on the right-hand side: ${v.name}`, {
    hint: `Add ${v.name} to the parameters of the type.`,
  });
}

/** Recursion is at the declared parameters only, and never where no map leads to it. */
function checkRecursion(context: Context, family: Family, specs: readonly DatatypeSpec[]): void {
  const tycons = new Set(family.members.map((m) => m.tycon));
  const types = new Set<Type>(family.members.map((m) => m.type));
  family.members.forEach((m, i) => {
    m.constructors.forEach((c, j) => {
      c.args.forEach((ty, k) => {
        const span = specs[i]?.constructors[j]?.args[k]?.type.span ?? c.place.span;
        if (hasOtherInstance(ty, tycons, types))
          reject("E0414", span, `The type "${m.base}" recurs at other type arguments than its parameters`, {
            hint: "Only uniform recursion is allowed in a datatype.",
          });
        const blocked = obstacle(context.theory, ty, (part) => types.has(part));
        if (blocked !== null) rejectObstacle(blocked, span);
      });
    });
  });
}

function rejectObstacle(tycon: string, span: Span): never {
  if (tycon === "fun")
    return reject("E0415", span, "Recursion on the left of a function arrow is not allowed", {
      hint: "A datatype may recur only to the right of ⇒.",
    });
  return reject("E0415", span, `Recursion through the type constructor "${tycon}" is not supported`, {
    hint: "Recur through datatypes, lists, options, products, or finite sets instead.",
  });
}

function hasOtherInstance(ty: Type, tycons: ReadonlySet<string>, types: ReadonlySet<Type>): boolean {
  if (ty.kind === "var" || types.has(ty)) return false;
  return tycons.has(ty.name) || ty.args.some((arg) => hasOtherInstance(arg, tycons, types));
}
