import {
  abs,
  app,
  apps,
  boolT,
  constant,
  domain,
  False,
  fun,
  funs,
  intT,
  names,
  natT,
  numeral,
  range,
  substType,
  type Term,
  type Theory,
  True,
  type Type,
} from "../../src/logic/index.ts";

/** A small generator of numbers, so that failures can be replayed from the seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed * 2654435761 + 1;
  }

  below(n: number): number {
    this.state = (Math.imul(this.state, 1103515245) + 12345) & 0x7fffffff;
    return (this.state >> 8) % n;
  }

  pick<A>(choices: readonly A[]): A {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new Error("pick: nothing to pick from");
    return chosen;
  }
}

/** A random ground value of a type as a term, null for types whose values are not known here. */
export function randomValue(theory: Theory, random: Random, ty: Type, depth: number): Term | null {
  if (ty === boolT) return random.pick([True, False]);
  if (ty === natT) return numeral(BigInt(random.below(depth > 1 ? 5 : 3)), ty);
  if (ty === intT) {
    const n = random.below(7) - 3;
    const t = numeral(BigInt(Math.abs(n)), ty);
    return n < 0 ? app(constant(names.uminus, fun(ty, ty)), t) : t;
  }
  if (ty.kind !== "con") return null;
  if (ty.name === "fun") return randomFunction(theory, random, ty, depth);
  if (ty.name === "Set.set") return randomSet(theory, random, ty, depth);
  return randomData(theory, random, ty, depth);
}

function randomFunction(theory: Theory, random: Random, ty: Type, depth: number): Term | null {
  const base = randomValue(theory, random, range(ty), depth - 1);
  if (base === null) return null;
  const update = constant("Fun.fun_upd", funs([ty, domain(ty), range(ty)], ty));
  let f: Term = abs("_", domain(ty), base);
  for (let i = random.below(3); i > 0; i--) {
    const x = randomValue(theory, random, domain(ty), depth - 1);
    const y = randomValue(theory, random, range(ty), depth - 1);
    if (x === null || y === null) return null;
    f = apps(update, [f, x, y]);
  }
  return f;
}

function randomSet(theory: Theory, random: Random, ty: Type, depth: number): Term | null {
  const element = ty.kind === "con" ? ty.args[0] : undefined;
  if (element === undefined) return null;
  let set: Term = constant(names.bot, ty);
  for (let i = random.below(4); i > 0; i--) {
    const x = randomValue(theory, random, element, depth - 1);
    if (x === null) return null;
    set = apps(constant(names.insert, funs([element, ty], ty)), [x, set]);
  }
  return random.below(10) === 0 ? app(constant(names.uminus, fun(ty, ty)), set) : set;
}

function randomData(theory: Theory, random: Random, ty: Type, depth: number): Term | null {
  if (ty.kind !== "con") return null;
  const data = theory.datatype(ty.name);
  if (data === null || data.co) return null;
  const subst = new Map(data.params.map((p, i) => [p, ty.args[i] ?? p]));
  const isRecursive = (arg: Type): boolean => arg.kind === "con" && (data.family.includes(arg.name) || arg.args.some(isRecursive));
  const flat = data.constructors.filter((c) => !c.args.some(isRecursive));
  const choices = depth <= 0 ? flat : data.constructors;
  if (choices.length === 0) return null;
  const c = random.pick(choices);
  const types = c.args.map((arg) => substType(subst, arg));
  const args = types.map((arg) => randomValue(theory, random, arg, depth - 1));
  if (!args.every((arg): arg is Term => arg !== null)) return null;
  return apps(constant(c.name, funs(types, ty)), args);
}
