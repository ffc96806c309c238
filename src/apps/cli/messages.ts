import type { Diagnostic } from "../../base/index.ts";
import type { CheckSettings, Task, TaskResult } from "../../refute/index.ts";
import type { FromTool, ToTool } from "./tool-messages.ts";

/** To a worker: read a theory file, or carry out one of its tasks. */
export type ToWorker =
  | { readonly kind: "load"; readonly file: string; readonly settings: CheckSettings }
  | { readonly kind: "run"; readonly file: string; readonly task: Task; readonly settings: CheckSettings }
  | ToTool;

/** A task with the seconds it may take. */
export interface PlannedTask {
  readonly task: Task;
  readonly milliseconds: number;
  /** For the progress line and for reports of a task that never came back. */
  readonly label: string;
  readonly from: number;
  readonly expect: string | null;
}

/** From a worker. `failed` is an error of ours: the text goes to the log, never a stack trace to the user. */
export type FromWorker =
  | { readonly kind: "loaded"; readonly name: string; readonly tasks: readonly PlannedTask[]; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "done"; readonly result: TaskResult }
  | FromTool
  | { readonly kind: "failed"; readonly message: string };
