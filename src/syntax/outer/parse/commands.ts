/** Which parser reads which command. A command that is not in the table is skipped. */

import * as constants from "./parse-constants.ts";
import * as contexts from "./parse-contexts.ts";
import * as facts from "./parse-facts.ts";
import * as foreign from "./parse-foreign.ts";
import * as notation from "./parse-notation.ts";
import * as types from "./parse-types.ts";
import type { CommandParser } from "./parser.ts";

/** How a command is read. */
export interface CommandEntry {
  readonly parse: CommandParser;
  /** Whether `(in loc)` may follow the command word. */
  readonly isTargeted: boolean;
}

/** A command that may have a target. */
function local(parse: CommandParser): CommandEntry {
  return { parse, isTargeted: true };
}

/** A command without target. */
function global(parse: CommandParser): CommandEntry {
  return { parse, isTargeted: false };
}

const typeEntries: Readonly<Record<string, CommandEntry>> = {
  typedecl: local(types.parseTypedecl),
  type_synonym: local(types.parseTypeSynonym),
  datatype: local((r) => types.parseDatatype(r, false)),
  datatype_new: local((r) => types.parseDatatype(r, false)),
  codatatype: local((r) => types.parseDatatype(r, true)),
  record: global(types.parseRecord),
  typedef: local(types.parseTypedef),
  quotient_type: local(types.parseQuotientType),
  old_rep_datatype: global(types.parseRepDatatype),
  rep_datatype: global(types.parseRepDatatype),
  free_constructors: local(types.parseFreeConstructors),
  default_sort: global(types.parseDefaultSort),
  hollow_native_type: global(types.parseNativeType),
};

const constantEntries: Readonly<Record<string, CommandEntry>> = {
  definition: local(constants.parseDefinition),
  abbreviation: local(constants.parseAbbreviation),
  primrec: local(constants.parsePrimrec),
  fun: local(constants.parseFun),
  function: local(constants.parseFunction),
  termination: local(constants.parseTermination),
  partial_function: local(constants.parsePartialFunction),
  primcorec: local(constants.parsePrimcorec),
  primcorecursive: local(constants.parsePrimcorec),
  inductive: local((r) => constants.parseInductive(r, false, false)),
  inductive_set: local((r) => constants.parseInductive(r, false, true)),
  coinductive: local((r) => constants.parseInductive(r, true, false)),
  coinductive_set: local((r) => constants.parseInductive(r, true, true)),
  consts: global(constants.parseConsts),
  axiomatization: global(constants.parseAxiomatization),
  specification: global(constants.parseSpecification),
  lift_definition: local(constants.parseLiftDefinition),
  quotient_definition: local(constants.parseQuotientDefinition),
  time_fun: local((r) => constants.parseTimeFun(r, "time_fun")),
  time_function: local((r) => constants.parseTimeFun(r, "time_function")),
  time_definition: local((r) => constants.parseTimeFun(r, "time_definition")),
  time_partial_function: local((r) => constants.parseTimeFun(r, "time_partial_function")),
  time_fun_0: global(constants.parseTimeFunZero),
  setup_lifting: local(constants.parseSetupLifting),
  code_datatype: global(constants.parseCodeDatatype),
  hollow_native: local(constants.parseNative),
};

/** Commands of packages beyond Main. */
const foreignEntries: Readonly<Record<string, CommandEntry>> = {
  ...Object.fromEntries(
    ["fixrec", "corec", "corecursive", "nominal_primrec", "nominal_function"].map((word) => [
      word,
      local((r) => foreign.parseForeignFunctions(r, word)),
    ]),
  ),
  domain: global(foreign.parseDomain),
  nominal_datatype: global(foreign.parseNominalDatatype),
  atom_decl: global(foreign.parseAtomDecl),
  cpodef: local((r) => foreign.parseOrderedTypedef(r, "cpo")),
  pcpodef: local((r) => foreign.parseOrderedTypedef(r, "pcpo")),
};

