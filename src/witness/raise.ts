/** Values back to ground terms, evaluated completely. */
import { present } from "../base/index.ts";
import { CannotSay, described, fieldTypes, knownNumber, type Machine, pointsOf, Thunk, type Value } from "../judge/index.ts";
import {
  abs,
  app,
  apps,
  carvedAt,
  constant,
  domain,
  fun,
  funs,
  insertAll,
  isFun,
  names,
  numeral,
  range,
  type Term,
  type Type,
  updated,
} from "../logic/index.ts";

/** The term of a value at a type. Functions become updates: of `λ_. undefined` on a finite domain, otherwise of their value elsewhere. */
export function raiseValue(machine: Machine, ty: Type, value: Value): Term {
  if (ty.kind === "var") throw new CannotSay("a value of an unknown type");
  if (isFun(ty)) return raiseFunction(machine, ty, value);
  const carved = carvedAt(machine.theory, ty);
  if (carved !== null) return app(constant(carved.definition.abs, fun(carved.base, ty)), raiseValue(machine, carved.base, value));
  switch (value.kind) {
    case "number":
      return raiseNumber(ty, knownNumber(Thunk.of(value)));
    case "data": {
      if (machine.carrier(ty) !== null) return constant(value.constructor, ty);
      const types = fieldTypes(machine, ty, value.constructor);
      const fields = value.args.map((x, i) => raiseValue(machine, present(types[i], "raiseValue: field"), x.force()));
      return apps(constant(value.constructor, funs(types, ty)), fields);
    }
    case "set":
      return raiseSet(machine, ty, value);
    case "function":
      throw new CannotSay("a function where data was expected");
  }
}

function raiseNumber(ty: Type, { above, below }: { readonly above: bigint; readonly below: bigint }): Term {
  const size = above < 0n ? -above : above;
  const magnitude =
    below === 1n ? numeral(size, ty) : apps(constant(names.divide, funs([ty, ty], ty)), [numeral(size, ty), numeral(below, ty)]);
  return above < 0n ? app(constant(names.uminus, fun(ty, ty)), magnitude) : magnitude;
}

function raiseSet(machine: Machine, ty: Type, value: Value & { kind: "set" }): Term {
  const element = present(ty.kind === "con" ? ty.args[0] : undefined, "raiseSet: element type");
  const elements = machine.elementsOf(element, value);
  const chain = (xs: readonly Thunk[]): Term =>
    insertAll(
      xs.map((x) => raiseValue(machine, element, x.force())),
      ty,
    );
  if (elements !== null) return chain(elements);
  const known = described(machine, element, value);
  if (known.form !== "cofinite") throw new CannotSay("a set that cannot be listed");
  return known.elements.length === 0 ? constant(names.top, ty) : app(constant(names.uminus, fun(ty, ty)), chain(known.elements));
}

function raiseFunction(machine: Machine, ty: Type, value: Value): Term {
  const [from, to] = [domain(ty), range(ty)];
  const points = pointsOf(machine, from, (x) => raiseValue(machine, to, machine.apply(value, [x])));
  if (points === null) throw new CannotSay("a function on an infinite type");
  const elsewhere = abs("_", from, points.elsewhere ?? constant(names.undefined, to));
  return points.rows.reduce<Term>((f, [x, y]) => updated(f, raiseValue(machine, from, x.force()), y), elsewhere);
}
