/**
 * Strict parts: operations on sets, rationals and function values keep their strict code. Each becomes a function of the program of its
 * own, over the operands' values; what stands under a binder is handed over as a function value. The lazy code evaluates the operands
 * and calls it.
 */
import { present } from "../../base/index.ts";
import { funs, type Type } from "../../logic/index.ts";
import {
  boolId,
  type Expr,
  type Func,
  type FunctionId,
  isScalar,
  type Local,
  type Loop,
  type MonoType,
  mapParts,
  type Program,
  scalarFacts,
  type TypeId,
  typeOf,
  use,
} from "../../program/index.ts";

/** One such part: the function, and its operands. */
export interface StrictPart {
  readonly target: FunctionId;
  readonly operands: readonly Expr[];
}

/** The program extended by their functions, and the part of each expression that is one. */
export interface StrictParts {
  readonly program: Program;
  readonly of: ReadonlyMap<Expr, StrictPart>;
}

/** Finds the expressions that lazy code does not treat itself. */
export function withStrictParts(program: Program): StrictParts {
  return new Extraction(program).run();
}

/** A loop over a list, or over the elements of one when it asks whether some or all satisfy something. */
export function listDomain(e: Loop): Expr | null {
  const { domain } = e;
  if (domain.kind === "list") return domain.list;
  if (domain.kind !== "set" || e.until === null) return null;
  const { set } = domain;
  return set.kind === "primitive" && set.op === "set.ofList" ? present(set.args[0], "listDomain") : null;
}

class Extraction {
  private readonly program: Program;
  private readonly functions: Func[];
  private readonly types: MonoType[];
  private readonly of = new Map<Expr, StrictPart>();
  private readonly shared = new Map<string, FunctionId>();
  private locals = 0;

  constructor(program: Program) {
    this.program = program;
    this.functions = [...program.functions];
    this.types = [...program.types];
  }

  run(): StrictParts {
    for (const f of this.program.functions) this.visit(f.body);
    return { program: { ...this.program, functions: this.functions, types: this.types }, of: this.of };
  }

  private visit(e: Expr): void {
    const part = this.part(e);
    if (part !== null) this.of.set(e, part);
    mapParts(e, (part) => {
      this.visit(part);
      return part;
    });
    for (const operand of part?.operands ?? []) if (!this.seen(e, operand)) this.visit(operand);
  }

  /** Whether an operand is a part of the expression itself, which is visited anyway. */
  private seen(e: Expr, operand: Expr): boolean {
    let found = false;
    mapParts(e, (part) => {
      found ||= part === operand;
      return part;
    });
    return found;
  }

  private part(e: Expr): StrictPart | null {
    if (e.kind === "primitive") return this.primitive(e);
    return e.kind === "fold" && listDomain(e) === null ? this.loop(e) : null;
  }

  private primitive(e: Extract<Expr, { kind: "primitive" }>): StrictPart | null {
    if (e.op === "wrap" || e.op === "unwrap") return null;
    if (e.op === "eq" && this.hasLazyEquality(e.on)) return null;
    const operands = e.op === "bag.empty" ? [emptiness] : e.args;
    const types = operands.map(typeOf);
    const key = [e.op, e.on, e.type, ...types].join(" ");
    const known = this.shared.get(key);
    const params = types.map((type) => this.local(type));
    const target = known ?? this.add(e.op, params, e.type, { ...e, args: params.slice(0, e.args.length).map(use) });
    this.shared.set(key, target);
    return { target, operands };
  }

  /** Types whose equality is tested part by part by lazy code. */
  private hasLazyEquality(id: TypeId): boolean {
    const { shape } = present(this.types[id], "hasLazyEquality: type");
    if (isScalar(shape)) return scalarFacts(shape).isPrimitive;
    switch (shape.kind) {
      case "data":
        return true;
      case "wrapped":
        return shape.equality !== null || this.hasLazyEquality(shape.base);
      case "set":
        return shape.mask;
      case "function":
      case "opaque":
        return false;
    }
  }

  private loop(e: Loop): StrictPart {
    const { domain, element, accumulator } = e;
    const step = this.local(this.functionType([element.type, accumulator.type], accumulator.type));
    const initial = this.local(accumulator.type);
    const parts = domain.kind === "set" ? [domain.set] : domain.kind === "range" ? [domain.from, domain.to] : [];
    const domainParams = parts.map((part) => this.local(typeOf(part)));
    const [x, acc] = [this.local(element.type), this.local(accumulator.type)];
    const [first, second] = domainParams.map(use);
    const body: Expr = {
      ...e,
      domain:
        domain.kind === "set" && first !== undefined
          ? { kind: "set", set: first }
          : domain.kind === "range" && first !== undefined && second !== undefined
            ? { kind: "range", from: first, to: second }
            : domain,
      element: x,
      accumulator: acc,
      initial: use(initial),
      step: { kind: "apply", fun: use(step), args: [use(x), use(acc)], type: accumulator.type },
    };
    const lambda: Expr = { kind: "lambda", params: [element, accumulator], body: e.step, type: step.type };
    const target = this.add("fold", [...domainParams, initial, step], accumulator.type, body);
    return { target, operands: [...parts, e.initial, lambda] };
  }

  private add(name: string, params: readonly Local[], result: TypeId, body: Expr): FunctionId {
    const id = this.functions.length;
    this.functions.push({ id, name, origin: null, params, result, body });
    return id;
  }

  /** The type of functions, and of what is left of them after the first arguments, as every program has it. */
  private functionType(params: readonly TypeId[], result: TypeId): TypeId {
    const [, ...rest] = params;
    if (rest.length > 0) this.functionType(rest, result);
    const typeAt = (id: TypeId): Type => present(this.types[id], "functionType").type;
    const type = funs(params.map(typeAt), typeAt(result));
    const known = this.types.find((t) => t.type === type && t.shape.kind === "function" && t.shape.params.length === params.length);
    if (known !== undefined) return known.id;
    const id = this.types.length;
    this.types.push({ id, type, shape: { kind: "function", params, result }, size: null, infinite: false });
    return id;
  }

  /** They share no local with the program. */
  private local(type: TypeId): Local {
    return { id: ownLocals + this.locals++, name: "i", type };
  }
}

/** An operand for what would have none: one without operands is a constant, and bags are filled in place. */
const emptiness: Expr = { kind: "literal", value: false, type: boolId };

/** Numbers of locals from here on belong to parts. */
const ownLocals = 1_000_000_000;
