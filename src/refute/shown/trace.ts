/**
 * Why a counterexample is one, term by term: the premises and the conclusion with the values of their subterms. Below a quantifier stands the
 * instance that decides it, where one is found among the elements of its set, all values of a finite type, or those of the counterexample.
 */
import { type Context, printOnLine } from "../../elaborate/index.ts";
import { type Environment, evaluation, Thunk } from "../../judge/index.ts";
import { type Abs, boolT, freeVars, names, openAbs, stripApp, type Term, type Type } from "../../logic/index.ts";
import { raiseValue, SearchingEvaluator } from "../../witness/index.ts";
import type { Confirmed } from "../certificate.ts";
import { traceSteps } from "../limits.ts";
import { elementLetters } from "./element-names.ts";
import { groundAt } from "./ground.ts";
import type { ModelValue } from "./model-data.ts";
import { printValue } from "./print-value.ts";
import { valueBeginning } from "./value-beginning.ts";
import { generalType, type ValueSetting, valueData } from "./value-data.ts";

/** A term with its value and those of its parts. */
export interface TraceNode {
  readonly role: "premise" | "conclusion" | "part";
  readonly text: string;
  /** As printed; `?` where it cannot be computed. */
  readonly value: string;
  readonly data: ModelValue;
  /** Whether the value is a truth value, and which. */
  readonly truth: boolean | null;
  /** `x = 3`: the instance of a bound variable in which the parts are seen. */
  readonly instance: string | null;
  readonly parts: readonly TraceNode[];
}

/** Deeper parts and more of them are not looked at. */
const [deepest, mostNodes, mostInstances] = [24, 400, 200];

export function traceOf(context: Context, confirmed: Confirmed): readonly TraceNode[] {
  const { conjecture, assignment, chosen, hints, model } = confirmed;
  const { ground, types } = groundAt(conjecture, { assignment, types: byName(confirmed.types) });
  const setting: ValueSetting = { context, types, letters: elementLetters(types) };
  const evaluator = new SearchingEvaluator(ground.theory, { chosen, hints, model, maxSteps: traceSteps });
  const tracer = new Tracer(setting, evaluator, assignment);
  return [
    ...ground.premises.map((t) => tracer.node(t, tracer.start, "premise", 0)),
    tracer.node(ground.conclusion, tracer.start, "conclusion", 0),
  ];
}

const byName = (types: Confirmed["types"]) => new Map([...types].map(([v, ty]) => [v.name, ty]));

