/**
 * What is kept of a declaration that could not be read: its types and constants, of the types that they are declared with, without meaning.
 * What is said about them can then be read, and rests on a loss: a counterexample to it is potential at most.
 */
import { boolT, type ConstDecl, constant, type Free, freeVars, fun, funs, type Term, type Type, tcon } from "../../logic/index.ts";
import type { Command, Constructor, Fix, Name, TypeHead } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { declareConstants, type NewConstant, planConstants } from "../names/declare.ts";
import { addLoss } from "../names/losses.ts";
import { textsOf } from "../names/lost-content.ts";
import { addNotation } from "../names/notation.ts";
import { Problem } from "../names/problem.ts";
import { readType } from "../read/read-type.ts";
import { enterConstants, enterType, newTypeName } from "./datatype/declarations.ts";
import { headParams, withTypeNotation } from "./types.ts";

/** The context with what can be kept of a command that failed. */
export function salvage(context: Context, command: Command): Context {
  const what = `a command "${command.kind}" of theory ${context.theory.name} was left out`;
  switch (command.kind) {
    case "datatype":
      return command.types.reduce(
        (c, t) => attempt(c, (k) => keepType(k, t, t.constructors, what)),
        declareTypes(context, command.types, what),
      );
    case "typedecl":
      return context;
    case "foreign":
      return headsOf(command).reduce(
        (c, head) => attempt(c, (k) => keepHead(k, head, command, what)),
        declareTypes(
          context,
          command.types.map((t) => t.head),
          what,
        ),
      );
    case "typedef":
    case "quotient_type":
      return declareTypes(context, [command.head], what);
    default:
      return headsOf(command).reduce((c, head) => attempt(c, (k) => keepHead(k, head, command, what)), context);
  }
}

/** A step that may fail as the command did. */
function attempt(context: Context, step: (context: Context) => Context): Context {
  try {
    return step(context);
  } catch (error) {
    if (error instanceof Problem) return context;
    throw error;
  }
}

function headsOf(command: Command): readonly Fix[] {
  if (command.kind === "consts") return command.constants;
  // An operation of a class or an overloaded constant is there already.
  if ("heads" in command) return command.heads;
  if ("head" in command && command.head !== null && "type" in command.head) return [command.head];
  return [];
}

function keepHead(context: Context, { name, type, mixfix }: Fix, command: Command, what: string): Context {
  return type === null ? context : keepConstant(context, { name, type: readType(context, type), mixfix }, command, what);
}

/** A constant without meaning, over what the command mentions of the local context. */
export function keepConstant(context: Context, head: Omit<NewConstant, "role">, command: Command, what: string): Context {
  const { block } = context;
  if (block?.kind === "instantiation" || block?.kind === "overloading" || block?.kind === "lost") return context;
  const constant: NewConstant = { ...head, role: { kind: "plain" } };
  const plan = planConstants(context, [constant], fixesIn(context, command));
  const declared = declareConstants(context, plan, [{ kind: "unspecified" }]);
  return addLoss(declared, { kind: "meaning", what, constants: plan.consts.map((c) => c.name) });
}

/** The fixed variables that the text of a command mentions, by themselves or through what is defined by them. */
function fixesIn({ locals }: Context, command: Command): Term[] {
  if (locals.fixes.size === 0) return [];
  const words = new Set(textsOf(command).flatMap((text) => text.match(/\p{L}[\p{L}\p{N}_'⇩]*/gu) ?? []));
  const named = [...words].flatMap((word) => locals.fixes.get(word) ?? locals.bindings.get(word) ?? []);
  const used = new Map<string, Free>();
  for (const t of named) freeVars(t, used);
  return [...locals.fixes.values()].filter((x) => used.has(x.name));
}

function declareTypes(context: Context, heads: readonly TypeHead[], what: string): Context {
  return heads.reduce((c, head) => {
    return attempt(c, (k) => {
      const name = newTypeName(k, head.name);
      const declared = withTypeNotation(enterType(k, name, headParams(k, head).length, { kind: "declared" }), name, head);
      return addLoss(declared, { kind: "axiom", what, restricts: [name] });
    });
  }, context);
}

/** The constructors of a datatype whose arguments can be read, their selectors and discriminators. */
function keepType(context: Context, head: TypeHead, constructors: readonly Constructor[], what: string): Context {
  const tycon = context.qualify(head.name.text);
  const params = headParams(context, head);
  const type = tcon(tycon, params);
  return constructors.reduce(
    (c, { name, args, discriminator, mixfix }) =>
      attempt(c, (k) => {
        const types = args.map((a) => readType(k, a.type, new Map(params.map((p) => [p.name, p.sort]))));
        const selectors = args.flatMap(({ selector }, i) => plain(k, tycon, selector, fun(type, types[i] ?? type)));
        const made = plain(k, tycon, name, funs(types, type));
        const decls = [...made, ...selectors, ...plain(k, tycon, discriminator, fun(type, boolT))];
        const entered = addLoss(enterConstants(k, decls), { kind: "meaning", what, constants: decls.map((d) => d.name) });
        const [term] = made;
        return mixfix === null || term === undefined ? entered : addNotation(entered, constant(term.name, term.type), mixfix, "global");
      }),
    context,
  );
}

function plain(context: Context, tycon: string, name: Name | null, type: Type): ConstDecl[] {
  if (name === null || context.theory.consts.has(`${tycon}.${name.text}`)) return [];
  return [{ name: `${tycon}.${name.text}`, type, spec: { kind: "unspecified" }, role: { kind: "plain" } }];
}
