/**
 * Functions, sets and relations on infinite types that are more than constants with exceptions: the identity, the next number, projections,
 * constructors, orders, functions of the statement, and the identity with exceptions. Among constants with exceptions no function on an
 * infinite type is injective, monotone and onto, or its own inverse. Constants and finite sets come last: a claim that forgets to say that a set is
 * finite often needs an infinite set together with one of them.
 */
import {
  app,
  apps,
  boolT,
  type Conjecture,
  type Const,
  collect,
  constant,
  constructorsAt,
  constsOf,
  domain,
  elementOf,
  eq,
  free,
  fun,
  funs,
  insertAll,
  intT,
  isFun,
  isInfiniteType,
  isNumberType,
  lambda,
  lambdas,
  names,
  natT,
  numeral,
  prodT,
  range,
  setT,
  type Term,
  type Theory,
  type Type,
  updated,
} from "../../logic/index.ts";

/** Whether there are values of the type beyond those that are made of finitely many points: functions and sets on infinite types. */
export function hasShapes(theory: Theory, type: Type): boolean {
  const over = isFun(type) ? domain(type) : elementOf(type);
  return over !== null && (isInfiniteType(theory, over) || (elementOf(over) !== null && hasShapes(theory, over)));
}

/** A closed term, and whether it tells no more of an infinite type than of a finite one, which other searches try. */
export interface Shape {
  readonly term: Term;
  readonly isPlain: boolean;
}

/** Values of the type, those of some shape first, each kind with its simplest first. Requires: `hasShapes`. */
export function shapesOf(conjecture: Conjecture, type: Type): readonly Shape[] {
  const { theory } = conjecture;
  const element = elementOf(type);
  const terms = element === null ? [...functionShapes(conjecture, type), ...constantFunctions(theory, type)] : setShapes(theory, element);
  const plain = element === null ? [] : finiteSets(theory, element);
  return [...terms.map((term) => ({ term, isPlain: false })), ...plain.map((term) => ({ term, isPlain: true }))];
}

function functionShapes(conjecture: Conjecture, type: Type): readonly Term[] {
  const { theory } = conjecture;
  const [from, to] = [domain(type), range(type)];
  if (isStatePredicate(type)) return stateShapes(theory, from);
  if (isFun(to)) return binaryShapes(from, domain(to), range(to));
  return [
    ...(from === to ? endless(theory, from) : []),
    ...mentioned(conjecture, type),
    ...projections(from, to),
    ...constructions(theory, from, to),
    ...(to === boolT && from === intT ? [predicate(from, (x) => compared(names.lessEq, numeral(0n, from), x))] : []),
  ];
}

/** Whether it is a type of predicates on functions, such as the assertions of a logic of programs. */
export const isStatePredicate = (type: Type): boolean => isFun(type) && range(type) === boolT && isFun(domain(type));

/** Besides true and false: what a function is somewhere. */
function stateShapes(theory: Theory, state: Type): readonly Term[] {
  const [at] = smallValues(theory, domain(state), 1);
  const [value] = smallValues(theory, range(state), 1);
  return at === undefined || value === undefined ? [] : [predicate(state, (s) => eq(app(s, at), value))];
}

const predicate = (type: Type, body: (x: Term) => Term): Term => {
  const x = free("x", type);
  return lambda(x, body(x));
};

const operation = (name: string, type: Type): Term => constant(name, funs([type, type], type));
const applied = (name: string, x: Term, y: Term): Term => apps(operation(name, x.type), [x, y]);
const compared = (name: string, x: Term, y: Term): Term => apps(constant(name, funs([x.type, y.type], boolT)), [x, y]);

/** Functions of a type into itself. */
function endless(theory: Theory, type: Type): readonly Term[] {
  const x = free("x", type);
  const identity = lambda(x, x);
  const shifted = (op: string, n: bigint): Term => lambda(x, applied(op, x, numeral(n, type)));
  const [a, b] = smallValues(theory, type, 2);
  const changed = a === undefined || b === undefined ? [] : [updated(updated(identity, a, b), b, a), updated(identity, a, b)];
  if (!isNumberType(type)) return [identity, ...changed];
  const next = type === natT ? constant(names.Suc, fun(natT, natT)) : shifted(names.plus, 1n);
  const negative = type === natT ? [] : [constant(names.uminus, fun(type, type))];
  return [identity, next, shifted(names.minus, 1n), ...negative, ...changed, shifted(names.plus, 2n)];
}

/** Functions that the statement speaks of. */
function mentioned({ premises, conclusion }: Conjecture, type: Type): readonly Term[] {
  const found = new Map<string, Const>();
  for (const t of [...premises, conclusion]) for (const c of constsOf(t)) if (c.type === type) found.set(c.name, c);
  return [...found.values()];
}

