import { names, stripApp, type Term } from "../../logic/index.ts";

/** The operators whose arguments may be exchanged without a change of meaning that mutation counts. */
const commutative: ReadonlySet<string> = new Set([names.eq, names.conj, names.disj]);

/** A text that is the same for terms that are equal up to bound names and the order of arguments of `=`, `∧`, `∨`. */
export function termKey(t: Term): string {
  switch (t.kind) {
    case "const":
      return `${t.name}:${t.type.id}`;
    case "free":
      return `'${t.name}:${t.type.id}`;
    case "bound":
      return `#${t.index}`;
    case "abs":
      return `(λ${t.domain.id} ${termKey(t.body)})`;
    case "app": {
      const { head, args } = stripApp(t);
      const keys = args.map(termKey);
      if (head.kind === "const" && commutative.has(head.name) && keys.length === 2) keys.sort();
      return `(${[termKey(head), ...keys].join(" ")})`;
    }
  }
}
