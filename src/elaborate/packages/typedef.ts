/** `typedef` and `quotient_type`: types cut out of another type, with their two morphisms. */
import { baseName, present, type Span } from "../../base/index.ts";
import {
  app,
  apps,
  boolT,
  type ConstDecl,
  constant,
  eq,
  free,
  freeVars,
  fun,
  funs,
  implies,
  member,
  setT,
  type Term,
  type Type,
  type TypeVar,
  tcon,
  termTypeVars,
  typeVars,
} from "../../logic/index.ts";
import type { CommandOf, Name, TypeHead } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import type { NameSpace } from "../names/name-space.ts";
import { reject } from "../names/problem.ts";
import { addUnknownInstance } from "../names/unknown-instance.ts";
import { readTerm } from "../read/read-term.ts";
import { readType } from "../read/read-type.ts";
import { addFact } from "../theory/facts.ts";
import { declareCorrespondence } from "./correspondence.ts";
import { checkNewConstant, enterConstants, enterType, newTypeName } from "./datatype/declarations.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import { headParams, withParamSorts, withTypeNotation } from "./types.ts";

/** The type being declared: its name, applied form, and morphisms. */
interface NewType {
  readonly name: string;
  readonly params: readonly TypeVar[];
  readonly type: Type;
  readonly rep: Name;
  readonly abs: Name;
}

function newType(context: Context, head: TypeHead, morphisms: readonly [Name, Name] | null, prefixes: readonly [string, string]): NewType {
  const name = newTypeName(context, head.name);
  const params = headParams(context, head);
  const standard = (prefix: string): Name => ({ text: `${prefix}${head.name.text}`, span: head.name.span });
  const [rep, abs] = morphisms ?? [standard(prefixes[0]), standard(prefixes[1])];
  return { name, params, type: tcon(name, params), rep, abs };
}

/** `typedef t = "A"`: the elements of the set A. */
export function elaborateTypedef(context: Context, command: CommandOf<"typedef">): Elaborated {
  const given = newType(context, command.head, command.morphisms, ["Rep_", "Abs_"]);
  const set = readTerm(withParamSorts(context, given.params), command.set);
  const made = withSortsOf(given, termTypeVars(set));
  const base = set.type.kind === "con" && set.type.name === "Set.set" ? set.type.args[0] : undefined;
  if (base === undefined) return reject("E0432", command.set.span, "A typedef needs a set", { hint: 'Write typedef t = "{x. P x}".' });
  checkClosed(set, made.params, command.set.span);
  const { rep, abs } = morphisms(context, made, base);
  const definition = { kind: "typedef", params: made.params, base, set, rep: rep.name, abs: abs.name } as const;
  const typed = withTypeNotation(enterType(context, made.name, made.params.length, definition), made.name, command.head);
  const entered = typedefFacts(enterMorphisms(typed, command.head.name.text, rep, abs), command.head.name.text, set, { rep, abs });
  const cls = command.instanceOf === null ? null : context.classes.find(command.instanceOf);
  if (cls === null) return elaborated(entered);
  const what = `the order of the type ${command.head.name.text} of theory ${context.theory.name} is not known`;
  return elaborated(
    addUnknownInstance(
      entered,
      made.name,
      cls,
      made.params.map((p) => p.sort),
      what,
    ),
  );
}

/** `quotient_type t = "τ" / R`: the classes of R. */
export function elaborateQuotientType(context: Context, command: CommandOf<"quotient_type">): Elaborated {
  const given = newType(context, command.head, command.morphisms, ["rep_", "abs_"]);
  const base = readType(context, command.type, new Map(given.params.filter((p) => p.sort.length > 0).map((p) => [p.name, p.sort])));
  const made = withSortsOf(given, typeVars(base));
  for (const v of typeVars(base)) if (!made.params.includes(v)) rejectExtra(v, command.type.span);
  const relation = readTerm(withParamSorts(context, made.params), command.relation, funs([base, base], boolT));
  checkClosed(relation, made.params, command.relation.span);
  const { rep, abs } = morphisms(context, made, base);
  const definition = {
    kind: "quotient",
    params: made.params,
    base,
    relation,
    partial: command.isPartial,
    rep: rep.name,
    abs: abs.name,
  } as const;
  const typed = withTypeNotation(enterType(context, made.name, made.params.length, definition), made.name, command.head);
  const declared = quotientFacts(enterMorphisms(typed, command.head.name.text, rep, abs), command.head.name.text, relation, { rep, abs });
  return elaborated(declareCorrespondence(declared, { name: made.name, arity: made.params.length, definition }, "quotient_type"));
}

