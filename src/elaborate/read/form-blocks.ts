/** List comprehensions, `let` and `do`: notations that are a chain of steps, each in the scope of those before it. */
import type { SyntaxTree } from "../../syntax/index.ts";
import { reject } from "../names/problem.ts";
import { caseExpression } from "./case-expression.ts";
import { arg, call, type FormInput } from "./form-input.ts";
import { abstractPattern } from "./pattern.ts";
import { freshLocal, type PreTerm, preAbs, preLocal } from "./pre-term.ts";
import { builtIn, type Scope } from "./scope.ts";

/** `[e. p ← xs, b]` as `concat (map (λp. if b then [e] else []) xs)`. */
export function listComprehension(input: FormInput, scope: Scope, qualifiers: readonly SyntaxTree[]): PreTerm {
  const [first, ...rest] = qualifiers;
  const inner: FormInput = { ...input, scope };
  if (first === undefined) return call(inner, "Cons", input.readIn(scope, arg(input, 0)), builtIn(scope, "Nil", input.span));
  const [a, b] = first.kind === "node" ? first.args : [];
  if (first.kind !== "node" || a === undefined) return reject("E0300", first.span, "Expected a generator or a condition");
  if (first.head === "_lc_test")
    return call(inner, "If", input.readIn(scope, a), listComprehension(input, scope, rest), builtIn(scope, "Nil", input.span));
  if (first.head === "_lc_let") return letBindings(inner, first.args, (s) => listComprehension(input, s, rest));
  if (b === undefined) return reject("E0300", first.span, "Expected p ← xs");
  return call(
    inner,
    "List.concat",
    call(
      inner,
      "List.map",
      generator(inner, a, (s) => listComprehension(input, s, rest)),
      input.readIn(scope, b),
    ),
  );
}

/** `λp. body` for a pattern that may fail: what does not match gives the empty list. */
function generator(input: FormInput, pattern: SyntaxTree, body: (scope: Scope) => PreTerm): PreTerm {
  if (isSimplePattern(pattern)) return abstractPattern(input.scope, pattern, input.span, body);
  const x = freshLocal("x");
  const other: SyntaxTree = { kind: "ident", name: "_", span: pattern.span };
  const clauses = [
    { pattern, body },
    { pattern: other, body: (scope: Scope) => builtIn(scope, "Nil", input.span) },
  ];
  return preAbs(x, caseExpression(input.scope, preLocal(x, input.span), clauses, input.span), input.span);
}

function isSimplePattern(tree: SyntaxTree): boolean {
  if (tree.kind === "ident") return true;
  return (
    tree.kind === "node" &&
    ["_tuple", "_unit", "_constrain"].includes(tree.head) &&
    (tree.head === "_constrain" || tree.args.every(isSimplePattern))
  );
}

/** `let p = t; q = u in body` as `Let t (λp. Let u (λq. body))`. */
export function letBindings(input: FormInput, bindings: readonly SyntaxTree[], body: (scope: Scope) => PreTerm): PreTerm {
  const [first, ...rest] = bindings;
  if (first === undefined) return body(input.scope);
  const [pattern, value] = first.kind === "node" ? first.args : [];
  if (pattern === undefined || value === undefined) return reject("E0300", first.span, "Expected p = t");
  const f = abstractPattern(input.scope, pattern, input.span, (inner) => letBindings({ ...input, scope: inner }, rest, body));
  return call(input, "Let", input.readIn(input.scope, value), f);
}

/** `do { p ← m; let q = t; n; r }` by `bind`, whose meaning the types choose. */
export function doBlock(input: FormInput, scope: Scope, steps: readonly SyntaxTree[]): PreTerm {
  const [first, ...rest] = steps;
  if (first === undefined) return reject("E0300", input.span, "An empty do block");
  if (rest.length === 0) return input.readIn(scope, first);
  const inner: FormInput = { ...input, scope };
  const [a, b] = first.kind === "node" ? first.args : [];
  if (first.kind !== "node" || a === undefined) return reject("E0300", first.span, "Expected a step of a do block");
  if (first.head === "_do_let") return letBindings(inner, [first], (s) => doBlock(input, s, rest));
  if (first.head === "_do_then")
    return call(inner, "Monad_Syntax.bind", input.readIn(scope, a), preAbs(freshLocal("_"), doBlock(input, scope, rest), input.span));
  if (b === undefined) return reject("E0300", first.span, "Expected p ← m");
  return call(
    inner,
    "Monad_Syntax.bind",
    input.readIn(scope, b),
    abstractPattern(scope, a, input.span, (s) => doBlock(input, s, rest)),
  );
}
