/** The type that grows, and which types speak of it. */
import type { Theory, Type, TypeDefinition } from "../../logic/index.ts";
import { NotInferred } from "./not-inferred.ts";

export class Growth {
  readonly theory: Theory;
  readonly type: Type;
  private readonly hiding = new Map<string, boolean>();

  constructor(theory: Theory, type: Type) {
    this.theory = theory;
    this.type = type;
  }

  /** Whether a type has the growing one among its arguments. Those that have a declared type inside their definition are not covered. */
  mentions(ty: Type): boolean {
    if (ty === this.type) return true;
    if (ty.kind === "var") return false;
    if (this.type.kind === "con" && this.isHiding(ty.name)) throw new NotInferred(`type ${ty.name}`);
    return ty.args.some((arg) => this.mentions(arg));
  }

  private isHiding(name: string): boolean {
    const known = this.hiding.get(name);
    if (known !== undefined) return known;
    this.hiding.set(name, false);
    const definition = this.theory.types.get(name)?.definition;
    const hides = (ty: Type): boolean => ty === this.type || (ty.kind === "con" && (ty.args.some(hides) || this.isHiding(ty.name)));
    const answer = definition !== undefined && parts(definition).some(hides);
    this.hiding.set(name, answer);
    return answer;
  }
}

/** The types that a definition is made of. */
function parts(definition: TypeDefinition): readonly Type[] {
  switch (definition.kind) {
    case "datatype":
      return definition.constructors.flatMap((c) => c.args);
    case "typedef":
    case "quotient":
      return [definition.base];
    case "synonym":
      return [definition.type];
    case "native":
    case "declared":
      return [];
  }
}
