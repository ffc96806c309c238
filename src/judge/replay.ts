/**
 * Evaluation with evidence in place of search. That an inductive predicate holds is shown by a rule whose premises hold; that it does not,
 * by tables: lists of facts, some for each goal, such that no rule derives from listed facts one that is not listed (induction over the rules:
 * then every fact that matches a goal is in its list).
 */
import { present } from "../base/index.ts";
import { type Const, type Inductive, stripFun, type Term, type Theory, type Type } from "../logic/index.ts";
import { decideCoinductive, holdsByRules } from "./by-rules.ts";
import { every, settledOrNull, some } from "./cases.ts";
import { emptyEnvironment } from "./environment.ts";
import { Evaluator, type EvaluatorOptions } from "./evaluator.ts";
import type { Evidence } from "./evidence.ts";
import { goalKey, unwritten } from "./goal-key.ts";
import { matches } from "./match.ts";
import { exploreRule, type Facts, inductiveSpec, isPattern, ruleAt } from "./rules.ts";
import { CannotSay, NoEvidence, Suspended, type Thunk } from "./value.ts";

type RuleEvidence = Extract<Evidence, { kind: "rule" }>;

/** The facts that match a goal, and whose goal it is. */
interface Table {
  readonly c: Const;
  readonly known: readonly (Thunk | null)[];
  readonly rows: readonly (readonly Thunk[])[];
  /** The rows as text, those that can be written. */
  readonly keys: ReadonlySet<string>;
}

/** Of this many known arguments of a goal, some may be open in its table. */
const mostKnown = 6;

export class Replay extends Evaluator {
  private readonly instances: readonly Term[];
  private readonly goesBack: boolean;
  private readonly proofs = new Map<string, RuleEvidence[]>();
  private readonly answers = new Map<string, readonly (readonly Term[])[]>();
  /** Tables that are closed under the rules. */
  private readonly closed = new Map<string, Table>();
  /** Goals that were derived, and those being derived. */
  private readonly derived = new Set<string>();
  private readonly path = new Set<string>();
  /** Goals of which it is asked whether they are excluded. */
  private readonly questions = new Set<string>();

  constructor(theory: Theory, evidence: readonly Evidence[], options: EvaluatorOptions = {}) {
    super(theory, options, evidence);
    this.goesBack = options.goesBack !== false;
    this.instances = evidence.flatMap((e) => (e.kind === "instance" ? [e.value] : []));
    for (const e of evidence) {
      if (e.kind === "rule") this.proofs.set(e.goal, [...(this.proofs.get(e.goal) ?? []), e]);
      if (e.kind === "answers") this.answers.set(e.goal, e.rows);
    }
  }

  worthTrying(ty: Type): readonly Thunk[] {
    return this.instances.filter((t) => t.type === ty).map((t) => this.delay(t, emptyEnvironment));
  }

  decide(c: Const, args: readonly Thunk[]): boolean {
    const spec = inductiveSpec(this, c.name);
    if (spec.co) return decideCoinductive(this, c, args);
    const known = args.map((x) => settledOrNull(this, x));
    // Some arguments are not known: whatever they are, the goal may be excluded. Otherwise they are asked for.
    if (
      known.includes(null) &&
      this.goalWithAnswers(c, args) !== null &&
      this.guarded(goalKey(this, c, known), () => this.isExcluded(c, args))
    )
      return false;
    const ruled = this.goesBack && known.includes(null) ? holdsByRules(this, c, args) : null;
    if (ruled !== null) return ruled;
    const key = goalKey(this, c, args);
    if (this.isDerived(key, c, args, spec)) return true;
    if (this.answers.size > 0 && isShown(() => this.guarded(key, () => this.isExcluded(c, args)))) return false;
    return (this.goesBack ? holdsByRules(this, c, args) : null) ?? noEvidence(c);
  }

  private isDerived(key: string, c: Const, args: readonly Thunk[], spec: Inductive): boolean {
    if (this.derived.has(key)) return true;
    // A fact is not derived from itself.
    if (this.path.has(key)) return false;
    this.path.add(key);
    try {
      if (!(this.proofs.get(key) ?? []).some((e) => isShown(() => this.applies(e, c, args, spec)))) return false;
    } finally {
      this.path.delete(key);
    }
    if (!key.includes(unwritten)) this.derived.add(key);
    return true;
  }

  /** Whether the rule has the goal as its conclusion and premises that hold. */
  private applies(e: RuleEvidence, c: Const, args: readonly Thunk[], spec: Inductive): boolean {
    const rule = spec.rules[e.rule];
    const here = rule === undefined ? null : ruleAt(c, rule);
    if (here === null) return false;
    const frees = new Map([...e.values].map(([name, t]) => [name, this.delay(t, emptyEnvironment)]));
    const isMatched = (pattern: Term, i: number): boolean => matches(this, pattern, present(args[i], "applies: argument"), frees);
    const isMade = (pattern: Term): boolean => isPattern(this.theory, pattern);
    // What matches binds variables first; then what the conclusion computes is compared.
    if (!here.patterns.every((p, i) => !isMade(p) || isMatched(p, i))) return false;
    if (!here.patterns.every((p, i) => isMade(p) || isMatched(p, i))) return false;
    return here.premises.every((premise) => this.holds(premise, { bound: null, frees }));
  }

