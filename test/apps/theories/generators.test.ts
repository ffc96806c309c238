import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generatorsFrom, typeScriptTypes } from "../../../src/apps/theories/index.ts";
import { forAll, type Gen, int, quickCheckWith } from "../../../src/quickcheck/index.ts";

type Tree<A> = { readonly kind: "Leaf" } | { readonly kind: "Node"; readonly args: readonly [Tree<A>, A, Tree<A>] };
interface Theory {
  readonly tree: <A>(a: Gen<A>) => Gen<Tree<A>>;
}

const file = join(mkdtempSync(join(tmpdir(), "hollow-")), "Tree.thy");
writeFileSync(
  file,
  `theory Tree imports Main begin
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
fun inorder :: "'a tree ⇒ 'a list" where "inorder Leaf = []" | "inorder (Node l x r) = inorder l @ x # inorder r"
inductive ordered :: "nat list ⇒ bool" where "ordered []" | "ordered [x]" | "x ≤ y ⟹ ordered (y # ys) ⟹ ordered (x # y # ys)"
end
`,
);
const quiet = { tests: 200, seed: 7, print: () => undefined } as const;
const size = (t: Tree<unknown>): number => (t.kind === "Leaf" ? 0 : 1 + size(t.args[0]) + size(t.args[2]));

describe("generatorsFrom", () => {
  it("makes values of the theory's datatypes", () => {
    const { tree } = generatorsFrom<Theory>(file).datatypes;
    const mirror = <A>(t: Tree<A>): Tree<A> =>
      t.kind === "Leaf" ? t : { kind: "Node", args: [mirror(t.args[2]), t.args[1], mirror(t.args[0])] };
    expect(
      quickCheckWith(
        quiet,
        forAll(tree(int), (t) => size(mirror(t)) === size(t)),
      ).kind,
    ).toBe("passed");
    expect(
      quickCheckWith(
        quiet,
        forAll(tree(int), (t) => size(t) < 3),
      ).kind,
    ).toBe("falsified");
  });

  it("makes values that satisfy a predicate", () => {
    const ordered = generatorsFrom(file).satisfying<readonly number[]>("{xs. ordered xs}");
    const isOrdered = (xs: readonly number[]): boolean => xs.every((x, i) => i === 0 || (xs[i - 1] ?? 0) <= x);
    expect(quickCheckWith(quiet, forAll(ordered, isOrdered)).kind).toBe("passed");
    expect(
      quickCheckWith(
        quiet,
        forAll(ordered, (xs) => xs.length < 2),
      ).kind,
    ).toBe("falsified");
  });

  it("refuses a theory with errors", () => {
    const bad = join(mkdtempSync(join(tmpdir(), "hollow-")), "Bad.thy");
    writeFileSync(bad, 'theory Bad imports Main begin\ndefinition "c = List.frobnicate"\nend\n');
    expect(() => generatorsFrom(bad)).toThrow("frobnicate");
  });
});

describe("typeScriptTypes", () => {
  it("writes unions with kind and args", () => {
    const text = typeScriptTypes([
      {
        name: "t",
        params: ["a"],
        constructors: [
          { name: "E", args: [] },
          {
            name: "N",
            args: [
              { kind: "type", name: "list", args: [{ kind: "type", name: "t", args: [{ kind: "param", name: "a" }] }] },
              { kind: "param", name: "a" },
            ],
          },
        ],
      },
    ]);
    expect(text).toContain(
      'export type T<A> =\n  | { readonly kind: "E" }\n  | { readonly kind: "N"; readonly args: readonly [readonly T<A>[], A] };',
    );
    expect(text).toContain("readonly t: <A>(a: Gen<A>) => Gen<T<A>>;");
  });

  it("refuses unknown names and open types, and tells all errors with their places", () => {
    const { satisfying } = generatorsFrom<Theory>(file);
    expect(() => satisfying("{xs. orderd xs}")).toThrow("the theory has no orderd");
    expect(() => satisfying("{t. inorder t = []}")).toThrow("is left open");
    const broken = join(mkdtempSync(join(tmpdir(), "hollow-")), "Broken.thy");
    writeFileSync(broken, 'theory Broken imports Main begin\nlemma "x = (1::nat"\ndefinition "a = (True::nat)"\nend\n');
    expect(() => generatorsFrom(broken)).toThrow(/Broken\.thy:2:\d+: .*\n.*Broken\.thy:3:\d+: /);
  });
});
