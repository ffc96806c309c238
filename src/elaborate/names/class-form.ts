/**
 * Constants defined in a class, as the locale of the class has them: `ord.min` takes the operation `less_eq` as an argument. What cannot be
 * said without the class, because it uses something overloaded that the class does not define, is declared without meaning.
 */
import { baseName } from "../../base/index.ts";
import {
  apps,
  type Const,
  type ConstDecl,
  constant,
  type Equation,
  eachNode,
  type Free,
  free,
  freeVars,
  funs,
  lambdas,
  mapNodes,
  matchType,
  ofSort,
  type Specification,
  stripApp,
  substTermTypes,
  substType,
  superclasses,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  termTypeVars,
  tvar,
  typeVars,
} from "../../logic/index.ts";
import type { Abbreviation, Context } from "./context.ts";
import { bindInLocales } from "./locale-extension.ts";
import { addLoss } from "./losses.ts";

/** The locale forms of constants that a command has just defined in a class. */
export function declareClassForms(context: Context, cls: string, consts: readonly Const[], specs: readonly Specification[]): Context {
  const info = context.locales.get(cls);
  if (info === undefined || consts.some((c) => context.theory.consts.has(formName(cls, c.name)))) return context;
  const params = info.decl.params.map((p) => free(p.name, p.type));
  const news = new Map(consts.map((c) => [c.name, { name: formName(cls, c.name), type: atPlain(c.type) }]));
  const translate = new Translation(context, cls, params, news);
  const bodies = specs.map((spec) => translate.specification(spec));
  const used = new Map<string, Free>();
  for (const spec of bodies) for (const t of termsOf(spec)) freeVars(t, used);
  const needed = translate.isPossible && bodies.every((b) => b !== null) ? params.filter((p) => used.get(p.name)?.type === p.type) : params;
  const heads = new Map(
    [...news].map(([old, { name, type }]) => {
      const whole = funs(
        needed.map((p) => p.type),
        type,
      );
      return [old, apps(constant(name, whole), needed)] as const;
    }),
  );
  const isKnown = translate.isPossible && bodies.every((b) => b !== null);
  const decls = consts.map((c, i): ConstDecl => {
    const { name, type } = news.get(c.name) ?? { name: c.name, type: c.type };
    const whole = funs(
      needed.map((p) => p.type),
      type,
    );
    const body = bodies[i] ?? null;
    const spec: Specification = isKnown && body !== null ? withHeads(body, news, heads) : { kind: "unspecified" };
    return { name, type: whole, spec, role: { kind: "plain" } };
  });
  const entered = context.globally((c) =>
    bindInLocales(
      c.with({
        theory: c.theory.with({ consts: c.theory.consts.setAll(decls.map((d) => [d.name, d])) }),
        consts: c.consts.declareAll(
          decls.map((d) => d.name),
          2,
        ),
      }),
      cls,
      consts.map((old) => ({ name: baseName(old.name), term: heads.get(old.name) ?? old, mixfix: null })),
    ),
  );
  if (isKnown) return entered;
  const what = `the locale form of a definition in the class ${baseName(cls)} of theory ${context.theory.name} is not known`;
  return addLoss(entered, { kind: "meaning", what, constants: decls.map((d) => d.name) });
}

/** The locale form of an abbreviation in a class; the context as it is where there is none. */
export function abbreviateClassForm(context: Context, cls: string, abbreviation: Abbreviation): Context {
  const info = context.locales.get(cls);
  const name = formName(cls, abbreviation.name);
  if (info === undefined || name === abbreviation.name || context.abbreviations.has(name)) return context;
  const params = info.decl.params.map((p) => free(p.name, p.type));
  const translate = new Translation(context, cls, params, new Map());
  const term = translate.term(abbreviation.body);
  if (!translate.isPossible) return context;
  const used = freeVars(term);
  const body = lambdas(
    params.filter((p) => used.get(p.name)?.type === p.type),
    term,
  );
  return context.globally((c) =>
    bindInLocales(
      c.with({ abbreviations: c.abbreviations.set(name, { ...abbreviation, name, body }), consts: c.consts.declare(name, 2) }),
      cls,
      [{ name: baseName(name), term, mixfix: null }],
    ),
  );
}

/** A locale form applied to the operations of its class is the constant of the class. */
export function atClassOperations(context: Context, term: Term): Term {
  const { head, args } = stripApp(term);
  const [, theory, cls, name] = head.kind === "const" ? (/^([^.]+)\.([^.]+)\.([^.]+)$/.exec(head.name) ?? []) : [];
  const old = context.theory.consts.get(`${theory}.${cls}_class.${name}`);
  const info = context.locales.get(context.localeNames.find(cls ?? "") ?? "");
  const form = info?.bindings.get(name ?? "");
  if (old === undefined || info === undefined || form === undefined) return term;
  const operations = new Set([...superclasses(context.theory, info.decl.name)].flatMap((c) => context.theory.classes.get(c)?.params ?? []));
  const params = stripApp(form).args;
  const isOwn = ({ kind, name: p }: Free, arg: Term | undefined): boolean =>
    kind === "free" && arg?.kind === "const" && operations.has(arg.name) && baseName(arg.name) === p;
  if (args.length !== params.length || !params.every((p, i) => p.kind === "free" && isOwn(p, args[i]))) return term;
  const whole = constant(old.name, term.type);
  return isWellSorted(context.theory, whole) ? whole : term;
}

