/**
 * What is assumed of the order of unknown numbers while cases are told apart: differences of two of them that are at most some number. What
 * follows from such assumptions is a matter of shortest paths (Bellman: On a routing problem, Quarterly of Applied Mathematics 16, 1958).
 */
import { intT, natT } from "../logic/index.ts";
import { type NumberValue, numberOf, type Order, Thunk } from "./value.ts";

/** `from` is at least `to − weight`; null stands for zero. */
interface Edge {
  readonly from: Thunk | null;
  readonly to: Thunk | null;
  readonly weight: bigint;
}

export class Orders {
  private readonly assumed: Order[] = [];

  /** Runs `body` with one more assumption. */
  under<R>(order: Order, body: () => R): R {
    this.assumed.push(order);
    try {
      return Thunk.later(body);
    } finally {
      this.assumed.pop();
    }
  }

  /** The question whether `x ≤ y`, or `x < y`, as one about two unknown whole numbers; null where it is none. */
  question(x: NumberValue, y: NumberValue, isStrict: boolean): Order | null {
    if (x.rest === null || y.rest === null || x.rest.sign !== y.rest.sign || x.below * y.below !== 1n) return null;
    const [a, b] = [x.rest.hole, y.rest.hole];
    if (a === b || a.type !== b.type || (a.type !== natT && a.type !== intT)) return null;
    const most = y.above - x.above - (isStrict ? 1n : 0n);
    return x.rest.sign > 0n ? { low: a, high: b, most } : { low: b, high: a, most };
  }

  /** Whether it is so, by what is assumed; null where that does not follow. */
  answer({ low, high, most }: Order): boolean | null {
    if (this.assumed.length === 0) return null;
    const edges = this.edges([low, high]).edges;
    if (isWithin(distance(edges, high, low), most)) return true;
    return isWithin(distance(edges, low, high), -most - 1n) ? false : null;
  }

  /** Whether some numbers are as assumed, as far as that can be told. */
  get isPossible(): boolean {
    if (this.assumed.length === 0) return true;
    const { edges } = this.edges([]);
    return [...new Set(edges.map((edge) => edge.from))].every((node) => !isWithin(distance(edges, node, node), -1n));
  }

  /** An older number that is not known and that one of the others is assumed to be below or above: what was found holds for some of its values only. */
  older(oldest: number): Thunk | null {
    for (const { low, high } of this.assumed) {
      const [own, other] = low.age > high.age ? [low, high] : [high, low];
      const { rest } = numberOf(other);
      if (own.age >= oldest && rest !== null && rest.hole.age < oldest) return rest.hole;
    }
    return null;
  }

  /**
   * Whether some own numbers are surely as assumed, whatever the older ones are that belong to somebody else. `areLarge`: ones as large as one
   * likes, so that none has to be one of some given numbers.
   */
  isSure(orders: readonly Order[], oldest: number, areLarge: boolean): boolean {
    const { edges, isWhole } = this.edges([], orders);
    const isOwn = (hole: Thunk | null): boolean => hole !== null && hole.age >= oldest;
    // What nothing bounds from above can be made as large as is needed.
    const isBounded = edges.some(({ from, to }) => isOwn(to) && !isOwn(from));
    const isAlone = edges.every(({ from, to }) => [from, to].every((hole) => hole === null || isOwn(hole)));
    return isWhole && this.isPossible && (!isBounded || (isAlone && !areLarge));
  }

  /** The assumptions with what is known of the numbers by now; not whole where one is no longer about a difference. */
  private edges(
    others: readonly Thunk[],
    orders: readonly Order[] = this.assumed,
  ): { readonly edges: readonly Edge[]; readonly isWhole: boolean } {
    const edges: Edge[] = [];
    const nodes = new Set(others);
    let isWhole = true;
    for (const { low, high, most } of orders) {
      const [x, y] = [numberOf(low), numberOf(high)];
      if (x.rest?.sign === -1n || y.rest?.sign === -1n || x.below * y.below !== 1n) {
        isWhole = false;
        continue;
      }
      edges.push({ from: y.rest?.hole ?? null, to: x.rest?.hole ?? null, weight: most - x.above + y.above });
      for (const { rest } of [x, y]) if (rest !== null) nodes.add(rest.hole);
    }
    for (const node of nodes) if (node.type === natT) edges.push({ from: node, to: null, weight: 0n });
    return { edges, isWhole };
  }
}

const isWithin = (found: bigint | null, most: bigint): boolean => found !== null && found <= most;

/** The least weight of a path with at least one edge; null where there is none. */
function distance(edges: readonly Edge[], from: Thunk | null, to: Thunk | null): bigint | null {
  const best = new Map<Thunk | null, bigint>();
  for (const edge of edges) if (edge.from === from) lower(best, edge.to, edge.weight);
  for (let round = 0; round < edges.length; round++)
    for (const edge of edges) {
      const before = best.get(edge.from);
      if (before !== undefined) lower(best, edge.to, before + edge.weight);
    }
  return best.get(to) ?? null;
}

function lower(best: Map<Thunk | null, bigint>, node: Thunk | null, weight: bigint): void {
  const known = best.get(node);
  if (known === undefined || weight < known) best.set(node, weight);
}
