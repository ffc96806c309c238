/** Trees to typed terms. Bound variables are counted from the binder outwards; every symbol has a type, so that nothing has to be inferred. */
import type { Span } from "../../base/index.ts";
import type { Context } from "../../elaborate/index.ts";
import {
  abs,
  app,
  betaApply,
  boolT,
  bound,
  conj,
  conjAll,
  constant,
  disj,
  domain,
  eq,
  False,
  fun,
  funs,
  implies,
  isFun,
  names,
  not,
  pair,
  shift,
  substTermTypes,
  type Term,
  True,
  type Type,
  type TypeVar,
  tvar,
} from "../../logic/index.ts";
import { InputError } from "../input-error.ts";
import { arithmetic, numberTerm } from "./arithmetic.ts";
import { guarded, guardOf } from "./dependent.ts";
import { isTypeOfTypes, looksLikeType, lowerType, spine } from "./lower-type.ts";
import type { Signature, SymbolMeaning } from "./signature.ts";
import type { Binder, BoundVariable, Connective, Tree } from "./syntax.ts";
import { mostUnfoldedNodes, UnfoldedTooFar, unfoldedSize } from "./unfold.ts";

/** What a name bound inside a formula means: a variable, or a term of `$let`; both know how many binders were around. */
type Local = { readonly term: Term; readonly depth: number };

/** The quoted name `'X'` is not the variable `X`. */
const localKey = (kind: "variable" | "name", name: string): string => (kind === "variable" ? `?${name}` : name);

/** What is known at a place inside a formula. */
export interface Surroundings {
  readonly locals: ReadonlyMap<string, Local>;
  readonly types: ReadonlyMap<string, TypeVar>;
  /** How many binders are around. */
  readonly depth: number;
}

export const outermost: Surroundings = { locals: new Map(), types: new Map(), depth: 0 };

/** Whether undeclared names are predicates or functions: a formula is expected, or a term. */
type Expected = "formula" | "term";

export class Lowering {
  private readonly signature: Signature;
  private readonly context: Context;

  constructor(signature: Signature, context: Context) {
    this.signature = signature;
    this.context = context;
  }

  /** A formula of type bool. */
  formula(tree: Tree, place: Surroundings = outermost): Term {
    const t = this.lower(tree, place, "formula");
    if (t.type !== boolT) throw new InputError("E0512", tree.span, "A formula is expected here, and this is a term of another type");
    return t;
  }

  lower(tree: Tree, place: Surroundings, expected: Expected): Term {
    switch (tree.kind) {
      case "variable":
      case "name":
      case "defined":
      case "apply":
      case "operator":
        return this.application(tree, place, expected);
      case "distinct":
        return this.signature.distinctObject(tree.text);
      case "number":
        return numberTerm(this.context, tree.text);
      case "connective":
        return this.connective(tree.name, tree.parts, tree.span, place);
      case "binder":
        return this.binder(tree, place);
      case "tuple":
        return this.tuple(tree, place);
      case "let":
        return this.letTerm(tree, place, expected);
      case "arrow":
      case "product":
        throw new InputError("E0512", tree.span, "A type stands where a term is expected");
    }
  }

  private tuple({ parts, span }: Extract<Tree, { kind: "tuple" }>, place: Surroundings): Term {
    const terms = parts.map((p) => this.lower(p, place, "term"));
    const last = terms.at(-1);
    if (last === undefined) throw new InputError("E0513", span, "The empty tuple is not supported");
    return terms.slice(0, -1).reduceRight((right, left) => pair(left, right), last);
  }

  private application(tree: Tree, place: Surroundings, expected: Expected): Term {
    const { head, args } = spine(tree);
    if (head.kind === "defined") return this.definedTerm(head.name, args, tree.span, place);
    if (head.kind === "operator") return this.operator(head, args, place);
    const known = this.localTerm(head, place);
    if (known !== null) return this.applied(known, args, place, tree.span);
    if (head.kind === "variable") throw new InputError("E0514", head.span, `The variable ${head.name} is not bound`);
    if (head.kind !== "name") return this.applied(this.lower(head, place, "term"), args, place, tree.span);
    const symbol = this.signature.symbol(head.name) ?? this.signature.declareDefault(head.name, args.length, expected === "formula");
    const count = symbol.params.length;
    const instance = this.instance(symbol, args.slice(0, count), head.span, place);
    return this.applied(instance, args.slice(count), place, tree.span, head.name);
  }

  private localTerm(head: Tree, place: Surroundings): Term | null {
    const local = head.kind === "variable" || head.kind === "name" ? place.locals.get(localKey(head.kind, head.name)) : undefined;
    return local === undefined ? null : shift(local.term, place.depth - local.depth);
  }

  /** A polymorphic symbol at the types that are given as its first arguments. */
  private instance({ params, term }: SymbolMeaning, args: readonly Tree[], span: Span, place: Surroundings): Term {
    if (args.length < params.length) throw new InputError("E0512", span, `${params.length} types are expected as arguments here`);
    const types = new Map(params.map((v, i): [TypeVar, Type] => [v, lowerType(this.signature, place.types, args[i] as Tree)]));
    return substTermTypes(types, term);
  }

