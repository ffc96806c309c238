/**
 * A TPTP problem as a theory with one statement. The axioms are its assumptions; a problem without conjecture claims that its axioms
 * contradict each other, so that a counterexample is a model of them.
 */
import type { Diagnostic, Span } from "../../base/index.ts";
import type { Context, Statement } from "../../elaborate/index.ts";
import { boolT, type ConstDecl, False, type Term, type Theory, type TypeDecl, termTypeVars } from "../../logic/index.ts";
import { type InputSource, notAllRead, problemName, type ReadProblem } from "../input.ts";
import { InputError } from "../input-error.ts";
import { universallyClosed } from "./closed.ts";
import { definitionOf } from "./definition.ts";
import { guardName, guardOf, guardType, kindOf } from "./dependent.ts";
import { entriesOf, type Formula, type Placed, type ProblemEntries } from "./entries.ts";
import { allDifferent, Lowering, outermost } from "./lower.ts";
import { isTypeOfTypes, lowerScheme } from "./lower-type.ts";
import { type Mode, problemTheory, Signature } from "./signature.ts";
import type { BoundVariable, Tree, Typing } from "./syntax.ts";
import { mostDefinitionNodes, mostKept, nodeCount, UnfoldedTooFar } from "./unfold.ts";

/** Roles of formulas that are taken for granted. */
const assumed: ReadonlySet<string> = new Set([
  "axiom",
  "hypothesis",
  "definition",
  "assumption",
  "lemma",
  "theorem",
  "corollary",
  "plain",
  "negated_conjecture",
  "interpretation",
]);

export function readTptp(id: string, text: string, source: InputSource): ReadProblem {
  const entries = entriesOf(id, text, source);
  const isFractional = /\$rat\b|\$real\b|\d\.\d|\d\/\d/.test(text);
  const base = source.library(isFractional ? "Complex_Main" : "Main");
  const reading = readEntries(base.context, entries);
  const diagnostics = [...entries.diagnostics, ...reading.diagnostics];
  const name = problemName(id);
  const statement = reading.statement(name, { from: 0, to: text.length });
  const { context } = statement;
  const items = [{ kind: "statement" as const, statement }];
  const theory = { ...base, id, name, context, items, diagnostics, ancestors: new Set([...base.ancestors, ...entries.files]) };
  return { theory: { ...theory, symbols: reading.signature.originalNames } };
}

/** Definitions are unfolded where that does not make the problem much larger. */
function readEntries(base: Context, entries: ProblemEntries): Reading {
  const kept = new Set<string>();
  for (;;)
    try {
      const reading = new Reading(base, modeOf(entries), kept.size < mostKept ? kept : "all");
      reading.read(entries);
      return reading;
    } catch (error) {
      if (!(error instanceof UnfoldedTooFar)) throw error;
      kept.add(error.symbol);
    }
}

const declaredOtherwise = (name: string, span: Span): InputError =>
  new InputError("E0516", span, `${name} is declared before, in another way`);

function modeOf({ typings }: ProblemEntries): Mode {
  const isPolymorphic = typings.some(({ entry: { typing } }) => hasTypeParameter(typing.type) || (kindOf(typing.type)?.types ?? 0) > 0);
  return isPolymorphic ? "declared" : "free";
}

function hasTypeParameter(type: Tree): boolean {
  return type.kind === "binder" && (type.variables.some((x) => isTypeOfTypes(x.type)) || hasTypeParameter(type.body));
}

/** One problem under way. */
class Reading {
  readonly signature: Signature;
  readonly diagnostics: Diagnostic[] = [];
  private readonly base: Context;
  private readonly kept: ReadonlySet<string> | "all";
  private readonly lowering: Lowering;
  private readonly axioms: { readonly name: string; readonly prop: Term }[] = [];
  private readonly claims: { readonly name: string; readonly prop: Term; readonly text: string }[] = [];
  /** What could not be read; a find may rest on it. */
  private readonly lost: string[] = [];
  hasConjecture = false;

  /** `kept`: the symbols whose definitions stay axioms. */
  constructor(base: Context, mode: Mode, kept: ReadonlySet<string> | "all") {
    this.base = base;
    this.kept = kept;
    this.signature = new Signature(mode);
    this.lowering = new Lowering(this.signature, base);
  }

  read({ typings, formulas, diagnostics }: ProblemEntries): void {
    if (diagnostics.length > 0) this.lost.push("a part of the file");
    for (const { entry, isOwn } of typings) this.attempt(entry.name, isOwn, () => this.typing(entry.typing));
    for (const placed of formulas) this.attempt(placed.entry.name, placed.isOwn, () => this.formula(placed));
    for (const { entry, isOwn } of typings) this.attempt(entry.name, isOwn, () => this.membership(entry.typing));
    const objects = [...this.signature.distinctObjects.values()];
    if (objects.length > 1) this.axioms.push({ name: "distinct objects", prop: allDifferent(objects) });
  }

