import { describe } from "vitest";
import { law, plain } from "./agreement.ts";

describe("the finder agrees with brute force", () => {
  law("without symmetry breaking", plain, { symmetry: 0 }, 100);
  law("with symmetry breaking", { ...plain, symmetric: true }, {}, 100);
  law("with little symmetry breaking", { ...plain, symmetric: true }, { symmetry: 2 }, 50);
  law("with predicates", { ...plain, predicates: true }, {}, 50);
  law("with predicates and symmetry breaking", { ...plain, predicates: true, symmetric: true }, {}, 100);
  law("without skolemization", plain, { skolemDepth: -1 }, 40);
  law("with skolem functions", plain, { skolemDepth: 3 }, 100);
  law("with quantifiers over sets", { ...plain, sets: true }, { skolemDepth: 2 }, 50);
  law("with integers that wrap", { ...plain, integers: true }, { bits: 4 }, 100);
  law("with integers of one bit", { ...plain, integers: true }, { bits: 1 }, 40);
  law("with integers whose overflow excludes", { ...plain, integers: true }, { bits: 3, overflow: "exclude", skolemDepth: 2 }, 125);
});
