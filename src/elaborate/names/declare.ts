import { baseName, present } from "../../base/index.ts";
import {
  apps,
  atomizeType,
  type Const,
  type ConstDecl,
  constant,
  type Free,
  freeVars,
  funs,
  type Role,
  type Specification,
  substFrees,
  type Term,
  type Type,
} from "../../logic/index.ts";
import type { Mixfix } from "../../syntax/index.ts";
import { declareClassForms } from "./class-form.ts";
import type { Context, Placed } from "./context.ts";
import { type InstancePlan, openOperations, planInstance } from "./instance-plan.ts";
import { bindInBlocks, generic, inLocale } from "./local-names.ts";
import { bindInLocales, sameShape } from "./locale-extension.ts";
import { accesses } from "./name-space.ts";
import { addNotation } from "./notation.ts";
import { reject } from "./problem.ts";

/** A constant about to be declared; its defining terms mention it as the free variable `name` of type `type`. */
export interface NewConstant {
  readonly name: Placed;
  readonly type: Type;
  readonly mixfix: Mixfix | null;
  readonly role: Role;
  /** First arguments that the name leaves out in a local context. */
  readonly hidden?: readonly Term[];
}

/** A constant of no special role. */
export function newConstant({ name, type, mixfix }: Omit<NewConstant, "role">): NewConstant {
  return { name, type, mixfix, role: { kind: "plain" } };
}

/** New constants with their final names and types. In a local context they take the fixed variables they depend on as arguments. */
export interface ConstantPlan {
  readonly news: readonly NewConstant[];
  readonly consts: readonly Const[];
  readonly params: readonly Free[];
  readonly instances: readonly (InstancePlan | null)[];
  /** Puts the constants (applied to their parameters) for the free variables that stood for them. */
  close(t: Term): Term;
}

/**
 * Step one of a declaration. `terms` are all defining terms; what they use of the local context becomes parameters.
 * In an instantiation, `plus_nat` is recognised as the operation `plus` at `nat`.
 */
export function planConstants(context: Context, news: readonly NewConstant[], terms: readonly Term[]): ConstantPlan {
  const params = usedFixes(context, news, terms);
  const instances = news.map((n) => planInstance(context, n));
  const consts = news.map((n, i) => {
    const full = instances[i]?.impl ?? context.qualify(n.name.text);
    if ((context.theory.consts.has(full) && !isKept(context, full, n.name.text)) || context.abbreviations.has(full))
      reject("E0204", n.name.span, `Duplicate constant declaration: "${n.name.text}" is already defined as ${full}`, {
        hint: "Choose another name.",
      });
    return constant(
      full,
      funs(
        params.map((p) => p.type),
        // What is said of it is at the level of bool.
        terms.length === 0 ? n.type : atomizeType(n.type),
      ),
    );
  });
  const subst = new Map(news.map((n, i) => [n.name.text, apps(present(consts[i], "planConstants: constant"), params)]));
  return { news, consts, params, instances, close: (t) => substFrees(subst, t) };
}

/** Whether a constant is only what was kept of a declaration that failed. */
function isKept({ theory, lost }: Context, full: string, name: string): boolean {
  return theory.consts.get(full)?.spec.kind === "unspecified" && lost.has(name);
}

function usedFixes(context: Context, news: readonly NewConstant[], terms: readonly Term[]): Free[] {
  if (context.locals.fixes.size === 0) return [];
  const used = new Map<string, Free>();
  for (const t of terms) freeVars(t, used);
  for (const n of news) used.delete(n.name.text);
  return [...context.locals.fixes.values()].filter((x) => used.get(x.name)?.type === x.type);
}

/** Step two: enters the constants with their specifications, their names and notations. */
export function declareConstants(context: Context, plan: ConstantPlan, specs: readonly Specification[]): Context {
  let next = context;
  plan.news.forEach((n, i) => {
    const c = present(plan.consts[i], "declareConstants: constant");
    const spec = present(specs[i], "declareConstants: specification");
    next = enterConstant(next, { name: c.name, type: c.type, spec, role: n.role }, plan.params.length > 0);
    const instance = plan.instances[i];
    if (instance != null) next = instance.enter(next);
    next = bindLocally(next, n, apps(apps(c, plan.params), n.hidden ?? []), plan.params.length > 0);
  });
  const { block } = context;
  return block?.kind === "class" && plan.params.length === 0 ? declareClassForms(next, block.name, plan.consts, specs) : next;
}

/** A constant in the theory and in the name space; inside a locale its base name alone is only a local name. */
export function enterConstant(context: Context, decl: ConstDecl, isLocal = false): Context {
  const inLocale = context.block?.kind === "locale" || isLocal;
  const isQualified =
    (inLocale && context.qualify("x") !== `${context.theory.name}.x`) ||
    decl.role.kind === "class-predicate" ||
    isOverloaded(context, baseName(decl.name));
  const mandatory = isQualified ? 2 : 1;
  return context.globally((c) =>
    c.with({
      theory: c.theory.with({ consts: c.theory.consts.set(decl.name, decl) }),
      consts: c.consts.declare(decl.name, mandatory),
    }),
  );
}

/** Whether the name is that of a constant that the block gives a meaning at some type, or defines an operation of the block's instance. */
function isOverloaded(context: Context, name: string): boolean {
  const { block, consts } = context;
  if (block?.kind === "instantiation") return openOperations(context).some((o) => o.name === name);
  return block?.kind === "overloading" && block.bindings.has(name) && consts.find(name) === block.bindings.get(name)?.constant;
}

function bindLocally(context: Context, n: NewConstant, term: Term, hasParams: boolean): Context {
  const block = context.block;
  if (block?.kind === "instantiation" && isOverloaded(context, n.name.text)) {
    const { locals } = context;
    const bindings = new Map([...locals.bindings, [n.name.text, generic(term, new Map())]]);
    return context.with({ locals: { ...locals, bindings } });
  }
  if (!hasParams && block?.kind !== "locale") return n.mixfix === null ? context : addNotation(context, term, n.mixfix, "global");
  const name = n.name.text;
  const here = bindInBlocks(context, name, term);
  const noted = n.mixfix === null ? here : addNotation(here, term, n.mixfix, "local");
  if (block?.kind !== "locale") return noted;
  const body = inLocale(context, block.name, term);
  return noted.globally((c) => bindInLocales(c, block.name, [{ name, term: body, mixfix: sameShape(body, term) ? n.mixfix : null }]));
}

/** The name users know a constant by; a word of the notation cannot be a name. */
export function shortName(context: Context, full: string): string {
  const isFree = (name: string): boolean => context.consts.find(name) === full && !context.grammar.literals.has(name);
  if (isFree(baseName(full))) return baseName(full);
  const short = context.consts.shortest(full);
  return isFree(short) ? short : (accesses(full).find(isFree) ?? full);
}
