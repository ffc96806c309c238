import { present } from "../../base/index.ts";
import { type Const, names, range, stripApp, stripFun, type Term, type Type } from "../../logic/index.ts";
import { and, boolId, no, not, or, primitive, use, yes } from "../language/expressions.ts";
import type { Expr, MonoType, Primitive } from "../language/program.ts";
import type { Rule, Translation } from "../translate/translation.ts";
import { equality } from "./rule-logic.ts";

function setType(tr: Translation, type: Type | undefined): MonoType | null {
  const mono = type === undefined ? null : tr.types.of(type);
  return mono?.shape.kind === "set" ? mono : null;
}

/** An operation of an overloaded constant at set types; `at` picks the set type from the constant's. */
function operation(op: Primitive, arity: number, result: "set" | "bool" | "nat" = "set", at = 0): Rule {
  return {
    arity,
    translate: (tr, c, args) => {
      const set = setType(tr, arity === 0 ? c.type : stripFun(c.type).args[at]);
      if (set === null) return null;
      const type = result === "bool" ? boolId : result === "set" ? set.id : tr.types.id(stripFun(c.type, arity).result);
      return primitive(
        op,
        set.id,
        args.map((arg) => tr.expr(arg)),
        type,
      );
    },
  };
}

const arg = (args: readonly Term[], i: number): Term => present(args[i], "rule-set: argument");

/** Membership looks into the set's construction, so that sets used for membership only are never built. */
function membership(tr: Translation, c: Const, x: Term, set: Term): Expr {
  const { head, args } = stripApp(set);
  const [a, b] = args;
  const inside = (x1: Term, s: Term): Expr => membership(tr, c, x1, s);
  if (head.kind === "const") {
    switch (head.name) {
      case names.Collect:
        if (a !== undefined) return tr.beta(a, [x]);
        break;
      case names.bot:
        return no;
      case names.top:
        return yes;
      case names.insert:
        if (a !== undefined && b !== undefined) return tr.share(x, (atom) => or(equality(tr, atom, a), inside(atom, b)));
        break;
      case "Lattices.sup_class.sup":
        if (a !== undefined && b !== undefined) return tr.share(x, (atom) => or(inside(atom, a), inside(atom, b)));
        break;
      case "Lattices.inf_class.inf":
        if (a !== undefined && b !== undefined) return tr.share(x, (atom) => and(inside(atom, a), inside(atom, b)));
        break;
      case names.minus:
        if (a !== undefined && b !== undefined) return tr.share(x, (atom) => and(inside(atom, a), not(inside(atom, b))));
        break;
      case names.uminus:
        if (a !== undefined) return not(inside(x, a));
        break;
      default:
        break;
    }
  }
  const type = tr.types.id(set.type);
  const list = head.kind === "const" && head.name === "List.list.set" && a !== undefined ? a : null;
  if (list !== null) return memberOfList(tr, x, list);
  const unfolded = tr.unfoldTerm(set);
  const shape = unfolded === null ? null : stripApp(unfolded).head;
  if (unfolded !== null && shape?.kind === "const" && shape.name === names.Collect) return inside(x, unfolded);
  return primitive("set.member", type, [tr.expr(x), tr.expr(set)], boolId);
}

function memberOfList(tr: Translation, x: Term, list: Term): Expr {
  return tr.share(x, (atom) => {
    const element = tr.fresh("e", x.type);
    return {
      kind: "fold",
      domain: { kind: "list", list: tr.expr(list) },
      element: element.local,
      accumulator: tr.local("s", boolId),
      initial: no,
      step: equality(tr, element.free, atom),
      until: true,
    };
  });
}

/** `fold_elements f z A`: in an order of our choice; `z` when infinite is the library's business. */
const foldElements: Rule = {
  arity: 3,
  extra: true,
  translate: (tr, _c, [f, z, set, ...rest]) => {
    const body = present(f, "fold_elements: function");
    const start = present(z, "fold_elements: start");
    const over = present(set, "fold_elements: set");
    const element = tr.fresh("e", present(stripFun(body.type, 1).args[0], "fold_elements: element"));
    const total = tr.fresh("s", start.type);
    const result: Expr = {
      kind: "fold",
      domain: { kind: "set", set: tr.expr(over) },
      element: element.local,
      accumulator: total.local,
      initial: tr.expr(start),
      step: tr.beta(body, [element.free, total.free]),
      until: null,
    };
    return rest.length === 0 ? result : tr.apply(result, rest);
  },
};

const theElem: Rule = {
  arity: 1,
  translate: (tr, c, args) => {
    const set = arg(args, 0);
    const mono = setType(tr, set.type);
    if (mono === null) return null;
    const result = tr.types.id(range(c.type));
    return tr.bind(set, ({ local }) => ({
      kind: "if",
      test: primitive("set.isSingle", mono.id, [use(local)], boolId),
      yes: primitive("set.single", mono.id, [use(local)], result),
      no: tr.signal(c, [use(local)], result, "unspecified"),
    }));
  },
};

/** The identity relation is kept as a diagonal ([Bulwahn 2013], 3.5.1); over small types it is a mask like any other. */
const identity: Rule = {
  arity: 0,
  translate: (tr, c) => {
    const set = setType(tr, c.type);
    return set === null || isMask(set) ? null : primitive("set.identity", set.id, [], set.id);
  },
};

/** The domain of a map: its points, where the map knows them. */
const domainOfMap: Rule = {
  arity: 1,
  translate: (tr, c, args) => {
    const set = setType(tr, range(c.type));
    return set === null || isMask(set) ? null : primitive("set.domain", set.id, [tr.expr(arg(args, 0))], set.id);
  },
};

function isMask(type: MonoType): boolean {
  return type.shape.kind === "set" && type.shape.mask;
}

export const setRules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [names.member, { arity: 2, translate: (tr, c, args) => membership(tr, c, arg(args, 0), arg(args, 1)) }],
  [names.bot, operation("set.empty", 0)],
  [names.top, operation("set.univ", 0)],
  [names.insert, operation("set.insert", 2, "set", 1)],
  ["Lattices.sup_class.sup", operation("set.union", 2)],
  ["Lattices.inf_class.inf", operation("set.inter", 2)],
  [names.minus, operation("set.diff", 2)],
  [names.uminus, operation("set.compl", 1)],
  [names.lessEq, operation("set.subset", 2, "bool")],
  [names.less, operation("set.psubset", 2, "bool")],
  ["Finite_Set.finite", operation("set.finite", 1, "bool")],
  ["Finite_Set.card", operation("set.card", 1, "nat")],
  ["Finite_Set.fold_elements", foldElements],
  ["Set.the_elem", theElem],
  ["Relation.Id", identity],
  ["Map.dom", domainOfMap],
  [
    "List.list.set",
    {
      arity: 1,
      translate: (tr, c, args) => {
        const set = setType(tr, range(c.type));
        return set === null ? null : primitive("set.ofList", set.id, [tr.expr(arg(args, 0))], set.id);
      },
    },
  ],
  [
    "program.carrier",
    {
      arity: 1,
      translate: (tr, c, args) =>
        primitive("set.recast", tr.types.id(arg(args, 0).type), [tr.expr(arg(args, 0))], tr.types.id(range(c.type))),
    },
  ],
]);
