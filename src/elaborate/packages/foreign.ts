/**
 * Definitions by packages that are not carried out here: `domain` and `fixrec` of HOLCF, the nominal packages, `corec`. Their types and constants are declared
 * without meaning, so that what is said about them can be read; a counterexample to it is potential at most.
 */
import { boolT, type ConstDecl, constant, fun, funs, type Sort, type Type, type TypeVar, tcon } from "../../logic/index.ts";
import type { CommandOf, ForeignConstructor, ForeignType } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { addLoss } from "../names/losses.ts";
import { loseName } from "../names/lost-names.ts";
import { addNotation } from "../names/notation.ts";
import { reject } from "../names/problem.ts";
import { addArities, addUnknownInstance } from "../names/unknown-instance.ts";
import { readSpecification } from "../read/read-term.ts";
import { readType } from "../read/read-type.ts";
import { checkNewConstant, enterConstants, enterType, newTypeName } from "./datatype/declarations.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import { keepConstant } from "./salvage.ts";
import { headParams, withTypeNotation } from "./types.ts";

export function elaborateForeign(context: Context, command: CommandOf<"foreign">): Elaborated {
  const what = `what the command "${command.word}" of theory ${context.theory.name} defines is not known`;
  const typed = command.types.reduce((c, t) => declareType(c, t, command.word, what), context);
  const atoms = command.word === "atom_decl" ? declareAtoms(typed, command, what) : typed;
  const made = command.types.reduce((c, t) => declareConstructors(c, t, command.word, what), atoms);
  return elaborated(declareHeads(made, command, what));
}

/** Functions have the types that are written, or those that the equations give them. */
function declareHeads(context: Context, command: CommandOf<"foreign">, what: string): Context {
  if (command.heads.length === 0) return context;
  const isTyped = command.heads.every((h) => h.type !== null);
  const facts = isTyped ? [] : command.equations.map((prop) => ({ prop, premises: [], fixes: [] }));
  const { heads } = readSpecification(context, { heads: command.heads, facts });
  return heads.reduce((c, head) => keepConstant(c, head, command, what), context);
}

function declareType(context: Context, { head }: ForeignType, word: string, what: string): Context {
  const name = newTypeName(context, head.name);
  const params = headParams(context, head);
  const typed = withTypeNotation(enterType(context, name, params.length, { kind: "declared" }), name, head);
  const lost = addLoss(typed, { kind: "axiom", what, restricts: word === "domain" ? [name] : null });
  const sorts = params.map((p) => p.sort);
  return classesOf(context, word).reduce((c, cls) => addUnknownInstance(c, name, cls, sorts, what), lost);
}

/** The classes of a new type: those of domains, or of things with atoms. */
function classesOf({ classes, theory }: Context, word: string): string[] {
  const found = (names: readonly string[]): string[] => names.flatMap((name) => classes.find(name) ?? []);
  if (word === "domain") return found(["domain"]);
  if (word === "atom_decl") return found(["at"]);
  return [...found(["fs"]), ...[...theory.classes.keys()].filter((name) => /\.(?:pt|fs|cp)_\w+$/.test(name))];
}

/** Older atoms have classes of their own: `pt_a` (they can be renamed), `fs_a` (finitely many matter), `cp_a_b`. */
function declareAtoms(context: Context, { types }: CommandOf<"foreign">, what: string): Context {
  if (context.classes.find("at") !== null) return context;
  const names = types.map((t) => t.head.name.text);
  const all = [...context.theory.classes.keys()].flatMap((full) => /\.pt_(\w+)$/.exec(full)?.[1] ?? []);
  const pairs = names.flatMap((a) => [...all, ...names].flatMap((b) => (a === b ? [] : [`cp_${a}_${b}`, `cp_${b}_${a}`])));
  const renamed = [...names.map((a) => `pt_${a}`), ...pairs];
  const supported = names.map((a) => `fs_${a}`);
  const declared = [...new Set([...renamed, ...supported])].reduce((c, name) => {
    const supers = name.startsWith("fs_") ? [c.qualify(`pt_${name.slice(3)}`)] : [];
    const full = c.qualify(name);
    const decl = { name: full, supers, params: [], axioms: [] };
    return c.globally((k) =>
      k.with({ theory: k.theory.with({ classes: k.theory.classes.set(full, decl) }), classes: k.classes.declare(full) }),
    );
  }, context);
  const qualified = (list: readonly string[]): Sort => list.map((name) => declared.qualify(name));
  return [...declared.theory.types.entries()].reduce(
    (c, [tycon, { arity }]) => {
      const classes = infinite.has(tycon) ? qualified(renamed) : [...qualified(renamed), ...qualified(supported)];
      return classes.reduce(
        (k, cls) =>
          addArities(
            k,
            tycon,
            [cls],
            Array.from({ length: arity }, (): Sort => [cls]),
          ),
        c,
      );
    },
    addLoss(declared, { kind: "axiom", what, restricts: null }),
  );
}

