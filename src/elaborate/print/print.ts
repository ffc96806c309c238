/** Terms back to text: in Isabelle's notation, with the user's mixfix, so that what is printed reads as the same term. */
import { noSpan } from "../../base/index.ts";
import {
  type Abs,
  app,
  type Const,
  destChar,
  destList,
  destNumeral,
  destString,
  type Free,
  free,
  freeVars,
  hexCode,
  instantiate,
  names,
  ofSort,
  plainCharacter,
  primed,
  stripApp,
  type Term,
  type Type,
  typeVars,
  usesBound,
} from "../../logic/index.ts";
import { printTree, type SyntaxTree } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { shortName } from "../names/declare.ts";
import { contracted } from "./contraction.ts";
import { typeTree } from "./print-type.ts";

const node = (head: string, ...args: readonly SyntaxTree[]): SyntaxTree => ({ kind: "node", head, args, span: noSpan });
const ident = (name: string): SyntaxTree => ({ kind: "ident", name, span: noSpan });

/** Which types are printed: none, those of variables where they are introduced, or also those of polymorphic constants' results. */
export type ShownTypes = "none" | "variables" | "all";

/** Prints a term. */
export function printTerm(context: Context, t: Term, types: ShownTypes = "none"): string {
  return printTree(context.grammar, termTree(context, t, types));
}

/** The term without line breaks. */
export const printOnLine = (context: Context, t: Term): string => printTerm(context, t).replace(/\s+/g, " ");

/** The syntax tree that reads as the term, up to types that are not shown. */
function termTree(context: Context, t: Term, types: ShownTypes = "none"): SyntaxTree {
  return new Unreader(context, new Set(freeVars(t).keys()), types).tree(t);
}

/** One run of printing; bound variables are opened with names that are not taken. */
class Unreader {
  private readonly context: Context;
  /** Names of free variables and of variables bound around. */
  private readonly taken: Set<string>;
  private readonly types: ShownTypes;
  /** Names of the variables bound around. */
  private readonly bound = new Set<string>();
  /** Free variables whose type has been shown. */
  private readonly shown = new Set<string>();

  constructor(context: Context, taken: Set<string>, types: ShownTypes) {
    this.context = context;
    this.taken = taken;
    this.types = types;
  }

  tree(t: Term): SyntaxTree {
    const plain = this.untyped(t);
    if (this.types !== "all" || plain.kind === "string" || (plain.kind === "node" && plain.head === "_constrain")) return plain;
    const { head } = stripApp(t);
    const declared = head.kind === "const" ? this.context.theory.consts.get(head.name)?.type : undefined;
    return declared === undefined || typeVars(declared).size === 0 ? plain : this.constrained(plain, t.type);
  }

  /** A type behind a `case` would belong to its last clause. */
  private constrained(tree: SyntaxTree, type: Type): SyntaxTree {
    const whole = tree.kind === "node" && tree.head === "_case_syntax" ? node("_parenthesised", tree) : tree;
    return node("_constrain", whole, typeTree(this.context, type, true));
  }

  private untyped(t: Term): SyntaxTree {
    const literal = this.literal(t);
    if (literal !== null) return literal;
    const { head, args } = stripApp(t);
    if (head.kind === "const") return this.application(head, args);
    if (head.kind === "abs" && args.length === 0) return this.abstraction(head);
    return this.apply(head.kind === "abs" ? this.abstraction(head) : this.variable(head), args);
  }

  private variable(t: Term): SyntaxTree {
    if (t.kind === "free") return this.free(t);
    return t.kind === "bound" ? ident(`B.${t.index}`) : this.tree(t);
  }

  private free(x: Free): SyntaxTree {
    if (this.types === "none" || this.shown.has(x.name) || this.bound.has(x.name)) return ident(x.name);
    this.shown.add(x.name);
    return this.constrained(ident(x.name), x.type);
  }

