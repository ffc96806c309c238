/** Terms and types of TIP's SMT-LIB dialect. */
import { InputError } from "../input-error.ts";
import type { Branch, SurfaceTerm, SurfaceType, SurfaceVariable } from "../surface/surface.ts";
import { functionType } from "../surface/write-theory.ts";
import { atomText, form, listItems, type Sexp } from "./s-expression.ts";

/** The type variables in scope. */
export type TypeScope = ReadonlySet<string>;

const holTypes: ReadonlyMap<string, string> = new Map([
  ["Int", "int"],
  ["Bool", "bool"],
  ["Real", "real"],
]);

export function typeOf(sexp: Sexp, scope: TypeScope): SurfaceType {
  if (sexp.kind === "atom") {
    const hol = holTypes.get(sexp.text);
    if (scope.has(sexp.text)) return { kind: "variable", name: sexp.text };
    return { kind: "constructor", name: hol ?? sexp.text, isHol: hol !== undefined, args: [] };
  }
  const [head, ...args] = sexp.items;
  const name = atomText(head, "the name of a type", sexp.span);
  const types = args.map((a) => typeOf(a, scope));
  const result = types.at(-1);
  if (name === "=>" && result !== undefined) return functionType(types.slice(0, -1), result);
  return { kind: "constructor", name, isHol: false, args: types };
}

/** `((x Int) (y a))`. */
export function variablesOf(sexp: Sexp | undefined, scope: TypeScope, around: Sexp["span"]): readonly SurfaceVariable[] {
  return listItems(sexp, "a list of typed variables", around).map((item) => {
    const [name, type] = listItems(item, "a variable with its type", around);
    return { name: atomText(name, "a variable", item.span), type: type === undefined ? null : typeOf(type, scope) };
  });
}

/** Functions of SMT-LIB by functions of HOL; those that take any number of arguments are folded. */
const binary: ReadonlyMap<string, { readonly text: string; readonly fold: "left" | "right" | "chain" | "none" }> = new Map([
  ["and", { text: "(∧)", fold: "right" }],
  ["or", { text: "(∨)", fold: "right" }],
  ["=>", { text: "(⟶)", fold: "right" }],
  ["xor", { text: "(≠)", fold: "left" }],
  ["=", { text: "(=)", fold: "chain" }],
  ["<", { text: "(<)", fold: "chain" }],
  ["<=", { text: "(≤)", fold: "chain" }],
  [">", { text: "(λx y. y < x)", fold: "chain" }],
  [">=", { text: "(λx y. y ≤ x)", fold: "chain" }],
  ["+", { text: "(+)", fold: "left" }],
  ["-", { text: "(-)", fold: "left" }],
  ["*", { text: "(*)", fold: "left" }],
  ["/", { text: "(/)", fold: "left" }],
  ["div", { text: "(λx y. if 0 < y then x div y else - (x div - (y :: int)))", fold: "none" }],
  ["mod", { text: "(λx y. if 0 < y then x mod y else x mod - (y :: int))", fold: "none" }],
]);

const hol = (text: string): SurfaceTerm => ({ kind: "hol", text });
const apply = (fun: SurfaceTerm, args: readonly SurfaceTerm[]): SurfaceTerm => (args.length === 0 ? fun : { kind: "apply", fun, args });
const negation = (args: readonly SurfaceTerm[]): SurfaceTerm => (args.length === 1 ? apply(hol("¬"), args) : apply(hol("(λp. ¬ p)"), args));

export function termOf(sexp: Sexp, scope: TypeScope): SurfaceTerm {
  if (sexp.kind === "atom") return atomTerm(sexp);
  const go = (part: Sexp): SurfaceTerm => termOf(part, scope);
  const [head, ...args] = sexp.items;
  const word = head?.kind === "atom" ? head.text : null;
  const special = word === null ? null : specialForm(word, args, sexp, scope);
  if (special !== null) return special;
  if (head === undefined) throw new InputError("E0501", sexp.span, "Expected a term");
  const operator = word === null ? undefined : binary.get(word);
  if (operator !== undefined) return folded(operator, args.map(go));
  return apply(go(head), args.map(go));
}

function atomTerm({ text, span }: Extract<Sexp, { kind: "atom" }>): SurfaceTerm {
  if (text === "true") return hol("True");
  if (text === "false") return hol("False");
  if (/^\d+$/.test(text)) return hol(`(${text} :: int)`);
  if (/^\d+\.\d+$/.test(text)) return hol(`(${text.replace(".", "")} / ${10 ** (text.length - text.indexOf(".") - 1)} :: real)`);
  const operator = binary.get(text);
  return operator === undefined ? { kind: "name", name: text, span } : hol(operator.text);
}

