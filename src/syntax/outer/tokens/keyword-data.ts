/**
 * The words of the outer syntax by kind, as the theories of the distribution declare them in their headers.
 * One line is `kind: word word …`.
 */

/** What the header itself and the theory Pure declare. */
export const pureKeywordData = `
  minor: % ( ) , :: = [ ] and !! ! + : ; < <= == => ? ― ≡ ↽ ⇀ ⇌ ⊆ binder congproc identifier in infix infixl infixr is open output
  minor: overloaded passive pervasive premises structure unchecked weak_congproc external_files export_files export_prefix export_classpath
  quasi_command: begin imports options keywords abbrevs assumes constrains defines fixes for if includes notes rewrites obtains shows when
  quasi_command: where | opening
  before_command: private qualified
  document_heading: chapter section subsection subsubsection paragraph subparagraph
  document_body: text txt
  document_raw: text_raw
  thy_begin: theory
  thy_end: end
  thy_decl: ML default_sort typedecl nonterminal judgment consts syntax no_syntax syntax_consts syntax_types translations no_translations
  thy_decl: type_notation no_type_notation notation no_notation alias type_alias declare hide_class hide_type hide_const hide_fact
  thy_decl: generate_file SML_import SML_export ML_export simproc_setup setup local_setup attribute_setup method_setup declaration
  thy_decl: syntax_declaration parse_ast_translation parse_translation print_translation typed_print_translation print_ast_translation
  thy_decl: oracle unbundle code_datatype realizers realizability extract_type extract adhoc_overloading no_adhoc_overloading named_theorems
  thy_defn: type_synonym definition abbreviation lemmas
  thy_stmt: axiomatization
  thy_load: external_file bibtex_file ROOTS_file ML_file ML_file_debug ML_file_no_debug SML_file SML_file_debug SML_file_no_debug
  thy_decl_block: bundle open_bundle context locale experiment class instantiation overloading notepad
  thy_goal: interpretation global_interpretation sublocale subclass instance
  thy_goal_stmt: theorem lemma corollary proposition schematic_goal
  diag: export_generated_files scala_build_generated_files compile_generated_files ML_val ML_command print_bundles help print_commands
  diag: print_options print_context print_theory print_definitions print_syntax print_abbrevs print_defn_rules print_theorems print_locales
  diag: print_classes print_locale print_interps print_attributes print_simpset print_rules print_trans_rules print_methods
  diag: print_antiquotations print_ML_antiquotations thy_deps locale_deps class_deps thm_deps thm_oracles print_term_bindings print_facts
  diag: print_cases print_statement thm prf full_prf prop term typ print_codesetup print_context_tracing unused_thms print_state welcome
  diag: find_theorems find_consts
  prf_decl: ML_prf include including note using unfolding let write also moreover
  prf_goal: interpret have hence consider
  prf_asm_goal: show thus obtain
  prf_chain: then from with finally ultimately
  prf_script: supply defer prefer apply apply_end back
  prf_script_goal: subgoal
  prf_asm: fix assume presume define case
  prf_open: {
  prf_close: }
  prf_block: proof
  next_block: next
  qed_block: qed
  qed: by .. . sorry \\<proof>
  qed_script: done
  qed_global: oops
`;

/** What the theories up to Main and Complex_Main add, and a few words that Main had in former releases. */
export const mainKeywordData = `
  minor: monos parametric / checking
  quasi_command: morphisms datatypes functions module_name file file_prefix constant type_constructor type_class class_relation
  quasi_command: class_instance code_module
  diag: print_codeproc code_thms code_deps try solve_direct quickcheck print_coercions print_claset print_induct_rules print_bnfs value
  diag: print_case_translations print_inductives print_quot_maps print_quotients nitpick nunchaku print_orders values find_unused_assms
  diag: print_quotmapsQ3 print_quotientsQ3 print_quotconsts print_record smt_status sledgehammer try0
  thy_decl: export_code code_identifier code_printing code_reserved code_monad code_reflect quickcheck_params setup_lifting lifting_forget
  thy_decl: lifting_update nitpick_params nunchaku_params quickcheck_generator sledgehammer_params
  thy_defn: codatatype primcorec datatype datatype_compat fun fun_cases inductive coinductive inductive_cases inductive_simps primrec
  thy_defn: partial_function inductive_set coinductive_set record copy_bnf
  thy_goal: free_constructors old_rep_datatype code_pred
  thy_goal_defn: bnf primcorecursive functor function termination specification lift_definition quotient_type quotient_definition lift_bnf
  thy_goal_defn: typedef
  thy_defn: datatype_new
  thy_goal: rep_datatype
  thy_decl: hollow_native hollow_native_type
`;
