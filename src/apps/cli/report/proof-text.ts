/** Proofs of model finding, in words. */
import type { Report } from "../../../refute/index.ts";

type ProofNote = Report["proofs"][number];

/** What one has to trust where all proofs are right. */
export function trustedBeside(proofs: readonly ProofNote[]): readonly string[] {
  return [
    "the translation of the statement to clauses",
    "symmetry breaking",
    "the choice of scopes",
    ...(proofs.some((p) => p.denied > 0) ? ["the judge's denial of models that are left out"] : []),
  ];
}

/** What is proved, where proofs were asked for, and what one has to trust all the same. */
export function proofLines({ proofs }: Report): string[] {
  if (proofs.length === 0) return [];
  const proved = proofs.filter((p) => p.file !== null);
  const missing = proofs.filter((p) => p.file === null).map((p) => `  no proof for ${scopeText(p)}: ${p.reason ?? ""}`);
  return [
    ...proved.map((p) => `  proof for ${scopeText(p)}: ${p.file}.lrat (${p.steps} ${p.steps === 1 ? "step" : "steps"}, checked)`),
    ...missing,
    `  trusted besides: ${trustedBeside(proofs).join(", ")}`,
  ];
}

const scopeText = ({ scope, mode }: ProofNote): string =>
  `${scope === "" ? "the only scope" : scope}${mode === "potential" ? " (potential models)" : ""}`;
