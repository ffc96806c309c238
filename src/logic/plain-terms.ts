/** Terms and types as plain data, for files. Reading goes through the checked constructors: what is ill-typed is refused. */
import { abs, app, bound, constant, free, type Term } from "./term.ts";
import { type Type, tcon, tvar } from "./type.ts";

export type PlainType = readonly ["var", string, readonly string[]] | readonly ["con", string, readonly PlainType[]];

export type PlainTerm =
  | readonly ["const" | "free", string, PlainType]
  | readonly ["bound", number, PlainType]
  | readonly ["abs", string, PlainType, PlainTerm]
  | readonly ["app", PlainTerm, PlainTerm];

export function plainType(ty: Type): PlainType {
  return ty.kind === "var" ? ["var", ty.name, ty.sort] : ["con", ty.name, ty.args.map(plainType)];
}

export function plainTerm(t: Term): PlainTerm {
  switch (t.kind) {
    case "const":
    case "free":
      return [t.kind, t.name, plainType(t.type)];
    case "bound":
      return ["bound", t.index, plainType(t.type)];
    case "abs":
      return ["abs", t.name, plainType(t.domain), plainTerm(t.body)];
    case "app":
      return ["app", plainTerm(t.fun), plainTerm(t.arg)];
  }
}

/** `readType(plainType(ty)) = ty`. */
export function typeOfPlain(ty: PlainType): Type {
  return ty[0] === "var" ? tvar(ty[1], ty[2]) : tcon(ty[1], ty[2].map(typeOfPlain));
}

/** `termOfPlain(plainTerm(t)) = t`. */
export function termOfPlain(t: PlainTerm): Term {
  switch (t[0]) {
    case "const":
      return constant(t[1], typeOfPlain(t[2]));
    case "free":
      return free(t[1], typeOfPlain(t[2]));
    case "bound":
      return bound(t[1], typeOfPlain(t[2]));
    case "abs":
      return abs(t[1], typeOfPlain(t[2]), termOfPlain(t[3]));
    case "app":
      return app(termOfPlain(t[1]), termOfPlain(t[2]));
  }
}