function folded({ text, fold }: { readonly text: string; readonly fold: string }, args: readonly SurfaceTerm[]): SurfaceTerm {
  const f = hol(text);
  const [first, ...rest] = args;
  if (first === undefined) return f;
  if (rest.length === 0) return text === "(-)" ? apply(hol("(λx. - x)"), args) : text === "(∧)" || text === "(∨)" ? first : apply(f, args);
  if (fold === "left") return rest.reduce((a, b) => apply(f, [a, b]), first);
  if (fold === "right") return args.slice(0, -1).reduceRight((b, a) => apply(f, [a, b]), args.at(-1) ?? first);
  if (fold === "none" || rest.length === 1) return apply(f, args);
  return args
    .slice(0, -2)
    .reduceRight<SurfaceTerm>((all, a, i) => apply(hol("(∧)"), [apply(f, [a, args[i + 1] ?? a]), all]), apply(f, args.slice(-2)));
}

/** Forms that are no application; null where the word is a function. */
function specialForm(word: string, args: readonly Sexp[], sexp: Sexp, scope: TypeScope): SurfaceTerm | null {
  const go = (part: Sexp | undefined): SurfaceTerm => {
    if (part === undefined) throw new InputError("E0501", sexp.span, `"${word}" needs more parts`);
    return termOf(part, scope);
  };
  switch (word) {
    case "not":
      return negation(args.map(go));
    case "ite":
      return { kind: "if", condition: go(args[0]), yes: go(args[1]), no: go(args[2]) };
    case "@":
      return apply(go(args[0]), args.slice(1).map(go));
    case "lambda":
      return { kind: "binder", binder: "λ", variables: variablesOf(args[0], scope, sexp.span), body: go(args[1]) };
    case "forall":
      return { kind: "binder", binder: "∀", variables: variablesOf(args[0], scope, sexp.span), body: go(args[1]) };
    case "exists":
      return { kind: "binder", binder: "∃", variables: variablesOf(args[0], scope, sexp.span), body: go(args[1]) };
    case "let": {
      const bindings = listItems(args[0], "bindings", sexp.span).map((b): readonly [string, SurfaceTerm] => {
        const [name, value] = listItems(b, "a binding", b.span);
        return [atomText(name, "a name", b.span), go(value)];
      });
      return { kind: "let", bindings, body: go(args[1]) };
    }
    case "distinct":
      return distinct(args.map(go));
    case "match":
      return { kind: "case", of: go(args[0]), branches: branchesOf(args, sexp, scope) };
    case "_":
    case "as":
      return instance(word, args, sexp, scope);
    default:
      return null;
  }
}

function distinct(args: readonly SurfaceTerm[]): SurfaceTerm {
  const pairs = args.flatMap((a, i) => args.slice(i + 1).map((b) => apply(hol("(≠)"), [a, b])));
  return pairs.slice(0, -1).reduceRight<SurfaceTerm>((all, p) => apply(hol("(∧)"), [p, all]), pairs.at(-1) ?? hol("True"));
}

/** `(match t ((nil a) ((cons x xs) b) (_ c)))`; older files write `(match t (case nil a) (case (cons x xs) b) (case default c))`. */
function branchesOf(args: readonly Sexp[], sexp: Sexp, scope: TypeScope): readonly Branch[] {
  const [, second] = args;
  const isOld = second !== undefined && form(second, "case") !== null;
  const cases = isOld
    ? args.slice(1).map((c) => form(c, "case") ?? [])
    : listItems(second, "the cases", sexp.span).map((c) => listItems(c, "a case", c.span));
  return cases.map(([pattern, body]) => {
    if (pattern === undefined || body === undefined) throw new InputError("E0501", sexp.span, "A case needs a pattern and a term");
    if (pattern.kind === "atom" && (pattern.text === "_" || pattern.text === "default"))
      return { constructor: null, variables: [], body: termOf(body, scope) };
    const [name, ...variables] = pattern.kind === "atom" ? [pattern] : pattern.items;
    return {
      constructor: atomText(name, "a constructor", pattern.span),
      variables: variables.map((v) => atomText(v, "a variable", pattern.span)),
      body: termOf(body, scope),
    };
  });
}

/** `(_ nil a)` is a constructor at given types, `(as nil (list a))` at a result type. */
function instance(word: string, args: readonly Sexp[], sexp: Sexp, scope: TypeScope): SurfaceTerm {
  const [name, type] = args;
  if (name?.kind !== "atom" || type === undefined) throw new InputError("E0501", sexp.span, "Expected a name with its types");
  const term = atomTerm(name);
  return word === "as" ? { kind: "typed", term, type: typeOf(type, scope) } : term;
}
