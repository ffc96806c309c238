import type { Emission } from "./emit.ts";
import { className, functionName } from "./names.ts";

/**
 * The generated code for people: which names stand for which constants and types, then the text. The names of the theory stand in the
 * legend only; the code that runs has none.
 */
export function showJavaScript(emission: Emission): string {
  const { program, text } = emission;
  const functions = program.functions.map((f) => `// ${functionName(f.id)} = ${f.name}`);
  const classes = program.types.flatMap((type) => {
    if (type.shape.kind !== "data" || type.type.kind !== "con") return [];
    const constructors = type.shape.constructors.map((c) => [c.constant, ...c.slots.map((slot) => `s${slot}`)].join(" "));
    return [`// ${className(type.id)} = ${type.type.name}: ${constructors.join(" | ")}`];
  });
  const sites = program.sites.map((site, i) => `// missing(${i}, …) = ${site.constant.name} (${site.why})`);
  return [...functions, ...classes, ...sites, text].join("\n");
}
