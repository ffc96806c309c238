/** The worker's side of models that are shared among the statements of a context. */
import { once } from "../../../base/index.ts";
import type { LoadedTheory } from "../../../elaborate/index.ts";
import { typeVars } from "../../../logic/index.ts";
import {
  Bits,
  type Claims,
  checkTogether,
  claimsOf,
  findModelsOf,
  type JudgedModel,
  largestCarrier,
  modelsBetween,
  portfolioOptions,
  RefutedPairs,
  Spaces,
  tableCount,
  tableShapes,
} from "../../../refute/index.ts";
import type { FromWorker } from "./messages.ts";
import type { TheoryReader } from "./theory-reader.ts";
import type { JudgedBits, ToTool } from "./tool-messages.ts";

const clock = (): number => performance.now();

/** What is compiled for a theory stays for the next question about it. */
interface Prepared {
  readonly claims: Claims;
  readonly spaces: Spaces;
}

const prepare = once((theory: LoadedTheory): Prepared | string => {
  const claims = claimsOf(theory);
  return typeof claims === "string" ? claims : { claims, spaces: new Spaces(claims, clock) };
});

const failed = (message: string): FromWorker => ({ kind: "failed", message });

/** Which claims a theory has, and how many models of each size. */
export function answerClaims(theory: LoadedTheory): FromWorker {
  const made = prepare(theory);
  if (typeof made === "string") return { kind: "claims", names: [], leftOut: 0, spaces: [], reason: made };
  const { claims, shared, leftOut, statements } = made.claims;
  const variables = [...new Set(shared.flatMap((x) => [...typeVars(x.type)]))];
  const spaces = Array.from({ length: largestCarrier }, (_, i) => i + 1).flatMap((card) => {
    const shapes = tableShapes(shared, variables, card);
    return shapes === null ? [] : [{ card, count: tableCount(shapes) }];
  });
  const names = claims.map((_, i) => statements[i]?.name ?? `statement ${i + 1}`);
  return {
    kind: "claims",
    names,
    leftOut: leftOut.length,
    spaces,
    reason: spaces.length === 0 ? "its variables are no tables over finite types" : null,
  };
}

function pairsFrom(size: number, known: readonly JudgedBits[]): RefutedPairs {
  const pairs = new RefutedPairs(size);
  for (const { holds, fails } of known) pairs.add(Bits.fromText(size, holds), Bits.fromText(size, fails));
  return pairs;
}

const plain = ({ card, tables, holds, fails }: JudgedModel) => ({ card, tables, holds: holds.text, fails: fails.text });

export function answerModels(theory: LoadedTheory, message: Extract<ToTool, { kind: "models" }>): FromWorker {
  const made = prepare(theory);
  if (typeof made === "string") return failed(made);
  const space = made.spaces.at(message.card);
  if (space === null) return failed("the variables are no tables");
  const pairs = pairsFrom(made.claims.claims.length, message.known);
  return { kind: "models", models: modelsBetween(space, pairs, message.from, message.to).map(plain) };
}

export async function answerFindModels(theory: LoadedTheory, message: Extract<ToTool, { kind: "find-models" }>): Promise<FromWorker> {
  const made = prepare(theory);
  if (typeof made === "string") return failed(made);
  const { claims, spaces } = made;
  const pairs = pairsFrom(claims.claims.length, message.known);
  const [statement] = claims.statements;
  if (statement === undefined) return { kind: "models", models: [] };
  const settings = { strategy: null, size: null, timeout: null, seed: null, max: null };
  const options = portfolioOptions(statement, settings);
  const finding = { ...options.finding, card: { all: message.cards, of: new Map<string, readonly number[]>() } };
  const end = clock() + message.milliseconds;
  const models: JudgedModel[] = [];
  for (const premise of message.premises) {
    if (clock() > end) break;
    models.push(...(await findModelsOf(claims, statement.context, spaces, pairs, premise, { ...options, finding }, clock)));
  }
  return { kind: "models", models: models.map(plain) };
}

/** Goals that stand in no file, together. */
export async function answerGoals(
  reader: TheoryReader,
  { file, goals, settings }: Extract<ToTool, { kind: "goals" }>,
  begin: () => void,
): Promise<FromWorker> {
  reader.load(file);
  const read = goals.map(({ id, text }) => {
    const theory = reader.loadOn(file, text);
    const [item] = theory.items.filter((i) => i.kind === "statement");
    return { id, theory, statement: item?.kind === "statement" ? item.statement : null };
  });
  begin();
  const questions = read.flatMap(({ theory, statement }) => (statement === null ? [] : [{ theory, statement }]));
  const answers = await checkTogether(questions, settings, clock);
  let at = 0;
  const all = read.map(({ id, theory, statement }) => {
    const answer = statement === null ? undefined : answers[at++];
    return { id, report: answer?.report ?? null, isShared: answer?.isShared ?? false, diagnostics: theory.diagnostics };
  });
  return { kind: "goals", answers: all };
}
