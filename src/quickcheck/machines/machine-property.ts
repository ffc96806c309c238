import { Gen } from "../generators/gen.ts";
import type { LengthBounds } from "../generators/list.ts";
import { tuple } from "../generators/product.ts";
import { conduct, type Steps, settled } from "../property/conduct.ts";
import { forAll, forAllAsync, type Property } from "../property/property.ts";
import { Recording } from "../values/context.ts";
import { show, showAs, showKey } from "../values/show.ts";
import { type Command, CommandList, commandsOf, type Machine, steps } from "./command.ts";
import { type Call, isLinearisable } from "./linearise.ts";
import { type Scheduler, scheduler } from "./scheduler.ts";

/** Thrown when a system does not do what its model says. */
export class MachineFailure extends Error {
  override readonly name = "MachineFailure";
}

/** The system does what the model says, one command after another. The system answers at once. */
export function sequential<Model, Real>(machine: Machine<Model, Real>, bounds: LengthBounds = {}): Property<"sync"> {
  return forAll(commandsOf(machine, bounds), (list) => {
    conduct(runAll(machine, list.commands));
  });
}

/** As `sequential`, for a system that answers by promises. */
export function sequentialAsync<Model, Real>(machine: Machine<Model, Real>, bounds: LengthBounds = {}): Property<"async"> {
  return forAllAsync(commandsOf(machine, bounds), async (list) => {
    await conduct(runAll(machine, list.commands));
  });
}

function* runAll<Model, Real>(machine: Machine<Model, Real>, commands: readonly Command<Model, Real>[]): Steps<void> {
  const real = yield* settled(machine.create());
  try {
    let model = machine.initial;
    for (const command of commands) {
      const result = yield* settled(command.run(real));
      if (!agrees(command, model, result)) throw new MachineFailure(disagreement(command, model, result));
      model = command.step(model).model;
    }
  } finally {
    yield* settled(machine.dispose?.(real));
  }
}

function agrees<Model, Real>(command: Command<Model, Real>, model: Model, result: unknown): boolean {
  if (command.accepts !== undefined) return command.accepts(result, model);
  const expected = command.step(model);
  return !("result" in expected) || showKey(expected.result) === showKey(result);
}

function disagreement<Model, Real>(command: Command<Model, Real>, model: Model, result: unknown): string {
  const expected = command.step(model);
  const wanted = "result" in expected ? `the model says ${show(expected.result)}, ` : "";
  return `${command.name} in the state ${show(model)}: ${wanted}the system ${show(result)}`;
}

/** How many branches run at once after how many commands. */
export interface ParallelOptions {
  readonly branches?: number;
  readonly prefix?: LengthBounds;
  readonly branch?: LengthBounds;
}

/** Commands to run one after another, then branches of commands to run at the same time. */
export class ParallelCommands<Model, Real> {
  readonly prefix: CommandList<Model, Real>;
  readonly branches: readonly CommandList<Model, Real>[];

  constructor(prefix: CommandList<Model, Real>, branches: readonly CommandList<Model, Real>[]) {
    this.prefix = prefix;
    this.branches = branches;
  }

  [showAs](): string {
    return `first ${this.prefix[showAs]()}, then at once ${this.branches.map((list) => list[showAs]()).join(" and ")}`;
  }
}

/**
 * Branches of commands run at the same time, and their results are those of some order one after another that each branch and the time
 * allow. Give the system the scheduler, so that it decides about every wait: `parallel((s) => machineWith(s))`.
 */
export function parallel<Model, Real>(
  machineFor: (scheduler: Scheduler) => Machine<Model, Real>,
  options: ParallelOptions = {},
): Property<"async"> {
  const plan: Gen<Plan<Model, Real>> = new Gen((source) => {
    const chosen = scheduler().draw(source);
    const machine = machineFor(chosen);
    return new Plan(chosen, machine, parallelCommands(machine, options).draw(source));
  });
  return forAllAsync(plan, runPlan);
}

/** What a parallel test does, with the order in which the waits ended. */
class Plan<Model, Real> extends Recording {
  readonly scheduler: Scheduler;
  readonly machine: Machine<Model, Real>;
  readonly commands: ParallelCommands<Model, Real>;

  constructor(schedule: Scheduler, machine: Machine<Model, Real>, commands: ParallelCommands<Model, Real>) {
    super();
    this.scheduler = schedule;
    this.machine = machine;
    this.commands = commands;
  }

  [showAs](): string {
    const order = this.scheduler.notes.length === 0 ? "" : `\nin the order ${this.scheduler.notes.join(", ")}`;
    return `${this.commands[showAs]()}${order}`;
  }
}

function parallelCommands<Model, Real>(machine: Machine<Model, Real>, options: ParallelOptions): Gen<ParallelCommands<Model, Real>> {
  const { branches = 2, prefix = { max: 5 }, branch = { max: 3 } } = options;
  return steps(machine, prefix).chain(({ commands, model }) => {
    const others = Array.from({ length: branches }, () => steps(machine, branch, model));
    return tuple(...others).map(
      (all) =>
        new ParallelCommands(
          new CommandList(commands),
          all.map((part) => new CommandList(part.commands)),
        ),
    );
  });
}

async function runPlan<Model, Real>({ scheduler: schedule, machine, commands }: Plan<Model, Real>): Promise<void> {
  const real = await schedule.waitFor(Promise.resolve(machine.create()));
  try {
    const first = await schedule.waitFor(callsOf(commands.prefix, real, new Clock()));
    const clock = new Clock();
    const running = Promise.all(commands.branches.map((list) => callsOf(list, real, clock)));
    const branches = await schedule.waitFor(running);
    const start = modelAfter(machine.initial, first);
    if (!isLinearisable(start, branches, agrees)) throw new MachineFailure(notLinear(branches));
  } finally {
    await machine.dispose?.(real);
  }
}

/** Tells what was before what. */
class Clock {
  private time = 0;

  tick(): number {
    return ++this.time;
  }
}

async function callsOf<Model, Real>(list: CommandList<Model, Real>, real: Real, clock: Clock): Promise<Call<Model, Real>[]> {
  const calls: Call<Model, Real>[] = [];
  for (const command of list.commands) {
    const begin = clock.tick();
    const result = await command.run(real);
    calls.push({ command, result, begin, end: clock.tick() });
  }
  return calls;
}

function modelAfter<Model, Real>(initial: Model, calls: readonly Call<Model, Real>[]): Model {
  let model = initial;
  for (const { command, result } of calls) {
    if (!agrees(command, model, result)) throw new MachineFailure(disagreement(command, model, result));
    model = command.step(model).model;
  }
  return model;
}

function notLinear<Model, Real>(branches: readonly (readonly Call<Model, Real>[])[]): string {
  const lines = branches.map(
    (calls, i) => `${i + 1}: ${calls.map(({ command, result }) => `${command.name} = ${show(result)}`).join("; ")}`,
  );
  return `no order of these calls explains their results:\n${lines.join("\n")}`;
}
