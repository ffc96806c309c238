import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Circuit, FALSE, type Lit, negate, TRUE } from "../../src/circuit/circuit.ts";
import { CnfEncoder } from "../../src/circuit/clauses.ts";
import { sortedLits } from "../../src/circuit/sorting-network.ts";
import { ClauseBuffer, cadical } from "../../src/sat/index.ts";

const variableCount = 4;
const everywhere = 0xffff;
/** Truth tables of the variables over all 16 valuations. */
const tables = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/** A literal with its truth table, which the circuit must respect. */
interface Known {
  readonly lit: Lit;
  readonly table: number;
}

const step = fc.record({ kind: fc.nat(5), picks: fc.array(fc.nat(1000), { minLength: 3, maxLength: 6 }) });

/** A random circuit, with the meaning of everything built. */
function build(circuit: Circuit, steps: readonly { kind: number; picks: number[] }[]): Known[] {
  const known: Known[] = tables.map((table) => ({ lit: circuit.variable(), table }));
  known.push({ lit: TRUE, table: everywhere }, { lit: FALSE, table: 0 });
  for (const { kind, picks } of steps) {
    const args = picks.map((pick) => {
      const { lit, table } = known[(pick >> 1) % known.length]!;
      return pick % 2 === 0 ? { lit, table } : { lit: negate(lit), table: ~table & everywhere };
    });
    known.push(apply(circuit, kind, args as [Known, Known, Known]));
  }
  return known;
}

function apply(circuit: Circuit, kind: number, args: [Known, Known, Known, ...Known[]]): Known {
  const [a, b, c] = args;
  switch (kind) {
    case 0:
      return { lit: circuit.and(a.lit, b.lit), table: a.table & b.table };
    case 1:
      return { lit: circuit.or(a.lit, b.lit), table: a.table | b.table };
    case 2:
      return { lit: circuit.andAll(args.map((x) => x.lit)), table: args.reduce((all, x) => all & x.table, everywhere) };
    case 3:
      return { lit: circuit.orAll(args.map((x) => x.lit)), table: args.reduce((all, x) => all | x.table, 0) };
    case 4:
      return { lit: circuit.mux(a.lit, b.lit, c.lit), table: (a.table & b.table) | (~a.table & c.table & everywhere) };
    default:
      return { lit: circuit.iff(a.lit, b.lit), table: ~(a.table ^ b.table) & everywhere };
  }
}

/** The truth table of a literal, computed from the stored gates. */
function tableOf(circuit: Circuit, lit: Lit): number {
  const node = lit >> 1;
  const inputs = [...circuit.inputs.subarray(circuit.start[node], circuit.start[node + 1])].map((p) => tableOf(circuit, p as Lit));
  const kind = circuit.kinds[node];
  let table = 0;
  if (kind === 1) table = tables[node - 1]!;
  if (kind === 2) table = inputs.reduce((all, t) => all & t, everywhere);
  if (kind === 3) table = (inputs[0]! & inputs[1]!) | (~inputs[0]! & inputs[2]! & everywhere);
  return lit % 2 === 0 ? table : ~table & everywhere;
}

