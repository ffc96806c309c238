/** `hollow export-types FILE`: the datatypes of a theory as TypeScript. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { TheoryLoader } from "../../../elaborate/index.ts";
import { datatypeDescriptions } from "../../theories/describe.ts";
import { typeScriptTypes } from "../../theories/typescript.ts";
import { complain } from "../console.ts";
import { readyTheory } from "../library-snapshot.ts";
import { theoryFiles } from "../theory-files.ts";

export function exportTypes(file: string, print: (line: string) => void): number {
  if (!existsSync(file)) {
    complain(`no such file: ${file}`);
    return 2;
  }
  const theory = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(resolve(file));
  print(typeScriptTypes(datatypeDescriptions(theory.context.theory, theory.name)));
  return theory.diagnostics.some((d) => d.severity === "error") ? 2 : 0;
}
