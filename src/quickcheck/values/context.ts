/** A value that records what the property does with it: the report shows the one that was used, not a fresh one. */
export abstract class Recording {
  /** What was recorded, in order. */
  readonly notes: string[] = [];

  /** Told when the property is waited for: calls `fail` if it waits for something that will never come. */
  watch(_fail: (error: Error) => void): void {}

  /** Told when nobody waits any more. */
  unwatch(): void {}
}

/** A property waits for what it holds back itself: a mistake in the property, with which the check ends. */
export class StalledTest extends Error {
  override readonly name = "StalledTest";
}

/** Notes taken during a test. */
export class Context extends Recording {
  log(...texts: readonly unknown[]): void {
    this.notes.push(texts.map(String).join(" "));
  }
}
