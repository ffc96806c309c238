import {
  apps,
  boolT,
  type Const,
  constant,
  type Equation,
  eq,
  False,
  type Free,
  free,
  fun,
  funs,
  listT,
  names,
  natT,
  numeral,
  pair,
  prodT,
  stripFun,
  type Term,
  type Theory,
  True,
  type Type,
  tcon,
} from "../../src/logic/index.ts";
import type { Random } from "./random-terms.ts";

/** A theory with random datatypes and functions on them by recursion over the first argument, on top of `base`. */
export interface RandomTheory {
  readonly theory: Theory;
  readonly functions: readonly Const[];
}

interface Made {
  readonly type: Type;
  readonly constructors: readonly Const[];
}

export function randomTheory(base: Theory, random: Random): RandomTheory {
  let theory = base;
  const data: Made[] = [];
  for (let i = 0; i < 2; i++) {
    const made = randomDatatype(random, `Random.t${i}`, data);
    theory = declareData(theory, made);
    data.push(made);
  }
  const functions: Const[] = [];
  for (let i = 0; i < 6; i++) {
    const made = randomFunction(random, `Random.f${i}`, data, functions);
    theory = declareFunction(theory, made.constant, made.equations);
    functions.push(made.constant);
  }
  return { theory, functions };
}

function randomDatatype(random: Random, name: string, known: readonly Made[]): Made {
  const type = tcon(name);
  const choices: readonly Type[] = [natT, boolT, listT(natT), prodT(natT, boolT), ...known.map((d) => d.type), type, type];
  const count = 2 + random.below(3);
  const constructors = Array.from({ length: count }, (_, i) => {
    // The first has no recursive argument, so that the type is inhabited.
    const args = Array.from({ length: random.below(i === 0 ? 2 : 4) }, () => random.pick(choices)).filter((t) => i > 0 || t !== type);
    return constant(`${name}.C${i}`, funs(args, type));
  });
  return { type, constructors };
}

function declareData(theory: Theory, { type, constructors }: Made): Theory {
  if (type.kind !== "con") return theory;
  const { name } = type;
  let consts = theory.consts;
  constructors.forEach((c, index) => {
    consts = consts.set(c.name, {
      name: c.name,
      type: c.type,
      spec: { kind: "constructor", type: name, index },
      role: { kind: "constructor", type: name },
    });
  });
  const types = theory.types.set(name, {
    name,
    arity: 0,
    definition: {
      kind: "datatype",
      co: false,
      params: [],
      constructors: constructors.map((c) => {
        const { args } = stripFun(c.type);
        return { name: c.name, args, selectors: args.map(() => null), discriminator: null };
      }),
      family: [name],
      caseConst: `${name}.case`,
    },
  });
  return theory.with({ consts, types });
}

function declareFunction(theory: Theory, c: Const, equations: readonly Equation[]): Theory {
  const spec = { kind: "equations", equations, sequential: true, origin: "fun" } as const;
  return theory.with({ consts: theory.consts.set(c.name, { name: c.name, type: c.type, spec, role: { kind: "plain" } }) });
}

interface Choice {
  readonly random: Random;
  readonly data: readonly Made[];
  readonly functions: readonly Const[];
  /** Variables and recursive calls that may be used. */
  readonly atoms: readonly Term[];
}

function randomFunction(
  random: Random,
  name: string,
  data: readonly Made[],
  functions: readonly Const[],
): { constant: Const; equations: Equation[] } {
  const subject = random.pick(data);
  const other = random.pick<Type>([natT, boolT, subject.type, fun(natT, natT)]);
  const result = random.pick<Type>([natT, boolT, listT(natT), subject.type, random.pick(data).type]);
  const c = constant(name, funs([subject.type, other], result));
  const y = free("y", other);
  const equations = subject.constructors.flatMap((k, index) => {
    // Now and then a case is missing: its value is unspecified.
    if (index > 0 && random.below(8) === 0) return [];
    const fields = stripFun(k.type).args.map((type, i) => free(`x${i}`, type));
    const recursive = fields.filter((x) => x.type === subject.type).map((x) => apps(c, [x, y]));
    const choice: Choice = { random, data, functions, atoms: [...fields, y, ...recursive] };
    return [{ lhs: apps(c, [apps(k, fields), y]), rhs: randomTerm(choice, result, 3), conditions: [] }];
  });
  return { constant: c, equations };
}

const op = (name: string, type: Type, result: Type = type): Const => constant(name, funs([type, type], result));

/** A random term of a type from the atoms, earlier functions, constructors and a few operations. */
function randomTerm(choice: Choice, type: Type, depth: number): Term {
  const { random, atoms, functions } = choice;
  const fitting = atoms.filter((t) => t.type === type);
  if (fitting.length > 0 && (depth <= 0 || random.below(3) === 0)) return random.pick(fitting);
  const sub = (t: Type): Term => randomTerm(choice, t, depth - 1);
  if (depth > 0 && random.below(4) === 0) {
    const test = constant(names.If, funs([boolT, type, type], type));
    return apps(test, [sub(boolT), sub(type), sub(type)]);
  }
  const earlier = functions.filter((f) => stripFun(f.type).result === type);
  if (depth > 0 && earlier.length > 0 && random.below(3) === 0) {
    const f = random.pick(earlier);
    return apps(f, stripFun(f.type).args.map(sub));
  }
  return madeTerm(choice, type, depth, sub);
}

function madeTerm(choice: Choice, type: Type, depth: number, sub: (t: Type) => Term): Term {
  const { random, data, atoms } = choice;
  if (type === natT) {
    const f = atoms.find((t): t is Free => t.kind === "free" && t.type === fun(natT, natT));
    if (depth > 0 && f !== undefined && random.below(3) === 0) return apps(f, [sub(natT)]);
    if (depth > 0 && random.below(2) === 0)
      return apps(op(random.pick([names.plus, names.minus, names.times]), natT), [sub(natT), sub(natT)]);
    return numeral(BigInt(random.below(4)), natT);
  }
  if (type === boolT) {
    if (depth <= 0) return random.pick([True, False]);
    const compared = random.pick([natT, boolT, ...data.map((d) => d.type)]);
    if (random.below(3) === 0) return apps(op(random.pick([names.conj, names.disj, names.implies]), boolT), [sub(boolT), sub(boolT)]);
    return random.below(2) === 0 ? eq(sub(compared), sub(compared)) : apps(op(names.less, natT, boolT), [sub(natT), sub(natT)]);
  }
  if (type === listT(natT)) {
    const nil = constant(names.Nil, type);
    const cons = constant(names.Cons, funs([natT, type], type));
    if (depth <= 0 || random.below(4) === 0) return nil;
    return random.below(2) === 0 ? apps(op("List.append", type), [sub(type), sub(type)]) : apps(cons, [sub(natT), sub(type)]);
  }
  if (type === prodT(natT, boolT)) return pair(sub(natT), sub(boolT));
  if (type === fun(natT, natT)) return constant(names.Suc, type);
  const made = data.find((d) => d.type === type);
  if (made === undefined) throw new Error("madeTerm: unknown type");
  const c = depth <= 0 ? made.constructors[0] : random.pick(made.constructors);
  if (c === undefined) throw new Error("madeTerm: no constructor");
  return apps(c, stripFun(c.type).args.map(sub));
}
