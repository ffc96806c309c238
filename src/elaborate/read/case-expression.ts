/**
 * `case t of p₁ ⇒ t₁ | …` by the case constants of the datatypes: clauses in order, left-most column with a constructor split first
 * (Augustsson's compilation of pattern matching). Values that no clause covers are `undefined`.
 */
import type { Span } from "../../base/index.ts";
import { type Datatype, names, stripApp, type Term } from "../../logic/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import { instanceConstructors } from "../names/instance-constructors.ts";
import { reject } from "../names/problem.ts";
import { codeOf } from "./characters.ts";
import type { InferenceType } from "./inference-type.ts";
import { freshLocal, type Local, type PreTerm, preAbs, preApps, preConst, preLocal } from "./pre-term.ts";
import { typeOfTree } from "./read-type.ts";
import { builtIn, localOrConstant, type Scope, withBound } from "./scope.ts";

/** A pattern with its names resolved. */
type Pattern =
  | { readonly kind: "variable"; readonly local: Local | null }
  | Constructed
  | { readonly kind: "typed"; readonly pattern: Pattern; readonly type: InferenceType };

interface Constructed {
  readonly kind: "constructor";
  readonly name: string;
  readonly datatype: Datatype;
  readonly others?: readonly Named[];
  readonly args: readonly Pattern[];
  readonly span: Span;
}

interface CaseRow {
  readonly patterns: readonly Pattern[];
  /** The body, given the variables already bound by aliases around it. */
  readonly body: PreTerm;
}

/** A whole case expression; each clause's body is read with its pattern's variables bound. */
export function caseExpression(
  scope: Scope,
  scrutinee: PreTerm,
  clauses: readonly { readonly pattern: SyntaxTree; readonly body: (inner: Scope) => PreTerm }[],
  span: Span,
): PreTerm {
  const rows = clauses.map(({ pattern, body }): CaseRow => {
    const locals: Local[] = [];
    const resolved = resolvePattern(scope, pattern, locals);
    return { patterns: [resolved], body: body(withBound(scope, locals)) };
  });
  const settled = settleOverloaded(rows);
  checkColumns(settled.map((row) => row.patterns));
  return compile(scope, [scrutinee], settled, span);
}

/** An overloaded constant at the root is the constructor of the type that the other clauses are about. */
function settleOverloaded(rows: readonly CaseRow[]): readonly CaseRow[] {
  const roots = rows.flatMap(({ patterns }) => patterns.map(bare)).filter((p) => p.kind === "constructor");
  const clear = roots.find((p) => p.others === undefined);
  if (clear === undefined) return rows;
  const settle = (p: Pattern): Pattern => {
    if (p.kind === "typed") return { ...p, pattern: settle(p.pattern) };
    const other = p.kind === "constructor" ? p.others?.find((o) => o.datatype.caseConst === clear.datatype.caseConst) : undefined;
    return p.kind === "constructor" && other !== undefined ? { ...p, name: other.name, datatype: other.datatype } : p;
  };
  return rows.map((row) => ({ ...row, patterns: row.patterns.map(settle) }));
}

/** The constructors that stand at one place of a pattern belong to one type. */
function checkColumns(rows: readonly (readonly Pattern[])[]): void {
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column++) {
    const found = rows.flatMap((row): Constructed[] => {
      const p = row.slice(column, column + 1).map(bare)[0];
      return p?.kind === "constructor" ? [p] : [];
    });
    const [first] = found;
    if (first === undefined) continue;
    const stray = found.find((p) => p.datatype.caseConst !== first.datatype.caseConst);
    if (stray !== undefined)
      reject("E0320", stray.span, `Type error: the pattern ${stray.name} is of another type than ${first.name} above it`, {
        hint: "All clauses of a case match values of one type.",
      });
    for (const { name } of first.datatype.constructors) checkColumns(found.filter((p) => p.name === name).map((p) => p.args));
  }
}

