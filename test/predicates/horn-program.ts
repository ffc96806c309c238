/** Random Horn programs over a small type, as theory text, and their least models by the plainest iteration. */
import fc from "fast-check";

export const values = ["A", "B", "C"] as const;

/** A predicate by its number of arguments. */
export const arities: Readonly<Record<string, number>> = { p: 1, q: 2, r: 2 };

export interface Atom {
  readonly predicate: string;
  /** Variables are small letters, values capitals. */
  readonly args: readonly string[];
}

export interface HornRule {
  readonly head: Atom;
  readonly body: readonly Atom[];
}

const argument = fc.constantFrom("x", "y", "z", "x", "y", ...values);

const atom: fc.Arbitrary<Atom> = fc
  .constantFrom("p", "q", "r")
  .chain((predicate) =>
    fc.array(argument, { minLength: arities[predicate] ?? 1, maxLength: arities[predicate] ?? 1 }).map((args) => ({ predicate, args })),
  );

/** A program in which every predicate has a rule. */
export const hornProgram: fc.Arbitrary<readonly HornRule[]> = fc
  .array(fc.record({ head: atom, body: fc.array(atom, { maxLength: 3 }) }), { minLength: 3, maxLength: 7 })
  .map((rules) => [...Object.keys(arities).map((predicate): HornRule => fact(predicate)), ...rules]);

function fact(predicate: string): HornRule {
  return { head: { predicate, args: values.slice(0, arities[predicate]) }, body: [] };
}

const show = ({ predicate, args }: Atom): string => [predicate, ...args].join(" ");

/** The program as mutually inductive predicates. */
export function theoryText(rules: readonly HornRule[]): string {
  const type = (arity: number): string => [...Array.from({ length: arity }, () => "d"), "bool"].join(" ⇒ ");
  const heads = Object.entries(arities).map(([name, arity]) => `${name} :: "${type(arity)}"`);
  const lines = rules.map(({ head, body }) => `"${[...body, head].map(show).join(" ⟹ ")}"`);
  return `datatype d = ${values.join(" | ")}\ninductive ${heads.join(" and ")} where\n  ${lines.join("\n| ")}\n`;
}

/** All true atoms, as `q A B`. */
export function leastModel(rules: readonly HornRule[]): ReadonlySet<string> {
  const model = new Set<string>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const rule of rules)
      for (const x of values)
        for (const y of values)
          for (const z of values) {
            const at = ({ predicate, args }: Atom): string =>
              [predicate, ...args.map((a) => (a === "x" ? x : a === "y" ? y : a === "z" ? z : a))].join(" ");
            if (model.has(at(rule.head)) || !rule.body.every((b) => model.has(at(b)))) continue;
            model.add(at(rule.head));
            changed = true;
          }
  }
  return model;
}
