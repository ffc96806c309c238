/** `cr_t` and `pcr_t` of `setup_lifting` and `quotient_type`: which raw value stands for which abstract one. */
import { baseName } from "../../base/index.ts";
import { app, apps, boolT, type ConstDecl, conj, constant, eq, free, funs, type TypeDecl, tcon } from "../../logic/index.ts";
import type { Context } from "../names/context.ts";
import { loseName } from "../names/lost-names.ts";
import { byEquations, enterConstants, plainEquation } from "./datatype/declarations.ts";

/** Declares both for a type made from another one; `pcr_t` of a type with parameters goes through relators and is not made. */
export function declareCorrespondence(context: Context, decl: TypeDecl, word: string): Context {
  const { definition } = decl;
  if (definition.kind !== "typedef" && definition.kind !== "quotient") return context;
  const x = free("x", definition.base);
  const y = free("y", tcon(decl.name, definition.params));
  const type = funs([x.type, y.type], boolT);
  const isOf =
    definition.kind === "typedef"
      ? eq(x, app(constant(definition.rep, funs([y.type], x.type)), y))
      : eq(app(constant(definition.abs, funs([x.type], y.type)), x), y);
  const isPartial = definition.kind === "quotient" && definition.partial;
  const rhs = isPartial ? conj(apps(definition.relation, [x, x]), isOf) : isOf;
  const declare = (prefix: string): ConstDecl => {
    const name = context.qualify(`${prefix}_${baseName(decl.name)}`);
    const equation = plainEquation(apps(constant(name, type), [x, y]), rhs);
    return { name, type, spec: byEquations([equation], "definition"), role: { kind: "plain" } };
  };
  const isSimple = definition.params.length === 0;
  const fresh = ["cr", ...(isSimple ? ["pcr"] : [])].map(declare).filter((d) => !context.theory.consts.has(d.name));
  const declared = enterConstants(context, fresh);
  return isSimple ? declared : loseName(declared, `pcr_${baseName(decl.name)}`, word);
}
