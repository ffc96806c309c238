/** One theory from its commands: each maps a context to a context, or leaves a diagnostic and the context as it was. */
import { baseName, beginSteps, type Diagnostic, endSteps } from "../../base/index.ts";
import type { Command, CommandOf, Name, ToolCommand } from "../../syntax/index.ts";
import { elaborateClass, elaborateDerive, elaborateInstance, elaborateInstantiation, elaborateSubclass } from "../locales/classes.ts";
import { currentClass } from "../locales/enter.ts";
import { elaborateInterpretation } from "../locales/interpretation.ts";
import { elaborateContext, elaborateLocale, enterNamed } from "../locales/locale.ts";
import { elaborateOverloading } from "../locales/overloading-block.ts";
import type { Context } from "../names/context.ts";
import { loseCertainty, loseContent } from "../names/lost-content.ts";
import { loseCompanions, loseNames } from "../names/lost-names.ts";
import { Unkept, warning } from "../names/problem.ts";
import { declareModeFunctions, packages } from "../packages/index.ts";
import { salvage } from "../packages/salvage.ts";
import { ambiguous } from "../read/read-term.ts";
import { readSort } from "../read/read-type.ts";
import { mostSteps } from "../read/reading-limits.ts";
import { declaredBy, hideAll, type Qualified } from "./access.ts";
import { elaborateDeclare, elaborateLemmas } from "./fact-commands.ts";
import { blockLeftOut, failure, leaveOut, opensBlock, otherLogic, skippedNote } from "./left-out.ts";
import {
  elaborateAdhocOverloading,
  elaborateAlias,
  elaborateHide,
  elaborateNonterminal,
  elaborateNotation,
  elaborateSyntax,
  elaborateTranslations,
} from "./notation-commands.ts";
import { elaborateStatement, type Statement } from "./statement.ts";
import { checkTermination } from "./termination.ts";

/** Something in a theory that asks for an answer, in file order. */
export type Item =
  | { readonly kind: "statement"; readonly statement: Statement }
  /** A tool command outside a proof: `value`, `values`, … */
  | { readonly kind: "tool"; readonly tool: ToolCommand; readonly context: Context }
  | { readonly kind: "code_pred"; readonly command: CommandOf<"code_pred">; readonly context: Context }
  | { readonly kind: "find_unused_assms"; readonly command: CommandOf<"find_unused_assms">; readonly context: Context };

