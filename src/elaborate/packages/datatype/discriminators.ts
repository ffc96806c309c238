/**
 * Which selectors and discriminators a datatype has, and their equations. When the user names any of them (or asks by `discs_sels`),
 * the others get the names `un_C` and `is_C`, except where a discriminator is not needed: a constant constructor is told by `=`, the
 * only constructor needs none, and of two constructors the second is told by the first.
 */
import { baseName, getOrInsert } from "../../../base/index.ts";
import { app, type ConstDecl, constant, type Equation, False, fun, True, type Type } from "../../../logic/index.ts";
import type { Constructor, DatatypeSpec, Name } from "../../../syntax/index.ts";
import { reject } from "../../names/problem.ts";
import { derivedConstant, plainEquation } from "./declarations.ts";
import { constructed, type Family, type Member, variables } from "./family.ts";

/** Names for the discriminator and the selectors of each constructor, null where there is none. */
export interface ChosenNames {
  readonly discriminator: Name | null;
  readonly selectors: readonly (Name | null)[];
}

/** The names of selectors and discriminators of one type. A codatatype always has them. */
export function chooseNames(spec: DatatypeSpec, options: readonly string[], isCodatatype: boolean): ChosenNames[] {
  const wanted = isCodatatype || options.includes("discs_sels") || spec.defaults.length > 0 || spec.constructors.some(isNamed);
  return spec.constructors.map((c, k) => (wanted ? chosen(spec, c, k) : { discriminator: null, selectors: c.args.map(() => null) }));
}

function isNamed(c: Constructor): boolean {
  return c.discriminator !== null || c.args.some((a) => a.selector !== null);
}

function chosen(spec: DatatypeSpec, c: Constructor, k: number): ChosenNames {
  const selectors = c.args.map(
    (a, i) => given(a.selector) ?? { text: `un_${c.name.text}${c.args.length === 1 ? "" : i + 1}`, span: c.name.span },
  );
  return { discriminator: discriminatorName(spec, c, k), selectors };
}

/** A name that the user gave; `_` asks for the standard one. */
function given(name: Name | null): Name | null {
  return name === null || name.text === "_" ? null : name;
}

function discriminatorName(spec: DatatypeSpec, c: Constructor, k: number): Name | null {
  if (c.discriminator !== null && c.discriminator.text === "=") return null;
  const named = given(c.discriminator);
  if (named !== null) return named;
  const standard = { text: `is_${c.name.text}`, span: c.name.span };
  if (c.discriminator !== null) return standard;
  if (c.args.length === 0 || spec.constructors.length === 1) return null;
  const other = spec.constructors.length === 2 ? spec.constructors[1 - k] : undefined;
  const isTold = other !== undefined && (other.discriminator !== null || other.args.length === 0);
  return isTold ? null : standard;
}

/** The discriminators: `is_C (C x̄) = True`, `is_C (D x̄) = False`. */
function discriminatorConstants(member: Member): ConstDecl[] {
  return member.constructors.flatMap((c) => {
    const name = c.discriminator;
    if (name === null) return [];
    const type = fun(member.type, True.type);
    const equations = member.constructors.map((d) =>
      plainEquation(app(constant(name, type), constructed(d, member.type, variables("x", d.args))), d === c ? True : False),
    );
    return [derivedConstant(name, type, equations, { kind: "discriminator", type: member.tycon, constructor: c.name })];
  });
}

/** The selectors: `sel (C x̄) = xᵢ` for every constructor that has the selector; elsewhere nothing is said. */
function selectorConstants(member: Member): ConstDecl[] {
  const found = new Map<string, { type: Type; equations: Equation[] }>();
  for (const c of member.constructors) {
    const xs = variables("x", c.args);
    xs.forEach((x, i) => {
      const name = c.selectors[i];
      if (name == null) return;
      const entry = getOrInsert(found, name, () => ({ type: fun(member.type, x.type), equations: [] }));
      if (entry.type !== fun(member.type, x.type))
        reject("E0417", c.place.span, `The selector "${baseName(name)}" has different types in different constructors`);
      entry.equations.push(plainEquation(app(constant(name, entry.type), constructed(c, member.type, xs)), x));
    });
  }
  return [...found].map(([name, { type, equations }]) => derivedConstant(name, type, equations, { kind: "selector", type: member.tycon }));
}

/** Selectors and discriminators of the whole family. */
export function destructors(family: Family): ConstDecl[] {
  return family.members.flatMap((m) => [...discriminatorConstants(m), ...selectorConstants(m)]);
}
