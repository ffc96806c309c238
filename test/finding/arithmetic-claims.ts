/** Random claims of linear arithmetic with two quantifiers, and whether they are true. */
import type { Random } from "../soundness/random.ts";

/** `a * x + b * y + c` beside 0, or whether it is divisible by 2 or 3. */
interface Atom {
  readonly x: number;
  readonly y: number;
  readonly c: number;
  readonly relation: "<" | "≤" | "=" | "2 dvd" | "3 dvd";
  readonly isNegated: boolean;
}

export interface ArithmeticClaim {
  readonly text: string;
  readonly isTrue: boolean;
  /** Whether small numbers for the outermost variables that it is claimed of refute it; others may be any. */
  readonly isRefutedBySmall: boolean;
}

const [most, largest] = [2, 4];

function randomAtom(random: Random): Atom {
  const between = (n: number): number => random.below(2 * n + 1) - n;
  const relation = (["<", "≤", "=", "<", "≤", "2 dvd", "3 dvd"] as const)[random.below(7)] ?? "<";
  return { x: between(most), y: between(most), c: between(largest), relation, isNegated: random.below(3) === 0 };
}

function holds({ x: a, y: b, c, relation, isNegated }: Atom, x: number, y: number): boolean {
  const n = a * x + b * y + c;
  const value = relation === "<" ? n < 0 : relation === "≤" ? n <= 0 : relation === "=" ? n === 0 : n % Number(relation[0]) === 0;
  return value !== isNegated;
}

/** Both sides without subtraction, so that it says the same of natural numbers and integers. */
function textOf({ x, y, c, relation, isNegated }: Atom, type: string): string {
  const side = (sign: number): string => {
    const parts = [part(sign * x, "x"), part(sign * y, "y"), sign * c > 0 ? String(sign * c) : null].filter((p) => p !== null);
    return parts.length === 0 ? `(0 :: ${type})` : parts.join(" + ");
  };
  const isDivision = relation.endsWith("dvd");
  const [left, right] = [side(1), side(-1)];
  const k = relation[0];
  const plain = isDivision ? `(${left}) mod ${k} = (${right}) mod ${k}` : `${left} ${relation} ${right}`;
  return isNegated ? `¬ (${plain})` : `(${plain})`;
}

const part = (n: number, name: string): string | null => (n <= 0 ? null : n === 1 ? name : `${n} * ${name}`);

/**
 * All values that matter of the inner variable, for one of the outer: beyond the places where an atom changes, which lie within
 * `most * |x| + largest`, only remainders by 6 count. The outer variable's places lie where two of these meet, or are a period of 12 apart:
 * within `2 * most * largest + 12`, and remainders by 12 count beyond.
 */
function decide({ outer, inner, body, isNat }: Quantified, small: number): boolean {
  const values = (n: number): number[] => Array.from({ length: isNat ? n + 1 : 2 * n + 1 }, (_, i) => (isNat ? i : i - n));
  const all = (q: Quantifier, n: number, p: (v: number) => boolean): boolean => (q === "∀" ? values(n).every(p) : values(n).some(p));
  const farthest = (x: number): number => most * Math.abs(x) + largest + 24;
  const isClaimedOfAll = outer === "∀";
  return all(outer, isClaimedOfAll ? Math.min(100, small) : 100, (x) =>
    all(inner, isClaimedOfAll && inner === "∀" ? Math.min(farthest(x), small) : farthest(x), (y) => body(x, y)),
  );
}

interface Quantified {
  readonly outer: Quantifier;
  readonly inner: Quantifier;
  readonly body: (x: number, y: number) => boolean;
  readonly isNat: boolean;
}

type Quantifier = "∀" | "∃";

/** A claim; `isNat`: about natural numbers, otherwise integers. */
export function arithmeticClaim(random: Random, isNat: boolean): ArithmeticClaim {
  const quantifier = (): Quantifier => (random.below(2) === 0 ? "∀" : "∃");
  const [outer, inner] = [quantifier(), quantifier()];
  const atoms = Array.from({ length: 1 + random.below(3) }, () => randomAtom(random));
  const isConjunction = random.below(2) === 0;
  const body = (x: number, y: number): boolean => {
    const said = (atom: Atom): boolean => holds(atom, x, y);
    return isConjunction ? atoms.every(said) : atoms.some(said);
  };
  const type = isNat ? "nat" : "int";
  const text = `${outer}x :: ${type}. ${inner}y :: ${type}. ${atoms.map((a) => textOf(a, type)).join(isConjunction ? " ∧ " : " ∨ ")}`;
  const claim = { outer, inner, body, isNat };
  return { text, isTrue: decide(claim, Number.POSITIVE_INFINITY), isRefutedBySmall: !decide(claim, 2) };
}
