/**
 * The constants `map_t`, `set_t`, `rel_t`, `pred_t` of a family of (co)datatypes. For datatypes all are given by equations over the
 * constructors. For codatatypes equations alone would not fix the sets and relations of infinite values: there, membership is
 * an inductive predicate, and relator and predicate are coinductive.
 */
import { present } from "../../../base/index.ts";
import {
  app,
  apps,
  boolT,
  type Const,
  type ConstDecl,
  conjAll,
  constant,
  type Equation,
  False,
  type Free,
  fun,
  funs,
  type IntroRule,
  type Role,
  setT,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
} from "../../../logic/index.ts";
import { type CollectLeaf, type Contribution, contributions, hasSets, union } from "./collecting.ts";
import { memberSets } from "./cosets.ts";
import { derivedConstant, freshTypeVars, plainEquation } from "./declarations.ts";
import { constructed, type Family, type Member, type MemberConstructor, memberAt, ofMember, variables } from "./family.ts";
import { applyTo, equality, type Leaf, mapThrough, obstacle, predThrough, relThrough } from "./through.ts";

/** Base names for the functorial constants of one member. */
export interface FunctorNames {
  readonly map: string;
  readonly rel: string;
  readonly pred: string;
  /** One for each live parameter. */
  readonly sets: readonly string[];
}

/** The parameters that mapping reaches: those that never stand where no map leads (left of `⇒`, below `set` and other types that are no functors). */
export function liveParams(theory: Theory, family: Family, dead: ReadonlySet<TypeVar>): TypeVar[] {
  const types = family.members.flatMap((m) => m.constructors.flatMap((c) => c.args));
  return family.params.filter((v) => {
    if (dead.has(v)) return false;
    const isLeaf = (ty: Type): boolean => ty === v || memberAt(family, ty) !== null;
    return types.every((ty) => obstacle(theory, ty, isLeaf) === null);
  });
}

/** The family with what its functorial constants are over. */
interface Setting {
  readonly theory: Theory;
  readonly family: Family;
  readonly live: readonly TypeVar[];
  /** The live parameters after mapping. */
  readonly images: readonly TypeVar[];
  readonly names: readonly FunctorNames[];
}

/** All functorial constants of a family, in the order map, set, pred, rel; those that a container does not allow are left out. */
export function functorialConstants(theory: Theory, family: Family, live: readonly TypeVar[], names: readonly FunctorNames[]): ConstDecl[] {
  if (live.length === 0) return [];
  const images = freshTypeVars(live, family.params);
  const setting: Setting = { theory, family, live, images, names };
  const maps = mapConstants(setting);
  const sets = live.flatMap((v, i) => (hasSets(theory) ? (family.co ? coSets(setting, v, i) : setConstants(setting, v, i)) : []));
  return [...maps, ...sets, ...(predConstants(setting) ?? []), ...(relConstants(setting) ?? [])];
}

function image(s: Setting, ty: Type): Type {
  return substType(new Map(s.live.map((v, i) => [v, present(s.images[i], "image: variable")])), ty);
}

/** The constants of one kind, one for each member, with the leaf that leads through parameters and members. */
function kindOf(
  s: Setting,
  functions: readonly Free[],
  name: (n: FunctorNames) => string,
  type: (m: Member) => Type,
): { consts: Const[]; leaf: Leaf; at: (m: Member) => Term } {
  const consts = s.family.members.map((m) =>
    constant(
      `${m.tycon}.${name(ofMember(s.family, s.names, m))}`,
      funs(
        functions.map((f) => f.type),
        type(m),
      ),
    ),
  );
  const at = (m: Member): Term => apps(ofMember(s.family, consts, m), functions);
  const leaf: Leaf = (ty) => {
    const member = memberAt(s.family, ty);
    if (member !== null) return at(member);
    return ty.kind === "var" ? (functions[s.live.indexOf(ty)] ?? null) : null;
  };
  return { consts, leaf, at };
}

function mapConstants(s: Setting): ConstDecl[] {
  const fs = variables(
    "f",
    s.live.map((v) => fun(v, image(s, v))),
  );
  const maps = kindOf(
    s,
    fs,
    (n) => n.map,
    (m) => fun(m.type, image(s, m.type)),
  );
  return s.family.members.map((m) => {
    const equations = m.constructors.map((c) => {
      const xs = variables("x", c.args);
      const ys = xs.map((x) => {
        const f = mapThrough(s.theory, x.type, maps.leaf);
        return f === null ? x : applyTo(f, x);
      });
      return plainEquation(app(maps.at(m), constructed(c, m.type, xs)), constructed(c, image(s, m.type), ys));
    });
    return declare(s, maps.consts, m, equations, "map");
  });
}

function declare(
  s: Setting,
  consts: readonly Const[],
  m: Member,
  equations: readonly Equation[],
  kind: "map" | "set" | "rel" | "pred",
): ConstDecl {
  const c = ofMember(s.family, consts, m);
  return derivedConstant(c.name, c.type, equations, { kind, type: m.tycon });
}

function setNames(s: Setting, i: number): string[] {
  return s.family.members.map((m) => `${m.tycon}.${present(ofMember(s.family, s.names, m).sets[i], "setNames: name")}`);
}

