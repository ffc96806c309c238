/** The family of a datatype that the theory already knows. */
import { asCon, type Theory, type TypeVar, tcon } from "../../logic/index.ts";
import { baseName } from "../name-space.ts";
import type { Family, Member } from "./family.ts";

/** The family of a declared datatype, as it was read; null for other types and for records. */
export function familyOf(theory: Theory, tycon: string): Family | null {
  const datatype = theory.datatype(tycon);
  if (datatype === null || datatype.record !== undefined) return null;
  const members: Member[] = [];
  for (const name of datatype.family) {
    const member = memberOf(theory, name, datatype.params);
    if (member === null) return null;
    members.push(member);
  }
  return { co: datatype.co, params: datatype.params, members };
}

function memberOf(theory: Theory, tycon: string, params: readonly TypeVar[]): Member | null {
  const datatype = theory.datatype(tycon);
  if (datatype === null || datatype.params.some((p, i) => p !== params[i])) return null;
  const place = { text: baseName(tycon), span: { from: 0, to: 0 } };
  return {
    tycon,
    base: place.text,
    place,
    type: asCon(tcon(tycon, params)),
    constructors: datatype.constructors.map((c) => ({ ...c, base: baseName(c.name), place })),
  };
}
