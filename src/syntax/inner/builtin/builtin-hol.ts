/** The notation of HOL that is not the mixfix of a constant. Table rows are explained in builtin.ts. */
import type { BuiltinRow, BuiltinTable } from "./builtin.ts";
import { holSequences } from "./sequences.ts";

const quantifierBody: readonly number[] = [0, 0, 10];

/** `Q x∈A. P` in several spellings of the quantifier and of the relation; the first is the one that is printed. */
function bounded(
  head: string,
  shape: string,
  marks: readonly string[],
  relations: readonly string[],
  least = quantifierBody,
): BuiltinRow[] {
  const rows = marks.flatMap((mark) => relations.map((relation) => `${mark}_${relation}_. _`));
  return rows.map((template, i) => [head, shape, template, least, 10, i === 0 ? "" : "ASCII"]);
}

/** `Q p. P` in several spellings. */
function single(meaning: string, shape: string, marks: readonly string[]): BuiltinRow[] {
  return marks.map((mark, i) => [meaning, shape, `${mark}_. _`, [0, 10], 10, i === 0 ? "" : "ASCII"]);
}

const pattern = "pttrn logic logic -> logic";
const variable = "idt any logic -> logic";
const all = ["∀", "ALL ", "! "];
const ex = ["∃", "EX ", "? "];
const ex1 = ["∃!", "EX! ", "?! "];

const quantifiers: readonly BuiltinRow[] = [
  ...bounded("_Ball", pattern, all, ["∈", ":"]),
  ...bounded("_Bex", pattern, ex, ["∈", ":"]),
  ...bounded("_Bex1", pattern, ex1, ["∈", ":"]),
  ...bounded("_Bleast", "idt logic logic -> logic", ["LEAST "], ["∈", ":"]),
  ...[["_All", all] as const, ["_Ex", ex] as const].flatMap(([head, marks]) => [
    ...bounded(`${head}_less`, variable, marks, ["<"]),
    ...bounded(`${head}_less_eq`, variable, marks, ["≤", "<="]),
    ...bounded(`${head}_greater`, variable, marks, [">"]),
    ...bounded(`${head}_greater_eq`, variable, marks, ["≥", ">="]),
    ...bounded(`${head}_neq`, variable, marks, ["≠", "~="]),
  ]),
  ...bounded("_setlessAll", variable, all, ["⊂"]),
  ...bounded("_setleAll", variable, all, ["⊆"]),
  ...bounded("_setlessEx", variable, ex, ["⊂"]),
  ...bounded("_setleEx", variable, ex, ["⊆"]),
  ...bounded("_setleEx1", variable, ex1, ["⊆"]),
  ...single("_Ex1", "pttrn logic -> logic", ex1),
  ...single("_Not_Ex1", "pttrn logic -> logic", ["∄!"]),
  ...single("wrap _Not_Ex", "idts logic -> logic", ["∄"]),
  ...single("_Uniq", "pttrn logic -> logic", ["∃⇩≤⇩1 ", "?< "]),
  ...single("_The", "pttrn logic -> logic", ["THE "]),
  ...single("_Eps", "pttrn logic -> logic", ["SOME ", "ϵ ", "@ "]),
  ["_arg_min", "logic pttrn logic -> logic", "ARG'_MIN _ _. _", [1000, 0, 10], 10],
  ["_arg_max", "logic pttrn logic -> logic", "ARG'_MAX _ _. _", [1000, 0, 10], 10],
  ["_Sigma", "pttrn logic logic -> logic", "SIGMA _:_. _", [0, 0, 10], 10],
  ["_eventually", "pttrn logic logic -> logic", "∀⇩F _ in _. _", [0, 0, 10], 10],
  ["_frequently", "pttrn logic logic -> logic", "∃⇩F _ in _. _", [0, 0, 10], 10],
];

/** `Q p∈A. t` and `Q p q. t`. */
function bigOperator(head: string, marks: readonly string[], relations: readonly string[]): BuiltinRow[] {
  return [...bounded(head, "pttrn logic any -> logic", marks, relations), ...single(`wrap ${head}1`, "pttrns any -> logic", marks)];
}

/** `∑` or `∏` in all forms. */
function sum(head: string, marks: readonly string[]): BuiltinRow[] {
  const range = [0, 0, 0, 10];
  const ranges = marks.flatMap((mark, i): BuiltinRow[] => {
    const mode = i === 0 ? "" : "ASCII";
    return [
      [`_q${head}`, "pttrn logic any -> logic", `${mark}_ | _. _`, [0, 0, 10], 10, mode],
      [`_from_to_${head}`, "idt any any any -> logic", `${mark}_ = _.._. _`, range, 10, mode],
      [`_from_upto_${head}`, "idt any any any -> logic", `${mark}_ = _..<_. _`, range, 10, mode],
    ];
  });
  return [
    ...bounded(`_${head}`, "pttrn logic any -> logic", marks, ["∈", ":"], [0, 51, 10]),
    ...ranges,
    ...bounded(`_upt_${head}`, "idt any any -> logic", marks, ["<"]),
    ...bounded(`_upto_${head}`, "idt any any -> logic", marks, ["≤", "<="]),
    ...bounded(`_${head}_list`, "pttrn logic any -> logic", marks, ["←", "<-"], [0, 51, 10]),
  ];
}

