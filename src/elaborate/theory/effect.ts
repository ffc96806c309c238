/**
 * What a command has changed, as far as those after it can tell. A proved lemma changes nothing but the named facts, which only few commands
 * ask for: when it is edited, those after it need not be read again.
 */
import { textKey } from "../../base/index.ts";
import type { Command } from "../../syntax/index.ts";
import type { Context, ContextFields } from "../names/context.ts";
import type { ReadingState } from "./theory-file.ts";

/** Keys of a state: equal keys, equal states, as far as the key goes. */
export interface StateKeys {
  /** All but the named facts. */
  readonly context: string;
  /** The named facts. */
  readonly facts: string;
}

/** The keys of the state after a command, whose whole text is given. */
export function keysAfter(
  keys: StateKeys,
  { text, from, command }: { readonly text: string; readonly from: number; readonly command: Command },
  before: ReadingState,
  after: ReadingState,
): StateKeys {
  const isBlock = before.bundle !== after.bundle || before.qualified !== after.qualified;
  if (!isBlock && before.context === after.context) return keys;
  const isFact = !isBlock && differOnlyInFacts(before.context, after.context);
  const effect = isBlock || asksForFacts(command) ? [keys.facts, text] : [text];
  return {
    // Bundles keep their commands with their places, for what may be wrong with them later.
    context: isFact ? keys.context : textKey(keys.context, isBlock ? `${command.access ?? ""} ${from}` : (command.access ?? ""), ...effect),
    facts: textKey(keys.facts, text),
  };
}

function differOnlyInFacts(a: Context, b: Context): boolean {
  for (const key of Object.keys(a) as (keyof ContextFields)[]) {
    if (a[key] === b[key] || key === "facts" || key === "theory" || key === "outside") continue;
    return false;
  }
  for (const key of Object.keys(a.theory) as (keyof Context["theory"])[])
    if (a.theory[key] !== b.theory[key] && key !== "facts") return false;
  if (a.outside === null || b.outside === null) return a.outside === b.outside;
  return a.outside === b.outside || differOnlyInFacts(a.outside, b.outside);
}

const askers: ReadonlySet<Command["kind"]> = new Set(["lemmas", "declare", "setup_lifting", "time_fun", "hide", "find_unused_assms"]);

/** Whether a command may ask for facts by their names. */
function asksForFacts(command: Command): boolean {
  return askers.has(command.kind) || includesBundles(command);
}

function includesBundles(command: Command): boolean {
  if (command.kind === "unbundle") return true;
  if (command.kind === "statement") return command.statement.includes.length > 0;
  return ("includes" in command && command.includes.length > 0) || ("opening" in command && command.opening.length > 0);
}

/** Whether a command may ask for one of these facts. What stands in bundles may ask for anything. */
export function mayAskFor(command: Command, text: string, names: ReadonlySet<string>): boolean {
  if (includesBundles(command) || command.kind === "bundle" || command.kind === "find_unused_assms") return names.size > 0;
  return asksForFacts(command) && [...names].some((name) => text.includes(name));
}

/** The names of the facts that a statement declares. */
export function factNames(command: Command): string[] {
  if (command.kind !== "statement") return [];
  const { decl, conclusion } = command.statement;
  const names = [decl.name, ...(conclusion.kind === "shows" ? conclusion.goals.map((g) => g.decl.name) : [])];
  return names.flatMap((name) => (name === null || name.text === "" ? [] : [name.text]));
}
