/**
 * Order-sorted type inference over pre-terms (Hindley–Milner without let-polymorphism; sorts as in Nipkow & Prehofer, 1993),
 * and the step from an inferred pre-term to a term of the logic.
 */
import { getOrInsert, present, type Span } from "../../base/index.ts";
import {
  abs,
  app,
  betaApply,
  bound,
  type Const,
  constant,
  free,
  isSubsort,
  ofSort,
  type Sort,
  shift,
  substTermTypes,
  type Term,
  type Type,
  type TypeVar,
} from "../../logic/index.ts";
import type { Context } from "../names/context.ts";
import { reject } from "../names/problem.ts";
import type { Coercing, CoercionGraph } from "./coercion.ts";
import {
  type Clash,
  type Finisher,
  freshInstance,
  type InferenceType,
  openFun,
  prune,
  type Unknown,
  unify,
  unknown,
} from "./inference-type.ts";
import type { Local, PreTerm } from "./pre-term.ts";
import { coercedBy, type Demand, Subtyping } from "./subtyping.ts";

/** A type error with all that a message needs. */
export interface TypeProblem {
  readonly clash: Clash;
  readonly span: Span;
  /** The application at fault: types of operator and operand. */
  readonly operator: InferenceType | null;
  readonly operand: InferenceType | null;
  readonly operandSpan: Span;
}

/** One run of inference; `fail` turns a problem into a rejection. */
export class Inference {
  private readonly context: Context;
  private readonly fail: (problem: TypeProblem) => never;
  /** Choices between overloaded variants, settled at the end. */
  private readonly choices: (PreTerm & { kind: "choice" })[] = [];

  /** The unknowns that constants' type variables were instantiated by. */
  private readonly instances: Unknown[] = [];

  /** The types at which constants stand. */
  private readonly occurrences = new Map<string, InferenceType[]>();

  /** The coercions that may be put around what is applied, or null. */
  private functions: CoercionGraph | null;
  /** Those that may be put around operands, or null; they are settled at the end too. */
  private coercions: CoercionGraph | null;
  private readonly demands: Demand[] = [];

  constructor(context: Context, fail: (problem: TypeProblem) => never, coercing: Coercing | null = null) {
    this.context = context;
    this.fail = fail;
    this.functions = coercing?.graph ?? null;
    this.coercions = coercing?.at === "all" ? coercing.graph : null;
  }

  /** The unknowns that constants' type variables have become and that are still open. */
  unknowns(): ReadonlySet<Unknown> {
    return new Set(this.instances.map(prune).filter((meta) => meta.kind === "unknown"));
  }

  /** The types at which a constant stands. */
  typesOf(name: string): readonly InferenceType[] {
    return this.occurrences.get(name) ?? [];
  }

  /** Makes a type the wanted one where that only says which type variables stand at open places. */
  improve(type: InferenceType, wanted: Type): void {
    const { theory } = this.context;
    const isVariable = (open: Sort, ty: Type): boolean => ty.kind === "var" && isSubsort(theory, ty.sort, open);
    if (prune(type).kind === "unknown" || isOpenInstance(type, wanted, isVariable)) unify(theory, type, wanted);
  }

  /** Makes a type the wanted one where that only says what stands at open places. */
  complete(type: InferenceType, wanted: Type): void {
    const { theory } = this.context;
    if (isOpenInstance(type, wanted, (open, ty) => ofSort(theory, ty, open))) unify(theory, type, wanted);
  }

  infer(pre: PreTerm): InferenceType {
    if (pre.kind === "const" && pre.instance !== null) this.note(pre.instance.types);
    if (pre.type !== null && pre.kind !== "choice") return pre.type;
    switch (pre.kind) {
      case "const":
        pre.type = this.constantType(pre);
        return pre.type;
      case "abs":
        pre.type = openFun(pre.local.type, this.infer(pre.body));
        return pre.type;
      case "app":
        pre.type = this.application(pre);
        return pre.type;
      case "constraint":
        pre.type = this.infer(pre.term);
        this.agree(pre.type, pre.to, pre.span);
        return pre.type;
      case "alias":
        this.agree(pre.local.type, this.infer(pre.target), pre.target.span);
        pre.type = this.infer(pre.body);
        return pre.type;
      case "choice":
        for (const variant of [...pre.variants, pre.otherwise]) this.infer(variant);
        this.choices.push(pre);
        return pre.type;
      case "free":
      case "local":
      case "term":
        return pre.type;
    }
  }