  /** What goes wrong costs one entry. */
  private attempt(name: string, isOwn: boolean, step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { diagnostic } = error;
      this.diagnostics.push(isOwn ? diagnostic : { ...diagnostic, span: { from: 0, to: 0 }, message: `In ${name}: ${diagnostic.message}` });
      this.lost.push(name);
    }
  }

  private typing({ name, type, span }: Typing): void {
    const kind = kindOf(type);
    if (kind === null) this.declare(name, type, span);
    else if (!this.signature.declareType(name, kind.types)) throw declaredOtherwise(name, span);
    if (kind === null || kind.terms.length === 0) return;
    this.signature.declareDependent(name);
    this.declare(guardName(name), guardType(name, kind, span), span);
  }

  private declare(name: string, type: Tree, span: Span): void {
    const scheme = lowerScheme(this.signature, type);
    const earlier = this.signature.earlier(name, scheme.type);
    if (earlier === "other") throw declaredOtherwise(name, span);
    if (earlier === "none") this.signature.declare(name, scheme.params, scheme.type);
  }

  /** That the values of a symbol belong to their dependent type; of one that is defined, its definition says it. */
  private membership({ name, type, span }: Typing): void {
    if (kindOf(type) !== null || !this.signature.isUndefined(name)) return;
    const [variables, body] = typeParameters(type);
    const symbol = variables.reduce<Tree>((fun, x) => ({ kind: "apply", fun, arg: { kind: "variable", name: x.name, span }, span }), {
      kind: "name",
      name,
      span,
    });
    const guard = guardOf(body, symbol, this.signature.isDependent);
    if (guard === null) return;
    const prop = this.lowering.formula(variables.length === 0 ? guard : { kind: "binder", name: "!", variables, body: guard, span });
    this.axioms.push({ name: `the type of ${name}`, prop });
  }

  private formula({ entry }: Placed<Formula>): void {
    const { language, name, role, text, span } = entry;
    const tree = language === "cnf" || language === "tcf" ? universallyClosed(entry.tree) : entry.tree;
    const [kind = ""] = role.split("-");
    if (kind === "conjecture" || kind === "question") {
      this.hasConjecture = true;
      this.claims.push({ name, prop: this.lowering.formula(tree), text });
    } else if (!assumed.has(kind)) throw new InputError("E0505", span, `Formulas of role ${role} are not supported`);
    else if (kind !== "definition" || !this.definition(tree)) this.axioms.push({ name, prop: this.lowering.formula(tree) });
  }

  /** Takes a symbol for its definition where it was not spoken of before; otherwise the equation is an axiom like others. */
  private definition(tree: Tree): boolean {
    const found = this.signature.mode === "free" ? definitionOf(tree) : null;
    if (found === null || this.kept === "all" || this.kept.has(found.name) || this.signature.isMentioned(found.name)) return false;
    const symbol = this.signature.symbol(found.name);
    const body = this.lowering.lower(found.body, outermost, symbol === null || symbol.type === boolT ? "formula" : "term");
    if ((symbol !== null && symbol.type !== body.type) || nodeCount(body) > mostDefinitionNodes) return false;
    this.signature.define(found.name, body);
    return true;
  }

  statement(name: string, span: Span): Statement {
    const isFree = this.signature.mode === "free";
    const theory = isFree ? this.base.theory : this.declaredTheory();
    const conclusions = this.claims.length === 0 ? [{ prop: False, text: "$false" }] : this.claims;
    const [general, assumptions] = [this.axioms.filter(isGeneral), this.axioms.filter((axiom) => !isGeneral(axiom))];
    // Nobody looks at all instances of an axiom, nor at one whose symbols the statement does not mention.
    const open =
      isFree || general.length === 0 ? null : `axioms for all types are not looked at in full: ${firstNames(general.map((a) => a.name))}`;
    const unchecked = this.signature.hasDependentTypes ? "the terms that types depend on are not checked" : null;
    const doubt = this.lost.length === 0 ? (open ?? unchecked) : `${notAllRead}: ${firstNames(this.lost)}`;
    return {
      variant: "lemma",
      name,
      span,
      text: conclusions.map((c) => c.text),
      theory,
      context: this.base.with({ theory, consts: this.base.consts.declareAll(this.signature.declaredConstants.map((c) => c.name)) }),
      locale: null,
      params: [],
      contextAssumptions: [],
      assumptions: (isFree ? this.axioms : assumptions).map((a) => a.prop),
      assumptionNames: (isFree ? this.axioms : assumptions).map((a) => a.name),
      conclusions: conclusions.map((c) => c.prop),
      tools: [],
      ending: this.hasConjecture ? "sorry" : "oops",
      doubt,
      caveat: null,
    };
  }

  /** The theory of a polymorphic problem. */
  private declaredTheory(): Theory {
    const { theory } = this.base;
    const types = this.signature.declaredTypes.map(({ full, arity }): [string, TypeDecl] => [
      full,
      { name: full, arity, definition: { kind: "declared" } },
    ]);
    const consts = this.signature.declaredConstants.map(({ name, type }): [string, ConstDecl] => [
      name,
      { name, type, spec: { kind: "unspecified" }, role: { kind: "plain" } },
    ]);
    return theory.with(
      {
        types: theory.types.setAll(types),
        consts: theory.consts.setAll(consts),
        axioms: [...theory.axioms, ...this.axioms.filter(isGeneral)],
      },
      problemTheory,
    );
  }
}

/** The types that a type takes first, and the rest of it. */
function typeParameters(type: Tree): [readonly BoundVariable[], Tree] {
  if (type.kind !== "binder" || type.name !== "!>") return [[], type];
  const count = type.variables.filter((x) => isTypeOfTypes(x.type)).length;
  const [own, others] = [type.variables.slice(0, count), type.variables.slice(count)];
  if (others.length > 0) return [own, { ...type, variables: others }];
  const [more, body] = typeParameters(type.body);
  return [[...own, ...more], body];
}

/** Whether an axiom speaks of all types. */
function isGeneral({ prop }: { readonly prop: Term }): boolean {
  return termTypeVars(prop).size > 0;
}

const firstNames = (names: readonly string[]): string => names.slice(0, 3).join(", ");
