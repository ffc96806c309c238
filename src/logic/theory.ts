import { LayeredMap } from "../base/index.ts";
import type { ClassDecl, ConstDecl, Datatype, Equation, Instance, Interpretation, LocaleDecl, TypeDecl } from "./declaration.ts";
import type { Term } from "./term.ts";
import type { Sort } from "./type.ts";

/** Facts collected under an attribute such as `code_unfold`, newest last. */
export type AttributeFacts = readonly Term[];

/** The attribute under which the `[code_unfold]` facts of our library stand once more, for the judge. */
export const libraryUnfolding = "library code_unfold";

/** How a constant is to be executed, when `[code]` and its kin say something else than its definition. */
export interface CodeEquations {
  /** Replaces the defining equations when not null. Newest `[code]` equation of one declaration first. */
  readonly equations: readonly Equation[] | null;
  /** `[code del]` or `code_abort` without replacement. */
  readonly deleted: boolean;
  /** The equations that our library states, whatever a theory declares later: the judge takes no others. */
  readonly library: readonly Equation[];
}

/** The tables of a theory. */
export interface TheoryTables {
  readonly types: LayeredMap<string, TypeDecl>;
  readonly consts: LayeredMap<string, ConstDecl>;
  readonly classes: LayeredMap<string, ClassDecl>;
  /** `tycon` to class to the sorts its arguments need. */
  readonly arities: LayeredMap<string, LayeredMap<string, readonly Sort[]>>;
  /** Overloaded constant to its instances, newest first. */
  readonly instances: LayeredMap<string, readonly Instance[]>;
  readonly locales: LayeredMap<string, LocaleDecl>;
  readonly interpretations: readonly Interpretation[];
  /** Named facts as HOL-level propositions: `append_assoc`, `f.simps`, `p.intros`, `c_def`. */
  readonly facts: LayeredMap<string, readonly Term[]>;
  /** `axiomatization … where`, `specification`: name and proposition. */
  readonly axioms: readonly { readonly name: string; readonly prop: Term }[];
  /** `[code]` overrides by constant. */
  readonly code: LayeredMap<string, CodeEquations>;
  /** `code_datatype`: type constructor to constructor constants; also the abstraction of a typedef with `[code abstype]`. */
  readonly codeDatatypes: LayeredMap<string, readonly string[]>;
  /** `code_unfold`, `code_abbrev`, `code_pred_intro`, `code_pred_def`, `code_pred_inline`, `nitpick_simp`, `nitpick_unfold`, `simp` … */
  readonly attributes: LayeredMap<string, AttributeFacts>;
  /** `quickcheck_generator`: type constructor to constructing constants and optional predicate. */
  readonly generators: LayeredMap<string, { readonly constructors: readonly string[]; readonly predicate: string | null }>;
  /** `declare [[name = value]]`, `quickcheck_params` (as `quickcheck_…`), `nitpick_params` (as `nitpick.…`). */
  readonly options: LayeredMap<string, string>;
}

/** A theory is a persistent value: every change makes a new one, and old ones stay valid. */
export class Theory implements TheoryTables {
  readonly name: string;
  readonly types: TheoryTables["types"];
  readonly consts: TheoryTables["consts"];
  readonly classes: TheoryTables["classes"];
  readonly arities: TheoryTables["arities"];
  readonly instances: TheoryTables["instances"];
  readonly locales: TheoryTables["locales"];
  readonly interpretations: TheoryTables["interpretations"];
  readonly facts: TheoryTables["facts"];
  readonly axioms: TheoryTables["axioms"];
  readonly code: TheoryTables["code"];
  readonly codeDatatypes: TheoryTables["codeDatatypes"];
  readonly attributes: TheoryTables["attributes"];
  readonly generators: TheoryTables["generators"];
  readonly options: TheoryTables["options"];

  constructor(name: string, tables: TheoryTables) {
    this.name = name;
    this.types = tables.types;
    this.consts = tables.consts;
    this.classes = tables.classes;
    this.arities = tables.arities;
    this.instances = tables.instances;
    this.locales = tables.locales;
    this.interpretations = tables.interpretations;
    this.facts = tables.facts;
    this.axioms = tables.axioms;
    this.code = tables.code;
    this.codeDatatypes = tables.codeDatatypes;
    this.attributes = tables.attributes;
    this.generators = tables.generators;
    this.options = tables.options;
  }

  /** The theory with some tables replaced. */
  with(changes: Partial<TheoryTables>, name: string = this.name): Theory {
    return new Theory(name, { ...this, ...changes });
  }

  datatype(tycon: string): Datatype | null {
    const definition = this.types.get(tycon)?.definition;
    return definition?.kind === "datatype" ? definition : null;
  }
}

/** A theory with no declarations at all. */
export function emptyTheory(name: string): Theory {
  return new Theory(name, {
    types: LayeredMap.empty(),
    consts: LayeredMap.empty(),
    classes: LayeredMap.empty(),
    arities: LayeredMap.empty(),
    instances: LayeredMap.empty(),
    locales: LayeredMap.empty(),
    interpretations: [],
    facts: LayeredMap.empty(),
    axioms: [],
    code: LayeredMap.empty(),
    codeDatatypes: LayeredMap.empty(),
    attributes: LayeredMap.empty(),
    generators: LayeredMap.empty(),
    options: LayeredMap.empty(),
  });
}
