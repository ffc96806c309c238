/** The constants that have no defining equations: logic, numbers, sets. Everything else comes from the library's text. */
import { present } from "../../base/index.ts";
import { type Const, domain, names, natT, stripFun, type Type } from "../../logic/index.ts";
import { isSubset } from "./compare.ts";
import type { Machine } from "./machine.ts";
import { narrow } from "./split.ts";
import { isTrue, truth } from "./truth.ts";
import { CannotSay, data, fraction, integer, type SetValue, Suspended, Thunk, type Value } from "./value.ts";

/** A constant given by the run time: how many arguments it takes, and its value. */
export interface Native {
  readonly arity: number;
  run(machine: Machine, c: Const, args: readonly Thunk[]): Value;
}

type Run = Native["run"];
const at = (args: readonly Thunk[], i: number): Thunk => present(args[i], "native: argument");

function number(x: Thunk): { above: bigint; below: bigint } {
  const value = x.force();
  if (value.kind === "number") return value;
  // A natural number of which only a part is known.
  if (value.kind === "data" && value.constructor === names.Suc) return { above: number(at(value.args, 0)).above + 1n, below: 1n };
  throw new CannotSay("a number that is not one");
}

function setValue(x: Thunk): SetValue {
  const value = x.force();
  if (value.kind !== "set") throw new CannotSay("a set that is not one");
  return value;
}

/** `Suc` of a number, or of something that is not known yet. */
function successor(x: Thunk): Value {
  try {
    return integer(whole(x) + 1n);
  } catch (error) {
    if (error instanceof Suspended) return data(names.Suc, [x]);
    throw error;
  }
}

const whole = (x: Thunk): bigint => number(x).above;

const arithmetic =
  (f: (a: bigint, b: bigint) => bigint): Run =>
  (_m, _c, args) =>
    integer(f(whole(at(args, 0)), whole(at(args, 1))));
const comparison =
  (f: (a: bigint, b: bigint) => boolean): Run =>
  (_m, _c, args) => {
    const [x, y] = [atLeast(at(args, 0)), atLeast(at(args, 1))];
    const answer = f(x.above * y.below, y.above * x.below);
    // What is open on the left can only make `<` and `≤` false, on the right only true.
    if (x.open !== null && (answer || y.open !== null)) throw x.open;
    if (y.open !== null && !answer) throw y.open;
    return truth(answer);
  };

/** A number; of a natural number that is partly known the least it can be, and what it waits for. */
function atLeast(x: Thunk): { above: bigint; below: bigint; open: Suspended | null } {
  try {
    const value = x.force();
    if (value.kind !== "data" || value.constructor !== names.Suc) return { ...number(x), open: null };
    const inner = atLeast(at(value.args, 0));
    return { above: inner.above + 1n, below: 1n, open: inner.open };
  } catch (error) {
    if (error instanceof Suspended && error.hole === x && x.type === natT) return { above: 0n, below: 1n, open: error };
    throw error;
  }
}

const rational =
  (f: (a: bigint, b: bigint, c: bigint, d: bigint) => readonly [bigint, bigint]): Run =>
  (_m, _c, args) => {
    const [x, y] = [number(at(args, 0)), number(at(args, 1))];
    return fraction(...f(x.above, x.below, y.above, y.below));
  };

/** Rounds towards minus infinity; 0 for a zero divisor. */
function floorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) return 0n;
  const q = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q;
}

const modulo = (a: bigint, b: bigint): bigint => a - b * floorDivide(a, b);

/** The one value that satisfies a predicate. Where there is none or more than one, nothing specifies the value. */
const description: Run = (machine, c, args) => {
  const predicate = at(args, 0);
  const ty = domain(domain(c.type));
  const found = suchThat(machine, ty, predicate);
  const [only] = found ?? [];
  if (found === null) throw new CannotSay(`${c.name} over an infinite type`);
  return only !== undefined && found.length === 1 ? only.force() : machine.unspecified(c, args);
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
    if (some(machine.sample(ty), settles, true)) return truth(!isUniversal);
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
  if (some(machine.sample(ty), (x) => machine.isMember(ty, x, set) && settles(x), true)) return truth(!isUniversal);
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
  if (set.form === "cofinite" && machine.isInfinite(ty)) return false;
  throw new CannotSay("whether a set is finite");
}

