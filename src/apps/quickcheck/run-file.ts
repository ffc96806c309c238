/** Checks the exported properties of a module in a thread, which is ended when a property does not come back in time. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/**
 * What came out for one property. Beside the kinds of reports there are `hangs`: a test went on after the time was over, `ends`: a test ended the
 * thread, by `process.exit` or an exception that nobody catches, and `error`: the check could not be carried out, since a generator throws.
 */
export interface PropertyOutcome {
  readonly name: string;
  readonly ok: boolean;
  readonly kind: string;
  readonly tests: number;
  readonly text: string;
}

/** Options of `checkFile`. */
export interface FileOptions {
  /** Tests of each property, the seed, and milliseconds for each property (10 000 unless said otherwise). */
  readonly tests?: number | null;
  readonly seed?: number | null;
  readonly timeout?: number | null;
  /** The folder where failures are remembered, null for none; `.hollow` unless said otherwise. */
  readonly store?: string | null;
  /** Told when a property begins. */
  readonly progress?: (name: string, index: number, count: number) => void;
  /** The thread's program. */
  readonly worker?: URL;
}

/** What the thread is asked. */
export interface PropertyTask {
  readonly file: string;
  readonly done: readonly string[];
  readonly tests: number | null;
  readonly seed: number | null;
  readonly timeout: number;
  readonly store: string | null;
}

/** What the thread tells. */
export type PropertyMessage =
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "begin"; readonly name: string }
  | { readonly kind: "end"; readonly name: string; readonly outcome: PropertyOutcome }
  | { readonly kind: "over" }
  | { readonly kind: "broken"; readonly message: string };

/** Milliseconds for one property, where it has no limit of its own. */
const defaultTimeout = 10_000;
/** The least milliseconds that a module has to load. */
const loadTimeout = 10_000;
/** A property that looks at the clock itself ends before this many milliseconds more. */
const grace = 2000;

/** The outcomes of all exported properties of a module, as they come. Throws when the module cannot be read. */
export async function* checkFile(file: string, options: FileOptions = {}): AsyncGenerator<PropertyOutcome> {
  const task = taskOf(file, options);
  const done: string[] = [];
  for (let isOver = false; !isOver; ) {
    const session = new FileRun({ ...task, done }, options);
    for await (const outcome of session.outcomes()) {
      done.push(outcome.name);
      yield outcome;
    }
    isOver = session.isOver;
  }
}

function taskOf(file: string, { tests = null, seed = null, timeout, store = ".hollow" }: FileOptions): Omit<PropertyTask, "done"> {
  return { file: pathToFileURL(resolve(file)).href, tests, seed, timeout: timeout ?? defaultTimeout, store };
}

/** One thread from its start to its end. */
class FileRun {
  /** Whether no property is left. */
  isOver = false;
  private readonly task: PropertyTask;
  private readonly options: FileOptions;
  private names: readonly string[] = [];

  constructor(task: PropertyTask, options: FileOptions) {
    this.task = task;
    this.options = options;
  }

  async *outcomes(): AsyncGenerator<PropertyOutcome> {
    const worker = new Worker(this.options.worker ?? new URL("./property-worker.js", import.meta.url), { workerData: this.task });
    const messages = new Messages(worker);
    let running: string | null = null;
    try {
      for (;;) {
        const limit = this.task.timeout + grace;
        const message = await messages.next(running === null ? Math.max(loadTimeout, limit) : limit);
        if (message === null && running === null) throw new Error("the module did not end loading, and was ended");
        if (message === null) {
          yield hanging(running ?? "", this.task.timeout);
          return;
        }
        if (message.kind === "broken") {
          if (running === null) throw new Error(message.message);
          yield { name: running, ok: false, kind: "ends", tests: 0, text: `A test ended the whole thread: ${message.message}` };
          return;
        }
        if (message.kind === "names") this.names = message.names;
        if (message.kind === "begin") running = this.begin(message.name);
        if (message.kind === "end") {
          running = null;
          yield message.outcome;
        }
        if (message.kind === "over") {
          this.isOver = true;
          return;
        }
      }
    } finally {
      await worker.terminate();
    }
  }

  private begin(name: string): string {
    this.options.progress?.(name, this.names.indexOf(name), this.names.length);
    return name;
  }
}

function hanging(name: string, timeout: number): PropertyOutcome {
  return { name, ok: false, kind: "hangs", tests: 0, text: `A test went on for more than ${timeout} milliseconds and was ended.` };
}

/** The messages of a thread, one at a time; null when none comes in time. */
class Messages {
  private readonly arrived: PropertyMessage[] = [];
  private wake: (() => void) | null = null;

  constructor(worker: Worker) {
    worker.on("message", (message: PropertyMessage) => this.add(message));
    worker.on("error", (error) => this.add({ kind: "broken", message: error.message }));
    worker.on("exit", () => this.add({ kind: "broken", message: "the thread ended by itself" }));
  }

  private add(message: PropertyMessage): void {
    this.arrived.push(message);
    this.wake?.();
  }

  async next(milliseconds: number): Promise<PropertyMessage | null> {
    if (this.arrived.length === 0) {
      await new Promise<void>((settle) => {
        const timer = setTimeout(settle, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          settle();
        };
      });
      this.wake = null;
    }
    return this.arrived.shift() ?? null;
  }
}
