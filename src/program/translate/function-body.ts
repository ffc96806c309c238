import { present } from "../../base/index.ts";
import { betaApply, conjAll, type Free, free, freeVars, substFrees, type Term } from "../../logic/index.ts";
import { eachExpr, exprSize, mapParts, substituteLocals } from "../language/expression-walk.ts";
import { ifThen, typeOf, use } from "../language/expressions.ts";
import type { Expr, Local, SignalReason } from "../language/program.ts";
import { manyBodyCopies, smallBody } from "../limits.ts";
import type { GroundCode, GroundEquation } from "./code-equations.ts";
import { compileRows, type Leaf, linearize, type Row } from "./match.ts";
import { type Pattern, readPattern } from "./pattern.ts";
import type { Fresh, Translation } from "./translation.ts";

/** An equation ready for matching. */
interface Prepared {
  readonly patterns: readonly Pattern[];
  /** The variables of the patterns, in order. */
  readonly variables: readonly Free[];
  readonly conditions: readonly Term[];
  readonly rhs: Term;
}

/** Why an equation cannot be used, or its prepared form. */
function prepare(tr: Translation, equation: GroundEquation, params: readonly Fresh[], known: ReadonlyMap<number, Term>): Prepared | null {
  const subst = new Map<string, Term>();
  known.forEach((t, i) => {
    const p = equation.patterns[i];
    if (p?.kind === "free") subst.set(p.name, t);
  });
  const kept = equation.patterns.filter((_, i) => !known.has(i));
  const linear = linearize(kept, (x) => free(`${x.name}~`, x.type));
  const read: Pattern[] = [];
  for (const t of linear.patterns) {
    const p = readPattern(tr.theory, tr.types, t);
    if (p === null) return null;
    read.push(p);
  }
  const variables = [...linear.patterns.reduce((found, t) => freeVars(t, found), new Map<string, Free>()).values()];
  const extra = params.slice(kept.length).map((x) => x.free);
  const ground = (t: Term): Term => substFrees(subst, t);
  return {
    patterns: [...read, ...extra.map((): Pattern => ({ kind: "any", variable: null }))],
    variables,
    conditions: [...linear.conditions, ...equation.conditions.map(ground)],
    rhs: betaApply(ground(equation.rhs), extra),
  };
}

/**
 * The decision tree of a constant's equations over its parameters. `known` gives the arguments that were specialised away, by
 * position. Null when an equation that might come first cannot be used.
 */
export function equationsBody(
  tr: Translation,
  code: Extract<GroundCode, { kind: "equations" }>,
  params: readonly Fresh[],
  known: ReadonlyMap<number, Term>,
  missing: (why: SignalReason) => Expr,
): Expr | null {
  const prepared: Prepared[] = [];
  for (const equation of code.equations) {
    const ready = prepare(tr, equation, params, known);
    if (ready !== null) prepared.push(ready);
    // A sequential function without one of its equations would be another function.
    else if (code.sequential) return null;
  }
  if (prepared.length === 0) return null;
  // Where code equations end, or an equation was of no use, the definition may still fix the value.
  const why: SignalReason = code.origin === "code" || prepared.length < code.equations.length ? "undecided" : "unspecified";
  const rows: Row[] = prepared.map((p, index) => ({ patterns: p.patterns, bindings: new Map(), index }));
  const bodies = new Bodies(tr, prepared);
  const tree = compileRows(
    tr,
    rows,
    params.map((p) => p.local),
    bodies.leaf,
    () => missing(why),
  );
  return bodies.settle(
    tree,
    params.map((p) => p.local),
  );
}

interface Body {
  readonly label: number;
  readonly params: readonly Local[];
  readonly body: Expr;
}

/** A body with the arguments that differ from jump to jump. */
interface SharedBody extends Body {
  readonly passed: readonly boolean[];
}

type Jump = Extract<Expr, { kind: "jump" }>;

