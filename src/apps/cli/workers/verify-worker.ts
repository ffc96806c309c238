/** The worker's side of `hollow verify`. */
import type { LoadedTheory } from "../../../elaborate/index.ts";
import { type Certificate, verifyCertificate } from "../../../refute/index.ts";
import { checkLrat } from "../../../sat/index.ts";
import type { FromTool, ToTool } from "./tool-messages.ts";

type Verified = Extract<FromTool, { kind: "verified" }>;

/** The judge alone replays the evidence on the statement as it stands in the theory. */
export function verifyIn(theory: LoadedTheory, { certificate: text }: Extract<ToTool, { kind: "verify-certificate" }>): Verified {
  const unreadable = theory.diagnostics.find(({ code }) => code === "E0101" || code === "E0124");
  const certificate = JSON.parse(text) as Certificate & { readonly source: string };
  if (unreadable !== undefined) return failed(`the theory ${certificate.source} cannot be read: ${unreadable.message}`);
  const statements = theory.items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
  try {
    const judgement = verifyCertificate(statements, certificate);
    const what = certificate.lemma === null ? `a statement of ${certificate.theory}` : `${certificate.theory}.${certificate.lemma}`;
    return judgement.kind === "confirmed" ? right(`${what} is false`) : refused(`: ${judgement.reason}`);
  } catch (error) {
    // Whoever wrote it did not write it like us: what the parts of a certificate are is not checked before they are used.
    return refused(`: it is not made like a certificate (${error instanceof Error ? error.message : String(error)})`);
  }
}

export function verifyProof({ clauses, proof }: Extract<ToTool, { kind: "verify-proof" }>): Verified {
  const verdict = checkLrat(clauses, proof);
  return verdict.kind === "verified"
    ? right(`${verdict.steps} ${verdict.steps === 1 ? "step" : "steps"}`)
    : refused(`, ${verdict.where}: ${verdict.why}`);
}

const right = (text: string): Verified => ({ kind: "verified", isRight: true, isRefused: false, text });
const refused = (text: string): Verified => ({ kind: "verified", isRight: false, isRefused: true, text });
const failed = (text: string): Verified => ({ kind: "verified", isRight: false, isRefused: false, text });
