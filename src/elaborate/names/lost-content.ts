/** What a command that was left out may have said about things declared before it. */
import { constant, reachOf, superclasses, tcon, tvar } from "../../logic/index.ts";
import { type Command, literalsOf } from "../../syntax/index.ts";
import type { Context } from "./context.ts";
import { addLoss, openNames } from "./losses.ts";

/** The context after a command that had no effect. */
export function loseContent(context: Context, command: Command): Context {
  const word = command.kind === "skipped" ? command.name : command.kind;
  const what = `a command "${word}" of theory ${context.theory.name} was left out`;
  const { block } = context;
  if (command.kind === "skipped" && programs.test(word))
    return word === "ML" && !/Theory\.setup|Context\.>>/.test(command.source ?? "") ? context : addLoss(context, { kind: "names", what });
  if (isAxiomatic(command)) {
    const open = restrictedBy(context, textsOf(command));
    return addLoss(context, { kind: "axiom", what, restricts: open.length > 0 || !stating.has(word) ? open : null });
  }
  if (block?.kind === "overloading")
    return addLoss(context, { kind: "axiom", what, restricts: [...block.bindings.values()].map((b) => b.constant) });
  if (block?.kind !== "instantiation") return context;
  const classes = new Set(block.classes.flatMap((c) => [...superclasses(context.theory, c)]));
  const constants = [...classes].flatMap((c) => context.theory.classes.get(c)?.params ?? []);
  return addLoss(context, { kind: "instance", what, constants, tycons: block.tycons });
}

/** The context after a command that was read in one of several ways. */
export function loseCertainty(before: Context, context: Context, command: Command): Context {
  const what = `a command "${command.kind}" of theory ${context.theory.name} has several well-typed readings`;
  if (isAxiomatic(command)) return addLoss(context, { kind: "axiom", what, restricts: restrictedBy(context, textsOf(command)) });
  const constants = [...context.theory.consts.keys()].filter((name) => !before.theory.consts.has(name));
  return constants.length === 0 ? context : addLoss(context, { kind: "meaning", what, constants });
}

/** Commands that run a program which may change the theory. */
const programs = /^(?:local_)?setup$|^ML$|^ML_file/;

/** Whether a command may state something about constants that it does not declare. */
function isAxiomatic(command: Command): boolean {
  return command.kind === "skipped" ? command.source !== null : stating.has(command.kind);
}

/** Commands of which it is certain that they state something. */
const stating: ReadonlySet<string> = new Set(["axiomatization", "specification", "overloading"]);

/** All texts of inner syntax in a command. */
export function textsOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("kind" in part && part.kind === "skipped" && "source" in part) return [String(part.source)];
  if ("text" in part && typeof part.text === "string") return [part.text];
  return Object.values(part).flatMap(textsOf);
}

/** The open constants and types that texts speak of, by name or by notation. */
function restrictedBy(context: Context, texts: readonly string[]): string[] {
  const { theory } = context;
  const text = texts.join(" ");
  const words = new Set(text.match(/\p{L}[\p{L}\p{N}_'⇩]*(?:\.\p{L}[\p{L}\p{N}_'⇩]*)*/gu) ?? []);
  const named = [...words].flatMap((word) => [context.consts.find(word), context.types.find(word)]);
  const noted = [...context.grammar.byKey.values()].flatMap((p) => {
    const literals = p === null ? [] : literalsOf(p);
    return p !== null && "head" in p.action && literals.length > 0 && literals.every((l) => text.includes(l)) ? [p.action.head] : [];
  });
  const names = [...new Set([...named, ...noted])];
  const terms = names.flatMap((name) => {
    const decl = name === null ? undefined : theory.consts.get(name);
    return decl === undefined ? [] : [constant(decl.name, decl.type)];
  });
  const types = names.flatMap((name) => {
    const decl = name === null ? undefined : theory.types.get(name);
    if (decl === undefined || decl.definition.kind === "synonym") return [];
    return [
      tcon(
        decl.name,
        Array.from({ length: decl.arity }, (_, i) => tvar(`'a${i}`)),
      ),
    ];
  });
  return [...openNames(theory, reachOf(theory, terms, types))];
}
