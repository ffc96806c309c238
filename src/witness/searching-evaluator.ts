import {
  CannotSay,
  Evaluator,
  type EvaluatorOptions,
  type Evidence,
  holdsByRules,
  inductiveSpec,
  settledOrNull,
  type Thunk,
} from "../judge/index.ts";
import { type Const, showTerm, showType, type Term, type Theory, type Type } from "../logic/index.ts";
import { Elements } from "./elements.ts";
import { decideInductive, decideOpen, type Notes, type OpenFacts } from "./inductive.ts";
import { raiseValue } from "./raise.ts";
import { ruleEvidence } from "./rule-evidence.ts";
import { sample } from "./sample.ts";

/** Evaluation that searches: it finds proofs of inductive predicates and values for quantifiers, and keeps the evidence. */
export class SearchingEvaluator extends Evaluator {
  private readonly kept = new Map<string, Evidence>();
  private readonly open: OpenFacts = new Map();
  /** What a model is made of. */
  private readonly elements: Elements;

  constructor(theory: Theory, options: EvaluatorOptions = {}, evidence: readonly Evidence[] = [], elements: readonly Term[] = []) {
    super(theory, options, evidence);
    this.elements = new Elements(this, elements);
  }

  /** What shows that the answers given so far are right. */
  get evidence(): readonly Evidence[] {
    return [...this.kept.values()];
  }

  decide(c: Const, args: readonly Thunk[]): boolean {
    const notes: Notes = {
      proof: (goal, goalArgs, rule, values) => this.keep(ruleEvidence(this, goal, goalArgs, rule, values)),
      tables: (evidence) => this.keep(evidence),
    };
    return decideOpen(this, c, args, this.open, notes) ?? this.ruled(c, args) ?? decideInductive(this, c, args, this.elements, notes);
  }

  /** Where some arguments are not known, few rules may settle it. */
  private ruled(c: Const, args: readonly Thunk[]): boolean | null {
    const isOpen = !inductiveSpec(this, c.name).co && args.some((x) => settledOrNull(this, x) === null);
    return isOpen ? holdsByRules(this, c, args) : null;
  }

  worthTrying(ty: Type): readonly Thunk[] {
    return sample(this, ty);
  }

  override settledBy(ty: Type, x: Thunk): void {
    try {
      this.keep([{ kind: "instance", value: raiseValue(this, ty, x.force()) }]);
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
    }
  }

  private keep(evidence: readonly Evidence[]): void {
    for (const e of evidence) this.kept.set(keyOf(e), e);
  }
}

function keyOf(e: Evidence): string {
  switch (e.kind) {
    case "instance":
      return `instance ${showTerm(e.value)} : ${showType(e.value.type)}`;
    case "choice":
      return `choice ${e.goal}`;
    case "rule":
      return `rule ${e.rule} ${e.goal} ${[...e.values].map(([x, t]) => `${x} = ${showTerm(t)}`).join(", ")}`;
    case "answers":
      return `answers ${e.goal}`;
  }
}