function resolvePattern(scope: Scope, tree: SyntaxTree, locals: Local[]): Pattern {
  const unresolved = { ...scope, bound: new Map(), fixed: new Map() };
  switch (tree.kind) {
    case "ident": {
      const found = tree.name === "_" ? null : constructorNamed(unresolved, tree.name, tree.span);
      if (found !== null) return { kind: "constructor", ...found, args: [], span: tree.span };
      const expanded = tree.name === "_" ? null : abbreviatedPattern(unresolved, tree.name, [], tree.span);
      if (expanded !== null) return expanded;
      if (tree.name === "_") return { kind: "variable", local: null };
      if (locals.some((l) => l.name === tree.name))
        return reject("E0307", tree.span, `The variable ${tree.name} occurs twice in the pattern`);
      const local = freshLocal(tree.name);
      locals.push(local);
      return { kind: "variable", local };
    }
    case "numeral":
      return numeralPattern(unresolved, tree.value, tree.span);
    case "string":
      return [...tree.value].reduceRight<Pattern>(
        (tail, c) => applied(unresolved, "Cons", [charPattern(unresolved, c, tree.span), tail], tree.span),
        applied(unresolved, "Nil", [], tree.span),
      );
    case "node":
      return resolveNode(scope, unresolved, tree, locals);
    default:
      return reject("E0307", tree.span, "Expected a constructor pattern");
  }
}

function resolveNode(scope: Scope, unresolved: Scope, tree: SyntaxTree & { kind: "node" }, locals: Local[]): Pattern {
  const parts = (trees: readonly SyntaxTree[]): Pattern[] => trees.map((t) => resolvePattern(scope, t, locals));
  const [first, second] = tree.args;
  switch (tree.head) {
    case "_constrain":
      if (first === undefined || second === undefined) break;
      return { kind: "typed", pattern: resolvePattern(scope, first, locals), type: typeOfTree(scope.context, second, scope.sorts) };
    case "_tuple": {
      const all = parts(tree.args);
      const last = all.pop();
      if (last === undefined) break;
      return all.reduceRight((tail, head) => applied(unresolved, "Pair", [head, tail], tree.span), last);
    }
    case "_list":
      return parts(tree.args).reduceRight(
        (tail, head) => applied(unresolved, "Cons", [head, tail], tree.span),
        applied(unresolved, "Nil", [], tree.span),
      );
    case "_unit":
      return applied(unresolved, "Unity", [], tree.span);
    case "_Char":
      if (first?.kind === "string") return charPattern(unresolved, first.value, tree.span);
      break;
    case "_app": {
      if (first?.kind !== "ident" && !(first?.kind === "node" && first.args.length === 0)) break;
      const name = first.kind === "ident" ? first.name : first.head;
      const found = constructorNamed(unresolved, name, first.span);
      if (found === null)
        return (
          abbreviatedPattern(unresolved, name, parts(tree.args.slice(1)), tree.span) ??
          reject("E0307", first.span, `Not a constructor: "${name}"`, {
            hint: "A case pattern is made of constructors and variables.",
          })
        );
      return applyConstructor(found, parts(tree.args.slice(1)), tree.span);
    }
    case names.zero:
      return numeralPattern(unresolved, 0n, tree.span);
    case names.one:
      return numeralPattern(unresolved, 1n, tree.span);
    default: {
      const found = constructorNamed(unresolved, tree.head, tree.span);
      const args = parts(tree.args);
      const pattern =
        found === null ? abbreviatedPattern(unresolved, tree.head, args, tree.span) : applyConstructor(found, args, tree.span);
      if (pattern !== null) return pattern;
    }
  }
  return reject("E0307", tree.span, "Expected a constructor pattern", { hint: "A case pattern is made of constructors and variables." });
}

interface Named {
  readonly name: string;
  readonly datatype: Datatype;
  /** What else an overloaded constant may be. */
  readonly others?: readonly Named[];
}

/** A constructor that built-in notation means, whatever else has its name meanwhile. */
function applied(scope: Scope, name: string, args: readonly Pattern[], span: Span): Pattern {
  const full = scope.context.consts.findFirst(name);
  const found = full === null ? null : constructorNamed(scope, full, span);
  return found === null ? reject("E0305", span, `This pattern needs the constructor ${name}`) : applyConstructor(found, args, span);
}

