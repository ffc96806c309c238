/** Notation that comes with theories beyond Main. Table rows are explained in builtin.ts. */
import type { BuiltinRow, BuiltinTable } from "./builtin.ts";

const pattern = "pttrn logic logic -> logic";
const variable = "idt logic logic -> logic";
const body = [0, 0, 10] as const;

function forms(head: string, templates: readonly string[], shape = pattern, least: readonly number[] = body): BuiltinRow[] {
  return templates.map((template, i) => [head, shape, template, least, 10, i === 0 ? "" : "ASCII"]);
}

/** Bundle `card`: `CARD('a)`. */
export const cardTable: BuiltinTable = { rows: [["_type_card", "type -> logic", "CARD/'(_')"]] };

/** Bundle `lattice`: `⨆x∈A. t` and its like. */
export const latticeTable: BuiltinTable = {
  rows: [
    ...forms("_SUP", ["⨆_∈_. _"]),
    ["wrap _SUP1", "pttrns any -> logic", "⨆_. _", [0, 10], 10],
    ...forms("_INF", ["⨅_∈_. _"]),
    ["wrap _INF1", "pttrns any -> logic", "⨅_. _", [0, 10], 10],
  ],
};

/** Bundle `monad`: `do { … }` and `⪢`. */
export const monadTable: BuiltinTable = {
  rows: [
    // The last part may be any term: `if` and `case` need no parentheses.
    ["pass", "any -> do_binds", "_"],
    ["splice _do_block", "do_binds -> logic", "do { _ }", [12], 62],
    ["_do_bind", "pttrn any -> do_bind", "_ ← _", [], 13],
    ["_do_bind", "pttrn any -> do_bind", "_ <- _", [], 13, "ASCII"],
    ["_do_let", "pttrn any -> do_bind", "let _ = _", [1000, 13], 13],
    ["_do_then", "any -> do_bind", "_", [14], 13],
    ["spine1 _do_binds", "do_bind do_binds -> do_binds", "_; _", [13, 12], 12],
    ["_thenM", "any any -> logic", "_ ⪢ _", [54, 55], 54],
    ["_thenM", "any any -> logic", "_ >> _", [54, 55], 54, "ASCII"],
  ],
};

/** Bundle `multiset`. */
export const multisetTable: BuiltinTable = {
  rows: [
    ["splice _multiset", "args -> logic", "{#_#}"],
    ["_MCollect", pattern, "{#_ ∈# _. _#}"],
    ["_MCollect", pattern, "{#_ :# _. _#}", [], 1000, "ASCII"],
    ["_comprehension_mset", "any any logic -> logic", "{#_. _ ∈# _#}", [0, 51, 0]],
    ["_comprehension_mset", "any any logic -> logic", "{#_. _ :# _#}", [0, 51, 0], 1000, "ASCII"],
    ["_comprehension_mset'", "any any logic logic -> logic", "{#_ | _ ∈# _. _#}", [0, 51, 0, 0]],
    ["_comprehension_mset'", "any any logic logic -> logic", "{#_ | _ :# _. _#}", [0, 51, 0, 0], 1000, "ASCII"],
    ...forms("_MBall", ["∀_∈#_. _", "∀_:#_. _"]),
    ...forms("_MBex", ["∃_∈#_. _", "∃_:#_. _"]),
    ...forms("_sum_mset_image", ["∑_∈#_. _", "SUM _:#_. _"], "pttrn logic any -> logic", [0, 51, 10]),
    ...forms("_prod_mset_image", ["∏_∈#_. _", "PROD _:#_. _"], "pttrn logic any -> logic", [0, 51, 10]),
  ],
};

/** Bundle `fset`. */
export const fsetTable: BuiltinTable = {
  rows: [
    ["splice _fset", "args -> logic", "{|_|}"],
    ...forms("_fBall", ["∀_|∈|_. _", "! _|:|_. _"]),
    ...forms("_fBex", ["∃_|∈|_. _", "? _|:|_. _"]),
    ...forms("_fBnex", ["∄_|∈|_. _"]),
    ...forms("_fBex1", ["∃!_|∈|_. _"]),
    ...forms("_setlessfAll", ["∀_|⊂|_. _"], variable),
    ...forms("_setlefAll", ["∀_|⊆|_. _"], variable),
    ...forms("_setlessfEx", ["∃_|⊂|_. _"], variable),
    ...forms("_setlefEx", ["∃_|⊆|_. _"], variable),
  ],
};

/** Bundle `funcset`. */
export const funcsetTable: BuiltinTable = {
  rows: [
    ["_Pi", pattern, "Π _∈_. _", [0, 0, 0], 10],
    ["_PiE", pattern, "Π⇩E _∈_. _", [0, 0, 0], 10],
    ["_lam", "pttrn logic any -> logic", "λ_∈_. _", [0, 0, 3], 3],
  ],
};
