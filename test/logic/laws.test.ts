import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  app,
  apps,
  betaApply,
  betaNormal,
  boolT,
  char,
  constant,
  destChar,
  destNumeral,
  etaExpand,
  free,
  freeVars,
  fun,
  instantiate,
  intT,
  isClosed,
  lambda,
  listT,
  matchType,
  natT,
  numeral,
  openAbs,
  plainTerm,
  plainType,
  sameTerm,
  shift,
  showTerm,
  stripApp,
  substFrees,
  substType,
  type Term,
  type Type,
  tcon,
  termOfPlain,
  tvar,
  typeOfPlain,
  typeVars,
} from "../../src/logic/index.ts";
import { at, meaning, terms, termsOf } from "./typed-terms.ts";

const runs = { seed: 11, numRuns: 300 };
const value = (t: Term): number => at(t.type, meaning(t));

const [a, b] = [tvar("'a"), tvar("'b")];
const types: fc.Arbitrary<Type> = fc.letrec<{ type: Type }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Type>(natT, boolT, a, b),
    fc.tuple(tie("type"), tie("type")).map(([x, y]) => fun(x, y)),
    tie("type").map(listT),
  ),
})).type;

describe("nodes", () => {
  it("are made by their constructors alone", () => {
    const x = free("x", natT);
    // @ts-expect-error: a copy is no term, whatever it says of its type.
    const forged: Term = { ...x, type: boolT };
    // @ts-expect-error: nor is an object written here.
    const written: Term = { kind: "free", name: "x", type: natT };
    // @ts-expect-error: types are no different.
    const type: Type = { ...natT };
    expect([forged, written, type].some((node) => node === x || node === natT)).toBe(false);
  });
});

describe("types", () => {
  it("are the same object when they are equal", () => {
    fc.assert(
      fc.property(types, (ty) => {
        expect(typeOfPlain(plainType(ty))).toBe(ty);
      }),
      runs,
    );
    expect(tvar("'a", ["y", "x"])).toBe(tvar("'a", ["x", "y"]));
  });

  it("match exactly their instances, by the substitution that made them", () => {
    fc.assert(
      fc.property(types, types, types, (pattern, x, y) => {
        const subst = new Map([
          [a, x],
          [b, y],
        ]);
        const found = matchType(pattern, substType(subst, pattern));
        for (const v of typeVars(pattern)) expect(found?.get(v)).toBe(subst.get(v));
        const other = matchType(pattern, x);
        if (other !== null) expect(substType(other, pattern)).toBe(x);
      }),
      runs,
    );
  });
});

describe("terms", () => {
  it("cannot be made ill-typed", () => {
    expect(() => app(free("f", fun(natT, boolT)), free("x", boolT))).toThrow(/types do not agree/);
    expect(() => app(free("x", natT), free("x", natT))).toThrow(/types do not agree/);
    // @ts-expect-error An object that no constructor made is no term.
    const forged: Term = { kind: "free", name: "x", type: natT };
    // @ts-expect-error Nor is it a type.
    const type: Type = { kind: "con", id: 0, name: "nat", args: [], size: 1 };
    expect([forged, type]).toHaveLength(2);
  });

  it("are taken apart and put together again", () => {
    fc.assert(
      fc.property(terms, (t) => {
        const { head, args } = stripApp(t);
        expect(sameTerm(apps(head, args), t)).toBe(true);
        expect(sameTerm(termOfPlain(plainTerm(t)), t)).toBe(true);
      }),
      runs,
    );
  });

  it("keep type and meaning when they are reduced, and end without a redex", () => {
    const isNormal = (t: Term): boolean =>
      t.kind === "app" ? t.fun.kind !== "abs" && isNormal(t.fun) && isNormal(t.arg) : t.kind !== "abs" || isNormal(t.body);
    fc.assert(
      fc.property(terms, (t) => {
        const normal = betaNormal(t);
        expect(normal.type).toBe(t.type);
        expect(isNormal(normal)).toBe(true);
        expect(isClosed(normal)).toBe(true);
        expect(value(normal)).toBe(value(t));
        expect(betaNormal(normal)).toBe(normal);
      }),
      runs,
    );
  });

  it("say the same abstracted and applied as with the argument put in", () => {
    const x = free(`x${natT.id}`, natT);
    fc.assert(
      fc.property(terms, termsOf(natT), (t, arg) => {
        const put = substFrees(new Map([[x.name, arg]]), t);
        expect(sameTerm(betaApply(lambda(x, t), [arg]), put)).toBe(true);
        expect(sameTerm(instantiate(lambda(x, t).body, x), t)).toBe(true);
        expect(freeVars(lambda(x, t)).has(x.name)).toBe(false);
        expect(value(app(lambda(x, t), arg))).toBe(value(put));
      }),
      runs,
    );
  });

  it("opened by a variable that is nowhere else, give the abstraction back", () => {
    fc.assert(
      fc.property(termsOf(fun(natT, natT)), (t) => {
        const whole = etaExpand(t);
        const { variable, body } = openAbs(whole, new Set(freeVars(whole).keys()));
        expect(sameTerm(lambda(variable, body), whole)).toBe(true);
        expect(value(whole)).toBe(value(t));
        expect(shift(t, 3)).toBe(t);
      }),
      runs,
    );
  });

  it("of equal looks and types are the same", () => {
    fc.assert(
      fc.property(terms, terms, (s, t) => {
        expect(sameTerm(s, t)).toBe(JSON.stringify(plainTerm(s)) === JSON.stringify(plainTerm(t)) && s.type === t.type);
        if (sameTerm(s, t)) expect(showTerm(s)).toBe(showTerm(t));
      }),
      runs,
    );
  });
});

describe("literals", () => {
  it("are read back", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.constantFrom(natT, intT), fc.nat(255), (n, type, code) => {
        expect(destNumeral(numeral(n, type))).toBe(n);
        expect(destChar(char(code))).toBe(code);
      }),
      runs,
    );
    expect(destNumeral(constant("T.n", natT))).toBeNull();
    expect(destChar(constant("T.c", tcon("String.char")))).toBeNull();
  });
});