  /** `name`: the symbol that was unfolded to `f`, if there is one. */
  private applied(f: Term, args: readonly Tree[], place: Surroundings, span: Span, name: string | null = null): Term {
    return args.reduce((t, arg) => {
      if (!isFun(t.type)) throw new InputError("E0512", span, "Something is applied to more arguments than its type allows");
      const x = this.lower(arg, place, domain(t.type) === boolT ? "formula" : "term");
      if (x.type !== domain(t.type)) throw new InputError("E0512", arg.span, "The type of this argument is not the one that is expected");
      if (name !== null && t.kind === "abs" && unfoldedSize(t, x) > mostUnfoldedNodes) throw new UnfoldedTooFar(name);
      return betaApply(t, [x]);
    }, f);
  }

  private connective(name: Connective, parts: readonly Tree[], span: Span, place: Surroundings): Term {
    if (name === "=" || name === "!=") {
      const equation = this.equation(parts, span, place);
      return name === "=" ? equation : not(equation);
    }
    const terms = parts.map((p) => this.formula(p, place));
    const [a, b] = terms;
    if (a !== undefined && b === undefined) return not(a);
    if (a === undefined || b === undefined) throw new RangeError("connective: no parts");
    return connected(name, a, b, terms);
  }

  private equation(parts: readonly Tree[], span: Span, place: Surroundings): Term {
    const [a, b] = parts.map((p) => this.lower(p, place, "term"));
    if (a === undefined || b === undefined) throw new RangeError("equation: two sides are needed");
    if (a.type !== b.type) throw new InputError("E0512", span, "The two sides of the equation have different types");
    return eq(a, b);
  }

  private binder({ name, variables, body, span }: Extract<Tree, { kind: "binder" }>, place: Surroundings): Term {
    const [x, ...rest] = variables;
    if (x === undefined) return name === "^" ? this.lower(body, place, "term") : this.formula(body, place);
    const inside: Tree = rest.length === 0 ? body : { kind: "binder", name, variables: rest, body, span };
    const guard = x.type === null ? null : guardOf(x.type, { kind: "variable", name: x.name, span: x.span }, this.signature.isDependent);
    const inner = guard === null ? inside : guarded(name, guard, inside, x);
    if (isTypeOfTypes(x.type)) return this.overTypes(name, x, inner, place);
    const type = x.type === null ? this.signature.typeOf("$i", []) : lowerType(this.signature, place.types, x.type);
    const depth = place.depth + 1;
    const within = { ...place, depth, locals: new Map(place.locals).set(localKey("variable", x.name), { term: bound(0, type), depth }) };
    const t = name === "^" ? this.lower(inner, within, "term") : this.formula(inner, within);
    return bind(name, abs(x.name, type, t), span);
  }

  /** `! [A: $tType] : …`: at the outside of an axiom the type variable is generic. */
  private overTypes(name: Binder, x: BoundVariable, inner: Tree, place: Surroundings): Term {
    if ((name !== "!" && name !== "^") || place.depth > 0)
      throw new InputError("E0511", x.span, "Types are quantified only at the outside of a formula here");
    return this.lower(inner, { ...place, types: new Map(place.types).set(x.name, tvar(`'${x.name}`)) }, "formula");
  }

  private operator({ name, span }: Extract<Tree, { kind: "operator" }>, args: readonly Tree[], place: Surroundings): Term {
    const [first, ...others] = args;
    const isTyped = first !== undefined && looksLikeType(this.signature, place.types, first);
    const rest = isTyped ? others : args;
    if (
      name === "~" ||
      name === "&" ||
      name === "|" ||
      name === "=>" ||
      name === "<=" ||
      name === "<=>" ||
      name === "<~>" ||
      name === "~|" ||
      name === "~&"
    )
      return this.applied(connectiveFunction(name), rest, place, span);
    const type = isTyped ? lowerType(this.signature, place.types, first) : this.operandType(name, rest, span, place);
    return this.applied(operatorAt(name, type), rest, place, span);
  }

  /** The type that `!!`, `=` and their like are about, from the first argument. */
  private operandType(name: string, args: readonly Tree[], span: Span, place: Surroundings): Type {
    const [first] = args;
    if (first === undefined) throw new InputError("E0512", span, `The type of ${name} is not known without an argument`);
    const { type } = this.lower(first, place, "term");
    if (name === "=" || name === "!=" || name === "@@=" || name === "@=") return type;
    if (!isFun(type)) throw new InputError("E0512", first.span, `The argument of ${name} must be a predicate`);
    return domain(type);
  }

