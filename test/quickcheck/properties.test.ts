import { describe, expect, test } from "vitest";
import {
  boolean,
  type CheckOptions,
  choose,
  classify,
  collect,
  conjunction,
  constant,
  cover,
  disjunction,
  exists,
  expectFailure,
  fn,
  forAll,
  forAllAsync,
  type Gen,
  implies,
  int,
  label,
  listOf,
  nat,
  oneof,
  type Property,
  property,
  quickCheckWith,
  recursive,
  sized,
  tabulate,
  tuple,
} from "../../src/quickcheck/index.ts";

const quiet: CheckOptions = { seed: 1, print: null };
const check = (p: Property<"sync">, options: CheckOptions = {}) => quickCheckWith({ ...quiet, ...options }, p);

/** Nested far beyond any stack. */
function deepList(depth: number): Gen<unknown[]> {
  return depth === 0 ? constant([]) : tuple(sized(() => deepList(depth - 1)));
}

describe("a check", () => {
  test("passes a hundred tests", () => {
    expect(check(forAll(int, (x) => x + 0 === x))).toMatchObject({ kind: "passed", ok: true, tests: 100, text: "OK: passed 100 tests." });
  });

  test("takes a body without a return value as passed unless it throws", () => {
    expect(check(forAll(int, () => {})).ok).toBe(true);
    const report = check(forAll(nat, (x) => expect(x).toBeLessThan(5)));
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["5"] } });
  });

  test("shows the arguments of nested quantifiers in order", () => {
    const report = check(forAll(nat, (x) => forAll(nat, (y) => x + y < 10)));
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["0", "10"], values: [0, 10] } });
  });

  test("shows what the property was given, even if it changed it", () => {
    const report = check(
      forAll(listOf(int), (xs) => {
        xs.fill(9);
        return xs.length < 2;
      }),
    );
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["[0, 0]"], values: [[0, 0]] } });
  });

  test("prints its report, and with verbose every case before it is run", () => {
    const lines: string[] = [];
    quickCheckWith(
      { seed: 1, tests: 2, print: (text) => lines.push(text) },
      forAll(choose(3, 3), boolean, () => true),
    );
    expect(lines).toEqual(["OK: passed 2 tests."]);
    const before: string[] = [];
    quickCheckWith(
      { seed: 1, tests: 2, verbose: true, print: (text) => before.push(text) },
      forAll(choose(3, 3), (x) => before.push(`saw ${x}`) > 0),
    );
    expect(before).toEqual(["3", "saw 3", "3", "saw 3", "OK: passed 2 tests."]);
  });

  test("runs a property without arguments once", () => {
    let runs = 0;
    expect(check(property(1 + 1 === 2))).toMatchObject({ tests: 1 });
    check(conjunction(() => ++runs > 0));
    expect(runs).toBe(1);
  });

  test("says when the values did not fail again", () => {
    let runs = 0;
    const report = check(forAll(nat, () => ++runs !== 50));
    expect(report).toMatchObject({ kind: "falsified", counterexample: { isReproducible: false } });
    expect(report.text).toContain("did not fail again");
  });

  test("ends with the mistake of a generator, which is no counterexample", () => {
    const broken = nat.map((n): number => {
      if (n > 3) throw new TypeError("cannot");
      return n;
    });
    expect(() => check(forAll(broken, () => true))).toThrow("a generator threw TypeError: cannot");
    expect(() => check(forAll(nat, () => forAll(fn([nat], broken), (f) => f(1) + f(2) >= 0)))).toThrow("a generator threw");
  });

  test("keeps a counterexample although a generator cannot cope with simpler choices", () => {
    let hasFailed = false;
    const picky = listOf(nat).map((xs) => {
      if (hasFailed && xs.length === 5) throw new TypeError("five");
      return xs;
    });
    const short = forAll(picky, (xs) => {
      hasFailed ||= xs.length >= 6;
      return xs.length < 6;
    });
    expect(check(short, { seed: 8, size: 12 }).kind).toBe("falsified");
  });

  test("discards values that are nested too deeply for the stack", () => {
    const deep = recursive<unknown[]>((self) => oneof<unknown[]>([tuple(self), tuple()]));
    const always = sized((n) => (n < 5000 ? deep : deepList(1_000_000)));
    expect(
      check(
        forAll(always, () => true),
        { size: 6000, tests: 20, maxDiscard: 50 },
      ).kind,
    ).not.toBe("falsified");
  });

  test("refuses options that make no sense", () => {
    expect(() =>
      check(
        forAll(int, () => true),
        { tests: -1 },
      ),
    ).toThrow(RangeError);
    expect(() =>
      check(
        forAll(int, () => true),
        { size: Number.NaN },
      ),
    ).toThrow(RangeError);
  });
});

