/** A worker: reads theories, carries out tasks. Its death costs one task. */
import { compileFunction } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { LoadedTheory } from "../../../elaborate/index.ts";
import { type Compile, compileBy } from "../../../javascript/index.ts";
import {
  type CheckSettings,
  type Company,
  paced,
  runTask,
  type SearchProgress,
  type TaskResult,
  tasksOf,
  timeLimit,
} from "../../../refute/index.ts";
import { RelationalError, type SatSolverFactory } from "../../../relational/index.ts";
import type { ToolCommand } from "../../../syntax/index.ts";
import { allowOnly } from "../allowed-files.ts";
import { addSessionFolders } from "../session-folders.ts";
import { libraryFolder } from "../theory-files.ts";
import { confinedStart } from "./confinement.ts";
import { answerEdited } from "./edited-worker.ts";
import { answerGoal } from "./goal-worker.ts";
import type { FromWorker, Interim, PlannedTask, RunNews, Ticketed } from "./messages.ts";
import { answerGoals } from "./model-worker.ts";
import { nativeSolver } from "./native-solver.ts";
import { proofFiles } from "./proof-files.ts";
import { type BoardNews, MessageSharing } from "./scope-sharing.ts";
import { showIn } from "./show-stage.ts";
import { clockFor, takenBack } from "./stop-note.ts";
import { TheoryReader } from "./theory-reader.ts";
import { settingsInTime } from "./time-left.ts";
import { answerTool } from "./tool-worker.ts";
import { verifyProof } from "./verify-worker.ts";

/** Milliseconds between two notes on how far a search is. */
const progressInterval = 100;

function send(message: FromWorker | Interim): void {
  if (parentPort !== null) parentPort.postMessage(message);
  else process.send?.(message);
}

/** In a worker for text that is not trusted. */
const confined = confinedStart();
if (confined !== null) {
  allowOnly([confined.library, ...confined.folders]);
  addSessionFolders(confined.sessions);
}
// The process cannot make functions of strings itself.
compileBy((parameters, body) => compileFunction(body, parameters) as ReturnType<Compile>);

const reader = new TheoryReader(send, confined);

function plan(theory: LoadedTheory, settings: CheckSettings): PlannedTask[] {
  return tasksOf(theory, settings).map((task) => {
    const item = theory.items[task.item];
    const statement = item?.kind === "statement" ? item.statement : null;
    const tool = statement === null || task.tool === null ? null : statement.tools[task.tool]?.tool;
    const own = item?.kind === "tool" ? item.tool : item?.kind === "statement" ? item.statement : item?.command;
    return {
      task,
      milliseconds: timeLimit(theory, task, settings),
      lemma: statement?.name ?? null,
      command: commandName(tool ?? (item?.kind === "tool" ? item.tool : null)) ?? (statement === null ? (item?.kind ?? "") : "check"),
      statement: statement?.text ?? [],
      isClaim: statement !== null && statement.ending !== "oops",
      from: (tool ?? own)?.span.from ?? 0,
      expect: expectation(tool),
    };
  });
}

function commandName(tool: ToolCommand | null | undefined): string | null {
  return tool === null || tool === undefined ? null : tool.kind === "search" ? tool.tool : tool.kind;
}

function expectation(tool: ToolCommand | null | undefined): string | null {
  const value = tool?.kind === "search" ? tool.options.find((o) => o.name === "expect")?.value : null;
  return value?.kind === "word" ? value.text : null;
}

/** Tells now and then how far a search is, where somebody wants to know. */
function progressFor(isWatched: boolean): (progress: SearchProgress) => void {
  if (!isWatched) return () => undefined;
  return paced(
    progressInterval,
    () => performance.now(),
    (progress) => send({ kind: "progress", progress }),
  );
}

/** Tells what is known so far: whenever an engine has ended, and now and then in between. */
function soFarTeller(): Company["onSoFar"] {
  let last = performance.now();
  return (report, isMore) => {
    const now = performance.now();
    if (!isMore && now - last < progressInterval) return;
    last = now;
    send({ kind: "so-far", report: report() });
  };
}

function loaded(theory: LoadedTheory, settings: CheckSettings): FromWorker {
  const names = theory.items.flatMap((item) => (item.kind === "statement" && item.statement.name !== null ? [item.statement.name] : []));
  const library = libraryFolder();
  const files = [...theory.ancestors].filter((id) => !id.startsWith(library));
  return { kind: "loaded", name: theory.name, tasks: plan(theory, settings), diagnostics: theory.diagnostics, names, files };
}

async function answer(message: Ticketed): Promise<FromWorker> {
  const begin = (): void => send({ kind: "begun" });
  if (message.kind === "show") return showIn(reader, message, begin);
  if (message.kind === "goals") return answerGoals(reader, message, begin);
  if (message.kind === "goal") {
    const onProgress = progressFor(message.isWatched);
    return answerGoal(reader, message, { clock: clockFor(takenBack(message.ticket)), begin, onProgress, onSoFar: soFarTeller() });
  }
  if (message.kind === "edited") {
    return answerEdited(reader, message, { isOver: takenBack(message.ticket), begin, onProgress: progressFor(message.isWatched) });
  }
  if (message.kind === "verify-proof") {
    begin();
    return verifyProof(message);
  }
  const theory = reader.load(message.file);
  begin();
  if (message.kind === "load") return loaded(theory, message.settings);
  if (message.kind !== "run") return answerTool(theory, message);
  return { kind: "done", result: await run(theory, message) };
}

/** Solvers on the PATH. */
async function native(name: string): Promise<SatSolverFactory | string> {
  if (confined !== null) return `the SAT solver ${name} is not used for text that is not trusted; the embedded one is always there`;
  try {
    return await nativeSolver(name);
  } catch (error) {
    if (error instanceof RelationalError) return error.message;
    throw error;
  }
}

/** The others at the task under way. */
let sharing: MessageSharing | null = null;

function run(theory: LoadedTheory, message: Extract<Ticketed, { kind: "run" }>): Promise<TaskResult> {
  const { task, isWatched, isShared, since, proofs } = message;
  const settings = settingsInTime(theory, task, message);
  const tell = progressFor(isWatched);
  const clock = message.deadline === undefined ? (): number => performance.now() : clockFor(takenBack(message.ticket));
  sharing = isShared ? new MessageSharing(send, clock, since !== null) : null;
  const elapsed = since === null ? 0 : Date.now() - since;
  const keepProof = proofs === null ? null : proofFiles(proofs);
  return runTask(theory, task, settings, clock, tell, {
    native,
    elapsed,
    keepProof,
    onSoFar: soFarTeller(),
    ...(sharing === null ? {} : { sharing }),
  });
}

function receive(message: Ticketed | BoardNews | RunNews | { readonly kind: "keep-code" }): void {
  if (message.kind === "keep-code") return;
  if (message.kind === "news") {
    reader.receive(message);
    return;
  }
  if (message.kind === "board") {
    sharing?.receive(message);
    return;
  }
  answer(message).catch(whyFailed).then(send);
}

/** A full stack, or a string longer than the language has, is a limit like others; the rest are errors of ours. */
function whyFailed(error: unknown): FromWorker {
  if (error instanceof RangeError && /call stack|string length/i.test(error.message))
    return { kind: "lost", reason: "something in it is too large or too deeply nested", at: null };
  if (!(error instanceof Error)) return { kind: "failed", message: String(error) };
  return { kind: "failed", message: `${error.name}: ${error.message}${process.env.HOLLOW_DEBUG ? `\n${error.stack ?? ""}` : ""}` };
}

if (parentPort !== null) parentPort.on("message", receive);
else process.on("message", receive);
