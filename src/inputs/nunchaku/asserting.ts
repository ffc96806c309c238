/**
 * `t asserting p`: a value only where `p` holds. A formula in which a value is missing does not hold where it is wanted, and holds where its
 * negation is: the guard joins the smallest formula around it, by polarity.
 */
import { InputError } from "../input-error.ts";
import type { Case, Tree } from "./syntax.ts";

/** A formula without guards; `isWanted`: whether it stands below an even number of negations. */
export function withoutGuards(formula: Tree, isWanted = true): Tree {
  const go = (t: Tree): Tree => withoutGuards(t, isWanted);
  switch (formula.kind) {
    case "asserting":
      return guarded(go(formula.term), [go(formula.guard)], isWanted);
    case "binder":
      return formula.name === "forall" || formula.name === "exists" ? { ...formula, body: go(formula.body) } : atom(formula, isWanted);
    case "operator":
      if (formula.name === "=" || formula.name === "!=") return atom(formula, isWanted);
      return { ...formula, args: formula.args.map((t, i) => (isNegated(formula.name, i) ? withoutGuards(t, !isWanted) : go(t))) };
    case "let":
      return { ...formula, value: free(formula.value), body: go(formula.body) };
    case "if": {
      const [condition, yes, no] = formula.parts;
      return { ...formula, parts: [free(condition), go(yes), go(no)] };
    }
    case "match":
      return { ...formula, of: free(formula.of), cases: formula.cases.map((c): Case => ({ ...c, body: go(c.body) })) };
    default:
      return atom(formula, isWanted);
  }
}

const isNegated = (operator: string, place: number): boolean => operator === "~" || (operator === "=>" && place === 0);

function atom(tree: Tree, isWanted: boolean): Tree {
  const guards: Tree[] = [];
  const plain = strip(tree, guards);
  return guarded(plain, guards, isWanted);
}

function guarded(formula: Tree, guards: readonly Tree[], isWanted: boolean): Tree {
  const { span } = formula;
  return guards.reduceRight<Tree>(
    (rest, guard) => ({ kind: "operator", name: isWanted ? "&&" : "=>", args: [guard, rest], span }),
    formula,
  );
}

/** A term without its guards, which are collected. */
function strip(tree: Tree, guards: Tree[]): Tree {
  const go = (t: Tree): Tree => strip(t, guards);
  switch (tree.kind) {
    case "asserting":
      guards.push(free(tree.guard));
      return go(tree.term);
    case "apply":
      return { ...tree, fun: go(tree.fun), args: tree.args.map(go) };
    case "operator":
      return { ...tree, args: tree.args.map(go) };
    default:
      return free(tree);
  }
}

/** Parts whose guards would speak of variables that the formula around does not know, or of one case only. */
function free(tree: Tree): Tree {
  for (const part of partsOf(tree)) free(part);
  if (tree.kind === "asserting") throw new InputError("E0513", tree.span, '"asserting" is not supported here');
  return tree;
}

export function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case "name":
    case "explicit":
    case "arrow":
      return [];
    case "apply":
      return [tree.fun, ...tree.args];
    case "operator":
      return tree.args;
    case "binder":
      return [tree.body];
    case "let":
      return [tree.value, tree.body];
    case "if":
      return tree.parts;
    case "match":
      return [tree.of, ...tree.cases.map((c) => c.body)];
    case "asserting":
      return [tree.term, tree.guard];
  }
}
