/** The set functions of a codatatype: `set_t x = {y. in_set_t x y}`, where membership is the inductive predicate `in_set_t`. */
import {
  app,
  apps,
  boolT,
  type ConstDecl,
  collect,
  constant,
  free,
  fun,
  funs,
  type IntroRule,
  lambda,
  member,
  setT,
  type Term,
  type Theory,
  type TypeVar,
} from "../../../logic/index.ts";
import { type CollectLeaf, contributions, union } from "./collecting.ts";
import { derivedConstant, plainEquation } from "./declarations.ts";
import { constructed, type Family, type Member, type MemberConstructor, memberAt, ofMember, variables } from "./family.ts";

/** Membership predicates and set functions for the parameter `v`; none when some container has no set function. `names` are those of the set functions. */
export function memberSets(theory: Theory, family: Family, v: TypeVar, names: readonly string[]): ConstDecl[] {
  const predicates = family.members.map((m) => constant(predicateName(ofMember(family, names, m)), funs([m.type, v], boolT)));
  const holds = (m: Member, x: Term, y: Term): Term => apps(ofMember(family, predicates, m), [x, y]);
  const leaf: CollectLeaf = (ty, x) => {
    const inner = memberAt(family, ty);
    if (inner === null) return ty === v ? { kind: "element", term: x } : null;
    const y = free("e", v);
    return { kind: "set", term: collect(lambda(y, holds(inner, x, y))) };
  };
  const rules = family.members.flatMap((m) => m.constructors.flatMap((c) => membershipRules(theory, family, { m, c, v, leaf, holds })));
  if (rules.includes(undefined)) return [];
  const spec = {
    kind: "inductive",
    co: false,
    family: predicates.map((p) => p.name),
    params: 0,
    rules: rules.filter((r) => r !== undefined),
  } as const;
  return family.members.flatMap((m) => {
    const predicate = ofMember(family, predicates, m);
    const x = free("x", m.type);
    const type = fun(m.type, setT(v));
    const equation = plainEquation(app(constant(ofMember(family, names, m), type), x), collect(app(predicate, x)));
    return [
      { name: predicate.name, type: predicate.type, spec, role: { kind: "plain" } },
      derivedConstant(ofMember(family, names, m), type, [equation], { kind: "set", type: m.tycon }),
    ];
  });
}

function predicateName(setName: string): string {
  const dot = setName.lastIndexOf(".");
  return `${setName.slice(0, dot)}.in_${setName.slice(dot + 1)}`;
}

interface Collected {
  readonly m: Member;
  readonly c: MemberConstructor;
  readonly v: TypeVar;
  readonly leaf: CollectLeaf;
  readonly holds: (m: Member, x: Term, y: Term) => Term;
}

/** One rule for each argument of the constructor that may hold elements. */
function membershipRules(theory: Theory, family: Family, { m, c, v, leaf, holds }: Collected): (IntroRule | undefined)[] {
  const xs = variables("x", c.args);
  const whole = constructed(c, m.type, xs);
  const z = free("z", v);
  return xs.flatMap((x): (IntroRule | undefined)[] => {
    if (x.type === v) return [{ name: c.base, premises: [], conclusion: holds(m, whole, x) }];
    const inner = memberAt(family, x.type);
    if (inner !== null) return [{ name: c.base, premises: [holds(inner, x, z)], conclusion: holds(m, whole, z) }];
    const parts = contributions(theory, x, v, leaf);
    if (parts === undefined) return [undefined];
    return parts.length === 0 ? [] : [{ name: c.base, premises: [member(z, union(parts, v))], conclusion: holds(m, whole, z) }];
  });
}
