/**
 * The user's `translations`, applied to trees from left to right: at the root as long as a rule matches, then in the arguments, then at
 * the root again. Rules are tried in the order of their declaration.
 */

import { elementsOf, fromElements, isSequence } from "../builtin/sequences.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { SyntaxNode, SyntaxTree } from "../tree/tree.ts";
import { ident, node, sameTree } from "../tree/tree-tools.ts";
import { foldedArgs, unfolded } from "./folding.ts";
import type { TranslationRule } from "./translation.ts";

type Bindings = Map<string, SyntaxTree>;

/** Rules that go on for ever are stopped after this many steps; the notation then counts as not supported. */
const mostSteps = 100_000;

/** Matches the patterns of the rules of one grammar. */
class Matcher {
  private readonly grammar: Grammar;
  readonly bindings: Bindings = new Map();

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  /** Whether the tree is an instance of the pattern; extends `bindings`. A variable that ends a sequence stands for all the rest. */
  match(pattern: SyntaxTree, tree: SyntaxTree): boolean {
    if (pattern.kind === "ident" || pattern.kind === "tfree") return this.matchVariable(pattern.name, tree);
    if (pattern.kind !== "node") return sameTree(pattern, tree);
    const isMany: boolean = isSequence(pattern);
    if (isMany) return this.matchSequence(pattern, tree);
    const [index] = pattern.args;
    // An index that is left out stands for itself.
    if (pattern.head === "_index" && index !== undefined && tree.kind === "node" && tree.head === "_indexdefault")
      return this.match(index, tree);
    if (tree.kind !== "node" || tree.head !== pattern.head) return false;
    const [patterns, args] = [foldedArgs(this.grammar, pattern), foldedArgs(this.grammar, tree)];
    if (patterns.length !== args.length) return false;
    return patterns.every((part, i) => {
      const arg = args[i];
      return arg !== undefined && this.match(part, arg);
    });
  }

  private matchVariable(name: string, tree: SyntaxTree): boolean {
    if (name === "_") return true;
    const bound = this.bindings.get(name);
    if (bound !== undefined) return sameTree(bound, tree);
    this.bindings.set(name, tree);
    return true;
  }

  private matchSequence(pattern: SyntaxNode, tree: SyntaxTree): boolean {
    const elements = elementsOf(tree);
    const count = pattern.args.length;
    if (elements.length < count) return false;
    return pattern.args.every((arg, i) => {
      const part = i < count - 1 ? elements[i] : fromElements(pattern.head, elements.slice(i));
      return part !== undefined && this.match(arg, part);
    });
  }
}

function nestAbs(head: string | null, variables: readonly SyntaxTree[], body: SyntaxTree, span: SyntaxTree["span"]): SyntaxTree {
  return variables.reduceRight((inner, variable) => {
    const abs = node("_abs", [variable, inner], span);
    return head === null ? abs : node(head, [abs], span);
  }, body);
}

/** Several variables that came from one pattern variable: `λ(x y). t` becomes `λx. λy. t`, and a binder is repeated with it. */
function spread(tree: SyntaxNode, grammar: Grammar): SyntaxTree {
  const [first, second] = tree.args;
  if (tree.head === "_abs" && first !== undefined && second !== undefined && isSequence(first)) {
    return nestAbs(null, first.args, second, tree.span);
  }
  if (tree.args.length !== 1 || first?.kind !== "node" || first.head !== "_abs") return tree;
  const isBinder = (grammar.byHead.get(tree.head) ?? []).some((production) => production.action.kind === "binder");
  const [variables, body] = first.args;
  if (!isBinder || variables === undefined || body === undefined || !isSequence(variables)) return tree;
  return nestAbs(tree.head, variables.args, body, tree.span);
}

/** The tree of a pattern; `isUnder`: as the only argument of a node, which may be a binder that is spread as a whole. */
function instantiate(pattern: SyntaxTree, bindings: Bindings, span: SyntaxTree["span"], grammar: Grammar, isUnder = false): SyntaxTree {
  switch (pattern.kind) {
    case "ident":
      return bindings.get(pattern.name) ?? ident(pattern.name, span);
    case "tfree":
      return bindings.get(pattern.name) ?? { ...pattern, span };
    case "node": {
      const isOnly = pattern.args.length === 1;
      const isMany: boolean = isSequence(pattern);
      const parts = isMany ? pattern.args : foldedArgs(grammar, pattern);
      const args = parts.map((arg) => instantiate(arg, bindings, span, grammar, isOnly));
      const made = isMany ? node(pattern.head, args.flatMap(elementsOf), span) : unfolded(grammar, pattern.head, args, span);
      const isHeld = isUnder && made.head === "_abs";
      return isHeld ? made : settle(spread(made, grammar), grammar);
    }
    default:
      return { ...pattern, span };
  }
}

