/** `fun`, `function` and `termination`: functions by general pattern matching. Termination proofs are not needed here. */
import { type ConstDecl, stripApp } from "../../../logic/index.ts";
import type { CommandOf } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { readTerm } from "../../read/read-term.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { checkPatterns } from "./constructor-pattern.ts";
import { checkLinear, normalRow, readEquations } from "./equations.ts";
import { declareRecursive } from "./recursive.ts";

/** `fun`: the equations are tried in order. */
export function elaborateFun(context: Context, command: CommandOf<"fun">): Elaborated {
  return sequentialFunction(context, command);
}

/** `function`: all equations hold, whatever their left-hand sides; with `(sequential)` they are tried in order. */
export function elaborateFunction(context: Context, command: CommandOf<"function">): Elaborated {
  if (command.options.includes("sequential")) return sequentialFunction(context, command);
  const reading = readEquations(context, command.heads, command.equations);
  return declareRecursive(context, { ...reading, rows: reading.rows.map((row) => normalRow(context.theory, row)) }, "function", false);
}

function sequentialFunction(context: Context, command: CommandOf<"fun"> | CommandOf<"function">): Elaborated {
  const reading = readEquations(context, command.heads, command.equations);
  const rows = reading.rows.map((row) => normalRow(context.theory, row));
  for (const row of rows) {
    checkPatterns(context.theory, row);
    checkLinear(context, row);
  }
  return declareRecursive(context, { ...reading, rows }, command.kind, true);
}

/** `termination`: the function named, or the last one, is total. */
export function elaborateTermination(context: Context, { term }: CommandOf<"termination">): Elaborated {
  const head = term === null ? null : stripApp(readTerm(context, term)).head;
  const name = head?.kind === "const" ? head.name : null;
  const proved = context.losses.findLast((loss) => loss.kind === "domain" && (name === null || loss.constants.includes(name)));
  if (proved?.kind !== "domain") return elaborated(context);
  const consts = proved.constants.flatMap((c): [string, ConstDecl][] => {
    const decl = context.theory.consts.get(c);
    return decl?.spec.kind === "equations" ? [[c, { ...decl, spec: { ...decl.spec, origin: "function" } }]] : [];
  });
  const next = context.withTheory((theory) => theory.with({ consts: theory.consts.setAll(consts) }));
  return elaborated(next.globally((c) => c.with({ losses: c.losses.filter((loss) => loss !== proved) })));
}
