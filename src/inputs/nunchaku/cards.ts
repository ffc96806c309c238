/** `val t : type [min_card 2; max_card 3]`: how many elements a type has, as axioms. */
import type { Span } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import type { Tree, TypedName } from "./syntax.ts";

export interface CardBound {
  readonly kind: "min_card" | "max_card";
  readonly count: number;
  readonly span: Span;
}

/** Larger bounds would make formulas that nobody gets through. */
const mostElements = 20;

/** That the type has so many different elements, or that so many are all. */
export function boundAxiom(type: string, { kind, count, span }: CardBound): Tree {
  if (count < 1 || count > mostElements)
    throw new InputError("E0513", span, `Types are bounded by 1 to ${mostElements} elements; ${count} is not supported`);
  const typed = (name: string): TypedName => ({ name, type: { kind: "name", name: type, span } });
  const names = Array.from({ length: count }, (_, i) => `element${i + 1}`);
  const operator = (name: "=" | "!=" | "&&" | "||", args: readonly Tree[]): Tree => ({ kind: "operator", name, args, span });
  const joined = (name: "&&" | "||", parts: readonly Tree[]): Tree => parts.reduceRight((rest, part) => operator(name, [part, rest]));
  const compared = (name: "=" | "!=", x: string, y: string): Tree =>
    operator(
      name,
      [x, y].map((z): Tree => ({ kind: "name", name: z, span })),
    );
  const body: Tree =
    kind === "min_card"
      ? joined("&&", [
          compared("=", "element1", "element1"),
          ...names.flatMap((x, i) => names.slice(i + 1).map((y) => compared("!=", x, y))),
        ])
      : {
          kind: "binder",
          name: "forall",
          variables: [typed("other")],
          body: joined(
            "||",
            names.map((x) => compared("=", "other", x)),
          ),
          span,
        };
  return { kind: "binder", name: "exists", variables: names.map(typed), body, span };
}
