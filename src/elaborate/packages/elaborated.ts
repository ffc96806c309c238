import type { Diagnostic } from "../../base/index.ts";
import type { Context } from "../names/context.ts";

/** What a definition package leaves: the context after the command, and remarks that did not stop it. */
export interface Elaborated {
  readonly context: Context;
  readonly warnings: readonly Diagnostic[];
}

/** A command that went through, with remarks if there are any. */
export function elaborated(context: Context, warnings: readonly Diagnostic[] = []): Elaborated {
  return { context, warnings };
}