describe("implies", () => {
  test("discards tests and says when the arguments are exhausted", () => {
    const report = check(forAll(int, int, (x, y) => implies(x === y * y, () => true)));
    expect(report).toMatchObject({ kind: "exhausted", ok: false, discards: 901 });
    expect(report.text).toMatch(/^Arguments exhausted after \d+ tests\.$/);
  });

  test("obeys the limit on discards", () => {
    expect(
      check(
        forAll(int, () => implies(false, () => true)),
        { maxDiscard: 10 },
      ),
    ).toMatchObject({ kind: "exhausted", tests: 0, discards: 11 });
  });

  test("does not compute the conclusion in vain", () => {
    const report = check(forAll(listOf(int), (xs) => implies(xs.length > 0, () => Math.min(...xs) === xs.toSorted((a, b) => a - b)[0])));
    expect(report.ok).toBe(true);
  });

  test("counts values that suchThat cannot find as discarded", () => {
    expect(
      check(
        forAll(
          nat.suchThat((n) => n > 1000),
          () => true,
        ),
        { maxDiscard: 20 },
      ),
    ).toMatchObject({ kind: "exhausted", discards: 21 });
  });

  test("cannot be fooled by a property that catches everything", () => {
    const never = nat.suchThat(() => false);
    const swallowing = forAll(fn([nat], never), (f) => {
      try {
        f(0);
      } catch {
        return false;
      }
      return true;
    });
    expect(check(swallowing, { driver: "exhaustive", depth: 1 }).kind).toBe("passed");
    expect(check(swallowing, { driver: "exhaustive", depth: 1 }).tests).toBe(0);
  });
});

describe("statistics", () => {
  const insert = forAll(choose(0, 3), (n) => collect(n, true));

  test("are values", () => {
    const { statistics } = check(insert, { tests: 1000 });
    expect(statistics.labels.map((share) => share.label).toSorted()).toEqual(["0", "1", "2", "3"]);
    expect(statistics.labels.reduce((sum, share) => sum + share.count, 0)).toBe(1000);
    expect(statistics.labels.reduce((sum, share) => sum + share.percent, 0)).toBeCloseTo(100);
  });

  test("of labels are joined per test", () => {
    const { statistics } = check(forAll(boolean, (b) => label("outer", collect(b, true))));
    expect(statistics.labels.map((share) => share.label).toSorted()).toEqual(["outer, false", "outer, true"]);
  });

  test("are printed as a histogram", () => {
    const report = check(
      forAll(choose(0, 1), choose(0, 1), (x, y) => collect(x * y === 1 ? "both" : "not both", true)),
      { tests: 400 },
    );
    const [first, second, third] = report.text.split("\n");
    expect(first).toBe("OK: passed 400 tests.");
    expect(second).toMatch(/^ (?:7\d|80)% not both\. █{24}$/);
    expect(third).toMatch(/^ 2\d% both\. {5}█{5,9}$/);
  });

  test("of one class stand in the first line, as in the paper", () => {
    expect(check(forAll(choose(0, 3), (n) => classify(n === 0, "trivial", true))).text).toMatch(
      /^OK, passed 100 tests \(\d+% trivial\)\.$/,
    );
  });

  test("warn when most cases are trivial", () => {
    const report = check(forAll(choose(0, 9), (n) => classify(n > 0, "trivial", true)));
    expect(report.warnings).toEqual([expect.stringContaining("most cases are trivial")]);
    expect(report.text).toContain("Warning: most cases are trivial");
  });

  test("warn when most collections are empty, without being asked", () => {
    expect(check(forAll(listOf(int), (xs) => implies(xs.length === 0, () => true))).warnings).toEqual([
      expect.stringContaining("all collections are empty"),
    ]);
    expect(check(forAll(listOf(int), () => true)).warnings).toEqual([]);
  });

  test("of tables count entries", () => {
    const { statistics, text } = check(forAll(listOf(boolean), (xs) => tabulate("bits", xs, true)));
    const shares = statistics.tables.bits ?? [];
    expect(shares.map((share) => share.label).toSorted()).toEqual(["false", "true"]);
    expect(shares.reduce((sum, share) => sum + share.percent, 0)).toBeCloseTo(100);
    expect(text).toContain("bits:\n");
  });
});

