import { describe, expect, test, vi } from "vitest";
import {
  type Command,
  choose,
  constant,
  forAllAsync,
  type Machine,
  oneof,
  parallel,
  quickCheckWith,
  replay,
  type Scheduler,
  scheduler,
  schedulerFor,
  sequential,
  sequentialAsync,
} from "../../src/quickcheck/index.ts";
import { isLinearisable } from "../../src/quickcheck/machines/linearise.ts";

/** A queue that forgets what is beyond its third place. */
class Queue {
  private readonly items: number[] = [];
  private readonly capacity: number;
  constructor(capacity: number) {
    this.capacity = capacity;
  }
  push(n: number): void {
    if (this.items.length < this.capacity) this.items.push(n);
  }
  pop(): number | undefined {
    return this.items.shift();
  }
}

const queueMachine = (capacity: number): Machine<readonly number[], Queue> => ({
  initial: [],
  create: () => new Queue(capacity),
  commands: () =>
    oneof<Command<readonly number[], Queue>>([
      constant({
        name: "pop()",
        precondition: (model: readonly number[]) => model.length > 0,
        run: (queue: Queue) => queue.pop(),
        step: (model: readonly number[]) => ({ model: model.slice(1), result: model[0] }),
      }),
      choose(0, 9).map((n) => ({
        name: `push(${n})`,
        run: (queue: Queue) => queue.push(n),
        step: (model: readonly number[]) => ({ model: [...model, n] }),
      })),
    ]),
});

const quiet = { seed: 1, print: null } as const;

describe("one command after another", () => {
  test("a system that does what its model says passes", () => {
    expect(quickCheckWith(quiet, sequential(queueMachine(1000))).ok).toBe(true);
  });

  test("a system that does not is shown by the least commands", () => {
    const property = sequential(queueMachine(3));
    const report = quickCheckWith(quiet, property);
    expect(report).toMatchObject({
      kind: "falsified",
      counterexample: { shown: ["[push(0), push(0), push(0), push(0), pop(), pop(), pop(), pop()]"] },
    });
    expect(report.text).toContain("pop() in the state [0]: the model says 0, the system undefined");
    const token = report.kind === "falsified" ? report.counterexample.token : "";
    expect(replay(token, property, { print: null }).kind).toBe("falsified");
  });

  test("also by promises, and the system is put away", async () => {
    let open = 0;
    const machine: Machine<number, { count: number }> = {
      initial: 0,
      create: async () => {
        open++;
        return { count: 0 };
      },
      dispose: () => {
        open--;
      },
      commands: () =>
        constant({
          name: "increase()",
          run: async (real: { count: number }) => (real.count === 4 ? 4 : ++real.count),
          step: (n: number) => ({ model: n + 1, result: n + 1 }),
        }),
    };
    const report = await quickCheckWith(quiet, sequentialAsync(machine));
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: [`[${Array(5).fill("increase()").join(", ")}]`] } });
    expect(open).toBe(0);
  });
});

/** A counter whose increase reads, waits and writes. */
function counter(s: Scheduler, isSafe: boolean): Machine<number, { value: number }> {
  const read = s.wrap(async (real: { value: number }) => real.value, "read");
  const write = s.wrap(async (real: { value: number }, value: number) => {
    real.value = value;
    return value;
  }, "write");
  const increase = async (real: { value: number }) => {
    if (isSafe) return ++real.value;
    const seen = await read(real);
    return await write(real, seen + 1);
  };
  return {
    initial: 0,
    create: () => ({ value: 0 }),
    commands: () => constant({ name: "increase()", run: increase, step: (n: number) => ({ model: n + 1, result: n + 1 }) }),
  };
}

