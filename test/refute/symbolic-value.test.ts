/** `value` of terms with free variables: what the equations say goes, the rest stays as written. */
import { expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { evaluateTerm } from "../../src/refute/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { theoryOf } from "./theory-text.ts";

const { context } = theoryOf(`
fun sum_to :: "nat ⇒ nat" where "sum_to n = (if n = 0 then 0 else n + sum_to (n - 1))"
fun halve where "halve (Suc (Suc n)) = Suc (halve n)" | "halve _ = (0 :: nat)"
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
fun mirror where "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
fun spin :: "nat ⇒ nat" where "spin n = spin (Suc n)"
`);

function shown(text: string, isLate: () => boolean = () => false): string {
  const result = evaluateTerm(context, readTerm(context, plainSource(text)), { isLate, seconds: 1 });
  return result.kind === "value" ? printValue(context, result.term) : result.reason;
}

it.each([
  ["rev [a, b]", "[b, a]"],
  ["map f [x, y] @ [z]", "[f x, f y, z]"],
  ["length [a, b]", "2"],
  ["a # xs @ ys", "a # xs @ ys"],
  ["[] @ xs", "xs"],
  ["xs @ []", "xs @ []"],
  ["filter (λn. 2 < n) [1 :: nat, 3, a]", "3 # filter (λn. 2 < n) [a]"],
  ["map (λx. x + 1) [a, 2 :: nat]", "[a + 1, 3]"],
  ["x + 2 * (3 :: nat)", "x + 6"],
  ["(x, y) = (x, z)", "y = z"],
  ["[a, b] = [a, c]", "b = c"],
  ["Suc n = 0", "False"],
  ["Some x = None ∨ P", "P"],
  ["if b then f 1 else f (1 + 1 :: nat)", "if b then f 1 else f 2"],
  ["case [x] of [] ⇒ y | z # zs ⇒ z", "x"],
  ["case xs of [] ⇒ y | z # zs ⇒ hd [z]", "case xs of [] ⇒ y | z # zs ⇒ z"],
  ["{a, b}", "{a, b}"],
  ["replicate 3 a", "[a, a, a]"],
  ["sum_to k", "sum_to k"],
  ["halve (Suc (Suc k))", "Suc (halve k)"],
  ["halve k", "halve k"],
  ["mirror (Node l x Leaf)", "Node Leaf x (mirror l)"],
  ["λy. hd [x, y]", "λ_. x"],
  ["(THE x. x = y) # xs", "(THE x. x = y) # xs"],
])("%s is %s", (term, value) => expect(shown(term)).toBe(value));

it("ends with its time", () => {
  let left = 1000;
  expect(shown("spin n", () => --left < 0)).toBe("evaluation did not end within 1 s");
});
