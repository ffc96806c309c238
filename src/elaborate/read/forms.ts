/**
 * The built-in notations of HOL that are more than a constant's mixfix, each given by the constants it means
 * (facts in `syntax/inner/tree/tree.ts`). One line per form where possible; constants are named as users know them.
 */
import { names } from "../../logic/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import { reject } from "../names/problem.ts";
import { doBlock, letBindings, listComprehension } from "./form-blocks.ts";
import { arg, call, children, type Form, type FormInput, lambda } from "./form-input.ts";
import {
  big,
  bigFromTo,
  bigInterval,
  bigList,
  bigSuchThat,
  bounded,
  guarded,
  overImage,
  overInterval,
  overRange,
  rel,
  simple,
  unequal,
} from "./form-quantifiers.ts";
import { abstractAll, abstractPattern, patternTerm } from "./pattern.ts";
import { freshLocal, type PreTerm, preAbs, preApp, preLocal } from "./pre-term.ts";
import { recordForms } from "./record-forms.ts";
import { builtIn } from "./scope.ts";

/** `{t |x y. P}` as `{u. ∃x y. u = t ∧ P}`. */
const setComprehension: Form = (input) => {
  const u = freshLocal("u");
  const body = abstractAll(
    input.scope,
    children(arg(input, 1)),
    input.span,
    (inner) =>
      call(
        input,
        names.conj,
        call(input, names.eq, preLocal(u, input.span), input.readIn(inner, arg(input, 0))),
        input.readIn(inner, arg(input, 2)),
      ),
    (f) => call(input, "Ex", f),
  );
  return call(input, "Collect", preAbs(u, body, input.span));
};

/** `{p ∈ A. P}` as `{p. p ∈ A ∧ P}`. */
const setFilter: Form = (input) => call(input, "Collect", setMemberAnd(input));

/** `f(x := y, k ↦ v)`, and maps from the empty one. */
function update(input: FormInput, start: PreTerm, updates: readonly SyntaxTree[]): PreTerm {
  return updates.reduce((f, u) => {
    const [k, v] = u.kind === "node" ? u.args : [];
    if (u.kind !== "node" || k === undefined || v === undefined) return reject("E0300", u.span, "Expected an update");
    if (u.head === "_updbind") return call(input, "fun_upd", f, input.read(k), input.read(v));
    if (u.head === "_maplet") return call(input, "fun_upd", f, input.read(k), call(input, "Some", input.read(v)));
    return call(input, "map_upds", f, input.read(k), input.read(v));
  }, start);
}

function emptyMap(input: FormInput): PreTerm {
  return preAbs(freshLocal("x"), builtIn(input.scope, "None", input.span), input.span);
}

/** A chain of insertions: `{a, b}`, `{#a, b#}`, `{|a, b|}`. */
const enumeration =
  (insert: string, empty: string): Form =>
  (input) =>
    input.args.reduceRight<PreTerm>((rest, x) => call(input, insert, input.read(x), rest), builtIn(input.scope, empty, input.span));

