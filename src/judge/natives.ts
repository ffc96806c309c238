/** The constants that have no defining equations: logic, numbers, sets. Everything else comes from the library's text. */
import { present } from "../base/index.ts";
import { type Const, domain, names, range, stripFun, type Type } from "../logic/index.ts";
import { every, some } from "./cases.ts";
import type { Machine } from "./machine.ts";
import { at, type Native, numberOperations } from "./native-numbers.ts";
import { described, isInSome, isSubset } from "./sets.ts";
import { CannotSay, integer, isTrue, type SetValue, Thunk, truth, type Value } from "./value.ts";

type Run = Native["run"];

function setValue(x: Thunk): SetValue {
  const value = x.force();
  if (value.kind !== "set") throw new CannotSay("a set that is not one");
  return value;
}

/**
 * The one value that satisfies a predicate, or the one value of the type. Where there are more, `SOME` is one of those that satisfy the
 * predicate, if any does; nothing else specifies the value.
 */
const description: Run = (machine, c, args) => {
  const predicate = at(args, 0);
  const ty = domain(domain(c.type));
  const found = machine.elementsOf(ty, collect(machine, predicate));
  if (found === null) throw new CannotSay(`${c.name} over an infinite type`);
  const possible = found.length > 0 ? found : (machine.finiteValues(ty) ?? []);
  const [only] = possible;
  if (only !== undefined && possible.length === 1) return only.force();
  const chosen = machine.choice(c, args, found);
  if (c.name === names.Eps && found.length > 0 && !found.some((x) => machine.same(ty, x, Thunk.of(chosen))))
    throw new CannotSay(`a choice of ${c.name} that does not satisfy its predicate`);
  return chosen;
};

/** `{x. P x}`. */
function collect(machine: Machine, predicate: Thunk): SetValue {
  return {
    kind: "set",
    form: "test",
    holds: (x) => isTrue(machine.apply(predicate.force(), [x])),
    settle: (each) => collect(machine, each(predicate)),
  };
}

/** A quantifier as a function; those with their variables are in `evaluator.ts`. */
const quantifier =
  (isUniversal: boolean): Run =>
  (machine, c, args) => {
    const answer = isInSome(machine, domain(domain(c.type)), (x) => isTrue(machine.apply(at(args, 0).force(), [x])) !== isUniversal);
    if (answer === null) throw new CannotSay("a quantifier over an infinite type");
    return truth(answer !== isUniversal);
  };

function overMembers(machine: Machine, c: Const, args: readonly Thunk[], isUniversal: boolean): Value {
  const [set, predicate] = [setValue(at(args, 0)), at(args, 1).force()];
  const settles = (x: Thunk): boolean => isTrue(machine.apply(predicate, [x])) !== isUniversal;
  const ty = elementType(c);
  const inside = (x: Thunk): boolean => every([true, false], (isFirst) => (isFirst ? machine.isMember(ty, x, set) : settles(x)));
  const answer = set.form === "finite" ? some(set.elements, settles) : isInSome(machine, ty, inside);
  if (answer === null) throw new CannotSay("a quantifier over an infinite set");
  return truth(answer !== isUniversal);
}

/** A connective that one operand may decide (`decides`), whatever can be said of the other. */
const connective =
  (decides: boolean, negatesFirst = false): Run =>
  (_m, _c, args) => {
    const operand = (i: number): boolean => isTrue(at(args, i).force()) !== (i === 0 && negatesFirst);
    return truth(decides ? some([0, 1], operand) : every([0, 1], operand));
  };

const elementType = (c: Const, i = 0): Type => {
  const ty = stripFun(c.type).args[i];
  return ty?.kind === "con" ? (ty.args[0] ?? ty) : present(ty, "elementType");
};

const everything: SetValue = { kind: "set", form: "cofinite", elements: [] };

/** Operations on sets whose definitions quantify over the whole type, done on the members where these are known. */
const setOperations: Readonly<Record<string, readonly [number, Run]>> = {
  "Set.bot_set_inst.bot_set": [0, () => ({ kind: "set", form: "finite", elements: [] })],
  "Set.top_set_inst.top_set": [0, () => everything],
  [names.insert]: [2, (machine, c, args) => insert(machine, stripFun(c.type).args[0] as Type, at(args, 0), setValue(at(args, 1)))],
  "Set.sup_set_inst.sup_set": [
    2,
    (machine, c, args) => combine(machine, elementType(c), setValue(at(args, 0)), setValue(at(args, 1)), (a, b) => a || b),
  ],
  "Set.inf_set_inst.inf_set": [
    2,
    (machine, c, args) => combine(machine, elementType(c), setValue(at(args, 0)), setValue(at(args, 1)), (a, b) => a && b),
  ],
  "Set.minus_set_inst.minus_set": [
    2,
    (machine, c, args) => combine(machine, elementType(c), setValue(at(args, 0)), setValue(at(args, 1)), (a, b) => a && !b),
  ],
  "Set.uminus_set_inst.uminus_set": [
    1,
    (machine, c, args) => combine(machine, elementType(c), everything, setValue(at(args, 0)), (a, b) => a && !b),
  ],
  "Set.less_eq_set_inst.less_eq_set": [
    2,
    (machine, c, args) => truth(isSubset(machine, elementType(c), setValue(at(args, 0)), setValue(at(args, 1)))),
  ],
  [names.Ball]: [2, (machine, c, args) => overMembers(machine, c, args, true)],
  [names.Bex]: [2, (machine, c, args) => overMembers(machine, c, args, false)],
  "Set.image": [2, image],
  "Finite_Set.finite": [1, (machine, c, args) => truth(isFiniteSet(machine, elementType(c), setValue(at(args, 0))))],
  "Finite_Set.card": [1, (machine, c, args) => integer(BigInt(cardinality(machine, elementType(c), setValue(at(args, 0)))))],
  "Finite_Set.fold_elements": [3, foldElements],
};

