/** The constants that have no defining equations: logic, numbers, sets. Everything else comes from the library's text. */
import { present } from "../base/index.ts";
import { type Const, domain, names, stripFun, type Type } from "../logic/index.ts";
import { described, isSubset } from "./compare.ts";
import { inGeneral } from "./generic.ts";
import type { Machine } from "./machine.ts";
import { argument as at, type Native } from "./native.ts";
import { numberOperations } from "./native-numbers.ts";
import { narrow } from "./split.ts";
import { isTrue, truth } from "./truth.ts";
import { CannotSay, integer, type SetValue, Suspended, Thunk, type Value } from "./value.ts";

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
  const found = suchThat(machine, ty, predicate);
  if (found === null) throw new CannotSay(`${c.name} over an infinite type`);
  const possible = found.length > 0 ? found : (machine.finiteValues(ty) ?? []);
  const [only] = possible;
  if (only !== undefined && possible.length === 1) return only.force();
  const chosen = machine.choice(c, args, found);
  if (c.name === names.Eps && found.length > 0 && !found.some((x) => machine.same(ty, x, Thunk.of(chosen))))
    throw new CannotSay(`a choice of ${c.name} that does not satisfy its predicate`);
  return chosen;
};

/** All values of a type that satisfy a predicate, or null. */
function suchThat(machine: Machine, ty: Type, predicate: Thunk): readonly Thunk[] | null {
  const set = collect(machine, ty, predicate);
  return machine.elementsOf(ty, set);
}

/** `{x. P x}`. */
function collect(machine: Machine, _ty: Type, predicate: Thunk): SetValue {
  return {
    kind: "set",
    form: "test",
    holds: (x) => isTrue(machine.apply(predicate.force(), [x])),
    candidates: () => {
      const f = predicate.force();
      return f.kind === "function" ? (f.candidates?.() ?? null) : null;
    },
  };
}

/** `∀x. P x`: all values of a finite type or of the bounded part; otherwise only a witness against it settles it. */
const quantifier =
  (isUniversal: boolean): Run =>
  (machine, c, args) => {
    const predicate = at(args, 0).force();
    const ty = domain(domain(c.type));
    const settles = (x: Thunk): boolean => isTrue(machine.apply(predicate, [x])) !== isUniversal;
    const hint = predicate.kind === "function" ? (predicate.hint?.() ?? null) : null;
    if (hint !== null && isSettledBy(hint, settles)) return truth(!isUniversal);
    const values =
      machine.finiteValues(ty) ??
      (predicate.kind === "function" ? (isUniversal ? predicate.exceptions?.() : predicate.candidates?.()) : null) ??
      null;
    if (values !== null) return truth(some(values, settles, false) !== isUniversal);
    const general = inGeneral(settles);
    if (general?.answer === false) return truth(some(general.others, settles, false) !== isUniversal);
    if (general?.answer === true && machine.isInfinite(ty)) return truth(!isUniversal);
    if (someWorthTrying(machine, ty, settles)) return truth(!isUniversal);
    const hole = Thunk.hole(ty);
    const answer = narrow(machine, hole, () => isTrue(machine.apply(predicate, [hole])), !isUniversal);
    if (answer !== null) return truth(answer);
    throw new CannotSay("a quantifier over an infinite type");
  };

/**
 * Whether some value settles a quantifier. One that waits for a variable from outside does not hide another that does not; if none settles it,
 * the oldest of these variables is asked for. `quietly`: values that cannot be judged are passed over.
 */
function some(values: readonly Thunk[], settles: (x: Thunk) => boolean, quietly: boolean): boolean {
  let waiting: CannotSay | null = null;
  for (const x of values) {
    try {
      if (settles(x)) return true;
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      if (error instanceof Suspended) waiting = earlier(waiting, error);
      else if (!quietly) waiting ??= error;
    }
  }
  if (waiting !== null) throw waiting;
  return false;
}

/** Whether a value found by search settles it. */
function someWorthTrying(machine: Machine, ty: Type, settles: (x: Thunk) => boolean): boolean {
  const test = (x: Thunk): boolean => {
    if (!settles(x)) return false;
    machine.settledBy(ty, x);
    return true;
  };
  return some(machine.worthTrying(ty), test, true);
}

/** Whether a hint settles a quantifier; one that does not is forgotten. */
function isSettledBy(hint: Thunk, settles: (x: Thunk) => boolean): boolean {
  try {
    return settles(hint);
  } catch (error) {
    if (error instanceof CannotSay) return false;
    throw error;
  }
}

function earlier(a: CannotSay | null, b: Suspended): Suspended {
  return a instanceof Suspended && a.hole.age <= b.hole.age ? a : b;
}

/** A connective that one operand may decide (`decides`), whatever can be said of the other; otherwise the second is its value. */
const connective =
  (decides: boolean, negatesFirst = false): Run =>
  (_m, _c, args) => {
    const operands = [() => isTrue(at(args, 0).force()) !== negatesFirst, () => isTrue(at(args, 1).force())];
    let open: CannotSay | null = null;
    for (const operand of operands)
      try {
        if (operand() === decides) return truth(decides);
      } catch (error) {
        if (!(error instanceof CannotSay)) throw error;
        open ??= error;
      }
    if (open !== null) throw open;
    return truth(!decides);
  };

const elementType = (c: Const, i = 0): Type => {
  const ty = stripFun(c.type).args[i];
  return ty?.kind === "con" ? (ty.args[0] ?? ty) : present(ty, "elementType");
};

