/**
 * Printing is parsing backwards: a node is written by a production that makes it, and gets parentheses where its priority is less than
 * the place demands. Law: what is printed has the tree among its readings. Safe for any depth.
 */

import { sequenceHead } from "../builtin/sequences.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { type Nonterminal, nonterminal } from "../grammar/nonterminal.ts";
import type { GrammarSymbol, Production } from "../grammar/production.ts";
import { isLiteral, literalTerminal, literalText } from "../grammar/terminal.ts";
import { type Tables, tablesOf } from "../parse/prediction.ts";
import { leafTerminal } from "../parse/token-tree.ts";
import { leafText } from "../tree/dump.ts";
import type { SyntaxNode, SyntaxTree } from "../tree/tree.ts";
import { ident, node } from "../tree/tree-tools.ts";
import { joinTokens, type PrintToken } from "./join-tokens.ts";
import { type PrintPart, unbuild } from "./unbuild.ts";

/** Options of `printTree`. */
export interface PrintOptions {
  /** What the tree is: `logic`, `prop`, `type`, `sort`, `pttrn` …; found out when not given. */
  readonly start?: string;
  /** The name to print for a constant without notation. */
  readonly constantName?: (head: string) => string;
}

/** What a place accepts. */
interface Accepted {
  readonly nonterminal: Nonterminal;
  readonly priority: number;
}

/** Work to be done, in the order of the text. */
type Task =
  | { readonly kind: "token"; readonly token: PrintToken }
  | { readonly kind: "tree"; readonly tree: SyntaxTree; readonly place: Accepted; readonly isSpaced: boolean };

/** A production that writes a node, with the node's parts. */
interface Form {
  readonly production: Production;
  readonly parts: readonly PrintPart[];
}

const any = nonterminal("any");
const logic = nonterminal("logic");
const type = nonterminal("type");
const casesHead = "_cases";

/** Whether the text of the tree ends in a `case`, which would take a following `|`. */
function endsInCase(tree: SyntaxTree): boolean {
  let last: SyntaxTree | undefined = tree;
  for (let i = 0; last?.kind === "node" && i < 100; i++) {
    if (last.head === "_case_syntax" || last.head === "_case_lambda") return true;
    if (last.head === "_app") return false;
    last = last.args[last.args.length - 1];
  }
  return false;
}

/** One run. */
class Printer {
  private readonly grammar: Grammar;
  private readonly tables: Tables;
  private readonly constantName: (head: string) => string;
  private readonly tokens: PrintToken[] = [];
  /** What is still to be printed, next last. */
  private readonly stack: Task[] = [];

  constructor(grammar: Grammar, options: PrintOptions) {
    this.grammar = grammar;
    this.tables = tablesOf(grammar);
    this.constantName = options.constantName ?? ((head) => head);
  }

  run(tree: SyntaxTree, start: Nonterminal): string {
    this.push([{ kind: "tree", tree, place: { nonterminal: start, priority: 0 }, isSpaced: false }]);
    for (let task = this.stack.pop(); task !== undefined; task = this.stack.pop()) {
      if (task.kind === "token") this.tokens.push(task.token);
      else this.printOne(task.tree, task.place, task.isSpaced);
    }
    return joinTokens(this.tokens, this.grammar.literals);
  }

  private push(tasks: readonly Task[]): void {
    for (let i = tasks.length - 1; i >= 0; i--) {
      const task = tasks[i];
      if (task !== undefined) this.stack.push(task);
    }
  }

  private printOne(tree: SyntaxTree, place: Accepted, isSpaced: boolean): void {
    if (tree.kind !== "node") this.tokens.push({ text: leafText(tree), isSpaced });
    else if (tree.head === "_app") this.printApplication(tree, place, isSpaced);
    else {
      const form = this.findForm(tree, place.nonterminal);
      if (form === null) this.printPlain(tree, place, isSpaced);
      else if (form.production.priority < this.needed(form.production.result, place)) this.parenthesise(tree, form, isSpaced);
      else this.push(this.formTasks(form, isSpaced));
    }
  }

  /** The priority that a phrase of `result` needs at the place. A place that takes `logic` by a unit production demands that one's. */
  private needed(result: Nonterminal, place: Accepted): number {
    if (this.tables.isPart(result, place.nonterminal)) return place.priority;
    const unit = this.unitFor(result, place.nonterminal);
    return unit?.symbols[0]?.priority ?? place.priority;
  }

