/** Why premises about inductive predicates hold: the rules that the judge applied, one after another, with the values of their variables. */
import { baseName, present } from "../../base/index.ts";
import { printTerm } from "../../elaborate/index.ts";
import {
  type Evidence,
  emptyEnvironment,
  evaluation,
  goalKey,
  inductiveSpec,
  isPattern,
  matches,
  ruleAt,
  type Thunk,
} from "../../judge/index.ts";
import { apps, type Const, free, freeVars, isFun, setT, stripApp, stripFun, substFrees, type Term } from "../../logic/index.ts";
import { raiseValue, SearchingEvaluator } from "../../witness/index.ts";
import type { Confirmed } from "../certificate.ts";
import { explanationSteps } from "../limits.ts";
import { groundAt } from "./ground.ts";
import type { Derivation, DerivationStep, ModelData } from "./model-data.ts";
import { printValue } from "./print-value.ts";
import type { ValueSetting } from "./value-data.ts";

type RuleEvidence = Extract<Evidence, { kind: "rule" }>;

/** Longer derivations are not legible. */
const mostSteps = 40;

/** The field of a model, where there is something to tell. */
export function derivationFields(setting: ValueSetting, confirmed: Confirmed | null): Pick<ModelData, "derivations"> {
  const derivations = confirmed === null ? [] : derivationsOf(setting, confirmed);
  return derivations.length === 0 ? {} : { derivations };
}

function derivationsOf(setting: ValueSetting, confirmed: Confirmed): readonly Derivation[] {
  const rules = confirmed.evidence.flatMap((e) => (e.kind === "rule" ? [e] : []));
  if (rules.length === 0) return [];
  const types = new Map([...confirmed.types].map(([v, ty]) => [v.name, ty]));
  const { ground } = groundAt(confirmed.conjecture, { assignment: confirmed.assignment, types });
  return ground.premises.flatMap((premise): readonly Derivation[] => {
    const told = evaluation(() => new Deriver(setting, ground.theory, confirmed, rules).steps(premise));
    return told.kind !== "value" || told.value.length < 2 ? [] : [{ premise: printTerm(setting.context, premise), steps: told.value }];
  });
}

/** Rules without a name of their own are numbered. */
const ruleName = (name: string): string => baseName(name).replace(/^\d+$/, "rule $&");

/** A rule that derives a goal, with the values of its variables. */
interface Applied {
  readonly rule: string;
  readonly premises: readonly Term[];
  readonly frees: ReadonlyMap<string, Thunk>;
}

class Deriver {
  private readonly setting: ValueSetting;
  private readonly machine: SearchingEvaluator;
  private readonly assignment: ReadonlyMap<string, Term>;
  private readonly proofs = new Map<string, RuleEvidence[]>();
  private readonly found: DerivationStep[] = [];
  /** The number of a goal's step; null while it is being derived. */
  private readonly numbers = new Map<string, number | null>();

  constructor(setting: ValueSetting, theory: Confirmed["conjecture"]["theory"], confirmed: Confirmed, rules: readonly RuleEvidence[]) {
    const { chosen, hints, model, assignment, evidence } = confirmed;
    this.setting = setting;
    this.assignment = assignment;
    this.machine = new SearchingEvaluator(theory, { chosen, hints, model, maxSteps: explanationSteps }, evidence);
    for (const e of rules) this.proofs.set(e.goal, [...(this.proofs.get(e.goal) ?? []), e]);
  }

  /** The steps to a premise; none where it is no inductive predicate, or where they cannot be told. */
  steps(premise: Term): readonly DerivationStep[] {
    const atom = this.atomOf(premise);
    if (atom === null) return [];
    const frees = new Map([...this.assignment].map(([name, t]) => [name, this.machine.delay(t, emptyEnvironment)]));
    const args = atom.args.map((t) => this.machine.delay(t, { bound: null, frees }));
    return this.derive(atom.c, args) === null ? [] : this.found;
  }