/** Types whose values may depend on infinitely many atoms. */
const infinite: ReadonlySet<string> = new Set(["fun", "Set.set"]);

function declareConstructors(context: Context, { head, constructors }: ForeignType, word: string, what: string): Context {
  const params = headParams(context, head);
  const tycon = context.qualify(head.name.text);
  const made = constructors.reduce((c, k) => declareConstructor(c, k, tcon(tycon, params), params, word, what), context);
  return word === "domain" ? declareCompanions(made, head.name.text, tcon(tycon, params), constructors, what) : made;
}

function declareConstructor(
  context: Context,
  { name, args, mixfix }: ForeignConstructor,
  type: Type,
  params: readonly TypeVar[],
  word: string,
  what: string,
): Context {
  const types = args.map((a) => readType(context, a.type, new Map(params.map((p) => [p.name, p.sort]))));
  const isDomain = word === "domain";
  const whole = isDomain ? types.reduceRight((to, from) => continuous(context, from, to), type) : funs(types, type);
  const full = context.qualify(name.text);
  checkNewConstant(context, full, name);
  const selectors = args.flatMap(({ selector }, i) =>
    selector === null ? [] : [unspecified(context.qualify(selector.text), continuous(context, type, types[i] ?? type))],
  );
  const entered = enterUnknown(context, [unspecified(full, whole), ...selectors], what);
  return mixfix === null ? entered : addNotation(entered, constant(full, whole), mixfix, "global");
}

/** What comes with a domain: tests, approximations; other names are known to be missing. */
function declareCompanions(context: Context, t: string, type: Type, constructors: readonly ForeignConstructor[], what: string): Context {
  const tr = context.theory.types.has("Tr.tr") || context.types.find("tr") !== null ? "tr" : null;
  const nat = tcon("Nat.nat");
  const decls = [
    unspecified(context.qualify(`${t}_take`), fun(nat, continuous(context, type, type))),
    unspecified(context.qualify(`${t}_finite`), fun(type, boolT)),
    unspecified(context.qualify(`${t}_bisim`), fun(funs([type, type], boolT), boolT)),
  ];
  const truth = tr === null ? null : readType(context, { text: tr, span: { from: 0, to: 0 }, offsetAt: () => 0 });
  const tests =
    truth === null ? [] : constructors.map((c) => unspecified(context.qualify(`is_${c.name.text}`), continuous(context, type, truth)));
  const entered = enterUnknown(context, [...decls, ...tests], what);
  const others = ["abs", "rep", "case", "map", "defl"].map((word) => `${t}_${word}`);
  return [...others, ...constructors.map((c) => `match_${c.name.text}`)].reduce((c, name) => loseName(c, name, "domain"), entered);
}

function enterUnknown(context: Context, decls: readonly ConstDecl[], what: string): Context {
  return addLoss(enterConstants(context, decls), { kind: "meaning", what, constants: decls.map((d) => d.name) });
}

const unspecified = (name: string, type: Type): ConstDecl => ({ name, type, spec: { kind: "unspecified" }, role: { kind: "plain" } });

/** The continuous functions of HOLCF. */
function continuous(context: Context, from: Type, to: Type): Type {
  const cfun = context.types.find("cfun");
  return cfun === null ? reject("E0201", { from: 0, to: 0 }, 'Undefined type name: "cfun"') : tcon(cfun, [from, to]);
}
