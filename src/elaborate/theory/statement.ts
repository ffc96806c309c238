/** Statements: what a lemma claims, in its context. */
import { baseName, type Diagnostic, type Span } from "../../base/index.ts";
import {
  conjAll,
  destEq,
  disj,
  eq,
  equationOf,
  exists,
  type Free,
  free,
  freeVars,
  headConst,
  impliesAll,
  lambdas,
  primed,
  stripApp,
  substFrees,
  type Term,
  type Theory,
} from "../../logic/index.ts";
import type {
  Attribute,
  CommandOf,
  ContextElement,
  Embedded,
  Fix,
  ProofEnding,
  ProofTool,
  Statement as StatementSyntax,
} from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { doubtAbout, looseNames } from "../names/doubtful-names.ts";
import { addLoss, caveatFromLosses, doubtFromLosses } from "../names/losses.ts";
import { notesOnNames } from "../names/name-notes.ts";
import { reject } from "../names/problem.ts";
import type { Group, Piece } from "../read/read.ts";
import { ambiguous, readTogether } from "../read/read-term.ts";
import { steersExecution } from "./attributes.ts";
import { addFact } from "./facts.ts";

/** A stated lemma, ready to be tested. All terms are at the level of bool; free variables are universal. */
export interface Statement {
  readonly variant: CommandOf<"statement">["variant"];
  readonly name: string | null;
  /** From the command word to the end of the proof. */
  readonly span: Span;
  /** The text of the claims as written, for display. */
  readonly text: readonly string[];
  readonly theory: Theory;
  /** For printing and for reading options. */
  readonly context: Context;
  /** The locale or class it stands in. */
  readonly locale: string | null;
  /** Parameters of the locale and of enclosing contexts. */
  readonly params: readonly Free[];
  /** Assumptions of the locale and of enclosing contexts. */
  readonly contextAssumptions: readonly Term[];
  readonly assumptions: readonly Term[];
  /** Names of the assumptions, "" where unnamed. */
  readonly assumptionNames: readonly string[];
  readonly conclusions: readonly Term[];
  readonly tools: readonly ProofTool[];
  readonly ending: ProofEnding;
  /** Why a counterexample may be none: the statement may rest on something that was not read. Null: no doubt. */
  readonly doubt: string | null;
  /** What it rests on that no counterexample is found, where that is not only what defines things. */
  readonly caveat: string | null;
}

/** What a statement's elements give, as pieces to read. */
interface StatementParts {
  readonly fixes: readonly Fix[];
  readonly assumptions: readonly StatementPart[];
  readonly goals: readonly StatementPart[];
}

interface StatementPart {
  readonly name: string;
  readonly source: Embedded;
  readonly attributes: readonly Attribute[];
  /** Whether it stands after `defines`. */
  readonly isDefinition?: boolean;
}

export interface ElaboratedStatement {
  readonly context: Context;
  readonly statement: Statement;
  readonly warnings: readonly Diagnostic[];
}

export function elaborateStatement(context: Context, command: CommandOf<"statement">): ElaboratedStatement {
  const { statement: syntax } = command;
  for (let at: Context | null = context; at !== null; at = at.outside)
    if (at.block?.kind === "lost")
      reject("E0214", command.span, `The statement stands in a block "${at.block.command}" whose beginning was left out`, {
        hint: "Mend the command that begins the block.",
      });
  const parts = partsOf(syntax);
  const read = syntax.conclusion.kind === "obtains" ? readObtains(context, syntax, parts) : readShows(context, parts);
  const own = ownVariables(context, parts, [...read.assumptions, ...read.conclusions]);
  const assumptions = read.assumptions.map(own);
  const conclusions = read.conclusions.map(own);
  const claims = [...assumptions, ...conclusions];
  const terms = [...claims, ...context.locals.assumptions.map((a) => a.prop)];
  const loose = looseNames(context, claims, new Set(parts.fixes.map((f) => f.name.text)));
  const texts = [...parts.assumptions, ...parts.goals].map((p) => p.source);
  const warnings = [...read.warnings, ...notesOnNames(context, loose, claims, texts)];
  const name = syntax.decl.name?.text ?? null;
  const statement: Statement = {
    variant: command.variant,
    name: name === "" ? null : name,
    span: command.span,
    text: texts.map((source) => source.text),
    theory: context.theory,
    context,
    locale: context.block?.kind === "locale" || context.block?.kind === "class" ? context.block.name : null,
    params: [...context.locals.fixes.values()],
    contextAssumptions: context.locals.assumptions.map((a) => a.prop),
    assumptions,
    assumptionNames: parts.assumptions.map((a) => a.name),
    conclusions,
    tools: command.proof.tools,
    ending: command.proof.ending,
    doubt: doubtOfReading(read.warnings) ?? doubtAbout(context, loose) ?? doubtFromLosses(context, terms),
    caveat: caveatFromLosses(context, terms),
  };
  // What may not mean what it says is no fact: as a code equation it would change a function.
  if (command.proof.ending === "oops" || statement.doubt !== null) return { context, statement, warnings };
  const named = nameFacts(context, syntax, parts, assumptions, conclusions);
  const attributes = [...syntax.decl.attributes, ...parts.goals.flatMap((g) => g.attributes)];
  const isProved = command.proof.ending !== "sorry" || context.isLibrary;
  return { context: isProved ? named : withUnproved(named, attributes, conclusions), statement, warnings };
}

/** Equations by which constants are computed from here on, though they are not proved, are noted. */
function withUnproved(context: Context, attributes: readonly Attribute[], equations: readonly Term[]): Context {
  const steering = attributes.find(steersExecution);
  const names = equations.flatMap((t) => headConst(equationOf(t)?.lhs ?? t)?.name ?? []);
  if (steering === undefined || names.length === 0) return context;
  const what = `what a lemma [${steering.name}] says of "${names.map(baseName).join('", "')}" is not proved`;
  return addLoss(context, { kind: "unproved", what, constants: names });
}

