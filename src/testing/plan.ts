/**
 * In which order a test program generates values and tests premises ([Bulwahn 2013], sections 3.1 and 3.4.2): each premise as soon as its
 * variables are bound, each variable as late as possible, equational premises solved by matching instead of guessing. Unlike in
 * [Bulwahn 2013], premises are taken in the order of what they cost, not as written.
 */
import type { Conjecture, Free } from "../logic/index.ts";
import {
  type Atoms,
  cost,
  destConstructor,
  type Facts,
  type Goal,
  goalOf,
  isMatchable,
  lossOfMatch,
  lossOfTest,
  type Move,
  Ordering,
  type Rules,
  solveByMatching,
  type TestStep,
  testCriteria,
  typeSizes,
  variablesOf,
} from "../plans/index.ts";

/** The steps before the conclusion is tested. Every variable is bound by exactly one of them. */
export function planTest({ theory, variables, premises }: Conjecture, atoms: Atoms = new Map()): readonly TestStep[] {
  const sizeOf = typeSizes(theory, atoms);
  const rules: Rules<TestStep> = {
    theory,
    ways: [byNeed],
    criteria: testCriteria,
    sizeOf,
    parts: (t) => destConstructor(theory, t)?.args ?? null,
    solve: solveByMatching,
    test: (goal) => ({ kind: "test", goal }),
    generate: (x) => ({ step: { kind: "generate", variable: x }, met: [] }),
  };
  // What has few values comes last, innermost, and so comes round soon.
  const largestFirst = [...variables].sort((a, b) => sizeOf(b.type).bits - sizeOf(a.type).bits);
  return new Ordering(rules, premises.map(goalOf), new Set()).run(largestFirst).steps;
}

/** Variables to be generated for a premise, and how much is lost when it then fails, in bits. */
interface Need {
  readonly variables: readonly Free[];
  readonly loss: number;
}

/**
 * Generate the largest variable that a premise needs. Binding loses no test, matching and testing do; the largest variable stands outside and
 * is not made in vain.
 */
function byNeed(goal: Goal, facts: Facts): readonly Move<never>[] {
  return needs(goal, facts).flatMap(({ variables: [first, ...more], loss }): readonly Move<never>[] => {
    if (first === undefined) return [];
    const bits = (x: Free): number => facts.sizeOf(x.type).bits;
    const variable = more.reduce((best, x) => (bits(x) > bits(best) ? x : best), first);
    const widest = loss === 0 ? 0 : bits(variable);
    const lost = [first, ...more].reduce((sum, x) => sum + bits(x), loss) - widest;
    return [{ kind: "generate", variable, cost: cost("tried", { lost, widest }) }];
  });
}

/** Sets of variables each of which makes the premise solvable, or testable where there are none. */
function needs(goal: Goal, facts: Facts): readonly Need[] {
  const ways =
    goal.kind !== "equal"
      ? []
      : ([
          [goal.left, goal.right],
          [goal.right, goal.left],
        ] as const);
  const solving = ways.flatMap(([value, other]): readonly Need[] => {
    const isGiven = (x: Free): boolean => facts.has(x) || variablesOf(value).some((y) => y.name === x.name);
    const bindsSome = variablesOf(other).some((x) => !isGiven(x));
    if (!bindsSome || !isMatchable(other, isGiven, (t) => destConstructor(facts.theory, t)?.args ?? null)) return [];
    return [{ variables: facts.unknown(value), loss: other.kind === "free" ? 0 : lossOfMatch }];
  });
  return solving.length > 0 ? solving : [{ variables: facts.open(goal), loss: lossOfTest }];
}
