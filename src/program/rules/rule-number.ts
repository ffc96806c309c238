import { present } from "../../base/index.ts";
import { fractionTypes, intT, names, stripFun, type Type } from "../../logic/index.ts";
import { boolId, literal, primitive, use } from "../language/expressions.ts";
import type { Expr, MonoType, Primitive } from "../language/program.ts";
import type { Rule, Translation } from "../translate/translation.ts";

function isNumeric(type: MonoType): boolean {
  return type.shape.kind === "number" || type.shape.kind === "rational";
}

/** An operation of numbers of one type: applies when that type is a native number and `applies`. */
function numeric(op: Primitive, arity: number, applies: (type: MonoType) => boolean = isNumeric, result: "same" | "bool" = "same"): Rule {
  return {
    arity,
    translate: (tr, c, args) => {
      const on = tr.types.of(present(stripFun(c.type).args[0], "numeric: not a function"));
      if (!applies(on)) return null;
      return primitive(
        op,
        on.id,
        args.map((arg) => tr.expr(arg)),
        result === "bool" ? boolId : on.id,
      );
    },
  };
}

const isInteger = (type: MonoType): boolean => type.shape.kind === "number";
const isInt = (type: MonoType): boolean => type.shape.kind === "number" && type.shape.sort === "int";
const isSigned = (type: MonoType): boolean => isInt(type) || type.shape.kind === "rational";
const isRational = (type: MonoType): boolean => type.shape.kind === "rational";

/** Operations by the name of the class operation, tried at the type of the first argument. */
const operations: readonly (readonly [string, Rule])[] = [
  [names.plus, numeric("add", 2)],
  [names.minus, numeric("sub", 2)],
  [names.times, numeric("mul", 2)],
  [names.uminus, numeric("neg", 1, isSigned)],
  [names.less, numeric("lt", 2, isNumeric, "bool")],
  [names.lessEq, numeric("le", 2, isNumeric, "bool")],
  [names.divide, numeric("div", 2)],
  ["Rings.modulo_class.modulo", numeric("mod", 2, isInteger)],
  ["Fields.inverse_class.inverse", numeric("inverse", 1, isRational)],
  ["Groups.abs_class.abs", numeric("abs", 1, isSigned)],
  ["Rings.dvd_class.dvd", numeric("dvd", 2, isInteger, "bool")],
  ["Power.power_class.power", power()],
  [names.Suc, numeric("suc", 1)],
];

function power(): Rule {
  return {
    arity: 2,
    translate: (tr, c, args) => {
      const on = tr.types.of(present(stripFun(c.type).args[0], "power: not a function"));
      return isNumeric(on)
        ? primitive(
            "pow",
            on.id,
            args.map((arg) => tr.expr(arg)),
            on.id,
          )
        : null;
    },
  };
}

/** Conversions between the kinds of numbers, which share one representation. */
function conversion(op: Primitive, applies: (from: MonoType, to: MonoType) => boolean): Rule {
  return {
    arity: 1,
    translate: (tr, c, args) => {
      const { from, to } = ends(tr, c.type);
      return applies(from, to)
        ? primitive(
            op,
            from.id,
            args.map((arg) => tr.expr(arg)),
            to.id,
          )
        : null;
    },
  };
}

function ends(tr: Translation, type: Type): { readonly from: MonoType; readonly to: MonoType } {
  const { args, result } = stripFun(type, 1);
  return { from: tr.types.of(present(args[0], "ends: not a function")), to: tr.types.of(result) };
}

/** `numeral`, `zero`, `one` on native numbers where they are not literals already. */
const zeroOne = (value: number): Rule => ({
  arity: 0,
  translate: (tr, c): Expr | null => {
    const type = tr.types.of(c.type);
    return isNumeric(type) ? literal(value, type.id) : null;
  },
});

/** `quotient_of q`: numerator and denominator. */
const quotientOf: Rule = {
  arity: 1,
  translate: (tr, c, args) => {
    const pairType = tr.types.of(stripFun(c.type).result);
    const int = tr.types.id(intT);
    return tr.bind(present(args[0], "quotient_of: argument"), ({ local }) => ({
      kind: "construct",
      type: pairType.id,
      index: 0,
      args: [primitive("numerator", local.type, [use(local)], int), primitive("denominator", local.type, [use(local)], int)],
    }));
  },
};

const classOperation: ReadonlyMap<string, string> = new Map([
  ["zero", names.zero],
  ["one", names.one],
  ["plus", names.plus],
  ["minus", names.minus],
  ["uminus", names.uminus],
  ["times", names.times],
  ["less", names.less],
  ["less_eq", names.lessEq],
  ["divide", names.divide],
  ["modulo", "Rings.modulo_class.modulo"],
  ["inverse", "Fields.inverse_class.inverse"],
]);

/** Instances of class operations that the library declares as native are the operations above under their own names. */
function nativeInstances(): [string, Rule][] {
  const table = new Map<string, Rule>([...operations, [names.zero, zeroOne(0)], [names.one, zeroOne(1)]]);
  const homes: readonly (readonly [string, readonly string[]])[] = [
    ["nat", ["Nat", "Euclidean_Rings"]],
    ["int", ["Int", "Euclidean_Rings"]],
    ...fractionTypes.map(({ theory, name }): [string, string[]] => [name, [theory]]),
  ];
  return homes.flatMap(([type, theories]) =>
    [...classOperation].flatMap(([short, full]) => {
      const rule = present(table.get(full), "nativeInstances: operation");
      return theories.map((theory): [string, Rule] => [`${theory}.${short}_${type}_inst.${short}_${type}`, rule]);
    }),
  );
}

export const numberRules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...operations,
  ...nativeInstances(),
  ["Int.int_of_nat", conversion("embed", () => true)],
  ...fractionTypes.map(({ theory, name }): [string, Rule] => [
    `${theory}.floor_${name}_inst.floor_${name}`,
    conversion("floor", () => true),
  ]),
  ["Rat.quotient_of", quotientOf],
  [names.zero, zeroOne(0)],
  [names.one, zeroOne(1)],
  ["Nat.semiring_1_class.of_nat", conversion("embed", (_from, to) => isNumeric(to))],
  ["Int.ring_1_class.of_int", conversion("embed", (_from, to) => isSigned(to))],
  ["Int.nat", conversion("int.nat", () => true)],
]);
