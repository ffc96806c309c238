/** Who searches which scope of a command, and what came of it. One board for each command that several workers are at. */
import type { ScopeAnswer, ScopeKey } from "../../../finding/index.ts";

/** A scope that is answered or under way. */
export interface BoardEntry {
  readonly key: ScopeKey;
  /** Null: under way. */
  readonly answer: ScopeAnswer | null;
}

interface Row extends BoardEntry {
  readonly by: number;
}

/** A scope's place in tables. */
export const keyText = ({ sweep, index }: ScopeKey): string => `${sweep} ${index}`;

export class ScopeBoard {
  private readonly rows = new Map<string, Row>();

  get entries(): readonly BoardEntry[] {
    return [...this.rows.values()].map(({ key, answer }) => ({ key, answer }));
  }

  /** Gives a scope to the member that asks first. */
  claim(by: number, key: ScopeKey): boolean {
    if (this.rows.has(keyText(key))) return false;
    this.rows.set(keyText(key), { key, answer: null, by });
    return true;
  }

  tell(by: number, key: ScopeKey, answer: ScopeAnswer): void {
    this.rows.set(keyText(key), { key, answer, by });
  }

  /** A member is gone: what it was at is free again, and the models that only it had are lost. */
  leave(gone: number): void {
    for (const [text, { by, answer }] of this.rows) if (by === gone && (answer === null || answer.kind === "sat")) this.rows.delete(text);
  }
}
