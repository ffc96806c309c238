/**
 * Names that a command should have declared but did not, because it has an error or is not supported. Such a name is not a variable:
 * a statement about it would be refuted by choosing its value, which nobody asked for.
 */
import { baseName } from "../../base/index.ts";
import type { Command, Embedded, Fix } from "../../syntax/index.ts";
import type { Context, LostName } from "./context.ts";
import { timeName } from "./time-name.ts";

/** The context in which the names of a command that was left out are known to be missing. */
export function loseNames(context: Context, command: Command): Context {
  const word = command.kind === "skipped" ? command.name : command.kind === "foreign" ? command.word : command.kind;
  const names = [...namesOfCommand(context, command), ...companionsOf(command)];
  // What a command of no known kind declares is a guess, which takes no name away from anything.
  const isGuess = command.kind === "skipped" && !command.isBroken;
  return isGuess ? loseUndeclared(context, names, word) : loseAll(context, names, word, typesOfCommand(command));
}

/** What comes with a declaration that was read is not made here either: it is missing, too. */
export function loseCompanions(context: Context, command: Command): Context {
  return loseUndeclared(context, companionsOf(command), command.kind);
}

/** What comes with a declaration in Isabelle and is not made here: `f_dom`, `f_rel`, `f_graph` of a function, `corec_t` of a codatatype, `ctor_t` of a datatype. */
function companionsOf(command: Command): readonly string[] {
  switch (command.kind) {
    case "fun":
    case "function": {
      const joined = fixNames(command.heads).join("_");
      return ["dom", "rel", "graph", "sumC"].map((word) => `${joined}_${word}`);
    }
    case "datatype":
      return behindTypes(
        command.types.map((t) => t.name.text),
        command.isCodatatype,
      );
    case "skipped":
      return command.isBroken && /^(?:co)?datatype$/.test(command.name) ? behindTypes(command.declared, command.name === "codatatype") : [];
    default:
      return [];
  }
}

const behindTypes = (types: readonly string[], isCodatatype: boolean): readonly string[] =>
  types.flatMap((t) => withName([...(isCodatatype ? ["corec"] : []), ...internals], t));

const withName = (words: readonly string[], name: string): readonly string[] => words.map((word) => `${word}_${name}`);

/** What stands behind every datatype, and has a name where `bnf_internals` is set. */
const internals: readonly string[] = [
  ...["ctor", "dtor", "ctor_fold", "ctor_rec", "dtor_unfold", "dtor_corec"],
  ...["map_pre", "rel_pre", "set_pre", "set1_pre", "set2_pre", "set3_pre"],
];

function loseUndeclared(context: Context, names: readonly string[], word: string): Context {
  return loseAll(
    context,
    names.filter((name) => context.consts.find(name) === null),
    word,
  );
}

/** The context in which a name is known to be missing. */
export function loseName(context: Context, name: string, word: string): Context {
  return loseAll(context, [name], word);
}

function loseAll(context: Context, names: readonly string[], word: string, types: readonly string[] = []): Context {
  if (names.length + types.length === 0) return context;
  return context.globally((c) => {
    // What the theory has declared itself cannot be declared again, so that the name still means it.
    const isOwn = (name: string, found: string | null): boolean => found !== null && found === c.qualify(name);
    const fresh = names.filter((name) => !isOwn(name, c.consts.find(name)));
    const consts = fresh.map((name): [string, LostName] => [name, { word, before: c.consts.find(name) }]);
    const tycons = types
      .filter((name) => !isOwn(name, c.types.find(name)))
      .map((name): [string, LostName] => [`type ${name}`, { word, before: c.types.find(name) }]);
    return c.with({ lost: c.lost.setAll([...consts, ...tycons]) });
  });
}

/** The word of the command that should have declared what a name is found to mean, or null: nothing newer took the name since. */
export function lostConstant(context: Context, name: string, found: string | null): string | null {
  const lost = context.lost.get(name);
  return lost !== undefined && (found === null || lost.before === found) ? lost.word : null;
}

/** The same for a type. */
export function lostType(context: Context, name: string, found: string | null): string | null {
  return lostConstant(context, `type ${name}`, found);
}

/** The short names of the types that a command declares. */
export function typesOfCommand(command: Command): readonly string[] {
  switch (command.kind) {
    case "skipped":
      return command.isBroken && declaresTypes.test(command.name) ? command.declared : [];
    case "datatype":
      return command.types.map((t) => t.name.text);
    case "foreign":
      return command.types.map((t) => t.head.name.text);
    case "record":
    case "typedef":
    case "quotient_type":
    case "typedecl":
    case "type_synonym":
      return [command.head.name.text];
    default:
      return [];
  }
}

const declaresTypes = /^(?:co)?datatype|^record$|^typedef$|^typedecl$|^type_synonym$|^quotient_type$/;

/** The short names of the constants that a command declares. */
export function namesOfCommand(context: Context, command: Command): readonly string[] {
  switch (command.kind) {
    case "skipped":
      return command.declared;
    case "datatype":
      return command.types.flatMap((t) => [
        ...withName(["case", "rec", "map", "set", "rel", "pred", "size", ...t.params.map((_, i) => `set${i + 1}`)], t.name.text),
        ...[t.names.map, t.names.rel, t.names.pred, ...t.params.map((p) => p.setName)].flatMap((n) => n?.text ?? []),
        ...t.constructors.flatMap((c) => [
          `is_${c.name.text}`,
          ...[c.name, c.discriminator, ...c.args.map((a) => a.selector)].flatMap((n) => n?.text ?? []),
        ]),
      ]);
    case "foreign":
      return [
        ...fixNames(command.heads),
        ...command.types.flatMap((t) =>
          t.constructors.flatMap((c) => [c.name, ...c.args.map((a) => a.selector)].flatMap((n) => n?.text ?? [])),
        ),
      ];
    case "record":
      return [...fixNames(command.fields), "more"]
        .flatMap((name) => [name, `${name}_update`])
        .concat("make", "fields", "extend", "truncate");
    case "locale":
      return [command.name.text, `${command.name.text}_axioms`];
    case "typedef":
      return command.morphisms?.map((n) => n.text) ?? withName(["Rep", "Abs"], command.head.name.text);
    case "quotient_type":
      return [
        ...(command.morphisms?.map((n) => n.text) ?? withName(["rep", "abs"], command.head.name.text)),
        ...withName(["cr", "pcr"], command.head.name.text),
      ];
    case "time_fun":
      return command.functions.map((f) => timeName(context, baseName(f.text.replace(/[()\s]/g, ""))));
    case "consts":
      return fixNames(command.constants);
    case "class":
      return command.elements.flatMap((e) => (e.kind === "fixes" ? fixNames(e.fixes) : []));
    case "alias":
      return command.what === "const" ? [command.name.text] : [];
    case "definition":
      if (command.head !== null) return fixNames([command.head]);
      // In these blocks the left side may be an operation in its notation.
      return context.block?.kind === "instantiation" || context.block?.kind === "overloading" ? [] : firstName(command.equation.prop);
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