  /** The number of the step that derives a goal, after all that it needs; null where there is none. */
  private derive(c: Const, args: readonly Thunk[]): number | null {
    const key = goalKey(this.machine, c, args);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, null);
    for (const e of this.proofs.get(key) ?? []) {
      const applied = this.applied(e, c, args);
      const from = applied === null ? null : this.deriveAll(applied);
      if (applied === null || from === null || this.found.length >= mostSteps) continue;
      const conditions = applied.premises.filter((t) => this.atomOf(t) === null).map((t) => this.printed(t, applied.frees));
      const types = stripFun(c.type).args;
      const values = args.map((x, i) => this.named(raiseValue(this.machine, present(types[i], "derive: type"), x.force())));
      const fact = printValue(this.setting.context, apps(c, values), this.setting.letters);
      const number = this.found.push({ fact, rule: applied.rule, from, conditions }) - 1;
      this.numbers.set(key, number);
      return number;
    }
    return null;
  }

  /** The steps of a rule's own premises; null where one cannot be told. */
  private deriveAll({ premises, frees }: Applied): readonly number[] | null {
    const numbers: number[] = [];
    for (const premise of premises) {
      const atom = this.atomOf(premise);
      if (atom === null) continue;
      const number = this.derive(
        atom.c,
        atom.args.map((t) => this.machine.delay(t, { bound: null, frees })),
      );
      if (number === null) return null;
      numbers.push(number);
    }
    return numbers;
  }

  /** A rule at a goal, as the judge applies it; null where it does not apply. */
  private applied(e: RuleEvidence, c: Const, args: readonly Thunk[]): Applied | null {
    const { machine } = this;
    const rule = inductiveSpec(machine, c.name).rules[e.rule];
    const here = rule === undefined ? null : ruleAt(c, rule);
    if (rule === undefined || here === null) return null;
    const frees = new Map([...e.values].map(([name, t]) => [name, machine.delay(t, emptyEnvironment)]));
    const isMade = (pattern: Term): boolean => isPattern(machine.theory, pattern);
    const isMatched = (p: Term, i: number): boolean => matches(machine, p, present(args[i], "applied: argument"), frees);
    if (!here.patterns.every((p, i) => !isMade(p) || isMatched(p, i))) return null;
    if (!here.patterns.every((p, i) => isMade(p) || isMatched(p, i))) return null;
    const isTrue = here.premises.every((t) => this.atomOf(t) !== null || machine.holds(t, { bound: null, frees }));
    return isTrue ? { rule: ruleName(rule.name), premises: here.premises, frees } : null;
  }

  private atomOf(t: Term): { readonly c: Const; readonly args: readonly Term[] } | null {
    const { head, args } = stripApp(t);
    const spec = head.kind === "const" ? this.machine.theory.consts.get(head.name)?.spec : undefined;
    return head.kind === "const" && spec?.kind === "inductive" && !spec.co ? { c: head, args } : null;
  }

  private printed(t: Term, frees: ReadonlyMap<string, Thunk>): string {
    const values = new Map<string, Term>();
    for (const [name, x] of freeVars(t)) {
      const value = frees.get(name);
      if (value !== undefined) values.set(name, this.named(raiseValue(this.machine, x.type, value.force())));
    }
    return printValue(this.setting.context, substFrees(values, t), this.setting.letters);
  }

  /** Functions and sets are called by the variable whose value they are. */
  private named(value: Term): Term {
    const { type } = value;
    const isLarge = isFun(type) || (type.kind === "con" && type.args.some((arg) => setT(arg) === type));
    if (!isLarge) return value;
    const text = (t: Term): string => printValue(this.setting.context, t, this.setting.letters);
    const own = text(value);
    const name = [...this.assignment].find(([, t]) => t.type === type && text(t) === own)?.[0];
    return name === undefined ? value : free(name, type);
  }
}
