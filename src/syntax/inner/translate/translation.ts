import type { SyntaxTree } from "../tree/tree.ts";

/** A rewrite rule of `translations`: what matches the left side becomes the right side (see rewriting.ts). */
export interface TranslationRule {
  /** The head of the left side. */
  readonly head: string;
  readonly left: SyntaxTree;
  readonly right: SyntaxTree;
  /** Two rules are the same if and only if their keys are equal. */
  readonly key: string;
}
