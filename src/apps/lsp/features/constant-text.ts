/** Constants and types in words: type and definition. */
import { baseName } from "../../../base/index.ts";
import { type Context, printOnLine, printTerm, printType, shortName } from "../../../elaborate/index.ts";
import type { Equation, Specification } from "../../../logic/index.ts";
import type { Global } from "../text/definition-places.ts";

/** Equations shown of one constant. */
const mostEquations = 8;

export function constantText(context: Context, full: string): string {
  const declared = context.theory.consts.get(full);
  const abbreviation = context.abbreviations.get(full);
  const name = shortName(context, full);
  if (declared === undefined)
    return abbreviation === undefined
      ? name
      : `${name} :: ${printType(context, abbreviation.body.type)}\n${name} ≡ ${printTerm(context, abbreviation.body)}   (abbreviation)`;
  const lines = specificationLines(context, full, declared.spec);
  return [`${name} :: ${printType(context, declared.type, true)}`, ...lines].join("\n");
}

function specificationLines(context: Context, full: string, spec: Specification): string[] {
  const cut = (lines: readonly string[]): string[] =>
    lines.length > mostEquations ? [...lines.slice(0, mostEquations), `… ${lines.length - mostEquations} more`] : [...lines];
  switch (spec.kind) {
    case "equations":
      return cut(spec.equations.map((e) => equationText(context, e)));
    case "inductive":
      return cut(spec.rules.map((r) => [...r.premises.map((p) => printTerm(context, p)), printTerm(context, r.conclusion)].join(" ⟹ ")));
    case "constructor":
      return [`constructor of ${baseName(spec.type)}`];
    case "class":
      return [`operation of the class ${baseName(spec.class)}`];
    case "morphism":
      return [`between ${baseName(spec.type)} and what represents it`];
    case "unspecified":
      return context.theory.axioms.length === 0 ? ["not defined"] : ["not defined; axioms may speak of it"];
    case "native":
      return [`built in (${full})`];
  }
}

function equationText(context: Context, { lhs, rhs, conditions }: Equation): string {
  const equation = `${printOnLine(context, lhs)} = ${printOnLine(context, rhs)}`;
  return [...conditions.map((c) => printOnLine(context, c)), equation].join(" ⟹ ");
}

export function typeText(context: Context, { kind, full }: Global): string {
  const base = baseName(full);
  if (kind === "class") return `class ${base}`;
  const definition = context.theory.types.get(full)?.definition;
  if (definition === undefined) return `type ${base}`;
  switch (definition.kind) {
    case "datatype": {
      const constructors = definition.constructors.map((c) => [
        shortName(context, c.name),
        ...c.args.map((a) => parenthesised(printType(context, a))),
      ]);
      const params = definition.params.map((p) => p.name);
      const head = params.length === 0 ? base : params.length === 1 ? `${params[0] ?? ""} ${base}` : `(${params.join(", ")}) ${base}`;
      return `${definition.co ? "codatatype" : "datatype"} ${head} = ${constructors.map((c) => c.join(" ")).join(" | ")}`;
    }
    case "synonym":
      return `type_synonym ${base} = ${printType(context, definition.type)}`;
    default:
      return `type ${base} (${definition.kind})`;
  }
}

const parenthesised = (text: string): string => (/[\s⇒]/.test(text) ? `(${text})` : text);