const entries: readonly (readonly [string, Form])[] = [
  [
    "_tuple",
    (input) =>
      input.args
        .slice(0, -1)
        .reduceRight<PreTerm>((rest, x) => call(input, "Pair", input.read(x), rest), input.read(arg(input, input.args.length - 1))),
  ],
  ["_unit", (input) => builtIn(input.scope, "Unity", input.span)],
  ["_list", enumeration("Cons", "Nil")],
  ["_Finset", enumeration("Set.insert", "Set.empty")],
  ["_Coll", simple("Collect")],
  ["_Collect", setFilter],
  ["_Setcompr", setComprehension],
  ["_filter", (input) => call(input, "List.filter", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)))],
  ["_listcompr", (input) => listComprehension(input, input.scope, input.args.slice(1))],
  ["_Let", (input) => letBindings(input, input.args.slice(0, -1), (scope) => input.readIn(scope, arg(input, input.args.length - 1)))],
  ["_Ball", bounded("Ball")],
  ["_Bex", bounded("Bex")],
  ["_Bex1", (input) => call(input, "Ex1", setMemberAnd(input))],
  ["_Bleast", (input) => call(input, "Least", setMemberAnd(input))],
  ["_All_less", guarded("All", names.implies, rel(names.less))],
  ["_All_less_eq", guarded("All", names.implies, rel(names.lessEq))],
  ["_All_greater", guarded("All", names.implies, rel(names.less, true))],
  ["_All_greater_eq", guarded("All", names.implies, rel(names.lessEq, true))],
  ["_All_neq", guarded("All", names.implies, unequal)],
  ["_setlessAll", guarded("All", names.implies, rel(names.less))],
  ["_setleAll", guarded("All", names.implies, rel(names.lessEq))],
  ["_Ex_less", guarded("Ex", names.conj, rel(names.less))],
  ["_Ex_less_eq", guarded("Ex", names.conj, rel(names.lessEq))],
  ["_Ex_greater", guarded("Ex", names.conj, rel(names.less, true))],
  ["_Ex_greater_eq", guarded("Ex", names.conj, rel(names.lessEq, true))],
  ["_Ex_neq", guarded("Ex", names.conj, unequal)],
  ["_setlessEx", guarded("Ex", names.conj, rel(names.less))],
  ["_setleEx", guarded("Ex", names.conj, rel(names.lessEq))],
  ["_setleEx1", guarded("Ex1", names.conj, rel(names.lessEq))],
  ["_Ex1", simple("Ex1")],
  ["_Not_Ex1", (input) => call(input, "Not", simple("Ex1")(input))],
  ["_Uniq", simple("Uniq")],
  ["_The", simple("The")],
  ["_Eps", simple("Eps")],
  [
    "_Not_Ex",
    (input) =>
      call(
        input,
        "Not",
        abstractAll(
          input.scope,
          children(arg(input, 0)),
          input.span,
          (inner) => input.readIn(inner, arg(input, 1)),
          (f) => call(input, "Ex", f),
        ),
      ),
  ],
  ["_arg_min", (input) => call(input, "arg_min", input.read(arg(input, 0)), lambda(input, arg(input, 1), arg(input, 2)))],
  ["_arg_max", (input) => call(input, "arg_max", input.read(arg(input, 0)), lambda(input, arg(input, 1), arg(input, 2)))],
  ["_UNION", overImage("Union")],
  ["_INTER", overImage("Inter")],
  ["_SUP", overImage("Sup")],
  ["_INF", overImage("Inf")],
  ["_MIN", overImage("Min")],
  ["_MAX", overImage("Max")],
  ["_GCD", overImage("Gcd")],
  ["_LCM", overImage("Lcm")],
  ["_UNION1", overRange("Union")],
  ["_INTER1", overRange("Inter")],
  ["_SUP1", overRange("Sup")],
  ["_INF1", overRange("Inf")],
  ["_MIN1", overRange("Min")],
  ["_MAX1", overRange("Max")],
  ["_GCD1", overRange("Gcd")],
  ["_LCM1", overRange("Lcm")],
  ["_UNION_le", overInterval("Union", "atMost")],
  ["_UNION_less", overInterval("Union", "lessThan")],
  ["_INTER_le", overInterval("Inter", "atMost")],
  ["_INTER_less", overInterval("Inter", "lessThan")],
  ...(["sum", "prod"] as const).flatMap((op): [string, Form][] => [
    [`_${op}`, big(`Groups_Big.${op}`)],
    [`_q${op}`, bigSuchThat(`Groups_Big.${op}`)],
    [`_from_to_${op}`, bigFromTo(`Groups_Big.${op}`, "atLeastAtMost")],
    [`_from_upto_${op}`, bigFromTo(`Groups_Big.${op}`, "atLeastLessThan")],
    [`_upt_${op}`, bigInterval(`Groups_Big.${op}`, "lessThan")],
    [`_upto_${op}`, bigInterval(`Groups_Big.${op}`, "atMost")],
    [`_${op}_list`, bigList(`${op}_list`)],
    [
      `_${op}_mset_image`,
      (input) =>
        call(input, `${op}_mset`, call(input, "image_mset", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)))),
    ],
  ]),
  ["_Sigma", (input) => call(input, "Sigma", input.read(arg(input, 1)), lambda(input, arg(input, 0), arg(input, 2)))],
  ["_eventually", (input) => call(input, "eventually", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)))],
  ["_frequently", (input) => call(input, "frequently", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)))],
  ["_Update", (input) => update(input, input.read(arg(input, 0)), input.args.slice(1))],
  ["_Map", (input) => update(input, emptyMap(input), input.args)],
  [
    "_LUpdate",
    (input) =>
      input.args.slice(1).reduce(
        (xs, u) => {
          const [i, v] = u.kind === "node" ? u.args : [];
          return i === undefined || v === undefined ? xs : call(input, "list_update", xs, input.read(i), input.read(v));
        },
        input.read(arg(input, 0)),
      ),
  ],
  ["_Literal", (input) => call(input, "String.implode", input.read(arg(input, 0)))],
  ["_do_block", (input) => doBlock(input, input.scope, input.args)],
  [
    "_thenM",
    (input) => call(input, "Monad_Syntax.bind", input.read(arg(input, 0)), preAbs(freshLocal("_"), input.read(arg(input, 1)), input.span)),
  ],
  ["_multiset", enumeration("add_mset", "Multiset.empty_mset")],
  ["_MCollect", (input) => call(input, "filter_mset", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)))],
  ["_comprehension_mset", (input) => call(input, "image_mset", lambda(input, arg(input, 1), arg(input, 0)), input.read(arg(input, 2)))],
  [
    "_comprehension_mset'",
    (input) =>
      call(
        input,
        "image_mset",
        lambda(input, arg(input, 1), arg(input, 0)),
        call(input, "filter_mset", lambda(input, arg(input, 1), arg(input, 3)), input.read(arg(input, 2))),
      ),
  ],
  [
    "_MBall",
    (input) => call(input, "Ball", call(input, "set_mset", input.read(arg(input, 1))), lambda(input, arg(input, 0), arg(input, 2))),
  ],
  ["_MBex", (input) => call(input, "Bex", call(input, "set_mset", input.read(arg(input, 1))), lambda(input, arg(input, 0), arg(input, 2)))],
  ["_fset", enumeration("finsert", "fempty")],
  ["_fBall", bounded("fBall")],
  ["_fBex", bounded("fBex")],
  ["_Pi", (input) => call(input, "Pi", input.read(arg(input, 1)), lambda(input, arg(input, 0), arg(input, 2)))],
  ["_PiE", (input) => call(input, "PiE", input.read(arg(input, 1)), lambda(input, arg(input, 0), arg(input, 2)))],
  ["_lam", (input) => call(input, "restrict", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)))],
  ["_type_card", (input) => cardOfType(input)],
  ["_type_char", (input) => ofType(input, "GCD.semiring_1_class.semiring_char")],
  ["_TYPEREP", (input) => ofType(input, "Typerep.typerep_class.typerep")],
  ...recordForms,
];

