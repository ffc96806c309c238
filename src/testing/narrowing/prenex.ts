/**
 * Prenex form for the refinement tree ([Bulwahn 2013], section 5.3): quantifiers of premises and conclusion move to the front, so that the rest
 * can be evaluated with partial values. Quantifiers inside other functions stay where they are.
 */
import {
  betaApply,
  boolT,
  type Conjecture,
  conj,
  destApps,
  disj,
  domain,
  type Free,
  free,
  freeVars,
  implies,
  names,
  not,
  openAbs,
  primed,
  stripApp,
  type Term,
} from "../../logic/index.ts";

/** Variables of one kind that follow each other in the prefix. */
export interface Block {
  readonly isUniversal: boolean;
  readonly variables: readonly Free[];
}

/** A conjecture in prenex form: under the prefix, the premises imply the conclusion. The first block is universal, maybe empty. */
export interface Prenex {
  readonly prefix: readonly Block[];
  readonly premises: readonly Term[];
  readonly conclusion: Term;
}

/** The conjecture as it is: its variables are universal, quantifiers stay inside. */
export function plainPrenex(conjecture: Conjecture): Prenex {
  const { variables, premises, conclusion } = conjecture;
  return { prefix: [{ isUniversal: true, variables }], premises, conclusion };
}

/** The conjecture with all quantifiers in front that connectives alone stand before. */
export function prenexForm(conjecture: Conjecture): Prenex {
  const pulling = new Pulling(conjecture);
  const premises = conjecture.premises.map((p) => pulling.pull(p, false));
  const conclusion = pulling.pull(conjecture.conclusion, true);
  return { prefix: pulling.prefix(), premises, conclusion };
}

const connectives = [
  { name: names.conj, make: conj },
  { name: names.disj, make: disj },
  { name: names.implies, make: implies },
];

/** Collects quantifiers; those that do not depend on each other keep the order of the text. */
class Pulling {
  private readonly taken = new Set<string>();
  private readonly blocks: { isUniversal: boolean; variables: Free[] }[];
  /** The block under whose variables the present position lies. */
  private depth = 0;

  constructor(conjecture: Conjecture) {
    this.blocks = [{ isUniversal: true, variables: [...conjecture.variables] }];
    for (const x of conjecture.variables) this.taken.add(x.name);
    for (const t of [...conjecture.premises, conjecture.conclusion]) for (const name of freeVars(t).keys()) this.taken.add(name);
  }

  prefix(): readonly Block[] {
    return this.blocks;
  }

  /** The term without its quantifiers. `positive`: it stands where truth helps the conjecture. */
  pull(t: Term, positive: boolean): Term {
    const [denied] = destApps(t, names.Not, 1) ?? [];
    if (denied !== undefined) return not(this.pull(denied, !positive));
    for (const { name, make } of connectives) {
      const [left, right] = destApps(t, name, 2) ?? [];
      if (left === undefined || right === undefined) continue;
      const a = this.inside(() => this.pull(left, name === names.implies ? !positive : positive));
      return make(
        a,
        this.inside(() => this.pull(right, positive)),
      );
    }
    const opened = bothWays(t);
    if (opened !== null) return this.pull(opened, positive);
    const [body] = destApps(t, names.All, 1) ?? [];
    if (body !== undefined) return this.open(body, positive, positive);
    const [witness] = destApps(t, names.Ex, 1) ?? [];
    return witness === undefined ? t : this.open(witness, !positive, positive);
  }

  /** What one operand pulls does not stand above what the other pulls. */
  private inside(go: () => Term): Term {
    const before = this.depth;
    const t = go();
    this.depth = before;
    return t;
  }

  private open(predicate: Term, isUniversal: boolean, positive: boolean): Term {
    const opened = predicate.kind === "abs" ? openAbs(predicate, this.taken) : null;
    const variable = opened?.variable ?? this.fresh(predicate);
    this.taken.add(variable.name);
    this.add(variable, isUniversal);
    return this.pull(opened?.body ?? betaApply(predicate, [variable]), positive);
  }

  private fresh(predicate: Term): Free {
    return free(
      primed("x", (name) => this.taken.has(name)),
      domain(predicate.type),
    );
  }

  /** Puts a variable into the first block of its kind at or after the present depth. */
  private add(variable: Free, isUniversal: boolean): void {
    while (this.blocks[this.depth]?.isUniversal !== isUniversal) {
      this.depth++;
      if (this.blocks[this.depth] === undefined) this.blocks.push({ isUniversal, variables: [] });
    }
    this.blocks[this.depth]?.variables.push(variable);
  }
}

/** An equivalence with quantifiers inside, as two implications: each side stands once where truth helps and once where it does not. */
function bothWays(t: Term): Term | null {
  const [left, right] = destApps(t, names.eq, 2) ?? [];
  if (left === undefined || right === undefined || left.type !== boolT) return null;
  return isQuantified(left) || isQuantified(right) ? conj(implies(left, right), implies(right, left)) : null;
}

/** Whether a quantifier stands under connectives alone. */
function isQuantified(t: Term): boolean {
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return false;
  if (head.name === names.All || head.name === names.Ex) return args.length === 1;
  const isConnective = head.name === names.Not || connectives.some(({ name }) => name === head.name);
  const isEquivalence = head.name === names.eq && args[0]?.type === boolT;
  return (isConnective || isEquivalence) && args.some(isQuantified);
}
