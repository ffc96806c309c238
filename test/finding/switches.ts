import type { OptionWords } from "../../src/finding/index.ts";
import { option } from "./finder.ts";

/** Every optimisation that can be switched off. */
export const switches: readonly OptionWords[] = [
  option("dont_specialize", []),
  option("dont_star_linear_preds", []),
  option("no_peephole_optim", []),
  option("dont_destroy_constrs", []),
  option("dont_massage_quants", []),
  option("datatype_sym_break", ["0"]),
  option("kodkod_sym_break", ["0"]),
  option("non_mono", []),
  option("total_consts", []),
  option("binary_ints", []),
];
