import { check } from "../../base/index.ts";
import {
  asCon,
  boolT,
  type Datatype,
  isFun,
  isGroundType,
  matchType,
  names,
  nativeType,
  paramsAt,
  range,
  stripFun,
  substType,
  type Theory,
  type Type,
  type TypeCon,
  type TypeDefinition,
  typeText,
} from "../../logic/index.ts";
import { largestMask } from "../limits.ts";
import { assignSlots } from "./layout.ts";
import type { FunctionId, MonoType, Shape, TypeId } from "./program.ts";
import { isInfinite, sizeOf } from "./size.ts";

/** What a type needs from the rest of the lowering. */
export interface TypeNeeds {
  /** Notes that values of a type cannot be made. */
  refuse(type: Type, why: string): void;
  /** The function that decides the carrier of a typedef. */
  carrier(type: TypeCon): FunctionId | null;
  /** The function that decides when two representatives stand for one value of a quotient. */
  relation(type: TypeCon): FunctionId | null;
  /** The function that decides equality of a type with pseudo-constructors. */
  equality(type: TypeCon): FunctionId | null;
}

interface Entry {
  readonly id: TypeId;
  readonly type: Type;
  shape: Shape;
  size: number | null;
  infinite: boolean;
}

const opaque: Shape = { kind: "opaque" };

/** The ground types of a program, each with its representation, made on demand. */
export class TypeTable {
  private readonly theory: Theory;
  private readonly needs: TypeNeeds;
  /** Declared types that stand for that many atoms. */
  private readonly atoms: ReadonlyMap<string, number>;
  private readonly entries: Entry[] = [];
  /** From the id of a logic type to its entry. */
  private readonly known = new Map<number, Entry>();
  /** Types whose shape is being made, outermost first. */
  private readonly pending: Entry[] = [];

  constructor(theory: Theory, needs: TypeNeeds, atoms: ReadonlyMap<string, number>) {
    this.theory = theory;
    this.needs = needs;
    this.atoms = atoms;
  }

  get types(): readonly MonoType[] {
    return this.entries;
  }

  id(type: Type): TypeId {
    const known = this.known.get(type.id);
    if (known === undefined) return this.add(type).id;
    // A type that meets itself is recursive, and so are those between.
    const at = this.pending.lastIndexOf(known);
    if (at >= 0) for (const entry of this.pending.slice(at)) entry.infinite = true;
    return known.id;
  }

  get(id: TypeId): MonoType {
    const entry = this.entries[id];
    check(entry !== undefined, "TypeTable.get: no such type");
    return entry;
  }

  of(type: Type): MonoType {
    return this.get(this.id(type));
  }

  /** The representation, looking through typedefs and quotients. */
  representation(id: TypeId): MonoType {
    let type = this.get(id);
    while (type.shape.kind === "wrapped") type = this.get(type.shape.base);
    return type;
  }

  private add(type: Type): Entry {
    const entry: Entry = { id: this.entries.length, type, shape: opaque, size: null, infinite: false };
    this.entries.push(entry);
    this.known.set(type.id, entry);
    if (isGroundType(type)) {
      // Recursive types meet themselves as opaque and infinite while their own shape is being made.
      this.pending.push(entry);
      entry.shape = this.shape(asCon(type));
      this.pending.pop();
      entry.size = sizeOf(entry.shape, (id) => this.get(id).size);
      entry.infinite ||= isInfinite(entry.shape, (id) => this.get(id));
      if (entry.shape.kind === "set") entry.shape = { ...entry.shape, mask: this.isSmall(entry.shape.element) };
    } else this.needs.refuse(type, "the type is not ground");
    return entry;
  }

  private isSmall(element: TypeId): boolean {
    const size = this.get(element).size;
    return size !== null && size <= largestMask;
  }

  private shape(type: TypeCon): Shape {
    if (type === boolT) return { kind: "bool" };
    if (isFun(type)) return this.functionShape(type);
    const native = nativeShape(type);
    if (native !== null) return native;
    const [element] = type.args;
    if (type.name === "Set.set" && element !== undefined) return { kind: "set", element: this.id(element), mask: false };
    return this.definedShape(type);
  }