  /** Numbers, characters, strings, lists. */
  private literal(t: Term): SyntaxTree | null {
    const number = destNumeral(t);
    // `numeral One` is not the constant `1`, which is what the digit reads as.
    if (number !== null && (number !== 1n || t.kind === "const")) return { kind: "numeral", value: number, span: noSpan };
    const code = destChar(t);
    if (code !== null) return charTree(code);
    const codes = t.kind === "app" ? destString(t) : null;
    const text = codes === null || codes.length === 0 ? null : plainText(codes);
    if (text !== null) return text;
    const elements = t.kind === "app" ? destList(t) : null;
    return elements === null || elements.length === 0 ? null : node("_list", ...elements.map((x) => this.tree(x)));
  }

  private apply(f: SyntaxTree, args: readonly Term[]): SyntaxTree {
    return args.length === 0 ? f : node("_app", f, ...args.map((x) => this.tree(x)));
  }

  /** Runs `body` with the variable of an abstraction opened under a fresh name. */
  private opened<R>(t: Abs, body: (variable: SyntaxTree, inner: Term) => R): R {
    const own = t.name === "" || t.name === "_" || t.name.includes(".") ? "x" : t.name;
    const name = primed(own, (other) => this.taken.has(other) || this.context.consts.find(other) !== null);
    this.taken.add(name);
    this.bound.add(name);
    const variable = this.types === "none" ? ident(name) : this.constrained(ident(name), t.domain);
    const result = body(variable, instantiate(t.body, free(name, t.domain)));
    this.taken.delete(name);
    this.bound.delete(name);
    return result;
  }

  private abstraction(t: Abs): SyntaxTree {
    if (!usesBound(t.body, 0)) return this.opened(t, (_, inner) => node("_abs", ident("_"), this.tree(inner)));
    return this.opened(t, (x, inner) => node("_abs", x, this.tree(inner)));
  }

  /** `λp. t` taken apart: `case_prod` gives tuple patterns. Null where the term is no such function. */
  private pattern<R>(f: Term, body: (pattern: SyntaxTree, inner: Term) => R): R | null {
    if (f.kind === "abs") return this.opened(f, body);
    const { head, args } = stripApp(f);
    const [inner] = args;
    if (head.kind !== "const" || head.name !== names.caseProd || args.length !== 1 || inner === undefined) return null;
    return this.pattern(inner, (first, rest) => this.pattern(rest, (second, t) => body(tuple(first, second), t)));
  }

  private application(head: Const, args: readonly Term[]): SyntaxTree {
    return this.special(head, args) ?? this.caseForm(head, args) ?? this.plain(contracted(this.context, head), args);
  }

  /** A constant or abbreviation in its own notation, or by its name. */
  private plain(full: string, args: readonly Term[]): SyntaxTree {
    return this.mixfix(full, args) ?? this.apply(ident(shortName(this.context, full)), args);
  }

  /** Forms that are more than a constant's own notation. */
  private special(head: Const, args: readonly Term[]): SyntaxTree | null {
    const [a, b, c] = args;
    if (a === undefined) return null;
    if (args.length === 1) {
      if (head.name === names.Collect) return this.pattern(a, (p, t) => node("_Coll", p, this.tree(t)));
      if (head.name === names.Not) return this.negated(a);
      if (head.name === "String.Abs_literal") return this.stringLiteral(a);
      if (head.name === names.caseProd) return this.pattern(app(head, a), (p, t) => node("_abs", p, this.tree(t)));
      const quantifier = patternForms.get(head.name);
      return quantifier === undefined ? null : this.pattern(a, (p, t) => node(quantifier, p, this.tree(t)));
    }
    if (b === undefined) return null;
    const updated = this.fieldUpdate(head.name, a);
    if (updated !== null) return this.apply(this.recordUpdate(b, [updated]), args.slice(2));
    if (args.length === 2) {
      if (head.name === names.Pair) return tuple(this.tree(a), this.tree(b));
      if (head.name === names.insert) return this.enumeration(a, b);
      if (head.name === names.divide) return this.fraction(a, b);
      if (head.name === names.Let) return this.pattern(b, (p, t) => node("_Let", node("_bind", p, this.tree(a)), this.tree(t)));
      const bounded = boundedForms.get(head.name);
      return bounded === undefined ? null : this.pattern(b, (p, t) => node(bounded, p, this.tree(a), this.tree(t)));
    }
    return c !== undefined && head.name === names.funUpd ? this.apply(this.update(a, b, c), args.slice(3)) : null;
  }

