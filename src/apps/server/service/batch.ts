/** Many questions with one deadline: the answers come as they are ready, and what refutes one goal is tried on the others of its context. */
import { getOrInsert } from "../../../base/index.ts";
import type { BatchLine, CheckAnswer } from "./answer-schemas.ts";
import { blankAnswer } from "./answers.ts";
import { overdue } from "./deadline.ts";
import { mostHints } from "./limits.ts";
import type { BatchRequest, CheckRequest } from "./requests.ts";
import type { Asking, Service } from "./service.ts";

/** `width`: questions under way at once, so that a batch leaves room for others. Stops at the end of the time; the last line says so. */
export async function runBatch(
  service: Service,
  { header, items, share = true }: BatchRequest,
  asking: Asking,
  width: number,
  tell: (line: BatchLine) => Promise<void>,
): Promise<void> {
  let next = 0;
  let answered = 0;
  const hints = new Hints();
  const whyOver = (): string | null =>
    asking.signal.aborted ? String(asking.signal.reason) : Date.now() >= asking.deadline ? overdue : null;
  const work = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const { id, ...question } = item;
      const request = ("theory" in question ? question : { header, ...question }) as CheckRequest;
      const reason = whyOver();
      if (reason !== null) {
        await tell({ id, kind: "goal", answer: blankAnswer("unknown", reason), problems: [], context: null });
        continue;
      }
      const answer = await service.check(request, share ? { ...asking, hints: hints.for(request) } : asking);
      hints.learn(request, answer);
      if (!asking.signal.aborted) answered++;
      await tell({ id, ...answer });
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  await tell({ kind: "end", items: items.length, answered, reason: answered < items.length ? whyOver() : null });
}

/** Counterexamples that were found, by the headers of their goals. */
class Hints {
  private readonly byHeader = new Map<string, Map<string, readonly string[]>>();

  /** Who asks for certain values, or for several counterexamples, gets what was asked for. */
  for(request: CheckRequest): readonly (readonly string[])[] {
    if ("theory" in request || request.values !== undefined || (request.max ?? 1) > 1) return [];
    return [...(this.byHeader.get(request.header ?? "")?.values() ?? [])];
  }

  /** The newest are tried first, and those that are old are forgotten. */
  learn(request: CheckRequest, answer: CheckAnswer): void {
    if ("theory" in request || answer.kind !== "goal") return;
    const { outcome, replay } = answer.answer;
    if (outcome !== "genuine" || replay === null || replay.length === 0) return;
    const header = request.header ?? "";
    const known = getOrInsert(this.byHeader, header, () => new Map<string, readonly string[]>());
    const key = replay.join("\n");
    known.delete(key);
    known.set(key, replay);
    const [oldest] = known.keys();
    if (known.size > mostHints && oldest !== undefined) known.delete(oldest);
  }
}
