/** How much a command may ask of its reader: what is shared on paper is written out in types and terms, and doubles with each step. */
import { TooLarge } from "../../base/index.ts";
import { eachNode, type Term, type Type, typeSize } from "../../logic/index.ts";

/** Larger types are not read. The largest of the archive's theories have some hundred nodes. */
const largestType = 50_000;

/** Abbreviations do not stand for larger terms, which double where one uses another twice. */
const largestBody = 20_000;

/** So many steps may be taken for a command: about two seconds. The archive's largest commands take some hundred thousand. */
export const mostSteps = 5_000_000;

/** The type itself, if it is not too large. */
export function checkedSize<T extends Type>(ty: T): T {
  if (typeSize(ty) > largestType) throw new TooLarge("a type is too large");
  return ty;
}

/** The term of an abbreviation, if it is not too large to be put in wherever its name stands. */
export function checkedBody(t: Term): Term {
  let nodes = 0;
  eachNode(t, () => {
    if (++nodes > largestBody) throw new TooLarge("the abbreviation stands for too large a term");
  });
  return t;
}
