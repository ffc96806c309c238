/** Workers of the page. A question that overruns its time, or kills its worker, costs that worker alone; another takes its place. */
import type { CheckSettings, SearchProgress } from "../../refute/index.ts";
import type { Answer, FromWorker, PageLibrary, Question, ToWorker } from "../web/index.ts";

export type Outcome =
  | Answer
  /** The worker did not answer in time, or died. */
  | { readonly kind: "lost"; readonly reason: string }
  /** A command could not be read in time; its text. */
  | { readonly kind: "stuck"; readonly command: string }
  | { readonly kind: "cancelled" };

export interface Asking {
  readonly text: string;
  readonly question: Question;
  readonly settings: Partial<CheckSettings>;
  readonly leftOut: readonly string[];
  /** The question's own time; reading has its own. */
  readonly milliseconds: number;
  /** How far it is from what the user looks at, whenever a worker is free: the nearest comes first. By default somebody waits for it. */
  readonly distance?: () => number;
  readonly onStart?: () => void;
  readonly onProgress?: (progress: SearchProgress) => void;
}

export interface Pending {
  readonly outcome: Promise<Outcome>;
  cancel(): void;
}

interface Job extends Asking {
  readonly ticket: number;
  readonly settle: (outcome: Outcome) => void;
}

interface Slot {
  worker: Worker;
  isReady: boolean;
  job: Job | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** The command that is being read. */
  reading: string;
}

/** Beyond a question's own time: for the recheck, and for slow machines. */
const grace = 2500;
/** For each command that is read, and for a library theory. */
const readingTime = 20_000;

export class Pool {
  private readonly start: () => Worker;
  private readonly slots: Slot[] = [];
  private queue: Job[] = [];
  private library: PageLibrary | null = null;
  private tickets = 0;

  constructor(start: () => Worker, size: number) {
    this.start = start;
    for (let i = 0; i < size; i++) this.slots.push(this.open());
  }

  get size(): number {
    return this.slots.length;
  }

  /** Workers answer once they have the library. */
  provide(library: PageLibrary): void {
    this.library = library;
    for (const slot of this.slots) this.teach(slot);
  }

  ask(asking: Asking): Pending {
    let settle: (outcome: Outcome) => void = () => undefined;
    const outcome = new Promise<Outcome>((resolve) => {
      settle = resolve;
    });
    const job: Job = { ...asking, ticket: ++this.tickets, settle };
    this.queue.push(job);
    this.next();
    return { outcome, cancel: () => this.cancel(job) };
  }

  private open(): Slot {
    const slot: Slot = { worker: this.start(), isReady: false, job: null, timer: null, reading: "" };
    this.listen(slot);
    return slot;
  }

  private listen(slot: Slot): void {
    slot.worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(slot, event.data);
    slot.worker.onerror = (event) => {
      event.preventDefault();
      this.lose(slot, { kind: "lost", reason: event.message || "the search used up the memory of its worker" });
    };
    this.teach(slot);
  }

  private teach(slot: Slot): void {
    if (this.library !== null) send(slot.worker, { kind: "library", library: this.library });
  }

  private receive(slot: Slot, message: FromWorker): void {
    if (message.kind === "ready") {
      slot.isReady = true;
      this.next();
      return;
    }
    const { job } = slot;
    if (job === null || job.ticket !== message.ticket) return;
    switch (message.kind) {
      case "reading":
        slot.reading = message.command;
        this.watch(slot, readingTime, () => ({ kind: "stuck", command: slot.reading }));
        return;
      case "begun":
        this.watch(slot, job.milliseconds + grace, () => ({ kind: "lost", reason: "the search did not end in time and was stopped" }));
        return;
      case "progress":
        job.onProgress?.(message.progress);
        return;
      case "answered":
        this.finish(slot, message.answer);
    }
  }

  private watch(slot: Slot, milliseconds: number, lost: () => Outcome): void {
    if (slot.timer !== null) clearTimeout(slot.timer);
    slot.timer = setTimeout(() => this.lose(slot, lost()), milliseconds);
  }

  private finish(slot: Slot, outcome: Outcome): void {
    if (slot.timer !== null) clearTimeout(slot.timer);
    const { job } = slot;
    slot.timer = null;
    slot.job = null;
    job?.settle(outcome);
    this.next();
  }

  /** Ends a worker; another starts in its place. */
  private lose(slot: Slot, outcome: Outcome): void {
    slot.worker.terminate();
    slot.worker = this.start();
    slot.isReady = false;
    this.listen(slot);
    this.finish(slot, outcome);
  }

  private cancel(job: Job): void {
    const slot = this.slots.find((s) => s.job === job);
    if (slot !== undefined) this.lose(slot, { kind: "cancelled" });
    else if (this.queue.includes(job)) {
      this.queue = this.queue.filter((other) => other !== job);
      job.settle({ kind: "cancelled" });
    }
  }

  /** Takes the nearest question out of the queue; of equal ones the first. */
  private nearest(): Job | undefined {
    let [best, least]: [Job | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const job of this.queue) {
      const own = job.distance?.() ?? -1;
      if (best === undefined || own < least) [best, least] = [job, own];
    }
    this.queue = this.queue.filter((job) => job !== best);
    return best;
  }

  private next(): void {
    for (const slot of this.slots) {
      const job = slot.isReady && slot.job === null ? this.nearest() : undefined;
      if (job === undefined) continue;
      slot.job = job;
      job.onStart?.();
      const { ticket, text, question, leftOut, settings } = job;
      this.watch(slot, readingTime, () => ({ kind: "stuck", command: slot.reading }));
      send(slot.worker, { kind: "ask", ticket, text, question, leftOut, settings });
    }
  }
}

const send = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