function setConstants(s: Setting, v: TypeVar, i: number): ConstDecl[] {
  const all = setNames(s, i);
  const consts = s.family.members.map((m) => constant(ofMember(s.family, all, m), fun(m.type, setT(v))));
  const leaf: CollectLeaf = (ty, x) => {
    const member = memberAt(s.family, ty);
    if (member !== null) return { kind: "set", term: app(ofMember(s.family, consts, member), x) };
    return ty === v ? { kind: "element", term: x } : null;
  };
  const decls: ConstDecl[] = [];
  for (const m of s.family.members) {
    const equations: Equation[] = [];
    for (const c of m.constructors) {
      const xs = variables("x", c.args);
      const parts: Contribution[] = [];
      for (const x of xs) {
        const found = contributions(s.theory, x, v, leaf);
        if (found === undefined) return [];
        parts.push(...found);
      }
      equations.push(plainEquation(app(ofMember(s.family, consts, m), constructed(c, m.type, xs)), union(parts, v)));
    }
    decls.push(declare(s, consts, m, equations, "set"));
  }
  return decls;
}

function coSets(s: Setting, v: TypeVar, i: number): ConstDecl[] {
  return memberSets(s.theory, s.family, v, setNames(s, i));
}

function predConstants(s: Setting): ConstDecl[] | null {
  const ps = variables(
    "P",
    s.live.map((v) => fun(v, boolT)),
  );
  const preds = kindOf(
    s,
    ps,
    (n) => n.pred,
    (m) => fun(m.type, boolT),
  );
  const rules = rulesOf(s, (m, c) => {
    const xs = variables("x", c.args);
    const premises = xs.map((x) => {
      const p = predThrough(s.theory, x.type, preds.leaf);
      return p == null ? p : applyTo(p, x);
    });
    return { conclusion: app(preds.at(m), constructed(c, m.type, xs)), premises };
  });
  return rules === null ? null : fromRules(s, preds.consts, rules, "pred", () => []);
}

function relConstants(s: Setting): ConstDecl[] | null {
  const rs = variables(
    "R",
    s.live.map((v) => funs([v, image(s, v)], boolT)),
  );
  const rels = kindOf(
    s,
    rs,
    (n) => n.rel,
    (m) => funs([m.type, image(s, m.type)], boolT),
  );
  const rules = rulesOf(s, (m, c) => {
    const xs = variables("x", c.args);
    const ys = variables(
      "y",
      c.args.map((ty) => image(s, ty)),
    );
    const premises = xs.map((x, i) => {
      const r = relThrough(s.theory, x.type, rels.leaf);
      return r === undefined ? undefined : applyTo(r ?? equality(x.type), x, present(ys[i], "relConstants: variable"));
    });
    return { conclusion: apps(rels.at(m), [constructed(c, m.type, xs), constructed(c, image(s, m.type), ys)]), premises };
  });
  return rules === null ? null : fromRules(s, rels.consts, rules, "rel", (m) => mismatches(s, m, rels.at(m)));
}

/** `rel (C x̄) (D ȳ) = False`. */
function mismatches(s: Setting, m: Member, rel: Term): Equation[] {
  return m.constructors.flatMap((c) =>
    m.constructors.flatMap((d) => {
      if (c === d) return [];
      const left = constructed(c, m.type, variables("x", c.args));
      const right = constructed(
        d,
        image(s, m.type),
        variables(
          "y",
          d.args.map((ty) => image(s, ty)),
        ),
      );
      return [plainEquation(apps(rel, [left, right]), False)];
    }),
  );
}

/** One rule per constructor; a null premise says nothing, an undefined one means that no rule can be written. */
interface Rule {
  readonly member: Member;
  readonly made: MemberConstructor;
  readonly conclusion: Term;
  readonly premises: readonly Term[];
}

function rulesOf(
  s: Setting,
  rule: (m: Member, c: MemberConstructor) => { conclusion: Term; premises: readonly (Term | null | undefined)[] },
): Rule[] | null {
  const rules: Rule[] = [];
  for (const member of s.family.members)
    for (const made of member.constructors) {
      const { conclusion, premises } = rule(member, made);
      if (premises.includes(undefined)) return null;
      rules.push({ member, made, conclusion, premises: premises.filter((p) => p != null) });
    }
  return rules;
}

/** For datatypes the rules read as equations `conclusion = premises`; for codatatypes as a coinductive definition. */
function fromRules(
  s: Setting,
  consts: readonly Const[],
  rules: readonly Rule[],
  kind: "rel" | "pred",
  more: (m: Member) => Equation[],
): ConstDecl[] {
  if (!s.family.co)
    return s.family.members.map((m) => {
      const own = rules.filter((r) => r.member === m).map((r) => plainEquation(r.conclusion, conjAll(r.premises)));
      return declare(s, consts, m, [...own, ...more(m)], kind);
    });
  const intros = rules.map((r): IntroRule => ({ name: r.made.base, premises: r.premises, conclusion: r.conclusion }));
  return s.family.members.map((m) => {
    const { name, type } = ofMember(s.family, consts, m);
    const role: Role = { kind, type: m.tycon };
    return {
      name,
      type,
      role,
      spec: { kind: "inductive", co: true, family: consts.map((c) => c.name), params: s.live.length, rules: intros },
    };
  });
}
