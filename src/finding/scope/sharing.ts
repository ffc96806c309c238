/**
 * Scopes of one command shared out among several searches. Each has the same scopes in the same order and goes through all answers in
 * that order, whoever found them, so that the outcome is the one of a single search.
 */

/** What is known of a scope, without the models: those stay with the search that has them. */
export type ScopeAnswer =
  /** `sizes`: for each scope of the sweep the sizes that the problem depends on; null where it depends on more. */
  | { readonly kind: "sat"; readonly sizes: readonly string[] | null }
  | {
      readonly kind: "unsat";
      readonly isOpen: boolean;
      readonly lossy: string | null;
      readonly isBlind: boolean;
      readonly sizes: readonly string[] | null;
    }
  | { readonly kind: "unknown"; readonly reason: string };

/** Which of a command's scopes: the sweep by name, the scope by number. */
export interface ScopeKey {
  readonly sweep: string;
  readonly index: number;
}

/** The others, as one search sees them. */
export interface ScopeSharing {
  /** What they have found; undefined where nothing is known yet. */
  readonly answer: (key: ScopeKey) => ScopeAnswer | undefined;
  /** Whether another one is at work on it. */
  readonly isTaken: (key: ScopeKey) => boolean;
  /** Asks to be the one that searches a scope. */
  readonly claim: (key: ScopeKey) => Promise<boolean>;
  /** Whether this one was here first. It does not wait for the others, who may be slow, but searches the scope that is missing itself. */
  readonly isFirst: boolean;
  readonly tell: (key: ScopeKey, answer: ScopeAnswer) => void;
  /** Waits until something has changed, at most this many milliseconds. */
  readonly change: (milliseconds: number) => Promise<void>;
}

/** Nobody else is there. */
export const alone: ScopeSharing = {
  answer: () => undefined,
  isTaken: () => false,
  claim: async () => true,
  isFirst: true,
  tell: () => undefined,
  change: async () => undefined,
};
