/** How step functions are called. */
import type { Context } from "./context.ts";

/** The name of the step function of a function. */
export function timeName(context: Context, name: string): string {
  return `${timePrefix(context)}${name}`;
}

/** What stands before the name of a function, `T_` unless `time_prefix` says something else. */
export function timePrefix(context: Context): string {
  return context.theory.options.get("time_prefix")?.replace(/^["‹]|["›]$/g, "") ?? "T_";
}