describe("cover", () => {
  const covering = (percent: number) => forAll(choose(0, 9), (n) => cover(percent, n === 0, "zero", true));

  test("fails the check when clearly too few cases are covered", () => {
    const report = check(covering(60), { tests: 400 });
    expect(report).toMatchObject({ kind: "uncovered", ok: false, labels: ["zero"] });
    expect(report.text).toMatch(/^Insufficient coverage after 400 tests: zero\.\nOnly \d+% zero \(at least 60% required\)\.$/);
  });

  test("passes when enough are, and tells how many", () => {
    const report = check(covering(5), { tests: 400 });
    expect(report.ok).toBe(true);
    expect(report.statistics.coverage).toMatchObject([{ label: "zero", required: 5, isMet: true }]);
  });

  test("only warns when it may be chance", () => {
    const report = check(covering(18), { tests: 100 });
    expect(report.ok).toBe(true);
    expect(report.warnings).toEqual([expect.stringContaining("may be chance")]);
  });

  test("goes on until it is sure when told to", () => {
    expect(check(covering(16), { checkCoverage: true })).toMatchObject({ kind: "uncovered" });
    const enough = check(covering(9), { checkCoverage: true });
    expect(enough.ok).toBe(true);
    expect(enough.tests).toBeGreaterThan(100);
  });
});

describe("combinations", () => {
  test("of all: the arguments of the part that fails", () => {
    const part = (limit: number) => forAll(nat, (x) => x < limit);
    expect(check(conjunction(part(1000), part(3)))).toMatchObject({ kind: "falsified", counterexample: { shown: ["3"] } });
    expect(check(conjunction(part(1000), part(1001))).ok).toBe(true);
  });

  test("of any: one is enough, and all are shown when none holds", () => {
    const part = (limit: number) => forAll(nat, (x) => x < limit);
    expect(check(disjunction(part(2), part(1000))).ok).toBe(true);
    expect(check(disjunction(part(2), part(3)))).toMatchObject({ kind: "falsified", counterexample: { shown: ["2", "3"] } });
  });

  test("discard what is neither true nor false", () => {
    const nothing = implies(false, () => true);
    expect(
      check(
        forAll(nat, () => conjunction(true, nothing)),
        { maxDiscard: 3 },
      ).kind,
    ).toBe("exhausted");
    expect(check(forAll(nat, () => conjunction(nothing, false))).kind).toBe("falsified");
    expect(check(forAll(nat, () => disjunction(nothing, true))).ok).toBe(true);
    expect(
      check(
        forAll(nat, () => disjunction(false, nothing)),
        { maxDiscard: 3 },
      ).kind,
    ).toBe("exhausted");
  });

  test("expecting a failure: a counterexample is good news", () => {
    const report = check(expectFailure(forAll(nat, (x) => x < 5)));
    expect(report).toMatchObject({ kind: "falsified", ok: true });
    expect(report.text).toMatch(/^OK, failed as expected, after \d+ tests?/);
    expect(check(expectFailure(forAll(nat, () => true)))).toMatchObject({ kind: "unfalsified", ok: false });
  });
});

