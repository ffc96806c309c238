import { Gen } from "../generators/gen.ts";
import { type LengthBounds, lengthsOf } from "../generators/list.ts";
import { showAs } from "../values/show.ts";

/** One step of a system under test, told for the system and for its model. */
export interface Command<Model, Real> {
  /** What the report shows: `push(3)`. */
  readonly name: string;
  /** Whether the step makes sense in this state; always, unless said otherwise. */
  readonly precondition?: (model: Model) => boolean;
  /** Does it to the system; the result, or the promise of one, is compared with the model's. */
  readonly run: (real: Real) => unknown;
  /** What the model says: the next state, and the result that the system should give. The model is never changed in place. */
  readonly step: (model: Model) => Step<Model>;
  /** Whether a result is right; it must look like the model's unless said otherwise. */
  readonly accepts?: (result: unknown, model: Model) => boolean;
}

/** The next state of a model and the result it expects. */
export interface Step<Model> {
  readonly model: Model;
  readonly result?: unknown;
}

/** A system under test beside its model. */
export interface Machine<Model, Real> {
  /** The state of the model at the start. */
  readonly initial: Model;
  /** A new system. */
  readonly create: () => Real | PromiseLike<Real>;
  /** The commands that may come next. */
  readonly commands: (model: Model) => Gen<Command<Model, Real>>;
  /** Puts the system away after a test. */
  readonly dispose?: (real: Real) => unknown;
}

/** A sequence of commands, shown by their names. */
export class CommandList<Model, Real> {
  readonly commands: readonly Command<Model, Real>[];

  constructor(commands: readonly Command<Model, Real>[]) {
    this.commands = commands;
  }

  [showAs](): string {
    return `[${this.commands.map((command) => command.name).join(", ")}]`;
  }
}

/**
 * Sequences of commands that make sense one after another. Each is drawn for the state that the ones before it lead to. When shrinking drops
 * one, later ones that no longer make sense fall away too.
 */
export function commandsOf<Model, Real>(machine: Machine<Model, Real>, bounds: LengthBounds = {}): Gen<CommandList<Model, Real>> {
  return steps(machine, bounds).map(({ commands }) => new CommandList(commands));
}

/** A sequence of commands with the state that it leads to. */
export interface Stretch<Model, Real> {
  readonly commands: readonly Command<Model, Real>[];
  readonly model: Model;
}

/** As `commandsOf`, from any state of the model. */
export function steps<Model, Real>(machine: Machine<Model, Real>, bounds: LengthBounds, from = machine.initial): Gen<Stretch<Model, Real>> {
  const { min, max } = lengthsOf(bounds);
  const label = { machine };
  return new Gen((source) => {
    source.open("list", label);
    const length = source.length(min, max);
    const commands: Command<Model, Real>[] = [];
    let model = from;
    for (let i = 0; i < length; i++) {
      source.open("part", label);
      const command = machine.commands(model).draw(source);
      source.close();
      if (command.precondition?.(model) === false) continue;
      commands.push(command);
      model = command.step(model).model;
    }
    source.close();
    return { commands, model };
  });
}
