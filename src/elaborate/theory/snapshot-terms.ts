/** Types and terms as tables of small arrays, each once. */
import { abs, app, bound, constant, free, type Term, type Type, tcon, tvar } from "../../logic/index.ts";

/** `["name", arg…]` for a constructor, `["'a", ["class", …]]` for a variable; arguments are earlier rows. */
export type TypeRow = readonly (string | number | readonly string[])[];

/** `[0, name, type]` constant, `[1, name, type]` free, `[2, index, type]` bound, `[3, name, type, body]` abs, `[4, fun, arg]` app. */
export type TermRow = readonly (string | number)[];

/** Collects rows while a snapshot is written. */
export class TermTable {
  readonly types: TypeRow[] = [];
  readonly terms: TermRow[] = [];
  private readonly typeIndex = new Map<Type, number>();
  private readonly termIndex = new Map<string, number>();
  private readonly seen = new Map<Term, number>();

  type(ty: Type): number {
    let index = this.typeIndex.get(ty);
    if (index === undefined) {
      const row: TypeRow = ty.kind === "var" ? [ty.name, ty.sort] : [ty.name, ...ty.args.map((arg) => this.type(arg))];
      index = this.types.push(row) - 1;
      this.typeIndex.set(ty, index);
    }
    return index;
  }

  term(t: Term): number {
    let index = this.seen.get(t);
    if (index === undefined) {
      index = this.add(this.row(t));
      this.seen.set(t, index);
    }
    return index;
  }

  private row(t: Term): TermRow {
    switch (t.kind) {
      case "const":
        return [0, t.name, this.type(t.type)];
      case "free":
        return [1, t.name, this.type(t.type)];
      case "bound":
        return [2, t.index, this.type(t.type)];
      case "abs":
        return [3, t.name, this.type(t.domain), this.term(t.body)];
      case "app":
        return [4, this.term(t.fun), this.term(t.arg)];
    }
  }

  private add(row: TermRow): number {
    const key = row.join("\u0000");
    let index = this.termIndex.get(key);
    if (index === undefined) {
      index = this.terms.push(row) - 1;
      this.termIndex.set(key, index);
    }
    return index;
  }
}

/** Builds types and terms from rows, each when it is first asked for. */
export class TermReader {
  private readonly typeRow: (index: number) => TypeRow;
  private readonly termRow: (index: number) => TermRow;
  private readonly types: (Type | undefined)[] = [];
  private readonly terms: (Term | undefined)[] = [];

  constructor(typeRow: (index: number) => TypeRow, termRow: (index: number) => TermRow) {
    this.typeRow = typeRow;
    this.termRow = termRow;
  }

  type(index: number): Type {
    let ty = this.types[index];
    if (ty === undefined) {
      const [name, ...args] = this.typeRow(index);
      const [first] = args;
      ty = Array.isArray(first)
        ? tvar(String(name), first)
        : tcon(
            String(name),
            args.map((arg) => this.type(Number(arg))),
          );
      this.types[index] = ty;
    }
    return ty;
  }

  term(index: number): Term {
    let t = this.terms[index];
    if (t === undefined) {
      t = this.build(this.termRow(index));
      this.terms[index] = t;
    }
    return t;
  }

  private build([kind, a, b, c]: TermRow): Term {
    switch (kind) {
      case 0:
        return constant(String(a), this.type(Number(b)));
      case 1:
        return free(String(a), this.type(Number(b)));
      case 2:
        return bound(Number(a), this.type(Number(b)));
      case 3:
        return abs(String(a), this.type(Number(b)), this.term(Number(c)));
      default:
        return app(this.term(Number(a)), this.term(Number(b)));
    }
  }
}
