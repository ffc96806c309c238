/** `lemmas` and `declare`: facts under new names and attributes. */
import type { Term } from "../../logic/index.ts";
import type { CommandOf, FactRef } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { readProp } from "../read/read-term.ts";
import { applyAttributes } from "./attributes.ts";
import { addFact } from "./facts.ts";

/** The propositions that a reference names; a fact we do not have (a proof's by-product) is nothing. */
export function lookUpFacts(context: Context, ref: FactRef): readonly Term[] {
  switch (ref.fact.kind) {
    case "none":
      return [];
    case "literal":
      return [readProp(context, ref.fact.prop)];
    case "named": {
      const full = context.facts.find(ref.fact.name.text);
      const props = full === null ? [] : (context.theory.facts.get(full) ?? []);
      return ref.fact.selection === null ? props : select(props, ref.fact.selection);
    }
  }
}

/** `"1,3-5"` picks by position. */
function select(props: readonly Term[], selection: string): readonly Term[] {
  const wanted = new Set<number>();
  for (const part of selection.split(",")) {
    const [from, to] = part.split("-").map((n) => n.trim());
    const end = to === undefined ? from : to === "" ? String(props.length) : to;
    for (let i = Number(from); i <= Number(end); i++) wanted.add(i);
  }
  return props.filter((_, i) => wanted.has(i + 1));
}

export function elaborateLemmas(context: Context, command: CommandOf<"lemmas">): Context {
  return command.facts.reduce((c, { decl, facts }) => {
    const props = facts.flatMap((ref) => lookUpFacts(c, ref));
    const named = addFact(c, decl.name?.text ?? "", props, decl.attributes);
    return facts.reduce((k, ref) => applyAttributes(k, lookUpFacts(c, ref), ref.attributes), named);
  }, context);
}

export function elaborateDeclare(context: Context, command: CommandOf<"declare">): Context {
  return command.facts.reduce((c, ref) => applyAttributes(c, lookUpFacts(c, ref), ref.attributes), context);
}
