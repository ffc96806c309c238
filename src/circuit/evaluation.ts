import { type Circuit, type Lit, nodeKind } from "./circuit.ts";

/** The truth of every literal of a circuit, from that of its variables; literals built later are false. */
export function evaluateCircuit(circuit: Circuit, isTrue: (variable: Lit) => boolean): (p: Lit) => boolean {
  const truths = new Uint8Array(circuit.size);
  const { start, kinds, inputs } = circuit;
  const value = (p: number): number => (truths[p >> 1] ?? 0) ^ (p & 1);
  for (let node = 1; node < truths.length; node++) {
    const [from, to] = [start[node] ?? 0, start[node + 1] ?? 0];
    if (kinds[node] === nodeKind.variable) truths[node] = isTrue((2 * node) as Lit) ? 1 : 0;
    else if (kinds[node] === nodeKind.mux) truths[node] = value(inputs[value(inputs[from] ?? 0) === 1 ? from + 1 : from + 2] ?? 0);
    else {
      let all = 1;
      for (let i = from; i < to && all === 1; i++) all = value(inputs[i] ?? 0);
      truths[node] = all;
    }
  }
  return (p) => (p >> 1 < truths.length ? value(p) === 1 : false);
}
