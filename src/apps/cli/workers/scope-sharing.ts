/** A worker's view of the others at the same command, by messages to and from the process that has the board. */
import type { ScopeAnswer, ScopeKey, ScopeSharing } from "../../../finding/index.ts";
import type { Interim } from "./messages.ts";
import { type BoardEntry, keyText } from "./scope-board.ts";

/** Milliseconds that a search goes on alone: most end before, and help costs a worker the reading of the theory. */
const patience = 500;

/** What the process with the board says. `isGranted`: its answer to a claim. */
export interface BoardNews {
  readonly kind: "board";
  readonly entries: readonly BoardEntry[];
  readonly isGranted: boolean | null;
}

export class MessageSharing implements ScopeSharing {
  readonly isFirst: boolean;
  private readonly send: (message: Interim) => void;
  private readonly clock: () => number;
  /** When help may be asked for. */
  private readonly helpAt: number;
  private hasAsked = false;
  private readonly board = new Map<string, BoardEntry>();
  /** Own answers that nobody has been told yet. */
  private readonly untold: { readonly key: ScopeKey; readonly answer: ScopeAnswer }[] = [];
  private onGrant: ((isGranted: boolean) => void) | null = null;
  private onChange: (() => void) | null = null;

  constructor(send: (message: Interim) => void, clock: () => number, isHelper: boolean) {
    this.send = send;
    this.clock = clock;
    this.isFirst = !isHelper;
    this.helpAt = clock() + (isHelper ? 0 : patience);
  }

  receive({ entries, isGranted }: BoardNews): void {
    this.board.clear();
    for (const entry of entries) this.board.set(keyText(entry.key), entry);
    this.onChange?.();
    if (isGranted !== null) this.onGrant?.(isGranted);
  }

  answer(key: ScopeKey): ScopeAnswer | undefined {
    return this.board.get(keyText(key))?.answer ?? undefined;
  }

  isTaken(key: ScopeKey): boolean {
    return this.board.has(keyText(key));
  }

  async claim(key: ScopeKey): Promise<boolean> {
    if (!this.hasAsked && this.clock() < this.helpAt) return true;
    this.hasAsked = true;
    return new Promise((settle) => {
      this.onGrant = settle;
      this.send({ kind: "claim", key, found: this.untold.splice(0) });
    });
  }

  tell(key: ScopeKey, answer: ScopeAnswer): void {
    if (this.hasAsked) this.send({ kind: "found", found: [{ key, answer }] });
    else this.untold.push({ key, answer });
  }

  change(milliseconds: number): Promise<void> {
    return new Promise((settle) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(settle, milliseconds) : undefined;
      this.onChange = () => {
        clearTimeout(timer);
        settle();
      };
    });
  }
}
