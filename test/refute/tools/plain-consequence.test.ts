import { describe, expect, it } from "vitest";
import { impliesAll, type Term } from "../../../src/logic/index.ts";
import { followsPlainly, theoremsOf } from "../../../src/refute/index.ts";
import { theoryOf } from "../theory-text.ts";

/** Whether the second claim follows plainly from the first. */
function follows(first: string, second: string, isGeneral = true, before = ""): boolean {
  const theory = theoryOf(`${before}\nlemma first: "${first}" sorry\nlemma second: "${second}" sorry`);
  const [a, b] = theoremsOf(theory);
  if (a === undefined || b === undefined) throw new Error("two claims are needed");
  const prop = (t: typeof a): Term => impliesAll(t.assumptions, t.conclusion);
  return followsPlainly(a.statement.theory, prop(a), prop(b), isGeneral);
}

const rev = "rev (xs @ ys) = rev ys @ rev xs";

describe("followsPlainly", () => {
  it.each([
    ["a synonym of equality", rev, "HOL.equal (rev (xs @ ys)) (rev ys @ rev xs)"],
    ["an equation the other way round", rev, "rev ys @ rev xs = rev (xs @ ys)"],
    ["an order in place of an equation", "length (rev xs) = length xs", "length (rev xs) \\<le> length xs"],
    ["a divisor in place of an equation", "length (rev xs) = length xs", "length (rev xs) dvd length xs"],
    ["an inclusion in place of an equation", "set (rev xs) = set xs", "set xs \\<subseteq> set (rev xs)"],
    ["one direction of an equivalence", "(xs = []) = (length xs = 0)", "length xs = 0 \\<longrightarrow> xs = []"],
    ["an order of truth values", "(xs = []) = (length xs = 0)", "(xs = []) \\<le> (length xs = 0)"],
    [
      "premises in another order",
      "P x \\<Longrightarrow> Q y \\<Longrightarrow> R x y",
      "Q y \\<Longrightarrow> P x \\<Longrightarrow> R x y",
    ],
    ["a stronger premise", "n \\<le> k \\<Longrightarrow> P n (k :: nat)", "n < k \\<Longrightarrow> P n (k :: nat)"],
    ["a premise that cannot hold", "n < k \\<Longrightarrow> P n (k :: nat)", "k < k \\<Longrightarrow> P n (k :: nat)"],
    ["an instance", rev, "rev (zs @ zs) = rev zs @ rev zs"],
    ["a sum in another order", "f x = a + b + (c :: nat)", "f x = c + (b + (a :: nat))"],
    ["an equation of a term with itself", rev, "rev xs @ ys = rev xs @ ys"],
    [
      "a weaker conclusion below quantifiers",
      "\\<exists>x. P x \\<and> (\\<forall>y. Q x y)",
      "\\<exists>x. \\<forall>y. Q x y \\<or> P y",
    ],
  ])("sees through %s", (_, first, second) => expect(follows(first, second)).toBe(true));

  it.each([
    ["a difference in another order", "f x = a - (b :: nat)", "f x = b - (a :: nat)"],
    ["lists in another order", rev, "rev (xs @ ys) = rev xs @ rev ys"],
    ["a sum that need not commute", "f x = a + (b :: 'a :: semigroup_add)", "f x = b + (a :: 'a :: semigroup_add)"],
    ["an order of which nothing is known", "f x = (y :: 'a :: ord)", "f x \\<le> (y :: 'a :: ord)"],
    ["the other direction", "P x \\<longrightarrow> Q x", "Q x \\<longrightarrow> P x"],
    ["quantifiers in another order", "\\<forall>x. \\<exists>y. R x y", "\\<exists>y. \\<forall>x. R x y"],
    ["a weaker premise", "n < k \\<Longrightarrow> P n (k :: nat)", "n \\<le> k \\<Longrightarrow> P n (k :: nat)"],
    [
      "definitions below a binder",
      "inj_on f UNIV \\<Longrightarrow> map f xs = map f ys \\<Longrightarrow> xs = ys",
      "inj_on f {} \\<Longrightarrow> map f xs = map f ys \\<Longrightarrow> xs = ys",
    ],
    ["a value for one that exists", "\\<exists>x. P x", "P x"],
    [
      "two that exist for one",
      "(\\<exists>x. P x) \\<Longrightarrow> (\\<exists>x. Q x) \\<Longrightarrow> P y",
      "\\<exists>x. P x \\<and> Q x",
    ],
  ])("is not led astray by %s", (_, first, second) => expect(follows(first, second, false)).toBe(false));

  it("puts nothing for variables of a context", () => {
    const [first, second] = ["f x = x", "f (g x) = g x"];
    expect([follows(first, second), follows(first, second, false)]).toEqual([true, false]);
  });

  it("uses the definitions of the theory", () => {
    const before = 'definition same :: "\'a \\<Rightarrow> \'a \\<Rightarrow> bool" where "same x y = (y = x)"';
    expect(follows(rev, "same (rev (xs @ ys)) (rev ys @ rev xs)", true, before)).toBe(true);
  });
});
