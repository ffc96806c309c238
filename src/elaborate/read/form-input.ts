import type { Span } from "../../base/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import { reject } from "../names/problem.ts";
import { abstractPattern } from "./pattern.ts";
import { type PreTerm, preApps } from "./pre-term.ts";
import { builtIn, type Scope } from "./scope.ts";

/** What a form is given: its arguments and ways to read them. */
export interface FormInput {
  readonly scope: Scope;
  readonly args: readonly SyntaxTree[];
  readonly span: Span;
  read(tree: SyntaxTree): PreTerm;
  readIn(scope: Scope, tree: SyntaxTree): PreTerm;
}

export type Form = (input: FormInput) => PreTerm;

/** The i-th part of the notation. */
export const arg = (input: FormInput, i: number): SyntaxTree =>
  input.args[i] ?? reject("E0300", input.span, "Inner syntax error: part of the notation is missing");
/** A constant, named as users know it, applied. */
export const call = (input: FormInput, name: string, ...args: readonly PreTerm[]): PreTerm =>
  preApps(builtIn(input.scope, name, input.span), args, input.span);
/** `λp. body`. */
export const lambda = (input: FormInput, pattern: SyntaxTree, body: SyntaxTree): PreTerm =>
  abstractPattern(input.scope, pattern, input.span, (inner) => input.readIn(inner, body));

/** The variables of a list of them, or the single one. */
export function children(tree: SyntaxTree): readonly SyntaxTree[] {
  return tree.kind === "node" && (tree.head === "_idts" || tree.head === "_pttrns") ? tree.args : [tree];
}
