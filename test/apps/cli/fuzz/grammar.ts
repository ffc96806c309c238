/** Theories from a grammar: every command we read, with names that are declared and names that are not, types that fit and types that do not. */
import type { Random } from "../../../soundness/random.ts";

/** Words that mean something to the language below us. */
const strange = ["constructor", "toString", "valueOf", "hasOwnProperty", "prototype", "arguments", "eval", "this", "S", "fuel", "f0"];

/** How deep terms and types are, now and then. */
const mostNested = 300;

export function grammatical(random: Random): Buffer {
  const commands = Array.from({ length: 1 + random.below(5) }, () => new Writer(random).command());
  return Buffer.from(`theory T imports Main begin\n${commands.join("\n")}\nend\n`);
}

class Writer {
  private readonly random: Random;
  private readonly variables = ["x", "y", "xs", "f", "P"];
  private left = 25;

  constructor(random: Random) {
    this.random = random;
  }

  private pick(from: readonly string[]): string {
    return this.random.pick(from);
  }

  private isRare(one = 12): boolean {
    return this.random.below(one) === 0;
  }

  private name(): string {
    return this.isRare() ? this.pick(strange) : this.pick(["a", "b", "c", "d", "e"]);
  }

  type(depth = 0): string {
    if (depth > 3 || this.random.below(2) === 0) return this.pick(["nat", "int", "bool", "'a", "'b", "string", "a", "unit", "nat list"]);
    const part = (): string => this.type(depth + 1);
    switch (this.random.below(6)) {
      case 0:
        return `(${part()} ⇒ ${part()})`;
      case 1:
        return `(${part()} × ${part()})`;
      case 2:
        return `${part()} set`;
      case 3:
        return `${part()} option`;
      case 4:
        return `(${part()}, ${part()}) ${this.name()}`;
      default:
        return `${part()} list`;
    }
  }

  term(): string {
    if (this.left-- <= 0 || this.random.below(4) === 0) return this.atom();
    const t = (): string => this.term();
    switch (this.random.below(15)) {
      case 0:
        return `(${t()} ${this.pick(["+", "-", "*", "@", "#", "∪", "∩", "div", "mod", "^", "∈", "⊆", "dvd", "o", "BIT"])} ${t()})`;
      case 1:
        return `(${t()} ${this.pick(["=", "<", "≤", "∧", "∨", "⟶", "⟷", "≠", "⟹", "≡"])} ${t()})`;
      case 2:
        return `(λ${this.pick(this.variables)}. ${t()})`;
      case 3:
        return `(${this.pick(["∀", "∃", "∃!", "⋀", "SOME ", "THE ", "LEAST "])}${this.pick(this.variables)}. ${t()})`;
      case 4:
        return `(if ${t()} then ${t()} else ${t()})`;
      case 5:
        return `(case ${t()} of [] ⇒ ${t()} | x # xs ⇒ ${t()})`;
      case 6:
        return `(let ${this.pick(this.variables)} = ${t()} in ${t()})`;
      case 7:
        return `{${this.pick(this.variables)}. ${t()}}`;
      case 8:
        return `{${t()}..${this.isRare(3) ? "<" : ""}${t()}}`;
      case 9:
        return `[${t()}, ${t()}]`;
      case 10:
        return `(${t()}, ${t()})`;
      case 11:
        return `(${t()} :: ${this.type()})`;
      case 12:
        return `(∑${this.pick(this.variables)} ∈ ${t()}. ${t()})`;
      case 13:
        return this.nested();
      default:
        return `(${this.pick(["rev", "map", "fst", "hd", "card", "set", "length", "Suc", "fold", "inv", "the", "f", "P", this.name()])} ${t()} ${t()})`;
    }
  }

  private atom(): string {
    if (this.isRare(20))
      return this.pick(["99999999999999999999999999", "''abc''", "CHR 0x41", "undefined", "UNIV", "(op +)", "?x", "_", "\\<dots>"]);
    return this.isRare(6) ? this.name() : this.pick([...this.variables, "0", "1", "2", "[]", "True", "False", "{}", "None"]);
  }

