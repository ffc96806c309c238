/** Random ground values of a type, as terms. */
import {
  abs,
  apps,
  boolT,
  constant,
  domain,
  False,
  fun,
  isFun,
  list,
  listT,
  natT,
  numeral,
  range,
  setT,
  substType,
  type Term,
  type Theory,
  True,
  type Type,
} from "../../src/logic/index.ts";
import type { Random } from "./random.ts";

/** A value, or null where the type has none that can be written down. */
export function randomValue(theory: Theory, random: Random, ty: Type, depth = 3): Term | null {
  if (ty.kind === "var") return null;
  if (ty === natT) return numeral(BigInt(random.below(6)), natT);
  if (ty === boolT) return random.pick([True, False]);
  if (isFun(ty)) {
    const value = randomValue(theory, random, range(ty), depth - 1);
    return value === null ? null : abs("u", domain(ty), value);
  }
  if (ty === listT(natT))
    return list(
      random.some(random.below(4), [0n, 1n, 2n]).map((n) => numeral(n, natT)),
      natT,
    );
  if (ty.name === "Set.set") return constant(random.pick(["Orderings.top_class.top", "Orderings.bot_class.bot"]), setT(ty.args[0] ?? ty));
  return constructed(theory, random, ty, depth);
}

function constructed(theory: Theory, random: Random, ty: Type, depth: number): Term | null {
  const data = ty.kind === "con" ? theory.datatype(ty.name) : null;
  if (data === null || depth < 0) return null;
  const plain = data.constructors.filter((c) => c.args.length === 0);
  const { name, args } = random.pick(depth === 0 && plain.length > 0 ? plain : data.constructors);
  const params = new Map(data.params.map((v, i) => [v, (ty.kind === "con" ? ty.args[i] : undefined) ?? v]));
  const fields = args.map((arg) => randomValue(theory, random, substType(params, arg), depth - 1));
  const values = fields.filter((t) => t !== null);
  if (values.length < fields.length) return null;
  return apps(
    constant(
      name,
      values.reduceRight<Type>((r, t) => fun(t.type, r), ty),
    ),
    values,
  );
}