const contextEntries: Readonly<Record<string, CommandEntry>> = {
  class: global(contexts.parseClass),
  instantiation: global(contexts.parseInstantiation),
  instance: global(contexts.parseInstance),
  subclass: local(contexts.parseSubclass),
  derive: global(contexts.parseDerive),
  locale: global(contexts.parseLocale),
  interpretation: local((r) => contexts.parseInterpretation(r, "interpretation")),
  global_interpretation: local((r) => contexts.parseInterpretation(r, "global_interpretation")),
  sublocale: local((r) => contexts.parseInterpretation(r, "sublocale")),
  context: global(contexts.parseContext),
  experiment: global(contexts.parseExperiment),
  overloading: global(contexts.parseOverloading),
  bundle: local((r) => contexts.parseBundle(r, false)),
  open_bundle: local((r) => contexts.parseBundle(r, true)),
  unbundle: local(contexts.parseUnbundle),
};

const notationEntries: Readonly<Record<string, CommandEntry>> = {
  notation: local((r) => notation.parseNotation(r, false, false)),
  no_notation: local((r) => notation.parseNotation(r, false, true)),
  type_notation: local((r) => notation.parseNotation(r, true, false)),
  no_type_notation: local((r) => notation.parseNotation(r, true, true)),
  syntax: local((r) => notation.parseSyntax(r, false)),
  no_syntax: local((r) => notation.parseSyntax(r, true)),
  translations: local((r) => notation.parseTranslations(r, false)),
  no_translations: local((r) => notation.parseTranslations(r, true)),
  nonterminal: global(notation.parseNonterminal),
  hide_class: global((r) => notation.parseHide(r, "class")),
  hide_type: global((r) => notation.parseHide(r, "type")),
  hide_const: global((r) => notation.parseHide(r, "const")),
  hide_fact: global((r) => notation.parseHide(r, "fact")),
  alias: local((r) => notation.parseAlias(r, "const")),
  type_alias: local((r) => notation.parseAlias(r, "type")),
  adhoc_overloading: global((r) => notation.parseAdhocOverloading(r, false)),
  no_adhoc_overloading: global((r) => notation.parseAdhocOverloading(r, true)),
};

const factEntries: Readonly<Record<string, CommandEntry>> = {
  lemma: local((r) => facts.parseStatementCommand(r, "lemma")),
  theorem: local((r) => facts.parseStatementCommand(r, "theorem")),
  corollary: local((r) => facts.parseStatementCommand(r, "corollary")),
  proposition: local((r) => facts.parseStatementCommand(r, "proposition")),
  schematic_goal: local((r) => facts.parseStatementCommand(r, "schematic_goal")),
  lemmas: local(facts.parseLemmas),
  declare: local(facts.parseDeclare),
  named_theorems: local(facts.parseNamedTheorems),
  inductive_cases: local((r) => facts.parseDerivedFacts(r, "inductive_cases")),
  inductive_simps: local((r) => facts.parseDerivedFacts(r, "inductive_simps")),
  fun_cases: local((r) => facts.parseDerivedFacts(r, "fun_cases")),
  quickcheck_params: global((r) => facts.parseToolParams(r, "quickcheck")),
  nitpick_params: global((r) => facts.parseToolParams(r, "nitpick")),
  refute_params: global((r) => facts.parseToolParams(r, "refute")),
  sledgehammer_params: global((r) => facts.parseToolParams(r, "sledgehammer")),
  quickcheck_generator: global(facts.parseQuickcheckGenerator),
  find_unused_assms: global(facts.parseFindUnusedAssms),
  code_pred: local(facts.parseCodePred),
  export_code: global(facts.parseExportCode),
};

const entries: ReadonlyMap<string, CommandEntry> = new Map(
  Object.entries({ ...typeEntries, ...constantEntries, ...foreignEntries, ...contextEntries, ...notationEntries, ...factEntries }),
);

/** How a command is read, or undefined when it is skipped. */
export function commandEntry(word: string): CommandEntry | undefined {
  return entries.get(word);
}
