/**
 * Counterexamples for others to check: the statement, the values and the evidence as plain data, which the judge alone replays, and the
 * negation of the instantiated statement as text, for a theory that proves it.
 */
import { type Context, type LoadedTheory, printFaithfully, type Statement } from "../elaborate/index.ts";
import { check, type Evidence, type Judgement } from "../judge/index.ts";
import {
  type ChosenValue,
  type Conjecture,
  type Const,
  type FiniteModel,
  freeVars,
  not,
  type PlainTerm,
  type PlainType,
  plainTerm,
  plainType,
  sameTerm,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  termOfPlain,
  typeOfPlain,
} from "../logic/index.ts";
import { prepare } from "./prepare.ts";

/** What the judge confirmed. */
export interface Confirmed {
  /** With its type variables. */
  readonly conjecture: Conjecture;
  readonly types: ReadonlyMap<TypeVar, Type>;
  readonly assignment: ReadonlyMap<string, Term>;
  readonly chosen: readonly ChosenValue[];
  readonly model: FiniteModel | null;
  readonly hints: ReadonlyMap<string, Term>;
  readonly evidence: readonly Evidence[];
}

type PlainEvidence =
  | { readonly kind: "instance"; readonly value: PlainTerm }
  | { readonly kind: "choice"; readonly goal: string; readonly value: PlainTerm }
  | { readonly kind: "rule"; readonly goal: string; readonly rule: number; readonly values: readonly (readonly [string, PlainTerm])[] }
  | { readonly kind: "answers"; readonly goal: string; readonly rows: readonly (readonly PlainTerm[])[] };

/** Plain data, as it stands in a file. */
export interface Certificate {
  readonly version: 1;
  readonly theory: string;
  readonly lemma: string | null;
  readonly statement: PlainTerm;
  readonly types: readonly (readonly [PlainType, PlainType])[];
  readonly assignment: readonly (readonly [string, PlainTerm])[];
  readonly chosen: readonly { readonly constant: string; readonly args: readonly PlainTerm[]; readonly value: PlainTerm }[];
  readonly carriers: readonly (readonly [PlainType, number])[];
  readonly constants: readonly (readonly [PlainTerm, PlainTerm])[];
  readonly hints: readonly (readonly [string, PlainTerm])[];
  readonly evidence: readonly PlainEvidence[];
  /** The negation of the instantiated statement as text, and how to prove it; null where a theory cannot state it. */
  readonly negation: { readonly text: string; readonly method: string } | null;
}

/** `theory` is all of it: who imports it reads the negation as its end says, not as the statement's place does. */
export function certificateOf(theory: LoadedTheory, statement: Statement, confirmed: Confirmed): Certificate | null {
  const { conjecture, types, assignment, chosen, model, hints, evidence } = confirmed;
  if (conjecture.stated === undefined) return null;
  const entries = (terms: ReadonlyMap<string, Term>): [string, PlainTerm][] => [...terms].map(([name, t]) => [name, plainTerm(t)]);
  return {
    version: 1,
    theory: theory.name,
    lemma: statement.name,
    statement: plainTerm(conjecture.stated),
    types: [...types].map(([v, ty]) => [plainType(v), plainType(ty)]),
    assignment: entries(assignment),
    chosen: chosen.map((c) => ({ constant: c.constant, args: c.args.map(plainTerm), value: plainTerm(c.value) })),
    carriers: [...(model?.carriers ?? [])].map(([ty, size]) => [plainType(ty), size]),
    constants: (model?.constants ?? []).map((c) => [plainTerm(c.constant), plainTerm(c.value)]),
    hints: entries(hints),
    evidence: evidence.map(plainEvidence),
    negation: negationOf(theory.context, confirmed),
  };
}