  private functionShape(type: TypeCon): Shape {
    const { args, result } = stripFun(type);
    // What is left after one argument is a type of its own: function values are compared argument by argument.
    if (args.length > 1) this.id(range(type));
    return { kind: "function", params: args.map((arg) => this.id(arg)), result: this.id(result) };
  }

  private definedShape(type: TypeCon): Shape {
    const definition = this.theory.types.get(type.name)?.definition;
    const pseudo = this.pseudoConstructors(type);
    if (pseudo !== null) return pseudo;
    switch (definition?.kind) {
      case "datatype":
        return this.dataShape(type, definition);
      case "typedef":
      case "quotient": {
        const base = substType(paramsAt(definition.params, type), definition.base);
        const isQuotient = definition.kind === "quotient";
        const equality = isQuotient ? this.needs.relation(type) : null;
        const carrier = this.needs.carrier(type);
        return { kind: "wrapped", base: this.id(base), abs: definition.abs, equality, carrier };
      }
      case "declared":
      case "native":
      case "synonym":
      case undefined:
        return this.declaredShape(type);
    }
  }

  private declaredShape(type: TypeCon): Shape {
    const count = this.atoms.get(type.name);
    if (count !== undefined) return { kind: "enum", count, constructors: [] };
    this.needs.refuse(type, `nothing is known about the elements of ${typeText(type)}`);
    return opaque;
  }

  /** The constructors declared by `code_datatype`, when they are not the type's own. */
  private pseudoConstructors(type: TypeCon): Shape | null {
    const declared = this.theory.codeDatatypes.get(type.name);
    const definition = this.theory.types.get(type.name)?.definition;
    if (declared === undefined || isOwn(declared, definition)) return null;
    const constructors: { constant: string; fields: TypeId[] }[] = [];
    for (const constant of declared) {
      const general = this.theory.consts.get(constant)?.type;
      if (general === undefined) return null;
      const { args, result } = stripFun(general);
      const subst = matchType(result, type);
      if (subst === null) return null;
      constructors.push({ constant, fields: args.map((arg) => this.id(substType(subst, arg))) });
    }
    return this.layout(constructors, this.needs.equality(type));
  }

  private dataShape(type: TypeCon, data: Datatype): Shape {
    if (data.co) {
      this.needs.refuse(type, "values of a codatatype may be infinite");
      return opaque;
    }
    const subst = paramsAt(data.params, type);
    const constructors = data.constructors.map((c) => ({
      constant: c.name,
      fields: c.args.map((arg) => this.id(substType(subst, arg))),
    }));
    return this.layout(constructors, null);
  }

  private layout(constructors: readonly { constant: string; fields: readonly TypeId[] }[], equality: FunctionId | null): Shape {
    if (constructors.every((c) => c.fields.length === 0))
      return { kind: "enum", count: constructors.length, constructors: constructors.map((c) => c.constant) };
    return { kind: "data", ...assignSlots(constructors, (id) => this.get(id).shape), free: equality === null, equality };
  }
}

function nativeShape(type: TypeCon): Shape | null {
  if (type.name === "itself") return { kind: "enum", count: 1, constructors: [names.type] };
  const native = nativeType(type);
  if (native === null) return null;
  switch (native.kind) {
    case "nat":
    case "int":
      return { kind: "number", sort: native.kind };
    case "rational":
      return { kind: "rational" };
    case "char":
      return { kind: "enum", count: native.size ?? 0, constructors: [] };
  }
}

function isOwn(declared: readonly string[], definition: TypeDefinition | undefined): boolean {
  if (definition?.kind === "datatype") {
    const own = new Set(definition.constructors.map((c) => c.name));
    return declared.every((c) => own.has(c));
  }
  if (definition?.kind === "typedef" || definition?.kind === "quotient") return declared.every((c) => c === definition.abs);
  return definition?.kind === "native";
}