function insert(machine: Machine, ty: Type, x: Thunk, set: SetValue): Value {
  return set.form === "finite"
    ? { ...set, elements: [x, ...set.elements] }
    : combine(machine, ty, { kind: "set", form: "finite", elements: [x] }, set, (a, b) => a || b);
}

function combine(machine: Machine, ty: Type, a: SetValue, b: SetValue, op: (inA: boolean, inB: boolean) => boolean): Value {
  const holds = (x: Thunk): boolean => op(machine.isMember(ty, x, a), machine.isMember(ty, x, b));
  if (a.form === "finite" && !op(false, true) && !op(false, false)) return { ...a, elements: a.elements.filter(holds) };
  if (a.form === "test" || b.form === "test") {
    const settle = (each: (x: Thunk) => Thunk): Value => {
      const [left, right] = [a, b].map((set) => each(Thunk.of(set)));
      return combine(machine, ty, setValue(present(left, "combine")), setValue(present(right, "combine")), op);
    };
    return { kind: "set", form: "test", holds, settle };
  }
  const isCofinite = op(a.form === "cofinite", b.form === "cofinite");
  const elements = [...a.elements, ...b.elements].filter((x) => holds(x) !== isCofinite);
  return { kind: "set", form: isCofinite ? "cofinite" : "finite", elements };
}

function image(machine: Machine, c: Const, args: readonly Thunk[]): Value {
  const [f, set] = [at(args, 0).force(), setValue(at(args, 1))];
  const [from, to] = [elementType(c, 1), range(domain(c.type))];
  const value = (x: Thunk): Thunk => new Thunk(() => machine.apply(f, [x]));
  const members = machine.elementsOf(from, set);
  if (members !== null) return { kind: "set", form: "finite", elements: members.map(value) };
  const holds = (y: Thunk): boolean => {
    const isTaken = (x: Thunk): boolean =>
      every([true, false], (isFirst) => (isFirst ? machine.isMember(from, x, set) : machine.same(to, y, value(x))));
    const answer = isInSome(machine, from, isTaken);
    if (answer === null) throw new CannotSay("the image of an infinite set");
    return answer;
  };
  return { kind: "set", form: "test", holds, settle: (each) => image(machine, c, args.map(each)) };
}

function isFiniteSet(machine: Machine, ty: Type, set: SetValue): boolean {
  if (machine.elementsOf(ty, set) !== null) return true;
  if (described(machine, ty, set).form === "cofinite" && machine.isInfinite(ty)) return false;
  throw new CannotSay("whether a set is finite");
}

function cardinality(machine: Machine, ty: Type, set: SetValue): number {
  const members = machine.elementsOf(ty, set);
  if (members !== null) return members.length;
  if (described(machine, ty, set).form === "cofinite" && machine.isInfinite(ty)) return 0;
  throw new CannotSay("the number of elements of a set that cannot be listed");
}

/** `fold_elements f z A` for a finite set; the order does not matter for the functions it is used with. */
function foldElements(machine: Machine, c: Const, args: readonly Thunk[]): Value {
  const members = machine.elementsOf(elementType(c, 2), setValue(at(args, 2)));
  if (members === null) throw new CannotSay("a fold over a set that cannot be listed");
  const f = at(args, 0).force();
  return members
    .reduce(
      (rest, x) => {
        const value = machine.apply(f, [x, rest]);
        return Thunk.of(value);
      },
      at(args, 1),
    )
    .force();
}

const table: readonly (readonly [string, readonly [number, Run]])[] = [
  [names.eq, [2, (machine, c, args) => truth(machine.same(domain(c.type), at(args, 0), at(args, 1)))]],
  [names.conj, [2, connective(false)]],
  [names.disj, [2, connective(true)]],
  [names.implies, [2, connective(true, true)]],
  [names.All, [1, quantifier(true)]],
  [names.Ex, [1, quantifier(false)]],
  [names.The, [1, description]],
  [names.Eps, [1, description]],
  [names.undefined, [0, (machine, c) => machine.unspecified(c, [])]],
  [
    "HOL.beyond_execution",
    [
      1,
      (_m, c) => {
        throw new CannotSay(`${c.name}: out of the reach of execution`);
      },
    ],
  ],
  [names.Collect, [1, (machine, _c, args) => collect(machine, at(args, 0))]],
  [names.member, [2, (machine, c, args) => truth(machine.isMember(domain(c.type), at(args, 0), setValue(at(args, 1))))]],
  ...numberOperations,
  ...Object.entries(setOperations),
];

/** Native constants by full name. */
export const natives: ReadonlyMap<string, Native> = new Map(table.map(([name, [arity, run]]): [string, Native] => [name, { arity, run }]));
