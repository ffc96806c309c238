import { type Lit, TRUE } from "../../circuit/index.ts";
import { RelationalError } from "../language/error.ts";
import { show } from "../language/show.ts";
import type { Decl } from "../language/syntax.ts";
import type { Grounding } from "./grounding.ts";
import type { Matrix } from "./matrix.ts";
import type { Slot } from "./scope.ts";

/**
 * The nested loops over the tuples of declared variables. Compile the body between construction and `close`.
 * While `run` visits a binding, `guards` are the literals that must hold for the tuples to be in their domains.
 */
export class DeclLoop {
  readonly guards: Lit[] = [];
  readonly slots: readonly Slot[];
  private readonly domains: readonly (() => Matrix)[];
  private readonly g: Grounding;

  constructor(g: Grounding, decls: readonly Decl[]) {
    this.g = g;
    const slots: Slot[] = [];
    const domains: (() => Matrix)[] = [];
    for (const d of decls) {
      if (d.multiplicity !== "one") throw higherOrder(d);
      domains.push(g.expr(d.domain));
      slots.push(g.scope.enterLoop(d.variable));
    }
    this.slots = slots;
    this.domains = domains;
  }

  /** Compile time: the variables are out of scope again. */
  close(): void {
    this.g.scope.leaveLoops(this.slots.length);
  }

  /** Visits all bindings until a visit returns false. */
  run(visit: () => boolean): void {
    this.level(0, visit);
  }

  private level(i: number, visit: () => boolean): boolean {
    const slot = this.slots[i];
    const compute = this.domains[i];
    if (slot === undefined || compute === undefined) return visit();
    // A later domain is computed, and may overflow, only for tuples of the earlier ones.
    const domain = this.g.overflow.guarded(this.guards, compute);
    const { matrix, key, stamp } = slot;
    let goesOn = true;
    for (let e = 0; goesOn && e < domain.size; e++) {
      const p = domain.lits[e] as Lit;
      this.g.scope.bindTuple(slot, domain.keys[e] as number);
      this.g.poll();
      if (p === TRUE) goesOn = this.level(i + 1, visit);
      else {
        this.guards.push(p);
        goesOn = this.level(i + 1, visit);
        this.guards.pop();
      }
    }
    slot.matrix = matrix;
    slot.key = key;
    slot.stamp = stamp;
    return goesOn;
  }
}

function higherOrder(d: Decl): RelationalError {
  const where = `${d.variable.name}: ${d.multiplicity} ${show(d.domain, 80)}`;
  return new RelationalError("higher-order", `the declaration ${where} ranges over sets and cannot be skolemized here`);
}
