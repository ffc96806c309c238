/** Nonterminals for one or more elements. Several elements give one flat node; a single element stands for itself. */
import { maxPriority } from "../grammar/mixfix.ts";
import { type Nonterminal, nonterminal } from "../grammar/nonterminal.ts";
import type { SyntaxNode, SyntaxTree } from "../tree/tree.ts";
import { node } from "../tree/tree-tools.ts";

/** A sequence: the head of its node, what its elements are, and what stands between them (null: nothing). */
export interface Sequence {
  readonly head: string;
  readonly name: string;
  readonly element: string;
  readonly separator: string | null;
  /** Of several elements that nothing separates. */
  readonly priority: number;
}

function sequence(head: string, name: string, element: string, separator: string | null, priority = 0): Sequence {
  return { head, name, element, separator, priority };
}

/** The sequences of bundle `pure`. */
export const pureSequences: readonly Sequence[] = [
  sequence("_args", "args", "any", ","),
  sequence("_types", "types", "type", ","),
  sequence("_asms", "asms", "prop", ";"),
  sequence("_classes", "classes", "class_name", ","),
  sequence("_idts", "idts", "idt", null),
  sequence("_pttrns", "pttrns", "pttrn", null),
  sequence("_cargs", "cargs", "any", null, maxPriority),
];

/** The sequences of bundle `hol`. */
export const holSequences: readonly Sequence[] = [
  sequence("_patterns", "patterns", "pttrn", ","),
  sequence("_lc_quals", "lc_quals", "lc_qual", ","),
  sequence("_binds", "letbinds", "letbind", ";"),
  sequence("_cases", "cases_syn", "case_syn", "|"),
  sequence("_updbinds", "updbinds", "updbind", ","),
  sequence("_Maplets", "maplets", "maplet", ","),
  sequence("_lupdbinds", "lupdbinds", "lupdbind", ","),
  sequence("_fields", "fields", "field", ","),
  sequence("_field_updates", "field_updates", "field_update", ","),
  sequence("_field_types", "field_types", "field_type", ","),
];

const headByNonterminal = new Map<Nonterminal, string>([[nonterminal("do_binds"), "_do_binds"]]);
for (const { name, head } of [...pureSequences, ...holSequences]) headByNonterminal.set(nonterminal(name), head);
const heads: ReadonlySet<string> = new Set(headByNonterminal.values());

/** The head of the node for several elements, if the nonterminal is a sequence. */
export function sequenceHead(nt: Nonterminal): string | undefined {
  return headByNonterminal.get(nt);
}

/** Whether the tree is a sequence of several elements. */
export function isSequence(tree: SyntaxTree): tree is SyntaxNode {
  return tree.kind === "node" && heads.has(tree.head);
}

/** The elements of a sequence, which is a node or a single element. */
export function elementsOf(tree: SyntaxTree): readonly SyntaxTree[] {
  return isSequence(tree) ? tree.args : [tree];
}

/** The inverse of `elementsOf`. Requires: at least one element. */
export function fromElements(head: string, elements: readonly SyntaxTree[]): SyntaxTree {
  const [first] = elements;
  return elements.length === 1 && first !== undefined ? first : node(head, elements, first?.span);
}
