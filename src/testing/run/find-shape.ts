import { getOrInsert } from "../../base/index.ts";
import { destChar, destNumeral, stripApp, type Term } from "../../logic/index.ts";

/**
 * What two counterexamples must differ in to count as two: constructors and the pattern of equal elements, not the elements themselves.
 * `shapeOf` of `xs = [a₁, a₂]` and of `xs = [a₂, a₁]` is the same, of `xs = [a₁, a₁]` it is another.
 */
export function shapeOf(assignment: ReadonlyMap<string, Term>): string {
  const seen = new Map<string, number>();
  const name = (key: string): string => {
    const place = getOrInsert(seen, key, () => seen.size);
    return `#${place}`;
  };
  return [...assignment].map(([x, t]) => `${x}=${shape(t, name)}`).join(";");
}

function shape(t: Term, name: (key: string) => string): string {
  const n = destNumeral(t) ?? destChar(t);
  if (n !== null) return name(`${t.type.id} ${n}`);
  const { head, args } = stripApp(t);
  const inside = args.map((arg) => shape(arg, name));
  switch (head.kind) {
    case "const":
      return args.length === 0 && head.name.startsWith("Enum.finite_") ? name(head.name) : `(${[head.name, ...inside].join(" ")})`;
    case "abs":
      return `(λ${shape(head.body, name)})`;
    case "free":
    case "bound":
    case "app":
      return name(`${t.type.id} ${head.kind === "free" ? head.name : ""}`);
  }
}
