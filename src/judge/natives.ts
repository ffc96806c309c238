/** The constants that have no defining equations: logic, numbers, sets. Everything else comes from the library's text. */
import { present } from "../base/index.ts";
import { type Const, domain, elementOf, names, range, stripFun, type Type } from "../logic/index.ts";
import { every, some } from "./cases.ts";
import { isInfinite } from "./enumerate.ts";
import type { Machine } from "./machine.ts";
import { type Native, native, numberOperations, type Run } from "./native-numbers.ts";
import { described, isInSome, isSubset } from "./sets.ts";
import { CannotSay, integer, isTrue, type SetValue, setOf, Thunk, truth, type Value } from "./value.ts";

/**
 * The one value that satisfies a predicate, or the one value of the type. Where there are more, `SOME` is one of those that satisfy the
 * predicate, if any does; nothing else specifies the value.
 */
const description: Run = (machine, c, predicate) => {
  const ty = domain(domain(c.type));
  const found = machine.elementsOf(ty, collect(machine, predicate));
  if (found === null) throw new CannotSay(`${c.name} over an infinite type`);
  const possible = found.length > 0 ? found : (machine.finiteValues(ty) ?? []);
  const [only] = possible;
  if (only !== undefined && possible.length === 1) return only.force();
  const chosen = machine.choice(c, [predicate], found);
  if (c.name === names.Eps && found.length > 0 && !found.some((x) => machine.same(ty, x, Thunk.of(chosen))))
    throw new CannotSay(`a choice of ${c.name} that does not satisfy its predicate`);
  return chosen;
};

/** A set by a test, which looks at some values. */
const testSet = <Xs extends readonly Thunk[]>(xs: Xs, holds: (x: Thunk, xs: Xs) => boolean): SetValue => ({
  kind: "set",
  form: "test",
  holds: (x) => holds(x, xs),
  settle: (each) => testSet(xs.map(each) as readonly Thunk[] as Xs, holds),
});

/** `{x. P x}`. */
const collect = (machine: Machine, predicate: Thunk): SetValue =>
  testSet([predicate] as const, (x, [p]) => isTrue(machine.apply(p.force(), [x])));

/** A quantifier as a function; those with their variables are in `evaluator.ts`. */
const quantifier =
  (isUniversal: boolean): Run =>
  (machine, c, predicate) =>
    truth(isInSome(machine, domain(domain(c.type)), (x) => isTrue(machine.apply(predicate.force(), [x])) !== isUniversal) !== isUniversal);

const overMembers =
  (isUniversal: boolean): Run =>
  (machine, c, members, predicate) => {
    const [set, f] = [setOf(members.force()), predicate.force()];
    const settles = (x: Thunk): boolean => isTrue(machine.apply(f, [x])) !== isUniversal;
    if (set.form === "finite") return truth(some(set.elements, settles) !== isUniversal);
    const ty = elementType(domain(c.type));
    const inside = (x: Thunk): boolean => every([() => machine.isMember(ty, x, set), () => settles(x)], holds);
    return truth(isInSome(machine, ty, inside, "a quantifier over an infinite set") !== isUniversal);
  };

const holds = (test: () => boolean): boolean => test();

/** A connective that one operand may decide (`decides`), whatever can be said of the other. */
const connective =
  (decides: boolean, negatesFirst = false): Run =>
  (_m, _c, x, y) => {
    const operands = [() => isTrue(x.force()) !== negatesFirst, () => isTrue(y.force())];
    return truth(decides ? some(operands, holds) : every(operands, holds));
  };

const elementType = (ty: Type): Type => present(elementOf(ty), "elementType");

const everything: SetValue = { kind: "set", form: "cofinite", elements: [] };

/** Whether a value is in a set that is made of two, by whether it is in each. */
type Combination = (inA: boolean, inB: boolean) => boolean;

const setOperation =
  (op: Combination): Run =>
  (machine, c, x, y) =>
    combine(machine, elementType(domain(c.type)), setOf(x.force()), setOf(y.force()), op);

const setOperations: readonly (readonly [name: string, Combination])[] = [
  ["sup", (a, b) => a || b],
  ["inf", (a, b) => a && b],
  ["minus", (a, b) => a && !b],
];

const complement: Run = (machine, c, x) => setOperation((_, isIn) => !isIn)(machine, c, Thunk.of(everything), x, x);

const insert: Run = (machine, c, x, members) => {
  const set = setOf(members.force());
  if (set.form === "finite") return { ...set, elements: [x, ...set.elements] };
  return combine(machine, domain(c.type), { kind: "set", form: "finite", elements: [x] }, set, (a, b) => a || b);
};

