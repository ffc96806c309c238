/**
 * Whether a statement holds whatever the values are that nothing specifies, as in `xs ! n = ys ! n ⟹ ys ! n = xs ! n` beyond the ends of the
 * lists: such values are unknown there, the same for the same arguments, and all cases are looked at. What holds then is no counterexample.
 */
import {
  CannotSay,
  Evaluator,
  type EvaluatorOptions,
  emptyEnvironment,
  evaluation,
  explore,
  goalKey,
  leftOpen,
  numberOf,
  Replay,
  Suspended,
  Thunk,
  unwritten,
  type Value,
} from "../judge/index.ts";
import { type Const, impliesAll, isNumberType, names, stripFun, type Term, type Theory, type Type } from "../logic/index.ts";
import { sample } from "./sample.ts";

class OpenEvaluator extends Evaluator {
  /** Older than all holes that are made on the way, so that it is asked for outside of all quantifiers. */
  readonly oldest = Thunk.hole();
  private readonly unknown = new Map<string, Thunk>();
  /** What does not depend on unknown values may be kept. */
  private readonly closed: Replay;

  constructor(theory: Theory, options: EvaluatorOptions) {
    super(theory, options);
    this.closed = new Replay(theory, [], options);
  }

  override unspecified(c: Const, args: readonly Thunk[]): Value {
    try {
      return super.unspecified(c, args);
    } catch (error) {
      if (!(error instanceof CannotSay) || error instanceof Suspended) throw error;
      const open = leftOpen(this.theory, c, args.length) ?? { constant: c, taken: 0 };
      const key = goalKey(this, open.constant, args.slice(open.taken));
      if (key.includes(unwritten)) throw error;
      const value = this.unknown.get(key) ?? new Thunk(null, null, stripFun(c.type, args.length).result, this.oldest.age);
      this.unknown.set(key, value);
      return value.type !== null && isNumberType(value.type) ? numberOf(value) : value.force();
    }
  }

  override choice(c: Const, args: readonly Thunk[], suitable: readonly Thunk[]): Value {
    return c.name === names.The || suitable.length === 0 ? this.unspecified(c, args) : super.choice(c, args, suitable);
  }

  override finiteValues(ty: Type): readonly Thunk[] | null {
    return this.closed.finiteValues(ty);
  }

  decide(c: Const, args: readonly Thunk[]): boolean {
    return this.closed.decide(c, args);
  }

  worthTrying(ty: Type): readonly Thunk[] {
    return sample(this, ty);
  }
}

export function holdsAnyway(
  theory: Theory,
  { premises, conclusion }: { readonly premises: readonly Term[]; readonly conclusion: Term },
  assignment: ReadonlyMap<string, Term>,
  options: EvaluatorOptions,
): boolean {
  const machine = new OpenEvaluator(theory, options);
  const frees = new Map([...assignment].map(([name, t]) => [name, machine.delay(t, emptyEnvironment)]));
  const statement = impliesAll(premises, conclusion);
  const isFalse = (holds: boolean): boolean => !holds;
  const found = evaluation(() => explore(machine, [machine.oldest], () => machine.holds(statement, { bound: null, frees }), isFalse));
  return found.kind === "value" && found.value === "all";
}
