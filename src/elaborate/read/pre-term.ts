import type { Span } from "../../base/index.ts";
import type { Term, TypeVar } from "../../logic/index.ts";
import { type InferenceType, unknown } from "./inference-type.ts";

/** A bound variable of a pre-term. */
export interface Local {
  readonly name: string;
  readonly type: InferenceType;
}

/**
 * Terms before and during type inference: names resolved, built-in forms expanded, variables bound by identity.
 * `type` is set by inference, once; shared nodes are inferred once.
 */
export type PreTerm =
  /** A constant at a fresh instance of its type. `body` is given for abbreviations and local definitions. */
  | { readonly kind: "const"; readonly name: string; readonly span: Span; type: InferenceType | null; instance: Instance | null }
  | { readonly kind: "free"; readonly name: string; readonly span: Span; readonly type: InferenceType }
  | { readonly kind: "local"; readonly local: Local; readonly span: Span; readonly type: InferenceType }
  | { readonly kind: "abs"; readonly local: Local; readonly body: PreTerm; readonly span: Span; type: InferenceType | null }
  | { readonly kind: "app"; fun: PreTerm; arg: PreTerm; readonly span: Span; type: InferenceType | null }
  | { readonly kind: "constraint"; readonly term: PreTerm; readonly to: InferenceType; readonly span: Span; type: InferenceType | null }
  /** `body` with `target` in place of `local`, a pattern variable that names a part which is already known. */
  | {
      readonly kind: "alias";
      readonly local: Local;
      readonly target: PreTerm;
      readonly body: PreTerm;
      readonly span: Span;
      type: InferenceType | null;
    }
  /** A finished closed term, such as a literal. */
  | { readonly kind: "term"; readonly term: Term; readonly span: Span; readonly type: InferenceType }
  /** One of several constants, to be chosen by type (ad-hoc overloading). */
  | {
      readonly kind: "choice";
      readonly name: string;
      readonly variants: readonly PreTerm[];
      /** What it stands for when the types do not decide between several variants. */
      readonly otherwise: PreTerm;
      readonly span: Span;
      readonly type: InferenceType;
      chosen: PreTerm | null;
    };

/** How an abbreviation or local definition is put in: the term and the instances of its generic type variables. */
export interface Instance {
  readonly term: Term;
  readonly types: ReadonlyMap<TypeVar, InferenceType>;
}

export const preConst = (name: string, span: Span): PreTerm => ({ kind: "const", name, span, type: null, instance: null });
export const preApp = (fun: PreTerm, arg: PreTerm, span: Span = arg.span): PreTerm => ({ kind: "app", fun, arg, span, type: null });
export const preApps = (fun: PreTerm, args: readonly PreTerm[], span: Span): PreTerm => args.reduce((f, x) => preApp(f, x, span), fun);
export const preAbs = (local: Local, body: PreTerm, span: Span): PreTerm => ({ kind: "abs", local, body, span, type: null });
export const preLocal = (local: Local, span: Span): PreTerm => ({ kind: "local", local, span, type: local.type });
export const freshLocal = (name: string, type: InferenceType = unknown()): Local => ({ name, type });
