import { mapParts } from "../language/expression-walk.ts";
import type { Expr } from "../language/program.ts";

/** A search through the set of a list's elements goes through the list: neither order nor repetition matter to it. */
export function listLoops(e: Expr): Expr {
  const done = mapParts(e, listLoops);
  if (done.kind !== "fold" || done.until === null || done.domain.kind !== "set") return done;
  const { set } = done.domain;
  const [list] = set.kind === "primitive" && set.op === "set.ofList" ? set.args : [];
  return list === undefined ? done : { ...done, domain: { kind: "list", list } };
}
