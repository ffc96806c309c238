/** Random well-typed terms as text. */
import type { Random } from "./random.ts";

/** A type as it is written, without parentheses around it. */
export type Ty = string;

/** A constant, or a variable when it has no arguments. */
export interface Operation {
  readonly text: string;
  readonly args: readonly Ty[];
  readonly result: Ty;
}

const op = (text: string, args: readonly Ty[], result: Ty): Operation => ({ text, args, result });

const libraryOperations: readonly Operation[] = [
  op("Suc", ["nat"], "nat"),
  op("(+)", ["nat", "nat"], "nat"),
  op("(-)", ["nat", "nat"], "nat"),
  op("(*)", ["nat", "nat"], "nat"),
  op("max", ["nat", "nat"], "nat"),
  op("length", ["nat list"], "nat"),
  op("hd", ["nat list"], "nat"),
  op("(<)", ["nat", "nat"], "bool"),
  op("(=)", ["nat", "nat"], "bool"),
  op("(∧)", ["bool", "bool"], "bool"),
  op("Not", ["bool"], "bool"),
  op("List.member", ["nat list", "nat"], "bool"),
  op("(#)", ["nat", "nat list"], "nat list"),
  op("(@)", ["nat list", "nat list"], "nat list"),
  op("rev", ["nat list"], "nat list"),
  op("take", ["nat", "nat list"], "nat list"),
  op("tl", ["nat list"], "nat list"),
];

/** With their types: a term that stands twice in a claim must mean the same at both places. */
const literals: Readonly<Record<Ty, readonly string[]>> = {
  nat: ["(0 :: nat)", "(1 :: nat)", "(2 :: nat)", "(3 :: nat)"],
  bool: ["True", "False"],
  "nat list": ["([] :: nat list)", "[1 :: nat]", "[0 :: nat, 2]"],
};

export class Terms {
  private readonly random: Random;
  private readonly operations: Operation[] = [...libraryOperations];

  constructor(random: Random) {
    this.random = random;
  }

  declare(text: string, args: readonly Ty[], result: Ty): void {
    this.operations.push({ text, args, result });
  }

  /** A term of a type over variables of the given types. */
  term(ty: Ty, variables: Readonly<Record<string, Ty>> = {}, depth = 2): string {
    const own = Object.keys(variables).filter((x) => variables[x] === ty);
    const leaves = [
      ...own,
      ...own,
      ...(literals[ty] ?? []),
      ...this.operations.filter((o) => o.result === ty && o.args.length === 0).map((o) => o.text),
    ];
    const fitting = this.operations.filter((o) => o.result === ty && o.args.length > 0);
    if (depth > 0 && fitting.length > 0 && (leaves.length === 0 || this.random.below(4) > 0)) {
      const { text, args } = this.random.pick(fitting);
      return `(${[text, ...args.map((arg) => this.term(arg, variables, depth - 1))].join(" ")})`;
    }
    if (leaves.length > 0) return this.random.pick(leaves);
    if (ty.startsWith("nat ⇒ ")) return `(λ_. ${this.term(ty.slice(6), variables, 0)})`;
    return `(undefined :: ${ty})`;
  }
}
