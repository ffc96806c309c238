/** How much a command may ask of its reader: what is shared on paper is written out in types and terms, and doubles with each step. */
import { eachNode, type Term, type Type, typeSize } from "../../logic/index.ts";

/** Larger types are not read. The largest of the archive's theories have some hundred nodes. */
const largestType = 50_000;

/** Abbreviations do not stand for larger terms, which double where one uses another twice. */
const largestBody = 20_000;

/** So many steps may be taken for a command: about two seconds. The archive's largest commands take some hundred thousand. */
const mostSteps = 5_000_000;

/** Thrown where reading would take too much; becomes an error that names the command. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

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

let steps = 0;

/** A command is read from here on. */
export function beginSteps(): void {
  steps = 0;
}

/** Counts steps of reading the command: of making types equal, of trying readings. */
export function countSteps(more = 1): void {
  steps += more;
  if (steps > mostSteps) throw new TooLarge("its types and readings take too many steps to find");
}
