/**
 * Names that a command should have declared but did not, because it has an error or is not supported. Such a name is not a variable:
 * a statement about it would be refuted by choosing its value, which nobody asked for.
 */
import type { Command, CommandOf, Embedded, Fix } from "../../syntax/index.ts";
import type { Context } from "./context.ts";
import { baseName } from "./name-space.ts";
import { timeName } from "./time-name.ts";

/** The context in which the names of a command that was left out are known to be missing. */
export function loseNames(context: Context, command: Command): Context {
  const names = namesOfCommand(context, command);
  if (names.length === 0) return context;
  const word = command.kind === "skipped" ? command.name : command.kind;
  return context.globally((c) => c.with({ lost: c.lost.setAll(names.map((name): [string, string] => [name, word])) }));
}

/** `f_dom` and `f_rel`, which come with recursive functions and are not made here. */
export function loseCompanions(context: Context, command: CommandOf<"fun" | "function">): Context {
  const joined = fixNames(command.heads).join("_");
  const names = [`${joined}_dom`, `${joined}_rel`];
  return context.globally((c) => c.with({ lost: c.lost.setAll(names.map((name): [string, string] => [name, "function"])) }));
}

/** The context in which a name is known to be missing. */
export function loseName(context: Context, name: string, word: string): Context {
  return context.globally((c) => c.with({ lost: c.lost.set(name, word) }));
}

function namesOfCommand(context: Context, command: Command): readonly string[] {
  switch (command.kind) {
    case "skipped":
      return command.declared;
    case "datatype":
      return command.types.flatMap((t) => [
        ...["case", "rec", "map", "set", "rel", "pred", "size"].map((word) => `${word}_${t.name.text}`),
        ...[t.names.map, t.names.rel, t.names.pred, ...t.params.map((p) => p.setName)].flatMap((n) => n?.text ?? []),
        ...t.constructors.flatMap((c) => [
          `is_${c.name.text}`,
          ...[c.name, c.discriminator, ...c.args.map((a) => a.selector)].flatMap((n) => n?.text ?? []),
        ]),
      ]);
    case "record":
      return fixNames(command.fields).flatMap((name) => [name, `${name}_update`]);
    case "locale":
      return [command.name.text, `${command.name.text}_axioms`];
    case "typedef":
    case "quotient_type":
      return command.morphisms?.map((n) => n.text) ?? [`Rep_${command.head.name.text}`, `Abs_${command.head.name.text}`];
    case "time_fun":
      return command.functions.map((f) => timeName(context, baseName(f.text.replace(/[()\s]/g, ""))));
    case "consts":
      return fixNames(command.constants);
    case "class":
      return command.elements.flatMap((e) => (e.kind === "fixes" ? fixNames(e.fixes) : []));
    case "alias":
      return command.what === "const" ? [command.name.text] : [];
    case "definition":
      return command.head === null ? firstName(command.equation.prop) : fixNames([command.head]);
    case "abbreviation":
      return command.head === null ? firstName(command.prop) : fixNames([command.head]);
    case "quotient_definition":
      return command.head === null ? firstName(command.lhs) : fixNames([command.head]);
    case "lift_definition":
    case "hollow_native":
      return fixNames([command.head]);
    case "interpretation":
      return [
        ...command.defines.map((d) => d.name.text),
        ...interpretedNames(
          context,
          command.expression.instances.map((i) => i.locale.text),
        ),
      ];
    default:
      return "heads" in command ? fixNames(command.heads) : [];
  }
}

function fixNames(fixes: readonly Fix[]): string[] {
  return fixes.map((f) => f.name.text);
}

/** What `"f x = …"` defines, as far as the text tells. */
function firstName(source: Embedded): string[] {
  return /^[\s(]*([\p{L}][\p{L}\p{N}_'⇩]*)/u.exec(source.text)?.slice(1) ?? [];
}

function interpretedNames(context: Context, locales: readonly string[]): string[] {
  return locales.flatMap((name) => {
    const full = context.localeNames.find(name);
    return [...((full === null ? undefined : context.locales.get(full))?.bindings.keys() ?? [])];
  });
}