/** Elements of a model's own types are called by the type: `a⇩1` for `'a⇩1`, as in the model. */
const elementNames = (text: string): string => text.replaceAll(/'+([\p{L}]+⇩\d)/gu, "$1");

const quantifiers: ReadonlySet<string> = new Set([names.All, names.Ex]);
const bounded: ReadonlySet<string> = new Set([names.Ball, names.Bex]);

class Tracer {
  readonly start: Environment;
  private readonly setting: ValueSetting;
  private readonly evaluator: SearchingEvaluator;
  private readonly assignment: ReadonlyMap<string, Term>;
  private count = 0;

  constructor(setting: ValueSetting, evaluator: SearchingEvaluator, assignment: ReadonlyMap<string, Term>) {
    this.setting = setting;
    this.evaluator = evaluator;
    this.assignment = assignment;
    this.start = { bound: null, frees: new Map([...assignment].map(([name, t]) => [name, new Thunk(() => evaluator.evaluate(t))])) };
  }

  node(t: Term, at: Environment, role: TraceNode["role"], depth: number): TraceNode {
    this.count++;
    const { context, types, letters } = this.setting;
    const result = evaluation(() => valueBeginning(this.evaluator, t.type, this.evaluator.evaluate(t, at)));
    const value = result.kind === "value" ? result.value : null;
    const shown = value === null ? "?" : elementNames(printValue(context, value, letters));
    const truth = t.type !== boolT || (shown !== "True" && shown !== "False") ? null : shown === "True";
    const data: ModelValue =
      value === null ? { kind: "unknown", text: "?" } : valueData(this.setting, value, generalType(types, value.type));
    const { instance, parts } = depth >= deepest ? { instance: null, parts: [] } : this.inside(t, at, truth, depth);
    return { role, text: printOnLine(context, t), value: shown, data, truth, instance, parts };
  }

  private inside(t: Term, at: Environment, truth: boolean | null, depth: number): Pick<TraceNode, "instance" | "parts"> {
    const { head, args } = stripApp(t);
    const [body] = args;
    if (head.kind === "const" && quantifiers.has(head.name) && body?.kind === "abs" && args.length === 1)
      return truth === (head.name === names.Ex) ? this.deciding(body, at, truth, depth) : { instance: null, parts: [] };
    if (head.kind === "const" && bounded.has(head.name)) return this.bounded(head.name, args, at, truth, depth);
    return { instance: null, parts: this.parts(args, at, depth) };
  }

  /** `∀x∈A. P x`: the set, and the element that decides. */
  private bounded(
    name: string,
    args: readonly Term[],
    at: Environment,
    truth: boolean | null,
    depth: number,
  ): Pick<TraceNode, "instance" | "parts"> {
    const [set, body] = args;
    const own = this.parts(set === undefined ? [] : [set], at, depth);
    if (set === undefined || body?.kind !== "abs" || truth !== (name === names.Bex)) return { instance: null, parts: own };
    const { instance, parts } = this.deciding(body, at, truth, depth, this.elements(set, body.domain, at));
    return { instance, parts: [...own, ...parts] };
  }

  /** The elements of a set, or values of its type that are found in it. */
  private elements(set: Term, type: Type, at: Environment): readonly Thunk[] {
    const told = evaluation(() => {
      const value = this.evaluator.evaluate(set, at);
      if (value.kind !== "set") return [];
      const isIn = (x: Thunk): boolean => {
        const known = evaluation(() => this.evaluator.isMember(type, x, value));
        return known.kind === "value" && known.value;
      };
      return this.evaluator.elementsOf(type, value) ?? this.instances(type).filter(isIn);
    });
    return told.kind === "value" ? told.value : [];
  }

  private parts(args: readonly Term[], at: Environment, depth: number): readonly TraceNode[] {
    const parts = args.filter((arg) => this.isTelling(arg));
    const seen = new Set<string>();
    return parts.flatMap((part) => {
      if (this.count >= mostNodes) return [];
      const node = this.node(part, at, "part", depth + 1);
      if (seen.has(node.text)) return [];
      seen.add(node.text);
      return [node];
    });
  }

  /** Values speak for themselves: variables are told of, constants and functions are not evaluated. */
  private isTelling(t: Term): boolean {
    return t.kind === "app" && freeVars(t).size > 0;
  }

  /** The body of a quantifier in the first instance that decides it. */
  private deciding(
    body: Abs,
    at: Environment,
    truth: boolean,
    depth: number,
    values: readonly Thunk[] = this.instances(body.domain),
  ): Pick<TraceNode, "instance" | "parts"> {
    const { variable, body: inner } = openAbs(body, new Set(at.frees.keys()));
    const wanted = truth ? "True" : "False";
    for (const x of values.slice(0, mostInstances)) {
      if (this.count >= mostNodes) break;
      const inside: Environment = { ...at, frees: new Map([...at.frees, [variable.name, x]]) };
      const result = evaluation(() => raiseValue(this.evaluator, inner.type, this.evaluator.evaluate(inner, inside)));
      if (result.kind !== "value" || printValue(this.setting.context, result.value, this.setting.letters) !== wanted) continue;
      const shown = evaluation(() => valueBeginning(this.evaluator, variable.type, x.force()));
      if (shown.kind !== "value" || shown.value === null) continue;
      const text = elementNames(printValue(this.setting.context, shown.value, this.setting.letters));
      const node = this.node(inner, inside, "part", depth + 1);
      return { instance: `${variable.name} = ${text}`, parts: [node] };
    }
    return { instance: null, parts: [] };
  }

  /** All values of a finite type, or those that the counterexample and small numbers give. */
  private instances(type: Type): readonly Thunk[] {
    const all = evaluation(() => this.evaluator.finiteValues(type));
    if (all.kind === "value" && all.value !== null) return all.value;
    const own = [...this.assignment.values()].filter((t) => t.type === type).map((t) => new Thunk(() => this.evaluator.evaluate(t)));
    const tried = evaluation(() => this.evaluator.worthTrying(type));
    return [...own, ...(tried.kind === "value" ? tried.value : [])];
  }
}
