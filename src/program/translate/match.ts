import { Bug, check, present } from "../../base/index.ts";
import { boolT, eq, type Free, rebuild, type Term } from "../../logic/index.ts";
import { boolId, ifThen, letIn, literal, primitive, use } from "../language/expressions.ts";
import type { Expr, Local } from "../language/program.ts";
import { constructorsOf, distinguish } from "./case.ts";
import { exact } from "./number.ts";
import type { Pattern } from "./pattern.ts";
import type { Translation } from "./translation.ts";

/**
 * Compiles a table of patterns to a decision tree: first match counts, no test is made twice. After Maranget, Compiling pattern
 * matching to good decision trees (2008), with his simplest column choice: the first column that decides the first row.
 */
export interface Row {
  readonly patterns: readonly Pattern[];
  /** Variables bound so far. */
  readonly bindings: ReadonlyMap<string, Local>;
  /** Place in the list of equations. */
  readonly index: number;
}

/** What to do when a row matches; `rest` goes on with the later rows (for conditions). */
export type Leaf = (row: Row, rest: () => Expr) => Expr;

export function compileRows(tr: Translation, rows: readonly Row[], subjects: readonly Local[], leaf: Leaf, missing: () => Expr): Expr {
  const [first] = rows;
  if (first === undefined) return missing();
  const column = first.patterns.findIndex((p) => p.kind !== "any");
  if (column < 0) {
    const rest = (): Expr => compileRows(tr, rows.slice(1), subjects, leaf, missing);
    return leaf(bindAll(first, subjects), rest);
  }
  const go = (next: readonly Row[], columns: readonly Local[]): Expr => compileRows(tr, next, columns, leaf, missing);
  return split(tr, rows, subjects, column, go);
}

function bindAll(row: Row, subjects: readonly Local[]): Row {
  const bindings = new Map(row.bindings);
  row.patterns.forEach((p, i) => {
    if (p.kind === "any" && p.variable !== null) bindings.set(p.variable, present(subjects[i], "bindAll: no subject"));
  });
  return { ...row, bindings };
}

type Continue = (rows: readonly Row[], subjects: readonly Local[]) => Expr;

function split(tr: Translation, rows: readonly Row[], subjects: readonly Local[], column: number, go: Continue): Expr {
  const subject = present(subjects[column], "split: no subject");
  const pattern = present(rows[0]?.patterns[column], "split: no pattern");
  const isNat = tr.types.get(subject.type).shape.kind === "number" && rows.some((r) => r.patterns[column]?.kind === "constructor");
  switch (pattern.kind) {
    case "wrapped":
      return splitWrapped(tr, rows, subjects, column, pattern.base, go);
    case "bits":
      return splitBits(tr, rows, subjects, column, go);
    case "equal":
      return splitEqual(tr, rows, subjects, column, pattern.term, go);
    case "literal":
      if (!isNat) return splitLiteral(rows, subjects, column, pattern.value, go);
      return splitConstructors(tr, rows, subjects, column, go);
    case "constructor":
      return splitConstructors(tr, rows, subjects, column, go);
    case "any":
      throw new Bug("split: nothing to decide");
  }
}

/** Takes a column out of a row and puts new patterns in its place, remembering the variable of a row that matches anything. */
function replaceColumn(row: Row, column: number, subject: Local, patterns: readonly Pattern[]): Row {
  const old = row.patterns[column];
  const bindings = old?.kind === "any" && old.variable !== null ? new Map(row.bindings).set(old.variable, subject) : row.bindings;
  return { ...row, bindings, patterns: [...row.patterns.slice(0, column), ...patterns, ...row.patterns.slice(column + 1)] };
}

const anything: Pattern = { kind: "any", variable: null };

function splitConstructors(tr: Translation, rows: readonly Row[], subjects: readonly Local[], column: number, go: Continue): Expr {
  const subject = present(subjects[column], "splitConstructors: no subject");
  const type = tr.types.get(subject.type);
  const constructors = present(constructorsOf(tr, type), "splitConstructors: no constructors");
  const asConstructor = (p: Pattern): Pattern => (p.kind === "literal" && type.shape.kind === "number" ? unaryLiteral(p.value) : p);
  const used = new Set<number>();
  for (const row of rows) {
    const p = asConstructor(present(row.patterns[column], "splitConstructors: pattern"));
    if (p.kind === "constructor") used.add(p.index);
  }
  const others = [...subjects.slice(0, column), ...subjects.slice(column + 1)];
  return distinguish(
    tr,
    subject,
    [...used].sort((a, b) => a - b),
    (index, fields) => {
      const arity = constructors[index]?.length ?? 0;
      const kept: Row[] = [];
      for (const row of rows) {
        const p = asConstructor(present(row.patterns[column], "splitConstructors: pattern"));
        if (p.kind === "any")
          kept.push(
            replaceColumn(
              row,
              column,
              subject,
              Array.from({ length: arity }, () => anything),
            ),
          );
        else if (p.kind === "constructor" && p.index === index) kept.push(replaceColumn(row, column, subject, p.args));
      }
      return go(kept, [...subjects.slice(0, column), ...fields.map((f) => f.local), ...subjects.slice(column + 1)]);
    },
    () => go(defaults(rows, column, subject), others),
  );
}

