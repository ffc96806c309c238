/** Whether a type surely has elements besides its atoms. */
import type { Type } from "../../logic/index.ts";
import type { Domains } from "./domain.ts";
import { shapeOf } from "./shape.ts";

/** Some element of the type has no name in this scope. */
export function hasUnnamed(domains: Domains, ty: Type, above: readonly Type[] = []): boolean {
  const shape = shapeOf(ty);
  switch (shape.kind) {
    case "bool":
      return false;
    case "pair":
      return hasUnnamed(domains, shape.fst, above) || hasUnnamed(domains, shape.snd, above);
    case "fun":
      return isInfinite(domains, ty, above);
    case "element": {
      const { isComplete, size } = domains.of(ty);
      if (isComplete) return false;
      const exact = domains.cardinality(ty);
      return (Number.isFinite(exact) && size < exact) || isInfinite(domains, ty, above);
    }
  }
}

/** The type surely has infinitely many elements. */
export function isInfinite(domains: Domains, ty: Type, above: readonly Type[] = []): boolean {
  const shape = shapeOf(ty);
  switch (shape.kind) {
    case "bool":
      return false;
    case "pair":
      return isInfinite(domains, shape.fst, above) || isInfinite(domains, shape.snd, above);
    case "fun":
      return isInfinite(domains, shape.to, above) || (isInfinite(domains, shape.from, above) && hasTwo(domains, shape.to));
    case "element": {
      if (above.includes(ty)) return false;
      const { content, isComplete } = domains.of(ty);
      if (content.kind === "numbers") return true;
      if (content.kind !== "data" || isComplete) return false;
      const inside = [...above, ty];
      // A codatatype with one constructor has no more than one element if that has nothing to choose.
      const isRecursive = content.constructors.some((c) => c.args.some((arg) => domains.reaches(arg, ty, false)));
      if (isRecursive && (!content.co || content.constructors.length > 1)) return true;
      return content.constructors.some((c) => c.args.some((arg) => isInfinite(domains, arg, inside)));
    }
  }
}

/** The type surely has more than one element. */
function hasTwo(domains: Domains, ty: Type): boolean {
  const shape = shapeOf(ty);
  switch (shape.kind) {
    case "bool":
      return true;
    case "pair":
      return hasTwo(domains, shape.fst) || hasTwo(domains, shape.snd);
    case "fun":
      return hasTwo(domains, shape.to);
    case "element": {
      const { content, isComplete, size } = domains.of(ty);
      return (isComplete && size > 1) || (content.kind === "data" && content.constructors.length > 1) || isInfinite(domains, ty);
    }
  }
}
