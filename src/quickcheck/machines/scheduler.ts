import { Gen } from "../generators/gen.ts";
import type { KeyedDraws } from "../source/source.ts";
import { Recording, StalledTest } from "../values/context.ts";

/**
 * Decides in which order promises settle. Tasks wait until the scheduler lets one of them go on; which one is a choice like any other, so that
 * orders are drawn at random, shrunk towards the order of arrival, replayed, and under enumeration all tried. The idea of testing races by
 * controlling the schedule is that of PULSE (Claessen et al., Finding Race Conditions in Erlang with QuickCheck and PULSE, ICFP 2009).
 */

interface Task {
  readonly name: string;
  /** Lets the task go on; the promise is settled when it has. */
  readonly go: () => Promise<void>;
}

/** Turns of the queue of promises that are waited for after each task, so that what follows from it can happen. */
const turns = 16;

/** After this many milliseconds in which tasks wait and nobody lets one go on, the test will wait for ever. */
const patience = 2000;

/** Timers are not part of the language: they are used where there are some. */
interface Timers {
  readonly setTimeout?: (action: () => void, milliseconds: number) => unknown;
  readonly clearTimeout?: (timer: unknown) => void;
}

/** See above. Its notes are the names of the tasks in the order in which they went on. */
export class Scheduler extends Recording {
  readonly #choose: (count: number) => number;
  readonly #waiting: Task[] = [];
  #count = 0;
  /** How many calls let tasks go on just now. */
  #active = 0;
  #fail: ((error: Error) => void) | null = null;
  #timer: unknown = null;

  constructor(choose: (count: number) => number) {
    super();
    this.#choose = choose;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Holds back a promise, or a task not begun yet, until its turn comes. */
  schedule<A>(task: PromiseLike<A> | (() => A | PromiseLike<A>), name = `task ${this.#count + 1}`): Promise<A> {
    this.#count++;
    return new Promise<A>((resolve, reject) => {
      const go = async () => {
        try {
          resolve(await (typeof task === "function" ? task() : task));
        } catch (error) {
          reject(error);
        }
      };
      this.#waiting.push({ name, go });
      this.#observe();
    });
  }

  override watch(fail: (error: Error) => void): void {
    this.#fail = fail;
    this.#observe();
  }

  override unwatch(): void {
    this.#fail = null;
    this.#observe();
  }

  /** A timer runs exactly while tasks wait, nobody lets one go on, and somebody wants to know. */
  #observe(): void {
    const { setTimeout, clearTimeout } = globalThis as Timers;
    const isStuck = this.#fail !== null && this.#active === 0 && this.#waiting.length > 0;
    if (isStuck && this.#timer === null) this.#timer = setTimeout?.(() => this.#giveUp(), patience) ?? null;
    if (isStuck || this.#timer === null) return;
    clearTimeout?.(this.#timer);
    this.#timer = null;
  }

  #giveUp(): void {
    const names = this.#waiting.map((task) => task.name).join(", ");
    this.#fail?.(
      new StalledTest(
        `held back by the scheduler, and nobody lets them go on: ${names}; await s.waitFor(promise), s.waitAll() or s.waitOne()`,
      ),
    );
  }

  /** Does something that lets tasks go on. */
  async #driven<A>(run: () => Promise<A>): Promise<A> {
    this.#active++;
    this.#observe();
    try {
      return await run();
    } finally {
      this.#active--;
      this.#observe();
    }
  }

  /** The function with its calls held back: `const read = s.wrap(database.read, "read")`. */
  wrap<A extends unknown[], B>(f: (...args: A) => B | PromiseLike<B>, name: string = f.name): (...args: A) => Promise<B> {
    return (...args) => this.schedule(() => f(...args), name);
  }

  /** Steps that are held back one by one and follow each other. */
  async sequence(steps: readonly (() => unknown)[], name = "step"): Promise<void> {
    for (const [i, step] of steps.entries()) await this.schedule(step, `${name} ${i + 1}`);
  }

  /** Lets one task go on. */
  waitOne(): Promise<void> {
    return this.#driven(() => this.#next());
  }

  async #next(): Promise<void> {
    const { length } = this.#waiting;
    if (length === 0) throw new RangeError("waitOne: no task waits");
    const [task] = this.#waiting.splice(length === 1 ? 0 : this.#choose(length), 1);
    if (task === undefined) return;
    this.notes.push(task.name);
    await task.go();
    await settleDown();
  }

  /** Lets tasks go on, those that come up meanwhile included, until none waits. */
  waitAll(): Promise<void> {
    return this.#driven(async () => {
      await settleDown();
      while (this.#waiting.length > 0) await this.#next();
    });
  }

  /** Lets tasks go on until the promise is settled, and gives its value. */
  async waitFor<A>(promise: PromiseLike<A>): Promise<A> {
    let isSettled = false;
    const note = () => {
      isSettled = true;
    };
    promise.then(note, note);
    await this.#driven(async () => {
      await settleDown();
      while (!isSettled && this.#waiting.length > 0) await this.#next();
    });
    return promise;
  }
}

async function settleDown(): Promise<void> {
  for (let i = 0; i < turns; i++) await null;
}

/** How many decisions of one run are free; further ones take the order of arrival. */
export interface SchedulerOptions {
  readonly decisions?: number;
}

/**
 * A scheduler for the property to work with: `forAllAsync(scheduler(), async (s) => { ...; await s.waitAll(); ... })`. `smallCheck` of such a
 * property tries every order, up to the number of free decisions (no limit at random, 12 under enumeration unless said otherwise).
 */
export function scheduler(options: SchedulerOptions = {}): Gen<Scheduler> {
  const label = { scheduler: options };
  return new Gen((source) => {
    const decisions = options.decisions ?? (source.isExhaustive ? 12 : Number.POSITIVE_INFINITY);
    const draws = source.keyed(label);
    let made = 0;
    const choose = (count: number): number => {
      if (made < decisions) return nextIndex(draws, ++made, count);
      source.events.wasCut = true;
      return 0;
    };
    return new Scheduler(choose);
  });
}

function nextIndex(draws: KeyedDraws, number: number, count: number): number {
  return draws.draw(`decision ${number}`, new Gen((source) => source.alternative(count)));
}

/** A scheduler that follows a given order, for examples and debugging: at each decision the number of the task to take. */
export function schedulerFor(order: readonly number[]): Scheduler {
  let made = 0;
  return new Scheduler((count) => Math.min(count - 1, order[made++] ?? 0));
}