  private definedTerm(name: string, args: readonly Tree[], span: Span, place: Surroundings): Term {
    if (name === "$true") return True;
    if (name === "$false") return False;
    if (name === "$ite") return this.conditional(args, span, place);
    if (name === "$distinct") return allDifferent(args.map((a) => this.lower(a, place, "term")));
    const [first] = args;
    const x = first === undefined ? null : this.lower(first, place, "term");
    const f = x === null ? null : arithmetic(this.context, name, x.type);
    if (f === null) throw new InputError("E0515", span, `${name} is not known${x === null ? "" : " at this type"}`);
    return this.applied(f, args, place, span);
  }

  private conditional(args: readonly Tree[], span: Span, place: Surroundings): Term {
    const [condition, yes, no] = args;
    if (condition === undefined || yes === undefined || no === undefined) throw new InputError("E0512", span, "$ite takes three arguments");
    const [a, b] = [yes, no].map((t) => this.lower(t, place, "term"));
    if (a === undefined || b === undefined || a.type !== b.type) throw new InputError("E0512", span, "The two cases have different types");
    const choose = constant(names.If, funs([boolT, a.type, a.type], a.type));
    return app(app(app(choose, this.formula(condition, place)), a), b);
  }

  private letTerm({ definitions, types, body, span }: Extract<Tree, { kind: "let" }>, place: Surroundings, expected: Expected): Term {
    const locals = new Map(place.locals);
    for (const { left, right } of definitions) {
      const { head, args } = spine(left);
      if (head.kind !== "name") throw new InputError("E0513", left.span, "$let defines one name at a time here");
      const typing = types.find((t) => t.name === head.name);
      if (typing === undefined) throw new InputError("E0512", span, `$let gives no type to ${head.name}`);
      locals.set(localKey("name", head.name), {
        term: this.letBody(args, lowerType(this.signature, place.types, typing.type), right, place),
        depth: place.depth,
      });
    }
    return this.lower(body, { ...place, locals }, expected);
  }

  /** `f(X, Y) := t` as `λX Y. t`. */
  private letBody(args: readonly Tree[], type: Type, right: Tree, place: Surroundings): Term {
    const [first, ...rest] = args;
    if (first === undefined) return this.lower(right, place, type === boolT ? "formula" : "term");
    if (first.kind !== "variable" || !isFun(type)) throw new InputError("E0513", first.span, "Arguments of a definition are variables");
    const depth = place.depth + 1;
    const [from, to] = [domain(type), type.kind === "con" ? (type.args[1] ?? type) : type];
    const within = {
      ...place,
      depth,
      locals: new Map(place.locals).set(localKey("variable", first.name), { term: bound(0, from), depth }),
    };
    return abs(first.name, from, this.letBody(rest, to, right, within));
  }
}

function connected(name: Connective, a: Term, b: Term, all: readonly Term[]): Term {
  switch (name) {
    case "&":
      return conjAll(all);
    case "|":
      return all.slice(0, -1).reduceRight((right, left) => disj(left, right), all.at(-1) ?? b);
    case "=>":
      return implies(a, b);
    case "<=":
      return implies(b, a);
    case "<=>":
      return eq(a, b);
    case "<~>":
      return not(eq(a, b));
    case "~|":
      return not(disj(a, b));
    case "~&":
      return not(conj(a, b));
    case "~":
    case "=":
    case "!=":
      throw new RangeError(`connected: ${name}`);
  }
}

const binderConstants: ReadonlyMap<string, string> = new Map([
  ["!", names.All],
  ["?", names.Ex],
  ["@+", names.Eps],
  ["@-", names.The],
]);

function bind(name: Binder, body: Term, span: Span): Term {
  if (name === "^") return body;
  const found = binderConstants.get(name);
  if (found === undefined) throw new InputError("E0513", span, `The binder ${name} is not supported`);
  const result = name === "@+" || name === "@-" ? domain(body.type) : boolT;
  return app(constant(found, fun(body.type, result)), body);
}

/** A connective as a function, as in `( & ) @ p @ q`. */
function connectiveFunction(name: Connective): Term {
  const p = (index: number): Term => bound(index, boolT);
  if (name === "~") return constant(names.Not, fun(boolT, boolT));
  return abs("p", boolT, abs("q", boolT, connected(name, p(1), p(0), [p(1), p(0)])));
}

function operatorAt(name: string, type: Type): Term {
  const predicate = fun(type, boolT);
  if (name === "!!") return constant(names.All, fun(predicate, boolT));
  if (name === "??") return constant(names.Ex, fun(predicate, boolT));
  if (name === "@@+") return constant(names.Eps, fun(predicate, type));
  if (name === "@@-") return constant(names.The, fun(predicate, type));
  const equals = constant(names.eq, funs([type, type], boolT));
  if (name !== "!=") return equals;
  return abs("x", type, abs("y", type, not(app(app(equals, bound(1, type)), bound(0, type)))));
}

/** No two of the terms are equal. */
export function allDifferent(terms: readonly Term[]): Term {
  return conjAll(terms.flatMap((a, i) => terms.slice(i + 1).map((b) => not(eq(a, b)))));
}
