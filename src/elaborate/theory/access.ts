/** `qualified` and `private`: what becomes of the names that such commands declared when their block ends. */
import type { Command } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { namesOfCommand, typesOfCommand } from "../names/lost-names.ts";
import type { NameSpace } from "../names/name-space.ts";

/** What a `qualified` or `private` command at some depth of blocks declared, by full names. */
export interface Qualified {
  readonly consts: readonly string[];
  readonly types: readonly string[];
  readonly depth: number;
  readonly isPrivate: boolean;
}

/** What such a command has declared; `context` is the one after it. */
export function declaredBy(context: Context, command: Command, depth: number): Qualified {
  return {
    consts: ownNames(context, context.consts, namesOfCommand(context, command)),
    types: ownNames(context, context.types, typesOfCommand(command)),
    depth,
    isPrivate: command.access === "private",
  };
}

/** Qualified names must be written with a qualifier from now on; private ones are gone. */
export function hideAll(context: Context, declared: readonly Qualified[]): Context {
  return declared.reduce((c, { consts, types, isPrivate }) => {
    const hide = (space: NameSpace, names: readonly string[]): NameSpace => names.reduce((n, full) => n.hide(full, !isPrivate), space);
    return c.globally((outer) => outer.with({ consts: hide(outer.consts, consts), types: hide(outer.types, types) }));
  }, context);
}

/** Those names that mean something of this theory, by their full names. */
function ownNames(context: Context, space: NameSpace, names: readonly string[]): string[] {
  const own = `${context.theory.name}.`;
  return names.flatMap((name) => {
    const full = space.find(name);
    return full?.startsWith(own) === true ? [full] : [];
  });
}
