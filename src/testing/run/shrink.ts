/**
 * Makes a counterexample smaller: parts of values are replaced by simpler ones as long as it remains a counterexample. Candidates are the
 * subterms of the same type, the plainest constructors, smaller numbers, fewer elements and points; the first that serves is taken.
 */
import {
  abs,
  app,
  apps,
  boolT,
  char,
  charT,
  constant,
  datatypeAt,
  destChar,
  destNumeral,
  elementOf,
  fun,
  funs,
  insertAll,
  isFun,
  isNumberType,
  names,
  numeral,
  stripApp,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { lowerValue, raiseValue, type Value } from "../../program/index.ts";
import type { Compiled } from "../compile.ts";
import type { Judge } from "./judge.ts";

/** Values of a counterexample that is at most as large, after trying at most this many candidates. Requires: `values` are one. */
export function shrinkValues(compiled: Compiled, judge: Judge, values: readonly Value[], mostTries: number): readonly Value[] {
  const { program, driver, conjecture } = compiled;
  const current = [...values];
  let tries = 0;
  for (let changed = true; changed && tries < mostTries; ) {
    changed = false;
    for (const [i, x] of conjecture.variables.entries()) {
      const term = raiseValue(program, judge.instance.machine, current[i] ?? null, driver.idOf(x.type));
      if (term === null) continue;
      for (const candidate of smallerTerms(conjecture.theory, term)) {
        if (++tries > mostTries || judge.watch.isSpent) return current;
        const value = lowerValue(program, judge.instance.machine, candidate);
        if (value === undefined) continue;
        const next = current.with(i, value);
        if (judge.judge(next).kind !== "refuted") continue;
        current[i] = value;
        changed = true;
        break;
      }
    }
  }
  return current;
}

/** Simpler terms of the same type, simplest first. Values of typedefs are left alone: what is simpler may be no value of theirs. */
export function* smallerTerms(theory: Theory, t: Term): Generator<Term> {
  if (t.type.kind !== "con") return;
  if (isNumberType(t.type)) return yield* smallerNumbers(t);
  if (isFun(t.type)) return yield* smallerFunctions(theory, t);
  if (elementOf(t.type) !== null) return yield* smallerSets(theory, t);
  if (t.type === charT) return yield* smallerChars(t);
  const data = datatypeAt(theory, t.type);
  if (data === null || t.type === boolT) return;
  const { type } = t;
  const { head, args } = stripApp(t);
  const place = data.constructors.findIndex((c) => head.kind === "const" && c.name === head.name);
  for (const [i, c] of data.constructors.entries()) if (c.args.length === 0 && (args.length > 0 || i < place)) yield constant(c.name, type);
  for (const arg of args) if (arg.type === type) yield arg;
  const plainer = data.constructors.findIndex((c) => c.args.length > 0 && c.args.length === args.length && sameTypes(c.args, args));
  const other = data.constructors[plainer];
  if (other !== undefined && plainer < place)
    yield apps(
      constant(
        other.name,
        funs(
          args.map((a) => a.type),
          type,
        ),
      ),
      args,
    );
  for (const [i, arg] of args.entries()) for (const smaller of smallerTerms(theory, arg)) yield apps(head, args.with(i, smaller));
}

function sameTypes(types: readonly Type[], terms: readonly Term[]): boolean {
  return types.every((type, i) => terms[i]?.type === type);
}

/** The first letters before all others. */
function* smallerChars(t: Term): Generator<Term> {
  const code = destChar(t);
  for (const letter of [97, 98]) {
    if (code === letter) return;
    yield char(letter);
  }
}

/** Towards zero by halves, then by one; the positive before the negative. */
function* smallerNumbers(t: Term): Generator<Term> {
  const { head, args } = stripApp(t);
  const isNegative = head.kind === "const" && head.name === names.uminus;
  const n = destNumeral(isNegative ? (args[0] ?? t) : t);
  if (n === null) {
    // A fraction: whole numbers are simpler.
    for (let k = 0n; k < 2n; k++) yield numeral(k, t.type);
    return;
  }
  if (isNegative) yield numeral(n, t.type);
  const signed = (k: bigint): Term =>
    isNegative && k > 0n ? app(constant(names.uminus, fun(t.type, t.type)), numeral(k, t.type)) : numeral(k, t.type);
  const seen = new Set<bigint>();
  for (const k of [0n, n / 2n, n - 1n]) {
    if (k < 0n || k >= n || seen.has(k)) continue;
    seen.add(k);
    yield signed(k);
  }
}

/** Fewer elements, then smaller ones. */
function* smallerSets(theory: Theory, t: Term): Generator<Term> {
  const elements: Term[] = [];
  let rest = t;
  for (;;) {
    const { head, args } = stripApp(rest);
    const [x, others] = args;
    if (head.kind !== "const" || head.name !== names.insert || x === undefined || others === undefined) break;
    elements.push(x);
    rest = others;
  }
  for (const i of elements.keys()) yield insertAll(elements.toSpliced(i, 1), t.type, rest);
  for (const [i, x] of elements.entries()) {
    for (const smaller of smallerTerms(theory, x)) yield insertAll(elements.with(i, smaller), t.type, rest);
  }
}

/** Fewer points where the rest has a value, then smaller values at the points and elsewhere. */
function* smallerFunctions(theory: Theory, t: Term): Generator<Term> {
  const { head, args } = stripApp(t);
  const [f, x, y] = args;
  if (head.kind === "const" && head.name === names.funUpd && f !== undefined && x !== undefined && y !== undefined) {
    if (!isPartial(f)) yield f;
    for (const smaller of smallerTerms(theory, y)) yield apps(head, [f, x, smaller]);
    for (const smaller of smallerFunctions(theory, f)) yield apps(head, [smaller, x, y]);
    return;
  }
  if (t.kind !== "abs" || isPartial(t)) return;
  for (const smaller of smallerTerms(theory, t.body)) yield abs(t.name, t.domain, smaller);
}

/** Whether the function has no value at some points. */
function isPartial(f: Term): boolean {
  const { head, args } = stripApp(f);
  const [inner] = args;
  if (head.kind === "const" && head.name === names.funUpd && inner !== undefined) return isPartial(inner);
  return f.kind === "abs" && stripApp(f.body).head.kind === "const" && f.body.kind === "const" && f.body.name === names.undefined;
}
