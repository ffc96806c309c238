/** Many questions with one deadline: the answers come as they are ready. */
import type { BatchLine } from "./answer-schemas.ts";
import { blankAnswer } from "./answers.ts";
import { overdue } from "./deadline.ts";
import type { BatchRequest, CheckRequest } from "./requests.ts";
import type { Asking, Service } from "./service.ts";

/** `width`: questions under way at once, so that a batch leaves room for others. Stops at the end of the time; the last line says so. */
export async function runBatch(
  service: Service,
  { header, items }: BatchRequest,
  asking: Asking,
  width: number,
  tell: (line: BatchLine) => Promise<void>,
): Promise<void> {
  let next = 0;
  let answered = 0;
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
      const answer = await service.check(request, asking);
      if (!asking.signal.aborted) answered++;
      await tell({ id, ...answer });
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  await tell({ kind: "end", items: items.length, answered, reason: answered < items.length ? whyOver() : null });
}