  /** Requires the type of a pre-term. */
  expect(pre: PreTerm, type: InferenceType): void {
    this.agree(this.infer(pre), type, pre.span);
  }

  /** Settles coercions, and overloaded choices by the types found around them. */
  settle(): void {
    this.settleCoercions();
    // What is clear first, since it may clear up the rest.
    for (let open = this.choices; open.length > 0; ) {
      const fitting = open.map((choice) => choice.variants.filter((v) => mayUnify(choice.type, v.type ?? unknown())));
      const clear = open.filter((_, i) => fitting[i]?.length === 1);
      const now = clear.length > 0 ? clear : open.slice(0, 1);
      for (const choice of now) {
        const [first, second] = fitting[open.indexOf(choice)] ?? [];
        this.choose(choice, second === undefined ? (first ?? choice.variants[0] ?? null) : choice.otherwise);
      }
      open = open.filter((choice) => !now.includes(choice));
    }
  }

  private choose(choice: PreTerm & { kind: "choice" }, variant: PreTerm | null): void {
    choice.chosen = variant;
    if (variant?.type != null) this.agree(choice.type, variant.type, choice.span);
  }

  private settleCoercions(): void {
    if (this.coercions === null) return;
    const subtyping = new Subtyping(this.context, this.coercions, ({ application, operator, actual }, clash) =>
      this.fail({ clash, span: application.span, operator, operand: actual, operandSpan: application.arg.span }),
    );
    subtyping.solve(this.demands);
    // From here on, types agree exactly.
    this.functions = null;
    this.coercions = null;
    for (const { application, actual, wanted } of this.demands) {
      application.arg = subtyping.coerced(application.arg, actual, wanted);
      this.agree(wanted, this.infer(application.arg), application.span);
    }
  }

  private constantType(pre: PreTerm & { kind: "const" }): InferenceType {
    const decl = this.context.theory.consts.get(pre.name);
    if (decl === undefined) return reject("E0203", pre.span, `Undefined constant: "${pre.name}"`);
    const seen = new Map<TypeVar, InferenceType>();
    const type = freshInstance(decl.type, new Set(), seen);
    this.note(seen);
    getOrInsert(this.occurrences, pre.name, () => []).push(type);
    return type;
  }

  private note(types: ReadonlyMap<TypeVar, InferenceType>): void {
    for (const meta of types.values()) if (meta.kind === "unknown") this.instances.push(meta);
  }

  private application(pre: PreTerm & { kind: "app" }): InferenceType {
    const operator = this.operatorType(pre);
    const operand = this.infer(pre.arg);
    const [from, to] = operator.kind === "con" || operator.kind === "open" ? operator.args : [];
    if (operator.kind !== "unknown" && (operator.kind === "var" || operator.name !== "fun" || from === undefined || to === undefined)) {
      const clash: Clash = { kind: "clash", left: operator, right: openFun(operand, unknown()) };
      return this.fail({ clash, span: pre.span, operator, operand, operandSpan: pre.arg.span });
    }
    if (from === undefined || to === undefined) {
      const result = unknown();
      const wanted = this.coercions === null ? operand : unknown();
      this.agree(operator, openFun(wanted, result), pre.span);
      if (wanted !== operand) this.demands.push({ application: pre, operator, actual: operand, wanted });
      return result;
    }
    if (this.coercions !== null) {
      this.demands.push({ application: pre, operator, actual: operand, wanted: from });
      return to;
    }
    const clash = unify(this.context.theory, from, operand);
    return clash === null ? to : this.fail({ clash, span: pre.span, operator, operand, operandSpan: pre.arg.span });
  }

  /** The type of what is applied; what is no function but has a coercion to one gets it. */
  private operatorType(pre: PreTerm & { kind: "app" }): InferenceType {
    const type = prune(this.infer(pre.fun));
    const isData = (type.kind === "con" || type.kind === "open") && type.name !== "fun";
    const path = isData ? this.functions?.path(type.name, "fun") : null;
    if (path == null) return type;
    pre.fun = coercedBy(path, pre.fun);
    return prune(this.infer(pre.fun));
  }

