import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as js from "../../src/javascript/tree/build.ts";
import { printBody, printExpression } from "../../src/javascript/tree/print.ts";
import type { BinaryOp, Js } from "../../src/javascript/tree/syntax.ts";

const operators: Readonly<Partial<Record<BinaryOp, (a: number, b: number) => number>>> = {
  "||": (a, b) => a || b,
  "&&": (a, b) => a && b,
  "|": (a, b) => a | b,
  "^": (a, b) => a ^ b,
  "&": (a, b) => a & b,
  "<<": (a, b) => a << b,
  ">>": (a, b) => a >> b,
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

/** An expression of numbers, with its value. */
interface Valued {
  readonly code: Js;
  readonly value: number;
}

const leaf = fc.integer({ min: -3, max: 9 }).map((n): Valued => ({ code: n, value: n }));
const { tree } = fc.letrec<{ tree: Valued }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc
      .tuple(tie("tree"), fc.constantFrom(...(Object.keys(operators) as BinaryOp[])), tie("tree"))
      .map(([a, op, b]): Valued => ({ code: js.op(a.code, op, b.code), value: operators[op]!(a.value, b.value) })),
    tie("tree").map((a): Valued => ({ code: js.unary("-", a.code), value: -a.value })),
    tie("tree").map((a): Valued => ({ code: js.unary("~", a.code), value: ~a.value })),
    fc
      .tuple(tie("tree"), tie("tree"), tie("tree"))
      .map(([a, b, c]): Valued => ({ code: js.choose(a.code, b.code, c.code), value: a.value ? b.value : c.value })),
    tie("tree").map((a): Valued => ({ code: js.call(js.arrow(["x"], a.code), 0), value: a.value })),
    tie("tree").map((a): Valued => ({ code: js.member(js.object([js.property("s", a.code)]), "s"), value: a.value })),
    tie("tree").map((a): Valued => ({ code: js.index(js.array([0, a.code]), 1), value: a.value })),
  ),
}));

describe("the printer", () => {
  it("keeps the structure of expressions", () => {
    fc.assert(
      fc.property(tree, ({ code, value }) => {
        expect(new Function(`return ${printExpression(code)};`)()).toBe(value);
      }),
    );
  });

  it("writes statements one to a line", () => {
    const code = js.func(
      "f",
      ["n", "...rest"],
      [
        js.variable("sum", 0),
        js.label("L", js.count("i", "n", [js.when(js.same("i", 2), [js.next("L")], [js.run(js.op("sum", "+=", "i"))])])),
        js.select("sum", [js.at(1, [js.give(null)]), js.otherwise([js.give(js.array(["sum", js.spread("rest")]))])]),
      ],
    );
    expect(printBody([code])).toBe(`function f(n, ...rest) {
  let sum = 0;
  L: for (let i = 0; i < n; ++i) {
    if (i === 2) continue L; else sum += i;
  }
  switch (sum) {
    case 1: {
      return null;
    }
    default: {
      return [sum, ...rest];
    }
  }
}`);
  });

  it("refuses text that is no name", () => {
    expect(() => printExpression("a.b")).toThrow("no name");
    expect(() => printBody([js.func("f", ["a, b"], [])])).toThrow("no parameter");
  });
});
