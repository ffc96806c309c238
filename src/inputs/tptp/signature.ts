/** What the names of a problem stand for. */
import { getOrInsert } from "../../base/index.ts";
import { boolT, constant, free, funs, matchType, primed, type Term, type Type, type TypeVar, tcon, tvar } from "../../logic/index.ts";

/** A symbol: what it is at given types, and what those are for. */
export interface SymbolMeaning {
  /** The type parameters of a polymorphic symbol. */
  readonly params: readonly TypeVar[];
  readonly type: Type;
  /** A free variable, a constant, or the body of a definition. */
  readonly term: Term;
}

/**
 * How the problem is read. `free`: types are type variables and symbols free variables, so that axioms are assumptions and a find gives
 * every symbol a value. `declared`: for polymorphic problems, types and symbols are declared in a theory with the axioms.
 */
export type Mode = "free" | "declared";

/** The theory that holds what a polymorphic problem declares. */
export const problemTheory = "Problem";

const individuals = "$i";

/** The name of a symbol as our terms can print and read it. */
function readableName(name: string, isTaken: (name: string) => boolean): string {
  const plain = name
    .replaceAll(/[^A-Za-z0-9_']/g, "_")
    .replace(/^[^A-Za-z]+/, "x$&")
    .replace(/_+$/, "");
  return primed(plain === "" ? "x" : plain, isTaken);
}

export class Signature {
  readonly mode: Mode;
  /** Type constructors with their number of arguments. */
  private readonly types = new Map<string, { readonly full: string; readonly arity: number }>();
  private readonly symbols = new Map<string, SymbolMeaning>();
  private readonly taken = new Set<string>();
  /** Symbols that some formula has mentioned already. */
  private readonly mentioned = new Set<string>();
  readonly distinctObjects = new Map<string, Term>();
  /** Types that depend on terms. */
  private readonly dependent = new Set<string>();

  constructor(mode: Mode) {
    this.mode = mode;
    this.declareType(individuals, 0);
  }

  /** Declares a type, which may be there already: files that are included together repeat what they need. False where it is another one. */
  declareType(name: string, arity: number): boolean {
    const before = this.types.get(name);
    if (before !== undefined) return before.arity === arity;
    const readable =
      name === individuals ? "i" : readableName(name, (other) => [...this.types.values()].some((t) => t.full.endsWith(other)));
    this.types.set(name, { full: this.mode === "free" ? `'${readable}` : `${problemTheory}.${readable}`, arity });
    return true;
  }

  /** The type has terms among its arguments, which are left out of it (`dependent.ts`). */
  declareDependent(name: string): void {
    this.dependent.add(name);
  }

  readonly isDependent = (name: string): boolean => this.dependent.has(name);

  get hasDependentTypes(): boolean {
    return this.dependent.size > 0;
  }

  /** Type constructors and their arities, for a theory. */
  get declaredTypes(): readonly { readonly full: string; readonly arity: number }[] {
    return [...this.types.values()];
  }

  arity(name: string): number | null {
    return this.types.get(name)?.arity ?? null;
  }

  typeOf(name: string, args: readonly Type[]): Type {
    const found = this.types.get(name);
    if (found === undefined) throw new RangeError(`typeOf: ${name} is no type`);
    return this.mode === "free" ? tvar(found.full) : tcon(found.full, args);
  }

  declare(name: string, params: readonly TypeVar[], type: Type): SymbolMeaning {
    const readable = readableName(name, (other) => this.taken.has(other));
    this.taken.add(readable);
    const symbol = { params, type, term: this.mode === "free" ? free(readable, type) : this.constantOf(readable, type) };
    this.symbols.set(name, symbol);
    return symbol;
  }

  /** Whether a symbol was declared before: at this type, up to the names of its parameters, or at another one. */
  earlier(name: string, type: Type): "none" | "same" | "other" {
    const before = this.symbols.get(name)?.type;
    if (before === undefined) return "none";
    if (before === type) return "same";
    const isSame = this.mode === "declared" && matchType(before, type) !== null && matchType(type, before) !== null;
    return isSame ? "same" : "other";
  }

  private readonly constants: { readonly name: string; readonly type: Type }[] = [];

  private constantOf(readable: string, type: Type): Term {
    const name = `${problemTheory}.${readable}`;
    this.constants.push({ name, type });
    return constant(name, type);
  }

  /** The constants of a polymorphic problem, for its theory. */
  get declaredConstants(): readonly { readonly name: string; readonly type: Type }[] {
    return this.constants;
  }

  symbol(name: string): SymbolMeaning | null {
    this.mentioned.add(name);
    return this.symbols.get(name) ?? null;
  }

  isMentioned(name: string): boolean {
    return this.mentioned.has(name);
  }

  /** From here on, the symbol is its definition. */
  define(name: string, body: Term): void {
    this.symbols.set(name, { params: [], type: body.type, term: body });
  }

  /** Whether the symbol is none that is unfolded. */
  isUndefined(name: string): boolean {
    const kind = this.symbols.get(name)?.term.kind;
    return kind === "free" || kind === "const";
  }

  /** A name without a typing stands for a predicate or a function on individuals. */
  declareDefault(name: string, arity: number, isPredicate: boolean): SymbolMeaning {
    const i = this.typeOf(individuals, []);
    return this.declare(name, [], funs(Array<Type>(arity).fill(i), isPredicate ? boolT : i));
  }

  distinctObject(text: string): Term {
    return getOrInsert(this.distinctObjects, text, () => this.declare(text, [], this.typeOf(individuals, [])).term);
  }

  /** The symbols and types of the problem by our names of them, where they are variables. */
  get originalNames(): Readonly<Record<string, string>> {
    if (this.mode === "declared") return {};
    const symbols = [...this.symbols].flatMap(([name, { term }]) => (term.kind === "free" ? [[term.name, name] as const] : []));
    return Object.fromEntries([...symbols, ...[...this.types].map(([name, { full }]) => [full, name] as const)]);
  }
}
