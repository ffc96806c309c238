/** Where the proofs of a check go. */
import { join, resolve } from "node:path";
import { makeFolder } from "./make-folder.ts";

export class ProofFolder {
  private readonly path: string;
  /** What the proofs of a theory file are called by, all different. */
  private readonly names = new Map<string, string>();

  constructor(path: string) {
    this.path = resolve(path);
  }

  /** Makes the folder; why that cannot be done, or null. */
  make(): string | null {
    return makeFolder(this.path);
  }

  /** How the names of files with the proofs of a command begin. */
  prefix(file: string, theory: string, { line, column }: { readonly line: number; readonly column: number }): string {
    return join(this.path, `${this.nameOf(file, theory)}-${line}-${column}`);
  }

  private nameOf(file: string, theory: string): string {
    const known = this.names.get(file);
    if (known !== undefined) return known;
    const plain = theory.replace(/[^\w'.-]/g, "_");
    const taken = [...this.names.values()].filter((name) => name === plain || name.startsWith(`${plain}~`)).length;
    const name = taken === 0 ? plain : `${plain}~${taken + 1}`;
    this.names.set(file, name);
    return name;
  }
}
