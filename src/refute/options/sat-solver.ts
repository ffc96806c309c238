/** The option `sat_solver` of `nitpick`, and `satsolver` of `refute`: the embedded solver, or a program. */
import { nearNames } from "../../base/index.ts";
import { cadical, type SatSolverFactory } from "../../relational/index.ts";

/** Finds solver programs by name: a factory, or in words why there is none. */
export type NativeSolvers = (program: string) => Promise<SatSolverFactory | string>;

/**
 * Isabelle's names. They are solvers inside its process or components beside it; the embedded solver stands in for all of them, so that an
 * answer to a theory of Isabelle does not depend on what is installed.
 */
const ofIsabelle: readonly string[] = [
  ...[
    "smart",
    "auto",
    "CaDiCaL",
    "CryptoMiniSat",
    "MiniSat",
    "zChaff",
    "RSat",
    "Riss3g",
    "BerkMin",
    "BerkMin_Alloy",
    "SAT4J",
    "SAT4J_Light",
  ],
  ...["Lingeling_JNI", "CryptoMiniSat_JNI", "MiniSat_JNI", "cdclite", "dpll", "dpll_p", "enumerate", "zchaff", "jerusat", "berkmin"],
];

/** Programs of the PATH, by their own names; `cadical` is the embedded solver. */
const programs: readonly string[] = ["minisat", "cryptominisat5", "kissat"];

/** A solver, and what the user should know about the choice. */
export interface ChosenSolver {
  readonly solver: SatSolverFactory;
  readonly note: string | null;
}

/** The solver of that name; where it cannot be had, the embedded one with a note. */
export async function chooseSolver(name: string, native: NativeSolvers): Promise<ChosenSolver> {
  if (name === "cadical" || ofIsabelle.includes(name)) return { solver: cadical, note: null };
  if (programs.includes(name)) {
    const found = await native(name);
    return typeof found === "string" ? { solver: cadical, note: found } : { solver: found, note: null };
  }
  const near = nearNames(name, ["cadical", ...programs, ...ofIsabelle]);
  const hint = near.length === 0 ? "" : ` (did you mean ${near.join(" or ")}?)`;
  return { solver: cadical, note: `There is no SAT solver named ${name}${hint}; the embedded one is used` };
}

/** Where there are no programs to be run. */
export const noPrograms: NativeSolvers = async (name) => `The SAT solver ${name} cannot be run from here; the embedded one is used`;
