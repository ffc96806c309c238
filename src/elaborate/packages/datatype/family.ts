/** A family of mutually recursive (co)datatypes, read and checked, before its constants are built. */
import { present } from "../../../base/index.ts";
import {
  apps,
  type Const,
  constant,
  type Free,
  free,
  funs,
  type Term,
  type Type,
  type TypeCon,
  type TypeVar,
} from "../../../logic/index.ts";
import type { Name } from "../../../syntax/index.ts";

/** One type of a family. */
export interface Member {
  /** Full name of the type constructor. */
  readonly tycon: string;
  /** The name as users write it, for `map_t`, `case_t` and so on. */
  readonly base: string;
  readonly place: Name;
  /** Applied to the family's parameters. */
  readonly type: TypeCon;
  readonly constructors: readonly MemberConstructor[];
}

/** A constructor with everything but its constant's declaration. */
export interface MemberConstructor {
  /** Full name. */
  readonly name: string;
  readonly base: string;
  readonly place: Name;
  readonly args: readonly Type[];
  /** Full names of the selectors, null where an argument has none. */
  readonly selectors: readonly (string | null)[];
  readonly discriminator: string | null;
}

/** All types of one declaration. The members have the same parameters, and recursion is at these parameters only. */
export interface Family {
  readonly co: boolean;
  readonly params: readonly TypeVar[];
  readonly members: readonly Member[];
}

/** The constructor as a constant over the family's parameters, or at another instance `result` with other argument types. */
export function constructorConst(c: MemberConstructor, result: Type, args: readonly Type[] = c.args): Const {
  return constant(c.name, funs(args, result));
}

/** Variables for the arguments: `x` for one, `x1 x2 …` for several. */
export function variables(stem: string, types: readonly Type[]): Free[] {
  return types.map((ty, i) => free(types.length === 1 ? stem : `${stem}${i + 1}`, ty));
}

/** `C x₁ … xₙ`. */
export function constructed(c: MemberConstructor, result: Type, xs: readonly Term[]): Term {
  return apps(
    constructorConst(
      c,
      result,
      xs.map((x) => x.type),
    ),
    xs,
  );
}

/** The member that a type is, or null. */
export function memberAt(family: Family, ty: Type): Member | null {
  return family.members.find((m) => m.type === ty) ?? null;
}

/** All constructors of the family in order, each with its member. */
export function allConstructors(family: Family): { member: Member; made: MemberConstructor }[] {
  return family.members.flatMap((member) => member.constructors.map((made) => ({ member, made })));
}

/** The `i`-th of a list that is as long as the family. */
export function ofMember<A>(family: Family, list: readonly A[], member: Member): A {
  return present(list[family.members.indexOf(member)], `ofMember: ${member.base}`);
}
