/** Constructor terms: what can be matched, and how equations that are tried in order are made to exclude one another. */
import {
  app,
  apps,
  constant,
  constructorsAt,
  destNumeral,
  type Free,
  free,
  freeVars,
  fun,
  funs,
  names,
  natT,
  stripApp,
  substFrees,
  type Term,
  type Theory,
  type Type,
} from "../logic/index.ts";
import { destConstructor } from "../plans/index.ts";
import { largestUnary, mostSplits } from "./limits.ts";

/** Small natural numbers written with `Suc`, so that they match. */
function unary(t: Term): Term {
  if (t.type === natT) {
    const n = destNumeral(t);
    if (n !== null && n > 0n && n <= largestUnary) {
      let result: Term = constant(names.zero, natT);
      for (let i = 0n; i < n; i++) result = app(constant(names.Suc, fun(natT, natT)), result);
      return result;
    }
  }
  return t;
}

/** Numerals in argument positions of constructors written in unary. */
export function unaryPattern(theory: Theory, t: Term): Term {
  const plain = unary(t);
  const made = destConstructor(theory, plain);
  if (made === null || made.args.length === 0) return plain;
  return apps(
    stripApp(plain).head,
    made.args.map((arg) => unaryPattern(theory, arg)),
  );
}

/** Only variables and free constructors. */
export function isPattern(theory: Theory, t: Term): boolean {
  if (t.kind === "free") return true;
  const made = destConstructor(theory, t);
  return made?.args.every((arg) => isPattern(theory, arg)) === true;
}

let counter = 0;

/** A variable that occurs nowhere else. */
export function freshVariable(type: Type, hint = "v"): Free {
  return free(`${hint}#${counter++}`, type);
}

/** The terms with all their variables renamed apart, except `keep`. */
export function renameApart(terms: readonly Term[], keep: ReadonlySet<string> = new Set()): ReadonlyMap<string, Term> {
  const renaming = new Map<string, Term>();
  for (const t of terms)
    for (const x of freeVars(t).values())
      if (!keep.has(x.name) && !renaming.has(x.name)) renaming.set(x.name, freshVariable(x.type, x.name.replace(/#.*$/, "")));
  return renaming;
}

/**
 * The instances of `row` that match none of the `earlier` rows, as substitutions of its variables; null when patterns occur that
 * cannot be split.
 */
export function withoutEarlier(theory: Theory, row: readonly Term[], earlier: readonly (readonly Term[])[]): Term[][] | null {
  let rest: Term[][] = [[...row]];
  for (const other of earlier) {
    const next: Term[][] = [];
    for (const one of rest) {
      const parts = subtract(theory, one, other, 0);
      if (parts === null) return null;
      next.push(...parts);
    }
    rest = next;
  }
  return rest;
}

function subtract(theory: Theory, row: Term[], other: readonly Term[], depth: number): Term[][] | null {
  if (depth > mostSplits) return null;
  const relation = compare(theory, row, other);
  if (relation === "disjoint") return [row];
  if (relation === "covered") return [];
  if (relation === "stuck") return null;
  const result: Term[][] = [];
  for (const c of constructorsAt(theory, relation.type) ?? []) {
    const made = apps(
      constant(c.name, funs(c.args, relation.type)),
      c.args.map((type) => freshVariable(type)),
    );
    const subst = new Map([[relation.name, made]]);
    const parts = subtract(
      theory,
      row.map((t) => substFrees(subst, t)),
      other,
      depth + 1,
    );
    if (parts === null) return null;
    result.push(...parts);
  }
  return result;
}

/** How values of `row` relate to those of `other`; a variable of `row` where they are not yet told apart. */
function compare(theory: Theory, row: readonly Term[], other: readonly Term[]): "disjoint" | "covered" | "stuck" | Free {
  let split: Free | null = null;
  const seen = new Set<string>();
  const go = (a: Term, b: Term): "disjoint" | "stuck" | null => {
    if (b.kind === "free") {
      if (seen.has(b.name)) return "stuck";
      seen.add(b.name);
      return null;
    }
    const right = destConstructor(theory, b);
    if (right === null) return "stuck";
    if (a.kind === "free") {
      split ??= a;
      return null;
    }
    const left = destConstructor(theory, a);
    if (left === null) return "stuck";
    if (left.name !== right.name) return "disjoint";
    let worst: "stuck" | null = null;
    for (const [i, arg] of left.args.entries()) {
      const one = go(arg, right.args[i] ?? arg);
      if (one === "disjoint") return one;
      worst ??= one;
    }
    return worst;
  };
  let isStuck = false;
  for (const [i, a] of row.entries()) {
    const one = go(a, other[i] ?? a);
    if (one === "disjoint") return one;
    isStuck ||= one === "stuck";
  }
  return isStuck ? "stuck" : (split ?? "covered");
}
