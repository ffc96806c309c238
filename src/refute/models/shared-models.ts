/**
 * Models that are shared: the values of a context's variables are tried on all claims about them at once. A model in which one claim holds and
 * another does not refutes that the first implies the second, so that few models decide very many implications. Compiled code looks;
 * what is kept has been evaluated by the judge, claim by claim.
 */
import type { Budget } from "../../base/index.ts";
import { truths } from "../../judge/index.ts";
import { enumFinite, type Free, free, substTermTypes, type Term, type Type, type TypeVar, typeVars } from "../../logic/index.ts";
import type { Value } from "../../program/index.ts";
import { Batch } from "../../testing/index.ts";
import { Bits } from "./bits.ts";
import type { Claims } from "./claims.ts";
import { isLeast, permutations, type TableShape, type Tables, tableCount, tableShapes, tablesAt, tableTerm } from "./tables.ts";

/** What the judge says of all claims in a model: those that hold, those that do not; of the others it cannot say. */
export interface JudgedModel {
  readonly card: number;
  readonly tables: Tables;
  readonly holds: Bits;
  readonly fails: Bits;
}

/** Claims at a carrier of some size, compiled together. */
export class ModelSpace {
  readonly card: number;
  readonly count: number;
  private readonly size: number;
  private readonly shapes: readonly TableShape[];
  private readonly orders: readonly (readonly number[])[];
  private readonly batch: Batch;
  private readonly context: readonly Term[];
  private readonly claims: readonly Term[];
  private readonly theory: Claims["theory"];

  private constructor({ theory, shared, context, claims }: Claims, card: number, shapes: readonly TableShape[], budget: Budget) {
    this.theory = theory;
    this.card = card;
    this.shapes = shapes;
    this.count = tableCount(shapes);
    this.size = claims.length;
    this.orders = permutations(card);
    const types = carrierTypes(shared, card);
    const at = (t: Term): Term => substTermTypes(types, t);
    this.context = context.map(at);
    this.claims = claims.map(at);
    const params = shapes.map(({ name, type }): Free => free(name, type));
    this.batch = new Batch(
      theory,
      [...this.context, ...this.claims].map((body) => ({ params, body })),
      budget,
    );
  }

  /** Null where a shared variable is no table at such carriers. */
  static at(claims: Claims, card: number, budget: Budget): ModelSpace | null {
    const shapes = tableShapes(claims.shared, typeVariablesOf(claims.shared), card);
    return shapes === null ? null : new ModelSpace(claims, card, shapes, budget);
  }

  /** The tables of a number below `count`; null where others differ only by the names of the elements and come before. */
  tablesAt(index: number): Tables | null {
    const tables = tablesAt(this.shapes, index);
    return isLeast(this.shapes, tables, this.orders) ? tables : null;
  }

  /** The claims that hold in a model, by compiled code; null where an assumption of the context does not. */
  look(tables: Tables): Bits | null {
    const found = new Bits(this.size);
    const values = this.shapes.map(({ type }, i): Value => this.batch.tabulated(type, tables[i] ?? []));
    let isModel = true;
    this.batch.run(() => {
      const isTrue = (i: number): boolean => {
        const answer = this.batch.evaluate(i, values);
        return answer.kind === "value" && answer.value === true;
      };
      for (let i = 0; i < this.context.length && isModel; i++) isModel = isTrue(i);
      for (let i = 0; i < this.size && isModel; i++) if (isTrue(this.context.length + i)) found.add(i);
    });
    return isModel ? found : null;
  }

  /** What the judge says of the claims that are asked for; null where it does not confirm that the assumptions of the context hold. */
  judge(tables: Tables, asked: Bits = complement(new Bits(this.size))): JudgedModel | null {
    const assignment = new Map(this.shapes.map((shape, i) => [shape.name, tableTerm(shape, tables[i] ?? [])]));
    const holds = new Bits(this.size);
    const fails = new Bits(this.size);
    if (truths(this.theory, this.context, assignment).some((isTrue) => isTrue !== true)) return null;
    const numbers = [...asked.members()];
    const statements = numbers.flatMap((i) => this.claims.slice(i, i + 1));
    for (const [k, isTrue] of truths(this.theory, statements, assignment).entries()) {
      if (isTrue === true) holds.add(numbers[k] ?? 0);
      if (isTrue === false) fails.add(numbers[k] ?? 0);
    }
    return { card: this.card, tables, holds, fails };
  }
}

function typeVariablesOf(shared: readonly Free[]): TypeVar[] {
  return [...new Set(shared.flatMap((x) => [...typeVars(x.type)]))];
}

function carrierTypes(shared: readonly Free[], card: number): Map<TypeVar, Type> {
  return new Map(typeVariablesOf(shared).map((v): [TypeVar, Type] => [v, enumFinite(card)]));
}

/** Which implications between claims are refuted. */
export class RefutedPairs {
  readonly size: number;
  /** For each claim those that it does not imply. */
  private readonly rows: readonly Bits[];

  constructor(size: number) {
    this.size = size;
    this.rows = Array.from({ length: size }, () => new Bits(size));
  }

  /** How many pairs a model would refute that no other has. */
  countNew(holds: Bits, fails: Bits): number {
    let fresh = 0;
    for (const i of holds.members()) fresh += this.rows[i]?.countNew(fails) ?? 0;
    return fresh;
  }

  /** The premises and conclusions of these pairs: what has to be judged. */
  concerned(holds: Bits, fails: Bits): Bits {
    const found = new Bits(this.size);
    for (const i of holds.members()) {
      const row = this.rows[i];
      if (row === undefined || row.countNew(fails) === 0) continue;
      found.add(i);
      found.addAll(row.lacking(fails));
    }
    return found;
  }

  add(holds: Bits, fails: Bits): number {
    let fresh = 0;
    for (const i of holds.members()) fresh += this.rows[i]?.addAll(fails) ?? 0;
    return fresh;
  }

  has(premise: number, conclusion: number): boolean {
    return this.rows[premise]?.has(conclusion) ?? false;
  }

  get count(): number {
    return this.rows.reduce((sum, row) => sum + row.count, 0);
  }
}

/** All that is not in a set. */
export function complement({ size, words }: Bits): Bits {
  const found = new Bits(
    size,
    words.map((word) => ~word),
  );
  const rest = size & 31;
  const last = found.words.length - 1;
  if (rest !== 0) found.words[last] = (found.words[last] ?? 0) & ((1 << rest) - 1);
  return found;
}
