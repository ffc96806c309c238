/**
 * Random programs in two layers as theory text, and their models by the plainest iteration. The lower layer has a function, flattened to a
 * relation where it must be; the upper one negates the lower, also under quantifiers, takes tuples and applies a closure to predicates.
 */
import fc from "fast-check";
import { values } from "./horn-program.ts";

type Value = (typeof values)[number];

/** A variable, a value, or the function of one of them. */
interface Argument {
  readonly name: string;
  readonly isApplied: boolean;
}

interface Literal {
  readonly kind: "q" | "r" | "s" | "closure q" | "closure r" | "not q" | "not r" | "no q" | "every r";
  readonly args: readonly [Argument, Argument];
}

export interface LayeredRule {
  readonly head: Literal;
  readonly body: readonly Literal[];
}

export interface LayeredProgram {
  /** The values of the function at A, B and C. */
  readonly f: readonly Value[];
  readonly lower: readonly LayeredRule[];
  readonly upper: readonly LayeredRule[];
}

const argument: fc.Arbitrary<Argument> = fc.record({
  name: fc.constantFrom("x", "y", "z", "x", "y", ...values),
  isApplied: fc.boolean().chain((b) => (b ? fc.boolean() : fc.constant(false))),
});

const literal = (kinds: readonly Literal["kind"][]): fc.Arbitrary<Literal> =>
  fc.record({ kind: fc.constantFrom(...kinds), args: fc.tuple(argument, argument) });

const rules = (heads: readonly Literal["kind"][], bodies: readonly Literal["kind"][]): fc.Arbitrary<readonly LayeredRule[]> =>
  fc
    .array(fc.record({ head: literal(heads), body: fc.array(literal(bodies), { maxLength: 3 }) }), { minLength: 2, maxLength: 4 })
    .map((made) => [...heads.map(fact), ...made]);

function fact(kind: Literal["kind"]): LayeredRule {
  const at = (name: string): Argument => ({ name, isApplied: false });
  return { head: { kind, args: [at("A"), at("B")] }, body: [] };
}

export const layeredProgram: fc.Arbitrary<LayeredProgram> = fc.record({
  f: fc.array(fc.constantFrom(...values), { minLength: 3, maxLength: 3 }),
  lower: rules(["q", "r"], ["q", "r"]),
  upper: rules(["s"], ["q", "s", "closure q", "closure r", "not q", "not r", "no q", "every r"]),
});

export function layeredText({ f, lower, upper }: LayeredProgram): string {
  const equations = f.map((value, i) => `"f ${values[i]} = ${value}"`).join(" | ");
  return `datatype d = ${values.join(" | ")}
fun f :: "d ⇒ d" where ${equations}
inductive closure :: "(d ⇒ d ⇒ bool) ⇒ d ⇒ d ⇒ bool" for u where
  "u x y ⟹ closure u x y" | "u x y ⟹ closure u y z ⟹ closure u x z"
inductive q :: "d ⇒ d ⇒ bool" and r :: "d ⇒ d ⇒ bool" where
  ${lower.map(ruleText).join("\n| ")}
inductive s :: "d × d ⇒ bool" where
  ${upper.map(ruleText).join("\n| ")}
`;
}

function ruleText({ head, body }: LayeredRule): string {
  return `"${[...body, head].map(literalText).join(" ⟹ ")}"`;
}

function literalText({ kind, args }: Literal): string {
  const [a, b] = args.map(({ name, isApplied }) => (isApplied ? `(f ${name})` : name));
  if (kind === "s") return `s (${a}, ${b})`;
  if (kind === "no q") return `¬ (∃w. q ${a} w)`;
  if (kind === "every r") return `(∀w. r w ${b})`;
  return kind.startsWith("not ") ? `¬ ${kind.slice(4)} ${a} ${b}` : `${kind} ${a} ${b}`;
}

/** All true atoms of the upper layer, as `A B`. */
export function layeredModel({ f, lower, upper }: LayeredProgram): ReadonlySet<string> {
  const model = new Set<string>();
  iterate(lower, f, model, (kind, at) => model.has(`${kind} ${at}`));
  const closures = new Map(["q", "r"].map((u) => [u, closure(u, model)]));
  iterate(upper, f, model, (kind, at) => {
    if (kind.startsWith("not ")) return !model.has(`${kind.slice(4)} ${at}`);
    const [first, second] = at.split(" ");
    if (kind === "no q") return !values.some((w) => model.has(`q ${first} ${w}`));
    if (kind === "every r") return values.every((w) => model.has(`r ${w} ${second}`));
    if (kind.startsWith("closure ")) return closures.get(kind.slice(8))?.has(at) === true;
    return model.has(`${kind} ${at}`);
  });
  return new Set([...model].filter((a) => a.startsWith("s ")).map((a) => a.slice(2)));
}

