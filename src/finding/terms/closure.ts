/**
 * Transitive closures of relations on few elements ([Blanchette, Nipkow 2010], section 3, maps them to the relational operator; this is how that is
 * translated). A pair is surely in if there is a path of sure steps: found by squaring matrices or, from an element that the solver
 * chooses, step by step. It is surely out if there is no path of possible steps. The solver may show this by any
 * set that holds the start, is closed under possible steps and lacks the end: no gates are needed to compute the least one.
 */
import { getOrInsert } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { asBool, asFun, type Bool, type FunValue, LazyBool, type Value } from "../value/value.ts";
import type { Evaluator } from "./evaluator.ts";

type Matrix = readonly (readonly Lit[])[];
type Row = readonly Lit[];

const known = new WeakMap<Evaluator, Map<string, Closure>>();

/** Whether `y` is reached from `x`. */
export function closureOf(ev: Evaluator, relation: FunValue, isReflexive: boolean, x: Value, y: Value): Value {
  const closures = getOrInsert(known, ev, () => new Map<string, Closure>());
  const id = `${isReflexive}:${relation.from.id}:${ev.algebra.idOf(relation)}`;
  const pair = (): Bool => {
    const isStrict = ev.algebra.mode !== "potential" && ev.algebra.isStrict;
    const key = `${isStrict}:${id}`;
    const found = getOrInsert(closures, key, () => new Closure(ev, relation, isReflexive, isStrict));
    return found.holds(x, y);
  };
  return new LazyBool(
    () => pair().t,
    () => pair().f,
  );
}

/** The closure of one relation, built as far as asked for. */
class Closure {
  private readonly ev: Evaluator;
  private readonly relation: FunValue;
  private readonly isReflexive: boolean;
  /** Whether steps from and to elements without a name count as possible. */
  private readonly isStrict: boolean;
  private readonly isNamed: readonly boolean[];
  private sureSteps: Matrix | undefined;
  private possibleSteps: Matrix | undefined;
  private surePaths: Matrix | undefined;
  /** By start: what may be reached and what surely is. */
  private readonly outer = new Map<string, Row>();
  private readonly inner = new Map<string, Row>();

  constructor(ev: Evaluator, relation: FunValue, isReflexive: boolean, isStrict: boolean) {
    this.ev = ev;
    this.isStrict = isStrict;
    this.relation = relation;
    this.isReflexive = isReflexive;
    this.isNamed = this.elements.map((e) => ev.algebra.defined(e) === TRUE);
  }

  private get elements(): readonly Value[] {
    return this.ev.algebra.domains.elements(this.relation.from) ?? [];
  }

  holds(x: Value, y: Value): Bool {
    const { algebra } = this.ev;
    const { gates } = algebra;
    const starts = algebra.index(x, this.relation.from);
    const ends = algebra.index(y, this.relation.from);
    const read = (row: Row, isIn: boolean): Lit =>
      gates.any(ends.flatMap((p, j) => (p === FALSE ? [] : [gates.and(p, isIn ? (row[j] ?? FALSE) : negate(row[j] ?? TRUE))])));
    const from = algebra.domains.placeOf(x, this.relation.from);
    const key = from === undefined ? `${algebra.idOf(x)}` : `@${from}`;
    return new LazyBool(
      () => read(this.reached(key, from, starts), true),
      () => gates.and(gates.any(starts), read(this.reachable(key, starts), false)),
    );
  }

  /** What is surely reached. */
  private reached(key: string, from: number | undefined, starts: Row): Row {
    if (from !== undefined) {
      this.surePaths ??= transitive(this.ev, this.reflexive(this.sure));
      return this.surePaths[from] ?? [];
    }
    return getOrInsert(this.inner, key, () => this.layers(starts));
  }

  private layers(starts: Row): Row {
    const { gates } = this.ev.algebra;
    const step = (row: Row): Row => row.map((_, j) => gates.any(row.map((p, i) => gates.and(p, this.sure[i]?.[j] ?? FALSE))));
    const named = starts.map((p, i) => (this.isNamed[i] === true ? p : FALSE));
    let row = this.isReflexive ? named : step(named);
    for (let length = 1; length < starts.length; length++) {
      const further = step(row);
      row = row.map((p, j) => gates.or(p, further[j] ?? FALSE));
    }
    return row;
  }

  /** What may be reached: a closed set of the solver's choice. */
  private reachable(key: string, starts: Row): Row {
    return getOrInsert(this.outer, key, () => this.closedSet(starts));
  }

  private closedSet(starts: Row): Row {
    const { gates } = this.ev.algebra;
    const row = starts.map(() => gates.variable());
    const { possible } = this;
    starts.forEach((p, i) => {
      if (p === FALSE) return;
      if (this.isReflexive) gates.assert(gates.implies(p, row[i] ?? TRUE));
      else
        row.forEach((q, j) => {
          gates.assert(gates.implies(gates.and(p, possible[i]?.[j] ?? FALSE), q));
        });
    });
    row.forEach((p, i) => {
      row.forEach((q, j) => {
        if (i !== j) gates.assert(gates.implies(gates.and(p, possible[i]?.[j] ?? FALSE), q));
      });
    });
    return row;
  }

  private get sure(): Matrix {
    this.sureSteps ??= this.steps((b, i, j) => (this.isNamed[i] && this.isNamed[j] ? b.t : FALSE));
    return this.sureSteps;
  }

  private get possible(): Matrix {
    const { algebra } = this.ev;
    if (this.isNamed.includes(false)) algebra.observations.noteOpen();
    const counts = (i: number, j: number): boolean => this.isStrict || (this.isNamed[i] === true && this.isNamed[j] === true);
    this.possibleSteps ??= this.steps((b, i, j) => (counts(i, j) ? negate(b.f) : FALSE));
    return this.possibleSteps;
  }

  private steps(entry: (b: ReturnType<typeof asBool>, i: number, j: number) => Lit): Matrix {
    return this.elements.map((a, i) => this.elements.map((b, j) => entry(asBool(asFun(this.relation.at(a)).at(b)), i, j)));
  }

  private reflexive(m: Matrix): Matrix {
    if (!this.isReflexive) return m;
    return m.map((line, i) => line.map((p, j) => (i === j && this.isNamed[i] === true ? TRUE : p)));
  }
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
