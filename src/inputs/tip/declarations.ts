/** The commands of a TIP problem as declarations. */
import { InputError } from "../input-error.ts";
import type { Declaration, SurfaceConstructor, SurfaceHead, SurfaceTerm, SurfaceVariable } from "../surface/surface.ts";
import { functionType } from "../surface/write-theory.ts";
import { atomText, form, listItems, type Sexp } from "./s-expression.ts";
import { type TypeScope, termOf, typeOf, variablesOf } from "./terms.ts";

const noTypes: TypeScope = new Set();

/** Commands that change nothing for us. */
const silent: ReadonlySet<string> = new Set(["check-sat", "set-logic", "set-info", "set-option", "exit", "get-model", "push", "pop"]);

/** Compare their arguments, which TIP allows at every type. */
const orders: ReadonlySet<string> = new Set(["<", "<=", ">", ">="]);

/** What the commands so far say: polymorphic functions that compare. Their types are inferred, with the orders that they need. */
export type Ordered = Set<string>;

/** The declarations of one command; those of the properties get the text of the file. */
export function declarationsOf(sexp: Sexp, source: string, ordered: Ordered = new Set()): readonly Declaration[] {
  const [head, ...args] = sexp.kind === "list" ? sexp.items : [];
  const word = atomText(head, "a command", sexp.span);
  const { span } = sexp;
  switch (word) {
    case "declare-datatype":
      return [{ kind: "datatypes", isCo: false, span, types: [datatype(atomText(args[0], "a name", span), args[1], sexp)] }];
    case "declare-datatypes":
      return [datatypes(args, sexp)];
    case "declare-sort":
      return [
        { kind: "type", span, name: atomText(args[0], "a name", span), params: letters(Number(atomText(args[1], "a number", span))) },
      ];
    case "declare-const":
      return [{ kind: "constant", span, head: { name: atomText(args[0], "a name", span), type: typeIn(args[1], sexp) } }];
    case "declare-fun":
      return [{ kind: "constant", span, head: declaredFunction(args, sexp) }];
    case "define-fun":
    case "define-fun-rec":
      return [functionDeclaration([signature(args, sexp)], args.at(-1) === undefined ? [] : [bodyOf(args)], sexp, ordered)];
    case "define-funs-rec": {
      const heads = listItems(args[0], "signatures", span).map((s) => signature(listItems(s, "a signature", s.span), s));
      return [functionDeclaration(heads, listItems(args[1], "bodies", span), sexp, ordered)];
    }
    case "assert":
      return [{ kind: "axiom", span, heads: [], props: [proposition(args, sexp).prop] }];
    case "prove":
    case "assert-not":
      return [
        {
          kind: "claim",
          span,
          ...proposition(args, sexp),
          text: source.slice((args.at(-1)?.span ?? span).from, (args.at(-1)?.span ?? span).to),
        },
      ];
    default:
      if (silent.has(word)) return [];
      throw new InputError("E0503", span, `The command ${word} is not known`);
  }
}

const letters = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `a${i + 1}`);

function typeIn(sexp: Sexp | undefined, around: Sexp, scope: TypeScope = noTypes) {
  if (sexp === undefined) throw new InputError("E0501", around.span, "Expected a type");
  return typeOf(sexp, scope);
}

/** `(par (a b) rest)`: the type variables, and the rest. */
function quantifiedTypes(sexp: Sexp | undefined): { readonly scope: TypeScope; readonly rest: Sexp | undefined } {
  const parts = sexp === undefined ? null : form(sexp, "par");
  if (parts === null || sexp === undefined) return { scope: noTypes, rest: sexp };
  const scope = new Set(listItems(parts[0], "type variables", sexp.span).map((v) => atomText(v, "a type variable", sexp.span)));
  return { scope, rest: parts[1] };
}

function datatype(name: string, sexp: Sexp | undefined, around: Sexp, params: TypeScope = noTypes) {
  const { scope, rest } = quantifiedTypes(sexp);
  const all = new Set([...params, ...scope]);
  const constructors = listItems(rest, "constructors", around.span).map((c) => constructorOf(c, all));
  return { name, params: [...all], constructors };
}

function constructorOf(sexp: Sexp, scope: TypeScope): SurfaceConstructor {
  const [name, ...fields] = sexp.kind === "atom" ? [sexp] : sexp.items;
  const args = variablesOf({ kind: "list", items: fields, span: sexp.span }, scope, sexp.span);
  return {
    name: atomText(name, "a constructor", sexp.span),
    args: args.map(({ name: selector, type }) => {
      if (type === null) throw new InputError("E0501", sexp.span, "A field needs a type");
      return { selector, type };
    }),
  };
}

/** `((list 1) (tree 1)) ((par (a) (…)) …)`, and the older `(a b) ((list (nil) (cons …)))`. */
function datatypes(args: readonly Sexp[], sexp: Sexp): Declaration {
  const heads = listItems(args[0], "the types", sexp.span);
  const bodies = listItems(args[1], "the constructors", sexp.span);
  const isOld = heads.every((h) => h.kind === "atom");
  const types = bodies.map((body, i) => {
    if (!isOld) return datatype(atomText(listItems(heads[i], "a type", sexp.span)[0], "a name", sexp.span), body, sexp);
    const [name, ...constructors] = listItems(body, "a type", sexp.span);
    const scope = new Set(heads.map((h) => atomText(h, "a type variable", sexp.span)));
    return datatype(atomText(name, "a name", body.span), { kind: "list", items: constructors, span: body.span }, body, scope);
  });
  return { kind: "datatypes", isCo: false, types, span: sexp.span };
}

