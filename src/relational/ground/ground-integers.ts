import { unreachable } from "../../base/index.ts";
import { type Lit, negate } from "../../circuit/index.ts";
import type { IntExpr, IntOperator } from "../language/syntax.ts";
import { type Bits, constantBits } from "./bit-vector.ts";
import { DeclLoop } from "./ground-decls.ts";
import type { Grounding } from "./grounding.ts";

type Code = () => Bits;

/** Compiles an integer expression to the function that computes its bits, cut to the width of the problem. */
export function groundInt(g: Grounding, i: IntExpr): Code {
  const exact = groundExact(g, i);
  return () => {
    const { bits, overflow } = g.algebra.cut(exact(), g.bits);
    g.overflow.of(i, overflow);
    return bits;
  };
}

function groundExact(g: Grounding, i: IntExpr): Code {
  switch (i.kind) {
    case "int":
      return () => constantBits(i.value);
    case "cardinality": {
      const of = g.expr(i.of);
      return () => g.algebra.count(of().lits);
    }
    case "int-sum": {
      const of = g.expr(i.of);
      return () => {
        const { keys, lits } = of();
        return g.algebra.sum(keys.map((key, e) => g.algebra.guard(lits[e] as Lit, constantBits(g.ints.get(key) ?? 0))));
      };
    }
    case "arithmetic":
      return groundArithmetic(g, i.operator, g.int(i.left), g.int(i.right));
    case "negate":
      return mapped(g, i.of, (a) => g.algebra.negate(a));
    case "absolute":
      return mapped(g, i.of, (a) => g.algebra.absolute(a));
    case "sign":
      return mapped(g, i.of, (a) => g.algebra.sign(a));
    case "bit-not":
      return mapped(g, i.of, (a) => g.algebra.bitNot(a));
    case "int-if":
      return groundIf(g, i);
    case "sum":
      return groundSum(g, i);
    default:
      return unreachable(i);
  }
}

function mapped(g: Grounding, of: IntExpr, operator: (a: Bits) => Bits): Code {
  const code = g.int(of);
  return () => operator(code());
}

function groundArithmetic(g: Grounding, operator: IntOperator, left: Code, right: Code): Code {
  const { algebra, circuit } = g;
  const apply = (a: Bits, b: Bits): Bits => {
    switch (operator) {
      case "+":
        return algebra.add(a, b);
      case "-":
        return algebra.subtract(a, b);
      case "*":
        return algebra.multiply(a, b);
      case "/":
        return algebra.divide(a, b).quotient;
      case "%":
        return algebra.divide(a, b).remainder;
      case "&":
        return algebra.bitwise(a, b, (p, q) => circuit.and(p, q));
      case "|":
        return algebra.bitwise(a, b, (p, q) => circuit.or(p, q));
      case "^":
        return algebra.bitwise(a, b, (p, q) => circuit.xor(p, q));
      case "<<":
        return algebra.shiftLeft(a, b, g.bits);
      case ">>":
        return algebra.shiftRight(a, b, g.bits);
      case ">>>":
        return algebra.shiftRightUnsigned(a, b, g.bits);
    }
  };
  return () => apply(left(), right());
}

function groundIf(g: Grounding, i: Extract<IntExpr, { readonly kind: "int-if" }>): Code {
  const condition = g.formula(i.condition);
  const yes = g.int(i.yes);
  const no = g.int(i.no);
  return () => {
    const p = condition();
    const a = g.overflow.guarded([p], yes);
    const b = g.overflow.guarded([negate(p)], no);
    return g.algebra.choose(p, a, b);
  };
}

function groundSum(g: Grounding, i: Extract<IntExpr, { readonly kind: "sum" }>): Code {
  const loop = new DeclLoop(g, i.decls);
  const body = g.int(i.body);
  loop.close();
  return () => {
    const terms: Bits[] = [];
    loop.run(() => {
      const term = g.overflow.guarded(loop.guards, body);
      terms.push(g.algebra.guard(g.circuit.andAll(loop.guards.slice()), term));
      return true;
    });
    return g.algebra.sum(terms);
  };
}
