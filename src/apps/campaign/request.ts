/** What `hollow campaign` is asked to do. */
import type { CheckSettings } from "../../refute/index.ts";
import type { ReadingOptions } from "../cli/workers/pool/limits.ts";

export type CampaignAction = "create" | "work" | "status" | "report" | "cancel";

export interface CampaignRequest {
  readonly action: CampaignAction;
  readonly name: string;
  readonly files: readonly string[];
  readonly database: string | null;
  readonly folder: string;
  readonly settings: CheckSettings;
  readonly pairs: boolean;
  readonly goals: boolean;
  /** How many changed statements of each file; null: the statements themselves. */
  readonly mutants: number | null;
  /** Seconds of model finding for each job of pairs. */
  readonly finder: number | null;
  readonly workers: number | null;
  readonly memory: number | null;
  /** For the reading of each command. */
  readonly reading: ReadingOptions;
  readonly patience: number | null;
  /** Workers have all rights of the command. */
  readonly trusted: boolean;
  readonly output: string | null;
  readonly json: boolean;
}