/** `List.linorder_class.sorted` is `List.linorder.sorted`. */
function formName(cls: string, full: string): string {
  return full.replace(`.${baseName(cls)}_class.`, `.${baseName(cls)}.`);
}

function plainOf(vars: Iterable<TypeVar>): Map<TypeVar, Type> {
  return new Map([...vars].filter((v) => v.name === "'a" && v.sort.length > 0).map((v) => [v, tvar(v.name)]));
}

const atPlain = (ty: Type): Type => substType(plainOf(typeVars(ty)), ty);

/** The terms of a specification with operations of a class replaced by variables. The new constants stay as they are, to be replaced last. */
class Translation {
  /** Whether everything could be said without the class. */
  isPossible = true;
  private readonly context: Context;
  private readonly operations: ReadonlyMap<string, Free>;
  private readonly bindings: ReadonlyMap<string, Term>;
  private readonly news: ReadonlyMap<string, unknown>;

  constructor(context: Context, cls: string, params: readonly Free[], news: ReadonlyMap<string, unknown>) {
    this.context = context;
    this.news = news;
    const byName = new Map(params.map((p) => [p.name, p]));
    const all = [...superclasses(context.theory, cls)].flatMap((c) => context.theory.classes.get(c)?.params ?? []);
    this.operations = new Map(all.flatMap((full) => (byName.has(baseName(full)) ? [[full, byName.get(baseName(full)) as Free]] : [])));
    this.bindings = context.locales.get(cls)?.bindings ?? new Map();
  }

  specification(spec: Specification): Specification | null {
    switch (spec.kind) {
      case "equations": {
        const equations = spec.equations.map(
          ({ lhs, rhs, conditions }): Equation => ({
            lhs: this.term(lhs),
            rhs: this.term(rhs),
            conditions: conditions.map((c) => this.term(c)),
          }),
        );
        return { ...spec, equations };
      }
      case "inductive": {
        const rules = spec.rules.map(({ name, premises, conclusion }) => ({
          name,
          premises: premises.map((p) => this.term(p)),
          conclusion: this.term(conclusion),
        }));
        return { ...spec, rules };
      }
      default:
        return null;
    }
  }

  term(t: Term): Term {
    const plain = substTermTypes(plainOf(termTypeVars(t)), t);
    const result = mapNodes(plain, (leaf) => (leaf.kind === "const" ? this.constant(leaf) : undefined));
    eachNode(result, (node) => {
      if (node.kind === "const" && !this.news.has(node.name) && !isWellSorted(this.context.theory, node)) this.isPossible = false;
    });
    return result;
  }

  private constant(c: Const): Term | undefined {
    if (this.news.has(c.name)) return undefined;
    const operation = this.operations.get(c.name);
    if (operation !== undefined) return operation.type === c.type ? operation : undefined;
    if (!c.name.includes("_class.")) return undefined;
    const binding = this.bindings.get(baseName(c.name));
    if (binding === undefined) return undefined;
    const types = matchType(binding.type, c.type);
    // At another type than the class's own it is the overloaded constant.
    const isOwn = types !== null && [...types].every(([v, ty]) => v.name !== "'a" || ty === v);
    return isOwn ? substTermTypes(types, binding) : undefined;
  }
}

/** Whether the types at which a constant stands have the sorts that its declaration asks for. */
function isWellSorted(theory: Theory, c: Const): boolean {
  const decl = theory.consts.get(c.name);
  const types = decl === undefined ? null : matchType(atAnySort(decl.type), c.type);
  if (decl === undefined || types === null) return decl === undefined;
  const byName = new Map([...types].map(([v, ty]) => [v.name, ty]));
  return [...typeVars(decl.type)].every((v) => ofSort(theory, byName.get(v.name) ?? v, v.sort));
}

function atAnySort(ty: Type): Type {
  return substType(new Map([...typeVars(ty)].map((v) => [v, tvar(v.name)])), ty);
}

function termsOf(spec: Specification | null): Term[] {
  if (spec?.kind === "equations") return spec.equations.flatMap((e) => [e.lhs, e.rhs, ...e.conditions]);
  return spec?.kind === "inductive" ? spec.rules.flatMap((r) => [r.conclusion, ...r.premises]) : [];
}

/** Puts the new constants, applied to their parameters, for the old ones. */
function withHeads(
  spec: Specification,
  news: ReadonlyMap<string, { readonly name: string }>,
  heads: ReadonlyMap<string, Term>,
): Specification {
  const go = (t: Term): Term =>
    mapNodes(t, (leaf) => {
      const head = leaf.kind === "const" ? heads.get(leaf.name) : undefined;
      const types = head === undefined ? null : matchType(head.type, leaf.type);
      return head === undefined || types === null ? undefined : substTermTypes(types, head);
    });
  if (spec.kind === "equations")
    return {
      ...spec,
      equations: spec.equations.map((e) => ({ lhs: go(e.lhs), rhs: go(e.rhs), conditions: e.conditions.map(go) })),
    };
  if (spec.kind !== "inductive") return spec;
  const family = spec.family.map((name) => news.get(name)?.name ?? name);
  const [first] = heads.values();
  const params = spec.params + (first === undefined ? 0 : countArgs(first));
  const rules = spec.rules.map((r) => ({ name: r.name, premises: r.premises.map(go), conclusion: go(r.conclusion) }));
  return { ...spec, family, params, rules };
}

function countArgs(t: Term): number {
  return t.kind === "app" ? 1 + countArgs(t.fun) : 0;
}
