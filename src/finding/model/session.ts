/** The solver at work on the circuit of one scope: more may be built, asserted and asked after an answer. */

import type { Budget } from "../../base/index.ts";
import { CnfEncoder, evaluateCircuit, type Lit } from "../../circuit/index.ts";
import { ClauseBuffer, type SatSolver, type SatSolverFactory } from "../../sat/index.ts";
import { clausePiece } from "../limits.ts";
import { type Gates, GivenUp } from "../value/gates.ts";

/** Truth of a literal in the model. */
export type Valuation = (p: Lit) => boolean;

export class Session {
  private readonly gates: Gates;
  private readonly budget: Budget;
  private readonly solver: SatSolver;
  private readonly buffer = new ClauseBuffer();
  private readonly encoder: CnfEncoder;
  /** Asserted literals that the solver knows. */
  private told = 0;

  private constructor(gates: Gates, budget: Budget, solver: SatSolver) {
    this.gates = gates;
    this.budget = budget;
    this.solver = solver;
    this.encoder = new CnfEncoder(gates.circuit, this.buffer, () => this.lookAtClock());
  }

  static async open(gates: Gates, budget: Budget, factory: SatSolverFactory): Promise<Session> {
    return new Session(gates, budget, await factory.create());
  }

  private lookAtClock(): void {
    if (this.budget.isSpent) throw new GivenUp("time");
  }

  /** Whether what is asserted so far can hold together with the assumptions; gives up after this many conflicts. */
  solve(assumptions: readonly Lit[] = [], conflicts?: number): Promise<"sat" | "unsat" | "unknown"> {
    const { caution } = this.gates;
    return this.ask(caution === null ? assumptions : [caution, ...assumptions], conflicts);
  }

  /** After no solution was found: whether there surely is none, even without conditions that are stronger than they need be. */
  async isSure(): Promise<boolean> {
    return this.gates.caution === null || (await this.ask([])) === "unsat";
  }

  private async ask(assumptions: readonly Lit[], conflicts?: number): Promise<"sat" | "unsat" | "unknown"> {
    try {
      this.tell(assumptions);
    } catch (error) {
      if (error instanceof GivenUp) return "unknown";
      throw error;
    }
    const limits = { terminate: this.budget.looking("solving"), ...(conflicts === undefined ? {} : { conflicts }) };
    const assumed = assumptions.map((p) => this.encoder.literalOf(p));
    return (await this.solver.solve(assumed, limits)).kind;
  }

  /** Gives the solver what it does not know yet. */
  private tell(assumptions: readonly Lit[]): void {
    this.encoder.encode(this.gates.asserted.slice(this.told), assumptions);
    this.told = this.gates.asserted.length;
    for (let piece = this.buffer.nextPiece(clausePiece); piece !== null; piece = this.buffer.nextPiece(clausePiece)) {
      this.solver.addClauses(piece);
      this.budget.charge("literal", piece.length);
      this.lookAtClock();
    }
  }

  /** The truth of every literal in the model just found; literals built later are false. */
  valuation(): Valuation {
    return evaluateCircuit(this.gates.circuit, (variable) => this.solver.isTrue(this.encoder.literalOf(variable)));
  }

  /** All that the solver was told. */
  get clauses(): Int32Array {
    return this.buffer.view;
  }

  dispose(): void {
    this.solver.dispose();
  }
}
