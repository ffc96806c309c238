export { Circuit, FALSE, type Lit, negate, TRUE } from "./circuit.ts";
export { CnfEncoder } from "./clauses.ts";
export { evaluateCircuit } from "./evaluation.ts";
export { sortedLits } from "./sorting-network.ts";
