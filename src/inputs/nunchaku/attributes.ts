/** What is said of a value or a type behind its declaration, in other statements. */
import type { Span } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import type { DataType, Statement, Tree, TypedName } from "./syntax.ts";
import { isType } from "./types.ts";

/** `val t : type [min_card 2; max_card 3]`: how many elements a type has. */
interface CardBound {
  readonly kind: "min_card" | "max_card";
  readonly count: number;
  readonly span: Span;
}

export type Attribute =
  | CardBound
  /** `[infinite]`; `[approx_of t]`, a finite part of an infinite type; `[upcast]`, the function that leads from the part to the whole. */
  | { readonly kind: "infinite" | "approx_of" | "upcast"; readonly span: Span };

type Declared = Extract<Statement, { kind: "val" }>;

/**
 * A declaration with what is said of it. An infinite type without anything that defines it may be any: it is the one that is made of a first
 * element and the next ones. A finite part is a type like any other that is only declared, since those have finitely many elements in models.
 */
export function declarationWith(declared: Declared, attributes: readonly Attribute[]): readonly Statement[] {
  const { name, type, span } = declared;
  let statement: Statement = declared;
  const props: Tree[] = [];
  for (const attribute of attributes) {
    const isForTypes = attribute.kind !== "upcast";
    if (isForTypes !== isType(type))
      throw new InputError("E0513", attribute.span, `The attribute "${attribute.kind}" belongs to ${isForTypes ? "types" : "functions"}`);
    if ("count" in attribute) props.push(boundAxiom(name, attribute));
    else if (attribute.kind === "infinite") statement = { kind: "data", types: [endless(name, span)], span };
    else if (attribute.kind === "upcast") props.push(injective(name, attribute.span));
  }
  return props.length === 0 ? [statement] : [statement, { kind: "axiom", props, span }];
}

function endless(name: string, span: Span): DataType {
  const self: Tree = { kind: "name", name, span };
  return {
    name,
    params: [],
    constructors: [
      { name: `${name}_first`, args: [] },
      { name: `${name}_next`, args: [self] },
    ],
  };
}

/** Different elements have different values. */
function injective(name: string, span: Span): Tree {
  const [x, y] = ["x", "y"].map((text): Tree => ({ kind: "name", name: text, span })) as [Tree, Tree];
  const at = (arg: Tree): Tree => ({ kind: "apply", fun: { kind: "name", name, span }, args: [arg], span });
  const same = (a: Tree, b: Tree): Tree => ({ kind: "operator", name: "=", args: [a, b], span });
  const variables = ["x", "y"].map((text): TypedName => ({ name: text, type: null }));
  const body: Tree = { kind: "operator", name: "=>", args: [same(at(x), at(y)), same(x, y)], span };
  return { kind: "binder", name: "forall", variables, body, span };
}

/** Larger bounds would make formulas that nobody gets through. */
const mostElements = 20;

/** That the type has so many different elements, or that so many are all. */
function boundAxiom(type: string, { kind, count, span }: CardBound): Tree {
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
