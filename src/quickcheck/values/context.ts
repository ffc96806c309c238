/** A value that records what the property does with it: the report shows the one that was used, not a fresh one. */
export abstract class Recording {
  /** What was recorded, in order. */
  readonly notes: string[] = [];
}

/** Notes taken during a test. */
export class Context extends Recording {
  log(...texts: readonly unknown[]): void {
    this.notes.push(texts.map(String).join(" "));
  }
}
