/** From syntax trees to pre-terms: names resolved, built-in forms given their meaning. */
import type { Span } from "../../base/index.ts";
import { char, charT, names, num, numT, propT, stringT, string as stringTerm } from "../../logic/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import { reject } from "../names/problem.ts";
import { caseExpression } from "./case-expression.ts";
import { codeOf, codesOf } from "./characters.ts";
import type { Form } from "./form-input.ts";
import { forms } from "./forms.ts";
import { constrain, type InferenceType, unknown } from "./inference-type.ts";
import { abstractPattern } from "./pattern.ts";
import { freshLocal, type PreTerm, preAbs, preApp, preApps, preConst, preLocal } from "./pre-term.ts";
import { resolveClass, typeOfTree } from "./read-type.ts";
import { builtIn, constantByFullName, dummyVariable, resolveIdent, type Scope } from "./scope.ts";

/** The pre-term that a tree means. */
export function termOfTree(scope: Scope, tree: SyntaxTree): PreTerm {
  switch (tree.kind) {
    case "ident":
      if (tree.name === "_") return dummyVariable(scope, tree.span);
      return resolveIdent(scope, tree.name, tree.span);
    case "schematic":
      return resolveIdent(scope, tree.index === 0 ? `?${tree.name}` : `?${tree.name}.${tree.index}`, tree.span);
    case "numeral":
      return numberOf(scope, tree.value, tree);
    case "float":
      return fractionOf(scope, tree.text, tree);
    case "string":
      return { kind: "term", term: stringTerm(codesOf(tree.value, tree.span)), span: tree.span, type: stringT };
    case "node":
      return nodeTerm(scope, tree);
    case "quoted":
    case "cartouche":
      return reject("E0309", tree.span, "A quoted text has no meaning inside a term");
    case "tfree":
    case "tvar":
      return reject("E0309", tree.span, "A type variable is not a term", { hint: "Write TYPE('a) for the type as a value." });
  }
}

/** `0`, `1` or `numeral …` at a type still to be found. */
function numberOf(scope: Scope, value: bigint, tree: SyntaxTree): PreTerm {
  if (value <= 1n) return builtIn(scope, value === 0n ? names.zero : names.one, tree.span);
  return preApp(builtIn(scope, names.numeral, tree.span), { kind: "term", term: num(value), span: tree.span, type: numT }, tree.span);
}

/** `1.5` is `15 / 10`, at a type with inverses. */
function fractionOf(scope: Scope, text: string, tree: SyntaxTree): PreTerm {
  const [whole = "0", part = ""] = text.split(".");
  const [above, below] = [numberOf(scope, BigInt(whole + part), tree), numberOf(scope, 10n ** BigInt(part.length), tree)];
  return preApps(builtIn(scope, "inverse_divide", tree.span), [above, below], tree.span);
}

function nodeTerm(scope: Scope, tree: SyntaxTree & { kind: "node" }): PreTerm {
  const read = (t: SyntaxTree): PreTerm => termOfTree(scope, t);
  const [first, second] = tree.args;
  const basic = basicForms.get(tree.head);
  if (basic !== undefined && first !== undefined) return basic(scope, tree, first, second ?? first);
  if (tree.head === "_indexdefault") return structureTerm(scope, tree.span);
  const form: Form | undefined = forms.get(tree.head);
  if (form !== undefined) return form({ scope, args: tree.args, span: tree.span, read, readIn: termOfTree });
  if (tree.head.startsWith("_"))
    return reject("E0310", tree.span, `The notation ${tree.head} is not supported`, {
      hint: "Its meaning is given by a translation that cannot be followed.",
    });
  return preApps(headTerm(scope, tree), tree.args.map(read), tree.span);
}

/** The structure that is meant where an index is left out: the oldest one. */
function structureTerm(scope: Scope, span: Span): PreTerm {
  const [name] = scope.context.locals.structures;
  return name === undefined
    ? reject("E0310", span, "The index of this notation is left out, and there is no structure that it could mean", {
        hint: "Write the index between \\<^bsub> and \\<^esub>, or fix a variable with (structure).",
      })
    : resolveIdent(scope, name, span);
}

