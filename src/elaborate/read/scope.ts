import { baseName, nearNames, type Span } from "../../base/index.ts";
import { freeVars, type Term, type TypeVar } from "../../logic/index.ts";
import type { Context } from "../names/context.ts";
import { type Doubt, refusal, wayOut } from "../names/doubtful-names.ts";
import { lostConstant } from "../names/lost-names.ts";
import { reject } from "../names/problem.ts";
import { freshInstance, type InferenceType, unknown } from "./inference-type.ts";
import { type Local, type PreTerm, preConst } from "./pre-term.ts";
import type { SortEnv } from "./read-type.ts";

/** Variables shared by all propositions of one reading, with their types as far as known. */
export type FreeTypes = Map<string, InferenceType>;

/** Where a tree is turned into a pre-term: the context, what is bound, what is fixed, the sorts of type variables. */
export interface Scope {
  readonly context: Context;
  /** Bound variables, innermost last. */
  readonly bound: ReadonlyMap<string, Local>;
  /** Names that are free variables even where a constant of that name exists. */
  readonly fixed: FreeTypes;
  /** Free variables met so far. */
  readonly frees: FreeTypes;
  readonly sorts: SortEnv;
  /** Whether `_` may stand for a variable without a name: in equations and rules. */
  readonly allowDummies: boolean;
  /** Which undeclared names are refused where an import is missing. */
  readonly doubt: Doubt;
  /** Type variables of the context that are unknowns here, the same for all that is read. */
  readonly loose?: ReadonlyMap<TypeVar, InferenceType>;
}

export function withBound(scope: Scope, locals: readonly Local[]): Scope {
  const bound = new Map(scope.bound);
  for (const local of locals) bound.set(local.name, local);
  return { ...scope, bound };
}

/**
 * A constant that the program needs, by the name users know it by, whatever else has that name meanwhile; its absence means that a
 * library theory is not imported.
 */
export function builtIn(scope: Scope, name: string, span: Span): PreTerm {
  const full = scope.context.consts.findFirst(name);
  if (full === null)
    return reject("E0305", span, `This notation needs the constant ${name}, which is not there`, {
      hint: "Import Main, or the library theory that defines it.",
    });
  return constantByFullName(scope, full, span);
}

/** A constant or abbreviation by its full name. */
export function constantByFullName(scope: Scope, full: string, span: Span): PreTerm {
  const variants = scope.context.variants.get(full) ?? [];
  if (variants.length === 0) return plainConstant(scope, full, span);
  const fixed = new Set(scope.context.locals.typeSorts.keys());
  return {
    kind: "choice",
    name: full,
    variants: variants.map((t) => termInstance(t, full, fixed, span)),
    otherwise: plainConstant(scope, full, span),
    span,
    type: unknown(),
    chosen: null,
  };
}

function plainConstant(scope: Scope, full: string, span: Span): PreTerm {
  const abbreviation = scope.context.abbreviations.get(full);
  if (abbreviation === undefined) return preConst(full, span);
  return termInstance(abbreviation.body, full, new Set(), span);
}

/** A closed term at a fresh instance of its generic type variables. */
function termInstance(
  term: Term,
  name: string,
  fixed: ReadonlySet<string>,
  span: Span,
  loose: ReadonlyMap<TypeVar, InferenceType> = new Map(),
): PreTerm {
  const types = new Map(loose);
  const type = freshInstance(term.type, fixed, types);
  return { kind: "const", name, span, type, instance: { term, types } };
}

/** What an identifier means: bound, fixed, local, constant, or else a free variable. */
export function resolveIdent(scope: Scope, name: string, span: Span): PreTerm {
  const local = scope.bound.get(name);
  if (local !== undefined) return { kind: "local", local, span, type: local.type };
  const fixed = scope.fixed.get(name);
  if (fixed !== undefined) return { kind: "free", name, span, type: fixed };
  const known = localOrConstant(scope, name, span);
  if (known !== null) return known;
  if (name.includes(".") && !name.startsWith("?")) return unknownConstant(scope.context, name, span);
  let type = scope.frees.get(name);
  if (type === undefined) {
    const command = lostConstant(scope.context, name, null);
    if (command !== null) return leftOut(name, command, span);
    if (isRepresentation(scope.context, name)) return unknownConstant(scope.context, name, span);
    const reason = refusal(scope.context, scope.doubt, name);
    if (reason !== null) return doubtfulConstant(name, reason, span);
    type = unknown();
    scope.frees.set(name, type);
  }
  return { kind: "free", name, span, type };
}

/** A variable for `_`, different from all others; where it may not stay its name is its place, for `rejectDummies`. */
export function dummyVariable(scope: Scope, span: Span): PreTerm {
  const name = scope.allowDummies ? `uu_${scope.frees.size}` : `_${span.from}:${span.to}`;
  const type = unknown();
  scope.frees.set(name, type);
  return { kind: "free", name, span, type };
}

/** Rejects a `_` that is still there after abbreviations, which may drop their arguments, were put in. */
export function rejectDummies(term: Term): Term {
  for (const name of freeVars(term).keys()) {
    const [, from, to] = /^_(\d+):(\d+)$/.exec(name) ?? [];
    if (from !== undefined)
      reject("E0308", { from: Number(from), to: Number(to) }, "A dummy _ can only stand in a pattern", { hint: "Name the variable." });
  }
  return term;
}

/** The meaning of a name as something declared, or null. */
export function localOrConstant(scope: Scope, name: string, span: Span): PreTerm | null {
  const { locals, consts } = scope.context;
  const fix = locals.fixes.get(name);
  if (fix !== undefined) return { kind: "free", name, span, type: fix.type };
  const binding = locals.bindings.get(name);
  if (binding !== undefined) return termInstance(binding, name, new Set(locals.typeSorts.keys()), span, scope.loose);
  const full = consts.find(name);
  if (full === null) return null;
  const command = lostConstant(scope.context, name, full);
  return command === null ? constantByFullName(scope, full, span) : leftOut(name, command, span);
}

/**
 * `Abs_T` and `Rep_T` for a type, `C_Rep` for a constructor: what represents the types of the library does not exist here, and is
 * not to be taken for a variable.
 */
function isRepresentation({ types, consts }: Context, name: string): boolean {
  const type = /^(?:Abs|Rep)_(\w+)$/.exec(name)?.[1];
  if (type !== undefined) return types.find(type) !== null || types.find(type.toLowerCase()) !== null;
  const constructor_ = /^(\w+)_Rep$/.exec(name)?.[1];
  return constructor_ !== undefined && (constructor_ === "Zero" || consts.find(constructor_) !== null);
}

function leftOut(name: string, command: string, span: Span): never {
  return reject("E0213", span, `Undefined constant: "${name}" should come from a command "${command}", and was left out`, {
    hint: "Mend that command, if it has an error, or bind the name if it is meant as a variable.",
  });
}

function doubtfulConstant(name: string, reason: string, span: Span): never {
  return reject("E0215", span, `"${name}" ${reason}`, {
    hint: "Supply the import or a definition, or bind the name if it is meant as a variable.",
  });
}

export function unknownConstant(context: Context, name: string, span: Span): never {
  const { consts } = context;
  const base = baseName(name);
  const near = [...new Set([...nearNames(name, consts.names()), ...nearNames(base, consts.names())])].slice(0, 3);
  return reject("E0203", span, `Undefined constant: "${name}"`, wayOut(context, near));
}
