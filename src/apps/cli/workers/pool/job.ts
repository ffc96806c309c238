/** A question to the workers, and how it may end. */
import type { SearchProgress } from "../../../../refute/index.ts";
import type { FromWorker, LostReply, Ticketed, ToWorker } from "../messages.ts";
import type { Team } from "./team.ts";

export type Reply = FromWorker;

/** How a question may end before its answer. */
export interface AskOptions {
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Ends the question, with its worker where it has begun; the reason becomes that of the reply. */
  readonly signal?: AbortSignal;
  /** A search that has begun is ended without its worker, where that listens soon enough; with "all" so is the reading before it. */
  readonly gentle?: "search" | "all";
  /** When the search has to end by itself, in milliseconds since 1970, whatever time it waited before. */
  readonly deadline?: number;
}

export interface Job {
  readonly message: Ticketed;
  readonly milliseconds: number;
  readonly settle: (reply: Reply) => void;
  readonly onProgress: (progress: SearchProgress) => void;
  /** What ends it at the workers that are at it now, with the reason; none while it waits. Copies of the job share the set. */
  readonly ends: Set<(reason: string) => void>;
  /** Whether a worker has died with it before it began. */
  readonly isRetried: boolean;
  /** Those at the same task, where it can be shared out. */
  readonly team: Team | null;
  readonly gentle: AskOptions["gentle"] | null;
}

/** Milliseconds since the task began; those that help with it come later. */
export function sinceBeginning({ team }: Job): number {
  if (team === null) return 0;
  team.since ??= Date.now();
  return Date.now() - team.since;
}

/** Without others the task is not shared. */
export const alone = (message: ToWorker, team: Team | null): ToWorker =>
  message.kind === "run" && team === null ? { ...message, isShared: false } : message;

/** Questions that count as statements. */
export const isAboutStatement = ({ kind }: ToWorker): boolean =>
  kind === "run" || kind === "goal" || kind === "unused" || kind === "judge-mutant";

export const lost = (reason: string): LostReply => ({ kind: "lost", reason, at: null });

/** Why a worker gave no answer of the kind asked for. */
export function whyNot(reply: Reply): string {
  return reply.kind === "lost" ? reply.reason : reply.kind === "failed" ? `an error of ours: ${reply.message}` : "no answer";
}
