/** Where certificates go: the evidence as JSON, and a theory that proves the negation. */
import { writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Report } from "../../../refute/index.ts";
import { toAscii } from "../../../syntax/index.ts";
import { makeFolder } from "./make-folder.ts";

export class CertificateFolder {
  private readonly path: string;

  constructor(path: string) {
    this.path = resolve(path);
  }

  /** Makes the folder; why that cannot be done, or null. */
  make(): string | null {
    return makeFolder(this.path);
  }

  /** Writes the certificate of a counterexample to a statement in a file. */
  write(file: string, { line, column }: { readonly line: number; readonly column: number }, { certificate, theory }: Report): void {
    if (certificate === null) return;
    const name = `${theory.replace(/\W/g, "_")}_${line}_${column}`;
    const source = relative(this.path, resolve(file));
    writeFileSync(join(this.path, `${name}.json`), `${JSON.stringify({ source, ...certificate })}\n`);
    if (certificate.negation !== null) writeFileSync(join(this.path, `${name}.thy`), theoryText(name, source, certificate.negation));
  }
}

function theoryText(name: string, source: string, { text, method }: { readonly text: string; readonly method: string }): string {
  const base = source.replace(/\.thy$/, "");
  const imported = dirname(source) === "." ? base : `"${base}"`;
  return `theory ${name}\n  imports ${imported}\nbegin\n\nlemma "${toAscii(text)}"\n  by (${method})\n\nend\n`;
}