function doubtOfReading(warnings: readonly Diagnostic[]): string | null {
  return warnings.some((w) => w.code === ambiguous) ? "the text has several well-typed readings, of which the first is taken" : null;
}

/** Gives a variable that the statement fixes under the name of a parameter around it a name of its own. */
function ownVariables(context: Context, parts: StatementParts, terms: readonly Term[]): (t: Term) => Term {
  const around = context.locals.fixes;
  const hidden = parts.fixes.map((f) => f.name.text).filter((name) => around.has(name));
  if (hidden.length === 0) return (t) => t;
  const found = new Map<string, Free>();
  for (const t of terms) freeVars(t, found);
  const renamed = new Map<string, Free>();
  for (const name of hidden) {
    const x = found.get(name);
    if (x === undefined) continue;
    const fresh = primed(name, (other) => around.has(other) || found.has(other));
    renamed.set(name, free(fresh, x.type));
    found.set(fresh, x);
  }
  return (t) => substFrees(renamed, t);
}

function partsOf(syntax: StatementSyntax): StatementParts {
  const assumptions = syntax.elements.flatMap((e) => assumptionsOf(e));
  const goals =
    syntax.conclusion.kind === "shows"
      ? syntax.conclusion.goals.flatMap((g) =>
          g.props.map((source) => ({ name: g.decl.name?.text ?? "", source, attributes: g.decl.attributes })),
        )
      : [];
  return { fixes: syntax.elements.flatMap((e) => (e.kind === "fixes" ? e.fixes : [])), assumptions, goals };
}

function assumptionsOf(element: ContextElement): StatementParts["assumptions"] {
  if (element.kind === "assumes")
    return element.assumptions.flatMap((a) =>
      a.props.map((source) => ({ name: a.decl.name?.text ?? "", source, attributes: a.decl.attributes })),
    );
  if (element.kind === "defines")
    return element.definitions.map((d) => ({
      name: d.decl.name?.text ?? "",
      source: d.prop,
      attributes: d.decl.attributes,
      isDefinition: true,
    }));
  return [];
}

const prop = (source: Embedded): Piece => ({ source, as: "prop" });

function readShows(context: Context, parts: StatementParts) {
  const pieces = [...parts.assumptions, ...parts.goals].map((p) => prop(p.source));
  const result = readTogether(context, { heads: [], fixes: parts.fixes, groups: [{ pieces, fixes: [] }], doubt: "none" });
  const terms = result.groups[0]?.terms ?? [];
  const count = parts.assumptions.length;
  return { assumptions: assumptionsAmong(parts, terms), conclusions: terms.slice(count), warnings: result.warnings };
}

/** `obtains x where P | y where Q` claims `(∃x. P) ∨ (∃y. Q)`. */
function readObtains(context: Context, syntax: StatementSyntax, parts: StatementParts) {
  const cases = syntax.conclusion.kind === "obtains" ? syntax.conclusion.cases : [];
  const assumed: Group = { pieces: parts.assumptions.map((a) => prop(a.source)), fixes: [] };
  const result = readTogether(context, {
    heads: [],
    fixes: parts.fixes,
    groups: [assumed, ...cases.map((c): Group => ({ pieces: c.props.map(prop), fixes: c.fixes }))],
    sharesFrees: true,
    doubt: "none",
  });
  const [given, ...read] = result.groups;
  const claims = read.map(({ terms, fixes }, i) => {
    const variables = (cases[i]?.fixes ?? []).flatMap((f, k) => {
      const type = fixes[k];
      return type === undefined ? [] : [free(f.name.text, type)];
    });
    return variables.reduceRight((inner, x) => exists(x, inner), conjAll(terms));
  });
  const [first, ...rest] = claims;
  const conclusions = first === undefined ? [] : [rest.reduce(disj, first)];
  return { assumptions: assumptionsAmong(parts, given?.terms ?? []), conclusions, warnings: result.warnings };
}

/** The assumptions among what was read. A definition `f x ≡ t` holds for all `x`, whatever `x` is elsewhere: it is `f = (λx. t)`. */
function assumptionsAmong(parts: StatementParts, terms: readonly Term[]): Term[] {
  return parts.assumptions.flatMap((part, i) => {
    const term = terms[i];
    const sides = term === undefined || part.isDefinition !== true ? null : destEq(term);
    if (term === undefined || sides === null) return term ?? [];
    const { head, args } = stripApp(sides.left);
    const variables = args.filter((a): a is Free => a.kind === "free");
    return variables.length === args.length && args.length > 0 ? eq(head, lambdas(variables, sides.right)) : term;
  });
}

/** A proved or assumed statement is a fact under its names. */
function nameFacts(
  context: Context,
  syntax: StatementSyntax,
  parts: StatementParts,
  assumptions: readonly Term[],
  conclusions: readonly Term[],
): Context {
  const props = conclusions.map((c) => impliesAll(assumptions, c));
  const whole = addFact(context, syntax.decl.name?.text ?? "", props, syntax.decl.attributes);
  if (syntax.form === "short" && parts.goals.every((g) => g.name === (syntax.decl.name?.text ?? ""))) return whole;
  return parts.goals.reduce((c, g, i) => {
    const p = props[i];
    const isWhole = g.name === (syntax.decl.name?.text ?? "") || g.name === "";
    return p === undefined || (isWhole && syntax.form === "short") ? c : addFact(c, isWhole ? "" : g.name, [p], g.attributes);
  }, whole);
}
