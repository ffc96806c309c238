/** Engines against the library's theorems: a short look here, two seconds each in the soak. */
import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { agrees, survives, theorems } from "./theorems.ts";

const all = theorems();
/** Looks at the clock, not time: the same on every machine. */
const looks = (most: number) => (): Budget => {
  let now = 0;
  return new Budget(() => now++, most);
};

describe("theorems of the library", () => {
  it("are at hand", () => {
    expect(all.length).toBeGreaterThan(300);
  });

  it("survive exhaustive and random testing", () => {
    for (const theorem of all) survives(theorem, { size: 3, iterations: 10, finiteTypeSize: 2 }, looks(10));
  }, 240_000);

  it("have negations that the engines refute as the reference evaluator does", () => {
    const judged: string[] = [];
    for (let i = 3; i < all.length; i += 8) judged.push(agrees(all[i]!, { size: 3, iterations: 20, finiteTypeSize: 2 }, looks(30)));
    expect(judged.filter((judgement) => judgement === "confirmed").length).toBeGreaterThan(judged.length * 0.8);
  });
});
