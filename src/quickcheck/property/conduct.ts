import type { Budget } from "../../base/index.ts";

/** A computation that may have to wait for promises: it yields them and gets their results. */
export type Steps<A> = Generator<PromiseLike<unknown>, A, unknown>;

/** Thrown into a computation when what it waits for is not there in time. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
  /** The time that was over. A timer may end a little before its budget does, so that the budget itself need not say so yet. */
  readonly budget: Budget;

  constructor(budget: Budget) {
    super("the test was still running when the time was over");
    this.budget = budget;
  }
}

/** Once the time is over, what is still wanted for the report gets this many milliseconds. */
const grace = 1000;

/** Whether a value is a promise or behaves like one. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && typeof (value as { readonly then?: unknown }).then === "function";
}

/** Runs to the end: at once when nothing has to be waited for, otherwise by a promise. */
export function conduct<A>(steps: Steps<A>, budget: Budget | null = null): A | Promise<A> {
  const first = steps.next();
  return first.done ? first.value : conductAfter(steps, first.value, budget);
}

/** Runs to the end at once. Throws a `TypeError` when there is something to wait for. */
export function conductNow<A>(steps: Steps<A>): A {
  const end = steps.next();
  if (end.done) return end.value;
  throw new TypeError("a property whose body returns a promise is made by forAllAsync, not by forAll");
}

async function conductAfter<A>(steps: Steps<A>, first: PromiseLike<unknown>, budget: Budget | null): Promise<A> {
  let waiting = first;
  for (;;) {
    const next = await step(steps, budget === null ? waiting : inTime(waiting, budget));
    if (next.done) return next.value;
    waiting = next.value;
  }
}

async function step<A>(steps: Steps<A>, waiting: PromiseLike<unknown>): Promise<IteratorResult<PromiseLike<unknown>, A>> {
  let result: unknown;
  try {
    result = await waiting;
  } catch (error) {
    return steps.throw(error);
  }
  return steps.next(result);
}

/** Timers are not part of the language: they are used where there are some. */
interface Timers {
  readonly setTimeout?: (action: () => void, milliseconds: number) => unknown;
  readonly clearTimeout?: (timer: unknown) => void;
}

/** Fails when the budget ends first. */
function inTime(waiting: PromiseLike<unknown>, budget: Budget): PromiseLike<unknown> {
  const { setTimeout, clearTimeout } = globalThis as Timers;
  if (setTimeout === undefined || budget.left === Number.POSITIVE_INFINITY) return waiting;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime(budget)), budget.left || grace);
    const end = () => clearTimeout?.(timer);
    waiting.then(
      (value) => {
        end();
        resolve(value);
      },
      (error) => {
        end();
        reject(error);
      },
    );
  });
}

/** Waits for a value if it is a promise: `const status = yield* settled(run())`. */
export function* settled<A>(value: A | PromiseLike<A>): Steps<A> {
  return isPromise(value) ? ((yield value) as A) : value;
}

/** As `settled`, but null when the time is over. */
export function* settledInTime<A>(value: A | PromiseLike<A>): Steps<A | null> {
  try {
    return yield* settled(value);
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
}
