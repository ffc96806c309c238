import type { Term } from "../../logic/index.ts";
import type { Attribute } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { applyAttributes } from "./attributes.ts";

/** Names a fact (HOL-level propositions) and carries out its attributes. An empty name only carries out the attributes. */
export function addFact(context: Context, name: string, props: readonly Term[], attributes: readonly Attribute[]): Context {
  let next = context;
  if (name !== "") {
    const full = context.qualify(name);
    next = next.globally((c) =>
      c.with({ theory: c.theory.with({ facts: c.theory.facts.set(full, props) }), facts: c.facts.declare(full) }),
    );
  }
  return applyAttributes(next, props, attributes);
}