function plainEvidence(e: Evidence): PlainEvidence {
  switch (e.kind) {
    case "instance":
      return { kind: e.kind, value: plainTerm(e.value) };
    case "choice":
      return { kind: e.kind, goal: e.goal, value: plainTerm(e.value) };
    case "rule":
      return { kind: e.kind, goal: e.goal, rule: e.rule, values: [...e.values].map(([x, t]) => [x, plainTerm(t)]) };
    case "answers":
      return { kind: e.kind, goal: e.goal, rows: e.rows.map((row) => row.map(plainTerm)) };
  }
}

function evidenceOf(e: PlainEvidence): Evidence {
  switch (e.kind) {
    case "instance":
      return { kind: e.kind, value: termOfPlain(e.value) };
    case "choice":
      return { kind: e.kind, goal: e.goal, value: termOfPlain(e.value) };
    case "rule":
      return { kind: e.kind, goal: e.goal, rule: e.rule, values: new Map(e.values.map(([x, t]) => [x, termOfPlain(t)])) };
    case "answers":
      return { kind: e.kind, goal: e.goal, rows: e.rows.map((row) => row.map(termOfPlain)) };
  }
}

/** `¬ (statement at the types and values)`; null where what was chosen has no place in a theory. */
function negationOf(context: Context, { conjecture, types, assignment, chosen, model, evidence }: Confirmed): Certificate["negation"] {
  const isChosen = chosen.length > 0 || (model !== null && model.carriers.size + model.constants.length > 0);
  if (conjecture.stated === undefined || isChosen || evidence.some((e) => e.kind === "choice")) return null;
  const negation = not(substFrees(assignment, substTermTypes(types, conjecture.stated)));
  if (freeVars(negation).size > 0) return null;
  const text = printFaithfully(context, negation);
  return text === null ? null : { text, method: methodFor(context.theory, negation) };
}

/** Execution where it can decide; otherwise the rules of the inductive predicates. */
function methodFor(theory: Theory, t: Term): string {
  const predicates = new Set<string>();
  const look = (u: Term): void => {
    const { head, args } = stripApp(u);
    if (head.kind === "const" && theory.consts.get(head.name)?.spec.kind === "inductive") predicates.add(head.name);
    if (head.kind === "abs") look(head.body);
    for (const arg of args) look(arg);
  };
  look(t);
  const rules = [...predicates].map((p) => `(auto intro: ${p}.intros elim: ${p}.cases)`);
  return ["eval", "code_simp", "simp", ...rules, "auto"].join(" | ");
}

/** The judge's word on a certificate, for the statement as it stands in the theory. */
export function verifyCertificate(statements: readonly Statement[], certificate: Certificate): Judgement {
  const stated = termOfPlain(certificate.statement);
  const found = statements.find((s) =>
    prepare(s, { locale: ["interpret", "expand"], noAssumptions: false }).some((c) => c.stated !== undefined && sameTerm(c.stated, stated)),
  );
  if (found === undefined) return { kind: "cannot-say", reason: "the theory has no such statement" };
  const types = new Map(certificate.types.map(([v, ty]): [TypeVar, Type] => [typeOfPlain(v) as TypeVar, typeOfPlain(ty)]));
  const model: FiniteModel = {
    types,
    carriers: new Map(certificate.carriers.map(([ty, size]) => [typeOfPlain(ty), size])),
    constants: certificate.constants.map(([c, value]) => ({ constant: termOfPlain(c) as Const, value: termOfPlain(value) })),
  };
  const terms = (entries: readonly (readonly [string, PlainTerm])[]) => new Map(entries.map(([x, t]) => [x, termOfPlain(t)]));
  const chosen = certificate.chosen.map((c) => ({ constant: c.constant, args: c.args.map(termOfPlain), value: termOfPlain(c.value) }));
  return check(
    {
      theory: found.theory,
      statement: substTermTypes(types, stated),
      assignment: terms(certificate.assignment),
      evidence: certificate.evidence.map(evidenceOf),
    },
    { chosen, model, hints: terms(certificate.hints) },
  );
}
