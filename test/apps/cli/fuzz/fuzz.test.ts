import { describe, expect, it } from "vitest";
import { fuzz, inputOf } from "./run.ts";

describe("the command", () => {
  it("makes the same inputs of the same numbers", () => {
    expect(inputOf(7)).toEqual(inputOf(7));
    expect(inputOf(7)).not.toEqual(inputOf(9));
  });

  it("answers 1,000 inputs that nobody wrote", async () => {
    const halves = await Promise.all([fuzz(0, 500, 50), fuzz(500, 500, 50)]);
    expect(halves.flat()).toEqual([]);
  }, 600_000);
});
