/** The case and recursion constants of a family. */
import { present } from "../../../base/index.ts";
import {
  app,
  apps,
  type ConstDecl,
  constant,
  type Free,
  free,
  funs,
  lambda,
  names,
  pair,
  prodT,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  tcon,
} from "../../../logic/index.ts";
import { derivedConstant, freshPlainTypes, plainEquation } from "./declarations.ts";
import { allConstructors, constructed, type Family, type Member, type MemberConstructor, memberAt, ofMember, variables } from "./family.ts";
import { applyTo, contains, mapThrough } from "./through.ts";

/** Full name of the case constant. */
export function caseName(member: Member): string {
  return `${member.tycon}.case_${member.base}`;
}

/** `case_t f₁ … fₙ (Cᵢ x̄) = fᵢ x̄`. */
export function caseConstant(family: Family, member: Member, name: string = caseName(member)): ConstDecl {
  const to = present(freshPlainTypes(1, family.params)[0], "caseConstant: result type");
  const fs = branches(member.constructors.map((c) => funs(c.args, to)));
  const type = funs([...fs.map((f) => f.type), member.type], to);
  const choose = apps(constant(name, type), fs);
  const equations = member.constructors.map((c, i) => {
    const xs = variables("x", c.args);
    return plainEquation(app(choose, constructed(c, member.type, xs)), apps(present(fs[i], "caseConstant: branch"), xs));
  });
  return derivedConstant(name, type, equations, { kind: "case", type: member.tycon });
}

function branches(types: readonly Type[]): Free[] {
  return variables("f", types);
}

/**
 * `rec_t f̄ (C x̄) = f x̄ (rec y)…` with the results of direct recursive arguments at the end; a nested argument comes with the result beside each
 * recursive part: `f (map (λt. (t, rec_t f̄ t)) ts)`. None for codatatypes.
 */
export function recursors(theory: Theory, family: Family): ConstDecl[] {
  if (family.co) return [];
  const isMember = (ty: Type): boolean => memberAt(family, ty) !== null;
  const isNested = (ty: Type): boolean => !isMember(ty) && contains(ty, isMember);
  const all = allConstructors(family);
  if (!theory.consts.has(names.Pair) && all.some(({ made }) => made.args.some(isNested))) return [];
  const results = freshPlainTypes(family.members.length, family.params);
  const fs = branches(all.map(({ member, made }) => branchType(family, member, made, results)));
  const recs = family.members.map((m) => constant(recName(m), funs([...fs.map((f) => f.type), m.type], ofMember(family, results, m))));
  const applied = recs.map((rec) => apps(rec, fs));
  const recOf = (m: Member): Term => ofMember(family, applied, m);
  return family.members.map((member) => {
    const equations = all.flatMap(({ member: owner, made: c }, i) => {
      if (owner !== member) return [];
      const xs = variables("x", c.args);
      const rhs = apps(present(fs[i], "recursors: branch"), recursionArguments(theory, family, xs, recOf));
      return [plainEquation(app(recOf(member), constructed(c, member.type, xs)), rhs)];
    });
    const { name, type } = ofMember(family, recs, member);
    return derivedConstant(name, type, equations, { kind: "recursor", type: member.tycon });
  });
}

function recName(member: Member): string {
  return `${member.tycon}.rec_${member.base}`;
}

function branchType(family: Family, member: Member, c: MemberConstructor, results: readonly TypeVar[]): Type {
  const direct = c.args.flatMap((ty) => {
    const inner = memberAt(family, ty);
    return inner === null ? [] : [ofMember(family, results, inner)];
  });
  const given = c.args.map((ty) => (memberAt(family, ty) === null ? paired(family, ty, results) : ty));
  return funs([...given, ...direct], ofMember(family, results, member));
}

/** The type with `t × result` for each member `t` inside. */
function paired(family: Family, ty: Type, results: readonly TypeVar[]): Type {
  const inner = memberAt(family, ty);
  if (inner !== null) return prodT(ty, ofMember(family, results, inner));
  return ty.kind === "var"
    ? ty
    : tcon(
        ty.name,
        ty.args.map((arg) => paired(family, arg, results)),
      );
}

function recursionArguments(theory: Theory, family: Family, xs: readonly Free[], recOf: (m: Member) => Term): Term[] {
  const withResult = (ty: Type): Term | null => {
    const inner = memberAt(family, ty);
    if (inner === null) return null;
    const t = free("t", ty);
    return lambda(t, pair(t, app(recOf(inner), t)));
  };
  const given = xs.map((x) => {
    const map = memberAt(family, x.type) === null ? mapThrough(theory, x.type, withResult) : null;
    return map === null ? x : applyTo(map, x);
  });
  const direct = xs.flatMap((x) => {
    const inner = memberAt(family, x.type);
    return inner === null ? [] : [app(recOf(inner), x)];
  });
  return [...given, ...direct];
}