const operators: readonly BuiltinRow[] = [
  ...bigOperator("_UNION", ["⋃", "UN "], ["∈", ":"]),
  ...bigOperator("_INTER", ["⋂", "INT "], ["∈", ":"]),
  ...bounded("_UNION_le", "any any logic -> logic", ["⋃", "UN "], ["≤", "<="]),
  ...bounded("_UNION_less", "any any logic -> logic", ["⋃", "UN "], ["<"]),
  ...bounded("_INTER_le", "any any logic -> logic", ["⋂", "INT "], ["≤", "<="]),
  ...bounded("_INTER_less", "any any logic -> logic", ["⋂", "INT "], ["<"]),
  ...["SUP", "INF", "MIN", "MAX", "GCD", "LCM"].flatMap((mark) => bigOperator(`_${mark}`, [`${mark} `], ["∈", ":"])),
  ...sum("sum", ["∑", "SUM "]),
  ...sum("prod", ["∏", "PROD "]),
];

const updates: readonly BuiltinRow[] = [
  ["_updbind", "any any -> updbind", "_ := _"],
  ["_maplet", "any any -> maplet", "_ ↦ _"],
  ["_maplet", "any any -> maplet", "_ |-> _", [], 1000, "ASCII"],
  ["_maplets", "any any -> maplet", "_ [↦] _"],
  ["_maplets", "any any -> maplet", "_ [|->] _", [], 1000, "ASCII"],
  ["splice _Update", "any updbinds -> logic", "_'(_')", [1000, 0], 900],
  ["splice _Map", "maplets -> logic", "[_]"],
  ["_lupdbind", "any any -> lupdbind", "_ := _"],
  ["splice _LUpdate", "any lupdbinds -> logic", "_[_]", [1000, 0], 900],
];

const records: readonly BuiltinRow[] = [
  ["_field", "any_name any -> field", "_ = _"],
  ["_field_update", "any_name any -> field_update", "_ := _"],
  ["_field_type", "any_name type -> field_type", "_ :: _"],
  ["splice _record", "fields -> logic", "⦇_⦈"],
  ["splice _record", "fields -> logic", "'(| _ |')", [], 1000, "ASCII"],
  ["splice _record_scheme", "fields any -> logic", "⦇_, … = _⦈"],
  ["splice _record_scheme", "fields any -> logic", "'(| _, ... = _ |')", [], 1000, "ASCII"],
  ["splice _record_update", "any field_updates -> logic", "_⦇_⦈", [900, 0], 900],
  ["splice _record_update", "any field_updates -> logic", "_'(| _ |')", [900, 0], 900, "ASCII"],
  ["splice _record_type", "field_types -> type", "⦇_⦈"],
  ["splice _record_type", "field_types -> type", "'(| _ |')", [], 1000, "ASCII"],
  ["splice _record_type_scheme", "field_types type -> type", "⦇_, … :: _⦈"],
  ["splice _record_type_scheme", "field_types type -> type", "'(| _, ... :: _ |')", [], 1000, "ASCII"],
];

const literals: readonly BuiltinRow[] = [
  ["_Char", "str_position -> logic", "CHR _"],
  ["_Char_ord", "num_const -> logic", "CHR _"],
  ["_Literal", "str_position -> logic", "STR _"],
  ["_Ascii", "num_const -> logic", "STR _"],
  ["_TYPEREP", "type -> logic", "TYPEREP/'(_')"],
  ["_type_char", "type -> logic", "CHAR/'(_')"],
];

/** Bundle `hol`. */
export const holTable: BuiltinTable = {
  chains: [["maplet", "updbind"]],
  tokens: [
    ["num_token", "logic"],
    ["float_token", "logic"],
    ["str_token", "logic"],
  ],
  sequences: holSequences,
  rows: [
    // Tuples, lists, sets.
    ["splice _tuple", "any args -> logic", "'(_, _')"],
    ["splice _tuple", "pttrn patterns -> pttrn", "'(_, _')"],
    ["_unit", "-> pttrn", "'(')"],
    ["splice _list", "args -> logic", "[_]"],
    ["splice _Finset", "args -> logic", "{_}"],
    ["_Coll", "pttrn logic -> logic", "{_. _}"],
    ["_Collect", "pttrn logic logic -> logic", "{_ ∈ _. _}"],
    ["_Collect", "pttrn logic logic -> logic", "{_ : _. _}", [], 1000, "ASCII"],
    ["wrap _Setcompr", "any idts logic -> logic", "{_ |_. _}"],
    ["_filter", "pttrn logic logic -> logic", "[_←_. _]"],
    ["_filter", "pttrn logic logic -> logic", "[_<-_. _]", [], 1000, "ASCII"],
    ["splice _listcompr", "any lc_quals -> logic", "[_. _]"],
    ["_lc_gen", "any logic -> lc_qual", "_ ← _"],
    ["_lc_gen", "any logic -> lc_qual", "_ <- _", [], 1000, "ASCII"],
    ["_lc_test", "logic -> lc_qual", "_"],
    // let, case, case-lambda.
    ["_bind", "pttrn any -> letbind", "_ = _", [], 10],
    ["splice _Let", "letbinds any -> logic", "let _ in _", [0, 10], 10],
    ["splice _case_syntax", "any cases_syn -> logic", "case _ of _", [], 10],
    ["_case1", "any any -> case_syn", "_ ⇒ _", [], 10],
    ["_case1", "any any -> case_syn", "_ => _", [], 10, "ASCII"],
    ["splice _case_lambda", "cases_syn -> logic", "λ_", [], 10],
    ["splice _case_lambda", "cases_syn -> logic", "%_", [], 10, "ASCII"],
    ...quantifiers,
    ...operators,
    ...updates,
    ...records,
    ...literals,
  ],
};
