/**
 * Functions chosen point by point: the axiom of choice, read from right to left. `∃f. ∀x. P x (f x)` asks for one value of the function at a
 * time, so that `∀x. ∃y. P x y` says the same, with n * m values to try instead of m ^ n functions. Likewise `∀f. ∃x.` and bounded
 * quantifiers over the arguments. It undoes skolemisation ([Blanchette, Nipkow 2010], 5) where the function cannot be left to the solver.
 */
import { getOrInsert } from "../../base/index.ts";
import {
  apps,
  boolT,
  type Const,
  constant,
  type Free,
  free,
  freeVars,
  fun,
  isFun,
  lambda,
  mapParts,
  names,
  openAbs,
  sameTerm,
  stripApp,
  type Term,
} from "../../logic/index.ts";

/** A quantifier over an argument of the function, and the set that bounds it. */
interface Binder {
  readonly quantifier: Const;
  readonly sets: readonly Term[];
  readonly variable: Free;
}

const rewritten = new WeakMap<Term, Term | "none">();

/** An equivalent of a quantified term that asks for values of a function instead of the function; null where it asks for more than values. */
export function choosePointwise(t: Term): Term | null {
  const known = getOrInsert(rewritten, t, () => chosen(t) ?? "none");
  return known === "none" ? null : known;
}

function chosen(t: Term): Term | null {
  const { head, args } = stripApp(t);
  const [predicate] = args;
  if (head.kind !== "const" || args.length !== 1 || predicate?.kind !== "abs" || !isFun(predicate.domain)) return null;
  const { variable: f, body } = openAbs(predicate, new Set(freeVars(predicate).keys()));
  const binders = bindersOf(choosePointwise(body) ?? body, head.name === names.Ex ? [names.All, names.Ball] : [names.Ex, names.Bex]);
  const use = soleUse(f, binders.body);
  if (use === null) return null;
  const outer = binders.list.filter((b) => use.arguments.some((x) => x.name === b.variable.name));
  if (outer.length < use.arguments.length || !areIndependent(f, binders.list, outer)) return null;
  const y = free(f.name, use.term.type);
  const rest = binders.list.filter((b) => !outer.includes(b));
  const asked = bindAll(rest, replaced(use.term, y, binders.body));
  return bindAll(outer, apps(constant(head.name, fun(fun(y.type, boolT), boolT)), [lambda(y, asked)]));
}

/** The quantifiers of some kinds at the head of a term, and what they are over. */
function bindersOf(t: Term, kinds: readonly string[]): { readonly list: readonly Binder[]; readonly body: Term } {
  const list: Binder[] = [];
  const taken = new Set(freeVars(t).keys());
  for (let body = t; ; ) {
    const { head, args } = stripApp(body);
    const predicate = args.at(-1);
    const [plain, bounded] = kinds;
    const isKind = head.kind === "const" && ((head.name === plain && args.length === 1) || (head.name === bounded && args.length === 2));
    if (!isKind || predicate?.kind !== "abs") return { list, body };
    const opened = openAbs(predicate, taken);
    taken.add(opened.variable.name);
    list.push({ quantifier: head, sets: args.slice(0, -1), variable: opened.variable });
    body = opened.body;
  }
}

/** The one form, `f x₁ … xₙ` with different variables, in which `f` occurs in a term; null if there are others, or none. */
function soleUse(f: Free, t: Term): { readonly term: Term; readonly arguments: readonly Free[] } | null {
  const uses: Term[] = [];
  collectUses(f, t, uses);
  const [term] = uses;
  if (term === undefined || uses.some((u) => !sameTerm(u, term))) return null;
  const variables = stripApp(term).args.filter((x): x is Free => x.kind === "free");
  const isPlain = variables.length > 0 && new Set(variables.map((x) => x.name)).size === stripApp(term).args.length;
  return isPlain ? { term, arguments: variables } : null;
}

function collectUses(f: Free, t: Term, uses: Term[]): void {
  const { head, args } = stripApp(t);
  if (sameTerm(head, f)) uses.push(t);
  else if (head.kind === "abs") collectUses(f, head.body, uses);
  for (const arg of args) collectUses(f, arg, uses);
}

/** Whether the quantifiers `outer` may stand before the others and before the choice of `f`. */
function areIndependent(f: Free, all: readonly Binder[], outer: readonly Binder[]): boolean {
  const others = [f, ...all.filter((b) => !outer.includes(b)).map((b) => b.variable)];
  const speaksOf = (t: Term, xs: readonly Free[]): boolean => xs.some((x) => freeVars(t).has(x.name));
  return all.every((b) => b.sets.every((set) => !speaksOf(set, outer.includes(b) ? others : [f])));
}

function bindAll(binders: readonly Binder[], body: Term): Term {
  return binders.reduceRight<Term>((t, b) => apps(b.quantifier, [...b.sets, lambda(b.variable, t)]), body);
}

function replaced(from: Term, to: Term, t: Term): Term {
  return sameTerm(t, from) ? to : mapParts(t, (part) => replaced(from, to, part));
}