function combine(machine: Machine, ty: Type, a: SetValue, b: SetValue, op: Combination): Value {
  const holds = (x: Thunk): boolean => op(machine.isMember(ty, x, a), machine.isMember(ty, x, b));
  if (a.form === "finite" && !op(false, true) && !op(false, false)) return { ...a, elements: a.elements.filter(holds) };
  if (a.form === "test" || b.form === "test") {
    const isIn = (x: Thunk, set: Thunk): boolean => machine.isMember(ty, x, setOf(set.force()));
    return testSet([Thunk.of(a), Thunk.of(b)] as const, (x, [left, right]) => op(isIn(x, left), isIn(x, right)));
  }
  const isCofinite = op(a.form === "cofinite", b.form === "cofinite");
  const elements = [...a.elements, ...b.elements].filter((x) => holds(x) !== isCofinite);
  return { kind: "set", form: isCofinite ? "cofinite" : "finite", elements };
}

const image: Run = (machine, c, f, members) => {
  const [from, to] = [domain(domain(c.type)), range(domain(c.type))];
  const value = (g: Thunk, x: Thunk): Thunk => new Thunk(() => machine.apply(g.force(), [x]));
  const listed = machine.elementsOf(from, setOf(members.force()));
  if (listed !== null) return { kind: "set", form: "finite", elements: listed.map((x) => value(f, x)) };
  return testSet([f, members] as const, (y, [g, set]) => {
    const tests = (x: Thunk) => [() => machine.isMember(from, x, setOf(set.force())), () => machine.same(to, y, value(g, x))];
    return isInSome(machine, from, (x) => every(tests(x), holds), "the image of an infinite set");
  });
};

/** How many members a finite set has, of which something is asked; null for an infinite one. */
function cardinality(machine: Machine, asked: Const, members: Thunk): number | null {
  const [ty, set] = [elementType(domain(asked.type)), setOf(members.force())];
  const listed = machine.elementsOf(ty, set);
  if (listed !== null) return listed.length;
  if (described(machine, ty, set).form === "cofinite" && isInfinite(machine, ty)) return null;
  throw new CannotSay("whether a set is finite");
}

const finite: Run = (machine, c, set) => truth(cardinality(machine, c, set) !== null);

const card: Run = (machine, c, set) => integer(BigInt(cardinality(machine, c, set) ?? 0));

const foldElements: Run = (machine, c, f, start, set) => {
  const members = machine.elementsOf(elementType(present(stripFun(c.type).args[2], "foldElements")), setOf(set.force()));
  if (members === null) throw new CannotSay("a fold over a set that cannot be listed");
  return members.reduce((rest, x) => Thunk.of(machine.apply(f.force(), [x, rest])), start).force();
};

/** Native constants by full name. Operations on sets whose definitions quantify over the whole type are done on the members where these are known. */
export const natives: ReadonlyMap<string, Native> = new Map([
  native(names.eq, 2, (machine, c, x, y) => truth(machine.same(domain(c.type), x, y))),
  native(names.conj, 2, connective(false)),
  native(names.disj, 2, connective(true)),
  native(names.implies, 2, connective(true, true)),
  native(names.All, 1, quantifier(true)),
  native(names.Ex, 1, quantifier(false)),
  native(names.The, 1, description),
  native(names.Eps, 1, description),
  native(names.undefined, 0, (machine, c) => machine.unspecified(c, [])),
  native("HOL.beyond_execution", 1, (_m, c) => {
    throw new CannotSay(`${c.name}: out of the reach of execution`);
  }),
  native(names.Collect, 1, (machine, _c, predicate) => collect(machine, predicate)),
  native(names.member, 2, (machine, c, x, set) => truth(machine.isMember(domain(c.type), x, setOf(set.force())))),
  native("Set.bot_set_inst.bot_set", 0, () => ({ kind: "set", form: "finite", elements: [] })),
  native("Set.top_set_inst.top_set", 0, () => everything),
  native(names.insert, 2, insert),
  ...setOperations.map(([op, combination]) => native(`Set.${op}_set_inst.${op}_set`, 2, setOperation(combination))),
  native("Set.uminus_set_inst.uminus_set", 1, complement),
  native("Set.less_eq_set_inst.less_eq_set", 2, (machine, c, x, y) =>
    truth(isSubset(machine, elementType(domain(c.type)), setOf(x.force()), setOf(y.force()))),
  ),
  native(names.Ball, 2, overMembers(true)),
  native(names.Bex, 2, overMembers(false)),
  native("Set.image", 2, image),
  native("Finite_Set.finite", 1, finite),
  native("Finite_Set.card", 1, card),
  native("Finite_Set.fold_elements", 3, foldElements),
  ...numberOperations,
]);