function cardinality(machine: Machine, ty: Type, set: SetValue): number {
  const members = machine.elementsOf(ty, set);
  if (members !== null) return members.length;
  if (set.form === "cofinite" && machine.isInfinite(ty)) return 0;
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

/** The same operations at rat and real. */
function fractions(theory: string, ty: string): [string, readonly [number, Run]][] {
  const name = (op: string): string => `${theory}.${op}_${ty}_inst.${op}_${ty}`;
  return [
    [name("zero"), [0, () => integer(0n)]],
    [name("one"), [0, () => integer(1n)]],
    [name("plus"), [2, rational((a, b, c, d) => [a * d + c * b, b * d])]],
    [name("minus"), [2, rational((a, b, c, d) => [a * d - c * b, b * d])]],
    [name("times"), [2, rational((a, b, c, d) => [a * c, b * d])]],
    [name("divide"), [2, rational((a, b, c, d) => [a * d, b * c])]],
    [name("uminus"), [1, (_m, _c, args) => fraction(-number(at(args, 0)).above, number(at(args, 0)).below)]],
    [name("inverse"), [1, (_m, _c, args) => fraction(number(at(args, 0)).below, number(at(args, 0)).above)]],
    [name("less_eq"), [2, comparison((a, b) => a <= b)]],
    [name("less"), [2, comparison((a, b) => a < b)]],
    [name("floor"), [1, (_m, _c, args) => integer(floorDivide(number(at(args, 0)).above, number(at(args, 0)).below))]],
  ];
}

function wholeNumbers(ty: "nat" | "int"): [string, readonly [number, Run]][] {
  const name = (theory: string, op: string): string => `${theory}.${op}_${ty}_inst.${op}_${ty}`;
  const home = ty === "nat" ? "Nat" : "Int";
  return [
    [name(home, "zero"), [0, () => integer(0n)]],
    [name(home, "one"), [0, () => integer(1n)]],
    [name(home, "plus"), [2, arithmetic((a, b) => a + b)]],
    [name(home, "minus"), [2, arithmetic((a, b) => (ty === "nat" && b > a ? 0n : a - b))]],
    [name(home, "times"), [2, arithmetic((a, b) => a * b)]],
    [name(home, "uminus"), [1, (_m, _c, args) => integer(-whole(at(args, 0)))]],
    [name(home, "less_eq"), [2, comparison((a, b) => a <= b)]],
    [name(home, "less"), [2, comparison((a, b) => a < b)]],
    [name("Euclidean_Rings", "divide"), [2, arithmetic(floorDivide)]],
    [name("Euclidean_Rings", "modulo"), [2, arithmetic(modulo)]],
  ];
}

const table: readonly (readonly [string, readonly [number, Run]])[] = [
  [names.eq, [2, (machine, c, args) => truth(machine.same(domain(c.type), at(args, 0), at(args, 1)))]],
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
  [names.Suc, [1, (_m, _c, args) => successor(at(args, 0))]],
  ["Int.int_of_nat", [1, (_m, _c, args) => at(args, 0).force()]],
  ["Int.nat", [1, (_m, _c, args) => integer(whole(at(args, 0)) < 0n ? 0n : whole(at(args, 0)))]],
  ["Rat.of_int", [1, (_m, _c, args) => at(args, 0).force()]],
  [
    "Rat.quotient_of",
    [1, (_m, _c, args) => data(names.Pair, [Thunk.of(integer(number(at(args, 0)).above)), Thunk.of(integer(number(at(args, 0)).below))])],
  ],
  ["Real.Ratreal", [1, (_m, _c, args) => at(args, 0).force()]],
  [names.Collect, [1, (machine, c, args) => collect(machine, domain(domain(c.type)), at(args, 0))]],
  [names.member, [2, (machine, c, args) => truth(machine.isMember(domain(c.type), at(args, 0), setValue(at(args, 1))))]],
  ...wholeNumbers("nat"),
  ...wholeNumbers("int"),
  ...fractions("Rat", "rat"),
  ...fractions("Real", "real"),
  ...Object.entries(setOperations),
];

/** Native constants by full name. */
export const natives: ReadonlyMap<string, Native> = new Map(table.map(([name, [arity, run]]): [string, Native] => [name, { arity, run }]));
