/**
 * Ground terms of a type as choices: a generator that makes a term of them, and the choices that make a given term. Terms found in any other
 * way shrink by this along their type.
 */
import {
  abs,
  app,
  apps,
  boolT,
  char,
  charT,
  constant,
  datatypeAt,
  destApps,
  destChar,
  destList,
  destNumeral,
  domain,
  False,
  fun,
  funs,
  insertAll,
  intT,
  list,
  names,
  natT,
  numeral,
  range,
  showTerm,
  stripApp,
  type Term,
  type Theory,
  True,
  type Type,
  type TypeCon,
  unitT,
  updated,
} from "../../logic/index.ts";
import { Gen } from "../../quickcheck/index.ts";

/** The terms of one type. Law: `gen`, answered as `answers(t)` says, gives `t`. */
export interface TypedTerms {
  readonly gen: Gen<Term>;
  answers(t: Term): readonly number[];
}

/** A type whose terms are not made of choices here. */
class UnknownType extends RangeError {
  override readonly name = "UnknownType";
}

/** Lists, sets and functions are not longer than this. */
const longest = 10_000;
/** The simplest character. */
const simplestCode = 97;

/** The terms of ground types, each type met once. */
export class TermTypes {
  private readonly theory: Theory;
  private readonly made = new Map<Type, TypedTerms>();

  constructor(theory: Theory) {
    this.theory = theory;
  }

  /** The terms of a type. Throws an `UnknownType` where some part of it has values of another sort. */
  of(type: Type): TypedTerms {
    const known = this.made.get(type);
    if (known !== undefined) return known;
    let terms: TypedTerms | null = null;
    // Types lead back to themselves: what is needed of them is looked up when it is needed.
    const later: TypedTerms = {
      gen: new Gen((source) => (terms ?? later).gen.draw(source)),
      answers: (t) => (terms ?? later).answers(t),
    };
    this.made.set(type, later);
    terms = this.make(type);
    return later;
  }

  private make(type: Type): TypedTerms {
    if (type === natT) return numbers(0, (n) => numeral(BigInt(n), natT));
    if (type === intT) return numbers(Number.MIN_SAFE_INTEGER, integer);
    if (type === charT) return characters;
    if (type === boolT) return oneOf([False, True]);
    if (type === unitT) return oneOf([constant(names.Unity, unitT)]);
    if (type.kind !== "con") throw new UnknownType("a type is left open");
    const [first] = type.args;
    if (type.name === "List.list" && first !== undefined)
      return sequence(
        this.of(first),
        (items) => list(items, first),
        (t) => destList(t) ?? [],
      );
    if (type.name === "Set.set" && first !== undefined) return sequence(this.of(first), (items) => inserted(items, type), elementsOf);
    if (type.name === "fun") return this.functions(type);
    return this.data(type);
  }

  private data(type: TypeCon): TypedTerms {
    const datatype = datatypeAt(this.theory, type);
    if (datatype === null || datatype.data.co) throw new UnknownType(`values of the type ${type.name} cannot be taken apart`);
    const constructors = datatype.constructors.map(({ name, args: types }) => {
      return { name, head: constant(name, funs(types, type)), types, args: types.map((arg) => this.of(arg)) };
    });
    // The simplest comes to an end soonest: with the simplest answers only, every value is finite.
    const heights = new Map(constructors.map((c) => [c, this.heightOf(c.types, new Set([type]))]));
    const ordered = constructors.toSorted((a, b) => (heights.get(a) ?? 0) - (heights.get(b) ?? 0));
    const gen: Gen<Term> = new Gen((source) => {
      source.open("recursion", gen);
      const { head, args } = ordered[source.alternative(ordered.length)] as (typeof ordered)[number];
      const made = args.map((arg) => drawn(arg.gen, source));
      source.close();
      return apps(head, made);
    });
    const answers = (t: Term): readonly number[] => {
      const { head, args } = stripApp(t);
      const index = ordered.findIndex((c) => head.kind === "const" && c.name === head.name);
      return [index, ...args.flatMap((arg, i) => ordered[index]?.args[i]?.answers(arg) ?? [])];
    };
    return { gen, answers };
  }

  /** How deep the least value with such fields is, at least. */
  private heightOf(fields: readonly Type[], above: ReadonlySet<Type>): number {
    return Math.max(0, ...fields.map((field) => 1 + this.leastHeight(field, above)));
  }