describe("exists", () => {
  test("finds a witness and tells it", () => {
    const report = check(exists(choose(0, 1000), (x) => x * x === 144));
    expect(report).toMatchObject({ kind: "passed", witnesses: ["12"] });
    expect(report.text).toBe("OK: passed 1 test.\nWitness: 12");
  });

  test("works below a universal quantifier", () => {
    expect(check(forAll(int, (x) => exists(int, (y) => x + y === 0))).ok).toBe(true);
  });

  test("fails only when all values were tried", () => {
    expect(check(exists(choose(0, 10), (x) => x * x === 145))).toMatchObject({ kind: "falsified" });
    const report = check(exists(nat, (x) => x < 0));
    expect(report).toMatchObject({ kind: "exhausted" });
    expect(report.text).toContain("no witness among");
  });

  test("demands of a witness that it does for all", () => {
    expect(check(exists(nat, (least) => forAll(nat, (x) => least <= x)))).toMatchObject({ kind: "passed", witnesses: ["0"] });
    expect(check(exists(choose(0, 5), (x) => forAll(choose(0, 5), (y) => x > y))).kind).toBe("falsified");
  });
});

describe("asynchronous properties", () => {
  const later = <A>(value: A): Promise<A> => new Promise((resolve) => setTimeout(resolve, 0, value));

  test("are waited for and shrunk", async () => {
    expect(
      await quickCheckWith(
        quiet,
        forAllAsync(nat, async (x) => (await later(x)) >= 0),
      ),
    ).toMatchObject({ kind: "passed", tests: 100 });
    const report = await quickCheckWith(
      quiet,
      forAllAsync(listOf(nat), async (xs) => (await later(xs)).length < 3),
    );
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["[0, 0, 0]"] } });
  });

  test("may reject, imply and be combined", async () => {
    const rejecting = forAllAsync(nat, async (x) => {
      if (x > 4) throw new RangeError("too much");
    });
    expect(await quickCheckWith(quiet, rejecting)).toMatchObject({
      kind: "falsified",
      counterexample: { shown: ["5"], error: new RangeError("too much") },
    });
    const both = conjunction(
      rejecting,
      forAllAsync(nat, async (x) => implies(x > 0, () => x < 1)),
    );
    expect((await quickCheckWith(quiet, both)).ok).toBe(false);
  });

  test("are run exhaustively too", async () => {
    const report = await quickCheckWith(
      { ...quiet, driver: "exhaustive" },
      forAllAsync(boolean, async (b) => b || !b),
    );
    expect(report.text).toBe("OK: all 2 cases checked, there are no others.");
  });

  test("that never end are given up at the deadline", async () => {
    const report = await quickCheckWith(
      { ...quiet, timeout: 30 },
      forAllAsync(nat, () => new Promise<boolean>(() => {})),
    );
    expect(report).toMatchObject({ kind: "timeout", tests: 0 });
  });

  test("need forAllAsync", () => {
    const body = (async () => true) as unknown as () => boolean;
    expect(() => quickCheckWith(quiet, forAll(nat, body))).toThrow("forAllAsync");
  });
});

describe("the deadline", () => {
  /** A clock that goes on by one at each look. */
  const ticking = () => {
    let time = 0;
    return () => time++;
  };

  test("ends testing", () => {
    const report = check(
      forAll(nat, () => true),
      { tests: 1000, timeout: 20, clock: ticking() },
    );
    expect(report).toMatchObject({ kind: "timeout", ok: false });
    expect(report.tests).toBeLessThan(25);
    expect(report.text).toMatch(/^Time is over after \d+ tests\.$/);
  });

  test("ends enumeration, which says how far it got", () => {
    const report = check(
      forAll(listOf(nat), () => true),
      { driver: "exhaustive", depth: 9, timeout: 50, clock: ticking() },
    );
    expect(report).toMatchObject({ kind: "timeout", enumeration: { depth: 2 } });
    expect(report.text).toContain("all 7 cases checked up to depth 2");
  });

  test("covers shrinking, which tells the best so far", () => {
    let now = 0;
    const large = forAll(listOf(nat), (xs) => {
      now++;
      return xs.length < 12;
    });
    const options = { seed: 3, timeout: 10, clock: () => now };
    const report = check(large, options);
    const without = check(large, { seed: 3 });
    expect(report.kind).toBe("falsified");
    if (report.kind !== "falsified" || without.kind !== "falsified") return;
    expect(report.counterexample.attempts).toBeLessThan(without.counterexample.attempts);
    expect((report.counterexample.values[0] as number[]).length).toBeGreaterThanOrEqual(12);
    expect(without.counterexample.shown).toEqual([`[${Array(12).fill(0).join(", ")}]`]);
  });
});
