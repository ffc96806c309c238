/** A definition by a package that is not carried out: types and constants are declared by it, without a meaning. */
import type { Targeted } from "./command-head.ts";
import type { Embedded, Fix, Mixfix, Name } from "./parts.ts";
import type { Proof } from "./tool.ts";
import type { ConstructorArgument, TypeHead } from "./type-command.ts";

export interface ForeignConstructor {
  readonly name: Name;
  readonly args: readonly ConstructorArgument[];
  readonly mixfix: Mixfix | null;
}

export interface ForeignType {
  readonly head: TypeHead;
  readonly constructors: readonly ForeignConstructor[];
}

export type ForeignCommand = Targeted & {
  readonly kind: "foreign";
  /** The command word. */
  readonly word: string;
  readonly types: readonly ForeignType[];
  readonly heads: readonly Fix[];
  /** Only for the types of the heads. */
  readonly equations: readonly Embedded[];
  readonly proof: Proof | null;
};
