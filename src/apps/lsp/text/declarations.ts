/** The names that commands declare, with their places. */
import type { Span } from "../../../base/index.ts";
import type { Command, Fix, Name } from "../../../syntax/index.ts";

export type Declared = "constant" | "constructor" | "selector" | "type" | "class" | "locale" | "fact" | "parameter" | "bundle" | "instance";

export interface Declaration {
  readonly name: string;
  readonly span: Span;
  readonly what: Declared;
  /** What stands inside it: constructors of a type, parameters of a locale. */
  readonly parts: readonly Declaration[];
}

function made(what: Declared, { text, span }: Name, parts: readonly Declaration[] = []): Declaration {
  return { name: text, span, what, parts };
}

const constants = (fixes: readonly Fix[]): Declaration[] => fixes.map((f) => made("constant", f.name));

/** What a command declares, in order. */
export function declarationsOf(command: Command): readonly Declaration[] {
  switch (command.kind) {
    case "statement": {
      const { decl, conclusion } = command.statement;
      const goals = conclusion.kind === "shows" ? conclusion.goals.map((g) => g.decl.name) : [];
      const names = [decl.name, ...goals].filter((n): n is Name => n !== null && n.text !== "");
      return names.filter((n, i) => names.findIndex((m) => m.span.from === n.span.from) === i).map((n) => made("fact", n));
    }
    case "lemmas":
      return command.facts.flatMap(({ decl }) => (decl.name === null ? [] : [made("fact", decl.name)]));
    case "named_theorems":
      return command.names.map((n) => made("fact", n));
    case "class":
    case "locale":
      return [made(command.kind, command.name, parametersOf(command))];
    case "bundle":
      return [made("bundle", command.name)];
    case "instantiation":
      return command.arity.types.map((n) => made("instance", n));
    default:
      return typesOf(command) ?? constantsOf(command);
  }
}

function parametersOf({ elements }: Extract<Command, { kind: "class" | "locale" }>): Declaration[] {
  return elements.flatMap((e) => {
    if (e.kind === "fixes") return e.fixes.map((f) => made("parameter", f.name));
    return e.kind === "assumes" ? e.assumptions.flatMap(({ decl }) => (decl.name === null ? [] : [made("fact", decl.name)])) : [];
  });
}

function typesOf(command: Command): readonly Declaration[] | null {
  switch (command.kind) {
    case "datatype":
      return command.types.map((t) =>
        made(
          "type",
          t.name,
          t.constructors.map((c) =>
            made("constructor", c.name, [
              ...(c.discriminator === null ? [] : [made("selector", c.discriminator)]),
              ...c.args.flatMap((a) => (a.selector === null || a.selector.text === "" ? [] : [made("selector", a.selector)])),
            ]),
          ),
        ),
      );
    case "foreign":
      return [
        ...command.types.map((t) =>
          made(
            "type",
            t.head.name,
            t.constructors.map((c) => made("constructor", c.name)),
          ),
        ),
        ...constants(command.heads),
      ];
    case "record":
      return [
        made(
          "type",
          command.head.name,
          command.fields.map((f) => made("selector", f.name)),
        ),
      ];
    case "typedecl":
    case "type_synonym":
    case "typedef":
    case "quotient_type":
    case "hollow_native_type":
      return [made("type", command.head.name)];
    default:
      return null;
  }
}

function constantsOf(command: Command): readonly Declaration[] {
  switch (command.kind) {
    case "definition":
    case "abbreviation":
    case "quotient_definition":
    case "lift_definition":
    case "hollow_native":
      return command.head === null ? headOf(command) : [made("constant", command.head.name)];
    case "primrec":
    case "fun":
    case "function":
    case "partial_function":
    case "primcorec":
    case "axiomatization":
      return constants(command.heads);
    case "inductive":
      return command.heads.map((f) =>
        made(
          "constant",
          f.name,
          command.clauses.flatMap(({ decl }) => (decl.name === null ? [] : [made("fact", decl.name)])),
        ),
      );
    case "consts":
      return constants(command.constants);
    default:
      return [];
  }
}

/** `definition "c x = t"`: the first word of the text. */
function headOf(
  command: Extract<Command, { kind: "definition" | "abbreviation" | "quotient_definition" | "lift_definition" | "hollow_native" }>,
): Declaration[] {
  const source = command.kind === "definition" ? command.equation.prop : command.kind === "abbreviation" ? command.prop : null;
  const word = source === null ? null : /^\s*([\p{L}][\p{L}\p{N}_']*)/u.exec(source.text);
  if (source === null || word?.[1] === undefined) return [];
  const at = word[0].length - word[1].length;
  return [made("constant", { text: word[1], span: { from: source.offsetAt(at), to: source.offsetAt(at + word[1].length) } })];
}

/** A declaration and all inside it. */
export function flat(declarations: readonly Declaration[]): Declaration[] {
  return declarations.flatMap((d) => [d, ...flat(d.parts)]);
}