function isShared(body: Body, uses: number): boolean {
  const size = exprSize(body.body);
  return uses > 1 && (size > smallBody || (size > 1 && uses * size > manyBodyCopies));
}

/** A parameter of the function that all jumps hand on is used as it is. */
function shareBody(body: Body, jumps: readonly Jump[], outer: readonly Local[]): SharedBody {
  const same = body.params.map((_, i) =>
    outer.find((x) => jumps.every(({ args }) => args[i]?.kind === "local" && args[i].local.id === x.id)),
  );
  const handed = new Map(body.params.flatMap((p, i): [number, Expr][] => (same[i] === undefined ? [] : [[p.id, use(same[i])]])));
  return {
    label: body.label,
    params: body.params.filter((_, i) => same[i] === undefined),
    body: substituteLocals(body.body, handed),
    passed: same.map((x) => x === undefined),
  };
}

/** Right-hand sides, each translated once; the tree jumps to them until `settle` puts them in place. */
class Bodies {
  private readonly tr: Translation;
  private readonly equations: readonly Prepared[];
  private readonly made = new Map<number, Body>();

  constructor(tr: Translation, equations: readonly Prepared[]) {
    this.tr = tr;
    this.equations = equations;
  }

  readonly leaf: Leaf = (row, rest) => {
    const equation = present(this.equations[row.index], "leaf: no equation");
    if (equation.conditions.length > 0) return this.conditional(equation, row, rest);
    const { label, body } = this.body(row.index, equation);
    const args = equation.variables.map((x) => use(present(row.bindings.get(x.name), "leaf: unbound")));
    return { kind: "jump", label, args, type: typeOf(body) };
  };

  private body(index: number, equation: Prepared): Body {
    const known = this.made.get(index);
    if (known !== undefined) return known;
    const fresh = equation.variables.map((x) => this.tr.fresh(x.name, x.type));
    const subst = new Map(equation.variables.map((x, i): [string, Term] => [x.name, present(fresh[i], "body: variable").free]));
    const params = fresh.map((f) => f.local);
    const made = { label: this.tr.label(), params, body: this.tr.expr(substFrees(subst, equation.rhs)) };
    this.made.set(index, made);
    return made;
  }

  private conditional(equation: Prepared, row: Row, rest: () => Expr): Expr {
    const subst = new Map<string, Term>();
    for (const x of equation.variables) subst.set(x.name, this.tr.variableOf(present(row.bindings.get(x.name), "conditional: unbound")));
    const test = this.tr.expr(substFrees(subst, conjAll(equation.conditions)));
    return ifThen(test, this.tr.expr(substFrees(subst, equation.rhs)), rest());
  }

  /** Puts bodies in place of jumps: in line when small or used once, else shared by a join. `outer` are the function's parameters. */
  settle(tree: Expr, outer: readonly Local[]): Expr {
    const jumps = new Map<number, Jump[]>();
    eachExpr(tree, (e) => {
      if (e.kind === "jump") jumps.set(e.label, [...(jumps.get(e.label) ?? []), e]);
    });
    const inline = new Map<number, Body>();
    const shared = new Map<number, SharedBody>();
    for (const body of this.made.values()) {
      const uses = jumps.get(body.label) ?? [];
      if (isShared(body, uses.length)) shared.set(body.label, shareBody(body, uses, outer));
      else inline.set(body.label, body);
    }
    const place = (e: Expr): Expr => {
      if (e.kind !== "jump") return mapParts(e, place);
      const body = inline.get(e.label);
      if (body === undefined) return { ...e, args: e.args.filter((_, i) => shared.get(e.label)?.passed[i] === true) };
      return substituteLocals(body.body, new Map(body.params.map((p, i) => [p.id, present(e.args[i], "settle: argument")])));
    };
    return [...shared.values()].reduce<Expr>((rest, { label, params, body }) => ({ kind: "join", label, params, body, rest }), place(tree));
  }
}