function projections(from: Type, to: Type): readonly Term[] {
  const [a, b] = from.kind === "con" ? from.args : [];
  if (a === undefined || b === undefined || from !== prodT(a, b)) return [];
  const part = (name: string, type: Type): readonly Term[] => (type === to ? [constant(`Product_Type.${name}`, fun(from, to))] : []);
  return [...part("prod.fst", a), ...part("prod.snd", b)];
}

/** Constructors with the argument in one of their places. */
function constructions(theory: Theory, from: Type, to: Type): readonly Term[] {
  const x = free("x", from);
  return (constructorsAt(theory, to) ?? []).flatMap((c) => {
    const place = c.args.indexOf(from);
    const others = c.args.map((arg, i) => (i === place ? x : smallValues(theory, arg, 1)[0]));
    if (place < 0 || from === to || others.includes(undefined)) return [];
    const made = constant(c.name, funs(c.args, to));
    return [
      c.args.length === 1
        ? made
        : lambda(
            x,
            apps(
              made,
              others.flatMap((t) => t ?? []),
            ),
          ),
    ];
  });
}

/** Functions of two arguments. */
function binaryShapes(first: Type, second: Type, to: Type): readonly Term[] {
  const [x, y] = [free("x", first), free("y", second)];
  const sides = [x, y].filter((z) => z.type === to).map((z) => lambdas([x, y], z));
  if (first !== second) return sides;
  if (to === boolT)
    return [...orders(first).map((name) => constant(name, funs([first, first], boolT))), constant(names.eq, funs([first, first], boolT))];
  return to === first && isNumberType(first) ? [...sides, operation(names.plus, first)] : sides;
}

const orders = (type: Type): readonly string[] => (isNumberType(type) ? [names.lessEq, names.less] : []);

/** Functions that have the same value everywhere. */
function constantFunctions(theory: Theory, type: Type): readonly Term[] {
  return smallValues(theory, range(type), 2).map((value) => lambda(free("x", domain(type)), value));
}

/** The empty set, and sets of one and of two values. */
function finiteSets(theory: Theory, element: Type): readonly Term[] {
  const values = smallValues(theory, element, 2);
  return [0, 1, 2].filter((n) => n <= values.length).map((n) => insertAll(values.slice(0, n), setT(element)));
}

/** Infinite sets, and relations between infinitely many values. */
function setShapes(theory: Theory, element: Type): readonly Term[] {
  const all = constant(names.top, setT(element));
  const complement = constant(names.uminus, fun(setT(element), setT(element)));
  const inner = elementOf(element);
  if (inner !== null) return [...setShapes(theory, inner).map((x) => insertAll([x], setT(element))), all];
  const others = smallValues(theory, element, 1).map((x) => app(complement, insertAll([x], setT(element))));
  if (element === intT) return [all, ...others, collect(predicate(intT, (x) => compared(names.lessEq, numeral(0n, intT), x)))];
  const [a, b] = element.kind === "con" ? element.args : [];
  if (a === undefined || a !== b || element !== prodT(a, b)) return [all, ...others];
  const [x, y] = [free("x", a), free("y", b)];
  const related = (t: Term): Term => {
    const split = constant(names.caseProd, funs([funs([a, a], boolT), element], boolT));
    return collect(app(split, lambdas([x, y], t)));
  };
  const same = related(apps(constant(names.eq, funs([a, a], boolT)), [x, y]));
  const ordered = [...orders(a).map((name) => compared(name, x, y)), ...orders(a).map((name) => compared(name, y, x))];
  return [same, ...ordered.map(related), all, ...others];
}

/** Some values of a type, as terms; fewer where they cannot be made easily. */
function smallValues(theory: Theory, type: Type, count: number, depth = 3): readonly Term[] {
  if (isNumberType(type)) return [0n, 1n].slice(0, count).map((n) => numeral(n, type));
  if (elementOf(type) !== null) return [constant(names.bot, type)];
  if (depth === 0) return [];
  const found: Term[] = [];
  for (const c of constructorsAt(theory, type) ?? []) {
    const args = c.args.map((arg) => smallValues(theory, arg, count, depth - 1));
    const rows = Math.min(...args.map((column) => column.length), args.length === 0 ? 1 : count);
    for (let i = 0; i < rows && found.length < count; i++)
      found.push(
        apps(
          constant(c.name, funs(c.args, type)),
          args.flatMap((column) => column[i] ?? []),
        ),
      );
  }
  return found;
}
