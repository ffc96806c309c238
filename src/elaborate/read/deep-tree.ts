/** What can be said of a tree that is nested too deeply to be walked by recursion. */
import type { Diagnostic } from "../../base/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { Problem } from "../names/problem.ts";
import { unknownConstant } from "./scope.ts";

/** Forms whose identifiers are names of types, classes or fields. */
const otherNames = /^_(?:type|sort|ofsort|ofclass|record_type|field)/;

/** What is wrong: a name, which can be told in any case, or else the depth. */
export function tooDeep(context: Context, trees: readonly SyntaxTree[]): Problem {
  const tooDeep: Diagnostic = {
    code: "E0312",
    severity: "error",
    span: trees[0]?.span ?? { from: 0, to: 0 },
    message: "Inner syntax error: the term is nested too deeply",
    hint: "Split it by definitions.",
  };
  return unknownName(context, trees) ?? new Problem(tooDeep);
}

/** The mistake of the first qualified name that means nothing: no binder around it could give it a meaning. Linear, without recursion. */
function unknownName(context: Context, trees: readonly SyntaxTree[]): Problem | null {
  const left = [...trees].reverse();
  for (let tree = left.pop(); tree !== undefined; tree = left.pop()) {
    if (tree.kind === "ident" && tree.name.includes(".") && context.consts.find(tree.name) === null)
      return problemOf(context, tree.name, tree.span);
    if (tree.kind === "node" && !otherNames.test(tree.head)) for (let i = tree.args.length - 1; i >= 0; i--) push(left, tree.args[i]);
  }
  return null;
}

function push(left: SyntaxTree[], tree: SyntaxTree | undefined): void {
  if (tree !== undefined) left.push(tree);
}

function problemOf(context: Context, name: string, span: SyntaxTree["span"]): Problem | null {
  try {
    return unknownConstant(context, name, span);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
