/** `hollow export-types`: the datatypes of a theory as TypeScript types. */
import type { DatatypeDescription, TypeExpr } from "../../quickcheck/index.ts";

const standard: ReadonlyMap<string, (...args: readonly string[]) => string> = new Map(
  Object.entries<(...args: readonly string[]) => string>({
    bool: () => "boolean",
    nat: () => "number",
    int: () => "number",
    char: () => "string",
    string: () => "string",
    unit: () => "null",
    list: (a) => `readonly ${wrap(a)}[]`,
    set: (a) => `ReadonlySet<${a}>`,
    option: (a) => `{ readonly kind: "None" } | { readonly kind: "Some"; readonly args: readonly [${a}] }`,
    prod: (a, b) => `readonly [${a}, ${b}]`,
    fun: (a, b) => `((x: ${a}) => ${b})`,
  }),
);

const wrap = (text = "unknown"): string => (/^[\w<>,\s]+$/.test(text) ? text : `(${text})`);
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/[^\w]/g, "_");

function typeText(type: TypeExpr, described: ReadonlySet<string>): string {
  if (type.kind === "param") return capital(type.name);
  const args = type.args.map((arg) => typeText(arg, described));
  if (described.has(type.name)) return args.length === 0 ? capital(type.name) : `${capital(type.name)}<${args.join(", ")}>`;
  return standard.get(type.name)?.(...args) ?? "unknown";
}

/** One exported type per datatype, and `Theory`, the type of `generatorsFrom`'s answer. */
export function typeScriptTypes(descriptions: readonly DatatypeDescription[]): string {
  const described = new Set(descriptions.map((d) => d.name));
  const params = (d: DatatypeDescription): string => (d.params.length === 0 ? "" : `<${d.params.map(capital).join(", ")}>`);
  const types = descriptions.map((d) => {
    const alternatives = d.constructors.map((c) => {
      const args = c.args.map((arg) => typeText(arg, described));
      return `  | { readonly kind: "${c.name}"${args.length === 0 ? "" : `; readonly args: readonly [${args.join(", ")}]`} }`;
    });
    return `export type ${capital(d.name)}${params(d)} =\n${alternatives.join("\n")};`;
  });
  const makers = descriptions.map(
    (d) =>
      `  readonly ${d.name}: ${params(d)}(${d.params.map((p) => `${p}: Gen<${capital(p)}>`).join(", ")}) => Gen<${capital(d.name)}${params(d)}>;`,
  );
  return [`import type { Gen } from "hollow/quickcheck";`, ...types, `export interface Theory {\n${makers.join("\n")}\n}`].join("\n\n");
}
