import { describe, expect, it } from "vitest";
import { type Context, elaborateCommands } from "../../src/elaborate/index.ts";
import { productionsFor } from "../../src/elaborate/names/notation.ts";
import { stripApp } from "../../src/logic/index.ts";
import { mainKeywords, parseTheory } from "../../src/syntax/index.ts";
import { main, termIn, typeIn } from "./main-context.ts";
import { notationCases } from "./notation-rows.ts";
import { isInstance, type Row, rows, spelling } from "./vocabulary-rows.ts";

/** Abbreviations that carry the notation of another constant, with the arguments in the order they are written. */
const carriers: ReadonlyMap<string, string> = new Map([
  ["compow", "compower"],
  ["congruent", "RESPECTS"],
  ["congruent2", "RESPECTS2"],
  ["init_seg_of", "initial_segment_of_syntax"],
]);
const carrier = (row: Row) => carriers.get(row.constant) ?? spelling(row);

/** Main with all notation that comes only on request. */
const requested: Context = (() => {
  const bundles = "lattice_syntax bit_operations_syntax state_combinator_syntax lifting_syntax";
  const { commands } = parseTheory(`theory T imports Main begin unbundle ${bundles.split(" ").join(" and ")} end`, mainKeywords);
  return elaborateCommands(main.context, "T", commands).context;
})();

const cases = rows
  .filter((row) => !isInstance(row))
  .flatMap(notationCases)
  .map((c) => ({ ...c, constant: c.row.constant }));
const onRequest = /lattice_syntax|bit_operations_syntax|state_combinator_syntax|lifting_syntax/;

/** Whether the grammar has every production of the notation, in whatever mode, with exactly these priorities. */
function has(context: Context, { row, notation }: (typeof cases)[number]): boolean {
  const term = termIn(context, carrier(row));
  const type = carriers.has(row.constant) ? term.type : typeIn(context, row.type);
  const { head } = stripApp(term);
  const names = [...context.consts.findAll(carrier(row)), ...(head.kind === "const" ? [head.name] : [])];
  const modes = [{}, { mode: "ASCII", isInput: true }, { mode: "input", isInput: true }];
  return names.some((name) =>
    modes.some((mode) => productionsFor(name, type, notation, mode).every((p) => (context.grammar.byKey.get(p.key) ?? null) !== null)),
  );
}

describe("the library's notation", () => {
  it("covers most rows", () => {
    expect(cases.length).toBeGreaterThan(90);
  });

  it.each(cases)("writes $constant as $written", (c) => {
    expect(has(onRequest.test(c.row.notation) ? requested : main.context, c)).toBe(true);
  });

  it.each(cases.filter((c) => onRequest.test(c.row.notation)))("keeps $written for those who ask", (c) => {
    expect(has(main.context, c)).toBe(false);
  });
});