function iterate(
  program: readonly LayeredRule[],
  f: readonly Value[],
  model: Set<string>,
  holds: (kind: Literal["kind"], at: string) => boolean,
): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const rule of program)
      for (const x of values)
        for (const y of values)
          for (const z of values) {
            const meaning = ({ name, isApplied }: Argument): string => {
              const plain = { x, y, z }[name] ?? name;
              return isApplied ? (f[values.indexOf(plain as Value)] ?? plain) : plain;
            };
            const at = ({ args }: Literal): string => args.map(meaning).join(" ");
            const atom = `${rule.head.kind} ${at(rule.head)}`;
            if (model.has(atom) || !rule.body.every((b) => holds(b.kind, at(b)))) continue;
            model.add(atom);
            changed = true;
          }
  }
}

function closure(u: string, model: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([...model].filter((a) => a.startsWith(`${u} `)).map((a) => a.slice(2)));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const x of values)
      for (const y of values) for (const z of values) if (found.has(`${x} ${y}`) && found.has(`${y} ${z}`)) found.add(`${x} ${z}`);
  }
  return found;
}

/** A condition between two natural numbers: its text and what it means. */
interface Condition {
  readonly text: string;
  holds(x: number, y: number): boolean;
}

const small = fc.nat({ max: 5 });

const minus = (a: number, b: number): number => Math.max(0, a - b);

const condition: fc.Arbitrary<Condition> = fc.record({ form: fc.nat({ max: 19 }), c: small, d: small }).map(({ form, c, d }): Condition => {
  const isPoint = (x: number): boolean => x === c || x === d;
  const look = (x: number): number | null => (x === c ? d : x === d ? c + 1 : null);
  const forms: readonly Condition[] = [
    { text: `${c} ≤ x`, holds: (x) => c <= x },
    { text: `x < ${c}`, holds: (x) => x < c },
    { text: "x ≤ y", holds: (x, y) => x <= y },
    { text: `y < x + ${c}`, holds: (x, y) => y < x + c },
    { text: `y = x + ${c}`, holds: (x, y) => y === x + c },
    { text: `${c} + y = x`, holds: (x, y) => c + y === x },
    { text: `y - ${c} = x`, holds: (x, y) => minus(y, c) === x },
    { text: `y * ${c + 1} = x`, holds: (x, y) => y * (c + 1) === x },
    { text: `y = Suc (Suc x) - ${c}`, holds: (x, y) => y === minus(x + 2, c) },
    { text: `¬ (x < y)`, holds: (x, y) => !(x < y) },
    { text: `${c} - x = y`, holds: (x, y) => minus(c, x) === y },
    { text: `x = ${c + 3} - (y + ${d})`, holds: (x, y) => x === minus(c + 3, y + d) },
    { text: `${c} - x = ${d}`, holds: (x) => minus(c, x) === d },
    { text: `${c + 1} * x + ${d} = y`, holds: (x, y) => (c + 1) * x + d === y },
    { text: `x - y = ${d}`, holds: (x, y) => minus(x, y) === d },
    { text: `look [(${c}, ${d}), (${d}, ${c + 1})] x = Some y`, holds: (x, y) => look(x) === y },
    { text: `look [(${c}, ${d}), (${d}, Suc y)] x = Some ${c}`, holds: (x, y) => (x === c ? d : x === d ? y + 1 : null) === c },
    { text: `[${d} ↦ ${c + 1}, ${c} ↦ ${d}] x = Some y`, holds: (x, y) => look(x) === y },
    { text: `x ∈ dom (map_of [(${c}, True), (${d}, False)])`, holds: isPoint },
    { text: `side (x < ${c}) ${d} = y`, holds: (x, y) => (x < c ? d : d + 2) === y },
  ];
  return forms[form] ?? { text: "True", holds: () => true };
});

/** Rules for a relation `n` between natural numbers, each a conjunction. */
export const intervalRules: fc.Arbitrary<readonly (readonly Condition[])[]> = fc.array(
  fc.array(condition, { minLength: 1, maxLength: 3 }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

export function intervalText(given: readonly (readonly Condition[])[]): string {
  const lines = given.map((conditions) => `"${[...conditions.map((c) => c.text), "n x y"].join(" ⟹ ")}"`);
  return `fun look :: "(nat × nat) list ⇒ nat ⇒ nat option" where
  "look [] k = None" | "look ((k, v) # kvs) k' = (if k = k' then Some v else look kvs k')"
fun side :: "bool ⇒ nat ⇒ nat" where "side True n = n" | "side False n = n + 2"
inductive n :: "nat ⇒ nat ⇒ bool" where\n  ${lines.join("\n| ")}\n`;
}