  private agree(a: InferenceType, b: InferenceType, span: Span): void {
    const clash = unify(this.context.theory, a, b);
    if (clash !== null) this.fail({ clash, span, operator: null, operand: null, operandSpan: span });
  }
}

/** Whether two types could be made equal, looking at constructors only; binds nothing. */
function mayUnify(a: InferenceType, b: InferenceType): boolean {
  const left = prune(a);
  const right = prune(b);
  if (left === right || left.kind === "unknown" || right.kind === "unknown") return true;
  if (left.kind === "var" || right.kind === "var") return false;
  return left.name === right.name && left.args.every((arg, i) => mayUnify(arg, right.args[i] ?? arg));
}

/** Whether a type is a finished one but for unknowns that fit what stands there. */
function isOpenInstance(type: InferenceType, wanted: Type, fits: (open: Sort, ty: Type) => boolean): boolean {
  const root = prune(type);
  if (root === wanted) return true;
  if (root.kind === "unknown") return fits(root.sort, wanted);
  if (root.kind === "var" || wanted.kind === "var" || root.name !== wanted.name) return false;
  return root.args.every((arg, i) => isOpenInstance(arg, wanted.args[i] ?? wanted, fits));
}

/** Where a bound variable is found while building: the abstraction at a depth, or a term built at a depth. */
type BoundPlace = { readonly depth: number; readonly term: Term | null };

/** Builds the term of an inferred pre-term. */
export class TermBuilder {
  private readonly finisher: Finisher;
  private readonly places = new Map<Local, BoundPlace>();

  constructor(finisher: Finisher) {
    this.finisher = finisher;
  }

  build(pre: PreTerm, depth = 0): Term {
    switch (pre.kind) {
      case "const":
        return this.constant(pre);
      case "free":
        return free(pre.name, this.type(pre));
      case "local":
        return this.local(pre.local, depth);
      case "abs": {
        const saved = this.places.get(pre.local);
        this.places.set(pre.local, { depth: depth + 1, term: null });
        const body = this.build(pre.body, depth + 1);
        if (saved !== undefined) this.places.set(pre.local, saved);
        return abs(pre.local.name, this.finisher.finish(pre.local.type), body);
      }
      case "app":
        return this.application(pre, depth);
      case "constraint":
        return this.build(pre.term, depth);
      case "alias": {
        const saved = this.places.get(pre.local);
        this.places.set(pre.local, { depth, term: this.build(pre.target, depth) });
        const body = this.build(pre.body, depth);
        if (saved !== undefined) this.places.set(pre.local, saved);
        return body;
      }
      case "term":
        return pre.term;
      case "choice":
        return this.build(present(pre.chosen, "TermBuilder: choice not settled"), depth);
    }
  }

  private type(pre: PreTerm): Type {
    return this.finisher.finish(present(pre.type, "TermBuilder: not inferred"));
  }

  private constant(pre: PreTerm & { kind: "const" }): Term {
    if (pre.instance === null) return constant(pre.name, this.type(pre)) satisfies Const;
    const types = new Map<TypeVar, Type>([...pre.instance.types].map(([v, ty]) => [v, this.finisher.finish(ty)]));
    return substTermTypes(types, pre.instance.term);
  }

  private local(local: Local, depth: number): Term {
    const place = present(this.places.get(local), `TermBuilder: ${local.name} is not bound`);
    if (place.term !== null) return shift(place.term, depth - place.depth);
    return bound(depth - place.depth, this.finisher.finish(local.type));
  }

  /** Applications of abbreviations are β-reduced as they are put in. */
  private application(pre: PreTerm & { kind: "app" }, depth: number): Term {
    const args: PreTerm[] = [];
    let head: PreTerm = pre;
    while (head.kind === "app") {
      args.push(head.arg);
      head = head.fun;
    }
    const f = this.build(head, depth);
    const terms = args.reverse().map((x) => this.build(x, depth));
    return head.kind === "const" && head.instance !== null ? betaApply(f, terms) : terms.reduce(app, f);
  }
}