function applyConstructor(c: Named, args: readonly Pattern[], span: Span): Pattern {
  const wanted = c.datatype.constructors.find((k) => k.name === c.name)?.args.length ?? 0;
  if (wanted !== args.length) return reject("E0307", span, `The constructor ${c.name} takes ${wanted} arguments, here are ${args.length}`);
  return { kind: "constructor", ...c, args, span };
}

/** The constructor a name means, seen through abbreviations, or null. Full names of mixfix heads are found, too. */
function constructorNamed(scope: Scope, name: string, span: Span): Named | null {
  const full = scope.context.theory.consts.has(name) ? name : constantName(scope, name, span);
  if (full === null) return null;
  const { theory } = scope.context;
  const spec = theory.consts.get(full)?.spec;
  if (spec?.kind === "class") {
    const [first, ...others] = instanceConstructors(theory, full);
    return first === undefined ? null : { ...first, others };
  }
  const datatype = spec?.kind === "constructor" ? theory.datatype(spec.type) : null;
  return datatype === null ? null : { name: full, datatype };
}

function constantName(scope: Scope, name: string, span: Span): string | null {
  const found = localOrConstant(scope, name, span);
  if (found?.kind !== "const") return null;
  if (found.instance === null) return found.name;
  return found.instance.term.kind === "const" ? found.instance.term.name : null;
}

/** The pattern that an abbreviation stands for, such as `R l a r` for `Node l (a, Red) r`; null when it is none. */
function abbreviatedPattern(scope: Scope, name: string, args: readonly Pattern[], span: Span): Pattern | null {
  const known = scope.context.abbreviations.get(name)?.body;
  const found = known === undefined ? localOrConstant(scope, name, span) : null;
  let body = known ?? (found?.kind === "const" ? found.instance?.term : undefined);
  if (body === undefined) return null;
  for (const _ of args) {
    if (body.kind !== "abs") return null;
    body = body.body;
  }
  return patternOfTerm(scope, body, [...args].reverse(), span);
}

/** A term of constructors over bound variables, with a pattern for each variable. */
function patternOfTerm(scope: Scope, term: Term, bound: readonly Pattern[], span: Span): Pattern | null {
  if (term.kind === "bound") return bound[term.index] ?? null;
  const { head, args } = stripApp(term);
  if (head.kind !== "const") return null;
  const found = constructorNamed(scope, head.name, span);
  const patterns = args.map((arg) => patternOfTerm(scope, arg, bound, span));
  return found === null || !patterns.every((p) => p !== null) ? null : applyConstructor(found, patterns, span);
}

function numeralPattern(scope: Scope, value: bigint, span: Span): Pattern {
  const nat = scope.context.theory.datatype("Nat.nat");
  if (nat === null || value > 1000n) return reject("E0307", span, "A number is not a constructor pattern here");
  let pattern: Pattern = { kind: "constructor", name: nat.constructors[0]?.name ?? "", datatype: nat, args: [], span };
  for (let i = 0n; i < value; i++)
    pattern = { kind: "constructor", name: nat.constructors[1]?.name ?? "", datatype: nat, args: [pattern], span };
  return pattern;
}

function charPattern(scope: Scope, text: string, span: Span): Pattern {
  const code = codeOf(text, span);
  const bits = Array.from({ length: 8 }, (_, i) => applied(scope, ((code >> i) & 1) === 1 ? "True" : "False", [], span));
  return applied(scope, "Char", bits, span);
}

