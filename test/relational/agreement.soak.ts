import { describe } from "vitest";
import { law, plain } from "./agreement.ts";

const everything = { integers: true, predicates: true, sets: true };

describe("the finder agrees with brute force on many problems", () => {
  for (let seed = 1; seed <= 10; seed++) {
    law(`plain, seed ${seed}`, plain, { symmetry: 0 }, 3000, seed);
    law(`broken symmetries, seed ${seed}`, { ...plain, predicates: true, symmetric: true }, { skolemDepth: seed % 4 }, 3000, seed);
    law(
      `broken symmetries and sets, seed ${seed}`,
      { ...plain, sets: true, symmetric: true },
      { symmetry: 3 * seed, skolemDepth: 2 },
      3000,
      seed,
    );
    law(`everything, seed ${seed}`, everything, { bits: 1 + (seed % 5), skolemDepth: seed % 3 }, 3000, seed);
    law(
      `no overflow, seed ${seed}`,
      { ...everything, sets: false },
      { bits: 2 + (seed % 3), overflow: "exclude", skolemDepth: 2 },
      3000,
      seed,
    );
  }
});