  private unitFor(sub: Nonterminal, sup: Nonterminal): Production | undefined {
    return this.grammar.units.find((unit) => {
      const [symbol] = unit.symbols;
      const isPass = unit.action.kind === "pass" && symbol !== undefined;
      return isPass && this.tables.isPart(unit.result, sup) && this.tables.isPart(sub, symbol.nonterminal);
    });
  }

  private isPart(sub: Nonterminal, sup: Nonterminal): boolean {
    return this.tables.isPart(sub, sup) || this.unitFor(sub, sup) !== undefined;
  }

  /** The newest production that writes the node at such a place and whose parts can be written at theirs. */
  private findForm(tree: SyntaxNode, nt: Nonterminal): Form | null {
    let second: Form | null = null;
    for (const production of this.grammar.byHead.get(tree.head) ?? []) {
      if (!this.isPart(production.result, nt)) continue;
      const parts = unbuild(tree, production);
      if (parts === null) continue;
      if (this.fitAll(production, parts)) return { production, parts };
      if (second === null) second = { production, parts };
    }
    return second;
  }

  private fitAll(production: Production, parts: readonly PrintPart[]): boolean {
    const symbols = production.symbols.filter((symbol) => !isLiteral(symbol.terminal));
    return parts.every((part, i) => {
      const symbol = symbols[i];
      return part.kind === "elements" || symbol === undefined || symbol.terminal >= 0 || this.fits(part.tree, symbol.nonterminal);
    });
  }

  /** Whether the top of the tree can be written where the nonterminal is expected. */
  private fits(tree: SyntaxTree, nt: Nonterminal): boolean {
    if (tree.kind === "node") {
      const forms = tree.head === "_app" ? [] : (this.grammar.byHead.get(tree.head) ?? []);
      if (forms.some((production) => this.isPart(production.result, nt) && unbuild(tree, production) !== null)) return true;
      return forms.length === 0 && this.isPart(logic, nt);
    }
    const terminal = tree.kind === "ident" && tree.name === "_" ? literalTerminal("_") : leafTerminal(tree);
    return (this.grammar.starts.get(terminal) ?? []).some(({ result, symbols }) => symbols.length === 1 && this.isPart(result, nt));
  }

  private parenthesise(tree: SyntaxTree, form: Form, isSpaced: boolean): void {
    const inner = { nonterminal: form.production.result, priority: 0 };
    this.push([
      { kind: "token", token: { text: "(", isSpaced } },
      { kind: "tree", tree, place: inner, isSpaced: false },
      { kind: "token", token: { text: ")", isSpaced: false } },
    ]);
  }

  private formTasks({ production, parts }: Form, isSpaced: boolean): Task[] {
    const tasks: Task[] = [];
    let next = 0;
    production.symbols.forEach((symbol, i) => {
      const spaced = i === 0 ? isSpaced : symbol.isSpaced;
      if (isLiteral(symbol.terminal)) tasks.push({ kind: "token", token: { text: literalText(symbol.terminal), isSpaced: spaced } });
      else {
        const part = parts[next++];
        if (part !== undefined) tasks.push(...this.partTasks(part, symbol, spaced));
      }
    });
    return tasks;
  }

  private partTasks(part: PrintPart, symbol: GrammarSymbol, isSpaced: boolean): Task[] {
    const place = symbol.terminal >= 0 ? { nonterminal: any, priority: 0 } : symbol;
    if (part.kind === "tree") return [{ kind: "tree", tree: part.tree, place, isSpaced }];
    return this.elementTasks(part.elements, place, isSpaced);
  }

