/** What can be wrong with the outer syntax of a theory, and the words for it. Each code has its paragraph in `docs/errors/syntax.md`. */
import { type Diagnostic, nearNames, type Severity, type Span } from "../../base/index.ts";

/** A text that was opened and never closed. */
export type DelimitedText = "string" | "comment" | "cartouche" | "back-quoted text" | "verbatim text";

/** A problem of the outer syntax. */
export type OuterProblem =
  | { readonly kind: "no-header"; readonly span: Span }
  | { readonly kind: "bad-character"; readonly span: Span; readonly text: string }
  | { readonly kind: "unterminated"; readonly span: Span; readonly what: DelimitedText }
  | { readonly kind: "too-many-unterminated"; readonly span: Span }
  | { readonly kind: "bad-header"; readonly span: Span; readonly expected: string; readonly found: string }
  | { readonly kind: "unknown-keyword-kind"; readonly span: Span; readonly name: string; readonly known: readonly string[] }
  | {
      readonly kind: "bad-command";
      readonly span: Span;
      readonly command: string;
      readonly expected: string;
      readonly found: string;
      /** The keyword that stands where something else was expected, perhaps meant as a name; or null. */
      readonly reserved: string | null;
    }
  | { readonly kind: "trailing-text"; readonly span: Span; readonly command: string; readonly found: string }
  | { readonly kind: "unknown-command"; readonly span: Span; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: "proof-command-outside"; readonly span: Span; readonly name: string }
  | { readonly kind: "unfinished-proof"; readonly span: Span; readonly command: string; readonly next: string }
  | { readonly kind: "missing-end"; readonly span: Span; readonly open: readonly string[] }
  | { readonly kind: "text-after-end"; readonly span: Span };

interface Wording {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
}

const codes = {
  "no-header": "E0101",
  "bad-character": "E0102",
  unterminated: "E0103",
  "too-many-unterminated": "E0104",
  "bad-header": "E0105",
  "unknown-keyword-kind": "E0106",
  "bad-command": "E0107",
  "trailing-text": "E0108",
  "unknown-command": "W0109",
  "proof-command-outside": "E0110",
  "unfinished-proof": "E0111",
  "missing-end": "W0112",
  "text-after-end": "W0113",
} as const satisfies Record<OuterProblem["kind"], string>;

const closers: Readonly<Record<DelimitedText, string>> = {
  string: 'a closing quote " is missing',
  comment: "a closing *) is missing",
  cartouche: "a closing › (\\<close>) is missing",
  "back-quoted text": "a closing ` is missing",
  "verbatim text": "a closing *} is missing",
};

/** A hint that names the known words nearest to a mistyped one. */
function nearHint(name: string, known: readonly string[], otherwise: string): string {
  const near = nearNames(name, known);
  return near.length === 0 ? otherwise : `did you mean ${near.map((n) => `"${n}"`).join(" or ")}?`;
}

function error(message: string, hint: string): Omit<Wording, "code"> {
  return { severity: "error", message, hint };
}

function warning(message: string, hint: string): Omit<Wording, "code"> {
  return { severity: "warning", message, hint };
}

function wording(problem: OuterProblem): Omit<Wording, "code"> {
  switch (problem.kind) {
    case "no-header":
      return error("this file has no theory header", "start it with: theory NAME imports Main begin");
    case "bad-character":
      return error(
        `unexpected character ${problem.text}`,
        "outside quotes only identifiers, numbers, keywords and Isabelle symbols may stand",
      );
    case "unterminated":
      return error(`unterminated ${problem.what}`, `${closers[problem.what]}; reading goes on at the next line that starts a command`);
    case "too-many-unterminated":
      return error("too many unterminated texts: the rest of the file is not read", "close the quotes and comments reported above first");
    case "bad-header":
      return error(`theory header: expected ${problem.expected}, found ${problem.found}`, "a header reads: theory NAME imports A B begin");
    case "unknown-keyword-kind":
      return error(`unknown keyword kind "${problem.name}"`, nearHint(problem.name, problem.known, "kinds are thy_decl, thy_goal, diag …"));
    case "bad-command":
      return error(
        `${problem.command}: syntax error: expected ${problem.expected}, found ${problem.found}`,
        problem.reserved === null
          ? "this command is left out; the rest of the file is still read"
          : `"${problem.reserved}" is a keyword: to use it as a name, write it in quotes`,
      );
    case "trailing-text":
      return error(
        `${problem.command}: syntax error: unexpected ${problem.found}`,
        `the command ends before this word${problem.found === '"where"' ? '; a type stands behind "::"' : ""}`,
      );
    case "unknown-command":
      return warning(
        `unknown command "${problem.name}" is skipped`,
        nearHint(problem.name, problem.known, "a command of another theory is known only when that theory is imported"),
      );
    case "proof-command-outside":
      return error(`"${problem.name}" stands outside a proof`, "the proof before it has already ended");
    case "unfinished-proof":
      return error(
        `${problem.command}: the proof has no end before ${problem.next}`,
        "end it with by, done, qed, sorry or oops; the statement is read as if it ended here",
      );
    case "missing-end":
      return warning(
        problem.open.length === 0 ? "the theory has no end" : `no end for: ${problem.open.join(", ")}`,
        "write end at the end of every block and of the theory",
      );
    case "text-after-end":
      return warning("text after the end of the theory is not read", "remove it, or the end before it");
  }
}

/** The problem in words. */
export function describeProblem(problem: OuterProblem): Diagnostic {
  return { code: codes[problem.kind], span: problem.span, ...wording(problem) };
}