/** A mixfix head: a constant, an abbreviation, a local binding or a fixed variable. */
function headTerm(scope: Scope, tree: SyntaxTree & { kind: "node" }): PreTerm {
  const { head, span } = tree;
  if (scope.context.theory.consts.has(head) || scope.context.abbreviations.has(head)) return constantByFullName(scope, head, span);
  return resolveIdent(scope, head, span);
}

type BasicForm = (scope: Scope, tree: SyntaxTree & { kind: "node" }, first: SyntaxTree, second: SyntaxTree) => PreTerm;

/** The forms of the meta level and those that bind in the simplest way. */
const basicForms: ReadonlyMap<string, BasicForm> = new Map(
  Object.entries<BasicForm>({
    _app: (scope, tree, first) =>
      preApps(
        termOfTree(scope, first),
        tree.args.slice(1).map((t) => termOfTree(scope, t)),
        tree.span,
      ),
    _index: (scope, _tree, first) => termOfTree(scope, first),
    _abs: (scope, tree, first, second) => abstractPattern(scope, first, tree.span, (inner) => termOfTree(inner, second)),
    _applC: (scope, tree, first, second) =>
      preApps(
        termOfTree(scope, first),
        manyOf(second, "_cargs").map((t) => termOfTree(scope, t)),
        tree.span,
      ),
    _lambda: (scope, tree, first, second) => abstractAll(scope, manyOf(first, "_idts"), second, tree.span),
    // Continuous functions of HOLCF.
    _Lambda: (scope, tree, first, second) => continuousFunction(scope, manyOf(first, "_cargs"), second, tree.span),
    _constrain: (scope, tree, first, second) => ({
      kind: "constraint",
      term: termOfTree(scope, first),
      to: typeOfTree(scope.context, second, scope.sorts),
      span: tree.span,
      type: null,
    }),
    _bigimpl: (scope, tree) => {
      const parts = tree.args.map((t) => proposition(scope, t));
      const last = parts.pop();
      if (last === undefined) return reject("E0300", tree.span, "Expected a conclusion");
      return parts.reduceRight((c, p) => preApps(preConst(names.imp, tree.span), [p, c], tree.span), last);
    },
    [names.imp]: (scope, tree, first, second) =>
      preApps(preConst(names.imp, tree.span), [proposition(scope, first), proposition(scope, second)], tree.span),
    // The simplifier's own implication means no other.
    "HOL.simp_implies": (scope, tree, first, second) =>
      preApps(preConst(names.imp, tree.span), [proposition(scope, first), proposition(scope, second)], tree.span),
    [names.conjMeta]: (scope, tree, first, second) =>
      preApps(preConst(names.conjMeta, tree.span), [proposition(scope, first), proposition(scope, second)], tree.span),
    [names.all]: (scope, tree, first) => {
      if (first.kind !== "node" || first.head !== "_abs")
        return preApp(preConst(names.all, tree.span), termOfTree(scope, first), tree.span);
      const [pattern, body] = first.args;
      if (pattern === undefined || body === undefined) return reject("E0300", tree.span, "Expected a body");
      return preApp(
        preConst(names.all, tree.span),
        abstractPattern(scope, pattern, tree.span, (inner) => proposition(inner, body)),
        tree.span,
      );
    },
    _aprop: (scope, _tree, first) => ({ kind: "constraint", term: termOfTree(scope, first), to: propT, span: first.span, type: null }),
    _TYPE: (scope, tree, first) => typeAsValue(scope, first, tree.span),
    // It says nothing but that the type is of its sort.
    _sort_constraint: (scope, tree, first) => {
      const value = typeAsValue(scope, first, tree.span);
      return preApps(preConst(names.eqMeta, tree.span), [value, value], tree.span);
    },
    _ofclass: (scope, tree, first, second) => ofClass(scope, tree.span, typeOfTree(scope.context, first, scope.sorts), second),
    _case_syntax: (scope, tree, first) => caseExpression(scope, termOfTree(scope, first), clausesOf(tree.args.slice(1)), tree.span),
    _case_lambda: (scope, tree) => {
      const local = freshLocal("x", unknown());
      return preAbs(local, caseExpression(scope, preLocal(local, tree.span), clausesOf(tree.args), tree.span), tree.span);
    },
    _Char: (_scope, tree, first) =>
      first.kind === "string" && [...first.value].length === 1
        ? { kind: "term", term: char(codeOf(first.value, first.span)), span: tree.span, type: charT }
        : reject("E0309", tree.span, "Expected a single character"),
    _Char_ord: (_scope, tree, first) =>
      first.kind === "numeral"
        ? { kind: "term", term: char(Number(first.value)), span: tree.span, type: charT }
        : reject("E0309", tree.span, "Expected a character code"),
  }),
);

