/** What the statements of a file declare, as far as terms depend on it. */
import type { SurfaceVariable } from "../surface/surface.ts";
import { partsOf } from "./asserting.ts";
import type { Statement, Tree, TypedName } from "./syntax.ts";
import { isType, typeOf, withoutPi } from "./types.ts";

export class World {
  private readonly arities = new Map<string, number>();
  private readonly coTypes = new Set<string>();
  /** How many types a polymorphic constant takes. */
  private readonly typeParams = new Map<string, number>();
  private readonly values: { readonly name: string; readonly type: Tree }[] = [];
  /** Names that definitions mention. */
  private readonly inDefinitions = new Set<string>();

  constructor(statements: readonly Statement[]) {
    for (const s of statements) this.note(s);
  }

  private note(s: Statement): void {
    if (s.kind === "val" && isType(s.type)) this.arities.set(s.name, typeArity(s.type));
    else if (s.kind === "val") this.values.push({ name: s.name, type: s.type });
    else if (s.kind === "data" || s.kind === "codata")
      for (const t of s.types) {
        this.arities.set(t.name, t.params.length);
        if (s.kind === "codata") this.coTypes.add(t.name);
        for (const c of t.constructors) this.typeParams.set(c.name, t.params.length);
      }
    else if (s.kind === "copy") this.arities.set(s.name, s.params.length);
    if (s.kind === "val") this.typeParams.set(s.name, withoutPi(s.type).params.size);
    if (s.kind === "rec" || s.kind === "pred" || s.kind === "copred" || s.kind === "spec")
      for (const d of s.defined) {
        this.typeParams.set(d.name, withoutPi(d.type).params.size);
        if (s.kind !== "spec") for (const p of d.props) collectNames(p, this.inDefinitions);
      }
    if (s.kind === "copy" && s.by.kind !== "all") collectNames(s.by.tree, this.inDefinitions);
  }

  isTypeName(name: string): boolean {
    return this.arities.has(name);
  }

  typeArity(name: string): number {
    return this.arities.get(name) ?? 0;
  }

  typeParamCount(name: string): number {
    return this.typeParams.get(name) ?? 0;
  }

  declares(name: string): boolean {
    return this.typeParams.has(name);
  }

  /** Whether a constant can be a variable of the claim: no definition speaks of it, and it has one type. */
  isVariable(name: string): boolean {
    return !this.inDefinitions.has(name) && this.typeParamCount(name) === 0;
  }

  get claimVariables(): readonly { readonly name: string; readonly type: Tree }[] {
    return this.values.filter((v) => this.isVariable(v.name));
  }

  /** Whether functions of this type make values of a codatatype. */
  isCoResult(type: Tree): boolean {
    let result = type;
    while (result.kind === "arrow") result = result.to;
    const head = result.kind === "apply" ? result.fun : result;
    return head.kind === "name" && this.coTypes.has(head.name);
  }

  /** Bound variables; those for types join the scope of types. */
  variables(
    names: readonly TypedName[],
    scope: ReadonlySet<string>,
  ): { readonly variables: readonly SurfaceVariable[]; readonly scope: ReadonlySet<string> } {
    const types = new Set(scope);
    const variables: SurfaceVariable[] = [];
    for (const { name, type } of names)
      if (type !== null && isType(type)) types.add(name);
      else variables.push({ name, type: type === null ? null : typeOf(type, this, types) });
    return { variables, scope: types };
  }

  mentions(tree: Tree, name: string): boolean {
    const found = new Set<string>();
    collectNames(tree, found);
    return found.has(name);
  }
}

function typeArity(type: Tree): number {
  return type.kind === "arrow" ? 1 + typeArity(type.to) : 0;
}

function collectNames(tree: Tree, found: Set<string>): void {
  if (tree.kind === "name" || tree.kind === "explicit") found.add(tree.name);
  for (const part of partsOf(tree)) collectNames(part, found);
}
