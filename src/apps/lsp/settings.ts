/** What the user's editor says about checking. */
import { type Strategy, strategies } from "../../refute/index.ts";

export interface EditorSettings {
  /** Whether statements are checked without being asked for. */
  readonly check: boolean;
  /** Only this engine; null: all in turn. */
  readonly strategy: Strategy | null;
  /** Seconds for a statement when nothing else is to be done. */
  readonly time: number;
  /** Seconds for a statement at first. */
  readonly firstTime: number;
  readonly workers: number;
  /** Folders of sessions. */
  readonly sessions: readonly string[];
}

export const defaultSettings: EditorSettings = {
  check: true,
  strategy: null,
  time: 3,
  firstTime: 0.3,
  // With one, server and worker stay below 400 MB on long texts (`bench/editor`).
  workers: 1,
  sessions: [],
};

/** Reads settings as they come from a client; what is missing or wrong stays as it was. */
export function readSettings(value: unknown, old: EditorSettings = defaultSettings): EditorSettings {
  if (typeof value !== "object" || value === null) return old;
  const given: Partial<Record<"check" | "engines" | "time" | "firstTime" | "workers" | "sessions", unknown>> = value;
  const seconds = (x: unknown, otherwise: number): number => (typeof x === "number" && x > 0 && x <= 3600 ? x : otherwise);
  const engines = given.engines;
  return {
    check: typeof given.check === "boolean" ? given.check : old.check,
    strategy: engines === undefined ? old.strategy : (strategies.find((s) => s === engines) ?? null),
    time: seconds(given.time, old.time),
    firstTime: seconds(given.firstTime, old.firstTime),
    workers: typeof given.workers === "number" ? Math.min(16, Math.max(1, Math.floor(given.workers))) : old.workers,
    sessions: Array.isArray(given.sessions) ? given.sessions.filter((s) => typeof s === "string") : old.sessions,
  };
}