/** A parameter without a sort in the head takes the one it has on the right-hand side. */
function withSortsOf(made: NewType, variables: Iterable<TypeVar>): NewType {
  const used = new Map([...variables].map((v) => [v.name, v]));
  const params = made.params.map((p) => (p.sort.length === 0 ? (used.get(p.name) ?? p) : p));
  return { ...made, params, type: tcon(made.name, params) };
}

/** Checks that the set or relation has no variables, and no type variables but the type's parameters. */
function checkClosed(t: Term, params: readonly TypeVar[], span: Span): void {
  const [variable] = freeVars(t).keys();
  if (variable !== undefined) reject("E0433", span, `The definition of a type must not depend on the variable "${variable}"`);
  for (const v of termTypeVars(t)) if (!params.includes(v)) rejectExtra(v, span);
}

function rejectExtra(v: TypeVar, span: Span): never {
  return reject("E0413", span, `Extra type variable on the right-hand side: ${v.name}`, {
    hint: `Add ${v.name} to the parameters of the type.`,
  });
}

interface Morphisms {
  readonly rep: ConstDecl;
  readonly abs: ConstDecl;
}

function morphisms(context: Context, made: NewType, base: Type): Morphisms {
  const declare = (name: Name, type: Type, direction: "rep" | "abs"): ConstDecl => {
    const full = context.qualify(name.text);
    checkNewConstant(context, full, name);
    return { name: full, type, spec: { kind: "morphism", type: made.name, direction }, role: { kind: "plain" } };
  };
  return { rep: declare(made.rep, fun(made.type, base), "rep"), abs: declare(made.abs, fun(base, made.type), "abs") };
}

/** Both morphisms, which may also be called by the type: `t.Rep_t`. */
function enterMorphisms(context: Context, type: string, rep: ConstDecl, abs: ConstDecl): Context {
  const alias = (space: NameSpace, { name }: ConstDecl): NameSpace => space.alias(`${type}.${baseName(name)}`, name);
  return enterConstants(context, [rep, abs]).globally((c) => c.with({ consts: [rep, abs].reduce(alias, c.consts) }));
}

const call = (c: ConstDecl, x: Term): Term => app(constant(c.name, c.type), x);
const baseOf = (c: ConstDecl): string => baseName(c.name);

/** `Rep_t`, `Rep_t_inverse`, `Abs_t_inverse`, `Rep_t_inject`, `type_definition_t`. */
function typedefFacts(context: Context, base: string, set: Term, { rep, abs }: Morphisms): Context {
  const [from, to] = rep.type.kind === "con" ? rep.type.args : [];
  const x = free("x", present(from, "typedefFacts: type"));
  const y = free("y", present(to, "typedefFacts: base"));
  const z = free("y", x.type);
  const facts: [string, Term][] = [
    [baseOf(rep), member(call(rep, x), set)],
    [`${baseOf(rep)}_inverse`, eq(call(abs, call(rep, x)), x)],
    [`${baseOf(abs)}_inverse`, implies(member(y, set), eq(call(rep, call(abs, y)), y))],
    [`${baseOf(rep)}_inject`, eq(eq(call(rep, x), call(rep, z)), eq(x, z))],
  ];
  const statement = context.theory.consts.get("Typedef.type_definition");
  if (statement !== undefined) {
    const type = funs([rep.type, abs.type, setT(y.type)], boolT);
    facts.push([
      `type_definition_${base}`,
      apps(constant(statement.name, type), [constant(rep.name, rep.type), constant(abs.name, abs.type), set]),
    ]);
  }
  return facts.reduce((c, [name, prop]) => addFact(c, name, [prop], []), context);
}

/** `Quotient_t` in parts: the abstraction of a representative is the class, and related values have one class. */
function quotientFacts(context: Context, base: string, relation: Term, { rep, abs }: Morphisms): Context {
  const [from, to] = rep.type.kind === "con" ? rep.type.args : [];
  const a = free("a", present(from, "quotientFacts: type"));
  const x = free("x", present(to, "quotientFacts: base"));
  const y = free("y", x.type);
  const facts = [
    eq(call(abs, call(rep, a)), a),
    apps(relation, [call(rep, a), call(rep, a)]),
    implies(apps(relation, [x, y]), eq(call(abs, x), call(abs, y))),
  ];
  return addFact(context, `Quotient_${base}`, facts, []);
}
