/**
 * Transitive closures of relations on few elements, by squaring matrices (Nitpick paper 3 maps them to the relational operator;
 * this is how that is translated). A pair is surely in if there is a path of sure steps, surely out if there is none of possible ones.
 */
import { FALSE, type Lit, negate, TRUE } from "../relational/index.ts";
import type { Evaluator } from "./evaluate.ts";
import { asBool, asFun, bool, type FunValue, type Value } from "./value.ts";

type Matrix = readonly (readonly Lit[])[];
interface Closure {
  readonly sure: Matrix;
  readonly possible: Matrix;
}

const known = new WeakMap<Evaluator, Map<string, Closure>>();

export function closureOf(ev: Evaluator, relation: FunValue, isReflexive: boolean, x: Value, y: Value): Value {
  const { algebra } = ev;
  const closures = known.get(ev) ?? new Map<string, Closure>();
  known.set(ev, closures);
  const key = `${isReflexive}:${relation.from.id}:${algebra.idOf(relation)}`;
  const found = closures.get(key) ?? close(ev, relation, isReflexive);
  closures.set(key, found);
  const columns = algebra.index(y, relation.from);
  return algebra.lookup(asBoolType(relation), algebra.index(x, relation.from), (i) => () => row(ev, found, i, columns));
}

function asBoolType(relation: FunValue): FunValue["to"] {
  const { to } = relation;
  return to.kind === "con" ? (to.args[1] ?? to) : to;
}

function row(ev: Evaluator, { sure, possible }: Closure, i: number, columns: readonly Lit[]): Value {
  const { gates } = ev.algebra;
  const t = gates.any(columns.map((p, j) => gates.and(p, sure[i]?.[j] ?? FALSE)));
  const f = gates.any(columns.map((p, j) => gates.and(p, negate(possible[i]?.[j] ?? TRUE))));
  return bool(t, f);
}

function close(ev: Evaluator, relation: FunValue, isReflexive: boolean): Closure {
  const { algebra } = ev;
  const elements = algebra.domains.elements(relation.from) ?? [];
  const isNamed = elements.map((e) => algebra.defined(e) === TRUE);
  const steps = elements.map((a) => elements.map((b) => asBool(asFun(relation.at(a)).at(b))));
  const sure = steps.map((line, i) => line.map((b, j) => (isNamed[i] && isNamed[j] ? b.t : FALSE)));
  const possible = steps.map((line) => line.map((b) => negate(b.f)));
  const reflexive = (m: Matrix, all: boolean): Matrix =>
    isReflexive ? m.map((line, i) => line.map((p, j) => (i === j && (all || isNamed[i] === true) ? TRUE : p))) : m;
  return { sure: transitive(ev, reflexive(sure, false)), possible: transitive(ev, reflexive(possible, true)) };
}

function transitive(ev: Evaluator, start: Matrix): Matrix {
  const { gates } = ev.algebra;
  let m = start;
  for (let length = 1; length < start.length; length *= 2) {
    const before = m;
    m = before.map((line) => line.map((p, j) => gates.or(p, gates.any(line.map((q, k) => gates.and(q, before[k]?.[j] ?? FALSE))))));
  }
  return m;
}
