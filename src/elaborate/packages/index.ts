/** The definition packages: for each kind of command the function that carries it out. */
import { elaborateAbbreviation } from "./abbreviation.ts";
import { elaborateCodeDatatype, elaborateQuickcheckGenerator, elaborateSetupLifting } from "./code-setup.ts";
import { elaborateAxiomatization, elaborateConsts, elaborateNative, elaborateSpecification } from "./constants.ts";
import { elaborateDatatype } from "./datatype/datatype.ts";
import { elaborateFreeConstructors, elaborateRepDatatype } from "./datatype/existing-constructors.ts";
import { elaborateRecord } from "./datatype/record.ts";
import { elaborateDefinition } from "./definition.ts";
import { elaborateForeign } from "./foreign.ts";
import { elaborateFun, elaborateFunction, elaborateTermination } from "./functions/fun.ts";
import { elaboratePartialFunction } from "./functions/partial-function.ts";
import { elaboratePrimcorec } from "./functions/primcorec.ts";
import { elaboratePrimrec } from "./functions/primrec.ts";
import { elaborateTimeFun, elaborateTimeFunZero } from "./functions/time-function.ts";
import { elaborateLiftDefinition, elaborateQuotientDefinition } from "./lift-definition.ts";
import { elaborateInductive } from "./predicates/inductive.ts";
import { elaborateQuotientType, elaborateTypedef } from "./typedef.ts";
import { elaborateNativeType, elaborateTypedecl, elaborateTypeSynonym } from "./types.ts";

export { recordFields } from "./datatype/record-layers.ts";
export { declareModeFunctions } from "./predicates/mode-functions.ts";

/** The packages by kind of command. */
export const packages = {
  typedecl: elaborateTypedecl,
  type_synonym: elaborateTypeSynonym,
  datatype: elaborateDatatype,
  record: elaborateRecord,
  typedef: elaborateTypedef,
  quotient_type: elaborateQuotientType,
  rep_datatype: elaborateRepDatatype,
  free_constructors: elaborateFreeConstructors,
  hollow_native_type: elaborateNativeType,
  definition: elaborateDefinition,
  abbreviation: elaborateAbbreviation,
  primrec: elaboratePrimrec,
  fun: elaborateFun,
  function: elaborateFunction,
  termination: elaborateTermination,
  partial_function: elaboratePartialFunction,
  primcorec: elaboratePrimcorec,
  inductive: elaborateInductive,
  foreign: elaborateForeign,
  consts: elaborateConsts,
  axiomatization: elaborateAxiomatization,
  specification: elaborateSpecification,
  lift_definition: elaborateLiftDefinition,
  quotient_definition: elaborateQuotientDefinition,
  setup_lifting: elaborateSetupLifting,
  code_datatype: elaborateCodeDatatype,
  time_fun: elaborateTimeFun,
  time_fun_0: elaborateTimeFunZero,
  hollow_native: elaborateNative,
  quickcheck_generator: elaborateQuickcheckGenerator,
} as const;
