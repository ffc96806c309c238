/** A worker thread: reads theories, carries out tasks. Its death costs one task. */
import { parentPort } from "node:worker_threads";
import { type LoadedTheory, TheoryLoader } from "../../elaborate/index.ts";
import { type CheckSettings, runTask, tasksOf, timeLimit } from "../../refute/index.ts";
import type { ToolCommand } from "../../syntax/index.ts";
import { readyTheory } from "./library-snapshot.ts";
import type { FromWorker, PlannedTask, ToWorker } from "./messages.ts";
import { theoryFiles } from "./theory-files.ts";
import { answerTool } from "./tool-worker.ts";

const loader = new TheoryLoader({ ...theoryFiles(), ready: readyTheory });

function plan(theory: LoadedTheory, settings: CheckSettings): PlannedTask[] {
  return tasksOf(theory, settings).map((task) => {
    const item = theory.items[task.item];
    const statement = item?.kind === "statement" ? item.statement : null;
    const tool = statement === null || task.tool === null ? null : statement.tools[task.tool]?.tool;
    const span =
      tool?.span ??
      statement?.span ??
      (item?.kind === "tool" ? item.tool.span : item?.kind === "statement" ? item.statement.span : item?.command.span);
    return {
      task,
      milliseconds: timeLimit(theory, task, settings),
      label: statement?.name ?? item?.kind ?? "",
      from: span?.from ?? 0,
      expect: expectation(tool),
    };
  });
}

function expectation(tool: ToolCommand | null | undefined): string | null {
  const value = tool?.kind === "search" ? tool.options.find((o) => o.name === "expect")?.value : null;
  return value?.kind === "word" ? value.text : null;
}

async function answer(message: ToWorker): Promise<FromWorker> {
  const theory = loader.load(message.file);
  if (message.kind === "load")
    return { kind: "loaded", name: theory.name, tasks: plan(theory, message.settings), diagnostics: theory.diagnostics };
  if (message.kind !== "run") return answerTool(theory, message);
  return { kind: "done", result: await runTask(theory, message.task, message.settings, () => performance.now()) };
}

parentPort?.on("message", (message: ToWorker) => {
  answer(message)
    .catch(
      (error: unknown): FromWorker => ({
        kind: "failed",
        message:
          error instanceof Error
            ? `${error.name}: ${error.message}${process.env.HOLLOW_DEBUG ? `\n${error.stack ?? ""}` : ""}`
            : String(error),
      }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