/** `λp. p ∈ A ∧ P`. */
function setMemberAnd(input: FormInput): PreTerm {
  const set = input.read(arg(input, 1));
  return abstractPattern(input.scope, arg(input, 0), input.span, (inner) =>
    call(input, names.conj, call(input, "Set.member", patternTerm(inner, arg(input, 0)), set), input.readIn(inner, arg(input, 2))),
  );
}

/** `c TYPE('a)` for a constant that is asked about a type. */
function ofType(input: FormInput, name: string): PreTerm {
  const type: SyntaxTree = { kind: "node", head: "_TYPE", args: [arg(input, 0)], span: input.span };
  return call(input, name, input.read(type));
}

/** `CARD('a)` as `card (UNIV :: 'a set)`. */
function cardOfType(input: FormInput): PreTerm {
  const type = arg(input, 0);
  const set: SyntaxTree = {
    kind: "node",
    head: "_type",
    args: [{ kind: "ident", name: "Set.set", span: type.span }, type],
    span: type.span,
  };
  const typed: SyntaxTree = {
    kind: "node",
    head: "_constrain",
    args: [{ kind: "ident", name: "UNIV", span: type.span }, set],
    span: type.span,
  };
  return preApp(builtIn(input.scope, "Finite_Set.card", input.span), input.read(typed), input.span);
}

/** Built-in head to its meaning. */
export const forms: ReadonlyMap<string, Form> = new Map(entries);
