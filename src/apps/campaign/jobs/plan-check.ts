/** Each statement and command of the files as a job. */
import type { CheckSettings } from "../../../refute/index.ts";
import type { Pool } from "../../cli/workers/pool/pool.ts";
import { type Plan, planFiles } from "./plan.ts";

export function planCheck(pool: Pool, files: readonly string[], settings: CheckSettings): Promise<Plan> {
  return planFiles(
    pool,
    files,
    settings,
    "check",
    ({ loaded: { name: theory, tasks } }) =>
      (path) =>
        tasks.map((planned) => ({
          label: `${path}: ${planned.lemma ?? `${planned.command} at ${planned.from}`}`,
          work: { kind: "task", path, theory, planned },
        })),
  );
}
