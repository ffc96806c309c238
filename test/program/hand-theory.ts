import {
  app,
  apps,
  boolT,
  type Const,
  type ConstDecl,
  constant,
  type Datatype,
  type Equation,
  emptyTheory,
  type Free,
  free,
  fun,
  funs,
  lambdas,
  listT,
  names,
  natT,
  numeral,
  type Specification,
  stripFun,
  type Term,
  type Theory,
  type Type,
  type TypeDecl,
  type TypeVar,
  tcon,
  tvar,
} from "../../src/logic/index.ts";

/** Small theories made by hand, for tests of the stages after the reader. */
export const a: TypeVar = tvar("'a");
export const b: TypeVar = tvar("'b");

const plain = { kind: "plain" } as const;

export class Hand {
  theory: Theory = emptyTheory("Hand");

  constructor() {
    this.datatype(
      "HOL.bool",
      [],
      [
        ["HOL.bool.True", []],
        ["HOL.bool.False", []],
      ],
      "HOL.bool.case_bool",
    );
    this.datatype(
      "Nat.nat",
      [],
      [
        [names.zero, []],
        [names.Suc, [natT]],
      ],
      "Nat.nat.case_nat",
    );
    for (const name of [names.plus, names.minus, names.times]) this.declare(name, funs([a, a], a), { kind: "native" });
    for (const name of [names.less, names.lessEq]) this.declare(name, funs([a, a], boolT), { kind: "native" });
    this.declare(names.eq, funs([a, a], boolT), { kind: "native" });
    this.declare(names.If, funs([boolT, a, a], a), { kind: "native" });
    this.declare(names.undefined, a, { kind: "unspecified" });
    this.datatype("Product_Type.prod", [a, b], [[names.Pair, [a, b]]], names.caseProd);
    this.datatype(
      "List.list",
      [a],
      [
        [names.Nil, []],
        [names.Cons, [a, listT(a)]],
      ],
      "List.list.case_list",
    );
  }

  datatype(
    name: string,
    params: readonly TypeVar[],
    constructors: readonly (readonly [string, readonly Type[]])[],
    caseConst: string,
  ): Type {
    const type = tcon(name, params);
    const definition: { kind: "datatype" } & Datatype = {
      kind: "datatype",
      co: false,
      params,
      constructors: constructors.map(([c, args]) => ({ name: c, args, selectors: args.map(() => null), discriminator: null })),
      family: [name],
      caseConst,
    };
    const decl: TypeDecl = { name, arity: params.length, definition };
    this.theory = this.theory.with({ types: this.theory.types.set(name, decl) });
    constructors.forEach(([c, args], index) => {
      this.declare(c, funs(args, type), { kind: "constructor", type: name, index }, { kind: "constructor", type: name });
    });
    const result = tvar("'r");
    const branches = constructors.map(([, args]) => funs(args, result));
    this.declare(caseConst, funs([...branches, type], result), { kind: "native" }, { kind: "case", type: name });
    return type;
  }

  declare(name: string, type: Type, spec: Specification, role: ConstDecl["role"] = plain): Const {
    this.theory = this.theory.with({ consts: this.theory.consts.set(name, { name, type, spec, role }) });
    return constant(name, type);
  }

  /** A function by sequential equations `[patterns, rhs]`. */
  fun(
    name: string,
    type: Type,
    make: (self: Const) => readonly (readonly [readonly Term[], Term] | readonly [readonly Term[], Term, Term])[],
  ): Const {
    const self = constant(name, type);
    const equations: Equation[] = make(self).map(([patterns, rhs, condition]) => ({
      lhs: apps(self, patterns),
      rhs,
      conditions: condition === undefined ? [] : [condition],
    }));
    return this.declare(name, type, { kind: "equations", equations, sequential: true, origin: "fun" });
  }
}

export const v = (name: string, type: Type): Free => free(name, type);
export const nat = (n: number): Term => numeral(BigInt(n), natT);
export const suc = (t: Term): Term => app(constant(names.Suc, fun(natT, natT)), t);
const op =
  (name: string) =>
  (x: Term, y: Term): Term =>
    apps(constant(name, funs([x.type, y.type], name === names.less || name === names.lessEq ? boolT : x.type)), [x, y]);
export const plus = op(names.plus);
export const minus = op(names.minus);
export const times = op(names.times);
export const less = op(names.less);
export const nil = (element: Type): Term => constant(names.Nil, listT(element));
export const cons = (x: Term, xs: Term): Term => apps(constant(names.Cons, funs([x.type, xs.type], xs.type)), [x, xs]);
export const ite = (c: Term, x: Term, y: Term): Term => apps(constant(names.If, funs([boolT, x.type, x.type], x.type)), [c, x, y]);
/** A constant at the type that fits its arguments' types and result. */
export const at = (c: Const, types: ReadonlyMap<TypeVar, Type>): Const => constant(c.name, substitute(c.type, types));

function substitute(type: Type, types: ReadonlyMap<TypeVar, Type>): Type {
  if (type.kind === "var") return types.get(type) ?? type;
  return tcon(
    type.name,
    type.args.map((arg) => substitute(arg, types)),
  );
}

export { app, apps, fun, funs, lambdas, stripFun };