  /** Deep, or twice as large at each step. */
  private nested(): string {
    if (!this.isRare(4)) return this.atom();
    const count = 1 + this.random.below(mostNested);
    switch (this.random.below(4)) {
      case 0:
        return "(".repeat(count) + this.atom() + ")".repeat(this.isRare(4) ? count - 1 : count);
      case 1:
        return `${"Suc (".repeat(count)}0${")".repeat(count)}`;
      case 2:
        return `(${"let x = (x, x) in ".repeat(Math.min(count, 40))}x = x)`;
      default:
        return `(${"x + ".repeat(count)}x)`;
    }
  }

  command(): string {
    const [n, m] = [this.name(), this.name()];
    const q = (text: string): string => (this.isRare(30) ? `"${text}` : `"${text}"`);
    switch (this.random.below(20)) {
      case 0:
        return `datatype ${this.pick(["", "'a ", "('a, 'b) "])}${n} = A${n} | B${n} ${q(this.type())} ${q(this.type())}`;
      case 1:
        return `fun ${n} :: ${q(`${this.type()} ⇒ ${this.type()}`)} where ${q(`${n} ${this.pick(["x", "0", "(Suc x)", "[]", "(x # xs)"])} = ${this.term()}`)}`;
      case 2:
        return `definition ${n} where ${q(`${n} = ${this.term()}`)}`;
      case 3:
        return `inductive ${n} :: ${q(`${this.type()} ⇒ bool`)} where ${q(`${n} ${this.atom()}`)} | ${q(`${n} x ⟹ ${n} (${this.term()})`)}`;
      case 4:
        return `abbreviation ${n} where ${q(`${n} x ≡ ${this.term()}`)}`;
      case 5:
        return `type_synonym 'a ${n} = ${q(this.type())}`;
      case 6:
        return `record ${n} = ${m} :: ${this.pick(["nat", '"nat list"', "'a"])}`;
      case 7:
        return `locale ${n} = fixes ${m} :: ${q(this.type())} assumes ${q(this.term())}\nbegin\n${this.isRare(3) ? "" : this.command()}\nend`;
      case 8:
        return `class ${n} = fixes ${m} :: ${q("'a ⇒ 'a")} assumes ${q(this.term())}`;
      case 9:
        return `notation ${m} (${q(this.pick(["_ & _", "x _", "_", "[_ : _]", "_ _ _", "'_", "(_"]))} ${this.random.below(101)})`;
      case 10:
        return `value ${this.pick(["", "[simp] ", "[code] "])}${q(this.term())}`;
      case 11:
        return `typedef ${n} = ${q(`{x :: ${this.type()}. ${this.term()}}`)} by auto`;
      case 12:
        return `axiomatization ${n} :: ${q(this.type())} where ${q(this.term())}`;
      case 13:
        return `primrec ${n} where ${q(`${n} [] = ${this.term()}`)} | ${q(`${n} (x # xs) = ${this.term()}`)}`;
      default:
        return this.lemma(q);
    }
  }

  private lemma(q: (text: string) => string): string {
    const tool = this.pick([
      "",
      "quickcheck",
      "nitpick",
      "quickcheck[random]",
      "quickcheck[narrowing]",
      "quickcheck[smart_exhaustive]",
      "refute",
    ]);
    const options = this.isRare(3) && tool !== "" && !tool.includes("[") ? `[${this.option()}]` : "";
    return `lemma ${this.name()}: ${this.isRare(5) ? `assumes ${q(this.term())} shows ` : ""}${q(this.term())} ${tool}${options} ${this.pick(["oops", "sorry", "by simp", "proof - qed", ""])}`;
  }

  private option(): string {
    return `${this.pick(["size", "timeout", "card", "card nat", "expect", "depth", "iterations", "sat_solver", "max", ...strange])} = ${this.pick(["1", "2", "0", "-1", "1-3", "true", "genuine", "x", "10000000000"])}`;
  }
}
