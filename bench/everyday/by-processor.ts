/** `by-processor.ts FILE`: the portfolio on each statement of a theory, on the clock of the processor, so that what else a machine does counts little. Prints reports as lines of JSON. */

import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { libraryFolder, theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import { processorClock } from "../processor-clock.ts";

const theory = new TheoryLoader({ ...theoryFiles(libraryFolder()), ready: readyTheory }).load(process.argv[2] ?? "");
for (const { severity, message, span } of theory.diagnostics)
  if (severity === "error") console.log(JSON.stringify({ outcome: "error", lemma: null, line: span.from, message }));
for (const task of tasksOf(theory, checkDefaults)) {
  const { report } = await runTask(theory, task, checkDefaults, processorClock);
  if (report !== null) console.log(JSON.stringify(report));
}
