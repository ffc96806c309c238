import { Evaluator, type Thunk } from "../judge/index.ts";
import type { Const, Type } from "../logic/index.ts";
import { decideInductive } from "./inductive.ts";
import { sample } from "./sample.ts";

/** Evaluation that searches: it finds proofs of inductive predicates and values for quantifiers. */
export class SearchingEvaluator extends Evaluator {
  decide(c: Const, args: readonly Thunk[]): boolean {
    return decideInductive(this, c, args);
  }

  worthTrying(ty: Type): readonly Thunk[] {
    return sample(this, ty);
  }
}
