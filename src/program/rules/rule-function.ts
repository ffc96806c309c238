import { present } from "../../base/index.ts";
import { betaApply, stripFun } from "../../logic/index.ts";
import { ifThen, primitive } from "../language/expressions.ts";
import type { Primitive } from "../language/program.ts";
import type { Rule } from "../translate/translation.ts";
import { equality } from "./rule-logic.ts";

/** `f(x := y)`: applied at once where there is an argument, else a function value that knows its points. */
const update: Rule = {
  arity: 3,
  extra: true,
  translate: (tr, _c, [f, x, y, at, ...rest]) => {
    const base = present(f, "fun_upd: function");
    const key = present(x, "fun_upd: point");
    const value = present(y, "fun_upd: value");
    if (at === undefined) {
      const type = tr.types.id(base.type);
      return primitive("fun.update", type, [tr.expr(base), tr.expr(key), tr.expr(value)], type);
    }
    return tr.shareAll([at, ...rest], (atoms) => {
      const [point, ...others] = atoms;
      const here = present(point, "fun_upd: argument");
      return ifThen(equality(tr, here, key), tr.expr(betaApply(value, others)), tr.expr(betaApply(base, [here, ...others])));
    });
  },
};

/** Maps made from finitely many pairs know their points; with an argument, the theory's equations are as good. */
function pointwise(op: Primitive, arity: number): Rule {
  return {
    arity,
    extra: true,
    translate: (tr, c, args) => {
      const type = tr.types.of(stripFun(c.type, arity).result);
      if (args.length > arity || type.shape.kind !== "function" || type.shape.params.length !== 1) return null;
      return primitive(
        op,
        type.id,
        args.map((arg) => tr.expr(arg)),
        type.id,
      );
    },
  };
}

export const functionRules: ReadonlyMap<string, Rule> = new Map([
  ["Fun.fun_upd", update],
  ["Map.map_of", pointwise("fun.ofPairs", 1)],
  ["Map.map_add", pointwise("fun.mapAdd", 2)],
]);
