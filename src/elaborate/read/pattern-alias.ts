/**
 * `p =: x` of the library's Pattern_Aliases: in the left-hand side of an equation the pattern `p` stands alone, and on the right
 * `x` names what it matched, by `let`.
 */
import type { SyntaxTree } from "../../syntax/index.ts";

const aliasHead = "Pattern_Aliases.as";
const equalities: ReadonlySet<string> = new Set(["HOL.eq", "Pure.eq"]);

interface Alias {
  readonly name: SyntaxTree;
  readonly pattern: SyntaxTree;
}

/** The equation without aliases; any other tree is left as it is. */
export function withoutAliases(tree: SyntaxTree): SyntaxTree {
  if (tree.kind !== "node") return tree;
  if (tree.head === "_bigimpl" || tree.head === "Pure.imp") {
    const last = tree.args[tree.args.length - 1];
    const equation = last === undefined ? undefined : withoutAliases(last);
    return equation === undefined || equation === last ? tree : { ...tree, args: [...tree.args.slice(0, -1), equation] };
  }
  const [lhs, rhs] = tree.args;
  if (!equalities.has(tree.head) || lhs === undefined || rhs === undefined) return tree;
  const aliases: Alias[] = [];
  const left = take(lhs, aliases);
  if (aliases.length === 0) return tree;
  const bindings = aliases.map((a): SyntaxTree => ({ kind: "node", head: "_bind", args: [a.name, a.pattern], span: a.name.span }));
  return { ...tree, args: [left, { kind: "node", head: "_Let", args: [...bindings, rhs], span: rhs.span }] };
}

/** Takes the aliases out of a pattern, outermost first. */
function take(tree: SyntaxTree, aliases: Alias[]): SyntaxTree {
  if (tree.kind !== "node") return tree;
  const [pattern, name] = tree.args;
  if (tree.head === aliasHead && pattern !== undefined && name !== undefined) {
    const plain = named(take(pattern, aliases), name.span.from);
    aliases.push({ name, pattern: plain });
    return plain;
  }
  const args = tree.args.map((arg) => take(arg, aliases));
  return args.every((arg, i) => arg === tree.args[i]) ? tree : { ...tree, args };
}

/** A pattern whose dummies have names, so that it can stand on the right as well. */
function named(tree: SyntaxTree, from: number): SyntaxTree {
  if (tree.kind === "ident" && tree.name === "_") return { ...tree, name: `uua_${from}_${tree.span.from}` };
  return tree.kind === "node" ? { ...tree, args: tree.args.map((arg) => named(arg, from)) } : tree;
}