/** An abstraction that waited for a binder which was none. */
function settle(tree: SyntaxTree, grammar: Grammar): SyntaxTree {
  const [only] = tree.kind === "node" ? tree.args : [];
  if (tree.kind !== "node" || tree.args.length !== 1 || only?.kind !== "node" || only.head !== "_abs") return tree;
  return node(tree.head, [spread(only, grammar)], tree.span);
}

function applyRule(grammar: Grammar, rules: readonly TranslationRule[], tree: SyntaxTree): SyntaxTree | null {
  for (const rule of rules) {
    const matcher = new Matcher(grammar);
    if (matcher.match(rule.left, tree)) return instantiate(rule.right, matcher.bindings, tree.span, grammar);
    if (isName(rule.left) && tree.kind === "node" && tree.args.length > 0)
      return applied(instantiate(rule.right, matcher.bindings, tree.span, grammar), tree);
  }
  return null;
}

/** A notation without its arguments: a rule about it holds whatever they are. */
const isName = (left: SyntaxTree): boolean => left.kind === "node" && left.args.length === 0;

/** What stands for the notation of a tree, at the tree's arguments. */
function applied(head: SyntaxTree, { args, span }: SyntaxNode): SyntaxTree {
  const takes = head.kind === "node" && !closedHeads.has(head.head);
  return takes ? node(head.head, [...head.args, ...args], span) : node("_app", [head, ...args], span);
}

/** Heads of terms that take no further arguments. */
const closedHeads: ReadonlySet<string> = new Set(["_abs", "_constrain", "_tuple", "_case_syntax", "_Let", "_If"]);

/** One node whose arguments are being rewritten. */
interface Frame {
  readonly tree: SyntaxNode;
  readonly done: SyntaxTree[];
}

/** Rewrites one tree. */
class Rewriter {
  private readonly grammar: Grammar;
  private readonly stack: Frame[] = [];
  private steps = 0;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  run(root: SyntaxTree): SyntaxTree {
    let value = this.enter(root);
    for (let frame = this.stack[this.stack.length - 1]; frame !== undefined; frame = this.stack[this.stack.length - 1]) {
      if (value !== null) frame.done.push(value);
      const next = frame.tree.args[frame.done.length];
      value = next === undefined ? this.leave(frame) : this.enter(next);
    }
    return value ?? root;
  }

  /** The result at once, or null when the node is now on the stack. */
  private enter(tree: SyntaxTree): SyntaxTree | null {
    const top = this.atRoot(tree);
    if (top.kind !== "node" || top.args.length === 0) return top;
    this.stack.push({ tree: top, done: [] });
    return null;
  }

  private leave({ tree, done }: Frame): SyntaxTree | null {
    this.stack.pop();
    const isSame = done.every((arg, i) => arg === tree.args[i]);
    const made = isSame ? tree : node(tree.head, done, tree.span);
    const again = isSame ? made : this.atRoot(made);
    return again === made ? made : this.enter(again);
  }

  private atRoot(tree: SyntaxTree): SyntaxTree {
    let current = tree;
    while (current.kind === "node" && this.steps < mostSteps) {
      const rules = this.grammar.rules.get(current.head);
      const next = rules === undefined ? null : applyRule(this.grammar, rules, current);
      if (next === null) break;
      this.steps++;
      current = next;
    }
    return current;
  }
}

function mentionsRule(grammar: Grammar, root: SyntaxTree): boolean {
  const stack: SyntaxTree[] = [root];
  for (let tree = stack.pop(); tree !== undefined; tree = stack.pop()) {
    if (tree.kind !== "node") continue;
    if (grammar.rules.has(tree.head)) return true;
    for (const arg of tree.args) stack.push(arg);
  }
  return false;
}

/** The tree after all translations of the grammar. Safe for any depth. */
export function rewriteTree(grammar: Grammar, tree: SyntaxTree): SyntaxTree {
  return grammar.hasRules && mentionsRule(grammar, tree) ? new Rewriter(grammar).run(tree) : tree;
}
