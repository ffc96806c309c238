import { check, present } from "../base/index.ts";
import type { DataLayout, Expr, MonoType, Program, SignalAnalysis, TypeId } from "../program/index.ts";
import { largestNumber, typeOf } from "../program/index.ts";
import { derivedName } from "./names.ts";
import type { Body, Statement } from "./tree/syntax.ts";

/** Functions made from a type alone: equality, the i-th element of a finite type, and so on. */
export type DerivedKind = "eq" | "at" | "rank" | "cmp" | "type" | "list";

/** What the emission of one program shares: the program, what is known about it, what it has asked for. */
export class EmitContext {
  readonly program: Program;
  readonly signals: SignalAnalysis;
  /** Recursion group of each function, null when not recursive. */
  readonly groups: readonly (number | null)[];
  /** Derived functions asked for, by name. */
  private readonly derived = new Map<string, { readonly kind: DerivedKind; readonly type: TypeId }>();
  private temporaries = 0;
  private numbers: number | null = null;

  constructor(program: Program, signals: SignalAnalysis, groups: readonly (number | null)[]) {
    this.program = program;
    this.signals = signals;
    this.groups = groups;
  }

  type(id: TypeId): MonoType {
    return present(this.program.types[id], "EmitContext.type: no such type");
  }

  /** The type whose values stand for those of `id`: typedefs and quotients are looked through. */
  representation(id: TypeId): MonoType {
    let type = this.type(id);
    while (type.shape.kind === "wrapped") type = this.type(type.shape.base);
    return type;
  }

  data(id: TypeId): { readonly id: TypeId; readonly layout: DataLayout } {
    const type = this.representation(id);
    check(type.shape.kind === "data", "EmitContext.data: not a data type");
    return { id: type.id, layout: type.shape };
  }

  typeOf(e: Expr): MonoType {
    return this.type(typeOf(e));
  }

  /** The name of a derived function, which will be written. */
  derive(kind: DerivedKind, type: TypeId): string {
    const name = derivedName(kind, type);
    this.derived.set(name, { kind, type });
    return name;
  }

  /** All derived functions, those that they need themselves included. */
  derivedCode(write: (kind: DerivedKind, type: MonoType) => Body): Body {
    const code: Statement[] = [];
    // A map visits what is added during the visit.
    for (const { kind, type } of this.derived.values()) code.push(...write(kind, this.type(type)));
    return code;
  }

  /** A number that no variable or label of the program has. */
  freshNumber(): number {
    this.numbers ??= 1 + largestNumber(this.program.functions);
    return this.numbers++;
  }

  temporary(): string {
    return `t${this.temporaries++}`;
  }
}
