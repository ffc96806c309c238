/** Checks the text of a theory without files: the library comes from its snapshot, the text from a page. */
import type { Clock, Diagnostic } from "../../base/index.ts";
import { type LoadedTheory, TheoryLoader } from "../../elaborate/index.ts";
import { type CheckSettings, checkDefaults, type Report, runTask, type Task, tasksOf } from "../../refute/index.ts";
import { Library, type LibraryTexts } from "./library.ts";

/** What happens while a text is checked, in order: the problems of reading, one answer after another, the end. */
export type CheckEvent =
  | { readonly kind: "read"; readonly diagnostics: readonly Diagnostic[]; readonly searches: number }
  | { readonly kind: "answer"; readonly report: Report; readonly diagnostics: readonly Diagnostic[] }
  /** An error of ours; the message is for a report to us. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "end" };

export class TextChecker {
  private readonly library: Library;
  private readonly clock: Clock;
  private count = 0;

  /** Takes the text of `dist/library.snapshot`, and the texts of further theories by their names in `library/`. */
  constructor(snapshot: string, clock: Clock, texts: LibraryTexts = {}) {
    this.library = new Library({ snapshot, texts });
    this.clock = clock;
  }

  /** Reads the theory and runs the searches for it. */
  async *check(text: string, settings: Partial<CheckSettings> = {}): AsyncGenerator<CheckEvent> {
    const all = { ...checkDefaults, ...settings };
    const theory = this.load(text);
    const tasks = tasksOf(theory, all);
    yield { kind: "read", diagnostics: theory.diagnostics, searches: tasks.length };
    for (const task of tasks) {
      yield* this.answer(theory, task, all);
    }
    yield { kind: "end" };
  }

  /** One answer; an error of ours costs no other. */
  private async *answer(theory: LoadedTheory, task: Task, settings: CheckSettings): AsyncGenerator<CheckEvent> {
    try {
      const { report, diagnostics } = await runTask(theory, task, settings, this.clock);
      if (report !== null) yield { kind: "answer", report, diagnostics };
    } catch (error) {
      yield { kind: "failed", message: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Each text is a theory of its own: the loader keeps what it has read. */
  private load(text: string): LoadedTheory {
    const own = `/page-${this.count++}/Scratch.thy`;
    const loader = new TheoryLoader(this.library.source((id) => (id === own ? text : null)));
    return loader.load(own);
  }
}
