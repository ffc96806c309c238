/** Type classes: `class`, `instantiation`, `instance`, `subclass`. */
import { baseName } from "../../base/index.ts";
import {
  type ClassDecl,
  constant,
  type Free,
  free,
  isSubclass,
  mapNodes,
  matchType,
  type Sort,
  sortOf,
  superclasses,
  type Term,
  type Theory,
  termTypeVars,
} from "../../logic/index.ts";
import type { CommandOf, ContextElement, Embedded, Name } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { enterConstant } from "../names/declare.ts";
import { type LocaleImport, noteExtensions } from "../names/locale-extension.ts";
import { loseName } from "../names/lost-names.ts";
import { addNotation } from "../names/notation.ts";
import { Problem, reject } from "../names/problem.ts";
import { addArities, addUnknownInstance } from "../names/unknown-instance.ts";
import { readClearly } from "../read/read-term.ts";
import { readSort, readType, resolveClass, resolveTypeName } from "../read/read-type.ts";
import { addFact } from "../theory/facts.ts";
import { closedOver } from "./closed-over.ts";
import { enterClass, sortsOf } from "./enter.ts";
import { predicateOf } from "./locale-predicate.ts";
import { oneByOne, orElse, unknownAssumption } from "./partial.ts";
import { plainTerm, plainVariables } from "./plain-sorts.ts";

/**
 * `class c = s₁ + s₂ + fixes … assumes …`. Leaves the class's context open when it begins a block. `partly`: what cannot be read is left
 * out.
 */
export function elaborateClass(context: Context, command: CommandOf<"class">, partly = false): Context {
  const full = `${context.theory.name}.${command.name.text}`;
  if (context.theory.classes.has(full)) reject("E0205", command.name.span, `Duplicate class declaration: "${command.name.text}"`);
  const elements = partly ? oneByOne(command.elements) : command.elements;
  const step = <T>(act: () => T, otherwise: T): T => (partly ? orElse(act, otherwise) : act());
  const supers = sortOf(command.superclasses.flatMap((s) => step<string[]>(() => [resolveClass(context, s)], [])));
  let next = setClass(context, { name: full, supers, params: [], axioms: [] });
  next = next.globally((c) => c.with({ classes: c.classes.declare(full) }));
  next = elements.reduce((c, element) => step(() => addParameters(c, full, element), c), next);
  if (supers.length === 0) next = inferSuperclasses(next, full, elements);
  next = elements.reduce((c, element) => step(() => addAxioms(c, full, element), c), next);
  if (partly) {
    const { context: known, prop } = unknownAssumption(next, full, "class");
    next = changeClass(known, full, (decl) => ({ ...decl, axioms: [...decl.axioms, prop] }));
  }
  next = classLocale(next, full);
  return command.begins ? enterClass(next, full) : next;
}

function setClass(context: Context, decl: ClassDecl): Context {
  return context.withTheory((theory) => theory.with({ classes: theory.classes.set(decl.name, decl) }));
}

function changeClass(context: Context, name: string, change: (decl: ClassDecl) => ClassDecl): Context {
  const decl = context.theory.classes.get(name);
  return decl === undefined ? context : setClass(context, change(decl));
}

/** The class's own operations: overloaded constants at `'a` of the class. */
function addParameters(context: Context, name: string, element: ContextElement): Context {
  if (element.kind !== "fixes") return context;
  return element.fixes.reduce((c, fix) => {
    const inside = enterClass(c, name);
    const type =
      fix.type === null ? reject("E0206", fix.name.span, `The class parameter ${fix.name.text} needs a type`) : readType(inside, fix.type);
    const full = inside.qualify(fix.name.text);
    const entered = enterConstant(c, { name: full, type, spec: { kind: "class", class: name }, role: { kind: "plain" } });
    const declared = changeClass(entered, name, (decl) => ({ ...decl, params: [...decl.params, full] }));
    return fix.mixfix === null ? declared : addNotation(declared, constant(full, type), fix.mixfix, "global");
  }, context);
}

/** A class without superclasses extends those that its assumptions ask for: `class c = assumes "x ≤ x"` extends `ord`. */
function inferSuperclasses(context: Context, name: string, elements: readonly ContextElement[]): Context {
  const props = elements.flatMap((e) => (e.kind === "assumes" ? e.assumptions.flatMap((a) => a.props) : []));
  const needed = sortsAskedFor(context, props).filter((c) => c !== name && !isSubclass(context.theory, c, name));
  return needed.length === 0 ? context : changeClass(context, name, (decl) => ({ ...decl, supers: sortOf(needed) }));
}