/** `n` as a pattern of zeros and successors. */
function unaryLiteral(n: bigint): Pattern {
  if (n === 0n) return { kind: "constructor", index: 0, args: [] };
  return { kind: "constructor", index: 1, args: [{ kind: "literal", value: n - 1n }] };
}

function defaults(rows: readonly Row[], column: number, subject: Local): Row[] {
  return rows.filter((row) => row.patterns[column]?.kind === "any").map((row) => replaceColumn(row, column, subject, []));
}

function splitLiteral(rows: readonly Row[], subjects: readonly Local[], column: number, value: bigint, go: Continue): Expr {
  const subject = present(subjects[column], "splitLiteral: no subject");
  const isIt = primitive("eq", subject.type, [use(subject), literal(exact(value), subject.type)], boolId);
  const others = [...subjects.slice(0, column), ...subjects.slice(column + 1)];
  const matching: Row[] = [];
  const failing: Row[] = [];
  for (const row of rows) {
    const p = present(row.patterns[column], "splitLiteral: pattern");
    const same = p.kind === "literal" && p.value === value;
    if (same || p.kind === "any") matching.push(replaceColumn(row, column, subject, []));
    if (!same) failing.push(row);
  }
  return ifThen(isIt, go(matching, others), go(failing, subjects));
}

function splitEqual(tr: Translation, rows: readonly Row[], subjects: readonly Local[], column: number, term: Term, go: Continue): Expr {
  const [first, ...rest] = rows;
  const subject = present(subjects[column], "splitEqual: no subject");
  check(first !== undefined, "splitEqual: no row");
  const isIt = primitive("eq", subject.type, [use(subject), tr.expr(term)], boolId);
  const hit = [replaceColumn(first, column, subject, [anything]), ...rest];
  return ifThen(isIt, go(hit, subjects), go(rest, subjects));
}

/** A character is taken apart into its bits; a literal is a pattern of bits too. */
function splitBits(tr: Translation, rows: readonly Row[], subjects: readonly Local[], column: number, go: Continue): Expr {
  const subject = present(subjects[column], "splitBits: no subject");
  const bits = Array.from({ length: 8 }, (_, i) => tr.fresh(`b${i}`, boolT).local);
  const next = rows.map((row) => {
    const p = present(row.patterns[column], "splitBits: pattern");
    if (p.kind === "bits") return replaceColumn(row, column, subject, p.args);
    if (p.kind === "literal") return replaceColumn(row, column, subject, literalBits(Number(p.value)));
    return replaceColumn(
      row,
      column,
      subject,
      bits.map(() => anything),
    );
  });
  const body = go(next, [...subjects.slice(0, column), ...bits, ...subjects.slice(column + 1)]);
  return bits.reduceRight<Expr>((rest, bit, i) => {
    const value = primitive("char.bit", subject.type, [use(subject), literal(i, subject.type)], boolId);
    return letIn(bit, value, rest);
  }, body);
}

function literalBits(code: number): Pattern[] {
  return Array.from({ length: 8 }, (_, i) => ({ kind: "constructor", index: (code >> i) & 1, args: [] }));
}

function splitWrapped(
  tr: Translation,
  rows: readonly Row[],
  subjects: readonly Local[],
  column: number,
  base: Term["type"],
  go: Continue,
): Expr {
  const subject = present(subjects[column], "splitWrapped: no subject");
  const inner = tr.fresh(subject.name, base).local;
  const next = rows.map((row) => {
    const p = present(row.patterns[column], "splitWrapped: pattern");
    return replaceColumn(row, column, subject, [p.kind === "wrapped" ? p.arg : anything]);
  });
  const body = go(next, [...subjects.slice(0, column), inner, ...subjects.slice(column + 1)]);
  return letIn(inner, primitive("unwrap", subject.type, [use(subject)], inner.type), body);
}

/** The conditions under which repeated variables of a left-hand side agree; the repeats are renamed. */
export function linearize(patterns: readonly Term[], rename: (x: Free) => Free): { patterns: Term[]; conditions: Term[] } {
  const seen = new Set<string>();
  const conditions: Term[] = [];
  const go = (t: Term): Term => {
    if (t.kind === "app") return rebuild(t, go(t.fun), go(t.arg));
    if (t.kind !== "free") return t;
    if (!seen.has(t.name)) {
      seen.add(t.name);
      return t;
    }
    const other = rename(t);
    conditions.push(eq(t, other));
    return other;
  };
  return { patterns: patterns.map(go), conditions };
}
