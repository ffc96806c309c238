/**
 * A typedef whose values are now given by constructors: its morphisms become equations. A constructor defined by `C x̄ = Abs t` gives
 * `Rep (C x̄) = t` and `Abs t = C x̄`; without such definitions nothing is known of the morphisms any more.
 */
import {
  app,
  apps,
  type ConstDecl,
  constant,
  destApps,
  type Equation,
  type Free,
  resolveInstance,
  stripApp,
  type Term,
  type Theory,
} from "../../../logic/index.ts";
import { byEquations, plainEquation } from "./declarations.ts";
import { constructorConst, type Member, type MemberConstructor } from "./family.ts";

/** The constant that defines a constructor: itself, or the implementation of an overloaded one. */
export function definingConstant(theory: Theory, member: Member, c: MemberConstructor): ConstDecl | undefined {
  const decl = theory.consts.get(c.name);
  if (decl?.spec.kind !== "class") return decl;
  const impl = resolveInstance(theory, constructorConst(c, member.type));
  return impl === null ? undefined : theory.consts.get(impl.name);
}

/** New declarations for the morphisms of the type, as it stands before the constructors take over; none when it is no typedef. */
export function morphismDecls(theory: Theory, member: Member): ConstDecl[] {
  const definition = theory.types.get(member.tycon)?.definition;
  if (definition?.kind !== "typedef" && definition?.kind !== "quotient") return [];
  const rep = theory.consts.get(definition.rep);
  const abs = theory.consts.get(definition.abs);
  if (rep === undefined || abs === undefined) return [];
  const values = member.constructors.map((c) => rawValue(theory, member, c, abs.name));
  const known = values.filter((v) => v !== null);
  const isComplete = known.length === values.length && definition.kind === "typedef";
  const reps = known.map((v): Equation => plainEquation(app(constant(rep.name, rep.type), v.built), v.raw));
  const back = known.map((v): Equation => plainEquation(app(constant(abs.name, abs.type), v.raw), v.built));
  return [
    { ...rep, spec: isComplete ? byEquations(reps) : { kind: "unspecified" } },
    { ...abs, spec: isComplete ? byEquations(back) : { kind: "unspecified" } },
  ];
}

/** `t` and `C x̄`, when `C x̄ = Abs t` is the constructor's definition at the type's own parameters. */
function rawValue(theory: Theory, member: Member, c: MemberConstructor, abs: string): { raw: Term; built: Term } | null {
  const spec = definingConstant(theory, member, c)?.spec;
  const [equation, second] = spec?.kind === "equations" ? spec.equations : [];
  if (equation === undefined || second !== undefined || equation.conditions.length > 0) return null;
  const [raw] = destApps(equation.rhs, abs, 1) ?? [];
  const xs = stripApp(equation.lhs).args.filter((arg): arg is Free => arg.kind === "free");
  const built = constructorConst(c, member.type);
  if (raw === undefined || xs.length !== c.args.length || xs.some((x, i) => x.type !== c.args[i])) return null;
  return { raw, built: apps(built, xs) };
}