describe("commands at the same time", () => {
  test("a race is found, shrunk and replayed", async () => {
    const property = parallel((s) => counter(s, false));
    const report = await quickCheckWith(quiet, property);
    expect(report.kind).toBe("falsified");
    expect(report.text).toContain("first [], then at once [increase()] and [increase()]");
    expect(report.text).toContain("no order of these calls explains their results");
    const again = await replay(report.kind === "falsified" ? report.counterexample.token : "", property, { print: null });
    expect(again.kind).toBe("falsified");
  });

  test("a system without a race passes", async () => {
    expect(
      (
        await quickCheckWith(
          quiet,
          parallel((s) => counter(s, true)),
        )
      ).ok,
    ).toBe(true);
  });

  test("results are explained by an order that the times allow", () => {
    const write = (n: number) => ({ name: `write ${n}`, run: () => undefined, step: () => ({ model: n }) });
    const read = { name: "read", run: () => 0, step: (n: number) => ({ model: n, result: n }) };
    const agrees = (command: Command<number, null>, model: number, result: unknown) =>
      !("result" in command.step(model)) || command.step(model).result === result;
    const during = [[{ command: write(1), result: undefined, begin: 1, end: 4 }], [{ command: read, result: 0, begin: 2, end: 3 }]];
    const after = [[{ command: write(1), result: undefined, begin: 1, end: 2 }], [{ command: read, result: 0, begin: 3, end: 4 }]];
    expect(isLinearisable(0, during, agrees)).toBe(true);
    expect(isLinearisable(0, after, agrees)).toBe(false);
  });
});

describe("a scheduler", () => {
  const transfer = async (s: Scheduler): Promise<number> => {
    let balance = 100;
    const load = s.wrap(async () => balance, "load");
    const save = s.wrap(async (value: number) => {
      balance = value;
    }, "save");
    const spend = async (amount: number) => {
      const seen = await load();
      if (seen >= amount) await save(seen - amount);
    };
    await s.waitFor(Promise.all([spend(30), spend(50)]));
    return balance;
  };

  test("follows a given order", async () => {
    const done: string[] = [];
    const s = schedulerFor([2, 1, 0]);
    const all = Promise.all(["a", "b", "c"].map((name) => s.schedule(async () => done.push(name), name)));
    expect(s.waiting).toBe(3);
    await s.waitAll();
    await all;
    expect(done).toEqual(["c", "b", "a"]);
    expect(s.notes).toEqual(["c", "b", "a"]);
    await expect(s.waitOne()).rejects.toThrow("no task waits");
  });

  test("tells of tasks that the test waits for and nobody lets go on", async () => {
    vi.useFakeTimers();
    try {
      const property = forAllAsync(scheduler(), async (s) => (await s.schedule(async () => 1, "load")) === 1);
      const ended = quickCheckWith(quiet, property).then(
        () => "nothing",
        (error: Error) => error.message,
      );
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await ended).toMatch(/nobody lets them go on: load; await s\.waitFor/);
    } finally {
      vi.useRealTimers();
    }
  });

  test("does not mind a test that leaves tasks waiting", async () => {
    const property = forAllAsync(scheduler(), async (s) => {
      void s.schedule(async () => 1);
    });
    expect(await quickCheckWith(quiet, property)).toMatchObject({ kind: "passed" });
  });

  test("finds lost updates", async () => {
    const report = await quickCheckWith(
      quiet,
      forAllAsync(scheduler(), async (s) => (await transfer(s)) === 20),
    );
    expect(report.kind).toBe("falsified");
  });

  test("goes through all orders under enumeration", async () => {
    const orders = new Set<string>();
    const property = forAllAsync(scheduler(), async (s) => {
      for (const name of ["a", "b", "c"]) s.schedule(async () => undefined, name);
      await s.waitAll();
      orders.add(s.notes.join(""));
    });
    const report = await quickCheckWith({ driver: "exhaustive", depth: 2, print: null }, property);
    expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    expect(report.text).toBe("OK: all 6 cases checked, there are no others.");
    const bounded = await quickCheckWith(
      { driver: "exhaustive", depth: 1, print: null },
      forAllAsync(scheduler({ decisions: 1 }), async (s) => {
        for (const name of ["a", "b", "c"]) s.schedule(async () => undefined, name);
        await s.waitAll();
      }),
    );
    expect(bounded.text).toBe("OK: all 3 cases checked up to depth 1.");
  });

  test("passes on what tasks throw, and keeps the order of a sequence", async () => {
    const s = schedulerFor([]);
    const failing = s.schedule(Promise.reject(new Error("no")));
    const outcome = failing.catch((error: Error) => error.message);
    const done: number[] = [];
    const steps = s.sequence([() => done.push(1), () => done.push(2)]);
    await s.waitFor(steps);
    await s.waitAll();
    expect(await outcome).toBe("no");
    expect(done).toEqual([1, 2]);
  });
});