describe("circuits", () => {
  test("mean what they were built to mean", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const circuit = new Circuit();
        for (const { lit, table } of build(circuit, steps)) expect(tableOf(circuit, lit)).toBe(table);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test("share equal gates, whatever the order of inputs", () => {
    const circuit = new Circuit();
    const [a, b, c] = [circuit.variable(), circuit.variable(), circuit.variable()];
    expect(circuit.and(a, b)).toBe(circuit.and(b, a));
    expect(circuit.andAll([a, b, c, a])).toBe(circuit.andAll([c, b, a]));
    expect(circuit.xor(a, b)).toBe(negate(circuit.iff(b, a)));
    expect(circuit.mux(a, b, c)).toBe(circuit.mux(negate(a), c, b));
  });

  test("rewrite one level down", () => {
    const circuit = new Circuit();
    const [a, b] = [circuit.variable(), circuit.variable()];
    const both = circuit.and(a, b);
    expect(circuit.and(a, both)).toBe(both);
    expect(circuit.and(negate(a), both)).toBe(FALSE);
    expect(circuit.and(negate(a), negate(both))).toBe(negate(a));
    expect(circuit.and(a, negate(both))).toBe(circuit.and(a, negate(b)));
  });

  test("keep thousands of gates apart and equal ones together", () => {
    const circuit = new Circuit();
    const xs = Array.from({ length: 200 }, () => circuit.variable());
    const first = xs.flatMap((x) => xs.map((y) => circuit.and(x, negate(y))));
    const size = circuit.size;
    expect(xs.flatMap((x) => xs.map((y) => circuit.and(x, negate(y))))).toEqual(first);
    expect(circuit.size).toBe(size);
    expect(new Set(first).size).toBe(200 * 199 + 1);
  });
});

describe("clauses", () => {
  test("say the same as the circuit in every valuation, in one round or several", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 15 }),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }),
        fc.nat(3),
        async (steps, picks, late) => {
          const circuit = new Circuit();
          const buffer = new ClauseBuffer();
          const encoder = new CnfEncoder(circuit, buffer);
          const known = build(circuit, steps);
          const roots = picks.map((pick) => known[pick % known.length]!);
          const split = Math.min(late, roots.length);
          encoder.encode(roots.slice(0, split).map((root) => root.lit));
          encoder.encode(roots.slice(split).map((root) => root.lit));
          const solver = await cadical.create();
          solver.addClauses(buffer.view);
          const expected = roots.reduce((all, root) => all & root.table, everywhere);
          for (let valuation = 0; valuation < 16; valuation++) {
            const assumptions = Array.from({ length: variableCount }, (_, v) => ((valuation >> v) % 2 === 1 ? v + 1 : -v - 1));
            const { kind } = await solver.solve(assumptions);
            expect(kind).toBe((expected >> valuation) % 2 === 1 ? "sat" : "unsat");
          }
          solver.dispose();
        },
      ),
      { seed: 5, numRuns: 80 },
    );
  });

  test("of a round that was stopped are taken back", () => {
    let stopped = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 15 }), fc.nat(1000), fc.nat(1), (steps, pick, patience) => {
        const circuit = new Circuit();
        const [once, twice] = [new ClauseBuffer(), new ClauseBuffer()];
        let left = Infinity;
        const impatient = new CnfEncoder(circuit, twice, () => {
          if (left-- <= 0) throw new RangeError("stopped");
        });
        const patient = new CnfEncoder(circuit, once);
        const known = build(circuit, steps);
        const rounds = [known.at(-1)!.lit, known[pick % known.length]!.lit];
        for (const root of rounds) {
          patient.encode([root]);
          left = patience;
          try {
            impatient.encode([root]);
          } catch {
            stopped++;
            left = Infinity;
            impatient.encode([root]);
          }
        }
        expect([...twice.view]).toEqual([...once.view]);
        expect([twice.clauseCount, impatient.variablesUsed]).toEqual([once.clauseCount, patient.variablesUsed]);
      }),
      { seed: 9, numRuns: 100 },
    );
    expect(stopped).toBeGreaterThan(10);
  });

  test("define a named literal in the direction in which it is assumed", async () => {
    const circuit = new Circuit();
    const buffer = new ClauseBuffer();
    const encoder = new CnfEncoder(circuit, buffer);
    const [a, b] = [circuit.variable(), circuit.variable()];
    const both = circuit.and(a, b);
    encoder.encode([], [both]);
    const solver = await cadical.create();
    solver.addClauses(buffer.view);
    expect((await solver.solve([encoder.literalOf(both), -1])).kind).toBe("unsat");
    expect(new Set(solver.failedAssumptions())).toEqual(new Set([encoder.literalOf(both), -1]));
    expect((await solver.solve([encoder.literalOf(both)])).kind).toBe("sat");
    solver.dispose();
  });
});

test("sorted literals count", () => {
  for (let count = 1; count <= 9; count++)
    for (let valuation = 0; valuation < 2 ** count; valuation++) {
      const lits = Array.from({ length: count }, (_, i) => ((valuation >> i) % 2 === 1 ? TRUE : FALSE));
      const trues = lits.filter((p) => p === TRUE).length;
      expect(sortedLits(new Circuit(), lits)).toEqual(lits.map((_, i) => (i < trues ? TRUE : FALSE)));
    }
});
