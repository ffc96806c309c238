import { Context } from "../values/context.ts";
import { GrowingTable, tabulated } from "../values/table.ts";
import { Gen } from "./gen.ts";

/** Takes notes during a test; the report shows them: `forAll(int, context, (n, notes) => { notes.log(n); ... })`. */
export const context: Gen<Context> = new Gen(() => new Context());

/** Draws a value inside the body of a property. */
export type Draw = <A>(gen: Gen<A>) => A;

const label = {};

/**
 * Draws inside the body: `forAll(draws, (draw) => { const n = draw(nat); const xs = draw(vector(n, int)); ... })`. The report shows what was
 * drawn, in order, and it is shrunk like any argument.
 */
export const draws: Gen<Draw> = new Gen((source) => {
  const keyed = source.keyed(label);
  const table = new GrowingTable<unknown>(null);
  let count = 0;
  const draw: Draw = (gen) => {
    const at = `draw ${++count}`;
    return table.at(at, () => keyed.draw(at, gen)) as never;
  };
  return tabulated(draw, table);
});
