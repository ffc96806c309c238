import { present } from "../../base/index.ts";
import { betaApply, names, stripApp, type Term } from "../../logic/index.ts";
import { and, boolId, ifThen, no, not, or, primitive, yes } from "../language/expressions.ts";
import type { Expr } from "../language/program.ts";
import { constructorIndex } from "../translate/construct.ts";
import type { Rule, Translation } from "../translate/translation.ts";

function arg(args: readonly Term[], i: number): Term {
  return present(args[i], "rule: missing argument");
}

const binary = (make: (a: Expr, b: Expr) => Expr): Rule => ({
  arity: 2,
  translate: (tr, _c, args) => make(tr.expr(arg(args, 0)), tr.expr(arg(args, 1))),
});

/** Equality; with a constructor on one side it becomes a case distinction that builds nothing. */
export function equality(tr: Translation, a: Term, b: Term): Expr {
  const type = tr.types.of(a.type);
  if (type.shape.kind === "bool") return primitive("eq", type.id, [tr.expr(a), tr.expr(b)], boolId);
  const left = againstConstructor(tr, a, b) ?? againstConstructor(tr, b, a);
  return left ?? primitive("eq", type.id, [tr.expr(a), tr.expr(b)], boolId);
}

/** `t = C a₁ … aₙ` for a free constructor of a data type. */
function againstConstructor(tr: Translation, t: Term, made: Term): Expr | null {
  const type = tr.types.of(t.type);
  const { head, args } = stripApp(made);
  if (type.shape.kind !== "data" || !type.shape.free || head.kind !== "const") return null;
  const index = constructorIndex(type, head.name);
  const layout = type.shape.constructors[index];
  if (layout === undefined || layout.fields.length !== args.length) return null;
  if (args.length === 0) return { kind: "is", subject: tr.expr(t), index };
  return tr.bind(t, ({ local }) => {
    const fields = layout.fields.map((field, i) => tr.fresh(`${local.name}${i + 1}`, tr.types.get(field).type));
    const body = fields.reduceRight<Expr>((rest, field, i) => and(equality(tr, field.free, arg(args, i)), rest), yes);
    const arms = [{ index, fields: fields.map((f) => f.local), body }];
    const complete = type.shape.kind === "data" && type.shape.constructors.length === 1;
    return { kind: "switch", subject: { kind: "local", local }, arms, otherwise: complete ? null : no };
  });
}

/** Connectives, equality, conditional and local definition. */
export const logicRules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [names.conj, binary(and)],
  [names.disj, binary(or)],
  [names.implies, binary((a, b) => or(not(a), b))],
  [names.Not, { arity: 1, translate: (tr, _c, args) => not(tr.expr(arg(args, 0))) }],
  [names.eq, { arity: 2, translate: (tr, _c, args) => equality(tr, arg(args, 0), arg(args, 1)) }],
  [
    names.If,
    {
      arity: 3,
      extra: true,
      translate: (tr, _c, [test, then, otherwise, ...rest]) =>
        tr.shareAll(rest, (extra) => {
          const branch = (t: Term | undefined): Expr => tr.expr(betaApply(present(t, "If: branch"), extra));
          return ifThen(tr.expr(present(test, "If: test")), branch(then), branch(otherwise));
        }),
    },
  ],
  [names.undefined, { arity: 0, translate: (tr, c) => tr.signal(c, [], tr.types.id(c.type), "unspecified") }],
  [
    "HOL.beyond_execution",
    {
      arity: 1,
      translate: (tr, c, args) => {
        const { head } = stripApp(arg(args, 0));
        return tr.signal(head.kind === "const" ? head : c, [], tr.types.id(arg(args, 0).type), "beyond");
      },
    },
  ],
  [
    names.Let,
    {
      arity: 2,
      extra: true,
      translate: (tr, _c, [value, body, ...rest]) => tr.beta(present(body, "Let: body"), [present(value, "Let: value"), ...rest]),
    },
  ],
]);