/** Rows in order of preference over the scrutinees, which are duplicated only when they are variables. */
function compile(scope: Scope, scrutinees: readonly PreTerm[], rows: readonly CaseRow[], span: Span): PreTerm {
  const [first] = rows;
  if (first === undefined) return builtIn(scope, "undefined", span);
  const column = first.patterns.findIndex((p) => bare(p).kind === "constructor");
  if (column < 0) return bindRow(scrutinees, first);
  const pattern = bare(first.patterns[column] ?? { kind: "variable", local: null });
  const scrutinee = scrutinees[column];
  if (pattern.kind !== "constructor" || scrutinee === undefined) return first.body;
  if (scrutinee.kind !== "local") return nameFirst(scope, scrutinees, column, rows, span);
  const branches = pattern.datatype.constructors.map((c) => {
    const fields = c.args.map((_, i) => freshLocal(fieldName(rows, column, c.name, i)));
    const inner = [...scrutinees.slice(0, column), ...fields.map((f) => preLocal(f, span)), ...scrutinees.slice(column + 1)];
    const kept = rows.flatMap((row) => specialise(row, column, c.name, fields.length, scrutinee));
    return fields.reduceRight<PreTerm>((body, f) => preAbs(f, body, span), compile(scope, inner, kept, span));
  });
  return preApps(preConst(pattern.datatype.caseConst, span), [...branches, scrutinee], span);
}

/**
 * A scrutinee that is not a variable: split it at the root when every row can do without naming it, otherwise name it.
 * The name stands for the term itself, as in `(λx. case x of …) t`, which prints and evaluates as the case would.
 */
function nameFirst(scope: Scope, scrutinees: readonly PreTerm[], column: number, rows: readonly CaseRow[], span: Span): PreTerm {
  const target = scrutinees[column];
  if (target === undefined) return builtIn(scope, "undefined", span);
  const local = freshLocal("x");
  const body = compile(scope, [...scrutinees.slice(0, column), preLocal(local, span), ...scrutinees.slice(column + 1)], rows, span);
  return { kind: "alias", local, target, body, span, type: null };
}

function bare(p: Pattern): Pattern {
  return p.kind === "typed" ? bare(p.pattern) : p;
}

function fieldName(rows: readonly CaseRow[], column: number, constructorName: string, i: number): string {
  for (const row of rows) {
    const p = bare(row.patterns[column] ?? { kind: "variable", local: null });
    const arg = p.kind === "constructor" && p.name === constructorName ? p.args[i] : undefined;
    const named = arg === undefined ? null : bare(arg);
    if (named?.kind === "variable" && named.local !== null) return named.local.name;
  }
  return "x";
}

function specialise(row: CaseRow, column: number, constructorName: string, arity: number, scrutinee: PreTerm): CaseRow[] {
  const p = row.patterns[column];
  if (p === undefined) return [];
  const [before, after] = [row.patterns.slice(0, column), row.patterns.slice(column + 1)];
  const body = constrainBody(p, scrutinee, row.body);
  const root = bare(p);
  if (root.kind === "constructor") return root.name === constructorName ? [{ patterns: [...before, ...root.args, ...after], body }] : [];
  const blanks = Array.from({ length: arity }, (): Pattern => ({ kind: "variable", local: null }));
  return [{ patterns: [...before, ...blanks, ...after], body: bindPattern(root, scrutinee, body) }];
}

function bindRow(scrutinees: readonly PreTerm[], row: CaseRow): PreTerm {
  return row.patterns.reduce((body, p, i) => {
    const scrutinee = scrutinees[i] ?? body;
    return bindPattern(bare(p), scrutinee, constrainBody(p, scrutinee, body));
  }, row.body);
}

function bindPattern(p: Pattern, target: PreTerm, body: PreTerm): PreTerm {
  if (p.kind !== "variable" || p.local === null) return body;
  return { kind: "alias", local: p.local, target, body, span: body.span, type: null };
}

/** Makes a constrained pattern constrain what it matches. */
function constrainBody(p: Pattern, target: PreTerm, body: PreTerm): PreTerm {
  if (p.kind !== "typed") return body;
  const typed: PreTerm = { kind: "constraint", term: target, to: p.type, span: target.span, type: null };
  return {
    kind: "alias",
    local: freshLocal("_"),
    target: typed,
    body: constrainBody(p.pattern, target, body),
    span: body.span,
    type: null,
  };
}