  /** `a ≠ b`, `x ∉ A`: abbreviations that everybody writes. */
  private negated(t: Term): SyntaxTree | null {
    const { head, args } = stripApp(t);
    if (head.kind !== "const" || args.length !== 2) return null;
    const full =
      head.name === names.eq
        ? this.context.consts.find("not_equal")
        : head.name === names.member
          ? this.context.consts.find("Set.not_member")
          : null;
    return full === null ? null : node(full, ...args.map((x) => this.tree(x)));
  }

  /** `a / b` at types that have inverses; elsewhere the constant prints as `div`. */
  private fraction(a: Term, b: Term): SyntaxTree | null {
    const [full, inverse] = [this.context.consts.find("inverse_divide"), this.context.classes.find("inverse")];
    if (full === null || inverse === null || !ofSort(this.context.theory, a.type, [inverse])) return null;
    return node(full, this.tree(a), this.tree(b));
  }

  /** `STR ''abc''`. */
  private stringLiteral(t: Term): SyntaxTree | null {
    const codes = destString(t);
    const text = codes === null ? null : plainText(codes);
    return text === null ? null : node("_Literal", text);
  }

  /** `{a, b, c}` when the chain ends in the empty set. */
  private enumeration(a: Term, rest: Term): SyntaxTree | null {
    const elements = [this.tree(a)];
    let tail = rest;
    for (;;) {
      const { head, args } = stripApp(tail);
      if (head.kind !== "const") return null;
      const [x, more] = args;
      if (head.name === names.insert && x !== undefined && more !== undefined) {
        elements.push(this.tree(x));
        tail = more;
      } else return head.name === names.bot && args.length === 0 ? node("_Finset", ...elements) : null;
    }
  }

  /** `f(x := y, …)`, updates in the order they were made. */
  private update(f: Term, x: Term, y: Term): SyntaxTree {
    const updates = [node("_updbind", this.tree(x), this.tree(y))];
    let start = f;
    for (
      let { head, args } = stripApp(start);
      head.kind === "const" && head.name === names.funUpd && args.length === 3;
      { head, args } = stripApp(start)
    ) {
      const [g, k, v] = args;
      if (g === undefined || k === undefined || v === undefined) break;
      updates.unshift(node("_updbind", this.tree(k), this.tree(v)));
      start = g;
    }
    return node("_Update", this.tree(start), ...updates);
  }

  /** `x := a` of `x_update (λ_. a)`; null for what updates no field of a record. */
  private fieldUpdate(updater: string, f: Term): SyntaxTree | null {
    const field = updater.endsWith("_update") ? updater.slice(0, -"_update".length) : "";
    const role = this.context.theory.consts.get(field)?.role;
    const record = role?.kind === "selector" ? this.context.theory.datatype(role.type)?.record : undefined;
    if (record == null || f.kind !== "abs" || usesBound(f.body, 0)) return null;
    const name = ident(shortName(this.context, field));
    return this.opened(f, (_, inner) => node("_field_update", name, this.tree(inner)));
  }

  /** `r⦇x := a, y := b⦈`, updates in the order they were made. */
  private recordUpdate(r: Term, updates: readonly SyntaxTree[]): SyntaxTree {
    const { head, args } = stripApp(r);
    const [f, inside] = args;
    const earlier = head.kind === "const" && f !== undefined && args.length === 2 ? this.fieldUpdate(head.name, f) : null;
    if (earlier === null || inside === undefined) return node("_record_update", this.tree(r), ...updates);
    return this.recordUpdate(inside, [earlier, ...updates]);
  }