/** Operations on sets whose definitions quantify over the whole type, done on the members where these are known. */
const setOperations: Readonly<Record<string, readonly [number, Run]>> = {
  "Set.bot_set_inst.bot_set": [0, () => ({ kind: "set", form: "finite", elements: [] })],
  "Set.top_set_inst.top_set": [0, () => ({ kind: "set", form: "cofinite", elements: [] })],
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
  "Set.uminus_set_inst.uminus_set": [1, (machine, c, args) => complement(machine, elementType(c), setValue(at(args, 0)))],
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
  switch (set.form) {
    case "finite":
      return { kind: "set", form: "finite", elements: [x, ...set.elements] };
    case "cofinite":
      return { kind: "set", form: "cofinite", elements: set.elements.filter((y) => !machine.same(ty, x, y)) };
    case "test":
      return {
        kind: "set",
        form: "test",
        holds: (y) => machine.same(ty, x, y) || set.holds(y),
        candidates: () => prepend(x, set.candidates()),
      };
  }
}

function prepend(x: Thunk, rest: readonly Thunk[] | null): readonly Thunk[] | null {
  return rest === null ? null : [x, ...rest];
}

function combine(machine: Machine, ty: Type, a: SetValue, b: SetValue, op: (inA: boolean, inB: boolean) => boolean): Value {
  const holds = (x: Thunk): boolean => op(machine.isMember(ty, x, a), machine.isMember(ty, x, b));
  const members = knownMembers(a, b, op);
  if (members !== null) return { kind: "set", form: "finite", elements: members.filter(holds) };
  const missing = knownMembers(a, b, (x, y) => !op(x, y));
  if (missing !== null) return { kind: "set", form: "cofinite", elements: missing.filter((x) => !holds(x)) };
  return {
    kind: "set",
    form: "test",
    holds,
    candidates: () => (op(true, true) || op(true, false) || op(false, true) ? listed(machine, ty, a, b, op) : []),
  };
}

/** A list with every x for which `op` can hold, when finite sets bound it: nothing outside both lists, nothing from a complement. */
function knownMembers(a: SetValue, b: SetValue, op: (inA: boolean, inB: boolean) => boolean): Thunk[] | null {
  if (a.form === "test" && !(b.form === "finite" && !op(true, false) && !op(false, false))) return null;
  if (b.form === "test" && !(a.form === "finite" && !op(false, true) && !op(false, false))) return null;
  const outsideA = a.form === "cofinite";
  const outsideB = b.form === "cofinite";
  if (a.form !== "test" && b.form !== "test" && op(outsideA, outsideB)) return null;
  return [...(a.form === "test" ? [] : a.elements), ...(b.form === "test" ? [] : b.elements)];
}

function listed(
  machine: Machine,
  ty: Type,
  a: SetValue,
  b: SetValue,
  op: (inA: boolean, inB: boolean) => boolean,
): readonly Thunk[] | null {
  const [left, right] = [machine.elementsOf(ty, a), machine.elementsOf(ty, b)];
  if (left !== null && right !== null && !op(false, false)) return [...left, ...right];
  if (left !== null && !op(false, true) && !op(false, false)) return left;
  return right !== null && !op(true, false) && !op(false, false) ? right : null;
}

function complement(machine: Machine, ty: Type, set: SetValue): Value {
  if (set.form === "finite") return { kind: "set", form: "cofinite", elements: set.elements };
  if (set.form === "cofinite") return { kind: "set", form: "finite", elements: set.elements };
  return { kind: "set", form: "test", holds: (x) => !machine.isMember(ty, x, set), candidates: () => null };
}

function overMembers(machine: Machine, c: Const, args: readonly Thunk[], isUniversal: boolean): Value {
  const ty = elementType(c);
  const set = setValue(at(args, 0));
  const predicate = at(args, 1).force();
  const settles = (x: Thunk): boolean => isTrue(machine.apply(predicate, [x])) !== isUniversal;
  const members = machine.elementsOf(ty, set);
  if (members !== null) return truth(some(members, settles, false) !== isUniversal);
  const settlesInside = (x: Thunk): boolean => machine.isMember(ty, x, set) && settles(x);
  const general = inGeneral(settlesInside);
  if (general?.answer === false) return truth(some(general.others, settlesInside, false) !== isUniversal);
  if (general?.answer === true && machine.isInfinite(ty)) return truth(!isUniversal);
  if (someWorthTrying(machine, ty, settlesInside)) return truth(!isUniversal);
  throw new CannotSay("a quantifier over an infinite set");
}

function image(machine: Machine, c: Const, args: readonly Thunk[]): Value {
  const f = at(args, 0).force();
  const members = machine.elementsOf(elementType(c, 1), setValue(at(args, 1)));
  if (members === null) throw new CannotSay("the image of an infinite set");
  return { kind: "set", form: "finite", elements: members.map((x) => new Thunk(() => machine.apply(f, [x]))) };
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
  [names.Collect, [1, (machine, c, args) => collect(machine, domain(domain(c.type)), at(args, 0))]],
  [names.member, [2, (machine, c, args) => truth(machine.isMember(domain(c.type), at(args, 0), setValue(at(args, 1))))]],
  ...numberOperations,
  ...Object.entries(setOperations),
];

/** Native constants by full name. */
export const natives: ReadonlyMap<string, Native> = new Map(table.map(([name, [arity, run]]): [string, Native] => [name, { arity, run }]));
