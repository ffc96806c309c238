/**
 * `answers.ts QUESTION`: reads theories and searches some claims of each with the portfolio, on the processor's clock. It may take any time or
 * memory, or crash: `archive.ts` watches it.
 */

import { TheoryReader } from "../../src/apps/cli/workers/theory-reader.ts";
import { LineMap } from "../../src/base/index.ts";
import { type CheckSettings, checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import { Random } from "../../test/soundness/random.ts";
import { processorClock } from "../processor-clock.ts";
import { type Answer, type Message, placeOf, type Question } from "./messages.ts";

const question = JSON.parse(process.argv[2] ?? "") as Question;
const settings: CheckSettings = { ...checkDefaults, timeout: question.seconds, all: true };
const seen = new Set(question.seen);
const say = (message: Message): void => console.log(JSON.stringify(message));

for (const file of question.files) {
  say({ kind: "reading", file });
  const reader = new TheoryReader(() => undefined);
  const theory = reader.load(file);
  const lines = new LineMap(reader.text(file));
  const claims = tasksOf(theory, settings).flatMap((task) => {
    const item = theory.items[task.item];
    if (task.tool !== null || item?.kind !== "statement" || item.statement.ending === "oops") return [];
    return [{ task, lemma: item.statement.name, file, line: lines.position(item.statement.span.from).line }];
  });
  const random = new Random(question.seed + file.length);
  while (claims.length > question.statements) claims.splice(random.below(claims.length), 1);
  for (const { task, lemma, line } of claims.filter((claim) => !seen.has(placeOf(claim)))) {
    say({ kind: "searching", file, line, lemma });
    const found = await answer();
    say({ kind: "answer", answer: { file, line, lemma, ...found } });

    async function answer(): Promise<Pick<Answer, "outcome" | "tester" | "reason">> {
      try {
        const { report } = await runTask(theory, task, settings, processorClock);
        return { outcome: report?.outcome ?? "unknown", tester: report?.tester ?? null, reason: report?.reason ?? null };
      } catch (error) {
        const isDepth = error instanceof RangeError && /call stack|string length/i.test(error.message);
        return { outcome: isDepth ? "unknown" : "internal error", tester: null, reason: String(error) };
      }
    }
  }
}