  /** `case t of …` from a case constant applied to all branches. */
  private caseForm(head: Const, args: readonly Term[]): SyntaxTree | null {
    const role = this.context.theory.consts.get(head.name)?.role;
    const datatype = role?.kind === "case" ? this.context.theory.datatype(role.type) : null;
    if (datatype === null || args.length !== datatype.constructors.length + 1) return null;
    const scrutinee = args[args.length - 1];
    const clauses = datatype.constructors.map((c, i) => {
      const branch = args[i];
      return branch === undefined ? null : this.clause(c.name, c.args.length, branch, []);
    });
    if (scrutinee === undefined || clauses.some((c) => c === null)) return null;
    return node("_case_syntax", this.tree(scrutinee), ...clauses.filter((c): c is SyntaxTree => c !== null));
  }

  private clause(con: string, arity: number, branch: Term, fields: readonly SyntaxTree[]): SyntaxTree | null {
    if (fields.length === arity) return node("_case1", this.constructorPattern(con, fields), this.tree(branch));
    if (branch.kind !== "abs") return null;
    return this.opened(branch, (x, inner) => this.clause(con, arity, inner, [...fields, x]));
  }

  private constructorPattern(con: string, fields: readonly SyntaxTree[]): SyntaxTree {
    const [a, b] = fields;
    if (con === names.Pair && a !== undefined && b !== undefined) return tuple(a, b);
    if (con === names.zero) return { kind: "numeral", value: 0n, span: noSpan };
    const count = this.notationArity(con, fields.length);
    if (count === fields.length) return node(con, ...fields);
    const name = ident(shortName(this.context, con));
    return fields.length === 0 ? name : node("_app", name, ...fields);
  }

  /** How many arguments the constant's notation takes, or null without a fitting notation. */
  private notationArity(constant: string, given: number): number | null {
    const fitting = (this.context.grammar.byHead.get(constant) ?? []).filter((p) => p.action.kind === "node" && p.partCount <= given);
    return fitting.length === 0 ? null : Math.max(...fitting.map((p) => p.partCount));
  }

  private mixfix(head: string, args: readonly Term[]): SyntaxTree | null {
    const [first] = args;
    const isBinder = (this.context.grammar.byHead.get(head) ?? []).some((p) => p.action.kind === "binder");
    if (isBinder && args.length === 1 && first?.kind === "abs")
      return this.opened(first, (x, inner) => node(head, node("_abs", x, this.tree(inner))));
    const count = this.notationArity(head, args.length);
    if (count === null || (count === 0 && args.length === 0 && this.context.grammar.byHead.get(head) === undefined)) return null;
    return this.apply(node(head, ...args.slice(0, count).map((x) => this.tree(x))), args.slice(count));
  }
}

const patternForms: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    [names.Ex1]: "_Ex1",
    [names.The]: "_The",
    [names.Eps]: "_Eps",
  }),
);

const boundedForms: ReadonlyMap<string, string> = new Map(Object.entries<string>({ [names.Ball]: "_Ball", [names.Bex]: "_Bex" }));

function tuple(a: SyntaxTree, b: SyntaxTree): SyntaxTree {
  return b.kind === "node" && b.head === "_tuple" ? node("_tuple", a, ...b.args) : node("_tuple", a, b);
}

function charTree(code: number): SyntaxTree {
  const text = plainText([code]);
  return text === null ? node("_Char_ord", ident(hexCode(code))) : node("_Char", text);
}

/** Characters that all have a form inside of a string. */
function plainText(codes: readonly number[]): SyntaxTree | null {
  const characters = codes.map(plainCharacter);
  return characters.every((c) => c !== null) ? { kind: "string", value: characters.join(""), span: noSpan } : null;
}
