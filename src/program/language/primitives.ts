/**
 * The operations that the run time carries out, one row each. How each is written stands in `javascript/write/primitives.ts` and
 * `set-writer.ts`, where the compiler asks for a row of every operation; what it means, the judge says by itself.
 */

/** What is known of an operation, whatever it works on. */
export interface PrimitiveRow {
  /** How many arguments it takes; null for any number. All of them are evaluated before. */
  readonly arity: number | null;
  /** When it has an answer: always; where the elements can be compared; where the sets it looks at can be listed, too. */
  readonly answers: "always" | "compared" | "listed";
  /** Values of the type it works on are compared by it. */
  readonly compares: boolean;
  /** On sets that are bit masks: an element is numbered. */
  readonly numbers: boolean;
  /** Cheaper to carry out than to postpone, on numbers that are there. */
  readonly isCheap: boolean;
  /** Makes a set that is given by a condition. */
  readonly isConditional: boolean;
}

const plain: PrimitiveRow = { arity: 2, answers: "always", compares: false, numbers: false, isCheap: false, isConditional: false };
const number = (arity: number, isCheap = false): PrimitiveRow => ({ ...plain, arity, isCheap });
const set = (arity: number, more: Partial<PrimitiveRow> = {}): PrimitiveRow => ({
  ...plain,
  arity,
  compares: true,
  answers: "listed",
  ...more,
});

const rows = {
  eq: { ...plain, answers: "compared", compares: true, isCheap: true },
  lt: number(2, true),
  le: number(2, true),
  add: number(2, true),
  sub: number(2, true),
  mul: number(2),
  div: number(2),
  mod: number(2),
  dvd: number(2),
  pow: number(2),
  suc: number(1, true),
  pred: number(1, true),
  neg: number(1, true),
  abs: number(1, true),
  inverse: number(1),
  floor: number(1),
  numerator: number(1),
  denominator: number(1),
  /** From one kind of numbers to another that contains it. */
  embed: number(1, true),
  /** A sum that may be negative on the way. */
  offset: number(2, true),
  /** The natural number of an integer, 0 for negative ones. */
  "int.nat": number(1, true),
  "char.bit": number(2),
  "char.ofBits": number(8),
  /** Between a type and the one that stands for it. */
  wrap: number(1),
  unwrap: number(1),
  "list.of": { ...plain, arity: null },
  "fun.update": { ...plain, arity: 3, compares: true },
  "fun.mapAdd": plain,
  "fun.ofPairs": { ...plain, arity: 1, answers: "compared" },
  "set.empty": set(0, { answers: "always" }),
  "set.univ": set(0, { answers: "always" }),
  "set.identity": set(0, { answers: "always" }),
  "set.predicate": set(1, { answers: "always", isConditional: true }),
  "set.lazy": set(2, { answers: "always", isConditional: true }),
  "set.domain": set(1, { answers: "always", isConditional: true }),
  "set.compl": set(1, { answers: "always" }),
  "set.single": set(1, { answers: "always" }),
  "set.recast": set(1, { answers: "always" }),
  "set.insert": set(2, { numbers: true }),
  "set.member": set(2, { numbers: true }),
  "set.union": set(2),
  "set.inter": set(2),
  "set.diff": set(2),
  "set.subset": set(2),
  "set.psubset": set(2),
  "set.finite": set(1),
  "set.card": set(1),
  "set.isSingle": set(1),
  "set.ofList": set(1, { answers: "compared", numbers: true }),
  /** Bags collect the elements of a set that is being built. */
  "bag.empty": set(0, { answers: "always" }),
  "bag.add": set(2, { numbers: true }),
  "bag.set": set(1, { answers: "compared" }),
  "bag.coset": set(1, { answers: "compared" }),
} satisfies Readonly<Record<string, PrimitiveRow>>;

/** The name of an operation. */
export type Primitive = keyof typeof rows;

/** The rows by name. */
export const primitives: Readonly<Record<Primitive, PrimitiveRow>> = rows;
