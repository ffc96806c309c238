import { unreachable } from "../../base/index.ts";
import { FALSE, type Lit, negate } from "../../circuit/index.ts";
import type { Expr } from "../language/syntax.ts";
import { constantBits } from "./bit-vector.ts";
import { DeclLoop } from "./ground-decls.ts";
import type { Grounding } from "./grounding.ts";
import * as m from "./matrix.ts";

type Code = () => m.Matrix;
type Of<K extends Expr["kind"]> = Extract<Expr, { readonly kind: K }>;
type Pair = Extract<Expr, { readonly left: Expr }>;

/** Compiles an expression to the function that computes its matrix for the bindings in force. */
export function groundExpr(g: Grounding, e: Expr): Code {
  switch (e.kind) {
    case "relation":
      return always(g.relationMatrix(e));
    case "variable":
      return groundVariable(g, e);
    case "none":
      return always(m.emptyMatrix);
    case "univ":
      return always(m.constantMatrix(Array.from({ length: g.n }, (_, i) => i)));
    case "iden":
      return always(g.joins.identity());
    case "ints":
      return always(m.constantMatrix([...g.ints.keys()].sort((a, b) => a - b)));
    case "constant":
      return always(m.constantMatrix(e.tuples.indices));
    case "union":
      return groundUnion(g, e.args);
    case "intersection":
      return folded(g, e.args, (a, b) => m.intersectMatrix(g.circuit, a, b));
    case "product":
      return groundProduct(g, e.args);
    case "difference":
      return paired(g, e, (a, b) => m.differenceMatrix(g.circuit, a, b));
    case "override":
      return groundOverride(g, e);
    case "join":
      return groundJoin(g, e);
    case "transpose":
      return mapped(g, e.of, (a) => m.rekeyMatrix(g.circuit, a, (key) => (key % g.n) * g.n + Math.floor(key / g.n)));
    case "closure":
      return mapped(g, e.of, (a) => g.joins.closure(a));
    case "reflexive-closure":
      return mapped(g, e.of, (a) => m.unionMatrix(g.circuit, g.joins.closure(a), g.joins.identity()));
    case "project":
      return groundProjection(g, e);
    case "comprehension":
      return groundComprehension(g, e);
    case "if":
      return groundIf(g, e);
    case "let":
      return g.scope.letting(e.variable, g.expr(e.value), () => g.expr(e.body));
    case "int-atom":
      return groundIntAtom(g, e);
    default:
      return unreachable(e);
  }
}

function always(matrix: m.Matrix): Code {
  return () => matrix;
}

function groundVariable(g: Grounding, e: Of<"variable">): Code {
  const slot = g.scope.slotOf(e);
  return () => slot.matrix;
}

function mapped(g: Grounding, of: Expr, operator: (a: m.Matrix) => m.Matrix): Code {
  const code = g.expr(of);
  return () => operator(code());
}

function paired(g: Grounding, e: Pair, operator: (a: m.Matrix, b: m.Matrix) => m.Matrix): Code {
  const left = g.expr(e.left);
  const right = g.expr(e.right);
  return () => operator(left(), right());
}

/** Stops at an empty value, which is where it stays for intersection and product. */
function folded(g: Grounding, args: readonly Expr[], operator: (a: m.Matrix, b: m.Matrix) => m.Matrix): Code {
  const [first, ...others] = args.map((arg) => g.expr(arg));
  return () => {
    let value = first?.() ?? m.emptyMatrix;
    for (const code of others) {
      if (value.size === 0 && !g.overflow.isTracked) return value;
      value = operator(value, code());
    }
    return value;
  };
}

function groundUnion(g: Grounding, args: readonly Expr[]): Code {
  const codes = args.map((arg) => g.expr(arg));
  return () =>
    m.unionMatrices(
      g.circuit,
      codes.map((code) => code()),
    );
}

function groundProduct(g: Grounding, args: readonly Expr[]): Code {
  const [first, ...others] = args;
  if (first === undefined) return always(m.emptyMatrix);
  return others.reduce<Code>((left, arg) => {
    const right = g.expr(arg);
    const width = g.n ** arg.arity;
    return () => {
      const a = left();
      return a.size === 0 && !g.overflow.isTracked ? a : m.productMatrix(g.circuit, a, right(), width);
    };
  }, g.expr(first));
}

function groundJoin(g: Grounding, e: Pair): Code {
  const left = g.expr(e.left);
  const right = g.expr(e.right);
  const width = g.n ** (e.right.arity - 1);
  return () => g.joins.join(left(), right(), width);
}

/** An entry of the left survives where its row of the right is empty. */
function groundOverride(g: Grounding, e: Pair): Code {
  const width = g.n ** (e.arity - 1);
  return paired(g, e, (a, b) => {
    const rows = b.rows(width, g.n);
    const kept: Lit[] = a.keys.map((key, i) => {
      const t = Math.floor(key / width);
      const row = b.lits.slice(rows[t], rows[t + 1]);
      return g.circuit.andAll([a.lits[i] as Lit, ...row.map(negate)]);
    });
    return m.unionMatrix(g.circuit, withoutFalse(a.keys, kept), b);
  });
}

function withoutFalse(keys: readonly number[], lits: readonly Lit[]): m.Matrix {
  return new m.Matrix(
    keys.filter((_, i) => lits[i] !== FALSE),
    lits.filter((p) => p !== FALSE),
  );
}

function groundProjection(g: Grounding, e: Of<"project">): Code {
  const places = e.columns.map((column) => g.n ** (e.of.arity - 1 - column));
  const move = (key: number): number => places.reduce((index, place) => index * g.n + (Math.floor(key / place) % g.n), 0);
  return mapped(g, e.of, (a) => m.rekeyMatrix(g.circuit, a, move));
}

function groundComprehension(g: Grounding, e: Of<"comprehension">): Code {
  const loop = new DeclLoop(g, e.decls);
  const body = g.formula(e.body);
  loop.close();
  const widths = e.decls.map((d) => g.n ** d.variable.arity);
  return () => {
    const keys: number[] = [];
    const lits: Lit[] = [];
    loop.run(() => {
      const p = g.overflow.guarded(loop.guards, body);
      const q = loop.guards.length === 0 ? p : g.circuit.andAll([...loop.guards, p]);
      if (q === FALSE) return true;
      keys.push(loop.slots.reduce((index, slot, i) => index * (widths[i] as number) + slot.key, 0));
      lits.push(q);
      return true;
    });
    return new m.Matrix(keys, lits);
  };
}

function groundIf(g: Grounding, e: Of<"if">): Code {
  const condition = g.formula(e.condition);
  const yes = g.expr(e.yes);
  const no = g.expr(e.no);
  return () => {
    const p = condition();
    const a = p === FALSE ? m.emptyMatrix : g.overflow.guarded([p], yes);
    const b = p === negate(FALSE) ? m.emptyMatrix : g.overflow.guarded([negate(p)], no);
    return m.chooseMatrix(g.circuit, p, a, b);
  };
}

function groundIntAtom(g: Grounding, e: Of<"int-atom">): Code {
  const value = g.int(e.value);
  const atoms = [...g.ints].sort(([a], [b]) => a - b);
  return () => {
    const bits = value();
    const lits = atoms.map(([, i]) => g.algebra.equal(bits, constantBits(i)));
    return withoutFalse(
      atoms.map(([place]) => place),
      lits,
    );
  };
}