  /** What is inside its own question is not answered. */
  private guarded(key: string, body: () => boolean): boolean {
    if (this.questions.has(key)) throw new CannotSay("a question that leads to itself");
    this.questions.add(key);
    try {
      return body();
    } finally {
      this.questions.delete(key);
    }
  }

  /** Whether tables that are closed under the rules lack the goal. */
  private isExcluded(c: Const, args: readonly Thunk[]): boolean {
    const fresh = new Map<string, Table>();
    const pending: Table[] = [];
    const facts = (goal: Const, open: readonly Thunk[]): boolean => {
      const { key, known } = this.goalWithAnswers(goal, open) ?? noEvidence(goal);
      const table = this.closed.get(key) ?? fresh.get(key) ?? this.table(key, goal, known);
      if (key.includes(unwritten) && !this.isSameGoal(table, known)) throw new CannotSay(`goals of ${goal.name} cannot be told apart`);
      if (!this.closed.has(key) && !fresh.has(key)) {
        fresh.set(key, table);
        pending.push(table);
      }
      return this.isListed(table, open);
    };
    const isFact = facts(c, args);
    for (let table = pending.pop(); table !== undefined; table = pending.pop()) this.checkClosed(table, facts);
    for (const [key, table] of fresh) this.closed.set(key, table);
    return !isFact;
  }

  /** A goal that there is a table for and that has all facts of this one: itself, or with fewer known arguments. */
  private goalWithAnswers(c: Const, args: readonly Thunk[]): { readonly key: string; readonly known: readonly (Thunk | null)[] } | null {
    const all = args.map((x) => settledOrNull(this, x));
    const places = [...all.keys()].filter((i) => all[i] !== null);
    const masks = Array.from({ length: 1 << Math.min(places.length, mostKnown) }, (_, bits) => places.filter((_i, k) => (bits >> k) & 1));
    for (const open of masks.sort((a, b) => a.length - b.length)) {
      const known = all.map((x, i) => (open.includes(i) ? null : x));
      const key = goalKey(this, c, known);
      if (this.answers.has(key)) return { key, known };
    }
    return null;
  }

  private table(key: string, c: Const, known: readonly (Thunk | null)[]): Table {
    const rows = (this.answers.get(key) ?? []).map((row) => {
      const open = row.map((t) => this.delay(t, emptyEnvironment));
      return known.map((x) => x ?? present(open.shift(), "table: argument"));
    });
    return { c, known, rows, keys: new Set(rows.map((row) => goalKey(this, c, row)).filter((row) => !row.includes(unwritten))) };
  }

  private isSameGoal({ c, known }: Table, others: readonly (Thunk | null)[]): boolean {
    const types = stripFun(c.type).args;
    return known.every((x, i) => {
      const y = others[i] ?? null;
      return x === null || y === null ? x === y : this.same(present(types[i], "isSameGoal: type"), x, y);
    });
  }

  private isListed({ c, known, rows, keys }: Table, args: readonly Thunk[]): boolean {
    const all = args.map((x) => settledOrNull(this, x));
    if (all.every((x) => x !== null) && keys.has(goalKey(this, c, all))) return true;
    const types = stripFun(c.type).args;
    const isAt = (i: number, row: readonly Thunk[]): boolean =>
      known[i] != null ||
      this.same(present(types[i], "isListed: type"), present(args[i], "isListed: argument"), present(row[i], "isListed: row"));
    return some(rows, (row) => every(row.keys(), (i) => isAt(i, row)));
  }

  /** Throws unless every fact that a rule derives for the goal is listed. */
  private checkClosed(table: Table, facts: Facts): void {
    for (const rule of inductiveSpec(this, table.c.name).rules) {
      const found = exploreRule(
        this,
        table,
        rule,
        facts,
        (derives, args) => some([false, true], (isLast) => (isLast ? this.isListed(table, args) : !derives())),
        (isClosed) => !isClosed,
      );
      if (found !== "all") throw new CannotSay(`the table of ${table.c.name} is not closed`);
    }
  }
}

function noEvidence({ name }: Const): never {
  throw new NoEvidence(name);
}

/** Whether a proof goes through; one that does not says nothing. */
function isShown(proof: () => boolean): boolean {
  try {
    return proof();
  } catch (error) {
    if (!(error instanceof CannotSay) || error instanceof Suspended) throw error;
    return false;
  }
}
