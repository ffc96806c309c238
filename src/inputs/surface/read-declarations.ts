/** From declarations to a theory: their text is read like any other theory, and what is said about it is put where it came from. */
import type { Diagnostic } from "../../base/index.ts";
import type { Item, LoadedTheory } from "../../elaborate/index.ts";
import { type InputSource, notAllRead, problemName } from "../input.ts";
import { InputError } from "../input-error.ts";
import type { Declaration } from "./surface.ts";
import { type WrittenTheory, writeTheory } from "./write-theory.ts";

export interface DeclarationFile {
  readonly id: string;
  readonly imports: string;
  /** Whether the problem claims something; otherwise it asks for a model. */
  readonly hasConjecture: boolean;
  /** The parts of the file in order; one that throws an `InputError` costs that part. */
  readonly steps: readonly (() => readonly Declaration[])[];
  /** What was wrong with the file before. */
  readonly problems: readonly Diagnostic[];
}

export function readDeclarations({ id, imports, hasConjecture, steps, problems }: DeclarationFile, source: InputSource): LoadedTheory {
  const diagnostics = [...problems];
  const declarations = steps.flatMap((step) => {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      diagnostics.push(error.diagnostic);
      return [];
    }
  });
  const base = source.library(imports);
  const name = theoryName(id);
  const vocabulary = {
    isConstant: (word: string) => base.context.consts.find(word) !== null,
    isKeyword: (word: string) => base.keywords.kindOf(word) !== undefined,
  };
  const written = writeTheory(name, imports, declarations, vocabulary, diagnostics);
  const theory = source.theory(id, written.text);
  const texts = declarations.flatMap((d) => (d.kind === "claim" ? [d] : []));
  const lost = [...diagnostics, ...theory.diagnostics].some((d) => d.severity === "error");
  const hasAxioms = declarations.some((d) => d.kind === "axiom" && d.heads.length === 0);
  let claim = 0;
  const items = theory.items.map((item): Item => {
    if (item.kind !== "statement") return item;
    const origin = texts[claim++];
    const { statement } = item;
    const doubt = statement.doubt ?? (lost ? notAllRead : hasAxioms ? unseenAxioms : null);
    return {
      ...item,
      statement: {
        ...statement,
        name: problemName(id),
        span: origin?.span ?? statement.span,
        text: [origin?.text ?? ""],
        ending: hasConjecture ? "sorry" : "oops",
        doubt,
      },
    };
  });
  return {
    ...theory,
    id,
    name: problemName(id),
    items,
    diagnostics: [...diagnostics, ...theory.diagnostics.map((d) => atOrigin(d, written))],
  };
}

/** Axioms of a theory count where a statement leads to their symbols; a problem means them all. */
const unseenAxioms = "assertions whose symbols the claim does not mention are not looked at";

/** The name of a file as a theory may have it. */
function theoryName(id: string): string {
  const base = problemName(id)
    .replaceAll(/[^A-Za-z0-9_]/g, "_")
    .replace(/_+$/, "");
  return /^[A-Z]/.test(base) ? base : `P_${base}`;
}

function atOrigin(d: Diagnostic, { pieces }: WrittenTheory): Diagnostic {
  const piece = pieces.find((p) => p.from <= d.span.from && d.span.from < p.to);
  return { ...d, span: piece?.origin ?? { from: 0, to: 0 } };
}
