/**
 * Lifts a conjecture to a type with a generator of its own ([Bulwahn 2013], section 4.1): a premise `P x`, where `P` is the predicate registered for
 * the typedef `t`, becomes true by construction when `x` is the representation of a value of `t`.
 */
import {
  app,
  type Conjecture,
  constant,
  type Find,
  type Free,
  free,
  fun,
  matchType,
  stripApp,
  substFrees,
  substType,
  type Term,
  type Theory,
  type Type,
  tcon,
} from "../../logic/index.ts";

export interface Lifted {
  readonly conjecture: Conjecture;
  /** A find against the lifted conjecture as one against the original. */
  lower(find: Find): Find;
}

/** A typedef with a generator and the predicate that describes it. */
interface Subtype {
  readonly type: Type;
  readonly rep: string;
  readonly abs: string;
}

/** The conjecture with premises that describe subtypes removed; null when there is none. */
export function liftSubtypes(conjecture: Conjecture): Lifted | null {
  const lifted = new Map<string, Subtype>();
  const premises = conjecture.premises.filter((premise) => {
    const { head, args } = stripApp(premise);
    const [x] = args;
    if (head.kind !== "const" || x?.kind !== "free" || args.length !== 1 || lifted.has(x.name)) return true;
    const subtype = subtypeOf(conjecture.theory, head.name, x);
    if (subtype === null) return true;
    lifted.set(x.name, subtype);
    return false;
  });
  if (lifted.size === 0) return null;
  const represented = new Map(
    [...lifted].map(([name, { type, rep }]): [string, Term] => {
      const base = conjecture.variables.find((x) => x.name === name)?.type ?? type;
      return [name, app(constant(rep, fun(type, base)), free(name, type))];
    }),
  );
  const at = (t: Term): Term => substFrees(represented, t);
  return {
    conjecture: {
      theory: conjecture.theory,
      variables: conjecture.variables.map((x): Free => free(x.name, lifted.get(x.name)?.type ?? x.type)),
      premises: premises.map(at),
      conclusion: at(conjecture.conclusion),
    },
    lower: (find) => ({ ...find, assignment: lowerAssignment(find.assignment, lifted) }),
  };
}

function subtypeOf(theory: Theory, predicate: string, x: Free): Subtype | null {
  for (const [tycon, generator] of theory.generators.entries()) {
    const definition = theory.types.get(tycon)?.definition;
    if (generator.predicate !== predicate || definition?.kind !== "typedef") continue;
    const subst = matchType(definition.base, x.type);
    if (subst === null) continue;
    const type = substType(subst, tcon(tycon, definition.params));
    return { type, rep: definition.rep, abs: definition.abs };
  }
  return null;
}

/** `Abs t` stands for the representation `t`. */
function lowerAssignment(assignment: ReadonlyMap<string, Term>, lifted: ReadonlyMap<string, Subtype>): ReadonlyMap<string, Term> {
  return new Map(
    [...assignment].map(([name, t]): [string, Term] => {
      const subtype = lifted.get(name);
      const { head, args } = stripApp(t);
      const [inner] = args;
      return subtype !== undefined && head.kind === "const" && head.name === subtype.abs && inner !== undefined ? [name, inner] : [name, t];
    }),
  );
}
