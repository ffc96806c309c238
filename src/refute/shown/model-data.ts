/** Counterexamples as data: what drawings, editors and programs read instead of the printed texts. Plain data, ready to be sent as JSON. */
import type { TypeShape } from "../../elaborate/index.ts";

/** A value as a tree. */
export type ModelValue =
  /** Of `nat`, `int`, `rat`, words …: `-3`, `1/2`. Digits, since numbers may be larger than JSON's. */
  | { readonly kind: "number"; readonly text: string }
  /** `char`, and `string` or `String.literal`: one UTF-16 unit for each character's code. */
  | { readonly kind: "character"; readonly text: string }
  | { readonly kind: "string"; readonly text: string }
  /** An element of a type variable or of a type that nothing defines. */
  | { readonly kind: "atom"; readonly type: string; readonly name: string }
  /** A constructor and its arguments; `True`, `None`, `Some 3`. `fields`: the names of a record's fields, one for each argument. */
  | {
      readonly kind: "constructor";
      readonly name: string;
      readonly args: readonly ModelValue[];
      readonly fields: readonly string[] | null;
    }
  | { readonly kind: "list"; readonly elements: readonly ModelValue[] }
  | { readonly kind: "tuple"; readonly elements: readonly ModelValue[] }
  /** `isComplement`: everything but these. */
  | { readonly kind: "set"; readonly elements: readonly ModelValue[]; readonly isComplement: boolean }
  /** `default`: the value everywhere else; null where there is no elsewhere, or where nothing is said of it. */
  | { readonly kind: "function"; readonly entries: readonly FunctionEntry[]; readonly default: ModelValue | null }
  /** An infinite value that leads back to itself: `body` mentions `name` by references. */
  | { readonly kind: "cycle"; readonly name: string; readonly body: ModelValue }
  | { readonly kind: "reference"; readonly name: string }
  /** What has no such form, as printed; `_` where the value does not matter or is not known. */
  | { readonly kind: "unknown"; readonly text: string };

export interface FunctionEntry {
  readonly argument: ModelValue;
  readonly value: ModelValue;
}

/** A variable, constant or term with its value. */
export interface ModelEntry {
  readonly name: string;
  /** As users write it. */
  readonly type: string;
  /** The same as data. */
  readonly shape: TypeShape;
  readonly value: ModelValue;
  /** Parts do not matter, or are left open by the model: the value is one of several. */
  readonly isOpen: boolean;
}

/** A type with finitely many elements in the counterexample. */
export interface ModelCard {
  readonly type: string;
  readonly shape: TypeShape;
  readonly size: number;
  readonly elements: readonly string[];
  /** Whether these are all elements of the type. */
  readonly isComplete: boolean;
}

/** A fact that a rule derives from earlier ones. */
export interface DerivationStep {
  readonly fact: string;
  /** The name of the rule. */
  readonly rule: string;
  /** The numbers of the steps it uses, counted from 0. */
  readonly from: readonly number[];
  /** What else the rule asks for, with its values. */
  readonly conditions: readonly string[];
}

/** How a premise about an inductive predicate follows; the last step is the premise itself. */
export interface Derivation {
  readonly premise: string;
  readonly steps: readonly DerivationStep[];
}

/** A counterexample as data. */
export interface ModelData {
  readonly variables: readonly ModelEntry[];
  /** What the specification leaves open and the counterexample chose. */
  readonly chosen: readonly ModelEntry[];
  /** Terms and their values; for `value` the term itself. */
  readonly evaluated: readonly ModelEntry[];
  readonly cards: readonly ModelCard[];
  /** Of premises that take several rules; absent where there are none. */
  readonly derivations?: readonly Derivation[];
}

export const noModel: ModelData = { variables: [], chosen: [], evaluated: [], cards: [] };