  /** The elements of a sequence with what stands between them, by the production of the sequence. */
  private elementTasks(elements: readonly SyntaxTree[], place: Accepted, isSpaced: boolean): Task[] {
    const head = sequenceHead(place.nonterminal) ?? "";
    const production = this.grammar.byHead.get(head)?.find((known) => known.action.kind === "sequence");
    const action = production?.action;
    if (production === undefined || action?.kind !== "sequence" || elements.length < 2) {
      return elements.map((tree) => ({ kind: "tree", tree, place, isSpaced }));
    }
    const between = production.symbols.filter((symbol) => isLiteral(symbol.terminal));
    const [left, right] = production.symbols.filter((symbol) => symbol.terminal < 0);
    const last = elements.length - 1;
    return elements.flatMap((tree, i): Task[] => {
      const own = action.spine === 0 ? (i === 0 ? left : right) : i === last ? right : left;
      const marks =
        i === 0 ? [] : between.map((s): Task => ({ kind: "token", token: { text: literalText(s.terminal), isSpaced: s.isSpaced } }));
      const guarded = head === casesHead && i < last ? guardCase(tree) : tree;
      return [...marks, { kind: "tree", tree: guarded, place: own ?? place, isSpaced: i === 0 ? isSpaced : (right?.isSpaced ?? true) }];
    });
  }

  private printApplication(tree: SyntaxNode, place: Accepted, isSpaced: boolean): void {
    const isOpen = this.needed(logic, place) <= 999;
    const atoms = tree.args.map((arg, i): Task => {
      const nt = i === 0 ? logic : any;
      return { kind: "tree", tree: arg, place: { nonterminal: nt, priority: 1000 }, isSpaced: i > 0 || (isOpen && isSpaced) };
    });
    if (isOpen) this.push(atoms);
    else this.push([{ kind: "token", token: { text: "(", isSpaced } }, ...atoms, { kind: "token", token: { text: ")", isSpaced: false } }]);
  }

  /** A node without notation here: a type in postfix form, or the constant applied to its arguments. */
  private printPlain(tree: SyntaxNode, place: Accepted, isSpaced: boolean): void {
    const name = ident(this.constantName(tree.head));
    const [form, rest] = this.partialForm(tree);
    const head = form ?? name;
    if (tree.head === "_parenthesised") this.printGuarded(tree, isSpaced);
    else if (place.nonterminal === type) this.printOne(node("_type", [name, ...tree.args]), place, isSpaced);
    else this.printOne(rest.length === 0 ? head : node("_app", [head, ...rest]), place, isSpaced);
  }

  /** The longest beginning of the node that has a notation, and the arguments that are left. */
  private partialForm(tree: SyntaxNode): readonly [SyntaxTree | null, readonly SyntaxTree[]] {
    for (let count = tree.args.length - 1; count >= 0; count--) {
      const beginning = node(tree.head, tree.args.slice(0, count), tree.span);
      if (this.findForm(beginning, any) !== null) return [beginning, tree.args.slice(count)];
    }
    return [null, tree.args];
  }

  private printGuarded(tree: SyntaxNode, isSpaced: boolean): void {
    const [inner] = tree.args;
    if (inner === undefined) return;
    this.push([
      { kind: "token", token: { text: "(", isSpaced } },
      { kind: "tree", tree: inner, place: { nonterminal: logic, priority: 0 }, isSpaced: false },
      { kind: "token", token: { text: ")", isSpaced: false } },
    ]);
  }
}

/** A clause whose body ends in a `case` of its own gets parentheses around the body. */
function guardCase(clause: SyntaxTree): SyntaxTree {
  if (clause.kind !== "node" || clause.head !== "_case1") return clause;
  const [pattern, body] = clause.args;
  if (pattern === undefined || body === undefined || !endsInCase(body)) return clause;
  return node("_case1", [pattern, node("_parenthesised", [body])], clause.span);
}

const startsInOrder = [any, nonterminal("prop"), type, nonterminal("sort"), nonterminal("pttrn")];

/** What a tree is, as far as its head tells. */
function startOf(grammar: Grammar, tree: SyntaxTree): Nonterminal {
  if (tree.kind === "tfree" || tree.kind === "tvar") return type;
  if (tree.kind !== "node") return any;
  const results = (grammar.byHead.get(tree.head) ?? []).map((production) => production.result);
  const tables = tablesOf(grammar);
  const fitting = startsInOrder.find((start) => results.some((result) => tables.isPart(result, start)));
  return fitting ?? results[0] ?? any;
}

/** The text of a tree in the grammar's notation, in Unicode, with as few parentheses as its priorities allow, on one line. */
export function printTree(grammar: Grammar, tree: SyntaxTree, options: PrintOptions = {}): string {
  const start = options.start === undefined ? startOf(grammar, tree) : nonterminal(options.start);
  return new Printer(grammar, options).run(tree, start);
}
