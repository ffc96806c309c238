/** Answers in few words, for a model that reads them; the data goes beside. */
import type { Answer, ConjectureAnswer, EvaluateAnswer, Problem, UnusedAnswer } from "../service/answer-schemas.ts";
import type { CheckToolOutput } from "./tool-schemas.ts";

/** Longer texts are cut: the data has all. */
const mostCharacters = 2000;
const mostAnswers = 20;

const cut = (text: string): string => (text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters)}…`);

const pairs = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${value}`)
    .join(", ");

const problemText = ({ severity, part, line, column, message, hint }: Problem): string =>
  `${severity} in ${part ?? "the request"} (${line}:${column}): ${message}${hint === null ? "" : ` ${hint}`}`;

function coverageText({ coverage }: Answer): string {
  const covered = coverage.flatMap(({ engine, completed, scopes, sampled, tests }) => {
    const size = completed.at(-1)?.size;
    if (scopes !== null) return scopes.decided > 0 ? [`${scopes.decided} of ${scopes.total} scopes (${engine})`] : [];
    if (sampled !== null) return [`${tests} random tests`];
    return size === undefined || size === null ? [] : [`all values up to size ${size} (${engine})`];
  });
  return covered.length === 0 ? "" : ` Covered: ${covered.join("; ")}.`;
}

function answerText(answer: Answer): string {
  const { outcome, reason, claim, assignment, evaluated, chosen, value, type, types } = answer;
  const why = reason === null ? "" : ` (${reason})`;
  switch (outcome) {
    case "genuine":
    case "quasi_genuine":
    case "potential": {
      const kind = {
        genuine: "False: counterexample",
        quasi_genuine: "Probably false: quasi-genuine counterexample",
        potential: "Perhaps false: potential counterexample",
      };
      const found = [pairs(assignment), pairs(types), pairs(chosen)].filter((text) => text !== "").join(", ");
      const seen = Object.keys(evaluated).length === 0 ? "" : ` There ${pairs(evaluated)}.`;
      return `${kind[outcome]}${found === "" ? "" : ` ${found}`}${claim === null ? "" : ` refutes ${claim.conclusion}`}${why}.${seen}`;
    }
    case "none":
      return `No counterexample; that is no proof.${coverageText(answer)}`;
    case "unknown":
      return `No answer${why}.${coverageText(answer)}`;
    case "unsupported":
      return `Cannot be checked${why}.`;
    case "value":
      return `${value ?? ""} :: ${type ?? ""}`;
    case "error":
      return `Cannot be read${why}.`;
  }
}

export function checkText({ answers, problems, kind, reason }: CheckToolOutput): string {
  const place = ({ lemma, line }: Answer): string => (kind === "goal" ? "" : `${lemma ?? "line"} (line ${line ?? 0}): `);
  const lines = answers.slice(0, mostAnswers).map((answer) => `${place(answer)}${answerText(answer)}`);
  const more = answers.length > mostAnswers ? [`… and ${answers.length - mostAnswers} more answers`] : [];
  const wrong = problems.slice(0, 5).map(problemText);
  return cut([...wrong, ...lines, ...more, ...(reason === null ? [] : [`Not complete: ${reason}.`])].join("\n"));
}

export function evaluateText({ outcome, value, type, reason, problems }: EvaluateAnswer): string {
  if (outcome === "value") return cut(`${value ?? ""} :: ${type ?? ""}`);
  return cut([`No value: ${reason ?? ""}`, ...problems.map(problemText)].join("\n"));
}

export function unusedText({ outcome, assumptions, unused, needed, reason, problems }: UnusedAnswer): string {
  if (outcome !== "answered") return cut([`No answer: ${reason ?? ""}`, ...problems.map(problemText)].join("\n"));
  const names = (set: readonly number[]): string => set.map((i) => assumptions[i - 1] ?? "").join(", ");
  const lines = [
    ...unused.filter((set) => set.length > 0).map((set) => `Not needed, as far as tests can tell: ${names(set)}`),
    ...needed.map(
      ({ without, assignment }) =>
        `${without.length > 1 ? "One of these is needed" : "Needed"}: ${names(without)} (without: ${pairs(assignment)})`,
    ),
  ];
  return cut(lines.length === 0 ? "Nothing can be said about the assumptions." : lines.join("\n"));
}

export function conjectureText({ outcome, equations, reason, tested, refuted }: ConjectureAnswer): string {
  if (outcome !== "answered") return cut(`No answer: ${reason ?? ""}`);
  return cut([...equations.map(({ left, right }) => `${left} = ${right}`), `${tested} tested, ${refuted} refuted`].join("\n"));
}
