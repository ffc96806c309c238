/** The workers at one command: they hear what the others found, and the first that knows the answer speaks for all. */
import type { ChildProcess } from "node:child_process";
import type { Interim } from "../messages.ts";
import { ScopeBoard } from "../scope-board.ts";
import type { BoardNews } from "../scope-sharing.ts";

interface Member {
  readonly worker: ChildProcess;
  /** Ends it without an answer. */
  readonly quit: () => void;
}

export class Team {
  /** When the command began, in milliseconds since 1970; null before. */
  since: number | null = null;
  /** Whether one more may help: not when one died of it. */
  isOpen = true;
  private readonly board = new ScopeBoard();
  private readonly members = new Map<number, Member>();
  private joined = 0;

  get size(): number {
    return this.members.size;
  }

  /** A worker begins; the result is its name in the team. */
  join(worker: ChildProcess, quit: () => void): number {
    this.members.set(this.joined, { worker, quit });
    return this.joined++;
  }

  /** A worker's search is over or it has died. */
  leave(name: number): void {
    this.members.delete(name);
    this.board.leave(name);
    this.tellAll(null);
  }

  hear(name: number, message: Extract<Interim, { kind: "claim" | "found" }>): void {
    for (const { key, answer } of message.found) this.board.tell(name, key, answer);
    const isGranted = message.kind === "claim" ? this.board.claim(name, message.key) : null;
    if (message.found.length > 0) this.tellAll(name);
    if (isGranted !== null) this.tell(name, isGranted);
  }

  /** The answer is known: nobody else is needed. */
  disband(): void {
    this.isOpen = false;
    for (const { quit } of [...this.members.values()]) quit();
  }

  private tellAll(but: number | null): void {
    for (const name of this.members.keys()) if (name !== but) this.tell(name, null);
  }

  private tell(name: number, isGranted: boolean | null): void {
    const news: BoardNews = { kind: "board", entries: this.board.entries, isGranted };
    const worker = this.members.get(name)?.worker;
    if (worker?.connected === true) worker.send(news);
  }
}