interface FunctionSignature {
  readonly head: SurfaceHead;
  readonly variables: readonly SurfaceVariable[];
  readonly scope: TypeScope;
}

/** `f (par (a) (((x a)) a))`, `f ((x Int)) Int`, and the older `(par (a) (f ((x a)) a …))`. */
function signature(args: readonly Sexp[], around: Sexp): FunctionSignature {
  const [first, second, third] = args;
  const outer = quantifiedTypes(first);
  if (outer.scope.size > 0 && outer.rest?.kind === "list") return signatureIn(outer.rest.items, outer.scope, around);
  const inner = quantifiedTypes(second);
  if (inner.scope.size === 0)
    return signatureIn(
      [first, second, third].flatMap((s) => (s === undefined ? [] : [s])),
      noTypes,
      around,
    );
  return signatureIn(
    [first, ...listItems(inner.rest, "arguments and result", around.span)].flatMap((s) => (s === undefined ? [] : [s])),
    inner.scope,
    around,
  );
}

function signatureIn([name, args, result]: readonly Sexp[], scope: TypeScope, around: Sexp): FunctionSignature {
  const variables = variablesOf(args, scope, around.span);
  const types = variables.map(({ type }) => {
    if (type === null) throw new InputError("E0501", around.span, "An argument needs a type");
    return type;
  });
  return {
    head: { name: atomText(name, "a name", around.span), type: functionType(types, typeIn(result, around, scope)) },
    variables,
    scope,
  };
}

function declaredFunction(args: readonly Sexp[], around: Sexp): SurfaceHead {
  const { scope, rest } = quantifiedTypes(args[1]);
  const [from, to] = scope.size === 0 ? [args[1], args[2]] : listItems(rest, "arguments and result", around.span);
  const types = listItems(from, "argument types", around.span).map((t) => typeOf(t, scope));
  return { name: atomText(args[0], "a name", around.span), type: functionType(types, typeIn(to, around, scope)) };
}

function bodyOf(args: readonly Sexp[]): Sexp {
  const [first] = args;
  const outer = first === undefined ? null : form(first, "par");
  const inner = outer?.[1];
  const last = inner?.kind === "list" ? inner.items.at(-1) : args.at(-1);
  if (last === undefined) throw new RangeError("bodyOf: no parts");
  return last;
}

function functionDeclaration(given: readonly FunctionSignature[], bodies: readonly Sexp[], { span }: Sexp, ordered: Ordered): Declaration {
  const compares = (body: Sexp): boolean =>
    body.kind === "atom" ? orders.has(body.text) || ordered.has(body.text) : body.items.some(compares);
  const isOrdered = given.some((s) => s.scope.size > 0) && bodies.some(compares);
  if (isOrdered) for (const { head } of given) ordered.add(head.name);
  const signatures = isOrdered ? given.map((s) => ({ ...s, head: { ...s.head, type: null } })) : given;
  const terms = signatures.map(({ scope }, i): SurfaceTerm => {
    const body = bodies[i];
    if (body === undefined) throw new InputError("E0501", span, "A function has no body");
    return termOf(body, scope);
  });
  const [only] = signatures;
  const [body] = terms;
  const own = new Set(signatures.map((s) => s.head.name));
  if (signatures.length === 1 && only !== undefined && body !== undefined && (only.variables.length === 0 || !speaksOf(body, own))) {
    const closed: SurfaceTerm = only.variables.length === 0 ? body : { kind: "binder", binder: "λ", variables: only.variables, body };
    return { kind: "definition", head: only.head, body: closed, span };
  }
  const equations = signatures.map(({ head, variables }, i): SurfaceTerm => {
    const name = (text: string): SurfaceTerm => ({ kind: "name", name: text, span });
    const left: SurfaceTerm = { kind: "apply", fun: name(head.name), args: variables.map((v) => name(v.name)) };
    const equation: SurfaceTerm = { kind: "apply", fun: { kind: "hol", text: "(=)" }, args: [left, terms[i] ?? left] };
    return { kind: "binder", binder: "∀", variables: variables.map((v) => ({ name: v.name, type: null })), body: equation };
  });
  return { kind: "functions", heads: signatures.map((s) => s.head), equations, span };
}

function speaksOf(t: SurfaceTerm, names: ReadonlySet<string>): boolean {
  const go = (part: SurfaceTerm): boolean => speaksOf(part, names);
  switch (t.kind) {
    case "name":
      return names.has(t.name);
    case "hol":
      return false;
    case "apply":
      return go(t.fun) || t.args.some(go);
    case "binder":
      return go(t.body);
    case "let":
      return t.bindings.some(([, value]) => go(value)) || go(t.body);
    case "if":
      return go(t.condition) || go(t.yes) || go(t.no);
    case "case":
      return go(t.of) || t.branches.some((b) => go(b.body));
    case "implies":
      return go(t.premise) || go(t.conclusion);
    case "typed":
      return go(t.term);
  }
}

function proposition(args: readonly Sexp[], around: Sexp): { readonly prop: SurfaceTerm } {
  const [first] = args;
  const { scope, rest } = quantifiedTypes(first);
  // The older form has the type variables beside the proposition.
  const prop = first !== undefined && form(first, "par") === null && args.length > 1 ? args.at(-1) : rest;
  if (prop === undefined) throw new InputError("E0501", around.span, "Expected a proposition");
  return { prop: termOf(prop, scope) };
}
