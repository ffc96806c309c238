/**
 * A fact met on the way forwards: all that follows from the rules is listed, the shortest derivations first, until the goal is among it or there is no
 * more. So the states that a system reaches are found where no rule can be run backwards. Where nothing determines a variable, it gets the values that the
 * goal is made of, and small ones.
 */
import { CannotSay, inductiveSpec, type Machine, type Thunk } from "../judge/index.ts";
import { type Const, eachNode, isClosed, sameTerm, stripFun, type Term, type Type } from "../logic/index.ts";
import { raiseValue } from "./raise.ts";
import { sample } from "./sample.ts";
import { type Reached, Tabling } from "./tabling.ts";

/** Small values tried for a variable besides those of the goal: each makes facts of its own. */
const fewSamples = 3;

/** Facts listed where the other ways have not been tried, and where they have: states of small systems, and of larger ones. */
export const [fewFacts, manyFacts] = [300, 20_000];

/** Whether the goal follows; null where it is not among so many facts and there may be more. */
export function reached(machine: Machine, c: Const, args: readonly Thunk[], most: number): Reached | null {
  const { params } = inductiveSpec(machine, c.name);
  if (params === args.length) return null;
  try {
    const types = stripFun(c.type).args;
    const parts = partsOf(args.flatMap((x, i) => (types[i] === undefined ? [] : [raiseValue(machine, types[i], x.force())])));
    const tries = (ty: Type): readonly Thunk[] => [
      ...(parts.get(ty) ?? []).map((t) => machine.delay(t, { bound: null, frees: new Map() })),
      ...sample(machine, ty).slice(0, fewSamples),
    ];
    return new Tabling(machine).reach(c, args, { fixed: params, most, tries });
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}

/** The closed parts of terms by their types, each once. */
function partsOf(terms: readonly Term[]): ReadonlyMap<Type, readonly Term[]> {
  const parts = new Map<Type, Term[]>();
  for (const t of terms)
    eachNode(t, (part) => {
      const known = parts.get(part.type) ?? [];
      if (isClosed(part) && !known.some((other) => sameTerm(other, part))) parts.set(part.type, [...known, part]);
    });
  return parts;
}
