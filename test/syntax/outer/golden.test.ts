import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Command, mainKeywords, parseTheory, showCommand, showCommands, toAscii, toUnicode } from "../../../src/syntax/index.ts";

const folder = new URL("../../golden/commands/", import.meta.url).pathname;
const cases = readdirSync(folder).filter((file) => file.endsWith(".thy"));

/** All kinds of commands; the compiler sees to it that none is missing. */
const everyKind: Readonly<Record<Command["kind"], true>> = {
  abbreviation: true,
  adhoc_overloading: true,
  alias: true,
  axiomatization: true,
  bundle: true,
  class: true,
  code_datatype: true,
  code_pred: true,
  consts: true,
  context: true,
  datatype: true,
  declare: true,
  derive: true,
  default_sort: true,
  definition: true,
  foreign: true,
  derived_facts: true,
  document: true,
  end: true,
  experiment: true,
  export_code: true,
  find_unused_assms: true,
  free_constructors: true,
  fun: true,
  function: true,
  hide: true,
  hollow_native: true,
  hollow_native_type: true,
  inductive: true,
  instance: true,
  instantiation: true,
  interpretation: true,
  lemmas: true,
  lift_definition: true,
  locale: true,
  named_theorems: true,
  nonterminal: true,
  notation: true,
  overloading: true,
  partial_function: true,
  primcorec: true,
  primrec: true,
  quickcheck_generator: true,
  quotient_definition: true,
  quotient_type: true,
  record: true,
  rep_datatype: true,
  setup_lifting: true,
  skipped: true,
  specification: true,
  statement: true,
  subclass: true,
  syntax: true,
  termination: true,
  time_fun: true,
  time_fun_0: true,
  tool: true,
  tool_params: true,
  translations: true,
  type_synonym: true,
  typedecl: true,
  typedef: true,
  unbundle: true,
};

/** The commands and then the problems of a theory, as text. */
function show(text: string): string {
  const { commands, diagnostics } = parseTheory(text, mainKeywords);
  return showCommands(commands, text) + diagnostics.map((d) => `${d.code} ${d.span.from} ${d.message}\n`).join("");
}

describe("golden theories", () => {
  it.each(cases)("%s", async (file) => {
    await expect(show(readFileSync(join(folder, file), "utf8"))).toMatchFileSnapshot(join(folder, file.replace(/thy$/, "out")));
  });

  it.each(cases)("%s means the same in either spelling of symbols, and with other line ends", (file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const shown = (t: string) => parseTheory(t, mainKeywords).commands.map(showCommand);
    expect(shown(toAscii(text))).toEqual(shown(text));
    expect(shown(toUnicode(text))).toEqual(shown(text));
    expect(shown(text.replaceAll("\n", "\r\n"))).toEqual(shown(text));
  });

  it("cover every kind of command", () => {
    const found = cases.flatMap((file) => parseTheory(readFileSync(join(folder, file), "utf8"), mainKeywords).commands.map((c) => c.kind));
    expect([...new Set(found)].sort()).toEqual(Object.keys(everyKind).sort());
  });
});
