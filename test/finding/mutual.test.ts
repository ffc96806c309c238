import { describe, expect, it } from "vitest";
import { option, outcome } from "./finder.ts";

const four = "datatype a = A | B b and b = C c and c = D d and d = E a";

/** A value of type `b` that has so many parts of each type. */
function nested(count: number): string {
  return count === 1 ? "C (D (E A))" : `C (D (E (B (${nested(count - 1)}))))`;
}

describe("datatypes that contain one another", () => {
  it("have values as deep as all their atoms together", async () => {
    for (const count of [2, 3])
      expect(await outcome(`${four}\nlemma "x ≠ ${nested(count)}" oops`, [option("card", [String(count)])])).toBe("genuine");
  });

  it("have no values that contain themselves", async () => {
    expect(await outcome(`${four}\nlemma "x ≠ C (D (E (B x)))" oops`, [option("card", ["1", "2", "3"])])).toBe("none");
  });
});
