import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  type CheckOptions,
  configuration,
  configure,
  context,
  draws,
  type FailureStore,
  forAll,
  forAllAsync,
  int,
  letrec,
  listOf,
  nat,
  pre,
  quickCheckWith,
  type Report,
  replay,
  resetConfiguration,
  sample,
  show,
  showAs,
  vector,
} from "../../src/quickcheck/index.ts";

const quiet = { seed: 1, print: null } as const;
afterEach(resetConfiguration);

describe("examples", () => {
  const property = forAll(int, int, (a, b) => a * 1000 + b !== 7042);

  test("are tested first", () => {
    const report = quickCheckWith(
      {
        ...quiet,
        examples: [
          [1, 2],
          [7, 42],
        ],
      },
      property,
    );
    expect(report).toMatchObject({ kind: "falsified", tests: 1, counterexample: { shown: ["7", "42"], token: "x1", shrinks: 0 } });
    expect(
      replay("x1", property, {
        ...quiet,
        examples: [
          [1, 2],
          [7, 42],
        ],
      }).kind,
    ).toBe("falsified");
    expect(() => replay("x5", property, { ...quiet, examples: [] })).toThrow("there is no example 5");
  });

  test("do not count against the others", () => {
    expect(quickCheckWith({ ...quiet, examples: [[1, 2]] }, property).tests).toBe(100);
  });
});

describe("options", () => {
  test("a token replays one case", () => {
    const property = forAll(listOf(int), (xs) => xs.length < 3);
    const report = quickCheckWith(quiet, property);
    const token = report.kind === "falsified" ? report.counterexample.token : "";
    expect(quickCheckWith({ ...quiet, replay: token }, property)).toMatchObject({ kind: "falsified", tests: 0 });
  });

  test("hooks surround each test", () => {
    const events: string[] = [];
    const options: CheckOptions = {
      ...quiet,
      tests: 2,
      beforeEach: () => events.push("before"),
      afterEach: () => events.push("after"),
    };
    quickCheckWith(
      options,
      forAll(nat, () => {
        events.push("test");
      }),
    );
    expect(events).toEqual(["before", "test", "after", "before", "test", "after"]);
    const failing = quickCheckWith(
      {
        ...quiet,
        beforeEach: () => {
          throw new Error("not ready");
        },
      },
      forAll(nat, () => true),
    );
    expect(failing.text).toContain("Error: not ready");
  });

  test("hooks of asynchronous properties are waited for", async () => {
    let isOpen = false;
    const options: CheckOptions = {
      ...quiet,
      beforeEach: async () => {
        isOpen = true;
      },
      afterEach: async () => {
        isOpen = false;
      },
    };
    const report = await quickCheckWith(
      options,
      forAllAsync(nat, async () => isOpen),
    );
    expect(report.ok).toBe(true);
    expect(isOpen).toBe(false);
  });

  test("a test that takes too long fails", async () => {
    let now = 0;
    const slow = forAll(nat, (n) => {
      now += n;
    });
    const report = quickCheckWith({ ...quiet, testTimeout: 10, clock: () => now }, slow);
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["10"] } });
    expect(report.text).toContain("TestTimeout: the test took longer than 10 milliseconds");
    const never = await quickCheckWith(
      { ...quiet, testTimeout: 5, maxShrinks: 0 },
      forAllAsync(nat, () => new Promise<void>(() => {})),
    );
    expect(never.text).toContain("TestTimeout");
  });

  test("without bias all numbers are equally likely", () => {
    const report = quickCheckWith(
      { ...quiet, bias: false, tests: 1000 },
      forAll(int, () => true),
    );
    expect(report.ok).toBe(true);
  });

  test("the reporter gets the report, and numRuns is tests", () => {
    const reports: Report[] = [];
    quickCheckWith(
      { ...quiet, numRuns: 7, reporter: (report) => reports.push(report) },
      forAll(nat, () => true),
    );
    expect(reports.map((report) => report.tests)).toEqual([7]);
  });

  test("that there are not, and numbers that are none, are refused", () => {
    const check = (options: object) => quickCheckWith({ ...quiet, ...options }, true);
    expect(() => check({ test: 5 })).toThrow("there is no option test; did you mean tests?");
    expect(() => check({ tests: "50" })).toThrow('tests must be a number of at least 0, not "50"');
    expect(() => configure({ endOnFailure: true } as CheckOptions)).toThrow("there is no option endOnFailure");
    expect(configuration()).toEqual({});
  });

  test("are set for all checks", () => {
    configure({ tests: 5, print: null });
    expect(configuration().tests).toBe(5);
    expect(
      quickCheckWith(
        {},
        forAll(nat, () => true),
      ).tests,
    ).toBe(5);
    expect(
      quickCheckWith(
        { tests: 6 },
        forAll(nat, () => true),
      ).tests,
    ).toBe(6);
    expect(() => configure({ tests: -1 })).toThrow("tests must be a number of at least 0");
    resetConfiguration();
    expect(
      quickCheckWith(
        quiet,
        forAll(nat, () => true),
      ).tests,
    ).toBe(100);
  });
});

