import { countSteps, getOrInsert } from "../../base/index.ts";
import { aritySorts, isSubsort, meetSorts, type Sort, type Theory, type Type, type TypeVar, tcon, tvar } from "../../logic/index.ts";
import { checkedSize } from "./reading-limits.ts";

/**
 * Types during inference: finished types of the logic, unknowns, and constructors over unknowns.
 * Unknowns are bound in place; `prune` follows the bindings.
 */
export type InferenceType = Type | Unknown | OpenCon;

export interface Unknown {
  readonly kind: "unknown";
  /** What it turned out to be, once known. */
  ref: InferenceType | null;
  /** The classes it must belong to. */
  sort: Sort;
}

/** A constructor with an unknown somewhere inside. */
export interface OpenCon {
  readonly kind: "open";
  readonly name: string;
  readonly args: readonly InferenceType[];
}

export function unknown(sort: Sort = []): Unknown {
  return { kind: "unknown", ref: null, sort };
}

export function openCon(name: string, args: readonly InferenceType[]): InferenceType {
  return args.every(isFinished) ? checkedSize(tcon(name, args)) : { kind: "open", name, args };
}

export function openFun(from: InferenceType, to: InferenceType): InferenceType {
  return openCon("fun", [from, to]);
}

function isFinished(ty: InferenceType): ty is Type {
  return ty.kind === "con" || ty.kind === "var";
}

/** The type behind bound unknowns, at the root. */
export function prune(ty: InferenceType): InferenceType {
  let root = ty;
  while (root.kind === "unknown" && root.ref !== null) root = root.ref;
  return root;
}

/** A fresh copy of a type scheme: every variable outside `fixed` becomes an unknown of its sort. */
export function freshInstance(ty: Type, fixed: ReadonlySet<string>, seen: Map<TypeVar, InferenceType> = new Map()): InferenceType {
  if (ty.kind === "var") {
    if (fixed.has(ty.name)) return ty;
    return getOrInsert(seen, ty, () => unknown(ty.sort));
  }
  return ty.args.length === 0
    ? ty
    : openCon(
        ty.name,
        ty.args.map((arg) => freshInstance(arg, fixed, seen)),
      );
}

/** Why two types cannot be made equal. */
export type Clash =
  | { readonly kind: "clash"; readonly left: InferenceType; readonly right: InferenceType }
  | { readonly kind: "infinite"; readonly left: InferenceType; readonly right: InferenceType }
  | { readonly kind: "sort"; readonly type: InferenceType; readonly sort: Sort };

/** Makes two types equal by binding unknowns; null when done. Bindings made before a clash stay. */
export function unify(theory: Theory, a: InferenceType, b: InferenceType): Clash | null {
  countSteps();
  const left = prune(a);
  const right = prune(b);
  if (left === right) return null;
  if (left.kind === "unknown") return bind(theory, left, right);
  if (right.kind === "unknown") return bind(theory, right, left);
  if (left.kind === "var" || right.kind === "var" || left.name !== right.name || left.args.length !== right.args.length)
    return { kind: "clash", left, right };
  for (let i = 0; i < left.args.length; i++) {
    const [l, r] = [left.args[i], right.args[i]];
    const clash = l === undefined || r === undefined ? null : unify(theory, l, r);
    if (clash !== null) return clash;
  }
  return null;
}

function bind(theory: Theory, meta: Unknown, ty: InferenceType): Clash | null {
  if (ty.kind === "unknown") {
    ty.sort = meetSorts(theory, meta.sort, ty.sort);
    meta.ref = ty;
    return null;
  }
  if (occurs(meta, ty)) return { kind: "infinite", left: meta, right: ty };
  const clash = constrain(theory, ty, meta.sort);
  if (clash === null) meta.ref = ty;
  return clash;
}

function occurs(meta: Unknown, ty: InferenceType): boolean {
  countSteps();
  const root = prune(ty);
  if (root === meta) return true;
  return root.kind === "open" && root.args.some((arg) => occurs(meta, arg));
}

/** Requires a type to be of a sort, passing on what that asks of its unknowns. */
export function constrain(theory: Theory, ty: InferenceType, sort: Sort): Clash | null {
  countSteps();
  if (sort.length === 0) return null;
  const root = prune(ty);
  if (root.kind === "unknown") {
    root.sort = meetSorts(theory, root.sort, sort);
    return null;
  }
  if (root.kind === "var") return isSubsort(theory, root.sort, sort) ? null : { kind: "sort", type: root, sort };
  for (const name of sort) {
    const args = aritySorts(theory, root.name, name);
    if (args === null) return { kind: "sort", type: root, sort: [name] };
    for (let i = 0; i < root.args.length; i++) {
      const arg = root.args[i];
      const clash = arg === undefined ? null : constrain(theory, arg, args[i] ?? []);
      if (clash !== null) return clash;
    }
  }
  return null;
}

/** The names that type variables get in turn: 'a, 'b, …, 'z, 'a1 and so on. */
export function typeNameAt(i: number): string {
  return `'${String.fromCharCode(97 + (i % 26))}${i >= 26 ? Math.floor(i / 26) : ""}`;
}

/** Turns inference types into types; each remaining unknown becomes a fresh variable `'a`, `'b`, … that is not in `taken`. */
export class Finisher {
  private readonly taken: Set<string>;
  private readonly given = new Map<Unknown, Type>();
  /** What open types were finished to: parts may be shared. */
  private readonly finished = new Map<OpenCon, Type>();
  private next = 0;

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  finish(ty: InferenceType): Type {
    const root = prune(ty);
    if (root.kind === "unknown") return this.variable(root);
    return root.kind === "open" ? this.closed(root) : root;
  }

  private closed(open: OpenCon): Type {
    const known = this.finished.get(open);
    if (known !== undefined) return known;
    const args = open.args.map((arg) => this.finish(arg));
    const made = checkedSize(tcon(open.name, args));
    this.finished.set(open, made);
    return made;
  }

  private variable(meta: Unknown): Type {
    return getOrInsert(this.given, meta, () => tvar(this.freshName(), meta.sort));
  }

  private freshName(): string {
    for (;;) {
      const name = typeNameAt(this.next++);
      if (!this.taken.has(name)) {
        this.taken.add(name);
        return name;
      }
    }
  }
}