/** `TYPE(τ)`. */
function typeAsValue(scope: Scope, type: SyntaxTree, span: Span): PreTerm {
  const to = { kind: "open", name: "itself", args: [typeOfTree(scope.context, type, scope.sorts)] } as const;
  return { kind: "constraint", term: preConst(names.type, span), to, span, type: null };
}

/** The elements of a sequence, or the one element. */
function manyOf(tree: SyntaxTree, head: string): readonly SyntaxTree[] {
  return tree.kind === "node" && tree.head === head ? tree.args : [tree];
}

function abstractAll(scope: Scope, [first, ...rest]: readonly SyntaxTree[], body: SyntaxTree, span: Span): PreTerm {
  if (first === undefined) return termOfTree(scope, body);
  return abstractPattern(scope, first, span, (inner) => abstractAll(inner, rest, body, span));
}

/** `Λ x y. t` is `Abs_cfun (λx. Abs_cfun (λy. t))`. */
function continuousFunction(scope: Scope, [first, ...rest]: readonly SyntaxTree[], body: SyntaxTree, span: Span): PreTerm {
  if (first === undefined) return termOfTree(scope, body);
  const f = abstractPattern(scope, first, span, (inner) => continuousFunction(inner, rest, body, span));
  return preApp(resolveIdent(scope, "Abs_cfun", span), f, span);
}

/** `OFCLASS(τ, c_class)`: the class's axioms at τ, known here only when τ is of the class already. */
function ofClass(scope: Scope, span: Span, type: InferenceType, name: SyntaxTree): PreTerm {
  const text = name.kind === "ident" ? name.name.replace(/_class$/, "") : "";
  const full = text === "type" ? [] : [resolveClass(scope.context, { text, span: name.span })];
  if (constrain(scope.context.theory, type, full) !== null)
    return reject("E0310", span, `The statement that a type belongs to the class ${text} cannot be tested`);
  return judgement(builtIn(scope, "True", span));
}

function clausesOf(trees: readonly SyntaxTree[]): { pattern: SyntaxTree; body: (inner: Scope) => PreTerm }[] {
  return trees.map((t) => {
    const [pattern, body] = t.kind === "node" ? t.args : [];
    if (pattern === undefined || body === undefined) return reject("E0300", t.span, "Expected pattern ⇒ term");
    return { pattern, body: (inner) => termOfTree(inner, body) };
  });
}

/** A proposition of the meta level: a bool gets its judgement. */
export function proposition(scope: Scope, tree: SyntaxTree): PreTerm {
  const pre = termOfTree(scope, tree);
  return isMeta(tree) ? pre : judgement(pre);
}

function judgement(pre: PreTerm): PreTerm {
  return preApp(preConst(names.trueprop, pre.span), pre, pre.span);
}

const metaHeads: ReadonlySet<string> = new Set([
  names.imp,
  names.all,
  names.eqMeta,
  names.conjMeta,
  "HOL.simp_implies",
  "_bigimpl",
  "_aprop",
  "Pure.term",
  "_ofclass",
  "_sort_constraint",
]);

function isMeta(tree: SyntaxTree): boolean {
  return tree.kind === "node" && metaHeads.has(tree.head);
}
