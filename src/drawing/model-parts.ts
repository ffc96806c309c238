/** What a model's entries are, seen as relations, sets and elements of a type. */
import type { ModelCard, ModelEntry, ModelValue, TypeShape } from "../refute/index.ts";
import { typeKey } from "./type-key.ts";
import { isFalse, isTrue, valueText } from "./value-text.ts";

/** Pairs between two types, or within one. */
export interface Relation {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly pairs: readonly (readonly [ModelValue, ModelValue])[];
}

/** Elements of a type. */
export interface ModelPart {
  readonly name: string;
  readonly of: string;
  readonly elements: readonly ModelValue[];
  /** How many are left out: everything but these. */
  readonly isComplement: boolean;
}

/** The elements of finite types, by the type's key. */
export type Carriers = ReadonlyMap<string, readonly ModelValue[]>;

const truthValues: readonly ModelValue[] = ["False", "True"].map((name) => ({ kind: "constructor", name, args: [], fields: null }));

export function carriersOf(cards: readonly ModelCard[]): Carriers {
  const known = new Map<string, readonly ModelValue[]>([["bool", truthValues]]);
  for (const { type, shape, elements, isComplete } of cards) {
    if (isComplete && elements.every((name) => /^[\p{L}\p{N}_'⇩]+$/u.test(name)))
      known.set(
        typeKey(shape),
        elements.map((name) => ({ kind: "atom", type, name })),
      );
  }
  return known;
}

/** Every value once, in the order of the first. */
export const distinct = (values: readonly ModelValue[]): readonly ModelValue[] => [
  ...new Map(values.map((v) => [valueText(v), v] as const)).values(),
];

/** An entry as a relation: a set of pairs, a predicate of two arguments, a function to sets. Null for what is none or not finite. */
export function relationOf({ name, shape, value }: ModelEntry, carriers: Carriers): Relation | null {
  const [first, second] = shape.args;
  if (shape.name === "set" && first?.name === "×") return relationFrom(name, first, setMembers(value, first, carriers));
  if (shape.name !== "⇒" || first === undefined || second === undefined) return null;
  if (second.name === "bool" && first.name === "×") return relationFrom(name, first, predicateMembers(value, first, carriers));
  const [third, result] = second.args;
  const isPredicate = second.name === "⇒" && result?.name === "bool";
  if ((!isPredicate && second.name !== "set") || third === undefined) return null;
  const rows = functionRows(value, first, carriers);
  const members = rows?.map(
    ([x, image]) => [x, isPredicate ? predicateMembers(image, third, carriers) : setMembers(image, third, carriers)] as const,
  );
  if (members === undefined || members.some(([, ys]) => ys === null)) return null;
  const pairs = members.flatMap(([x, ys]) => (ys ?? []).map((y) => [x, y] as const));
  return { name, from: typeKey(first), to: typeKey(third), pairs };
}

function relationFrom(name: string, product: TypeShape, members: readonly ModelValue[] | null): Relation | null {
  const [from, to] = product.args;
  if (members === null || from === undefined || to === undefined) return null;
  const pairs = members.flatMap((m) => {
    const pair = splitPair(m);
    return pair === null ? [] : [pair];
  });
  return pairs.length === members.length ? { name, from: typeKey(from), to: typeKey(to), pairs } : null;
}

/** `(a, (b, c))` of `(a, b, c)`. */
function splitPair(value: ModelValue): readonly [ModelValue, ModelValue] | null {
  if (value.kind !== "tuple") return null;
  const [x, y, ...rest] = value.elements;
  if (x === undefined || y === undefined) return null;
  return [x, rest.length === 0 ? y : { kind: "tuple", elements: [y, ...rest] }];
}

/** An entry as a function within a type, partial or not, by its pairs. */
export function mapOf({ name, shape, value }: ModelEntry, carriers: Carriers): Relation | null {
  const [from, to] = shape.name === "⇒" ? shape.args : [];
  if (from === undefined || to === undefined) return null;
  const isPartial = to.name === "option";
  const result = isPartial ? to.args[0] : to;
  const rows = functionRows(value, from, carriers);
  if (rows === null || result === undefined || result.name === "⇒") return null;
  const pairs = rows.flatMap(([x, y]): readonly (readonly [ModelValue, ModelValue])[] => {
    if (!isPartial) return [[x, y]];
    const inner = y.kind === "constructor" && y.name === "Some" ? y.args[0] : undefined;
    return inner === undefined ? [] : [[x, inner]];
  });
  return { name, from: typeKey(from), to: typeKey(result), pairs };
}

/** An entry as a set: a set, or a predicate of one argument. */
export function partOf({ name, shape, value }: ModelEntry, carriers: Carriers): ModelPart | null {
  const [of, range] = shape.args;
  if (of === undefined) return null;
  const isSet = shape.name === "set" && value.kind === "set";
  // A function between truth values is a connective, and no set of them.
  const isPredicate = shape.name === "⇒" && range?.name === "bool" && of.name !== "bool";
  if (!isSet && !isPredicate) return null;
  const elements = isSet ? setMembers(value, of, carriers) : predicateMembers(value, of, carriers);
  if (elements !== null) return { name, of: typeKey(of), elements, isComplement: false };
  if (value.kind === "set") return { name, of: typeKey(of), elements: value.elements, isComplement: true };
  return null;
}

/** Elements of a set; of a complement only where the type is finite. */
function setMembers(value: ModelValue, type: TypeShape, carriers: Carriers): readonly ModelValue[] | null {
  if (value.kind !== "set") return null;
  if (!value.isComplement) return value.elements;
  const out = new Set(value.elements.map(valueText));
  return elementsOf(type, carriers)?.filter((x) => !out.has(valueText(x))) ?? null;
}

function predicateMembers(value: ModelValue, type: TypeShape, carriers: Carriers): readonly ModelValue[] | null {
  const rows = functionRows(value, type, carriers, isFalse);
  if (rows === null || rows.some(([, y]) => !isTrue(y) && !isFalse(y))) return null;
  return rows.filter(([, y]) => isTrue(y)).map(([x]) => x);
}

/** A function's table; null where it goes on without end and the rest matters. */
function functionRows(
  value: ModelValue,
  from: TypeShape,
  carriers: Carriers,
  isNothing: (rest: ModelValue) => boolean = () => false,
): readonly (readonly [ModelValue, ModelValue])[] | null {
  if (value.kind !== "function") return null;
  const rows = value.entries.map((e) => [e.argument, e.value] as const);
  const { default: rest } = value;
  if (rest === null || isNothing(rest)) return rows;
  const told = new Set(rows.map(([x]) => valueText(x)));
  const others = elementsOf(from, carriers)?.filter((x) => !told.has(valueText(x)));
  return others === undefined ? null : [...rows, ...others.map((x) => [x, rest] as const)];
}

/** More elements than this are not listed. */
const mostElements = 64;

/** The elements of a type that is known to be finite and small. */
function elementsOf(type: TypeShape, carriers: Carriers): readonly ModelValue[] | null {
  const own = carriers.get(typeKey(type));
  if (own !== undefined) return own;
  const [left, right] = type.name === "×" ? type.args.map((arg) => elementsOf(arg, carriers)) : [];
  if (!left || !right || left.length * right.length > mostElements) return null;
  return left.flatMap((x) => right.map((y): ModelValue => ({ kind: "tuple", elements: y.kind === "tuple" ? [x, ...y.elements] : [x, y] })));
}