describe("remembered failures", () => {
  function memory(): FailureStore & { readonly tokens: Map<string, readonly string[]> } {
    const tokens = new Map<string, readonly string[]>();
    return {
      tokens,
      load: (name) => tokens.get(name) ?? [],
      save: (name, found) => {
        tokens.set(name, found);
      },
    };
  }

  test("are tried first, and forgotten when they pass", () => {
    const store = memory();
    const options = { ...quiet, store, name: "short" };
    let limit = 3;
    const property = forAll(listOf(int), (xs) => xs.length < limit);
    quickCheckWith(options, property);
    expect(store.tokens.get("short")).toHaveLength(1);
    expect(quickCheckWith({ ...options, tests: 0 }, property)).toMatchObject({ kind: "falsified", tests: 0 });
    limit = 100;
    expect(quickCheckWith(options, property).ok).toBe(true);
    expect(store.tokens.get("short")).toEqual([]);
  });

  test("of another form, or no tokens at all, are passed over", () => {
    const store = memory();
    store.tokens.set("p", ["garbage", "r50:((3(5)))/1abcd"]);
    expect(
      quickCheckWith(
        { ...quiet, store, name: "p" },
        forAll(nat, () => true),
      ).ok,
    ).toBe(true);
  });
});

describe("what the types exclude", () => {
  const loosely = forAll as (...parts: unknown[]) => unknown;
  const body = (): boolean => true;

  test.each([
    [[listOf, body], "argument 1 of a property is no generator: it is a function, which may have to be called to give one"],
    [[int, [int], body], "argument 2 of a property is no generator: generators are given one after another, not in a list"],
    [[fc.nat(), body], "argument 1 of a property is no generator: an arbitrary of fast-check is made one by fromFastCheck"],
    [[int], "the last argument of a property must be a function of the generated values"],
  ])("is refused where the property is made", (parts, message) => {
    expect(() => loosely(...parts)).toThrow(message);
  });

  test("a function by itself is no property", () => {
    expect(quickCheckWith(quiet, (() => true) as unknown as boolean).text).toContain("not a function (values are given to one by forAll)");
  });
});

describe("recursive definitions by name", () => {
  test("are asked for as properties or by a call", () => {
    interface Names {
      name: string[];
      length: number;
    }
    const { name } = letrec<Names>((tie) => ({ name: listOf(tie("length").map(String)), length: tie.name.map((x) => x.length) }));
    expect(sample(name, 3)).toHaveLength(3);
  });

  test("have to be there", () => {
    const { a } = letrec<{ a: number }>((tie) => ({ a: (tie as (name: string) => typeof int)("b") }));
    expect(() => sample(a, 1)).toThrow("letrec: there is no definition of b");
  });
});

describe("inside the body", () => {
  test("a premise discards the test", () => {
    const report = quickCheckWith(
      quiet,
      forAll(int, (n) => {
        pre(n > 0);
        return n > 0;
      }),
    );
    expect(report).toMatchObject({ ok: true, tests: 100 });
    expect(report.discards).toBeGreaterThan(20);
  });

  test("notes are shown with the counterexample", () => {
    const report = quickCheckWith(
      quiet,
      forAll(nat, context, (n, notes) => {
        notes.log("n is", n);
        return n < 5;
      }),
    );
    expect(report).toMatchObject({ counterexample: { shown: ["5", 'Context {notes: ["n is 5"]}'] } });
  });

  test("values are drawn, shown, shrunk and replayed", () => {
    const property = forAll(draws, (draw) => {
      const n = draw(nat);
      const xs = draw(vector(n, nat));
      return xs.every((x) => x < 4);
    });
    const report = quickCheckWith(quiet, property);
    expect(report).toMatchObject({ counterexample: { shown: ["{draw 1 ↦ 1, draw 2 ↦ [4], _ ↦ _}"] } });
    const token = report.kind === "falsified" ? report.counterexample.token : "";
    expect(replay(token, property, quiet).kind).toBe("falsified");
  });

  test("objects say how they are shown", () => {
    expect(show([{ [showAs]: () => "push(3)" }])).toBe("[push(3)]");
  });
});
