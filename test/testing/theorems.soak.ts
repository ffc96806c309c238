/** All theorems of the library, two seconds for each engine. */
import { describe, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { agrees, survives, theorems } from "./theorems.ts";

/** Sizes and iterations that no search comes to the end of, so that the time is used. */
const unending = { size: 60, iterations: 20_000 };
const twoSeconds = (): Budget => new Budget(() => performance.now(), 2000);

describe("theorems of the library", () => {
  it.each(theorems())("$name survives testing", (theorem) => survives(theorem, unending, twoSeconds));
  it.each(theorems())("the negation of $name is refuted as the reference evaluator does it", (theorem) => {
    agrees(theorem, {}, twoSeconds);
  });
});
