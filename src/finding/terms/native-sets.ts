/** Sets as operations on values, each knowing how to run through the members of its result (see `bounded-quantifiers.ts`). */
import { Bug } from "../../base/index.ts";
import { boolT, type Const, range, type Type } from "../../logic/index.ts";
import { guarded, joinParts, type MemberQuantifier, ofMembers, ofNone } from "../value/bounded-quantifiers.ts";
import { asBool, asFun, asPair, type FunValue, falseValue, type Lazy, negation, type Value } from "../value/value.ts";
import type { Evaluator, Native } from "./evaluator.ts";

function force(x: Lazy | undefined): Value {
  if (x === undefined) throw new Bug("native: an argument is missing");
  return x();
}

const setOf = (x: Lazy | undefined): FunValue => asFun(force(x));
const holds = (set: FunValue, x: Value) => asBool(set.at(x));

/** The type of the members of the set that a constant of this many arguments yields. */
function memberType(c: Const, arity: number): Type {
  let ty = c.type;
  for (let i = 0; i < arity; i++) ty = range(ty);
  return domainOfSet(ty);
}

function domainOfSet(ty: Type): Type {
  const member = ty.kind === "con" ? ty.args[0] : undefined;
  if (member === undefined) throw new Bug("memberType: not a set");
  return member;
}

function bounded(quantifier: MemberQuantifier): Native {
  return {
    arity: 2,
    run: (ev, _, [set, p]) => {
      const predicate = asFun(force(p));
      return ofMembers(ev.algebra, quantifier, setOf(set), (x) => asBool(predicate.at(x)));
    },
  };
}

/** `f ` A`. */
const image: Native = {
  arity: 2,
  run: ({ algebra }, c, [f, a]) => {
    const [of, set] = [asFun(force(f)), setOf(a)];
    return {
      kind: "fun",
      from: memberType(c, 2),
      to: boolT,
      at: (y) => ofMembers(algebra, "some", set, (x) => algebra.equal(of.at(x), y)),
      each: (quantifier, body) => ofMembers(algebra, quantifier, set, (x) => body(of.at(x))),
    };
  },
};

/** `insert x A`. */
const insert: Native = {
  arity: 2,
  run: ({ algebra }, _, [x, a]) => {
    const [one, set] = [force(x), setOf(a)];
    return {
      kind: "fun",
      from: set.from,
      to: boolT,
      at: (y) => algebra.or(algebra.equal(y, one), () => holds(set, y)),
      each: (quantifier, body) => joinParts(algebra, quantifier, body(one), () => ofMembers(algebra, quantifier, set, body)),
    };
  },
};

const empty: Native = {
  arity: 0,
  run: (_, c) => ({ kind: "fun", from: memberType(c, 0), to: boolT, at: () => falseValue, each: ofNone }),
};

const union: Native = {
  arity: 2,
  run: ({ algebra }, _, [a, b]) => {
    const [left, right] = [setOf(a), setOf(b)];
    return {
      kind: "fun",
      from: left.from,
      to: boolT,
      at: (x) => algebra.or(holds(left, x), () => holds(right, x)),
      ...runsThrough([left, right], (quantifier, body) =>
        joinParts(algebra, quantifier, ofMembers(algebra, quantifier, left, body), () => ofMembers(algebra, quantifier, right, body)),
      ),
    };
  },
};

/** `A ∩ B` and `A - B`. */
function restriction(isKept: (ev: Evaluator, b: FunValue, x: Value) => ReturnType<typeof holds>): Native {
  return {
    arity: 2,
    run: (ev, _, [a, b]) => {
      const { algebra } = ev;
      const [left, right] = [setOf(a), setOf(b)];
      return {
        kind: "fun",
        from: left.from,
        to: boolT,
        at: (x) => algebra.and(holds(left, x), () => isKept(ev, right, x)),
        ...runsThrough([left], (quantifier, body) =>
          ofMembers(algebra, quantifier, left, (x) => guarded(algebra, quantifier, isKept(ev, right, x), () => body(x))),
        ),
      };
    },
  };
}

/** A way to run through a set made of others, where at least one of these has one that is better than to try all elements. */
function runsThrough(parts: readonly FunValue[], each: NonNullable<FunValue["each"]>): Pick<FunValue, "each"> {
  return parts.some((part) => part.each !== undefined) ? { each } : {};
}

/** `⋃ C` and `⋂ C`. */
const bigUnion: Native = {
  arity: 1,
  run: ({ algebra }, c, [sets]) => {
    const all = setOf(sets);
    return {
      kind: "fun",
      from: memberType(c, 1),
      to: boolT,
      at: (x) => ofMembers(algebra, "some", all, (a) => holds(asFun(a), x)),
      ...runsThrough([all], (quantifier, body) =>
        ofMembers(algebra, quantifier, all, (a) => ofMembers(algebra, quantifier, asFun(a), body)),
      ),
    };
  },
};

const bigIntersection: Native = {
  arity: 1,
  run: ({ algebra }, c, [sets]) => ({
    kind: "fun",
    from: memberType(c, 1),
    to: boolT,
    at: (x) => ofMembers(algebra, "all", setOf(sets), (a) => holds(asFun(a), x)),
  }),
};

/** `SIGMA x : A. B x`. */
const sigma: Native = {
  arity: 2,
  run: ({ algebra }, c, [a, b]) => {
    const [set, family] = [setOf(a), asFun(force(b))];
    const fiber = (x: Value): FunValue => asFun(family.at(x));
    return {
      kind: "fun",
      from: memberType(c, 2),
      to: boolT,
      at: (p) => algebra.and(holds(set, asPair(p).fst), () => holds(fiber(asPair(p).fst), asPair(p).snd)),
      each: (quantifier, body) =>
        ofMembers(algebra, quantifier, set, (fst) => ofMembers(algebra, quantifier, fiber(fst), (snd) => body({ kind: "pair", fst, snd }))),
    };
  },
};

/** `A ⊆ B`. */
const included: Native = {
  arity: 2,
  run: ({ algebra }, _, [a, b]) => ofMembers(algebra, "all", setOf(a), (x) => holds(setOf(b), x)),
};

export const setNatives: readonly (readonly [string, Native])[] = [
  ["Set.Ball", bounded("all")],
  ["Set.Bex", bounded("some")],
  ["Set.image", image],
  ["Set.insert", insert],
  ["Set.bot_set_inst.bot_set", empty],
  ["Set.sup_set_inst.sup_set", union],
  ["Set.inf_set_inst.inf_set", restriction((_, b, x) => holds(b, x))],
  ["Set.minus_set_inst.minus_set", restriction((_, b, x) => negation(holds(b, x)))],
  ["Set.less_eq_set_inst.less_eq_set", included],
  ["Complete_Lattices.Sup_set_inst.Sup_set", bigUnion],
  ["Complete_Lattices.Inf_set_inst.Inf_set", bigIntersection],
  ["Product_Type.Sigma", sigma],
];
