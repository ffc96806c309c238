/** Edits as people and programs make them: letters typed, words and lines taken away, moved, put in, quotes left open. */

/** Numbers from a seed (the generator of Lehmer). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 48271 + 11) % 2147483647 || 1;
  }

  below(n: number): number {
    this.state = (this.state * 48271) % 2147483647;
    return Math.floor((this.state / 2147483647) * n);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

const words = [
  "x",
  "0",
  " ",
  "\n",
  '"',
  "(",
  ")",
  "›",
  "=",
  "⟹",
  "\\<Rightarrow>",
  "end",
  "oops",
  "begin",
  "foo",
  "[simp]",
  "by simp",
  "''",
];

const commands = [
  'lemma fresh: "rev xs = xs" oops\n',
  'lemma known: "length (f_one x) = 1" by simp\n',
  'definition two :: nat where "two = 2"\n',
  "declare known [code_unfold]\n",
  'value "length [True]"\n',
  'fun g :: "nat ⇒ nat" where "g 0 = 1" | "g (Suc n) = n"\n',
  "datatype t = A | B t\n",
];

export function randomEdit(dice: Dice, text: string): Edit {
  const at = dice.below(text.length + 1);
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const lineEnd = text.indexOf("\n", at) < 0 ? text.length : text.indexOf("\n", at) + 1;
  switch (dice.below(7)) {
    case 0:
      return { from: at, to: at, put: dice.of(words) };
    case 1:
      return { from: at, to: Math.min(text.length, at + 1 + dice.below(8)), put: "" };
    case 2:
      return { from: lineStart, to: lineEnd, put: "" };
    case 3:
      return { from: lineStart, to: lineStart, put: dice.of(commands) };
    case 4:
      return { from: lineStart, to: lineStart, put: text.slice(lineStart, lineEnd) };
    case 5:
      return { from: at, to: Math.min(text.length, at + dice.below(3)), put: dice.of(words) };
    default: {
      const other = dice.below(text.length + 1);
      const [from, to] = [Math.min(at, other), Math.max(at, other)];
      return to - from > 400 ? { from: at, to: at, put: "a" } : { from, to, put: dice.of(words) };
    }
  }
}

export const edited = (text: string, { from, to, put }: Edit): string => text.slice(0, from) + put + text.slice(to);