  private leastHeight(type: Type, above: ReadonlySet<Type>): number {
    if (above.has(type)) return Number.POSITIVE_INFINITY;
    const datatype = type.kind === "con" && type.name !== "List.list" ? datatypeAt(this.theory, type) : null;
    if (datatype === null || type === natT) return 0;
    const within = new Set([...above, type]);
    return Math.min(...datatype.constructors.map(({ args }) => this.heightOf(args, within)));
  }

  /** A value everywhere, changed at some points. */
  private functions(type: Type): TypedTerms {
    const [from, to] = [this.of(domain(type)), this.of(range(type))];
    const gen: Gen<Term> = new Gen((source) => {
      const everywhere = drawn(to.gen, source);
      source.open("list", gen);
      let made: Term = abs("_", domain(type), everywhere);
      for (let left = source.integer(0, longest, 0); left > 0; left--) {
        source.open("part", from);
        made = updated(made, drawn(from.gen, source), drawn(to.gen, source));
        source.close();
      }
      source.close();
      return made;
    });
    const answers = (t: Term): readonly number[] => {
      const { everywhere, points } = pointsOf(t);
      return [...to.answers(everywhere), points.length, ...points.flatMap(([x, y]) => [...from.answers(x), ...to.answers(y)])];
    };
    return { gen, answers };
  }
}

type DrawingFrom = Parameters<Gen<Term>["draw"]>[0];

function drawn(gen: Gen<Term>, source: DrawingFrom): Term {
  source.open("part", gen);
  const t = gen.draw(source);
  source.close();
  return t;
}

function numbers(least: number, make: (n: number) => Term): TypedTerms {
  return {
    gen: new Gen((source) => make(source.integer(least, Number.MAX_SAFE_INTEGER, 0))),
    answers: (t) => [numberOf(t)],
  };
}

function integer(n: number): Term {
  return n >= 0 ? numeral(BigInt(n), intT) : app(constant(names.uminus, fun(intT, intT)), numeral(BigInt(-n), intT));
}

function numberOf(t: Term): number {
  const [negated] = destApps(t, names.uminus, 1) ?? [];
  return negated === undefined ? Number(destNumeral(t) ?? 0n) : -numberOf(negated);
}

const characters: TypedTerms = {
  gen: new Gen((source) => char(source.integer(0, 255, simplestCode))),
  answers: (t) => [(destChar(t) ?? simplestCode) - simplestCode],
};

function oneOf(terms: readonly Term[]): TypedTerms {
  return {
    gen: new Gen((source) => terms[terms.length > 1 ? source.alternative(terms.length) : 0] as Term),
    answers: (t) => (terms.length > 1 ? [terms.findIndex((one) => showTerm(one) === showTerm(t))] : []),
  };
}

function sequence(item: TypedTerms, make: (items: readonly Term[]) => Term, itemsOf: (t: Term) => readonly Term[]): TypedTerms {
  const gen: Gen<Term> = new Gen((source) => {
    source.open("list", gen);
    const length = source.integer(0, longest, 0);
    const items: Term[] = [];
    while (items.length < length) items.push(drawn(item.gen, source));
    source.close();
    return make(items);
  });
  const answers = (t: Term): readonly number[] => {
    const items = itemsOf(t);
    return [items.length, ...items.flatMap((one) => item.answers(one))];
  };
  return { gen, answers };
}

function inserted(items: readonly Term[], type: Type): Term {
  const distinct = [...new Map(items.map((t) => [showTerm(t), t])).values()];
  return insertAll(distinct, type);
}

function elementsOf(t: Term): readonly Term[] {
  const [x, rest] = destApps(t, names.insert, 2) ?? [];
  return x === undefined || rest === undefined ? [] : [x, ...elementsOf(rest)];
}

/** The points where a function was changed, in order, and its value elsewhere. */
export function pointsOf(t: Term): { readonly everywhere: Term; readonly points: readonly (readonly [Term, Term])[] } {
  const [base, x, y] = destApps(t, names.funUpd, 3) ?? [];
  if (base === undefined || x === undefined || y === undefined) {
    if (t.kind !== "abs") throw new RangeError("a function that is not given by points");
    return { everywhere: t.body, points: [] };
  }
  const { everywhere, points } = pointsOf(base);
  // A function on a finite type is given at every point, and elsewhere it is nothing.
  const isOpen = everywhere.kind === "const" && everywhere.name === "HOL.undefined";
  return { everywhere: isOpen ? y : everywhere, points: [...points, [x, y]] };
}