/** The classes that some propositions ask of their types; none when they cannot be read, which is reported when they are read again. */
function sortsAskedFor(context: Context, props: readonly Embedded[]): string[] {
  try {
    const pieces = props.map((source) => ({ source, as: "prop" as const }));
    const { groups } = readClearly(context, { heads: [], fixes: [], groups: [{ pieces, fixes: [] }] });
    return groups.flatMap((g) => g.terms).flatMap((t) => [...termTypeVars(t)].flatMap((v) => v.sort));
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

function addAxioms(context: Context, name: string, element: ContextElement): Context {
  if (element.kind !== "assumes") return context;
  const inside = enterClass(context, name);
  return element.assumptions.reduce((c, { decl, props }) => {
    const { groups } = readClearly(inside, {
      heads: [],
      fixes: [],
      groups: [{ pieces: props.map((source) => ({ source, as: "prop" })), fixes: [] }],
    });
    const terms = groups[0]?.terms ?? [];
    const declared = changeClass(c, name, (d) => ({ ...d, axioms: [...d.axioms, ...terms] }));
    return addFact(declared, decl.name?.text ?? "", terms, decl.attributes);
  }, context);
}

/** All operations of a class, inherited ones first. */
function classParams(theory: Theory, name: string): string[] {
  const params = new Set<string>();
  const seen = new Set<string>();
  const visit = (cls: string): void => {
    const decl = theory.classes.get(cls);
    if (decl === undefined || seen.has(cls)) return;
    seen.add(cls);
    decl.supers.forEach(visit);
    for (const p of decl.params) params.add(p);
  };
  visit(name);
  return [...params];
}

/** Every class is also a locale over its operations, and has the predicate `class.c`. */
function classLocale(context: Context, name: string): Context {
  const { theory } = context;
  const short = baseName(name);
  const inside = enterClass(context, name);
  const params = classParams(theory, name).map((full): { full: string; variable: Free } => ({
    full,
    variable: classOperation(inside, full),
  }));
  const axioms = [...superclasses(theory, name)].reverse().flatMap((c) => theory.classes.get(c)?.axioms ?? []);
  const isParameter = (x: string): boolean => params.some((p) => p.variable.name === x);
  const assumptions = axioms.map((axiom, i) => ({
    name: `${short}_axiom${i + 1}`,
    prop: closedOver(explicit(axiom, params), isParameter),
  }));
  const variables = params.map((p) => p.variable);
  const role = { kind: "class-predicate", class: name } as const;
  const predicate = predicateOf(`${theory.name}.class.${short}`, role, { params: variables, assumptions, defined: new Map() }, assumptions);
  const entered = predicate === null ? context : enterConstant(context, predicate);
  const decl = { name, params: variables.map((x) => ({ name: x.name, type: x.type })), assumptions, predicate: predicate?.name ?? null };
  const supers = theory.classes.get(name)?.supers ?? [];
  const bindings = new Map(supers.flatMap((s) => [...(context.locales.get(s)?.bindings ?? [])]));
  const imports = supers.flatMap((s) => classImport(context, s));
  return entered.globally((c) =>
    noteExtensions(c, name, imports).with({
      theory: c.theory.with({ locales: c.theory.locales.set(name, decl) }),
      locales: noteExtensions(c, name, imports).locales.set(name, {
        decl,
        typeSorts: sortsOf(decl.params.map((p) => p.type)),
        bindings,
        notations: [],
        defined: new Map(),
        extended: [],
        interpreted: [],
      }),
      localeNames: c.localeNames.declare(name),
    }),
  );
}

/** How the locale of a class is part of that of a subclass: operations have the same names. */
function classImport({ locales }: Context, name: string): LocaleImport[] {
  const info = locales.get(name);
  if (info === undefined) return [];
  return [{ locale: name, args: info.decl.params.map((p) => free(p.name, p.type)), variables: [], prefix: "", isMandatory: false }];
}

/** A class operation as a plain variable: its type with `'a` unconstrained. */
function classOperation(context: Context, full: string): Free {
  const short = baseName(full);
  const type = context.theory.consts.get(full)?.type;
  return type === undefined ? reject("E0203", { from: 0, to: 0 }, `Undefined constant: "${full}"`) : free(short, plainVariables(type));
}

/** An axiom with the operations as variables. */
function explicit(axiom: Term, params: readonly { full: string; variable: Free }[]): Term {
  const plain = plainTerm(axiom);
  return mapNodes(plain, (leaf) => {
    if (leaf.kind !== "const") return undefined;
    const found = params.find((p) => p.full === leaf.name);
    return found !== undefined && matchType(found.variable.type, leaf.type) !== null && found.variable.type === leaf.type
      ? found.variable
      : undefined;
  });
}

/** `instantiation t :: (s₁, …) c begin`: the arities hold from here on. */
export function elaborateInstantiation(context: Context, command: CommandOf<"instantiation">): Context {
  const { types, argumentSorts, sort } = command.arity;
  const tycons = types.map((t) => resolveTypeName(context, t).name);
  const sorts = argumentSorts.map((s) => readSort(context, s));
  const classes = readSort(context, sort);
  const declared = tycons.reduce((c, tycon) => addArities(c, tycon, classes, sorts), context);
  const typeSorts = new Map(sorts.map((s, i): [string, Sort] => [`'${String.fromCharCode(97 + i)}`, s]));
  return declared.open({ kind: "instantiation", tycons, sorts, classes }, { locals: { ...declared.locals, typeSorts } });
}

/** `instance t :: (s) c`, `instance c < d`, or the bare one inside an instantiation. */
export function elaborateInstance(context: Context, command: CommandOf<"instance">): Context {
  const { claim } = command;
  switch (claim.kind) {
    case "instantiation":
      return context;
    case "subclass":
      return addSubclass(context, only(context, claim.sub), claim.super);
    case "arity": {
      const classes = readSort(context, claim.arity.sort);
      const sorts = claim.arity.argumentSorts.map((s) => readSort(context, s));
      return claim.arity.types.reduce((c: Context, t: Name) => addArities(c, resolveTypeName(c, t).name, classes, sorts), context);
    }
  }
}

/**
 * `derive c t`: the type belongs to the class if its arguments do. How the operations are defined there is not known, so that they are left
 * without meaning. What is derived and is no class gives functions `c_t`.
 */
export function elaborateDerive(context: Context, { class: name, types }: CommandOf<"derive">): Context {
  const cls = context.classes.find(name.text);
  return types.reduce((c, t) => {
    const { name: tycon, arity } = resolveTypeName(c, t);
    if (cls === null) return loseName(c, `${name.text}_${t.text}`, "derive");
    const what = `the instance of ${t.text} that theory ${c.theory.name} derives for the class ${name.text} is not known`;
    const sorts = Array.from({ length: arity }, (): Sort => [cls]);
    return addUnknownInstance(c, tycon, cls, sorts, what);
  }, context);
}

function only(context: Context, source: Embedded): string {
  const [name] = readSort(context, source);
  return name ?? reject("E0202", source.span, "Expected a class name");
}

/** `subclass d` inside a class: every `c` is a `d`. */
export function elaborateSubclass(context: Context, command: CommandOf<"subclass">, current: string | null): Context {
  if (current === null)
    return reject("E0207", command.span, "subclass stands outside a class context", { hint: "Write subclass (in c) d." });
  return addSubclass(context, current, command.class);
}

function addSubclass(context: Context, lower: string, upper: Embedded): Context {
  const names = readSort(context, upper).filter((name) => name !== lower && !isSubclass(context.theory, name, lower));
  const known = context.globally((c) =>
    noteExtensions(
      withBindings(c, lower, names),
      lower,
      names.flatMap((name) => classImport(c, name)),
    ),
  );
  return changeClass(known, lower, (decl) => ({ ...decl, supers: sortOf([...decl.supers, ...names]) }));
}

/** The locale of a class with the names of other classes that are above it from now on. */
function withBindings(context: Context, name: string, supers: readonly string[]): Context {
  const info = context.locales.get(name);
  if (info === undefined) return context;
  const inherited = supers.flatMap((s) => [...(context.locales.get(s)?.bindings ?? [])]);
  const bindings = new Map([...inherited, ...info.bindings]);
  return context.with({ locales: context.locales.set(name, { ...info, bindings }) });
}