export interface TheoryFile {
  readonly name: string;
  readonly context: Context;
  readonly items: readonly Item[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Sees each command with the contexts before and after it. */
export type Observer = (command: Command, before: Context, after: Context) => void;

/** Who follows the reading. `begin` may throw a `Problem`, which leaves the command out. */
export interface Follower {
  begin?(command: Command): void;
  observe?: Observer;
}

/** Elaborates the commands of a theory, starting from the context of its imports. */
export function elaborateCommands(start: Context, name: string, commands: readonly Command[], follower: Follower = {}): TheoryFile {
  const run = new Run(beginTheory(start, name), (command) => follower.begin?.(command));
  for (const command of commands) {
    const before = run.context;
    run.step(command);
    follower.observe?.(command, before, run.context);
  }
  return { name, context: run.finish(), items: run.items, diagnostics: run.diagnostics };
}

/** All that the reading of the next command depends on. A persistent value. */
export interface ReadingState {
  readonly context: Context;
  /** What `qualified` and `private` commands declared in blocks that are still open. */
  readonly qualified: readonly Qualified[];
  /** The bundle being declared, with the commands so far; or null. */
  readonly bundle: OpenBundle | null;
}

interface OpenBundle {
  readonly name: string;
  readonly isOpen: boolean;
  readonly commands: readonly Command[];
}

/** Before the first command. */
export function beginTheory(start: Context, name: string): ReadingState {
  return { context: start.with({ theory: start.theory.with({}, name) }), qualified: [], bundle: null };
}

/** Reads one command. */
export function readCommand(
  before: ReadingState,
  command: Command,
  begin: (command: Command) => void = () => undefined,
): { readonly after: ReadingState; readonly items: readonly Item[]; readonly diagnostics: readonly Diagnostic[] } {
  const run = new Run(before, begin);
  run.step(command);
  return { after: run.state(), items: run.items, diagnostics: run.diagnostics };
}

/** The context of a theory after its last command. */
export function finishTheory(last: ReadingState): Context {
  return new Run(last, () => undefined).finish();
}

interface CommandEffect {
  readonly context: Context;
  readonly warnings?: readonly Diagnostic[];
}

class Run {
  readonly items: Item[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** The context after the commands so far. */
  context: Context;
  private readonly begin: (command: Command) => void;
  private qualified: ReadingState["qualified"];
  private bundle: OpenBundle | null;

  constructor({ context, qualified, bundle }: ReadingState, begin: (command: Command) => void) {
    this.context = context;
    this.qualified = qualified;
    this.bundle = bundle;
    this.begin = begin;
  }

  state(): ReadingState {
    const { context, qualified, bundle } = this;
    return { context, qualified, bundle };
  }

  /** The context after the last command; blocks left open are closed. */
  finish(): Context {
    while (this.context.outside !== null) this.context = this.context.close();
    this.qualify(-1);
    return this.context;
  }

  /** The names that `qualified` commands deeper than this declared must be written with a qualifier from now on; those of `private` ones are gone. */
  private qualify(depth: number): void {
    const ended = this.qualified.filter((q) => q.depth > depth);
    this.qualified = this.qualified.filter((q) => q.depth <= depth);
    this.context = hideAll(this.context, ended);
  }

  step(command: Command): void {
    if (this.context.otherLogics.length > 0) return;
    if (this.bundle !== null) {
      this.collect(this.bundle, command);
      return;
    }
    beginSteps(mostSteps);
    try {
      this.begin(command);
      const { context, warnings = [] } = this.inTarget(command);
      const isClear = !warnings.some((w) => w.code === ambiguous);
      this.context = loseCompanions(isClear ? context : loseCertainty(this.context, context, command), command);
      if (command.access !== null) {
        this.qualified = [...this.qualified, declaredBy(this.context, command, depthOf(context))];
      }
      if (command.kind === "end") this.qualify(depthOf(context));
      this.diagnostics.push(...warnings);
    } catch (error) {
      endSteps();
      this.diagnostics.push(failure(error, command));
      const lost = loseContent(loseNames(this.context, command), command);
      if (error instanceof Unkept) this.context = opensBlock(command) ? lost.open(blockLeftOut(command)) : lost;
      else this.context = this.block(lost, command) ?? this.kept(lost, command);
    } finally {
      endSteps();
    }
  }

  /** What can be kept of a command that declares or opens a context; null where it does neither. */
  private block(context: Context, command: Command): Context | null {
    beginSteps(mostSteps);
    try {
      if (command.kind === "locale") return this.opening(context, command, (c) => elaborateLocale(c, command, true));
      if (command.kind === "class") return this.opening(context, command, (c) => elaborateClass(c, command, true));
      if (command.kind === "context" || command.kind === "experiment")
        return this.include(elaborateContext(context, command, true), command);
    } catch {
      // What made the command fail is reported already.
    }
    return opensBlock(command) ? context.open(blockLeftOut(command)) : null;
  }

  /** What can be kept of another command that failed. */
  private kept(context: Context, command: Command): Context {
    const target: Name | null = "target" in command ? command.target : null;
    beginSteps(mostSteps);
    try {
      return target === null ? salvage(context, command) : salvage(enterNamed(context, target), command).close();
    } catch {
      // What made the command fail is reported already.
      return context;
    }
  }

  /** `(in loc)` opens the target for one command. */
  private inTarget(command: Command): CommandEffect {
    const target: Name | null = "target" in command ? command.target : null;
    if (target === null || command.kind === "interpretation") return this.carryOut(this.context, command);
    const { context, warnings = [] } = this.carryOut(enterNamed(this.context, target), command);
    return { context: context.close(), warnings };
  }

  private carryOut(context: Context, command: Command): CommandEffect {
    switch (command.kind) {
      case "class":
        return { context: this.opening(context, command, (c) => elaborateClass(c, command)) };
      case "instantiation":
        return { context: elaborateInstantiation(context, command) };
      case "instance":
        return { context: elaborateInstance(context, command) };
      case "derive":
        return { context: elaborateDerive(context, command) };
      case "subclass":
        return { context: elaborateSubclass(context, command, currentClass(context)) };
      case "locale":
        return { context: this.opening(context, command, (c) => elaborateLocale(c, command)) };
      case "interpretation":
        return { context: elaborateInterpretation(context, command) };
      case "context":
      case "experiment":
        return { context: this.include(elaborateContext(context, command), command) };
      case "overloading":
        return { context: elaborateOverloading(context, command) };
      case "end":
        return { context: context.close() };
      default:
        return this.carryOutRest(context, command);
    }
  }

  private carryOutRest(
    context: Context,
    command: Exclude<
      Command,
      {
        kind:
          | "class"
          | "instantiation"
          | "instance"
          | "derive"
          | "subclass"
          | "locale"
          | "interpretation"
          | "context"
          | "experiment"
          | "overloading"
          | "begin"
          | "end";
      }
    >,
  ): CommandEffect {
    switch (command.kind) {
      case "bundle":
        return this.beginBundle(context, command);
      case "unbundle":
        return { context: this.unbundle(context, command.bundles) };
      case "notation":
        return { context: elaborateNotation(context, command) };
      case "syntax":
        return { context: elaborateSyntax(context, command) };
      case "translations":
        return { context: elaborateTranslations(context, command) };
      case "nonterminal":
        return { context: elaborateNonterminal(context, command) };
      case "hide":
        return this.hide(context, command);
      case "adhoc_overloading":
        return { context: elaborateAdhocOverloading(context, command) };
      case "alias":
        return { context: elaborateAlias(context, command) };
      case "lemmas":
        return { context: elaborateLemmas(context, command) };
      case "declare":
        return { context: elaborateDeclare(context, command) };
      case "statement":
        return this.statement(context, command);
      case "tool":
        return this.note(context, { kind: "tool", tool: command.tool, context });
      case "code_pred":
        return this.note(declareModeFunctions(context, command), { kind: "code_pred", command, context });
      case "find_unused_assms":
        return this.note(context, { kind: "find_unused_assms", command, context });
      case "tool_params":
        return {
          context: context.globally((c) =>
            c.with({ toolParams: c.toolParams.set(command.tool, [...(c.toolParams.get(command.tool) ?? []), ...command.options]) }),
          ),
        };
      case "fun": {
        const step = packages.fun(context, command);
        const warnings = [...(step.warnings ?? []), ...checkTermination(context, step.context, command)];
        return { context: step.context, warnings };
      }
      case "skipped":
        return {
          context: leaveOut(context, command),
          warnings: command.isBroken ? [] : [...otherLogic(context, command), ...skippedNote(command.name, command.span)],
        };
      case "document":
      case "export_code":
      case "named_theorems":
      case "derived_facts":
        return { context };
      case "default_sort": {
        const defaultSort = readSort(context, command.sort);
        return { context: context.globally((c) => c.with({ defaultSort })) };
      }
      default:
        return (packages[command.kind] as (c: Context, k: typeof command) => CommandEffect)(context, command);
    }
  }

  private statement(context: Context, command: CommandOf<"statement">): CommandEffect {
    const inside =
      command.statement.includes.length === 0
        ? context
        : this.unbundle(context.open({ kind: "context" }), command.statement.includes, "local");
    const { context: after, statement, warnings } = elaborateStatement(inside, command);
    this.items.push({ kind: "statement", statement });
    return { context: inside === context ? after : after.close(), warnings };
  }

  private hide(context: Context, command: CommandOf<"hide">): CommandEffect {
    const { context: after, problem } = elaborateHide(context, command);
    return { context: after, warnings: problem === null ? [] : [problem.diagnostic] };
  }

  private note(context: Context, item: Item): CommandEffect {
    this.items.push(item);
    return { context };
  }

  private include(context: Context, command: CommandOf<"context" | "experiment">): Context {
    return command.kind === "context" ? this.unbundle(context, command.includes, "local") : context;
  }

  /** `opening b`: the bundles are in force for the command and for the block that it begins. */
  private opening(context: Context, command: CommandOf<"class" | "locale">, elaborate: (c: Context) => Context): Context {
    if (command.opening.length === 0) return elaborate(context);
    const after = elaborate(this.unbundle(context.open({ kind: "context" }), command.opening, "local"));
    return command.begins ? after.with({ outside: after.outside?.outside ?? null }) : after.close();
  }

  private beginBundle(context: Context, command: CommandOf<"bundle">): CommandEffect {
    if (command.facts === null) this.bundle = { name: command.name.text, isOpen: command.isOpen, commands: [] };
    return { context };
  }

  private collect(bundle: OpenBundle, command: Command): void {
    if (command.kind !== "end") {
      this.bundle = { ...bundle, commands: [...bundle.commands, command] };
      return;
    }
    this.bundle = null;
    const { name, commands } = bundle;
    this.context = this.context.globally((c) => c.with({ bundles: c.bundles.set(name, { name, commands }) }));
    if (bundle.isOpen) for (const inner of commands) this.step(inner);
  }

  /** Replays bundles; `no b` takes its notation away. */
  private unbundle(context: Context, refs: CommandOf<"unbundle">["bundles"], scope: "global" | "local" = "global"): Context {
    return refs.reduce((c, ref) => {
      const name = baseName(ref.name.text);
      const bundle = c.bundles.get(ref.name.text) ?? c.bundles.get(name);
      if (bundle === undefined) {
        this.diagnostics.push(warning("W0210", ref.name.span, `Unknown bundle: "${ref.name.text}"`));
        return c;
      }
      const base = scope === "local" ? c.with({ outside: null }) : c;
      const replayed = bundle.commands.reduce((k, command) => this.carryOut(k, ref.isNegated ? negate(command) : command).context, base);
      return scope === "local" ? replayed.with({ outside: c.outside }) : replayed;
    }, context);
  }
}

/** How many blocks are open. */
function depthOf(context: Context): number {
  let depth = 0;
  for (let at = context.outside; at !== null; at = at.outside) depth++;
  return depth;
}

function negate(command: Command): Command {
  return command.kind === "notation" || command.kind === "syntax" || command.kind === "translations"
    ? { ...command, isRemoval: !command.isRemoval }
    : command;
}
