/** Written by scripts/distribution-names.mjs. A line: theory, its imports, its constants with plain names; `-c`: hidden. */
export const distributionTable = `
HOL.ATP HOL.Meson,HOL.Hilbert_Choice fAll fChoice fComp fEx fFalse fNot fTrue fconj fdisj fequal fimplies
HOL-Algebra.AbelCoset HOL-Algebra.Coset,HOL-Algebra.Ring A_FactGroup A_RCOSETS A_SET_INV a_kernel a_l_coset a_r_congruent a_r_coset abelian_group_hom abelian_subgroup additive_subgroup set_add
HOL-Algebra.Algebra HOL-Algebra.Sylow,HOL-Algebra.Chinese_Remainder,HOL-Algebra.Zassenhaus,HOL-Algebra.Galois_Connection,HOL-Algebra.Generated_Fields,HOL-Algebra.Free_Abelian_Groups,HOL-Algebra.Divisibility,HOL-Algebra.Embedded_Algebras,HOL-Algebra.IntRing,HOL-Algebra.Sym_Groups,HOL-Algebra.Exact_Sequence,HOL-Algebra.Polynomials,HOL-Algebra.Algebraic_Closure,HOL-Algebra.Left_Coset,HOL-Algebra.SimpleGroups,HOL-Algebra.SndIsomorphismGrp
HOL-Algebra.Algebraic_Closure HOL-Algebra.Indexed_Polynomials,HOL-Algebra.Polynomial_Divisibility,HOL-Algebra.Finite_Extensions alg_closure algebraic_closure algebraically_closed extensions iso_incl law_restrict restrict_extensions union_ring σ
HOL-Algebra.Algebraic_Closure_Type HOL-Algebra.Algebraic_Closure,HOL-Computational_Algebra.Computational_Algebra,HOL-Computational_Algebra.Field_as_Ring Abs_alg_closure Rep_alg_closure of_ac ring_of_type_algebra to_ac
HOL-Algebra.Bij HOL-Algebra.Group AutoGroup Bij BijGroup auto
HOL-Algebra.Chinese_Remainder HOL-Algebra.Weak_Morphisms,HOL-Algebra.Ideal_Product RDirProd RDirProd_list canonical_proj canonical_proj_ext nil_ring
HOL-Algebra.Complete_Lattice HOL-Algebra.Lattice complete_lattice fpl fps inf_pres sup_pres weak_complete_lattice weak_inf_pres weak_sup_pres
HOL-Algebra.Congruence HOL.Main,HOL-Library.FuncSet carrier carrier_update elem eq eq_class_of eq_classes eq_closure_of eq_is_closed eq_update equivalence not_elem not_eq partition set_eq set_not_eq
HOL-Algebra.Coset HOL-Algebra.Group FactGroup RCOSETS SET_INV flatten kernel l_coset normal normal_rel order r_congruent r_coset set_mult trivial_homomorphism
HOL-Algebra.Divisibility HOL-Combinatorics.List_Permutation,HOL-Algebra.Coset,HOL-Algebra.Group SomeGcd associated assocs division_rel divisor_chain_condition_monoid essentially_equal factor factorcount factorial_monoid factors fmset gcd_condition_monoid irreducible isgcd islcm list_assoc monoid_cancel prime primeness_condition_monoid properfactor somegcd somelcm wfactors
HOL-Algebra.Elementary_Groups HOL-Algebra.Generated_Groups,HOL-Library.Infinite_Set cyclic_group integer_group integer_mod_group singleton_group trivial_group
HOL-Algebra.Embedded_Algebras HOL-Algebra.Subrings,HOL-Algebra.Generated_Groups Span combine dependent dim dimension finite_dimension independent infinite_dimension line_extension over subalgebra
HOL-Algebra.Exact_Sequence HOL-Algebra.Elementary_Groups,HOL-Algebra.Solvable_Groups exact_seq exact_seq_arrow short_exact_sequence
HOL-Algebra.Exponent HOL.Main,HOL-Computational_Algebra.Primes
HOL-Algebra.FiniteProduct HOL-Algebra.Group ACeD LCD finprod foldD foldSetD
HOL-Algebra.Finite_Extensions HOL-Algebra.Embedded_Algebras,HOL-Algebra.Polynomials,HOL-Algebra.Polynomial_Divisibility Irr algebraic finite_extension simple_extension transcendental
HOL-Algebra.Free_Abelian_Groups HOL-Algebra.Product_Groups,HOL-Algebra.FiniteProduct,HOL-Cardinals.Cardinal_Arithmetic,HOL-Library.Countable_Set,HOL-Library.Poly_Mapping,HOL-Library.Equipollence free_Abelian_group gfinprod
HOL-Algebra.Galois_Connection HOL-Algebra.Complete_Lattice comp_galcon connection coretract galois_bijection galois_connection id_galcon inv_galcon lower lower_adjoint lower_update orderA orderA_update orderB orderB_update retract upper upper_adjoint upper_update
HOL-Algebra.Generated_Fields HOL-Algebra.Generated_Rings,HOL-Algebra.Subrings,HOL-Algebra.Multiplicative_Group generate_field
HOL-Algebra.Generated_Groups HOL-Algebra.Group,HOL-Algebra.Coset derived derived_set generate subgroup_generated
HOL-Algebra.Generated_Rings HOL-Algebra.Subrings generate_ring
HOL-Algebra.Group HOL-Algebra.Complete_Lattice,HOL-Library.FuncSet DirProd Units comm_monoid epi group group_hom group_isomorphisms hom is_iso iso m_inv mon monoid mult mult_update one one_update pow subgroup submonoid units_of
HOL-Algebra.Group_Action HOL-Algebra.Bij,HOL-Algebra.Coset,HOL-Algebra.Congruence faithful_action group_action invariants normalizer orb_stab_fun orbit orbits stabilizer transitive_action
HOL-Algebra.Ideal HOL-Algebra.Ring,HOL-Algebra.AbelCoset cgenideal genideal ideal maximalideal primeideal principalideal
HOL-Algebra.Ideal_Product HOL-Algebra.Ideal ideal_prod ideals_set
HOL-Algebra.Indexed_Polynomials HOL-Algebra.Weak_Morphisms,HOL-Library.Multiset,HOL-Algebra.Polynomial_Divisibility carrier_coeff eval_pmod image_poly index_free indexed_const indexed_eval indexed_eval_aux indexed_padd indexed_pmult indexed_pset indexed_var
HOL-Algebra.IntRing HOL-Computational_Algebra.Primes,HOL-Algebra.QuotRing,HOL-Algebra.Lattice ZFact ZMod int_ring
HOL-Algebra.Lattice HOL-Algebra.Order -inf -sup GREATEST_FP LEAST_FP infi join join_pres lower_semilattice meet meet_pres supr upper_semilattice weak_lower_semilattice weak_upper_semilattice
HOL-Algebra.Left_Coset HOL-Algebra.Coset LCOSETS LFactGroup
HOL-Algebra.Module HOL-Algebra.Ring algebra module smult smult_update submodule
HOL-Algebra.Multiplicative_Group HOL.Complex_Main,HOL-Algebra.Group,HOL-Algebra.Coset,HOL-Algebra.UnivPoly,HOL-Algebra.Generated_Groups,HOL-Algebra.Elementary_Groups mult_of ord phi'
HOL-Algebra.Order HOL-Algebra.Congruence Lower Monotone Upper at_least_at_most bottom commuting greatest idempotent inv_gorder is_glb is_lub isotone le le_update least lless order_emb partial_order top total_order weak_partial_order weak_partial_order_bottom weak_partial_order_top weak_total_order
HOL-Algebra.Polynomial_Divisibility HOL-Algebra.Polynomials,HOL-Algebra.Embedded_Algebras,HOL-Library.Multiset alg_mult exp_base is_root long_divides long_division pdiv pdivides pirreducible pmod poly_ring pprime roots roots_on rupture rupture_surj splitted splitted_on
HOL-Algebra.Polynomials HOL-Algebra.Ring,HOL-Algebra.Ring_Divisibility,HOL-Algebra.Subrings coeff const_term degree dense_repr eval lead_coeff monom normalize poly_add poly_mult poly_of_const poly_of_dense polynomial univ_poly var
HOL-Algebra.Product_Groups HOL-Algebra.Elementary_Groups,HOL-Library.Equipollence product_group sum_group
HOL-Algebra.QuotRing HOL-Algebra.RingHom FactRing is_ring_iso morphic_prop rcoset_mult ring_iso
HOL-Algebra.README HOL.Main
HOL-Algebra.Ring HOL-Algebra.FiniteProduct a_inv a_minus abelian_group abelian_monoid add add_monoid add_pow add_update domain field finsum ring ring_hom ring_hom_cring semiring zero zero_update
HOL-Algebra.RingHom HOL-Algebra.Ideal ring_hom_ring
HOL-Algebra.Ring_Divisibility HOL-Algebra.Ideal,HOL-Algebra.Divisibility,HOL-Algebra.QuotRing,HOL-Algebra.Multiplicative_Group euclidean_domain mult_of noetherian_ring principal_domain ring_irreducible ring_prime
HOL-Algebra.SimpleGroups HOL-Algebra.Coset,HOL-Computational_Algebra.Primes simple_group
HOL-Algebra.SndIsomorphismGrp HOL-Algebra.Coset second_isomorphism_grp
HOL-Algebra.Solvable_Groups HOL-Algebra.Generated_Groups solvable solvable_seq
HOL-Algebra.Subrings HOL-Algebra.Ring,HOL-Algebra.RingHom,HOL-Algebra.QuotRing,HOL-Algebra.Multiplicative_Group subcring subdomain subfield
HOL-Algebra.Sylow HOL-Algebra.Coset,HOL-Algebra.Exponent sylow sylow_central
HOL-Algebra.Sym_Groups HOL-Combinatorics.Cycles,HOL-Algebra.Solvable_Groups alt_group inv' sign_img swapidseq_ext sym_group three_cycles
HOL-Algebra.UnivPoly HOL-Algebra.Module,HOL-Algebra.RingHom INTEG UP UP_univ_prop bound coeff coeff_update deg eval monom monom_update up
HOL-Algebra.Weak_Morphisms HOL-Algebra.QuotRing DirProd_list image_group image_ring nil_monoid weak_group_morphism weak_ring_morphism
HOL-Algebra.Zassenhaus HOL-Algebra.Coset,HOL-Algebra.Group_Action
HOL-Analysis.Absolute_Continuity HOL-Analysis.Bounded_Variation,HOL-Analysis.Equivalence_Measurable_On_Borel,HOL-Analysis.Rectifiable_Path,HOL-Analysis.Lipschitz absolutely_continuous_on absolutely_setcontinuous_on
HOL-Analysis.Abstract_Euclidean_Space HOL-Analysis.Homotopy,HOL-Analysis.Locally Euclidean_space nsphere
HOL-Analysis.Abstract_Limits HOL-Analysis.Abstract_Topology atin atin_within limitin nhdsin topcontinuous_at
HOL-Analysis.Abstract_Metric_Spaces HOL-Analysis.Elementary_Metric_Spaces,HOL-Analysis.Abstract_Limits,HOL-Analysis.Abstract_Topological_Spaces Cauchy_continuous_map Lipschitz_continuous_map Metric_space Submetric capped_metric completely_metrizable_space dest_metric euclidean_metric mball_of mcball_of mcomplete_of mdist metric metrizable_space mspace mtopology_of prod_dist prod_metric submetric uniformly_continuous_map
HOL-Analysis.Abstract_Topological_Spaces HOL-Analysis.Lindelof_Spaces,HOL-Analysis.Locally,HOL-Analysis.Abstract_Euclidean_Space,HOL-Analysis.Sum_Topology,HOL-Analysis.FSigma Kolmogorov_quotient first_countable hereditarily k_space kc_space locally_compact_space monotone_map normal_space quasi_component_of quasi_component_of_set quasi_components_of regular_space second_countable separable_space separated_between t0_space
HOL-Analysis.Abstract_Topology HOL.Complex_Main,HOL-Library.Set_Idioms,HOL-Library.FuncSet closed_map closedin closure_of compact_space compactin connected_space connectedin continuous_map derived_set_of discrete_topology embedding_map euclidean euclideanreal frontier_of generate_topology_on homeomorphic_map homeomorphic_maps homeomorphic_space interior_of istopology locally_finite_in open_map openin perfect_map proper_map pullback_topology quotient_map retraction_map retraction_maps section_map separatedin subtopology top_of_set topology topology_generated_by topspace trivial_topology
HOL-Analysis.Abstract_Topology_2 HOL-Analysis.Elementary_Topology,HOL-Analysis.Abstract_Topology,HOL-Analysis.Continuum_Not_Denumerable,HOL-Library.Indicator_Function,HOL-Library.Equipollence connected_component_of connected_component_of_set connected_components_of constant_on path_connected_space path_connectedin pathin retract_of retract_of_space retraction
HOL-Analysis.Affine HOL-Analysis.Linear_Algebra aff_dim affine affine_dependent affine_parallel
HOL-Analysis.Analysis HOL-Analysis.Convex,HOL-Analysis.Determinants,HOL-Analysis.FSigma,HOL-Analysis.Sum_Topology,HOL-Analysis.Abstract_Topological_Spaces,HOL-Analysis.Abstract_Metric_Spaces,HOL-Analysis.Urysohn,HOL-Analysis.Connected,HOL-Analysis.Abstract_Limits,HOL-Analysis.Isolated,HOL-Analysis.Sparse_In,HOL-Analysis.Elementary_Normed_Spaces,HOL-Analysis.Norm_Arith,HOL-Analysis.Convex_Euclidean_Space,HOL-Analysis.Operator_Norm,HOL-Analysis.Line_Segment,HOL-Analysis.Derivative,HOL-Analysis.Cartesian_Euclidean_Space,HOL-Analysis.Kronecker_Approximation_Theorem,HOL-Analysis.Weierstrass_Theorems,HOL-Analysis.Absolute_Continuity,HOL-Analysis.Rectifiable_Path,HOL-Analysis.Lebesgue_Differentiation,HOL-Analysis.Ball_Volume,HOL-Analysis.Integral_Test,HOL-Analysis.Improper_Integral,HOL-Analysis.Equivalence_Measurable_On_Borel,HOL-Analysis.Lebesgue_Integral_Substitution,HOL-Analysis.Embed_Measure,HOL-Analysis.Complete_Measure,HOL-Analysis.Radon_Nikodym,HOL-Analysis.Fashoda_Theorem,HOL-Analysis.Cross3,HOL-Analysis.Homeomorphism,HOL-Analysis.Bounded_Continuous_Function,HOL-Analysis.Abstract_Topology,HOL-Analysis.Product_Topology,HOL-Analysis.Lindelof_Spaces,HOL-Analysis.Infinite_Products,HOL-Analysis.Infinite_Sum,HOL-Analysis.Infinite_Set_Sum,HOL-Analysis.Polytope,HOL-Analysis.Jordan_Curve,HOL-Analysis.Poly_Roots,HOL-Analysis.Generalised_Binomial_Theorem,HOL-Analysis.Gamma_Function,HOL-Analysis.Change_Of_Vars,HOL-Analysis.Multivariate_Analysis,HOL-Analysis.Simplex_Content,HOL-Analysis.FPS_Convergence,HOL-Analysis.Smooth_Paths,HOL-Analysis.Abstract_Euclidean_Space,HOL-Analysis.Function_Metric
HOL-Analysis.Arcwise_Connected HOL-Analysis.Path_Connected,HOL-Analysis.Ordered_Euclidean_Space,HOL-Computational_Algebra.Primes dyad_rec dyad_rec2 dyadics leftrec rightrec
HOL-Analysis.Ball_Volume HOL-Analysis.Gamma_Function,HOL-Analysis.Lebesgue_Integral_Substitution unit_ball_vol
HOL-Analysis.Binary_Product_Measure HOL-Analysis.Nonnegative_Lebesgue_Integration pair_measure
HOL-Analysis.Bochner_Integration HOL-Analysis.Finite_Product_Measure -simple_bochner_integrable -simple_bochner_integral has_bochner_integral integrable lebesgue_integral
HOL-Analysis.Borel_Space HOL-Analysis.Measurable,HOL-Analysis.Derivative,HOL-Analysis.Ordered_Euclidean_Space,HOL-Analysis.Extended_Real_Limits -is_borel borel borel_measurable
HOL-Analysis.Bounded_Continuous_Function HOL-Analysis.Topology_Euclidean_Space,HOL-Analysis.Uniform_Limit Bcontfun PiC apply_bcontfun bcontfun const_bcontfun
HOL-Analysis.Bounded_Linear_Function HOL-Analysis.Topology_Euclidean_Space,HOL-Analysis.Operator_Norm,HOL-Analysis.Uniform_Limit,HOL-Analysis.Function_Topology Blinfun blinfun_apply blinfun_compose blinfun_inner_left blinfun_inner_right blinfun_mult_left blinfun_mult_right blinfun_of_matrix blinfun_scaleR_left blinfun_scaleR_right fst_blinfun id_blinfun snd_blinfun strong_operator_topology
HOL-Analysis.Bounded_Variation HOL-Analysis.Henstock_Kurzweil_Integration,HOL-Analysis.Starlike has_bounded_setvariation_on has_bounded_variation_on set_variation vector_variation
HOL-Analysis.Brouwer_Fixpoint HOL-Analysis.Homeomorphism,HOL-Analysis.Derivative ksimplex kuhn_simplex reduced
HOL-Analysis.Caratheodory HOL-Analysis.Measure_Space lambda_system outer_measure outer_measure_space volume
HOL-Analysis.Cartesian_Euclidean_Space HOL-Analysis.Derivative jacobian
HOL-Analysis.Cartesian_Space HOL-Combinatorics.Transposition,HOL-Analysis.Finite_Cartesian_Product,HOL-Analysis.Linear_Algebra cart_basis columnvector orthogonal_matrix rank rowvector vector
HOL-Analysis.Change_Of_Vars HOL-Analysis.Vitali_Covering_Theorem,HOL-Analysis.Determinants,HOL-Analysis.Determinant_Linear_Function,HOL-Analysis.Euclidean_Space_Transfer All_Rat
HOL-Analysis.Complete_Measure HOL-Analysis.Bochner_Integration complete_measure completion locally_determined_measure main_part measurable_envelope null_part outer_measure_of semifinite_measure split_completion
HOL-Analysis.Complex_Analysis_Basics HOL-Analysis.Derivative,HOL-Library.Nonpos_Ints,HOL-Analysis.Uncountable_Sets,HOL-Analysis.Sparse_In analytic_on holomorphic_on
HOL-Analysis.Complex_Transcendental HOL-Analysis.Complex_Analysis_Basics,HOL-Analysis.Summation_Tests,HOL-Library.Periodic_Fun Arccos Arcsin Arctan Arg2pi Ln complex_cone is_Arg moebius normalize_angle unwinding
HOL-Analysis.Connected HOL-Analysis.Abstract_Topology_2 components connected_component connected_component_set
HOL-Analysis.Continuous_Extension HOL-Analysis.Starlike
HOL-Analysis.Continuum_Not_Denumerable HOL.Complex_Main,HOL-Library.Countable_Set
HOL-Analysis.Convex HOL-Analysis.Affine,HOL-Library.Set_Algebras,HOL-Library.FuncSet concave_on cone conic convex convex_cone convex_on epigraph
HOL-Analysis.Convex_Euclidean_Space HOL-Analysis.Convex,HOL-Analysis.Topology_Euclidean_Space,HOL-Analysis.Line_Segment closest_point rel_frontier rel_interior rel_open
HOL-Analysis.Cross3 HOL-Analysis.Determinants,HOL-Analysis.Cartesian_Euclidean_Space cross3
HOL-Analysis.Derivative HOL-Analysis.Bounded_Linear_Function,HOL-Analysis.Line_Segment,HOL-Analysis.Convex_Euclidean_Space C1_differentiable_on deriv differentiable_on field_differentiable frechet_derivative piecewise_C1_differentiable_on piecewise_differentiable_on vector_derivative
HOL-Analysis.Determinant_Linear_Function HOL-Analysis.Determinants abs_det matrix_det
HOL-Analysis.Determinants HOL-Combinatorics.Permutations,HOL-Analysis.Cartesian_Space det rotation_matrix rotoinversion_matrix trace
HOL-Analysis.Elementary_Metric_Spaces HOL-Analysis.Abstract_Topology_2,HOL-Analysis.Metric_Arith Cauchy_continuous_on ball bounded cball diameter infdist setdist sphere
HOL-Analysis.Elementary_Normed_Spaces HOL-Library.FuncSet,HOL-Analysis.Elementary_Metric_Spaces,HOL-Analysis.Cartesian_Space,HOL-Analysis.Connected indirection supp_sum support_on
HOL-Analysis.Elementary_Topology HOL-Library.Set_Idioms,HOL-Library.Disjoint_Sets,HOL-Analysis.Product_Vector closure countable_basis countably_compact frontier homeomorphic homeomorphism interior islimpt netlimit seq_compact topological_basis
HOL-Analysis.Embed_Measure HOL-Analysis.Binary_Product_Measure embed_measure
HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration HOL-Analysis.Lebesgue_Measure,HOL-Analysis.Henstock_Kurzweil_Integration,HOL-Analysis.Complete_Measure,HOL-Analysis.Set_Integral,HOL-Analysis.Homeomorphism,HOL-Analysis.Cartesian_Euclidean_Space absolutely_integrable_on
HOL-Analysis.Equivalence_Measurable_On_Borel HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration,HOL-Analysis.Improper_Integral,HOL-Analysis.Continuous_Extension measurable_on
HOL-Analysis.Euclidean_Space HOL-Analysis.L2_Norm,HOL-Analysis.Inner_Product,HOL-Analysis.Product_Vector Basis
HOL-Analysis.Euclidean_Space_Transfer HOL-Analysis.Determinant_Linear_Function,HOL-Analysis.Lebesgue_Measure,HOL-Analysis.Path_Connected Abs_basis Rep_basis eucl_linfun_rel eucl_of_vec eucl_to_vec eucl_to_vec' eucl_vec_rel rel_measure_bij
HOL-Analysis.Extended_Real_Limits HOL-Analysis.Topology_Euclidean_Space,HOL-Library.Extended_Real,HOL-Library.Extended_Nonnegative_Real,HOL-Library.Indicator_Function mono_set
HOL-Analysis.FPS_Convergence HOL-Analysis.Generalised_Binomial_Theorem,HOL-Computational_Algebra.Formal_Power_Series,HOL-Computational_Algebra.Polynomial_FPS eball eval_fps fps_conv_radius has_fps_expansion
HOL-Analysis.FSigma HOL-Analysis.Abstract_Topology fsigma_in gdelta_in
HOL-Analysis.Fashoda_Theorem HOL-Analysis.Brouwer_Fixpoint,HOL-Analysis.Path_Connected,HOL-Analysis.Cartesian_Euclidean_Space interval_bij
HOL-Analysis.Finite_Cartesian_Product HOL-Analysis.Euclidean_Space,HOL-Analysis.L2_Norm,HOL-Library.Numeral_Type,HOL-Library.Countable_Set,HOL-Library.FuncSet axis axis_index column columns invertible map_matrix mat matrix matrix_inv matrix_matrix_mult matrix_vector_mult row rows scalar_product transpose vec vec_lambda vec_nth vector_matrix_mult vector_scalar_mult
HOL-Analysis.Finite_Function_Topology HOL-Analysis.Function_Topology,HOL-Library.Poly_Mapping
HOL-Analysis.Finite_Product_Measure HOL-Analysis.Binary_Product_Measure,HOL-Analysis.Function_Topology PiM Pi⇩M finite_product_sigma_finite merge prod_algebra prod_emb product_sigma_finite
HOL-Analysis.Function_Metric HOL-Analysis.Function_Topology,HOL-Analysis.Elementary_Metric_Spaces
HOL-Analysis.Function_Topology HOL-Analysis.Elementary_Topology,HOL-Analysis.Abstract_Limits,HOL-Analysis.Connected powertop_real product_topology
HOL-Analysis.Further_Topology HOL-Analysis.Weierstrass_Theorems,HOL-Analysis.Polytope,HOL-Analysis.Complex_Transcendental,HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration,HOL-Analysis.Retracts Borsukian unicoherent
HOL-Analysis.Gamma_Function HOL-Analysis.Absolute_Continuity,HOL-Analysis.Summation_Tests,HOL-Analysis.Harmonic_Numbers,HOL-Library.Nonpos_Ints,HOL-Library.Periodic_Fun Beta Digamma Gamma Gamma_series Gamma_series' Gamma_series_Weierstrass Gamma_series_euler' Polygamma ln_Gamma ln_Gamma_series ln_Gamma_series' rGamma rGamma_series rGamma_series_Weierstrass
HOL-Analysis.Generalised_Binomial_Theorem HOL.Complex_Main,HOL-Analysis.Complex_Transcendental,HOL-Analysis.Summation_Tests
HOL-Analysis.Harmonic_Numbers HOL-Analysis.Complex_Transcendental,HOL-Analysis.Summation_Tests euler_mascheroni harm
HOL-Analysis.Henstock_Kurzweil_Integration HOL-Analysis.Lebesgue_Measure,HOL-Analysis.Tagged_Division,HOL-Real_Asymp.Real_Asymp content has_integral integrable_on integral negligible
HOL-Analysis.Homeomorphism HOL-Analysis.Homotopy covering_space
HOL-Analysis.Homotopy HOL-Analysis.Path_Connected,HOL-Analysis.Product_Topology,HOL-Analysis.Uncountable_Sets Retracts contractible contractible_space homotopic_loops homotopic_paths homotopic_with homotopic_with_canon homotopy_equivalent_space homotopy_eqv locally simply_connected starlike
HOL-Analysis.Improper_Integral HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration equiintegrable_on
HOL-Analysis.Infinite_Products HOL-Analysis.Topology_Euclidean_Space,HOL-Analysis.Complex_Transcendental abs_convergent_prod convergent_prod has_prod prodinf raw_has_prod
HOL-Analysis.Infinite_Set_Sum HOL-Analysis.Set_Integral,HOL-Analysis.Infinite_Sum abs_summable_on infsetsum
HOL-Analysis.Infinite_Sum HOL-Analysis.Elementary_Topology,HOL-Library.Extended_Nonnegative_Real,HOL-Library.Complex_Order,HOL-Computational_Algebra.Formal_Power_Series HAS_SUM abs_summable_on convergent_filter countably_generated_filter has_sum infsum lift_filter lift_filter' summable_on
HOL-Analysis.Inner_Product HOL.Complex_Main gderiv inner
HOL-Analysis.Integral_Test HOL-Analysis.Henstock_Kurzweil_Integration antimono_fun_sum_integral_diff
HOL-Analysis.Interval_Integral HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration complex_interval_lebesgue_integrable complex_interval_lebesgue_integral einterval interval_lebesgue_integrable interval_lebesgue_integral
HOL-Analysis.Isolated HOL-Analysis.Elementary_Metric_Spaces,HOL-Analysis.Sparse_In discrete isolated_in setdist_gt sparse uniform_discrete
HOL-Analysis.Jordan_Curve HOL-Analysis.Arcwise_Connected,HOL-Analysis.Further_Topology
HOL-Analysis.Kronecker_Approximation_Theorem HOL-Analysis.Complex_Transcendental,HOL-Analysis.Henstock_Kurzweil_Integration,HOL-Real_Asymp.Real_Asymp approx_set gpoly nontriv_exponents nonzero_coeffs part uniq_exponents
HOL-Analysis.L2_Norm HOL.Complex_Main L2_set
HOL-Analysis.Lebesgue_Differentiation HOL-Analysis.Equivalence_Measurable_On_Borel,HOL-Analysis.Bounded_Variation,HOL-Analysis.Weierstrass_Theorems
HOL-Analysis.Lebesgue_Integral_Substitution HOL-Analysis.Interval_Integral
HOL-Analysis.Lebesgue_Measure HOL-Analysis.Finite_Product_Measure,HOL-Analysis.Caratheodory,HOL-Analysis.Complete_Measure,HOL-Analysis.Summation_Tests,HOL-Analysis.Regularity fsigma gdelta interval_measure lborel lebesgue lebesgue_on lmeasurable
HOL-Analysis.Lindelof_Spaces HOL-Analysis.T1_Spaces Lindelof_space
HOL-Analysis.Line_Segment HOL-Analysis.Convex,HOL-Analysis.Topology_Euclidean_Space between closed_segment midpoint open_segment
HOL-Analysis.Linear_Algebra HOL-Analysis.Euclidean_Space,HOL-Library.Infinite_Set adjoint bilinear collinear infnorm orthogonal orthogonal_transformation
HOL-Analysis.Lipschitz HOL-Analysis.Derivative,HOL-Analysis.Abstract_Metric_Spaces,HOL-Analysis.Brouwer_Fixpoint lipschitz_on local_lipschitz
HOL-Analysis.Locally HOL-Analysis.Path_Connected,HOL-Analysis.Function_Topology,HOL-Analysis.Sum_Topology dimension_le locally_connected_at locally_connected_space locally_path_connected_at locally_path_connected_space neighbourhood_base_at neighbourhood_base_of weakly_locally_connected_at weakly_locally_path_connected_at
HOL-Analysis.Measurable HOL-Analysis.Sigma_Algebra,HOL-Library.Order_Continuity -pred
HOL-Analysis.Measure_Space HOL-Analysis.Measurable,HOL-Library.Extended_Nonnegative_Real Sup_lexord additive ae_filter almost_everywhere countably_subadditive distr finite_measure fmeasurable increasing null_measure null_sets scale_measure set_almost_everywhere sigma_finite_measure subadditive sup_lexord sup_measure'
HOL-Analysis.Metric_Arith HOL.Real_Vector_Spaces
HOL-Analysis.Multivariate_Analysis HOL-Analysis.Ordered_Euclidean_Space,HOL-Analysis.Determinants,HOL-Analysis.Cross3,HOL-Analysis.Lipschitz,HOL-Analysis.Starlike
HOL-Analysis.Nonnegative_Lebesgue_Integration HOL-Analysis.Measure_Space,HOL-Analysis.Borel_Space density nn_integral point_measure simple_function simple_integral uniform_count_measure uniform_measure
HOL-Analysis.Norm_Arith HOL-Library.Sum_of_Squares
HOL-Analysis.Operator_Norm HOL.Complex_Main onorm
HOL-Analysis.Ordered_Euclidean_Space HOL-Analysis.Convex_Euclidean_Space,HOL-Analysis.Abstract_Limits,HOL-Library.Product_Order
HOL-Analysis.Path_Connected HOL-Analysis.Starlike,HOL-Analysis.T1_Spaces arc inside joinpaths linepath loop_free outside path path_component path_component_of path_component_of_set path_component_set path_components_of path_connected path_image pathfinish pathstart rectpath reversepath shiftpath simple_path subpath
HOL-Analysis.Poly_Roots HOL.Complex_Main
HOL-Analysis.Polytope HOL-Analysis.Cartesian_Euclidean_Space,HOL-Analysis.Path_Connected edge_of exposed_face_of extreme_point_of face_of facet_of polyhedron polytope simplex simplicial_complex triangulation
HOL-Analysis.Product_Topology HOL-Analysis.Function_Topology prod_topology
HOL-Analysis.Product_Vector HOL.Complex_Main,HOL-Library.Product_Plus
HOL-Analysis.Radon_Nikodym HOL-Analysis.Bochner_Integration RN_deriv absolutely_continuous diff_measure
HOL-Analysis.Rectifiable_Path HOL-Analysis.Bounded_Variation,HOL-Analysis.Path_Connected,HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration path_length rectifiable_path
HOL-Analysis.Regularity HOL-Analysis.Measure_Space,HOL-Analysis.Borel_Space
HOL-Analysis.Retracts HOL-Analysis.Brouwer_Fixpoint,HOL-Analysis.Continuous_Extension ANR AR ENR
HOL-Analysis.Set_Integral HOL-Analysis.Radon_Nikodym complex_integrable complex_lebesgue_integral complex_set_integrable complex_set_lebesgue_integral set_borel_measurable set_integrable set_lebesgue_integral set_nn_integral
HOL-Analysis.Sigma_Algebra HOL.Complex_Main,HOL-Library.Countable_Set,HOL-Library.FuncSet,HOL-Library.Indicator_Function,HOL-Library.Extended_Nonnegative_Real,HOL-Library.Disjoint_Sets Abs_measure Dynkin Dynkin_system Int_stable Rep_measure algebra binary binaryset closed_cdi count_space countably_additive emeasure extend_measure measurable measure measure_of measure_space positive restrict_space ring_of_sets semiring_of_sets sets sigma sigma_algebra sigma_sets smallest_ccdi_sets space subset_class vimage_algebra
HOL-Analysis.Simplex_Content HOL-Analysis.Change_Of_Vars
HOL-Analysis.Smooth_Paths HOL-Analysis.Retracts closed_path valid_path
HOL-Analysis.Sparse_In HOL-Analysis.Homotopy cosparse sparse_in
HOL-Analysis.Starlike HOL-Analysis.Convex_Euclidean_Space,HOL-Analysis.Line_Segment coplanar orthogonal_comp
HOL-Analysis.Sum_Topology HOL-Analysis.Abstract_Topology sum_topology
HOL-Analysis.Summation_Tests HOL.Complex_Main,HOL-Library.Discrete_Functions,HOL-Library.Extended_Real,HOL-Library.Liminf_Limsup,HOL-Analysis.Extended_Real_Limits conv_radius
HOL-Analysis.T1_Spaces HOL-Analysis.Product_Topology Hausdorff_space t1_space
HOL-Analysis.Tagged_Division HOL-Analysis.Topology_Euclidean_Space division_filter division_of division_points fine gauge interval_lowerbound interval_upperbound lift_option operative operative_real tagged_division_of tagged_partial_division_of
HOL-Analysis.Topology_Euclidean_Space HOL-Analysis.Elementary_Normed_Spaces,HOL-Analysis.Linear_Algebra,HOL-Analysis.Norm_Arith One box cbox clamp eucl_less ext_cont is_interval
HOL-Analysis.Uncountable_Sets HOL-Analysis.Path_Connected,HOL-Analysis.Continuum_Not_Denumerable
HOL-Analysis.Uniform_Limit HOL-Analysis.Connected,HOL-Analysis.Summation_Tests,HOL-Analysis.Infinite_Sum uniform_limit uniformly_Cauchy_on uniformly_convergent_on uniformly_on
HOL-Analysis.Urysohn HOL-Analysis.Abstract_Metric_Spaces,HOL-Analysis.Infinite_Sum,HOL-Analysis.Arcwise_Connected,HOL-Analysis.Function_Metric Alexandroff_compactification Alexandroff_open cfunspace completely_regular_space funspace kification kification_open
HOL-Analysis.Vitali_Covering_Theorem HOL-Combinatorics.Permutations,HOL-Analysis.Equivalence_Lebesgue_Henstock_Integration
HOL-Analysis.Weierstrass_Theorems HOL-Analysis.Uniform_Limit,HOL-Analysis.Path_Connected,HOL-Analysis.Derivative Bernstein function_ring_on polynomial_function real_polynomial_function
HOL-Analysis.Approximations HOL-Analysis.Complex_Transcendental,HOL-Analysis.Harmonic_Numbers MACHIN_TAG arctan_approx euler_approx euler_approx_aux ln_approx_aux1 ln_approx_aux2 ln_approx_aux3 pi_approx pi_approx2
HOL-Analysis.Metric_Arith_Examples HOL-Analysis.Elementary_Metric_Spaces
HOL.Archimedean_Field HOL.Main ceiling floor frac round
HOL.Argo HOL.HOL
HOL-Auth.All_Symmetric HOL-Auth.Message
HOL-Auth.Auth_Public HOL-Auth.NS_Public_Bad,HOL-Auth.NS_Public,HOL-Auth.TLS,HOL-Auth.CertifiedEmail
HOL-Auth.Auth_Shared HOL-Auth.NS_Shared,HOL-Auth.Kerberos_BAN,HOL-Auth.Kerberos_BAN_Gets,HOL-Auth.KerberosIV,HOL-Auth.KerberosIV_Gets,HOL-Auth.KerberosV,HOL-Auth.OtwayRees,HOL-Auth.OtwayRees_AN,HOL-Auth.OtwayRees_Bad,HOL-Auth.OtwayReesBella,HOL-Auth.WooLam,HOL-Auth.Recur,HOL-Auth.Yahalom,HOL-Auth.Yahalom2,HOL-Auth.Yahalom_Bad,HOL-Auth.ZhouGollmann
HOL-Auth.CertifiedEmail HOL-Auth.Public BothAuth NoAuth RPwd SAuth TTP TTPAuth certified_mail response
HOL-Auth.Event HOL-Auth.Message Gets Notes Says bad case_event initState knows rec_event size_event spies used
HOL-Auth.Analz HOL-Auth.Extensions kparts pparts
HOL-Auth.Auth_Guard_Public HOL-Auth.P1,HOL-Auth.P2,HOL-Auth.Guard_NS_Public,HOL-Auth.Proto
HOL-Auth.Auth_Guard_Shared HOL-Auth.Guard_OtwayRees,HOL-Auth.Guard_Yahalom
HOL-Auth.Extensions HOL-Auth.Event Gets_correct agt_nb greatest_msg has_no_pair has_only_Says init is_MPair is_Says keyset keysfor knows' knows_max knows_max' msg not_MPair one_step remove spies' spies_max used' usekeys
HOL-Auth.Guard HOL-Auth.Analz,HOL-Auth.Extensions Guard cnb crypt_nb decrypt decrypt' guard
HOL-Auth.GuardK HOL-Auth.Analz,HOL-Auth.Extensions GuardK cnb crypt_nb decrypt decrypt' guardK
HOL-Auth.Guard_NS_Public HOL-Auth.Guard_Public ns1 ns1' ns2 ns2' ns3 nsp
HOL-Auth.Guard_OtwayRees HOL-Auth.Guard_Shared nil or or1 or1' or2 or2' or3 or3' or4 or4'
HOL-Auth.Guard_Public HOL-Auth.Guard,HOL-Auth.Public,HOL-Auth.Extensions agt good greatest new priK_set regular sign
HOL-Auth.Guard_Shared HOL-Auth.Guard,HOL-Auth.GuardK,HOL-Auth.Shared Ciph agt good regular shrK_set
HOL-Auth.Guard_Yahalom HOL-Auth.Shared,HOL-Auth.Guard_Shared ya ya1 ya1' ya2 ya2' ya3 ya3' ya4 ya4' ya_keys
HOL-Auth.List_Msg HOL-Auth.Extensions agl app cons del head ins isin ith len nil repl tail trunc
HOL-Auth.P1 HOL-Auth.Public,HOL-Auth.Guard_Public,HOL-Auth.List_Msg anchor chain next_shop nonce offer_list offer_nonces offers p1 pro prom req reqm shop shops trace trace' valid
HOL-Auth.P2 HOL-Auth.Guard_Public,HOL-Auth.List_Msg anchor chain next_shop nonce offers p2 pro prom req reqm shop valid
HOL-Auth.Proto HOL-Auth.Guard_Public Na Nb a a' agent agent_update ap ap' apm apm' b b' fresh has_only_Says' inf key key_update keys monoton msg' nb nb_update newn nonce nonce_update ns ns1 ns2 ns3 ns3a ns3b ok ord preserv priK' pubK' safe secret tr uniq uniq' wdef
HOL-Auth.README_Guard HOL.Main
HOL-Auth.KerberosIV HOL-Auth.Public AKcryptSK CT Issues Kas Tgs Unique authKeys authKlife authlife before expiredA expiredAK expiredSK kerbIV replylife servKlife valid
HOL-Auth.KerberosIV_Gets HOL-Auth.Public AKcryptSK CT Kas Tgs Unique authKeys authKlife authlife expiredA expiredAK expiredSK kerbIV_gets replylife servKlife valid
HOL-Auth.KerberosV HOL-Auth.Public AKcryptSK CT Issues Kas Tgs authKeys authKlife authlife expiredA expiredAK expiredSK kerbV replylife servKlife valid
HOL-Auth.Kerberos_BAN HOL-Auth.Public CT Issues Unique authlife bankerberos before expiredA expiredK sesKlife
HOL-Auth.Kerberos_BAN_Gets HOL-Auth.Public CT Unique authlife bankerb_gets before expiredA expiredK sesKlife
HOL-Auth.Message HOL.Main Agent Crypt Friend HPair Hash Key MPair Nonce Number Server Spy all_symmetric analz case_agent case_msg invKey keyfree keysFor parts rec_agent rec_msg size_agent size_msg symKeys synth
HOL-Auth.NS_Public HOL-Auth.Public ns_public
HOL-Auth.NS_Public_Bad HOL-Auth.Public ns_public
HOL-Auth.NS_Shared HOL-Auth.Public Issues ns_shared
HOL-Auth.OtwayRees HOL-Auth.Public otway
HOL-Auth.OtwayReesBella HOL-Auth.Public orb
HOL-Auth.OtwayRees_AN HOL-Auth.Public otway
HOL-Auth.OtwayRees_Bad HOL-Auth.Public otway
HOL-Auth.Public HOL-Auth.Event Encryption Signature case_keymode priEK priK priSK privateKey pubEK pubK pubSK publicKey rec_keymode shrK size_keymode
HOL-Auth.README HOL.Main
HOL-Auth.Recur HOL-Auth.Public END recur respond responses
HOL-Auth.Shared HOL-Auth.Event,HOL-Auth.All_Symmetric shrK
HOL-Auth.Auth_Smartcard HOL-Auth.ShoupRubin,HOL-Auth.ShoupRubinBella
HOL-Auth.EventSC HOL-Auth.Message,HOL-Library.Simps_Case_Conv A_Gets C_Gets Card Gets Inputs Notes Outpts Says bad case_card case_event cloned initState insecureM knows rec_card rec_event secureM size_card size_event stolen used
HOL-Auth.ShoupRubin HOL-Auth.Smartcard Unique sesK sr
HOL-Auth.ShoupRubinBella HOL-Auth.Smartcard Unique sesK srb
HOL-Auth.Smartcard HOL-Auth.EventSC,HOL-Auth.All_Symmetric Pairkey crdK illegalUse legalUse pairK pin shrK
HOL-Auth.TLS HOL-Auth.Public,HOL-Library.Nat_Bijection ClientRole PRF ServerRole case_role certificate clientK rec_role serverK sessionK size_role tls
HOL-Auth.WooLam HOL-Auth.Public woolam
HOL-Auth.Yahalom HOL-Auth.Public KeyWithNonce yahalom
HOL-Auth.Yahalom2 HOL-Auth.Public yahalom
HOL-Auth.Yahalom_Bad HOL-Auth.Public yahalom
HOL-Auth.ZhouGollmann HOL-Auth.Public TTP broken f_con f_nro f_nrr f_sub zg
HOL.BNF_Cardinal_Arithmetic HOL.BNF_Cardinal_Order_Relation Cfinite Cinfinite Cnotzero Csum cexp cfinite cinfinite cone cprod csum ctwo czero
HOL.BNF_Cardinal_Order_Relation HOL.Zorn,HOL.BNF_Wellorder_Constructions Abs_suc Card_order Rep_suc cardSuc card_of card_order card_order_on card_suc cofinal isCardSuc natLeq natLeq_on natLess regularCard relChain stable
HOL.BNF_Composition HOL.BNF_Def id_bnf
HOL.BNF_Def HOL.BNF_Cardinal_Arithmetic,HOL.Fun_Def_Base Gr Grp collect convol csquare eq_onp fstOp pick_middlep rel_fun rel_set rel_sum sndOp vimage2p
HOL.BNF_Fixpoint_Base HOL.BNF_Composition,HOL.Basic_BNFs
HOL.BNF_Greatest_Fixpoint HOL.BNF_Fixpoint_Base,HOL.String Shift Succ fromCard image2 image2p proj relImage relInvImage shift toCard toCard_pred univ
HOL.BNF_Least_Fixpoint HOL.BNF_Fixpoint_Base
HOL.BNF_Wellorder_Constructions HOL.BNF_Wellorder_Embedding Func Func_map Restr bsqr curr dir_image ofilterIncl ordIso ordIso2 ordLeq ordLeq2 ordLeq3 ordLess ordLess2 ord_to_filter
HOL.BNF_Wellorder_Embedding HOL.Hilbert_Choice,HOL.BNF_Wellorder_Relation compat embed embedS iso
HOL.BNF_Wellorder_Relation HOL.Order_Relation wo_rel
HOL-Bali.AxCompl HOL-Bali.AxSem MGF MGFn init_le nyinitcls remember_init_state unroll
HOL-Bali.AxExample HOL-Bali.AxSem,HOL-Bali.Example arr_inv
HOL-Bali.AxSem HOL-Bali.Evaln,HOL-Bali.TypeSafe Alloc Normal RefVar SXAlloc Val Vals Var adapt_pre assn_imp assn_supd ax_deriv ax_derivs ax_valid ax_valids case_triple expr_triple exprs_triple ign_res ign_res_eq map_triple mtriples peek_and peek_res peek_st pred_triple rec_triple rel_triple size_triple stmt_triple subst_Bool subst_res supd_assn triple triple_valid triples_valid type_ok var_triple
HOL-Bali.AxSound HOL-Bali.AxSem ax_valids2 triple_valid2
HOL-Bali.Basis HOL.Main In1 In1l In1r In2 In3 case_sum3 chg_map lsplit map_sum3 nat3 nat4 pred_sum3 rec_sum3 rel_sum3 size_sum3 the_In1 the_In1l the_In1r the_In2 the_In3 the_Inl the_Inr unique
HOL-Bali.Conform HOL-Bali.State conf conforms gext lconf oconf wlconf
HOL-Bali.Decl HOL-Bali.Term,HOL-Bali.Table ObjectC Object_mdecls Package Private Protected Public SXcptC SXcpt_mdecls access access_update case_acc_modi case_memberdecl case_memberid cbody cfields cfields_update class class_rec classes classes_update fdecl fid ibody iface iface_rec ifaces ifaces_update imethds imethods imethods_update init init_update is_class is_field is_iface is_method is_type isrtype isuperIfs isuperIfs_update lcls lcls_update mbody mbody_update mdecl memberid methods methods_update mhead mid pars pars_update rec_acc_modi rec_memberdecl rec_memberid resT resT_update size_acc_modi size_memberdecl size_memberid standard_classes static static_update stmt stmt_update subcls1 subcls1_syntax subcls_syntax subclseq_syntax subint1 super superIfs superIfs_update super_update type type_update ws_cdecl ws_idecl ws_prog
HOL-Bali.DeclConcepts HOL-Bali.TypeRel Methd_inheritable_in Method_inheritable_in_syntax accessible_from accessible_fromR accessible_in accfield accimethds accmethd accmodi cdeclaredfield cdeclaredmethd declared_in declclass declclassf decliface dyn_accessible_from' dyn_accessible_fromR dynimethd dynlookup dynmethd efname field_accessible_from field_dyn_accessible_from fieldm fieldm_member_of fields fld fldclass fldname fname hides imethds inheritable_in inherits is_acc_class is_acc_iface is_acc_reftype is_acc_type is_methd is_public is_static mbr member_in members methd methdMembr methd_accessible_from methd_declared_in methd_dyn_accessible_from methd_member_in methd_member_of method method_accessible_from method_declared_in method_dyn_accessible_from method_member_in method_member_of msig mthd overridesR permits_acc qmdecl resTy rt_accessible_in sig_hides sig_overrides sig_stat_overrides stat_overridesR superclasses undeclared_in
HOL-Bali.DefiniteAssignment HOL-Bali.WellType all_union_ts assigns assignsE assignsEs assignsV assigns_if brk brk_update constVal da intersect_ts jumpNestingOk jumpNestingOkS nrm nrm_update range_inter_ts rmlab the_LVar_name union_ts
HOL-Bali.DefiniteAssignmentCorrect HOL-Bali.WellForm,HOL-Bali.Eval
HOL-Bali.Eval HOL-Bali.State,HOL-Bali.DeclConcepts assign avar body catch check_field_access check_method_access dummy_res eval eval' evals evar exec fits fvar halloc init_comp_ty init_lvars invocation_class invocation_declclass lst_inj_vals lvar new_xcpt_var sxalloc throw undefined3 val_inj_vals var_inj_vals
HOL-Bali.Evaln HOL-Bali.TypeSafe eval_n evaln evalsn evarn execn
HOL-Bali.Example HOL-Bali.Eval,HOL-Bali.WellForm Base Base' BaseCl Base_foo Classes Ext Ext' ExtCl Ext_foo HasFoo HasFoo' HasFooInt Ifaces Main Main' MainCl a arr arr' arr_N arr_a arr_viewed_from b c case_label' case_tnam' case_vnam' e e' foo foo_mhead foo_sig four globs1 globs2 globs3 globs8 lab1 lab1' label' locs3 locs8 obj_a obj_b obj_c one rec_label' rec_tnam' rec_vnam' s0 s0' s1 s1' s2 s2' s3 s3' s7' s8 s8' s9' size_label' size_tnam' size_vnam' test three tnam' tprg two vee vee' vnam' z z'
HOL-Bali.Name HOL-Bali.Basis ArrStore ClassCast EName IndOutBound NegArrSize NullPointer Object Object' OutOfMemory Res Result SXcpt SXcpt' TName This Throwable VNam VName case_ename case_lname case_tname case_xname java_lang pid pid_update pname qtname rec_ename rec_lname rec_tname rec_xname size_ename size_lname size_tname size_xname tid tid_update tname
HOL-Bali.State HOL-Bali.DeclConcepts Arr CInst Heap Norm Stat abrupt abrupt_if absorb abupd arr_comps case_obj_tag case_st check_neg error_free error_if fields_table globs gupd heap heap_free in_bounds init_class_obj init_obj init_vals initd inited locals lookup_obj lupd new_Addr normal np obj_class obj_ty raise_if rec_obj_tag rec_st restore_lvars set_locals set_lvars size_obj_tag size_st st store supd tag tag_update the_Arr the_Jump the_Loc the_Std the_Xcpt upd_gobj upd_obj val_this values values_update var_tys
HOL-Bali.Table HOL-Bali.Basis Un_tables atleast_free cond_hiding_entails cond_override filter_tab hiding_entails hidings_entails overrides_t table_of
HOL-Bali.Term HOL-Bali.Value,HOL-Bali.Table AVar Acc AccessViolation And Ass BinOp BitAnd BitOr BitXor Body Break Call Callee Cast Comp Cond CondAnd CondOr Cont CrossMethodJump Div Eq Error Expr FVar Fin FinA Ge Greater If' Init InsInitE InsInitV Inst IntVir Jmp Jump LAcc LAss LShift LVar Lab Le Less Lit Loc Loop Methd Minus Mod Mul Neq NewA NewC Or Plus RShift RShiftU Ret Return Skip StatRef Static Std Super SuperM Throw TryC UBitNot UMinus UNot UPlus UnOp Xcpt Xor case_abrupt case_binop case_error case_expr case_inv_mode case_jump case_stmt case_unop case_var case_xcpt eval_binop eval_unop expr_inj_term expr_of inj_term is_stmt lst_inj_term name name_update need_second_arg parTs parTs_update rec_abrupt rec_binop rec_error rec_expr rec_inv_mode rec_jump rec_stmt rec_unop rec_var rec_xcpt size_abrupt size_binop size_error size_expr size_inv_mode size_jump size_stmt size_unop size_var size_xcpt stmt_inj_term this var_inj_term
HOL-Bali.Trans HOL-Bali.Evaln Ref SKIP groundExprs groundVar step stepn steptr the_val the_var
HOL-Bali.Type HOL-Bali.Name Array ArrayT Boolean Class ClassT Iface IfaceT Integer NT NullT PrimT RefT Void case_prim_ty case_ref_ty case_ty rec_prim_ty rec_ref_ty rec_ty size_prim_ty size_ref_ty size_ty the_Class
HOL-Bali.TypeRel HOL-Bali.Decl cast implmt implmt1 implmt1_syntax narrow subint1_syntax subint_syntax widen widens
HOL-Bali.TypeSafe HOL-Bali.DefiniteAssignmentCorrect,HOL-Bali.Conform DynT_prop assign_conforms rconf
HOL-Bali.Value HOL-Bali.Type Addr Bool Intg Null Unit case_val default_val defpval rec_val size_val the_Addr the_Bool the_Intg typeof
HOL-Bali.WellForm HOL-Bali.DefiniteAssignment callee_lcl entails parameters valid_lookup_cls wf_cdecl wf_fdecl wf_idecl wf_mdecl wf_mhead wf_prog
HOL-Bali.WellType HOL-Bali.DeclConcepts Objectmheads accObjectmheads appl_methds binop_type cls cls_update cmheads declrefT empty_dt invmode lcl lcl_update max_spec mhd mheads more_spec pkg prg prg_update ty_expr ty_expr_syntax ty_exprs ty_exprs_syntax ty_var ty_var_syntax unop_type wt wt_binop wt_stmt wt_stmt_syntax wt_syntax wt_unop
HOL.Basic_BNF_LFPs HOL.BNF_Least_Fixpoint -ctor_rec -xtor
HOL.Basic_BNFs HOL.BNF_Def fsts pred_fun pred_prod pred_sum rel_prod setl setr snds
HOL.Binomial HOL.Presburger,HOL.Factorial Incl_Excl binomial gbinomial
HOL.Binomial_Plus HOL.Real
HOL.Bit_Operations HOL.Presburger,HOL.Groups_List and and_not_num and_num bit concat_bit drop_bit flip_bit mask not or or_not_num_neg or_num possible_bit push_bit set_bit signed_take_bit take_bit take_bit_num unset_bit xor xor_num
HOL.Boolean_Algebras HOL.Lattices abstract_boolean_algebra abstract_boolean_algebra_sym_diff
HOL-Cardinals.Bounded_Set HOL-Cardinals.Cardinals Abs_bset bCollect bempty bgraph binsert bmember bset_of_option bsingleton map_bset rel_bset set_bset
HOL-Cardinals.Cardinal_Arithmetic HOL-Cardinals.Cardinal_Order_Relation cmax cpow
HOL-Cardinals.Cardinal_Order_Relation HOL-Cardinals.Wellorder_Constructions Bpow Func_option Pfunc nlists
HOL-Cardinals.Cardinals HOL-Cardinals.Ordinal_Arithmetic,HOL-Cardinals.Cardinal_Arithmetic,HOL-Cardinals.Wellorder_Extension
HOL-Cardinals.Fun_More HOL.Main
HOL-Cardinals.Order_Relation_More HOL.Main
HOL-Cardinals.Order_Union HOL.Main Osum
HOL-Cardinals.Ordinal_Arithmetic HOL-Cardinals.Wellorder_Constructions FinFunc fin_support oone oprod osum ozero rev_curr support wo_rel2
HOL-Cardinals.Wellfounded_More HOL.Main,HOL-Cardinals.Order_Relation_More
HOL-Cardinals.Wellorder_Constructions HOL-Cardinals.Wellorder_Embedding,HOL-Cardinals.Order_Union adm_woL isLim isLimOrd isOmax isSucc isSuccOrd omax oproj pred succ worecSL worecZSL zero
HOL-Cardinals.Wellorder_Embedding HOL-Cardinals.Fun_More,HOL-Cardinals.Wellorder_Relation
HOL-Cardinals.Wellorder_Extension HOL.Main,HOL-Cardinals.Order_Union downset_on extension_on
HOL-Cardinals.Wellorder_Relation HOL-Cardinals.Wellfounded_More adm_wo isMinim max2 minim suc supr worec
HOL.Code_Evaluation HOL.Typerep,HOL.Limited_Sequence -Abs -App -Const -Free -dummy_term -term_of -termify -tracing -valapp -valtermify case_term rec_term size_term
HOL.Code_Numeral HOL.Lifting,HOL.Bit_Operations -Nat -Neg -Pos -Suc -divmod_abs -dup -sub bit_cut_integer divmod_integer int_of_integer integer_of_int integer_of_nat integer_of_natural integer_of_num nat_of_integer nat_of_natural natural_of_integer natural_of_nat num_of_integer
HOL-Codegenerator_Test.Basic_Setup HOL.Complex_Main
HOL-Codegenerator_Test.Candidates HOL-Codegenerator_Test.Basic_Setup,HOL-Library.Library,HOL-Library.Sorting_Algorithms,HOL-Library.Subseq_Order,HOL-Library.RBT,HOL-Data_Structures.Tree_Map,HOL-Data_Structures.Tree_Set,HOL-Computational_Algebra.Computational_Algebra,HOL-Computational_Algebra.Polynomial_Factorial,HOL-Number_Theory.Eratosthenes,HOL-Examples.Records,HOL-Examples.Gauss_Numbers check_list funny_funs funny_list funny_list' hello hello2 sublist which_hello
HOL-Codegenerator_Test.Code_Lazy_Test HOL-Library.Code_Lazy,HOL-Library.Stream,HOL-Library.Code_Test,HOL-Library.BNF_Corec L LCons LNil Node case_llist case_tree corec_tree f1 f2 f3 lfilter lfilter_test lhd llist lnth ltl map_llist mk_tree pred_llist rec1 rec1_update rec2 rec2_update rec_llist rec_test1 rec_test2 rel_llist size_llist subtree
HOL-Codegenerator_Test.Code_Test_GHC HOL-Library.Code_Test,HOL-Codegenerator_Test.Code_Lazy_Test
HOL-Codegenerator_Test.Code_Test_MLton HOL-Library.Code_Test,HOL-Codegenerator_Test.Code_Lazy_Test
HOL-Codegenerator_Test.Code_Test_OCaml HOL-Library.Code_Test,HOL-Codegenerator_Test.Code_Lazy_Test
HOL-Codegenerator_Test.Code_Test_PolyML HOL-Library.Code_Test,HOL-Codegenerator_Test.Code_Lazy_Test
HOL-Codegenerator_Test.Code_Test_SMLNJ HOL-Library.Code_Test,HOL-Codegenerator_Test.Code_Lazy_Test
HOL-Codegenerator_Test.Code_Test_Scala HOL-Library.Code_Test,HOL-Codegenerator_Test.Code_Lazy_Test
HOL-Codegenerator_Test.Generate HOL-Codegenerator_Test.Candidates,HOL-Library.AList_Mapping,HOL-Library.Finite_Lattice
HOL-Codegenerator_Test.Generate_Abstract_Char HOL-Codegenerator_Test.Candidates,HOL-Library.Code_Abstract_Char
HOL-Codegenerator_Test.Generate_Binary_Nat HOL-Codegenerator_Test.Candidates,HOL-Library.AList_Mapping,HOL-Library.Finite_Lattice,HOL-Library.Code_Binary_Nat
HOL-Codegenerator_Test.Generate_Efficient_Datastructures HOL-Codegenerator_Test.Candidates,HOL-Library.DAList_Multiset,HOL-Library.RBT_Mapping,HOL-Library.RBT_Set
HOL-Codegenerator_Test.Generate_Target_Bit_Operations HOL-Library.Code_Test
HOL-Codegenerator_Test.Generate_Target_GHC HOL-Codegenerator_Test.Generate_Target_String_Literals,HOL-Codegenerator_Test.Generate_Target_Bit_Operations
HOL-Codegenerator_Test.Generate_Target_MLton HOL-Codegenerator_Test.Generate_Target_String_Literals,HOL-Codegenerator_Test.Generate_Target_Bit_Operations
HOL-Codegenerator_Test.Generate_Target_Nat HOL-Codegenerator_Test.Candidates,HOL-Library.AList_Mapping,HOL-Library.Finite_Lattice,HOL-Library.Code_Target_Numeral
HOL-Codegenerator_Test.Generate_Target_OCaml HOL-Codegenerator_Test.Generate_Target_String_Literals,HOL-Codegenerator_Test.Generate_Target_Bit_Operations
HOL-Codegenerator_Test.Generate_Target_Rewrites_To_Bit_Operations HOL-Codegenerator_Test.Basic_Setup,HOL-Library.Code_Bit_Shifts_for_Arithmetic,HOL-Library.Code_Test
HOL-Codegenerator_Test.Generate_Target_SMLNJ HOL-Codegenerator_Test.Generate_Target_String_Literals,HOL-Codegenerator_Test.Generate_Target_Bit_Operations
HOL-Codegenerator_Test.Generate_Target_String_Literals HOL-Library.Code_Test
HOL-Combinatorics.Combinatorics HOL-Combinatorics.Transposition,HOL-Combinatorics.Stirling,HOL-Combinatorics.Permutations,HOL-Combinatorics.List_Permutation,HOL-Combinatorics.Multiset_Permutations,HOL-Combinatorics.Cycles,HOL-Combinatorics.Perm,HOL-Combinatorics.Orbits
HOL-Combinatorics.Cycles HOL-Library.FuncSet,HOL-Combinatorics.Permutations cycle cycle_decomp cycle_of_list least_power support
HOL-Combinatorics.List_Permutation HOL-Combinatorics.Permutations perm
HOL-Combinatorics.Multiset_Permutations HOL.Complex_Main,HOL-Combinatorics.Permutations permutations_of_list_impl permutations_of_list_impl_aux permutations_of_multiset permutations_of_set permutations_of_set_aux permutations_of_set_aux_list permutations_of_set_list
HOL-Combinatorics.Orbits HOL-Library.FuncSet,HOL-Combinatorics.Permutations cyclic_on funpow_dist funpow_dist1 orbit perm_restrict
HOL-Combinatorics.Perm HOL-Combinatorics.Transposition Perm affected apply cycle orbit order swap
HOL-Combinatorics.Permutations HOL-Library.Multiset,HOL-Library.Disjoint_Sets,HOL-Combinatorics.Transposition adj_transp_seq apply_adj_transps apply_transps evenperm fixpoints inverse_permutation_of_list list_permutes map_permutation permutation permutation_of_list permute_list permutes permutes_bij permutes_bij_finite restrict_id sign sign_on swapidseq
HOL-Combinatorics.Stirling HOL.Main Stirling stirling stirling_row stirling_row_aux zip_with_prev
HOL-Combinatorics.Transposition HOL.Main swap transpose
HOL.Complete_Lattices HOL.Fun Inf Inter Sup Union
HOL.Complete_Partial_Order HOL.Product_Type -fixp -iterates chain
HOL.Complex HOL.Transcendental,HOL.Real_Vector_Spaces Arg Complex Im Re case_complex cis cnj complex_of_int complex_of_nat complex_of_rat complex_of_real corec_complex csqrt imaginary_unit rcis
HOL-Complex_Analysis.Cauchy_Integral_Formula HOL-Complex_Analysis.Winding_Numbers fps_expansion
HOL-Complex_Analysis.Cauchy_Integral_Theorem HOL-Analysis.Analysis,HOL-Complex_Analysis.Contour_Integration Chain linked_paths
HOL-Complex_Analysis.Complex_Analysis HOL-Complex_Analysis.Riemann_Mapping,HOL-Complex_Analysis.Residue_Theorem,HOL-Complex_Analysis.Weierstrass_Factorization
HOL-Complex_Analysis.Complex_Residues HOL-Complex_Analysis.Complex_Singularities residue
HOL-Complex_Analysis.Complex_Singularities HOL-Complex_Analysis.Conformal_Mappings is_pole isolated_points_of isolated_singularity_at isolated_zero not_essential zor_poly zorder
HOL-Complex_Analysis.Conformal_Mappings HOL-Complex_Analysis.Cauchy_Integral_Formula
HOL-Complex_Analysis.Contour_Integration HOL-Analysis.Analysis circlepath contour_integrable_on contour_integral has_contour_integral part_circlepath
HOL-Complex_Analysis.Great_Picard HOL-Complex_Analysis.Conformal_Mappings
HOL-Complex_Analysis.Laurent_Convergence HOL-Computational_Algebra.Formal_Laurent_Series,HOL-Library.Landau_Symbols,HOL-Complex_Analysis.Residue_Theorem eval_fls fls_conv_radius has_laurent_expansion laurent_expansion
HOL-Complex_Analysis.Meromorphic HOL-Complex_Analysis.Laurent_Convergence,HOL-Complex_Analysis.Cauchy_Integral_Formula,HOL-Analysis.Sparse_In has_zorder meromorphic_on nicely_meromorphic_on remove_sings
HOL-Complex_Analysis.Residue_Theorem HOL-Complex_Analysis.Complex_Residues,HOL-Library.Landau_Symbols
HOL-Complex_Analysis.Riemann_Mapping HOL-Complex_Analysis.Great_Picard Moebius_function SC_Chain
HOL-Complex_Analysis.Weierstrass_Factorization HOL-Complex_Analysis.Meromorphic weierstrass_factor weierstrass_product weierstrass_product'
HOL-Complex_Analysis.Winding_Numbers HOL-Complex_Analysis.Cauchy_Integral_Theorem winding_number winding_number_prop
HOL.Complex_Main HOL.Complex,HOL.MacLaurin,HOL.Binomial_Plus
HOL-Computational_Algebra.Computation_Checks HOL-Computational_Algebra.Primes,HOL-Computational_Algebra.Polynomial_Factorial,HOL-Library.Discrete_Functions,HOL-Library.Code_Target_Numeral
HOL-Computational_Algebra.Computational_Algebra HOL-Computational_Algebra.Euclidean_Algorithm,HOL-Computational_Algebra.Factorial_Ring,HOL-Computational_Algebra.Formal_Laurent_Series,HOL-Computational_Algebra.Fraction_Field,HOL-Computational_Algebra.Fundamental_Theorem_Algebra,HOL-Computational_Algebra.Group_Closure,HOL-Computational_Algebra.Normalized_Fraction,HOL-Computational_Algebra.Nth_Powers,HOL-Computational_Algebra.Polynomial_FPS,HOL-Computational_Algebra.Polynomial,HOL-Computational_Algebra.Polynomial_Factorial,HOL-Computational_Algebra.Primes,HOL-Computational_Algebra.Squarefree
HOL-Computational_Algebra.Euclidean_Algorithm HOL-Computational_Algebra.Factorial_Ring bezout_coefficients euclid_ext euclid_ext_aux
HOL-Computational_Algebra.Factorial_Ring HOL.Main,HOL-Library.Multiset Gcd_factorial Lcm_factorial gcd_factorial irreducible lcm_factorial multiplicity prime prime_elem prime_factorization prime_factors
HOL-Computational_Algebra.Field_as_Ring HOL.Complex_Main,HOL-Computational_Algebra.Euclidean_Algorithm euclidean_size_field mod_field normalize_field unit_factor_field
HOL-Computational_Algebra.Formal_Laurent_Series HOL-Computational_Algebra.Polynomial_FPS Abs_fls fls_X fls_X_intpow fls_X_inv fls_base_factor fls_base_factor_to_fps fls_compose_fps fls_compose_power fls_const fls_deriv fls_integral fls_left_inverse fls_nth fls_prpart fls_prpart_as_fls fls_regpart fls_regpart_as_fls fls_residue fls_right_inverse fls_shift fls_subdegree fps_to_fls
HOL-Computational_Algebra.Formal_Power_Series HOL.Complex_Main,HOL-Computational_Algebra.Euclidean_Algorithm,HOL-Computational_Algebra.Primes,HOL-Library.FuncSet,HOL-Library.Multiset Abs_fps compinv fps_X fps_XD fps_XDp fps_binomial fps_compose fps_const fps_cos fps_cutoff fps_deriv fps_exp fps_ginv fps_hypergeo fps_integral fps_integral0 fps_inv fps_left_inverse fps_left_inverse_constructor fps_ln fps_nth fps_nth_deriv fps_radical fps_right_inverse fps_right_inverse_constructor fps_shift fps_sin fps_tan gcompinv natpermute radical subdegree
HOL-Computational_Algebra.Fraction_Field HOL.Main Abs_fract Fract Rep_fract fractrel
HOL-Computational_Algebra.Fundamental_Theorem_Algebra HOL-Computational_Algebra.Polynomial,HOL.Complex_Main constant offset_poly psize
HOL-Computational_Algebra.Group_Closure HOL.Main group_closure
HOL-Computational_Algebra.Normalized_Fraction HOL.Main,HOL-Computational_Algebra.Euclidean_Algorithm,HOL-Computational_Algebra.Fraction_Field normalize_quot normalized_fracts quot_of_fract quot_to_fract
HOL-Computational_Algebra.Nth_Powers HOL-Computational_Algebra.Primes is_nth_power is_nth_power_nat is_square nth_root_nat nth_root_nat_aux
HOL-Computational_Algebra.Polynomial HOL.Complex_Main,HOL-Library.More_List,HOL-Library.Infinite_Set,HOL-Computational_Algebra.Primes -content Abs_poly Poly algebraic algebraic_int cCons coeff coeffs degree div_field_poly_impl divide_poly_list divide_poly_main_list divmod_poly_one_main_list fold_coeffs is_zero lead_coeff map_poly minus_poly_rev_list mod_poly_one_main_list monom order pCons pcompose pderiv pderiv_coeffs pderiv_coeffs_code plus_coeffs poly poly_cutoff poly_of_list poly_shift pos_poly primitive_part proots pseudo_divmod pseudo_divmod_list pseudo_divmod_main pseudo_divmod_main_list pseudo_mod pseudo_mod_list pseudo_mod_main pseudo_mod_main_list reflect_poly rsquarefree smult synthetic_div synthetic_divmod
HOL-Computational_Algebra.Polynomial_FPS HOL-Computational_Algebra.Polynomial,HOL-Computational_Algebra.Formal_Power_Series fps_of_poly poly_subdegree prefix_length prefix_length_aux truncate_fps
HOL-Computational_Algebra.Polynomial_Factorial HOL.Complex_Main,HOL-Computational_Algebra.Polynomial,HOL-Computational_Algebra.Normalized_Fraction Lcm_coeff_denoms fract_content fract_poly gcd_poly_code gcd_poly_code_aux primitive_part_fract to_fract unfract_poly
HOL-Computational_Algebra.Primes HOL-Computational_Algebra.Euclidean_Algorithm Abs_gf2 Rep_gf2 check_divisors enum_finite_field
HOL-Computational_Algebra.Squarefree HOL-Computational_Algebra.Primes square_part squarefree squarefree_nat squarefree_part
HOL.Conditionally_Complete_Lattices HOL.Finite_Set,HOL.Lattices_Big,HOL.Set_Interval
HOL-Corec_Examples.LFilter HOL-Library.BNF_Corec LCons LNil case_llist corec_llist lhd lset ltl map_llist pred_llist rel_llist
HOL-Corec_Examples.Paper_Examples HOL-Library.BNF_Corec,HOL-Library.FSet,HOL.Complex_Main LCons LNil NEList Node SCons case_llist case_nelist case_stream case_tree corec_llist corec_stream corec_tree hd map_llist map_nelist map_stream pred_llist pred_nelist pred_stream rec_nelist rel_llist rel_nelist rel_stream shd size_nelist snoc stl sub tl val
HOL-Corec_Examples.Stream_Processor HOL-Library.BNF_Corec,HOL-Library.Stream Get In Put case_sp⇩μ case_sp⇩ν corec_sp⇩ν get map_sp⇩μ map_sp⇩ν out pred_sp⇩μ pred_sp⇩ν rec_sp⇩μ rel_sp⇩μ rel_sp⇩ν size_sp⇩μ sub
HOL-Corec_Examples.GPV_Bare_Bones HOL-Library.BNF_Corec GPV GPV' IO Pure bind_gpv' bind_spmf case_generat case_gpv case_gpv' case_pmf continuation corec_gpv corec_gpv' generat_conts generat_outs generat_pures map_generat map_gpv map_gpv' map_pmf map_spmf output outs'_gpv pred_generat pred_gpv pred_gpv' pred_pmf rec_generat rec_pmf rel_generat rel_gpv rel_gpv' rel_pmf result results'_gpv return_pmf return_spmf size_generat size_pmf the_gpv the_gpv'
HOL-Corec_Examples.Iterate_GPV HOL-Library.BNF_Axiomatization,HOL-Library.BNF_Corec GPV IO Pure bind_gpv bind_spmf case_generat case_gpv case_spmf continuation corec_gpv generat_conts generat_outs generat_pures map_generat map_gpv map_spmf output outs'_gpv pred_generat pred_gpv pred_spmf rec_generat rec_spmf rel_generat rel_gpv rel_spmf result results'_gpv return_spmf size_generat size_spmf the_gpv
HOL-Corec_Examples.Merge_A HOL-Library.BNF_Corec Ca case_ta corec_ta gb map_ta pred_ta rel_ta sa1 sa2
HOL-Corec_Examples.Merge_B HOL-Corec_Examples.Merge_A fb gb
HOL-Corec_Examples.Merge_C HOL-Corec_Examples.Merge_A fc gc
HOL-Corec_Examples.Merge_D HOL-Corec_Examples.Merge_B,HOL-Corec_Examples.Merge_C
HOL-Corec_Examples.Merge_Poly HOL-Library.BNF_Corec ABtl ACons BCons R S case_ABstream case_r case_s corec_ABstream corec_r corec_s f1 f2 f3 g1 g2 g3 g4 g5 h1 h2 h3 h4 map_ABstream map_s pred_ABstream pred_s rel_ABstream rel_s rhd rtl shd stl
HOL-Corec_Examples.Misc_Mono HOL-Library.BNF_Corec C1 C2 C3 H1 H2 H3 LCons LNil Node S SCons Y branches case_Stream case_T0 case_h case_llist case_stream case_tree case_y_type corec_Stream corec_T0 corec_llist corec_stream corec_tree corec_y_type h_a h_b h_c h_tail hd head int_of_list integerize_tree_list lab llist_in lset map_h map_y_type node pred_h pred_y_type rec_h rel_h rel_y_type size_h tail tl tl11 tl12 tl2 tl3 y_tail
HOL-Corec_Examples.Misc_Poly HOL-Library.BNF_Corec C1 C2 C3 H1 H2 H3 LCons Nil Node S branches case_T0 case_h case_llist case_s case_stream case_tree corec_T0 corec_llist corec_s corec_stream corec_tree foo friend h_a h_b h_c h_tail hd integerize_list lab map_T0 map_h map_s map_tree node pred_T0 pred_h pred_s pred_tree rec_h rel_T0 rel_h rel_s rel_tree s1 s2 s3 s4 size_h tl tl11 tl12 tl2 tl3
HOL-Corec_Examples.Simple_Nesting HOL-Library.BNF_Corec Node U X Y case_tree case_u case_x case_y corec_tree corec_u corec_x corec_y g g' g'' h h' lab map_x map_y pred_x pred_y q q' rel_x rel_y sub u_K u_id
HOL-Corec_Examples.Small_Concrete HOL-Library.BNF_Corec CoSuc CoZero LCons LNil S case_conat case_llist case_natstream corec_conat corec_llist corec_natstream head tail
HOL-Corec_Examples.Stream_Friends HOL-Library.BNF_Corec SCons case_stream corec_stream map_stream pred_stream rel_stream shd sthe_default stl
HOL-Corec_Examples.TLList_Friends HOL-Library.BNF_Corec TLCons TLNil case_tllist corec_tllist map_tllist pred_tllist rel_tllist tlhd tltl trm
HOL-Corec_Examples.Type_Class HOL-Library.BNF_Corec,HOL-Library.Stream
HOL.Ctr_Sugar HOL.HOL case_abs case_cons case_elem case_guard case_nil
HOL-Data_Structures.AA_Map HOL-Data_Structures.AA_Set,HOL-Data_Structures.Lookup2 delete update
HOL-Data_Structures.AA_Set HOL-Data_Structures.Isin2,HOL-Data_Structures.Cmp -insert adjust delete empty invar lvl post_del pre_adjust skew sngl split split_max
HOL-Data_Structures.AList_Upd_Del HOL-Data_Structures.Sorted_Less -map_of del_list sorted1 upd_list
HOL-Data_Structures.AVL_Bal2_Set HOL-Data_Structures.Cmp,HOL-Data_Structures.Isin2 Bal Diff Lh Rh Same avl balL balR baldL baldR case_alt case_bal del delete ins insert map_alt pred_alt rec_alt rec_bal rel_alt rot2 size_alt size_bal split_max tree
HOL-Data_Structures.AVL_Bal_Set HOL-Data_Structures.Cmp,HOL-Data_Structures.Isin2 Bal Lh Rh avl balL balR case_bal decr delete incr insert is_bal rec_bal rot2 size_bal split_max
HOL-Data_Structures.AVL_Map HOL-Data_Structures.AVL_Set,HOL-Data_Structures.Lookup2 delete update
HOL-Data_Structures.AVL_Set HOL-Data_Structures.AVL_Set_Code,HOL-Number_Theory.Fib avl
HOL-Data_Structures.AVL_Set_Code HOL-Data_Structures.Cmp,HOL-Data_Structures.Isin2 balL balR delete empty ht insert node split_max
HOL-Data_Structures.Array_Braun HOL-Library.Time_Functions,HOL-Data_Structures.Array_Specs,HOL-Data_Structures.Braun_Tree T_filter_not_Leaf T_map_left T_map_right T_map_value add_lo adds braun2_of braun_list braun_of braun_of_naive brauns brauns1 del_hi del_lo diff filter_not_Leaf list list_fast list_fast_rec lookup1 map_left map_right map_value merge nodes size_fast take_nths update1
HOL-Data_Structures.Array_Specs HOL.Main Array Array_Flex
HOL-Data_Structures.Balance HOL-Library.Tree_Real -bal bal_list bal_tree balance_list balance_tree
HOL-Data_Structures.Base_FDS HOL-Library.Pattern_Aliases
HOL-Data_Structures.Binomial_Heap HOL-Library.Pattern_Aliases,HOL.Complex_Main,HOL-Data_Structures.Priority_Queue_Specs,HOL-Library.Time_Functions -insert Node bheap btree case_tree children del_min get_min get_min_rest heap ins_tree invar link map_tree merge mset_forest mset_tree pred_tree rank rec_tree rel_tree root size_tree
HOL-Data_Structures.Braun_Tree HOL-Library.Tree_Real braun braun_indices
HOL-Data_Structures.Brother12_Map HOL-Data_Structures.Brother12_Set,HOL-Data_Structures.Map_Specs lookup
HOL-Data_Structures.Brother12_Set HOL-Data_Structures.Cmp,HOL-Data_Structures.Set_Specs,HOL-Number_Theory.Fib -insert B Bp L2 N0 N1 N2 N3 T U Um case_bro empty fib' fib_tree inorder isin map_bro n1 pred_bro rec_bro rel_bro size size_bro
HOL-Data_Structures.Cmp HOL.Main EQ GT LT case_cmp_val cmp rec_cmp_val size_cmp_val
HOL-Data_Structures.Heaps HOL-Library.Tree_Multiset,HOL-Data_Structures.Priority_Queue_Specs Heap Heap_Merge
HOL-Data_Structures.Height_Balanced_Tree HOL-Data_Structures.Cmp,HOL-Data_Structures.Isin2 HBT empty
HOL-Data_Structures.Interval_Tree HOL-Data_Structures.Cmp,HOL-Data_Structures.List_Ins_Del,HOL-Data_Structures.Isin2,HOL-Data_Structures.Set_Specs Abs_ivl Interval_Set Rep_ivl delete empty has_overlap high insert inv_max_hi invar low max3 max_hi node overlap search split_min
HOL-Data_Structures.Isin2 HOL-Data_Structures.Tree2,HOL-Data_Structures.Cmp,HOL-Data_Structures.Set_Specs isin
HOL-Data_Structures.Leftist_Heap HOL-Library.Pattern_Aliases,HOL-Data_Structures.Tree2,HOL-Data_Structures.Priority_Queue_Specs,HOL.Complex_Main,HOL-Library.Time_Commands -insert del_min empty get_min heap ltree merge mht mset_tree node
HOL-Data_Structures.Leftist_Heap_List HOL-Data_Structures.Leftist_Heap,HOL.Complex_Main T_lheap_list T_merge_adj T_merge_all Tm lheap_list merge_adj merge_all
HOL-Data_Structures.Less_False HOL.Main
HOL-Data_Structures.List_Ins_Del HOL-Data_Structures.Sorted_Less del_list ins_list
HOL-Data_Structures.Lookup2 HOL-Data_Structures.Tree2,HOL-Data_Structures.Cmp,HOL-Data_Structures.Map_Specs lookup
HOL-Data_Structures.Map_Specs HOL-Data_Structures.AList_Upd_Del Map Map_by_Ordered
HOL-Data_Structures.Priority_Queue_Specs HOL-Library.Multiset Priority_Queue Priority_Queue_Merge
HOL-Data_Structures.Queue_2Lists HOL-Data_Structures.Queue_Spec,HOL-Library.Time_Functions deq enq first invar is_empty list norm Φ
HOL-Data_Structures.Queue_Spec HOL.Main Queue
HOL-Data_Structures.RBT HOL-Data_Structures.Tree2 B Black R Red baldL baldR baliL baliR case_color join paint rec_color size_color
HOL-Data_Structures.RBT_Map HOL-Data_Structures.RBT_Set,HOL-Data_Structures.Lookup2 del delete upd update
HOL-Data_Structures.RBT_Set HOL.Complex_Main,HOL-Data_Structures.RBT,HOL-Data_Structures.Cmp,HOL-Data_Structures.Isin2 bheight color del delete empty ins insert invc invc2 invh rbt
HOL-Data_Structures.RBT_Set2 HOL-Data_Structures.RBT_Set del delete split_min
HOL-Data_Structures.Selection HOL.Complex_Main,HOL-Library.Time_Functions,HOL-Data_Structures.Sorting T'_mom_select chop median mom_select partition3 select slow_median slow_select
HOL-Data_Structures.Set2_Join HOL-Data_Structures.Isin2 Set2_Join
HOL-Data_Structures.Set2_Join_RBT HOL-Data_Structures.Set2_Join,HOL-Data_Structures.RBT_Set join joinL joinR
HOL-Data_Structures.Set_Specs HOL-Data_Structures.List_Ins_Del Set Set2 Set_by_Ordered
HOL-Data_Structures.Sorted_Less HOL-Data_Structures.Less_False -sorted
HOL-Data_Structures.Sorting HOL.Complex_Main,HOL-Library.Multiset,HOL-Library.Time_Commands -insort -insort_key C_merge C_merge_adj C_merge_all C_msort C_msort_bu insort1 insort1_key merge merge_adj merge_all mset_mset msort msort_bu quicksort
HOL-Data_Structures.Time_Locale_Example HOL-Library.Time_Functions,HOL-Library.AList,HOL-Data_Structures.Map_Specs
HOL-Data_Structures.Tree2 HOL-Library.Tree bst inorder set_tree
HOL-Data_Structures.Tree23 HOL.Main Leaf Node2 Node3 case_tree23 complete height inorder map_tree23 pred_tree23 rec_tree23 rel_tree23 size_tree23
HOL-Data_Structures.Tree234 HOL.Main Leaf Node2 Node3 Node4 bal case_tree234 height inorder map_tree234 pred_tree234 rec_tree234 rel_tree234 size_tree234
HOL-Data_Structures.Tree234_Map HOL-Data_Structures.Tree234_Set,HOL-Data_Structures.Map_Specs del delete lookup upd update
HOL-Data_Structures.Tree234_Set HOL-Data_Structures.Tree234,HOL-Data_Structures.Cmp,HOL-Data_Structures.Set_Specs -insert T⇩d T⇩i Up⇩d Up⇩i case_up⇩d case_up⇩i del delete empty full full⇩i ins isin map_up⇩d map_up⇩i node21 node22 node31 node32 node33 node41 node42 node43 node44 pred_up⇩d pred_up⇩i rec_up⇩d rec_up⇩i rel_up⇩d rel_up⇩i size_up⇩d size_up⇩i split_min tree⇩d tree⇩i
HOL-Data_Structures.Tree23_Map HOL-Data_Structures.Tree23_Set,HOL-Data_Structures.Map_Specs del delete lookup upd update
HOL-Data_Structures.Tree23_Set HOL-Data_Structures.Tree23,HOL-Data_Structures.Cmp,HOL-Data_Structures.Set_Specs -insert Eq⇩d Eq⇩i Of Uf case_up⇩d case_up⇩i del delete empty full full⇩i h⇩d h⇩i ins isin map_up⇩d map_up⇩i node21 node22 node31 node32 node33 pred_up⇩d pred_up⇩i rec_up⇩d rec_up⇩i rel_up⇩d rel_up⇩i size_up⇩d size_up⇩i split_min tree⇩d tree⇩i
HOL-Data_Structures.Tree23_of_List HOL-Data_Structures.Tree23,HOL-Library.Time_Commands T TTs case_tree23s inorder2 join_adj join_all leaves len map_tree23s not_T pred_tree23s rec_tree23s rel_tree23s size_tree23s tree23_of_list trees
HOL-Data_Structures.Tree_Map HOL-Data_Structures.Tree_Set,HOL-Data_Structures.Map_Specs delete lookup update
HOL-Data_Structures.Tree_Rotations HOL-Library.Tree L R apply_at apply_ats case_dir is_list list_of rec_dir rlen rotL rotLs rotR rotR_poss rotRs size_dir
HOL-Data_Structures.Tree_Set HOL-Library.Tree,HOL-Data_Structures.Cmp,HOL-Data_Structures.Set_Specs -insert delete delete2 empty isin join split_min
HOL-Data_Structures.Trie_Fun HOL-Data_Structures.Set_Specs Nd case_trie delete empty insert isin map_trie pred_trie rec_trie rel_trie set_trie size_trie
HOL-Data_Structures.Trie_Ternary HOL-Data_Structures.Tree_Map,HOL-Data_Structures.Trie_Fun Nd3 abs3 case_trie3 delete3 empty3 insert3 invar3 isin3 map_trie3 pred_trie3 rec_trie3 rel_trie3 size_trie3
HOL-Data_Structures.Tries_Binary HOL-Data_Structures.Set_Specs -insert Lf LfP Nd NdP abs_trieP case_trie case_trieP delete delete0 deleteP empty emptyP insertP invar invarP isin isinP lcp mod2 node nodeP prefix_trie rec_trie rec_trieP sel2 set_trie set_trieP size_trie size_trieP
HOL-Datatype_Examples.Compat HOL.Main BTre Bar Bar' F FEmp FTre Foo Foo' FooCons FooNil G H H' L MyCons MyNil MyUnity R TTTre Tre Tree W W' X X' case_bar case_bar' case_btre case_f case_foo case_foo' case_ftre case_g case_h case_mylist case_myunit case_s case_tre case_tree case_tttre case_w case_x map_bar map_btre map_f map_foo map_ftre map_g map_s map_tre map_tttre map_w map_x pred_bar pred_btre pred_f pred_foo pred_ftre pred_g pred_s pred_tre pred_tttre pred_w pred_x rec_bar rec_bar' rec_btre rec_f rec_foo rec_foo' rec_ftre rec_g rec_h rec_mylist rec_myunit rec_s rec_tre rec_tree rec_tttre rec_w rec_x rel_bar rel_btre rel_f rel_foo rel_ftre rel_g rel_s rel_tre rel_tttre rel_w rel_x size_bar size_bar' size_btre size_f size_foo size_foo' size_ftre size_g size_h size_mylist size_myunit size_s size_tre size_tree size_tttre size_w size_x
HOL-Datatype_Examples.Cyclic_List HOL-Library.Confluent_Quotient Abs_cyclic_list Rep_cyclic_list cyclic cyclic1
HOL-Datatype_Examples.Datatype_Simproc_Tests HOL.Main A A1 A2 B B1 B2 X Y case_foo case_mytree case_myty1 case_myty2 map_mytree map_myty1 map_myty2 pred_mytree pred_myty1 pred_myty2 rec_foo rec_mytree rec_myty1 rec_myty2 rel_mytree rel_myty1 rel_myty2 size_foo size_mytree size_myty1 size_myty2
HOL-Datatype_Examples.DTree HOL-Datatype_Examples.Prelim NNode Node case_dtree ccont cont corec corec_dtree root unfold
HOL-Datatype_Examples.Gram_Lang HOL-Datatype_Examples.DTree,HOL-Library.Infinite_Set -wf Fr Frr H H_c H_r Itr L LL Lr P S deftr hsubst hsubst_c hsubst_r inFr inFr2 inFrr inItr leqv path pick prodOf rcut reg regular subs subtr subtr2 subtrOf
HOL-Datatype_Examples.Parallel_Composition HOL-Datatype_Examples.DTree Nplus par par_abbr par_c par_r
HOL-Datatype_Examples.Prelim HOL-Library.FSet case_sum_abbrev sm_abbrev
HOL-Datatype_Examples.FAE_Sequence HOL-Library.Confluent_Quotient Abs_fae_seq Abs_fseq Rep_fae_seq ap_fseq finite_range fseq_at fseq_eq seq_at set_fae_seq_alt
HOL-Datatype_Examples.Free_Idempotent_Monoid HOL-Library.Confluent_Quotient Abs_fim Rep_fim cancel cancel1 eq pcancel1
HOL-Datatype_Examples.Koenig HOL-Datatype_Examples.TreeFI,HOL-Library.Stream infiniteTr konigPath ns ones plus properPath scalar twos
HOL-Datatype_Examples.Lambda_Term HOL-Library.FSet App Lam Lt Var case_trm fvarsOf map_trm pred_trm rec_trm rel_trm size_trm varsOf
HOL-Datatype_Examples.Lift_BNF HOL.Main Abs_T_func Abs_T_prod Abs_T_sum Abs_cpy_list Abs_fin_nonempty_list Abs_fmap Abs_funk Abs_it Abs_myopt Abs_nonempty_list Abs_opt Abs_quadruple_dead Abs_quadruple_dead1 Abs_quadruple_dead12 Abs_quadruple_dead123 Abs_quadruple_dead124 Abs_quadruple_dead13 Abs_quadruple_dead134 Abs_quadruple_dead14 Abs_quadruple_dead2 Abs_quadruple_dead23 Abs_quadruple_dead234 Abs_quadruple_dead24 Abs_quadruple_dead3 Abs_quadruple_dead34 Abs_quadruple_dead4 Abs_sum_copy Abs_triple_dead Abs_triple_dead1 Abs_triple_dead12 Abs_triple_dead13 Abs_triple_dead2 Abs_triple_dead23 Abs_triple_dead3 Abs_tuple_dead Abs_tuple_dead1 Abs_tuple_dead2 Abs_vec Alist Leaf Node Rep_T_func Rep_T_prod Rep_T_sum Rep_cpy_list Rep_fin_nonempty_list Rep_fmap Rep_funk Rep_it Rep_myopt Rep_nonempty_list Rep_opt Rep_quadruple_dead Rep_quadruple_dead1 Rep_quadruple_dead12 Rep_quadruple_dead123 Rep_quadruple_dead124 Rep_quadruple_dead13 Rep_quadruple_dead134 Rep_quadruple_dead14 Rep_quadruple_dead2 Rep_quadruple_dead23 Rep_quadruple_dead234 Rep_quadruple_dead24 Rep_quadruple_dead3 Rep_quadruple_dead34 Rep_quadruple_dead4 Rep_sum_copy Rep_triple_dead Rep_triple_dead1 Rep_triple_dead12 Rep_triple_dead13 Rep_triple_dead2 Rep_triple_dead23 Rep_triple_dead3 Rep_tuple_dead Rep_tuple_dead1 Rep_tuple_dead2 Rep_vec case_tree ignore_Inl impl_of len map_tree pred_tree rec_tree rel_tree size_tree xCoord xCoord_update yCoord yCoord_update
HOL-Datatype_Examples.Milner_Tofte HOL.Main c_app case_Ex case_Ty case_Val case_genClos clos_mk corec_Val e_app e_const e_const_fst e_fix e_fn e_var elab eval hasty hasty_env isof isof_env map_genClos pred_genClos rec_Ex rec_Ty rec_genClos rel_genClos size_Ex size_Ty size_genClos t_const t_fun v_clos v_const
HOL-Datatype_Examples.Misc_Codatatype HOL-Library.FSet A Abs App BAR BRTree Branch C CPS1 CPS2 CW1 CW21 CW22 FCons FNil FOO FR FR' Factor IH1 IH1' IH1'' IH2 IH2' IH2'' IW1 IW2 J11 J12 J21 J22 LK Let LiveAndFun MultiLiveDirect1 MultiLiveDirect2 MultiLiveDirect3 MultiLiveDirect4 MultiLiveDirect5 MultiLiveDirect6 MultiLiveDirect7 MultiLiveDirect8 MultiLiveDirect9 MyCons MyNil P PAbs PApp PLet PVar Paren Prod SK SK' SK'' SP1 SP2 SP3 SP4 SP5 Stream Sum TEmpty TEmpty' TNode TNode' Term U V Var W1 W2 W31 W32 X1 X1' X1'' X2 X2' X2'' X3 X3' X4 X4' Y case_J1 case_J2 case_bar case_bin_rose_tree case_branch case_coind_wit1 case_coind_wit2 case_cps case_dead_foo case_exp case_factor case_foo case_forest case_fun_rhs case_fun_rhs' case_in_here case_in_here' case_in_here'' case_ind_wit case_lambda case_less_killing case_live_and_fun case_multi_live_direct1 case_multi_live_direct2 case_multi_live_direct3 case_multi_live_direct4 case_multi_live_direct5 case_multi_live_direct6 case_multi_live_direct7 case_multi_live_direct8 case_multi_live_direct9 case_mylist case_p case_par_lambda case_phantom case_poly_unit case_simple case_simple' case_simple'' case_some_killing case_some_killing' case_some_killing'' case_some_passive case_stream case_tree case_tree' case_trm case_use_dead_foo case_use_phantom case_wit3_F1 case_wit3_F2 case_wit3_F3 corec_J1 corec_J2 corec_bar corec_bin_rose_tree corec_branch corec_coind_wit1 corec_coind_wit2 corec_cps corec_dead_foo corec_exp corec_factor corec_foo corec_forest corec_fun_rhs corec_fun_rhs' corec_in_here corec_in_here' corec_in_here'' corec_ind_wit corec_lambda corec_less_killing corec_multi_live_direct1 corec_multi_live_direct2 corec_multi_live_direct3 corec_multi_live_direct4 corec_multi_live_direct5 corec_multi_live_direct6 corec_multi_live_direct7 corec_multi_live_direct8 corec_multi_live_direct9 corec_mylist corec_p corec_par_lambda corec_phantom corec_poly_unit corec_simple corec_simple' corec_simple'' corec_some_killing corec_some_killing' corec_some_killing'' corec_some_passive corec_stream corec_tree corec_tree' corec_trm corec_use_dead_foo corec_use_phantom corec_wit3_F1 corec_wit3_F2 corec_wit3_F3 map_J1 map_J2 map_bar map_bin_rose_tree map_branch map_coind_wit1 map_coind_wit2 map_cps map_dead_foo map_exp map_factor map_foo map_forest map_fun_rhs map_fun_rhs' map_in_here map_in_here' map_in_here'' map_ind_wit map_less_killing map_live_and_fun map_multi_live_direct1 map_multi_live_direct2 map_multi_live_direct3 map_multi_live_direct4 map_multi_live_direct5 map_multi_live_direct6 map_multi_live_direct7 map_multi_live_direct8 map_multi_live_direct9 map_mylist map_p map_par_lambda map_phantom map_poly_unit map_some_killing map_some_killing' map_some_killing'' map_some_passive map_stream map_tree map_tree' map_trm map_use_dead_foo map_use_phantom map_wit3_F1 map_wit3_F2 map_wit3_F3 myhd mytl pred_J1 pred_J2 pred_bar pred_bin_rose_tree pred_branch pred_coind_wit1 pred_coind_wit2 pred_cps pred_dead_foo pred_exp pred_factor pred_foo pred_forest pred_fun_rhs pred_fun_rhs' pred_in_here pred_in_here' pred_in_here'' pred_ind_wit pred_less_killing pred_live_and_fun pred_multi_live_direct1 pred_multi_live_direct2 pred_multi_live_direct3 pred_multi_live_direct4 pred_multi_live_direct5 pred_multi_live_direct6 pred_multi_live_direct7 pred_multi_live_direct8 pred_multi_live_direct9 pred_mylist pred_p pred_par_lambda pred_phantom pred_poly_unit pred_some_killing pred_some_killing' pred_some_killing'' pred_some_passive pred_stream pred_tree pred_tree' pred_trm pred_use_dead_foo pred_use_phantom pred_wit3_F1 pred_wit3_F2 pred_wit3_F3 rec_live_and_fun rel_J1 rel_J2 rel_bar rel_bin_rose_tree rel_branch rel_coind_wit1 rel_coind_wit2 rel_cps rel_dead_foo rel_exp rel_factor rel_foo rel_forest rel_fun_rhs rel_fun_rhs' rel_in_here rel_in_here' rel_in_here'' rel_ind_wit rel_less_killing rel_live_and_fun rel_multi_live_direct1 rel_multi_live_direct2 rel_multi_live_direct3 rel_multi_live_direct4 rel_multi_live_direct5 rel_multi_live_direct6 rel_multi_live_direct7 rel_multi_live_direct8 rel_multi_live_direct9 rel_mylist rel_p rel_par_lambda rel_phantom rel_poly_unit rel_some_killing rel_some_killing' rel_some_killing'' rel_some_passive rel_stream rel_tree rel_tree' rel_trm rel_use_dead_foo rel_use_phantom rel_wit3_F1 rel_wit3_F2 rel_wit3_F3 shd size_live_and_fun stl
HOL-Datatype_Examples.Misc_Datatype HOL-Library.Countable,HOL-Library.FSet A Abs App BRTree Bar Branch C D DeadBar DeadBarOption DeadFoo Dead_sum_fun E FTLeaf FTNode Factor Foo HFset IH1 IH2 ITE K11 K12 K2 K3 K4 KK1 KK2 KK3 L1 L21 L22 Let LiveAndFun MultiLiveDirect1 MultiLiveDirect2 MultiLiveDirect3 MultiLiveDirect4 MultiLiveDirect5 MultiLiveDirect6 MultiLiveDirect7 MultiLiveDirect8 MultiLiveDirect9 MyCons MyNil NF11 NF12 NF2 NF3 NF4 PAbs PApp PLet PVar Paren Prod SK SP1 SP2 SP3 SP4 SP5 Sum T11 T11' T12 T12' T2 T2' T3 T3' TEmpty' TNode' TT11 TT12 TT2 TT3 TT4 Term V Var X1 X1' X1'' X2 X2' X2'' X3 X3' X4 X4' Y bar case_bar case_bin_rose_tree case_branch case_d1 case_d1' case_d2 case_d2' case_d3 case_d3' case_d3'' case_d3''' case_d4 case_d4' case_d4'' case_d4''' case_d5 case_d5' case_d5'' case_d5''' case_dead_foo case_dead_sum_fun case_deadbar case_deadbar_option case_deadfoo case_exp case_factor case_foo case_ftree case_hfset case_in_here case_ite case_k1 case_k2 case_k3 case_k4 case_kk1 case_kk2 case_kk3 case_l1 case_l2 case_lambda case_live_and_fun case_multi_live_direct1 case_multi_live_direct2 case_multi_live_direct3 case_multi_live_direct4 case_multi_live_direct5 case_multi_live_direct6 case_multi_live_direct7 case_multi_live_direct8 case_multi_live_direct9 case_mylist case_nofail1 case_nofail2 case_nofail3 case_nofail4 case_par_lambda case_phantom case_simple case_simple' case_simple'' case_some_killing case_some_passive case_t1 case_t1' case_t2 case_t2' case_t3 case_t3' case_tree' case_trm case_tt1 case_tt2 case_tt3 case_tt4 case_use_dead_foo case_use_phantom is_D is_E loc map_bar map_bin_rose_tree map_branch map_dead_foo map_dead_sum_fun map_deadbar map_deadbar_option map_deadfoo map_exp map_factor map_foo map_ftree map_in_here map_ite map_live_and_fun map_multi_live_direct1 map_multi_live_direct2 map_multi_live_direct3 map_multi_live_direct4 map_multi_live_direct5 map_multi_live_direct6 map_multi_live_direct7 map_multi_live_direct8 map_multi_live_direct9 map_mylist map_nofail1 map_nofail2 map_nofail3 map_nofail4 map_par_lambda map_phantom map_some_killing map_some_passive map_tree' map_trm map_use_dead_foo map_use_phantom myhd mytl pred_bar pred_bin_rose_tree pred_branch pred_dead_foo pred_dead_sum_fun pred_deadbar pred_deadbar_option pred_deadfoo pred_exp pred_factor pred_foo pred_ftree pred_in_here pred_ite pred_live_and_fun pred_multi_live_direct1 pred_multi_live_direct2 pred_multi_live_direct3 pred_multi_live_direct4 pred_multi_live_direct5 pred_multi_live_direct6 pred_multi_live_direct7 pred_multi_live_direct8 pred_multi_live_direct9 pred_mylist pred_nofail1 pred_nofail2 pred_nofail3 pred_nofail4 pred_par_lambda pred_phantom pred_some_killing pred_some_passive pred_tree' pred_trm pred_use_dead_foo pred_use_phantom rec_bar rec_bin_rose_tree rec_branch rec_d1 rec_d1' rec_d2 rec_d2' rec_d3 rec_d3' rec_d3'' rec_d3''' rec_d4 rec_d4' rec_d4'' rec_d4''' rec_d5 rec_d5' rec_d5'' rec_d5''' rec_dead_foo rec_dead_sum_fun rec_deadbar rec_deadbar_option rec_deadfoo rec_exp rec_factor rec_foo rec_ftree rec_hfset rec_in_here rec_ite rec_k1 rec_k2 rec_k3 rec_k4 rec_kk1 rec_kk2 rec_kk3 rec_l1 rec_l2 rec_lambda rec_live_and_fun rec_multi_live_direct1 rec_multi_live_direct2 rec_multi_live_direct3 rec_multi_live_direct4 rec_multi_live_direct5 rec_multi_live_direct6 rec_multi_live_direct7 rec_multi_live_direct8 rec_multi_live_direct9 rec_mylist rec_nofail1 rec_nofail2 rec_nofail3 rec_nofail4 rec_par_lambda rec_phantom rec_simple rec_simple' rec_simple'' rec_some_killing rec_some_passive rec_t1 rec_t1' rec_t2 rec_t2' rec_t3 rec_t3' rec_tree' rec_trm rec_tt1 rec_tt2 rec_tt3 rec_tt4 rec_use_dead_foo rec_use_phantom rel_bar rel_bin_rose_tree rel_branch rel_dead_foo rel_dead_sum_fun rel_deadbar rel_deadbar_option rel_deadfoo rel_exp rel_factor rel_foo rel_ftree rel_in_here rel_ite rel_live_and_fun rel_multi_live_direct1 rel_multi_live_direct2 rel_multi_live_direct3 rel_multi_live_direct4 rel_multi_live_direct5 rel_multi_live_direct6 rel_multi_live_direct7 rel_multi_live_direct8 rel_multi_live_direct9 rel_mylist rel_nofail1 rel_nofail2 rel_nofail3 rel_nofail4 rel_par_lambda rel_phantom rel_some_killing rel_some_passive rel_tree' rel_trm rel_use_dead_foo rel_use_phantom size_bar size_bin_rose_tree size_branch size_d1 size_d1' size_d2 size_d2' size_d3 size_d3' size_d3'' size_d3''' size_d4 size_d4' size_d4'' size_d4''' size_d5 size_d5' size_d5'' size_d5''' size_dead_foo size_dead_sum_fun size_deadbar size_deadbar_option size_deadfoo size_exp size_factor size_foo size_ftree size_hfset size_in_here size_ite size_k1 size_k2 size_k3 size_k4 size_kk1 size_kk2 size_kk3 size_l1 size_l2 size_lambda size_live_and_fun size_multi_live_direct1 size_multi_live_direct2 size_multi_live_direct3 size_multi_live_direct4 size_multi_live_direct5 size_multi_live_direct6 size_multi_live_direct7 size_multi_live_direct8 size_multi_live_direct9 size_mylist size_nofail1 size_nofail2 size_nofail3 size_nofail4 size_par_lambda size_phantom size_simple size_simple' size_simple'' size_some_killing size_some_passive size_t1 size_t1' size_t2 size_t2' size_t3 size_t3' size_tree' size_trm size_tt1 size_tt2 size_tt3 size_tt4 size_use_dead_foo size_use_phantom
HOL-Datatype_Examples.Misc_Primcorec HOL-Datatype_Examples.Misc_Codatatype branch_of_stream build_cps forest_of_mylist freeze_exp freeze_factor freeze_trm id_tree id_trees1 id_trees2 inc_simple'' j1_sum j2_sum myapp mylist_of_forest poly_unity rename_lam semi_stream shuffle_sp simple'_of_bools simple_of_bools sinterleave tree'_of_stream trunc_tree trunc_trees1 trunc_trees2
HOL-Datatype_Examples.Misc_Primrec HOL-Datatype_Examples.Misc_Datatype hf_size id_tree id_trees1 id_trees2 inc_simple'' is_ground_exp is_ground_factor is_ground_trm map_ftreeA map_ftreeB myapp myrev nat_of_simple rename_lam shuffle_sp simple_of_simple' trunc_tree trunc_trees1 trunc_trees2
HOL-Datatype_Examples.Process HOL-Library.Stream -AX -X -Y -ax -x -y ACT Action BX CH CH1 CH2 CONT Choice F PREF PROC VAR ay case_process case_process_term case_x_y_ax ch1Of ch2Of contOf corec_process guarded isACT isAction isChoice map_process map_process_term pred_process pred_process_term prefOf rec_process_term rec_x_y_ax rel_process rel_process_term size_process_term size_x_y_ax solution sys sys' trace
HOL-Datatype_Examples.Regex_ACI HOL-Library.Confluent_Quotient ACI ACIEQ ACIcl Abs_ACI_rexp Alt And Atom Conc Eps Match Not Prop Rep_ACI_rexp Star Zero case_ldl case_rexp map_rexp pred_rexp rec_ldl rec_rexp rel_rexp size_ldl size_rexp
HOL-Datatype_Examples.Regex_ACIDZ HOL-Library.Confluent_Quotient ACIDZ ACIDZEQ ACIDZcl Abs_rexp_ACIDZ Alt And Atom Conc Eps Match Not Prop Rep_rexp_ACIDZ Star Zero case_ldl case_rexp distribute elim_zeros map_rexp pred_rexp rec_ldl rec_rexp rel_rexp size_ldl size_rexp
HOL-Datatype_Examples.Stream_Processor HOL-Library.Stream,HOL-Library.BNF_Axiomatization Ctor Get GetF In InF Put PutF assl case_JF case_spF⇩μ case_spF⇩ν case_sp⇩μ case_sp⇩ν copy corec_JF corec_spF⇩ν corec_sp⇩ν dtor map_JF map_spF⇩μ map_spF⇩ν map_sp⇩μ map_sp⇩ν out outF pred_JF pred_spF⇩μ pred_spF⇩ν pred_sp⇩μ pred_sp⇩ν rec_spF⇩μ rec_sp⇩μ rel_JF rel_spF⇩μ rel_spF⇩ν rel_sp⇩μ rel_sp⇩ν runF⇩μ runF⇩ν run⇩μ run⇩ν size_spF⇩μ size_sp⇩μ sp⇩μ_comp sp⇩μ_comp2 sp⇩μ_comp2R sp⇩ν_comp sp⇩ν_comp2 sub θ
HOL-Datatype_Examples.TLList HOL.Main Abs_tllist LCons LNil Rep_tllist TLCons TLNil case_llist corec_llist eq_tllist lconst lfinite lmap lrel lset pred_llist tlfinite
HOL-Datatype_Examples.TreeFI HOL.Main Tree case_treeFI corec_treeFI lab map_treeFI pred_treeFI rel_treeFI sub trev
HOL-Datatype_Examples.TreeFsetI HOL-Library.FSet Tree case_treeFsetI corec_treeFsetI lab map_treeFsetI pred_treeFsetI rel_treeFsetI sub tmap
HOL-Decision_Procs.Algebra_Aux HOL-Algebra.Ring cring_class_ops m_div of_integer of_natural
HOL-Decision_Procs.Approximation HOL.Complex_Main,HOL-Decision_Procs.Approximation_Bounds,HOL-Library.Code_Target_Numeral_Float -Abs -Add -Arctan -Cos -Exp -Floor -Inverse -Ln -Max -Min -Minus -Mult -Num -Pi -Power -Powr -Sqrt -Var Assign AtLeastAtMost Bound Conj DERIV_floatarith Disj Less LessEqual approx approx' approx_form approx_form' approx_form_eval approx_tse approx_tse_concl approx_tse_form approx_tse_form' bounded_by case_floatarith case_form interpret_floatarith interpret_form isDERIV isDERIV_approx lift_bin lift_bin' lift_un lift_un' rec_floatarith rec_form size_floatarith size_form
HOL-Decision_Procs.Approximation_Bounds HOL.Complex_Main,HOL-Library.Interval_Float,HOL-Decision_Procs.Dense_Linear_Order arctan_float_interval bnds_cos bnds_mult bnds_powr cos_float_interval exp_float_interval float_power_bnds get_even get_odd horner lb_arctan lb_arctan_horner lb_cos lb_exp lb_exp_horner lb_ln lb_ln2 lb_ln_horner lb_pi lb_sin_cos_aux lb_sqrt ln_float_interval map_bnds mult_float_interval pi_float_interval plus_float_interval power_float_interval powr_float_interval sqrt_float_interval sqrt_iteration ub_arctan ub_arctan_horner ub_cos ub_exp ub_exp_horner ub_ln ub_ln2 ub_ln_horner ub_pi ub_sin_cos_aux ub_sqrt
HOL-Decision_Procs.Commutative_Ring HOL-Decision_Procs.Conversions,HOL-Decision_Procs.Algebra_Aux,HOL-Library.Code_Target_Numeral Add Const MX Mc Minj Minj_pred Mul Neg PX Pc Pinj Pow Sub Var add case_mon case_pol case_polex cfactor mfactor mkMX mkMinj mkPX mkPinj mk_monpol_list mon_of_pol mul neg norm pnsubst pnsubst1 pnsubstl ponesubst pow psubstl psubstl1 rec_mon rec_pol rec_polex size_mon size_pol size_polex sqr sub
HOL-Decision_Procs.Commutative_Ring_Complete HOL-Decision_Procs.Commutative_Ring isnorm
HOL-Decision_Procs.Conversions HOL.Main
HOL-Decision_Procs.Cooper HOL.Complex_Main,HOL-Library.Code_Target_Numeral A Add And Bound C CN Closed DJ Dvd E Eq F Ge Gt Iff Ifm Imp Inum Le Lt Mul NClosed NDvd NEq Neg Not Or Sub T a_β bnds bound0 case_fm case_num conj cooper d_β d_δ decr decrnum disj disjuncts djf evaldjf iff imp isatom iszlfm lex_bnd lex_ns minusinf mirror not numadd numbound0 nummul numneg numsub numsubst0 pa plusinf prep qelim qfree rec_fm rec_num simpfm simpnum size_fm size_num subst0 unit zlfm zsplit0 α β δ ζ
HOL-Decision_Procs.DP_Library HOL.Main alluopairs
HOL-Decision_Procs.Decision_Procs HOL-Decision_Procs.Commutative_Ring,HOL-Decision_Procs.Cooper,HOL-Decision_Procs.Ferrack,HOL-Decision_Procs.MIR,HOL-Decision_Procs.Approximation,HOL-Decision_Procs.Dense_Linear_Order,HOL-Decision_Procs.Parametric_Ferrante_Rackoff,HOL-Decision_Procs.Commutative_Ring_Complete,HOL-Decision_Procs.Commutative_Ring_Ex,HOL-Decision_Procs.Approximation_Ex,HOL-Decision_Procs.Approximation_Quickcheck_Ex,HOL-Decision_Procs.Dense_Linear_Order_Ex
HOL-Decision_Procs.Dense_Linear_Order HOL.Main constr_dense_linorder linorder_no_lb linorder_no_ub
HOL-Decision_Procs.Ferrack HOL.Complex_Main,HOL-Decision_Procs.Dense_Linear_Order,HOL-Decision_Procs.DP_Library,HOL-Library.Code_Target_Numeral A Add And Bound C CN DJ E Eq F Ge Gt Iff Ifm Imp Inum Le Lt Mul NEq Neg Not Or Sub T bound0 case_fm case_num conj decr decrnum disj disjuncts djf dvdnumcoeff eq evaldjf ferrack ferrack_test ge gt iff imp isatom ismaxcoeff isrlfm le linrqe lt maxcoeff minusinf neq not nozerocoeff numadd numbound0 numgcd numgcdh nummul numneg numsub plusinf prep qelim qfree rec_fm rec_num reducecoeff reducecoeffh rlfm rsplit0 simp_num_pair simpfm simpnum size_fm size_num uset usubst
HOL-Decision_Procs.MIR HOL.Complex_Main,HOL-Decision_Procs.Dense_Linear_Order,HOL-Decision_Procs.DP_Library,HOL-Library.Code_Target_Numeral,HOL-Library.Old_Recdef A Add And Bound C CF CJNB CN DJ DVD DVDJ Dvd E Eq F Floor Ge Gt Iff Ifm Imp Inum Le Lt Mul NDVD NDVDJ NDvd NEq Neg Not Or Sub T UNION a_β bnds bound0 case_fm case_num check_int chooset conj conjuncts cooper d_β d_δ decr decrnum disj disjuncts djf dvdnumcoeff eq evaldjf exsplit exsplitnum ferrack01 fp ge gt iff imp isatom isint ismaxcoeff isrlfm iszlfm le lex_bnd lex_ns list_conj lt maxcoeff minusinf mircfr mircfrqe mirlfr mirlfrqe mirror neq not nozerocoeff numadd numbound0 numfloor numgcd numgcdh nummul numneg numsub numsubst0 plusinf prep problem1 problem2 problem3 problem4 qelim qfree rdvd rec_fm rec_num redlove reducecoeff reducecoeffh rlfm rsplit rsplit0 simp_num_pair simpdvd simpfm simpnum size_fm size_num split_int stage subst0 unit zlfm zsplit0 Υ α α_ρ β δ ζ ρ σ σ_ρ υ
HOL-Decision_Procs.Parametric_Ferrante_Rackoff HOL-Decision_Procs.Reflected_Multivariate_Polynomial,HOL-Decision_Procs.Dense_Linear_Order,HOL-Decision_Procs.DP_Library,HOL-Library.Code_Target_Numeral A Add And Bound CJNB CNP CP DJ E Eq F Iff Ifm Imp Itm Le Lt Mul NEq Neg Not Or Sub T allpolys bound bound0 boundslt case_fm case_tm conj conjs conjuncts decr decr0 decrtm decrtm0 disj disjuncts djf eq evaldjf ferrack ferrack2 frpar frpar2 iff imp incrtm0 isatom islin le list_conj list_disj lt minusinf msubst msubst2 msubsteq msubsteq2 msubstle msubstleneg msubstlepos msubstlt msubstltneg msubstltpos msubstneg msubstneq msubstpos neq not plusinf prep qelim qfree rec_fm rec_tm removen simpeq simpfm simple simplt simpneq simptm size_fm size_tm split0 subst subst0 tmadd tmbound tmbound0 tmboundslt tmmul tmneg tmsub tmsubst tmsubst0 uset
HOL-Decision_Procs.Polynomial_List HOL.Complex_Main cmult degree divides mulexp nonconstant order padd pexp pmult pnormal pnormalize poly poly_minus pquot rsquarefree
HOL-Decision_Procs.Rat_Pair HOL.Complex_Main INum Nadd Ndiv Nge0 Ngt0 Ninv Nle Nle0 Nlt Nlt0 Nmul Nneg Nsub Num0_syn Numi_syn isnormNum normNum
HOL-Decision_Procs.Reflected_Multivariate_Polynomial HOL.Complex_Main,HOL-Decision_Procs.Rat_Pair,HOL-Decision_Procs.Polynomial_List Add Bound C CN Ipoly Ipoly_syntax Mul Neg Pw Sub behead case_poly coefficients decrpoly degree degreen funpow head headconst headn isconstant isnonconstant isnpoly isnpolyh isweaknpoly maxindex monic poly_0 poly_cmul poly_deriv poly_deriv_aux poly_nate poly_p poly_pow polyadd polybound0 polydivide polydivide_aux polydivideby polymul polynate polyneg polypoly polypoly' polypow polysize polysub polysubst0 rec_poly shift1 size_poly swap swapnorm wf_bs
HOL-Decision_Procs.Reflective_Field HOL-Decision_Procs.Commutative_Ring -Left -Right Common Cond Denom FAdd FCnst FDiv FMul FNeg FPow FSub FVar Num PAdd PCnst PExpr1 PExpr2 PMul PNeg PPow PSub PVar case_fexpr case_pexpr case_pexpr1 case_pexpr2 feval fnorm isin nonzero npeadd npemul npeneg npepow npesub nth_el peval rec_fexpr rec_pexpr rec_pexpr1 rec_pexpr2 size_fexpr size_pexpr size_pexpr1 size_pexpr2 split_aux
HOL-Decision_Procs.Approximation_Ex HOL.Complex_Main,HOL-Decision_Procs.Approximation
HOL-Decision_Procs.Approximation_Quickcheck_Ex HOL-Decision_Procs.Approximation
HOL-Decision_Procs.Commutative_Ring_Ex HOL-Decision_Procs.Reflective_Field
HOL-Decision_Procs.Dense_Linear_Order_Ex HOL-Decision_Procs.Dense_Linear_Order
HOL.Deriv HOL.Limits DERIV FDERIV differentiable has_derivative has_field_derivative has_real_derivative has_vector_derivative
HOL-Eisbach.Eisbach
HOL-Eisbach.Eisbach_Old_Appl_Syntax HOL-Eisbach.Eisbach
HOL-Eisbach.Eisbach_Tools HOL-Eisbach.Eisbach
HOL-Eisbach.Example_Metric HOL-Analysis.Metric_Arith,HOL-Eisbach.Eisbach_Tools
HOL-Eisbach.Examples HOL.Main,HOL-Eisbach.Eisbach_Tools
HOL-Eisbach.Examples_FOL HOL-Eisbach.Eisbach_Old_Appl_Syntax
HOL-Eisbach.Tests HOL.Main,HOL-Eisbach.Eisbach_Tools first_id foo foo' locale_poly my_locale1 my_locale2
HOL.Enum HOL.Map,HOL.Groups_List -all_n_lists -a⇩1 -a⇩2 -a⇩3 -a⇩4 -a⇩5 -enum -enum_all -enum_ex -ex_n_lists -ntrancl bacc card_UNIV case_finite_1 case_finite_2 case_finite_3 case_finite_4 case_finite_5 enum_the rec_finite_1 rec_finite_2 rec_finite_3 rec_finite_4 rec_finite_5 size_finite_1 size_finite_2 size_finite_3 size_finite_4 size_finite_5
HOL.Equiv_Relations HOL.BNF_Least_Fixpoint -proj RESPECTS RESPECTS2 congruent congruent2 equiv equivclp equivp kernel part_equivp quotient
HOL.Euclidean_Rings HOL.Int,HOL.Lattices_Big division_segment euclidean_size
HOL-Examples.Ackermann HOL-Library.Multiset_Order,HOL-Library.Product_Lexorder Ackloop ack ack_mset acklist ackloop
HOL-Examples.Adhoc_Overloading HOL.Main,HOL-Library.Infinite_Set Abs_perm Fun PERMUTE Rep_perm Var case_term map_term perms permute permute_atom permute_perm pred_term rec_term rel_term rule_vars size_term term_vars trs_vars vars
HOL-Examples.Cantor HOL.Main
HOL-Examples.Coherent HOL.Main
HOL-Examples.Commands HOL.Main
HOL-Examples.Drinker HOL.Main
HOL-Examples.Functions HOL.Main,HOL-Library.Monad_Syntax A B Branch C D E F G H I J K L Leaf M N P Q R S T U V Xcoord Xcoord_update Ycoord Ycoord_update add big case_DT case_tree collatz diag ev evn f f2 f3 f4 f5 f91 fa fib fixpoint gcd2 gcd3 h i j k list_to_option listlen map_tree my_monoid nz od pred pred_tree rec_DT rec_tree rel_tree size_DT size_tree sum4 swp tak tak_m1 tak_m2 tak_m3 testcase tinc treemap xor
HOL-Examples.Gauss_Numbers HOL-Library.Centered_Division Gauss Im Re case_gauss cnj corec_gauss imaginary_unit
HOL-Examples.Groebner_Examples HOL.Main collinear sq
HOL-Examples.Iff_Oracle HOL.Main
HOL-Examples.Induction_Schema HOL.Main
HOL-Examples.Knaster_Tarski HOL.Main
HOL-Examples.ML HOL.Main ackermann factorial
HOL-Examples.Peirce HOL.Main
HOL-Examples.Records HOL.Main Blue Green Red a a_update b b_update bar1 bar1_update bar2 bar21 bar21_update bar2_update bar3 bar31 bar31_update bar32 bar32_update bar3_update bar520 bar520_update bar521 bar521_update c c_update case_colour colour colour_update content content_update d d_update e e_update f f_update foo1 foo10 foo11 foo2 foo3 foo4 foo5 foo6 foo7 foo8 foo9 getX incX incX' rec_colour setX size_colour xpos xpos' xpos'_update xpos_update ypos ypos' ypos'_update ypos_update
HOL-Examples.Reflection_Examples HOL.Complex_Main,HOL-Library.Reflection Add And At BAnd BC BOr C CN Conj Disj Eq ExQ F FalseF Ge IAdd IC IMult INeg ISub IVar Iff Ifm Imp Inum Iprod Irb Irifm Irint Irlist Irnat Isgn LAppend LCons LEmpty LVar Less Lt Mul NAdd NC NEG NEq NMult NNeg NSub NSuc NVar NZeroEq Neg Nlgth Not One Or PNM Pos Pw RAnd RBALL RBEX RF RIALL RIEX RIff RImp RLALL RLEX RNALL RNEQ RNEX RNILT RNLT ROr RT RVar T Tr TrueF Var Zero ZeroEq case_aform case_fm case_form case_num case_prod case_rb case_rifm case_rint case_rlist case_rnat case_sgn fmsize interp is_aform lin_add lin_mul linaform linaformsize linum nnf num_size rec_aform rec_fm rec_form rec_num rec_prod rec_rb rec_rifm rec_rint rec_rlist rec_rnat rec_sgn size_aform size_fm size_form size_num size_prod size_rb size_rifm size_rint size_rlist size_rnat size_sgn
HOL-Examples.Rewrite_Examples HOL.Main,HOL-Library.Rewrite f f_inv
HOL-Examples.Seq HOL.Main Empty Seq case_seq conc map_seq pred_seq rec_seq rel_seq reverse size_seq
HOL-Examples.Sqrt HOL.Complex_Main,HOL-Computational_Algebra.Primes
HOL.Extraction HOL.Option Left Right case_sumbool rec_sumbool size_sumbool
HOL.Factorial HOL.Groups_List fact pochhammer
HOL.Fields HOL.Nat inverse inverse_divide
HOL.Filter HOL.Set_Interval,HOL.Lifting_Set -abstract_filter Abs_filter Alm_all Inf_many Rep_filter at_bot at_top cofinite eventually filtercomap filterlim filtermap finite_sets_at_top finite_subsets_at_top frequently is_filter map_filter_on principal prod_filter rel_filter sequentially trivial_limit
HOL.Finite_Set HOL.Product_Type,HOL.Sum_Type,HOL.Fields,HOL.Relation -fold Fpow comp_fun_commute comp_fun_commute_on comp_fun_idem comp_fun_idem_on finite fold_graph folding folding_idem folding_idem_on folding_on infinite
HOL.Fun HOL.Set antimono antimono_on bij bij_betw comp fcomp fun_upd id inj inj_on map_fun mono mono_on monotone monotone_on override_on strict_antimono strict_antimono_on strict_mono strict_mono_on surj the_inv the_inv_into
HOL.Fun_Def HOL.Basic_BNF_LFPs,HOL.Partial_Function,HOL.SAT THE_default in_rel is_measure max_strict max_weak min_strict min_weak pair_leq pair_less reduction_pair rp_inv_image
HOL.Fun_Def_Base HOL.Ctr_Sugar,HOL.Set,HOL.Wellfounded
HOL.GCD HOL.Groups_List,HOL.Code_Numeral Gcd Lcm bezw bounded_quasi_semilattice gcd gcd_list lcm lcm_list semiring_char
HOL.Groebner_Basis HOL.Semiring_Normalization,HOL.Parity
HOL.Groups HOL.Orderings -one -zero abel_semigroup abs comm_monoid group minus monoid plus semigroup sgn times uminus
HOL.Groups_Big HOL.Power,HOL.Equiv_Relations Prod Sum
HOL.Groups_List HOL.List horner_sum
HOL.HOL HOL.Try0 -eq -equal ASSUMPTION All Ex Ex1 False If Let NO_MATCH Not The True Uniq conj default disj iff implies not_equal simp_implies undefined
HOL-HOLCF.Algebraic HOL-HOLCF.Universal,HOL-HOLCF.Map_Functions Abs_defl Abs_fin_defl Rep_defl Rep_fin_defl cast defl_fun1 defl_fun2 defl_principal
HOL-HOLCF.Bifinite HOL-HOLCF.Map_Functions,HOL-HOLCF.Cprod,HOL-HOLCF.Sprod,HOL-HOLCF.Sfun,HOL-HOLCF.Up,HOL-Library.Countable approx_chain decode_cfun decode_prod_u discr_approx encode_cfun encode_prod_u
HOL-HOLCF.Cfun HOL-HOLCF.Cpodef ID cfcomp cfcomp_syn cfun seq strictify
HOL-HOLCF.Compact_Basis HOL-HOLCF.Universal Abs_pd_basis PDPlus PDUnit Rep_pd_basis fold_pd pd_basis
HOL-HOLCF.Completion HOL-HOLCF.Cfun -principal ideal_completion preorder
HOL-HOLCF.ConvexPD HOL-HOLCF.UpperPD,HOL-HOLCF.LowerPD Abs_convex_pd Rep_convex_pd convex_add convex_bind convex_bind_basis convex_join convex_le convex_map convex_plus convex_principal convex_to_lower convex_to_upper convex_unit
HOL-HOLCF.Cpo HOL.Main Discr Lub UU adm below bottom case_discr chain compact cont finite_chain is_lub is_ub lub map_discr max_in_chain monofun not_below pred_discr rec_discr rel_discr size_discr undiscr
HOL-HOLCF.Cpodef HOL-HOLCF.Cpo
HOL-HOLCF.Cprod HOL-HOLCF.Cfun cfst csnd csplit unit_when
HOL-HOLCF.Deflation HOL-HOLCF.Cfun deflation ep_pair finite_deflation
HOL-HOLCF.Domain HOL-HOLCF.Representable,HOL-HOLCF.Map_Functions,HOL-HOLCF.Fixrec decisive defl_set iso isodefl isodefl'
HOL-HOLCF.Buffer HOL-HOLCF.FOCUS BufAC BufAC_Asm BufAC_Asm_F BufAC_Cmt BufAC_Cmt_F BufEq BufEq_F BufEq_alt BufSt BufSt_F BufSt_P Md Mreq Sd Snil case_M case_State rec_M rec_State size_M size_State
HOL-HOLCF.Buffer_adm HOL-HOLCF.Buffer,HOL-HOLCF.Stream_adm
HOL-HOLCF.FOCUS HOL-HOLCF.Fstream
HOL-HOLCF.Fstream HOL-HOLCF.Stream emptystream fscons fscons' fsfilter fsfilter'
HOL-HOLCF.Fstreams HOL-HOLCF.Stream emptystream first fsfilter fsfilter' fsingleton fsmap jth last
HOL-HOLCF.Stream_adm HOL-HOLCF.Stream,HOL-Library.Order_Continuity antitonP stream_antiP stream_monoP
HOL-HOLCF.Fixrec HOL-HOLCF.Cprod,HOL-HOLCF.Sprod,HOL-HOLCF.Ssum,HOL-HOLCF.Up,HOL-HOLCF.One,HOL-HOLCF.Tr,HOL-HOLCF.Cfun -fail -run -succeed fix fix_syn iterate match_FF match_ONE match_Pair match_TT match_bottom match_sinl match_sinr match_spair match_up mplus mplus_syn
HOL-HOLCF.HOLCF HOL.Main,HOL-HOLCF.Domain,HOL-HOLCF.Powerdomains
HOL-HOLCF.Denotational HOL-HOLCF.HOLCF,HOL-IMP.Big_Step D dlift
HOL-HOLCF.HoareEx HOL-HOLCF.Denotational hoare_valid
HOL-HOLCF.Abschannel HOL-IOA.IOA,HOL-HOLCF.Action,HOL-HOLCF.Lemmas R S case_abs_action ch_asig ch_ioa ch_trans map_abs_action pred_abs_action rec_abs_action rel_abs_action rsch_actions rsch_asig rsch_ioa rsch_trans size_abs_action srch_actions srch_asig srch_ioa srch_trans
HOL-HOLCF.Abschannel_finite HOL-HOLCF.Abschannel,HOL-IOA.IOA,HOL-HOLCF.Action,HOL-HOLCF.Lemmas ch_fin_asig ch_fin_ioa ch_fin_trans reverse rsch_fin_asig rsch_fin_ioa rsch_fin_trans srch_fin_asig srch_fin_ioa srch_fin_trans
HOL-HOLCF.Action HOL-HOLCF.Packet Next R_ack R_msg R_pkt S_ack S_msg S_pkt case_action map_action pred_action rec_action rel_action size_action
HOL-HOLCF.Correctness HOL-IOA.IOA,HOL-HOLCF.Env,HOL-HOLCF.Impl,HOL-HOLCF.Impl_finite abs reduce system_fin_ioa system_ioa
HOL-HOLCF.Env HOL-IOA.IOA,HOL-HOLCF.Action env_asig env_ioa env_trans next
HOL-HOLCF.Impl HOL-HOLCF.Sender,HOL-HOLCF.Receiver,HOL-HOLCF.Abschannel impl_ioa rec rsch sen srch
HOL-HOLCF.Impl_finite HOL-HOLCF.Sender,HOL-HOLCF.Receiver,HOL-HOLCF.Abschannel_finite impl_fin_ioa rec_fin rsch_fin sen_fin srch_fin
HOL-HOLCF.Lemmas HOL.Main
HOL-HOLCF.Packet HOL.Main hdr msg
HOL-HOLCF.Receiver HOL-IOA.IOA,HOL-HOLCF.Action,HOL-HOLCF.Lemmas rbit receiver_asig receiver_ioa receiver_trans rq
HOL-HOLCF.Sender HOL-IOA.IOA,HOL-HOLCF.Action,HOL-HOLCF.Lemmas sbit sender_asig sender_ioa sender_trans sq
HOL-HOLCF.Spec HOL-IOA.IOA,HOL-HOLCF.Action spec_ioa spec_sig spec_trans
HOL-HOLCF.Abstraction HOL-HOLCF.LiveIOA cex_abs cex_absSeq is_abstraction is_live_abstraction state_strengthening state_weakening temp_strengthening temp_weakening weakeningIOA
HOL-HOLCF.Asig HOL.Main actions externals inputs internals is_asig locals mk_ext_asig outputs
HOL-HOLCF.Automata HOL-HOLCF.Asig Enabled IOA act asig_comp asig_of compatible en_persistent enabled ext fairIOA hide hide_asig inp input_enabled input_resistant int invariant is_asig_of is_starts_of is_trans_of local out par reachable rename rename_set restrict restrict_asig set_was_enabled sfair_of starts_of trans_of trans_of_syn was_enabled wfair_of
HOL-HOLCF.CompoExecs HOL-HOLCF.Traces Filter_ex Filter_ex2 ProjA ProjA2 ProjB ProjB2 par_execs stutter stutter2
HOL-HOLCF.CompoScheds HOL-HOLCF.CompoExecs mkex mkex2 par_scheds
HOL-HOLCF.CompoTraces HOL-HOLCF.CompoScheds,HOL-HOLCF.ShortExecutions mksch par_traces
HOL-HOLCF.Compositionality HOL-HOLCF.CompoTraces
HOL-HOLCF.Deadlock HOL-HOLCF.RefCorrectness,HOL-HOLCF.CompoScheds
HOL-HOLCF.IOA HOL-HOLCF.SimCorrectness,HOL-HOLCF.Compositionality,HOL-HOLCF.Deadlock
HOL-HOLCF.LiveIOA HOL-HOLCF.TLS SF WF is_live_ref_map live_implements liveexecutions livetraces validLIOA
HOL-HOLCF.Abschannel HOL-IOA.IOA,HOL-HOLCF.Action R S case_abs_action ch_asig ch_ioa ch_trans map_abs_action pred_abs_action rec_abs_action rel_abs_action rsch_actions rsch_asig rsch_ioa rsch_sfair rsch_trans rsch_wfair size_abs_action srch_actions srch_asig srch_ioa srch_sfair srch_trans srch_wfair
HOL-HOLCF.Action HOL-HOLCF.Packet C_m_r C_m_s C_r_r C_r_s R_ack R_msg R_pkt S_ack S_msg S_pkt case_action map_action pred_action rec_action rel_action size_action
HOL-HOLCF.Correctness HOL-HOLCF.Impl,HOL-HOLCF.Spec hom
HOL-HOLCF.Impl HOL-HOLCF.Sender,HOL-HOLCF.Receiver,HOL-HOLCF.Abschannel hdr_sum impl_ioa inv1 inv2 inv3 inv4 rec rsch sen srch
HOL-HOLCF.Lemmas HOL.Main
HOL-HOLCF.Multiset HOL-HOLCF.Lemmas addm count countm delm emptym
HOL-HOLCF.Overview HOL-IOA.IOA
HOL-HOLCF.Packet HOL-HOLCF.Multiset hdr msg
HOL-HOLCF.Receiver HOL-IOA.IOA,HOL-HOLCF.Action rbit receiver_asig receiver_ioa receiver_trans rq rrcvd rsending rsent
HOL-HOLCF.Sender HOL-IOA.IOA,HOL-HOLCF.Action sbit sender_asig sender_ioa sender_trans sq srcvd ssending ssent
HOL-HOLCF.Spec HOL-IOA.IOA,HOL-HOLCF.Action spec_ioa spec_sig spec_trans
HOL-HOLCF.Pred HOL.Main AND IMPLIES Not OR satisfies valid
HOL-HOLCF.RefCorrectness HOL-HOLCF.RefMappings corresp_ex corresp_exC is_fair_ref_map
HOL-HOLCF.RefMappings HOL-HOLCF.Traces is_ref_map is_weak_ref_map move
HOL-HOLCF.Seq HOL-HOLCF.HOLCF Finite Infinite Partial sconc_syn sforall
HOL-HOLCF.Sequence HOL-HOLCF.Seq Consq Consq_syn Dropwhile Filter Filter2 Flat Forall Last Map Takewhile Zip
HOL-HOLCF.ShortExecutions HOL-HOLCF.Traces Cut LastActExtsch oraclebuild
HOL-HOLCF.SimCorrectness HOL-HOLCF.Simulations corresp_ex_sim corresp_ex_simC
HOL-HOLCF.Simulations HOL-HOLCF.RefCorrectness is_back_forw_simulation is_backward_simulation is_forw_back_simulation is_history_relation is_prophecy_relation is_simulation
HOL-HOLCF.Action HOL.Main Free Loc New case_action rec_action size_action
HOL-HOLCF.Correctness HOL-HOLCF.SimCorrectness,HOL-HOLCF.Spec,HOL-HOLCF.Impl sim_relation
HOL-HOLCF.Impl HOL-IOA.IOA,HOL-HOLCF.Action impl_ioa impl_sig impl_trans
HOL-HOLCF.Spec HOL-IOA.IOA,HOL-HOLCF.Action spec_ioa spec_sig spec_trans
HOL-HOLCF.TL HOL-HOLCF.Pred,HOL-HOLCF.Sequence Box Diamond Init Leadsto Next suffix tsuffix unlift validT
HOL-HOLCF.TLS HOL-HOLCF.IOA,HOL-HOLCF.TL ex2seq ex2seqC mkfin option_lift plift temp_sat validIOA validTE xt1 xt2
HOL-HOLCF.Traces HOL-HOLCF.Sequence,HOL-HOLCF.Automata Execs Scheds Traces executions fair_ex fair_implements fairexecutions fairtraces filter_act fin_often has_schedule has_trace inf_often ioa_implements is_exec_frag is_exec_fragC is_sfair is_wfair laststate mk_trace schedules sfair_ex traces wfair_ex
HOL-HOLCF.TrivEx HOL-HOLCF.Abstraction A_asig A_ioa A_trans C_asig C_ioa C_trans INC case_action h_abs rec_action size_action
HOL-HOLCF.TrivEx2 HOL-HOLCF.Abstraction A_asig A_ioa A_live_ioa A_trans C_asig C_ioa C_live_ioa C_trans INC case_action h_abs rec_action size_action
HOL-HOLCF.Bool_Discrete HOL-HOLCF.HOLCF
HOL-HOLCF.Char_Discrete HOL-HOLCF.HOLCF
HOL-HOLCF.Defl_Bifinite HOL-HOLCF.HOLCF,HOL-Library.Infinite_Set defl_defl defl_emb defl_map_emb defl_map_prj defl_prj eventual eventual_iterate eventually_constant meet_defl meet_fin_defl pre_deflation
HOL-HOLCF.HOLCF_Library HOL-HOLCF.Bool_Discrete,HOL-HOLCF.Char_Discrete,HOL-HOLCF.Defl_Bifinite,HOL-HOLCF.Int_Discrete,HOL-HOLCF.List_Cpo,HOL-HOLCF.List_Predomain,HOL-HOLCF.Nat_Discrete,HOL-HOLCF.Option_Cpo,HOL-HOLCF.Stream,HOL-HOLCF.Sum_Cpo
HOL-HOLCF.HOL_Cpo HOL-HOLCF.Bool_Discrete,HOL-HOLCF.Nat_Discrete,HOL-HOLCF.Int_Discrete,HOL-HOLCF.Char_Discrete,HOL-HOLCF.Sum_Cpo,HOL-HOLCF.Option_Cpo,HOL-HOLCF.List_Predomain
HOL-HOLCF.Int_Discrete HOL-HOLCF.HOLCF
HOL-HOLCF.List_Cpo HOL-HOLCF.HOLCF match_Cons match_Nil
HOL-HOLCF.List_Predomain HOL-HOLCF.List_Cpo,HOL-HOLCF.Sum_Cpo list_liftdefl list_map
HOL-HOLCF.Nat_Discrete HOL-HOLCF.HOLCF
HOL-HOLCF.Option_Cpo HOL-HOLCF.HOLCF,HOL-HOLCF.Sum_Cpo decode_option encode_option match_None match_Some option_map
HOL-HOLCF.Stream HOL-HOLCF.HOLCF,HOL-Library.Extended_Nat constr_sconc constr_sconc' i_rt i_th sconc sfilter slen smap
HOL-HOLCF.Sum_Cpo HOL-HOLCF.HOLCF decode_sum_u encode_sum_u map_sum' match_Inl match_Inr sum_liftdefl udefl
HOL-HOLCF.Lift HOL-HOLCF.Up Def flift1 flift2
HOL-HOLCF.LowerPD HOL-HOLCF.Compact_Basis Abs_lower_pd Rep_lower_pd lower_add lower_bind lower_bind_basis lower_join lower_le lower_map lower_plus lower_principal lower_unit
HOL-HOLCF.Map_Functions HOL-HOLCF.Deflation,HOL-HOLCF.Sprod,HOL-HOLCF.Ssum,HOL-HOLCF.Sfun,HOL-HOLCF.Up cfun_map prod_map sfun_map sprod_map ssum_map u_map
HOL-HOLCF.One HOL-HOLCF.Lift ONE one_case
HOL-HOLCF.Powerdomains HOL-HOLCF.ConvexPD,HOL-HOLCF.Domain convex_defl convex_emb convex_prj lower_defl lower_emb lower_prj upper_defl upper_emb upper_prj
HOL-HOLCF.README HOL.Main
HOL-HOLCF.Representable HOL-HOLCF.Algebraic,HOL-HOLCF.Map_Functions,HOL-Library.Countable defl emb liftdefl liftdefl_of liftemb liftprj prj prod_defl prod_emb prod_liftdefl prod_prj sfun_defl sfun_emb sfun_prj sprod_defl sprod_emb sprod_prj ssum_defl ssum_emb ssum_prj u_defl u_emb u_liftdefl u_prj
HOL-HOLCF.Sfun HOL-HOLCF.Cfun sfun_abs sfun_rep
HOL-HOLCF.Sprod HOL-HOLCF.Cfun sfst spair sprod ssnd ssplit
HOL-HOLCF.Ssum HOL-HOLCF.Tr sinl sinr sscase ssum
HOL-HOLCF.Tr HOL-HOLCF.Lift FF If2 TT andalso_syn cifte_syn neg orelse_syn tr_case trand tror
HOL-HOLCF.Domain_ex HOL-HOLCF.HOLCF
HOL-HOLCF.Fixrec_ex HOL-HOLCF.HOLCF test
HOL-HOLCF.New_Domain HOL-HOLCF.HOLCF
HOL-HOLCF.Universal HOL-HOLCF.Bifinite,HOL-HOLCF.Completion,HOL-Library.Nat_Bijection -node Abs_compact_basis Abs_udom Rep_compact_basis Rep_udom approximants compact_bot ubasis_le ubasis_until udom_approx udom_emb udom_principal udom_prj
HOL-HOLCF.Up HOL-HOLCF.Cfun Ibottom Ifup Iup case_u fup map_u pred_u rec_u rel_u size_u up
HOL-HOLCF.UpperPD HOL-HOLCF.Compact_Basis Abs_upper_pd Rep_upper_pd upper_add upper_bind upper_bind_basis upper_join upper_le upper_map upper_plus upper_principal upper_unit
HOL-HOLCF.Concurrency_Monad HOL-HOLCF.HOLCF apR bindN mapN plusN unitN
HOL-HOLCF.Dagstuhl HOL-HOLCF.Stream YS YYS y
HOL-HOLCF.Dnat HOL-HOLCF.HOLCF iterator
HOL-HOLCF.Domain_Proofs HOL-HOLCF.HOLCF bar_abs bar_defl bar_map bar_rep bar_take baz_abs baz_defl baz_map baz_rep baz_take foo_abs foo_bar_baz_deflF foo_bar_baz_mapF foo_bar_baz_takeF foo_defl foo_map foo_rep foo_take
HOL-HOLCF.Fix2 HOL-HOLCF.HOLCF gix
HOL-HOLCF.Focus_ex HOL-HOLCF.Stream Rf def_g is_f is_g is_net_g
HOL-HOLCF.Hoare HOL-HOLCF.HOLCF b1 b2 g p q
HOL-HOLCF.Letrec HOL-HOLCF.HOLCF CLetrec
HOL-HOLCF.Loop HOL-HOLCF.HOLCF step while
HOL-HOLCF.Pattern_Match HOL-HOLCF.HOLCF FF_pat ONE_pat TT_pat as_pat branch cases cpair_pat fail fatbar fatbar_syn lazy_pat match_bind run sinl_pat sinr_pat spair_pat succeed up_pat wild_pat
HOL-HOLCF.Powerdomain_ex HOL-HOLCF.HOLCF compare is_le is_less r1 r2
HOL-Hahn_Banach.Bounds HOL.Main,HOL-Analysis.Continuum_Not_Denumerable lub the_lub
HOL-Hahn_Banach.Function_Norm HOL-Hahn_Banach.Normed_Space,HOL-Hahn_Banach.Function_Order continuous
HOL-Hahn_Banach.Function_Order HOL-Hahn_Banach.Subspace,HOL-Hahn_Banach.Linearform domain funct graph norm_pres_extensions
HOL-Hahn_Banach.Hahn_Banach HOL-Hahn_Banach.Hahn_Banach_Lemmas
HOL-Hahn_Banach.Hahn_Banach_Ext_Lemmas HOL-Hahn_Banach.Function_Norm
HOL-Hahn_Banach.Hahn_Banach_Lemmas HOL-Hahn_Banach.Hahn_Banach_Sup_Lemmas,HOL-Hahn_Banach.Hahn_Banach_Ext_Lemmas
HOL-Hahn_Banach.Hahn_Banach_Sup_Lemmas HOL-Hahn_Banach.Function_Norm,HOL-Hahn_Banach.Zorn_Lemma
HOL-Hahn_Banach.Linearform HOL-Hahn_Banach.Vector_Space linearform
HOL-Hahn_Banach.Normed_Space HOL-Hahn_Banach.Subspace norm seminorm
HOL-Hahn_Banach.Subspace HOL-Hahn_Banach.Vector_Space,HOL-Library.Set_Algebras lin subspace
HOL-Hahn_Banach.Vector_Space HOL.Complex_Main,HOL-Hahn_Banach.Bounds prod vectorspace
HOL-Hahn_Banach.Zorn_Lemma HOL.Main
HOL.Hilbert_Choice HOL.Wellfounded Eps bijection inv inv_into some_elem
HOL-Hoare.Arith2 HOL.Main cd fac gcd
HOL-Hoare.Examples HOL-Hoare.Hoare_Logic,HOL-Hoare.Arith2
HOL-Hoare.ExamplesAbort HOL-Hoare.Hoare_Logic_Abort
HOL-Hoare.ExamplesTC HOL-Hoare.Hoare_Logic sqrt
HOL-Hoare.Heap HOL.Main List Null Path Ref addr case_ref distPath islist list map_ref pred_ref rec_ref rel_ref size_ref
HOL-Hoare.HeapSyntax HOL-Hoare.Hoare_Logic,HOL-Hoare.Heap
HOL-Hoare.HeapSyntaxAbort HOL-Hoare.Hoare_Logic_Abort,HOL-Hoare.Heap
HOL-Hoare.Hoare_Logic HOL-Hoare.Hoare_Syntax,HOL-Hoare.Hoare_Tac Basic Cond Sem Seq Valid ValidTC While annskip case_com map_com pred_com rec_com rel_com size_com
HOL-Hoare.Hoare_Logic_Abort HOL-Hoare.Hoare_Syntax,HOL-Hoare.Hoare_Tac Abort Basic Cond Sem Seq Valid ValidTC While annskip case_com map_com pred_com rec_com rel_com size_com
HOL-Hoare.Hoare_Syntax HOL.Main Abasic Acond Aseq Awhile case_anno map_anno pred_anno rec_anno rel_anno size_anno
HOL-Hoare.Hoare_Tac HOL.Main
HOL-Hoare.Pointer_Examples HOL-Hoare.HeapSyntax cand cor ispath merge new path
HOL-Hoare.Pointer_ExamplesAbort HOL-Hoare.HeapSyntaxAbort
HOL-Hoare.Pointers0 HOL-Hoare.Hoare_Logic List Null Path islist list merge new
HOL-Hoare.README HOL.Main
HOL-Hoare.SchorrWaite HOL-Hoare.HeapSyntax S addrs reachable rel relS restr stkOk
HOL-Hoare.SepLogHeap HOL.Main List Path
HOL-Hoare.Separation HOL-Hoare.Hoare_Logic_Abort,HOL-Hoare.SepLogHeap is_empty ortho singl star wand
HOL-Hoare_Parallel.Gar_Coll HOL-Hoare_Parallel.Graph,HOL-Hoare_Parallel.OG_Syntax Append AppendInv Append_to_free Auxk Blacken_Roots Collector Color_Target Count CountInv E E_update M M_init M_update Ma Ma_update Mut_init Mutator PBInv Propagate_Black Propagate_Black_aux Proper Proper_M_init R Redirect_Edge Safe T bc bc_update ind ind_update k k_update obc obc_update z z_update
HOL-Hoare_Parallel.Graph HOL.Main Black Blacks BtoW Proper_Edges Proper_Roots Reach Roots White case_node rec_node size_node
HOL-Hoare_Parallel.Hoare_Parallel HOL-Hoare_Parallel.OG_Examples,HOL-Hoare_Parallel.Gar_Coll,HOL-Hoare_Parallel.Mul_Gar_Coll,HOL-Hoare_Parallel.RG_Examples
HOL-Hoare_Parallel.Mul_Gar_Coll HOL-Hoare_Parallel.Graph,HOL-Hoare_Parallel.OG_Syntax Append_to_free E E_update M M_init M_update Ma Ma_update Mul_Append Mul_AppendInv Mul_Auxk Mul_Blacken_Roots Mul_Collector Mul_Color_Target Mul_Count Mul_CountInv Mul_Mutator Mul_PBInv Mul_Propagate_Black Mul_Proper Mul_Redirect_Edge Mul_mut_init Muts Muts_update Proper_M_init Queue R R_update Safe T T_update Z Z_update bc bc_update ind ind_update k k_update l l_update obc obc_update q q_update
HOL-Hoare_Parallel.OG_Com HOL.Main AnnAwait AnnBasic AnnCond1 AnnCond2 AnnSeq AnnWhile Basic Cond Parallel Seq While atom_com case_ann_com case_com map_ann_com map_com pre pred_ann_com pred_com rec_ann_com rec_com rel_ann_com rel_com size_ann_com size_com
HOL-Hoare_Parallel.OG_Examples HOL-Hoare_Parallel.OG_Syntax A A_update a a_update after1 after1_update after2 after2_update b b_update buffer buffer_update c c_update flag1 flag1_update flag2 flag2_update found found_update hold hold_update in1 in1_update in2 in2_update index index_update ins ins_update li li_update lj lj_update nextv nextv_update num num_update out out_update outs outs_update pr1 pr1_update pr2 pr2_update turn turn_update vx vx_update vy vy_update who who_update x x_update y y_update
HOL-Hoare_Parallel.OG_Hoare HOL-Hoare_Parallel.OG_Tran ann_hoare assertions atomics com interfree interfree_aux oghoare post
HOL-Hoare_Parallel.OG_Syntax HOL-Hoare_Parallel.OG_Tactics,HOL-Hoare_Parallel.Quote_Antiquote AnnSkip Skip
HOL-Hoare_Parallel.OG_Tactics HOL-Hoare_Parallel.OG_Hoare interfree_swap map_ann_hoare
HOL-Hoare_Parallel.OG_Tran HOL-Hoare_Parallel.OG_Com All_None Omega SEM ann_SEM ann_com_validity ann_sem ann_transition ann_transition' ann_transition_n ann_transitions com com_validity fwhile post sem transition transition' transition_n transitions
HOL-Hoare_Parallel.Quote_Antiquote HOL.Main
HOL-Hoare_Parallel.RG_Com HOL.Main Await Basic Cond Seq While case_com map_com pred_com rec_com rel_com size_com
HOL-Hoare_Parallel.RG_Examples HOL-Hoare_Parallel.RG_Syntax A A_update C C_update X X_update Y Y_update c_0 c_0_update c_1 c_1_update x x_update y y_update
HOL-Hoare_Parallel.RG_Hoare HOL-Hoare_Parallel.RG_Tran Com Guar ParallelCom Post Pre Rely par_rghoare rghoare stable
HOL-Hoare_Parallel.RG_Syntax HOL-Hoare_Parallel.RG_Hoare,HOL-Hoare_Parallel.Quote_Antiquote Skip
HOL-Hoare_Parallel.RG_Tran HOL-Hoare_Parallel.RG_Com All_None assum com_validity comm compat_label conjoin cp cptn cptn_mod ctran ctran' ctrans etran etran' lift par_assum par_com_validity par_comm par_cp par_cptn par_ctran par_ctran' par_etran par_etran' same_length same_program same_state
HOL-Homology.Brouwer_Degree HOL-Homology.Homology_Groups,HOL-Algebra.Multiplicative_Group Brouwer_degree2 reduced_homology_group
HOL-Homology.Homology HOL-Homology.Invariance_of_Domain
HOL-Homology.Homology_Groups HOL-Homology.Simplices,HOL-Algebra.Exact_Sequence chain_group hom_boundary hom_induced hom_relboundary homology_group relative_homology_group relcycle_group
HOL-Homology.Invariance_of_Domain HOL-Homology.Brouwer_Degree,HOL-Analysis.Continuous_Extension,HOL-Analysis.Homeomorphism
HOL-Homology.Simplices HOL-Analysis.Function_Metric,HOL-Analysis.Abstract_Euclidean_Space,HOL-Algebra.Free_Abelian_Groups chain_boundary chain_map homologous_rel homologous_rel_set mod_subset oriented_simplex simplex_cone simplex_map simplical_face simplicial_chain simplicial_cone simplicial_simplex simplicial_subdivision simplicial_vertex singular_chain singular_chain_set singular_face singular_relboundary singular_relboundary_set singular_relcycle singular_relcycle_set singular_simplex singular_simplex_set singular_subdivision standard_simplex subd
HOL.Hull HOL.Main hull
HOL-IMP.ACom HOL-IMP.Com Assign If SKIP Seq While anno annos annotate asize case_acom map_acom post pred_acom rec_acom rel_acom shift size_acom strip
HOL-IMP.AExp HOL.Main N Plus V asimp asimp_const aval case_aexp null_state plus rec_aexp size_aexp
HOL-IMP.ASM HOL-IMP.AExp ADD LOAD LOADI case_instr comp exec exec1 rec_instr size_instr
HOL-IMP.Abs_Int0 HOL-IMP.Abs_Int_init Abs_Int_fun_mono Measure1_fun Measure_fun Val_semilattice bot pfp γ_fun γ_option
HOL-IMP.Abs_Int1 HOL-IMP.Abs_State Abs_Int_mono Measure Measure1 top_on_acom top_on_opt top_on_st
HOL-IMP.Abs_Int1_const HOL-IMP.Abs_Int1 Any Const case_const m_const plus_const rec_const size_const steps γ_const
HOL-IMP.Abs_Int1_parity HOL-IMP.Abs_Int1 Either Even Odd case_parity m_parity num_parity plus_parity rec_parity size_parity steps test1_parity test2_parity γ_parity
HOL-IMP.Abs_Int2 HOL-IMP.Abs_Int1 Abs_Int_inv_mono Val_inv Val_lattice_gamma
HOL-IMP.Abs_Int2_ivl HOL-IMP.Abs_Int2 Abs_ivl Rep_ivl above above_rep below below_rep empty_ivl empty_rep eq_ivl in_ivl inv_less_ivl inv_plus_ivl is_empty_ivl is_empty_rep ivl_abbr num_ivl steps γ_ivl γ_rep
HOL-IMP.Abs_Int3 HOL-IMP.Abs_Int2_ivl Measure_wn iter_narrow iter_widen m_ivl m_rep map2_acom n_ivl narrow pfp_wn step_down_ivl step_up_ivl widen
HOL-IMP.Abs_Int_Tests HOL-IMP.Com test1_const test1_ivl test2_const test2_ivl test3_const test3_ivl test4_const test4_ivl test5_const test5_ivl test6_const test6_ivl
HOL-IMP.Abs_Int_init HOL-Library.While_Combinator,HOL-Library.Extended,HOL-IMP.Vars,HOL-IMP.Collecting,HOL-IMP.Abs_Int_Tests -bot -dom -top
HOL-IMP.Abs_State HOL-IMP.Abs_Int0 St eq_st fun fun_rep map2_st_rep rep_st show_acom show_acom_opt show_st update γ_st
HOL-IMP.BExp HOL-IMP.AExp And Bc Less Not and bsimp bval case_bexp less not rec_bexp size_bexp
HOL-IMP.Big_Step HOL-IMP.Com big_step equiv_c
HOL-IMP.C_like HOL.Main And Assign Bc Deref If Less N New Not Plus SKIP Seq While array_init array_sum aval big_step bval case_aexp case_bexp case_com linked_list_init linked_list_sum list rec_aexp rec_bexp rec_com size_aexp size_bexp size_com
HOL-IMP.Collecting HOL-IMP.Complete_Lattice,HOL-IMP.Big_Step,HOL-IMP.ACom CS Inf_acom Step step
HOL-IMP.Collecting1 HOL-IMP.Collecting steps
HOL-IMP.Collecting_Examples HOL-IMP.Collecting,HOL-IMP.Vars C0 c0 compact show_acom vars_acom
HOL-IMP.Com HOL-IMP.BExp Assign If SKIP Seq While case_com rec_com size_com
HOL-IMP.Compiler HOL-IMP.Big_Step,HOL-IMP.Star ADD JMP JMPGE JMPLESS LOAD LOADI STORE acomp bcomp case_instr ccomp exec exec1 hd2 iexec inth isize rec_instr size_instr tl2
HOL-IMP.Compiler2 HOL-IMP.Compiler closed exec_n exits isuccs succs
HOL-IMP.Complete_Lattice HOL.Main Complete_Lattice
HOL-IMP.Def_Init HOL-IMP.Vars,HOL-IMP.Com D
HOL-IMP.Def_Init_Big HOL-IMP.Def_Init_Exp,HOL-IMP.Def_Init big_step
HOL-IMP.Def_Init_Exp HOL-IMP.Vars aval bval
HOL-IMP.Def_Init_Small HOL-IMP.Star,HOL-IMP.Def_Init_Exp,HOL-IMP.Def_Init small_step small_steps
HOL-IMP.Denotational HOL-IMP.Big_Step Big_step D W chain cont
HOL-IMP.Finite_Reachable HOL-IMP.Small_Step reachable small_stepsn
HOL-IMP.Fold HOL-IMP.Sem_Equiv,HOL-IMP.Vars afold approx defs fold merge
HOL-IMP.Halting HOL-IMP.Big_Step halts loop
HOL-IMP.Hoare HOL-IMP.Big_Step hoare hoare_valid state_subst
HOL-IMP.Hoare_Examples HOL-IMP.Hoare -sum wsum
HOL-IMP.Hoare_Sound_Complete HOL-IMP.Hoare wp
HOL-IMP.Hoare_Total HOL-IMP.Hoare_Examples Its hoare_tvalid hoaret wpt
HOL-IMP.Hoare_Total_EX HOL-IMP.Hoare hoare_tvalid hoaret wpt wpw
HOL-IMP.Hoare_Total_EX2 HOL-IMP.Hoare hoare_tvalid hoaret new support wpt wpw
HOL-IMP.Live HOL-IMP.Vars,HOL-IMP.Big_Step L bury gen kill
HOL-IMP.Live_True HOL-Library.While_Combinator,HOL-IMP.Vars,HOL-IMP.Big_Step L Lb iter
HOL-IMP.OO HOL.Main And B Eq Faccess Fassign If Mcall New Not Null Ref Seq V Vassign big_step bval case_bexp case_exp case_ref fun_upd2 m_add m_succ main menv null rec_bexp rec_exp rec_ref size_bexp size_exp size_ref
HOL-IMP.Poly_Types HOL-IMP.Types Ity Rty TV atyping btyping case_ty ctyping rec_ty size_ty styping tsubst type
HOL-IMP.Procs HOL-IMP.BExp Assign CALL If Proc SKIP Seq Var While case_com rec_com size_com test_com
HOL-IMP.Procs_Dyn_Vars_Dyn HOL-IMP.Procs big_step
HOL-IMP.Procs_Stat_Vars_Dyn HOL-IMP.Procs big_step
HOL-IMP.Procs_Stat_Vars_Stat HOL-IMP.Procs big_step venv
HOL-IMP.Sec_Type_Expr HOL-IMP.Big_Step eq_le eq_less sec
HOL-IMP.Sec_Typing HOL-IMP.Sec_Type_Expr sec_type sec_type' sec_type2
HOL-IMP.Sec_TypingT HOL-IMP.Sec_Type_Expr sec_type sec_type'
HOL-IMP.Sem_Equiv HOL-IMP.Big_Step bequiv_up_to equiv_up_to
HOL-IMP.Small_Step HOL-IMP.Star,HOL-IMP.Big_Step final small_step small_steps
HOL-IMP.Star HOL.Main star
HOL-IMP.Types HOL-IMP.Star,HOL.Complex_Main And Assign Bc Ic If Ity Iv Less Not Plus Rc Rty Rv SKIP Seq V While atyping btyping case_aexp case_bexp case_com case_ty case_val ctyping rec_aexp rec_bexp rec_com rec_ty rec_val size_aexp size_bexp size_com size_ty size_val small_step small_steps styping taval tbval type
HOL-IMP.VCG HOL-IMP.Hoare Aassign Aif Aseq Askip Awhile case_acom pre rec_acom size_acom strip vc
HOL-IMP.VCG_Total_EX HOL-IMP.Hoare_Total_EX Aassign Aif Aseq Askip Awhile case_acom pre rec_acom size_acom strip vc
HOL-IMP.VCG_Total_EX2 HOL-IMP.Hoare_Total_EX2 Aassign Aif Aseq Askip Awhile case_acom pre rec_acom size_acom strip vc
HOL-IMP.Vars HOL-IMP.Com eq_on lvars rvars vars
HOL-IMPP.Com HOL.Main Arg Ass BODY Call Cond Glb Loc Local Res SKIP Semi WT WT_bodies While bodies body case_com case_state case_vname rec_com rec_state rec_vname size_com size_state size_vname st
HOL-IMPP.EvenOdd HOL.Main,HOL-IMPP.Misc Even Odd Res_ok Z_eq_Arg_plus evn odd
HOL-IMPP.Hoare HOL-IMPP.Natural MGT case_triple hoare_deriv hoare_derivs hoare_valid hoare_valids map_triple peek_and pred_triple rec_triple rel_triple size_triple state_not_singleton triple triple_valid triples_valid
HOL-IMPP.Misc HOL-IMPP.Hoare
HOL-IMPP.Natural HOL-IMPP.Com evalc evaln getlocs loc newlocs setlocs update
HOL-IOA.Asig HOL.Main actions externals inputs internals is_asig mk_ext_asig outputs
HOL-IOA.IOA HOL-IOA.Asig IOA NF asig_comp asig_composition asig_of compat_asigs compat_ioas compatible_asigs compatible_ioas executions filter_oseq has_trace invariant ioa_composition ioa_implements is_execution_fragment mk_trace par reachable rename restrict restrict_asig starts_of state_trans traces trans_of
HOL-IOA.Solve HOL-IOA.IOA is_weak_pmap
HOL-Imperative_HOL.Array HOL-Imperative_HOL.Heap_Monad -alloc -freeze -get -len -len' -length -make -make' -map_entry -new -new' -noteq -nth -nth' -of_list -present -set -swap -upd -upd' -update
HOL-Imperative_HOL.Heap HOL.Main,HOL-Library.Countable -empty Array Ref addr_of_array addr_of_ref arrays arrays_update case_array case_ref lim lim_update map_array map_ref pred_array pred_ref rec_array rec_ref refs refs_update rel_array rel_ref size_array size_ref
HOL-Imperative_HOL.Heap_Monad HOL-Imperative_HOL.Heap,HOL-Library.Monad_Syntax -Heap -fold_map -guard -heap Heap_lub Heap_ord assert bind case_Heap effect execute lift map_Heap mono_Heap pred_Heap raise rec_Heap rel_Heap return size_Heap success tap
HOL-Imperative_HOL.Imperative_HOL HOL-Imperative_HOL.Array,HOL-Imperative_HOL.Ref
HOL-Imperative_HOL.Imperative_HOL_ex HOL-Imperative_HOL.Imperative_HOL,HOL-Imperative_HOL.Overview,HOL-Imperative_HOL.Imperative_Quicksort,HOL-Imperative_HOL.Imperative_Reverse,HOL-Imperative_HOL.Linked_Lists,HOL-Imperative_HOL.SatChecker everything
HOL-Imperative_HOL.Overview HOL-Imperative_HOL.Imperative_HOL,HOL-Library.LaTeXsugar
HOL-Imperative_HOL.Ref HOL-Imperative_HOL.Array -alloc -change -get -lookup -noteq -present -set -update ref ref'
HOL-Imperative_HOL.Congproc_Ex HOL-Imperative_HOL.Imperative_HOL EXTRACT UNPROTECT
HOL-Imperative_HOL.Imperative_Quicksort HOL-Imperative_HOL.Imperative_HOL,HOL-Imperative_HOL.Subarray,HOL-Library.Multiset,HOL-Library.Code_Target_Numeral example part1 partition qsort quicksort swap
HOL-Imperative_HOL.Imperative_Reverse HOL-Imperative_HOL.Subarray,HOL-Imperative_HOL.Imperative_HOL example rev swap
HOL-Imperative_HOL.Linked_Lists HOL-Imperative_HOL.Imperative_HOL,HOL-Library.Code_Target_Int Empty Lmerge Node case_node list_of list_of' make_llist map_node merge node_encode pred_node rec_node refs_of refs_of' rel_node rev rev' size_node test_1 test_2 test_3 traverse
HOL-Imperative_HOL.List_Sublist HOL-Library.Multiset nths'
HOL-Imperative_HOL.SatChecker HOL-Library.RBT_Impl,HOL-Imperative_HOL.Sorted_List,HOL-Imperative_HOL.Imperative_HOL Conflict Delete ProofDone Root Xstep array_ran case_ProofStep checker compl correctArray correctClause correctList doProofStep2 foldM get_clause inconsistent interpClause interpLit lchecker ldoProofStep list_ran lres_thm rec_ProofStep res_mem res_thm' res_thm2 resolve1 resolve2 size_ProofStep tchecker tdoProofStep tres_thm
HOL-Imperative_HOL.Sorted_List HOL.Main merge remove smember
HOL-Imperative_HOL.Subarray HOL-Imperative_HOL.Array,HOL-Imperative_HOL.List_Sublist subarray
HOL-Import.HOL_Light_Import HOL-Import.HOL_Light_Maps
HOL-Import.HOL_Light_Maps HOL-Import.Import_Setup bit0 bit1 even pred
HOL-Import.Import_Setup HOL.Main
HOL-Induct.ABexp HOL.Main And Diff IF Less Neg Num Sum Var case_aexp case_bexp evala evalb map_aexp map_bexp pred_aexp pred_bexp rec_aexp rec_bexp rel_aexp rel_bexp size_aexp size_bexp substa substb
HOL-Induct.Com HOL.Main Assign Cond N Op SKIP Semi While X case_com case_exp eval eval_rel exec exec_rel generic_rel rec_com rec_exp size_com size_exp valOf
HOL-Induct.Comb HOL.Main Ap I K S case_comb contract contract1 diamond parcontract parcontract1 rec_comb size_comb
HOL-Induct.Common_Patterns HOL.Main Bar1 Bar2 Bazar Even Evn Foo1 Foo2 Odd case_bar case_bazar case_foo rec_bar rec_bazar rec_foo size_bar size_bazar size_foo star
HOL-Induct.Infinitely_Branching_Tree HOL.Main Atom Branch Lim Succ Zero add add2 brouwer_order brouwer_pred case_brouwer case_tree exists_tree map_tree mult pred_tree rec_brouwer rec_tree rel_tree size_brouwer size_tree
HOL-Induct.Nested_Datatype HOL.Main App Var case_term map_term pred_term rec_term rel_term size_term subst_term subst_term_list
HOL-Induct.Ordinals HOL.Main Limit Nabla OpItw OpLim Succ Zero cantor case_ordinal deriv iter pred rec_ordinal size_ordinal veb veblen Γ⇩0 ε⇩0
HOL-Induct.PropLog HOL.Main case_pl eval false hyps imp map_pl pred_pl rec_pl rel_pl sat size_pl thms var
HOL-Induct.QuoDataType HOL.Main Abs_Msg CRYPT Crypt DECRYPT Decrypt MPAIR MPair Msg NONCE Nonce Rep_Msg case_freemsg discrim freediscrim freeleft freenonces freeright left msg_rel msgrel nonces rec_freemsg right size_freemsg
HOL-Induct.QuoNestedDataType HOL.Main Abs_Exp Abs_ExpList Exp FNCALL FnCall PLUS Plus Rep_Exp VAR Var args case_freeExp discrim exp_rel exprel freeargs freediscrim freefun freevars freevars_list fun rec_freeExp size_freeExp vars vars_list
HOL-Induct.SList HOL-Induct.Sexp Abs_List Abs_map CONS Case Cons List List_case List_rec NIL Nil Rep_List Rep_map Split list list_case list_rec map take
HOL-Induct.Sexp HOL-Library.Old_Datatype Leaf Numb pred_sexp sexp sexp_case sexp_rec
HOL-Induct.Sigma_Algebra HOL.Main σ_algebra
HOL-Induct.Term HOL.Main App Var case_term map_term pred_term rec_term rel_term size_term subst_term subst_term_list
HOL.Inductive HOL.Complete_Lattices,HOL.Ctr_Sugar gfp lfp
HOL.Inequalities HOL.Real_Vector_Spaces
HOL.Int HOL.Quotient,HOL.Groups_Big,HOL.Fun_Def -Neg -Pos -dup -sub Abs_Integ Ints Rep_Integ int int_ge_less_than int_ge_less_than2 intrel nat of_int power_int
HOL-Isar_Examples.Basic_Logic HOL.Main
HOL-Isar_Examples.Expr_Compiler HOL.Main Apply Binop Const Constant Load Variable case_expr case_instr compile eval exec execute map_expr map_instr pred_expr pred_instr rec_expr rec_instr rel_expr rel_instr size_expr size_instr
HOL-Isar_Examples.Fibonacci HOL-Computational_Algebra.Primes fib
HOL-Isar_Examples.Group HOL.Main
HOL-Isar_Examples.Group_Context HOL.Main
HOL-Isar_Examples.Group_Notepad HOL.Main
HOL-Isar_Examples.Hoare HOL-Hoare.Hoare_Tac Basic Cond Sem Seq Skip Valid While case_com iter map_com pred_com rec_com rel_com size_com
HOL-Isar_Examples.Hoare_Ex HOL-Isar_Examples.Hoare I I_update J J_update M M_update N N_update S S_update time time_update timeit
HOL-Isar_Examples.Mutilated_Checkerboard HOL.Main below domino evnodd mutilated_board tiling
HOL-Isar_Examples.Puzzle HOL.Main
HOL-Isar_Examples.Structured_Statements HOL.Main
HOL-Isar_Examples.Summation HOL.Main
HOL-Lattice.Bounds HOL-Lattice.Orders -inf -sup is_Inf is_Sup is_inf is_sup
HOL-Lattice.CompleteLattice HOL-Lattice.Lattice Join Meet bottom top
HOL-Lattice.Lattice HOL-Lattice.Bounds join maximum meet minimum
HOL-Lattice.Orders HOL.Main case_dual dual leq map_dual pred_dual rec_dual rel_dual size_dual undual
HOL.Lattices HOL.Groups inf semilattice semilattice_order sup
HOL.Lattices_Big HOL.Groups_Big,HOL.Option arg_max arg_max_on arg_min arg_min_on is_arg_max is_arg_min
HOL.Lazy_Sequence HOL.Predicate -append -bind -empty -flat -if_seq -iterate_upto -map -not_seq -product -single -those -yield Lazy_Sequence case_lazy_sequence hb_bind hb_flat hb_if_seq hb_map hb_not_seq hb_single hit_bound lazy_sequence_of_list list_of_lazy_sequence map_lazy_sequence pred_lazy_sequence rec_lazy_sequence rel_lazy_sequence size_lazy_sequence small_lazy
HOL-Library.AList HOL.Main map_default map_ran
HOL-Library.AList_Mapping HOL-Library.AList,HOL-Library.Mapping Mapping
HOL-Library.BNF_Axiomatization HOL.Main
HOL-Library.BNF_Corec HOL.Main cong
HOL-Library.Bourbaki_Witt_Fixpoint HOL-Library.While_Combinator bourbaki_witt_fixpoint
HOL-Library.Cancellation HOL.Main iterate_add
HOL-Library.Cardinality HOL-Library.Phantom_Type card_UNIV finite_UNIV is_list_UNIV
HOL-Library.Case_Converter HOL.Main missing_pattern_match
HOL-Library.Centered_Division HOL.Main centered_divide centered_modulo
HOL-Library.Char_ord HOL.Main
HOL-Library.Code_Abstract_Char HOL.Main,HOL-Library.Char_ord Chr byte
HOL-Library.Code_Abstract_Nat HOL.Main
HOL-Library.Code_Binary_Nat HOL-Library.Code_Abstract_Nat
HOL-Library.Code_Bit_Shifts_for_Arithmetic HOL.Main
HOL-Library.Code_Cardinality HOL-Library.Cardinality
HOL-Library.Code_Lazy HOL-Library.Case_Converter Abs_lazy Rep_lazy delay force termify_lazy termify_lazy2
HOL-Library.Code_Prolog HOL.Main
HOL-Library.Code_Real_Approx_By_Float HOL.Complex_Main,HOL-Library.Code_Target_Int
HOL-Library.Code_Target_Int HOL.Main char_of_int int_of_char
HOL-Library.Code_Target_Nat HOL-Library.Code_Abstract_Nat Nat char_of_nat int_of_nat nat_of_char
HOL-Library.Code_Target_Numeral HOL-Library.Code_Target_Nat,HOL-Library.Code_Target_Int
HOL-Library.Code_Target_Numeral_Float HOL-Library.Float,HOL-Library.Code_Target_Numeral
HOL-Library.Code_Test HOL.Main XML_Tree YXML case_xml_tree case_yxml_of_term rec_xml_tree rec_yxml_of_term size_xml_tree size_yxml_of_term yot_append yot_concat yot_empty yot_literal
HOL-Library.Combine_PER HOL.Main combine_per
HOL-Library.Comparator HOL.Main Abs_comparator Equiv Greater Less case_comp comparator comparator_bool comparator_linordered_group comparator_nat compare flat key prod_lex raw_comparator_nat rec_comp reversed size_comp
HOL-Library.Complemented_Lattices HOL.Main
HOL-Library.Complete_Partial_Order2 HOL.Main cont lub_singleton mcont prod_lub the_Sup
HOL-Library.Complex_Order HOL.Complex_Main
HOL-Library.Conditional_Parametricity HOL.Main
HOL-Library.Confluence HOL.Main confluentp semiconfluentp strong_confluentp
HOL-Library.Confluent_Quotient HOL-Library.Confluence confluent_quotient wide_intersection_finite
HOL-Library.Countable HOL-Library.Old_Datatype,HOL.Rat,HOL-Library.Nat_Bijection from_nat nat_to_rat_surj to_nat
HOL-Library.Countable_Complete_Lattices HOL.Main,HOL-Library.Countable_Set
HOL-Library.Countable_Set HOL-Library.Countable,HOL-Library.Infinite_Set countable from_nat_into to_nat_on uncountable
HOL-Library.Countable_Set_Type HOL-Library.Countable_Set acset cBall cBex cDiff cInt cUNION cUn cUnion cempty cimage cin cinsert csingle csubset csubset_eq rcset rel_cset
HOL-Library.DAList HOL-Library.AList -delete -empty -filter -impl_of -lookup -map -map_default -map_entry -random_aux_alist -rel -set -update -valterm_empty -valterm_update Alist
HOL-Library.DAList_Multiset HOL-Library.Multiset,HOL-Library.DAList Bag count_of fold_impl is_empty_Bag_impl join join_raw subtract_entries subtract_entries_raw
HOL-Library.Datatype_Records HOL.Main
HOL-Library.Debug HOL.Main
HOL-Library.Diagonal_Subsequence HOL.Complex_Main subseqs
HOL-Library.Discrete_Functions HOL.Complex_Main floor_log floor_sqrt floor_sqrt_between
HOL-Library.Disjoint_FSets HOL-Library.Finite_Map,HOL-Library.Disjoint_Sets fdisjnt
HOL-Library.Disjoint_Sets HOL-Library.FuncSet common_refinement disjoint disjoint_family disjoint_family_on disjointed partition_on refines
HOL-Library.Dlist HOL-Library.Confluent_Quotient Abs_dlist Dlist dlist_of_list list_of_dlist qcr_dlist
HOL-Library.Dual_Ordered_Lattice HOL.Main dual undual
HOL-Library.Equipollence HOL-Library.FuncSet,HOL-Library.Countable_Set eqpoll lepoll lesspoll
HOL-Library.Extended HOL-Library.Simps_Case_Conv Fin Minf Pinf case_extended map_extended pred_extended rec_extended rel_extended size_extended
HOL-Library.Extended_Nat HOL.Main,HOL-Library.Countable,HOL-Library.Order_Continuity Abs_enat Rep_enat eSuc enat infinity the_enat
HOL-Library.Extended_Nonnegative_Real HOL-Library.Extended_Real,HOL-Library.Indicator_Function e2ennreal e2ennreal' enn2ereal enn2real ennreal ennreal_of_enat
HOL-Library.Extended_Real HOL.Complex_Main,HOL-Library.Extended_Nat,HOL-Library.Liminf_Limsup MInfty PInfty case_ereal ereal ereal_of_enat real_of_ereal rec_ereal size_ereal
HOL-Library.FSet HOL.Main,HOL-Library.Countable Abs_fset fBall fBex fPow fUNIV fbind fcard fempty ffUnion ffilter ffold fimage finsert finter fmember fminus fset fset_of_list fsubset fsubset_eq fthe_elem fuminus funion not_fmember rel_fset size_fset sorted_list_of_fset valterm_femptyset valtermify_finsert
HOL-Library.Finite_Lattice HOL-Library.Product_Order
HOL-Library.Finite_Map HOL-Library.FSet,HOL-Library.AList,HOL-Library.Conditional_Parametricity Abs_fmap fmadd fmap_of_list fmcomp fmdom fmdom' fmdrop fmdrop_fset fmdrop_set fmempty fmfilter fmimage fmlookup fmmap_keys fmpred fmran fmrel_on_fset fmrestrict_fset fmrestrict_set fmsubset fmupd fset_of_fmap map_drop map_drop_set map_filter map_pred map_restrict_set map_upd rel_map rel_map_on_set size_fmap sorted_list_of_fmap
HOL-Library.Float HOL-Library.Log_Nat,HOL-Library.Lattice_Algebras Float div_twopow exponent float float_divl float_divr float_down float_of float_plus_down float_plus_up float_round_down float_round_up float_up floor_fl int_floor_fl is_float_nonneg is_float_pos is_float_zero lapprox_posrat lapprox_rat mantissa mod_twopow normfloat plus_down plus_up power_down power_down_fl power_up power_up_fl rapprox_posrat rapprox_rat rat_precision real_divl real_divr real_of_float round_down round_up truncate_down truncate_up valtermify_float
HOL-Library.Fun_Lexorder HOL.Main less_fun
HOL-Library.FuncSet HOL.Main Pi PiE Pi⇩E compose extensional extensional_funcset funcset restrict
HOL-Library.Function_Algebras HOL.Main
HOL-Library.Function_Division HOL-Library.Function_Algebras zero_free
HOL-Library.Function_Real_Vectors HOL.Complex_Main,HOL-Library.Function_Algebras
HOL-Library.Going_To_Filter HOL.Complex_Main going_to going_to_within
HOL-Library.Groups_Big_Fun HOL.Main
HOL-Library.IArray HOL.Main IArray case_iarray map_iarray pred_iarray rec_iarray rel_iarray size_iarray
HOL-Library.Indicator_Function HOL.Complex_Main,HOL-Library.Disjoint_Sets indicat_real indicator
HOL-Library.Infinite_Set HOL.Main enumerate
HOL-Library.Infinite_Typeclass HOL.Complex_Main
HOL-Library.Interval HOL.Complex_Main,HOL-Library.Lattice_Algebras,HOL-Library.Set_Algebras Interval Interval' Ivl abs_interval bounds_of_interval in_interval interval_of lower max_interval min_interval set_of split_domain split_interval upper valtermify_interval width
HOL-Library.Interval_Float HOL-Library.Interval,HOL-Library.Float all_in all_in_i all_subset centered floor_float_interval in_real_interval interval_list_union inverse_float_interval lowerF mid real_interval round_interval set_of' split_float_interval subdivide_interval truncate_ivl upperF
HOL-Library.LaTeXsugar HOL.Main DUMMY mbox mbox0
HOL-Library.Landau_Symbols HOL.Complex_Main asymp_equiv asymp_equiv_at_top bigo bigo_at_top bigomega bigomega_at_top bigtheta bigtheta_at_top landau_pair landau_symbol smallo smallo_at_top smallomega smallomega_at_top
HOL-Library.Lattice_Algebras HOL.Complex_Main nprt pprt
HOL-Library.Lattice_Constructions HOL.Main Bot Top Value case_bot case_flat_complete_lattice case_top map_bot map_flat_complete_lattice map_top pred_bot pred_flat_complete_lattice pred_top rec_bot rec_flat_complete_lattice rec_top rel_bot rel_flat_complete_lattice rel_top size_bot size_flat_complete_lattice size_top
HOL-Library.Lexord HOL.Main dvd_strict
HOL-Library.Library HOL-Library.AList,HOL-Library.BNF_Axiomatization,HOL-Library.BNF_Corec,HOL-Library.Bourbaki_Witt_Fixpoint,HOL-Library.Centered_Division,HOL-Library.Char_ord,HOL-Library.Code_Cardinality,HOL-Library.Code_Lazy,HOL-Library.Code_Test,HOL-Library.Combine_PER,HOL-Library.Complete_Partial_Order2,HOL-Library.Conditional_Parametricity,HOL-Library.Confluence,HOL-Library.Confluent_Quotient,HOL-Library.Countable,HOL-Library.Countable_Complete_Lattices,HOL-Library.Countable_Set_Type,HOL-Library.Debug,HOL-Library.Diagonal_Subsequence,HOL-Library.Discrete_Functions,HOL-Library.Disjoint_Sets,HOL-Library.Disjoint_FSets,HOL-Library.Dlist,HOL-Library.Dual_Ordered_Lattice,HOL-Library.Equipollence,HOL-Library.Extended,HOL-Library.Extended_Nat,HOL-Library.Extended_Nonnegative_Real,HOL-Library.Extended_Real,HOL-Library.Finite_Map,HOL-Library.Float,HOL-Library.FSet,HOL-Library.FuncSet,HOL-Library.Function_Division,HOL-Library.Function_Real_Vectors,HOL-Library.Fun_Lexorder,HOL-Library.Going_To_Filter,HOL-Library.Groups_Big_Fun,HOL-Library.Indicator_Function,HOL-Library.Infinite_Set,HOL-Library.Infinite_Typeclass,HOL-Library.Interval,HOL-Library.Interval_Float,HOL-Library.IArray,HOL-Library.Landau_Symbols,HOL-Library.Lattice_Algebras,HOL-Library.Lattice_Constructions,HOL-Library.Linear_Temporal_Logic_on_Streams,HOL-Library.ListVector,HOL-Library.Lub_Glb,HOL-Library.Mapping,HOL-Library.Monad_Syntax,HOL-Library.More_List,HOL-Library.Multiset_Order,HOL-Library.NList,HOL-Library.Nonpos_Ints,HOL-Library.Numeral_Type,HOL-Library.Omega_Words_Fun,HOL-Library.Open_State_Syntax,HOL-Library.Option_ord,HOL-Library.Order_Continuity,HOL-Library.Parallel,HOL-Library.Pattern_Aliases,HOL-Library.Periodic_Fun,HOL-Library.Poly_Mapping,HOL-Library.Power_By_Squaring,HOL-Library.Preorder,HOL-Library.Product_Plus,HOL-Library.Quadratic_Discriminant,HOL-Library.Quotient_List,HOL-Library.Quotient_Option,HOL-Library.Quotient_Product,HOL-Library.Quotient_Set,HOL-Library.Quotient_Sum,HOL-Library.Quotient_Syntax,HOL-Library.Quotient_Type,HOL-Library.Ramsey,HOL-Library.Real_Mod,HOL-Library.Reflection,HOL-Library.Rewrite,HOL-Library.Saturated,HOL-Library.Set_Algebras,HOL-Library.Set_Idioms,HOL-Library.Signed_Division,HOL-Library.State_Monad,HOL-Library.Stream,HOL-Library.Sorting_Algorithms,HOL-Library.Sublist,HOL-Library.Sum_of_Squares,HOL-Library.Time_Functions,HOL-Library.Transitive_Closure_Table,HOL-Library.Tree_Multiset,HOL-Library.Tree_Real,HOL-Library.Type_Length,HOL-Library.Uprod,HOL-Library.While_Combinator,HOL-Library.Word,HOL-Library.Z2
HOL-Library.Liminf_Limsup HOL.Complex_Main Liminf Limsup liminf limsup
HOL-Library.Linear_Temporal_Logic_on_Streams HOL-Library.Stream,HOL-Library.Sublist,HOL-Library.Extended_Nat,HOL-Library.Infinite_Set AND HLD HLD_nxt IMPL OR UNTIL alw ev ev_at false holds not nxt suntil true wait
HOL-Library.ListVector HOL.Main iprod scale zipwith0
HOL-Library.List_Lenlexorder HOL.Main
HOL-Library.List_Lexorder HOL.Main
HOL-Library.Log_Nat HOL.Complex_Main bitlen ceillog2 ceillog2_aux floorlog
HOL-Library.Lub_Glb HOL.Complex_Main greatestP isGlb isLb isLub isUb lbs leastP setge setle ubs
HOL-Library.Mapping HOL.Main,HOL-Library.AList -bulkload -combine -default -delete -empty -entries -filter -fold -is_empty -keys -lookup -lookup_default -map -map_default -map_entry -map_values -of_alist -ordered_entries -ordered_keys -rep -replace -size -tabulate -update All_mapping Mapping combine_with_key
HOL-Library.Monad_Syntax HOL.Main bind bind_do
HOL-Library.More_List HOL.Main no_leading no_trailing nth_default strip_while
HOL-Library.Multiset HOL-Library.Cancellation -msetify -part -wcount Abs_multiset Max_mset Min_mset add_mset count filter_mset fold_mset image_mset inter_mset member_mset ms_strict ms_weak mset mult mult1 multeqp_code multisets_of_size multisets_of_size_list multp multp_code not_member_mset pred_mset pw_leq rel_mset rel_mset' repeat_mset replicate_mset set_mset size_multiset sorted_list_of_multiset subset_eq_mset_impl subset_mset subseteq_mset supset_mset supseteq_mset union_mset
HOL-Library.Multiset_Order HOL-Library.Multiset less_multiset⇩D⇩M less_multiset⇩H⇩O multp⇩D⇩M multp⇩H⇩O
HOL-Library.NList HOL.Main nlists
HOL-Library.Nat_Bijection HOL.Main int_decode int_encode list_decode list_encode prod_decode prod_decode_aux prod_encode set_decode set_encode sum_decode sum_encode triangle
HOL-Library.Nonpos_Ints HOL.Complex_Main nonneg_Reals nonpos_Ints nonpos_Reals
HOL-Library.Numeral_Type HOL-Library.Cardinality Abs_bit0 Abs_bit1 Abs_num0 Abs_num1 Num0 Rep_bit0 Rep_bit1 Rep_num0 Rep_num1 mod_type
HOL-Library.Old_Datatype HOL.Main -Atom -Case -Leaf -Lim -Node -Numb -Push -Split Abs_Node In0 In1 Push_Node Rep_Node Scons dprod dsum ndepth ntrunc uprod usum
HOL-Library.Old_Recdef HOL.Main
HOL-Library.Omega_Words_Fun HOL-Library.Infinite_Set build conc idx_sequence iter limit merge prefix subsequence suffix
HOL-Library.Open_State_Syntax HOL.Main
HOL-Library.Option_ord HOL.Main
HOL-Library.OptionalSugar HOL.Complex_Main,HOL-Library.LaTeXsugar
HOL-Library.Order_Continuity HOL.Complex_Main,HOL-Library.Countable_Complete_Lattices cclfp inf_continuous sup_continuous
HOL-Library.Parallel HOL.Main -exists -forall -fork -join -map case_future map_future pred_future rec_future rel_future size_future
HOL-Library.Pattern_Aliases HOL.Main -as -fake_quant
HOL-Library.Periodic_Fun HOL.Complex_Main periodic_fun periodic_fun_simple periodic_fun_simple'
HOL-Library.Phantom_Type HOL.Main case_phantom map_phantom of_phantom phantom pred_phantom rec_phantom rel_phantom size_phantom
HOL-Library.Poly_Mapping HOL-Library.Groups_Big_Fun,HOL-Library.Fun_Lexorder,HOL-Library.More_List -degree -foldr -items -keys -lookup -map -map_key -mapp -nth -range -single -the_value -update Abs_poly_mapping frag_cmul frag_extend frag_of no_trailing_zeros poly_mapping_size prod_fun when
HOL-Library.Power_By_Squaring HOL.Main efficient_funpow
HOL-Library.Predicate_Compile_Alternative_Defs HOL.Main less_eq_nat less_nat minus_eq_int minus_eq_nat plus_eq_int plus_eq_nat size_list' subtract
HOL-Library.Predicate_Compile_Quickcheck HOL-Library.Predicate_Compile_Alternative_Defs
HOL-Library.Prefix_Order HOL-Library.Sublist
HOL-Library.Preorder HOL.Main equiv
HOL-Library.Product_Lexorder HOL.Main
HOL-Library.Product_Order HOL-Library.Product_Plus
HOL-Library.Product_Plus HOL.Main
HOL-Library.Quadratic_Discriminant HOL.Complex_Main discrim
HOL-Library.Quotient_List HOL-Library.Quotient_Set,HOL-Library.Quotient_Product,HOL-Library.Quotient_Option
HOL-Library.Quotient_Option HOL-Library.Quotient_Syntax
HOL-Library.Quotient_Product HOL-Library.Quotient_Syntax
HOL-Library.Quotient_Set HOL-Library.Quotient_Syntax rel_vset
HOL-Library.Quotient_Sum HOL-Library.Quotient_Syntax
HOL-Library.Quotient_Syntax HOL.Main
HOL-Library.Quotient_Type HOL.Main Abs_quot Rep_quot class eqv pick quot
HOL-Library.RBT HOL.Main,HOL-Library.RBT_Impl -bulkload -delete -empty -entries -filter -fold -foldi -impl_of -insert -is_empty -keys -lookup -map -map_entry -union RBT combine combine_with_key
HOL-Library.RBT_Impl HOL.Main -Abs_compare -B -EQ -Empty -GT -LT -MB -MR -R -Rep_compare -case_compare -compare_height -entries -fold -gen_entries -gen_keys -keys -map -plog2 -rec_compare -skip_black -skip_red Branch balance balance_left balance_right bheight case_color case_rbt color_of combine entry_in_tree filter_minus flip_rbt foldi inv1 inv1l inv2 inv_12 is_rbt is_rbt_empty map_filter_inter map_rbt paint pred_rbt rbt_app rbt_baldL rbt_baldR rbt_baliL rbt_baliR rbt_bulkload rbt_del rbt_del_from_left rbt_del_from_right rbt_delete rbt_greater rbt_ins rbt_insert rbt_insert_with rbt_insert_with_key rbt_inter rbt_inter_rec rbt_inter_swap_rec rbt_inter_with rbt_inter_with_key rbt_join rbt_join2 rbt_joinL rbt_joinR rbt_less rbt_less_symbol rbt_lookup rbt_map_entry rbt_minus rbt_minus_rec rbt_recolor rbt_sorted rbt_split rbt_split_min rbt_union rbt_union_rec rbt_union_swap_rec rbt_union_with rbt_union_with_key rbtreeify rbtreeify_f rbtreeify_g rec_color rec_rbt rel_rbt sinter_with size_color size_compare size_rbt small_rbt sunion_with
HOL-Library.RBT_Mapping HOL-Library.RBT,HOL-Library.Mapping Mapping
HOL-Library.RBT_Set HOL-Library.RBT,HOL-Library.Product_Lexorder -Coset -Set fold1_keys fold_keys r_max r_max_opt r_min r_min_opt rbt_filter rbt_fold1_keys rbt_max rbt_max_opt rbt_min rbt_min_opt
HOL-Library.README HOL.Main
HOL-Library.Ramsey HOL-Library.Infinite_Set,HOL-Library.Equipollence,HOL-Library.FuncSet ES choice clique disj_wf indep monochromatic nsets part_fn partn partn_lst strict_sorted transition_idx
HOL-Library.Real_Mod HOL.Complex_Main rcong rmod
HOL-Library.Realizers HOL.Main
HOL-Library.Reflection HOL.Main
HOL-Library.Refute HOL.Main
HOL-Library.Rewrite HOL.Main rewrite_HOLE
HOL-Library.Saturated HOL-Library.Numeral_Type,HOL-Library.Type_Length Abs_sat Abs_sat' Sat nat_of
HOL-Library.Set_Algebras HOL.Main elt_set_eq elt_set_plus elt_set_times
HOL-Library.Set_Idioms HOL-Library.Countable_Set arbitrary finite' intersection_of relative_to union_of
HOL-Library.Signed_Division HOL.Main signed_divide signed_modulo
HOL-Library.Simps_Case_Conv HOL-Library.Case_Converter
HOL-Library.Sorting_Algorithms HOL.Main,HOL-Library.Multiset,HOL-Library.Comparator insort mergesort quicksort sort sorted stable_segment
HOL-Library.State_Monad HOL-Library.Monad_Syntax State case_state map_state mono_state pred_state rec_state rel_state run_state size_state state_io_rel strict_mono_state traverse_list
HOL-Library.Stream HOL-Library.Nat_Bijection SCons case_stream corec_stream cycle flat fromN nats pred_stream sconst sdrop sdrop_while sfilter shd shift sinterleave siterate smap smap2 smerge snth sproduct sset stake stl stream_all stream_all2 streams szip
HOL-Library.Sublist HOL.Main Longest_common_prefix list_emb longest_common_prefix parallel prefix prefixes strict_prefix strict_sublist strict_subseq strict_suffix sublist sublists subseq suffix suffixes
HOL-Library.Subseq_Order HOL-Library.Sublist
HOL-Library.Suc_Notation HOL.Main Suc2 Suc3 Suc4 Suc5 Suc6 Suc7 Suc8 Suc9
HOL-Library.Sum_of_Squares HOL.Complex_Main
HOL-Library.Time_Commands HOL.Main
HOL-Library.Time_Functions HOL-Library.Time_Commands T_length T_size itrev
HOL-Library.Time_Manual HOL-Library.Time_Commands LT aux f0 fHO fHO' foldl gdef len len2 main positive sum_to sum_to2
HOL-Library.Transitive_Closure_Table HOL.Main rtrancl_path rtrancl_tab
HOL-Library.Tree HOL.Main Leaf Node acomplete bst bst_wrt case_tree complete heap height inorder inorder2 ipl left map_tree min_height mirror postorder pred_tree preorder rec_tree rel_tree right size1 size_tree subtrees value wbalanced
HOL-Library.Tree_Multiset HOL-Library.Multiset,HOL-Library.Tree mset_tree subtrees_mset
HOL-Library.Tree_Real HOL.Complex_Main,HOL-Library.Tree
HOL-Library.Type_Length HOL-Library.Numeral_Type len_of
HOL-Library.Uprod HOL.Main Abs_commute Abs_uprod Rep_uprod Upair apply_commute case_uprod eq_upair map_uprod not_equal proper_uprod rel_commute rel_uprod set_uprod
HOL-Library.While_Combinator HOL.Main T_while_option T_while_option2 rtrancl_while while while_Some while_option while_saturate
HOL-Library.Word HOL-Library.Type_Length -Word -rep even_word is_down is_up revcast scast signed signed_drop_bit sint slice slice1 source_size target_size ucast udvd uint unat unsigned word_cat word_int_case word_of_int word_of_nat word_pred word_rcat word_rec word_reverse word_roti word_rotl word_rotr word_sle word_sless word_split word_succ
HOL-Library.Z2 HOL.Main Abs_bit Rep_bit of_bit
HOL.Lifting HOL.Equiv_Relations,HOL.Transfer -NEG -POS Quotient Respects rel_pred_comp
HOL.Lifting_Set HOL.Lifting,HOL.Groups_Big
HOL.Limited_Sequence HOL.Lazy_Sequence -bind -empty -eval -if_seq -map -map_seq -neg_bind -neg_decr_bind -neg_empty -neg_if_seq -neg_iterate_upto -neg_map -neg_not_seq -neg_single -neg_union -not_seq -pos_bind -pos_decr_bind -pos_empty -pos_if_seq -pos_iterate_upto -pos_map -pos_not_seq -pos_single -pos_union -single -union -yield
HOL.Limits HOL.Real_Vector_Spaces Bfun Bseq Zfun at_infinity isUCont
HOL.List HOL.Sledgehammer,HOL.Lifting_Set -bind -coset -extract -insert -map_filter -n_lists -product -union Cons ListMem Nil abort_empty_set append arg_min_list butlast case_list concat count_list distinct distinct_adj drop dropWhile filter find fold folding_insort_key foldl foldr hd indexed_from insort insort_insert insort_insert_key insort_key inter_list_set last length lenlex lex lexn lexord lexordp lexordp_eq list_all list_all2 list_ex list_ex1 list_update listrel listrel1 listrel1p lists listset map map2 measures min_list minus_list_mset minus_list_set nth nths partition product_lists rec_list remdups remdups_adj remove1 removeAll replicate rev rotate rotate1 set set_Cons shuffles size_list sort sort_key sorted sorted_key_list_of_set sorted_list_of_set sorted_wrt splice stable_sort_key subseqs successively take takeWhile those tl trancl_list trans_list_step transpose upt upto upto_aux zip
HOL.MacLaurin HOL.Transcendental
HOL.Main HOL.Predicate_Compile,HOL.Quickcheck_Narrowing,HOL.Mirabelle,HOL.Extraction,HOL.Nunchaku,HOL.BNF_Greatest_Fixpoint,HOL.Filter,HOL.Conditionally_Complete_Lattices,HOL.Binomial,HOL.GCD -Csum -Gr -Grp -Shift -Succ -cexp -cfinite -cinfinite -collect -cone -convol -cprod -csquare -csum -ctwo -czero -fstOp -fsts -id_bnf -image2 -image2p -pick_middlep -proj -relImage -relInvImage -setl -setr -shift -sndOp -snds -vimage2p
HOL.Map HOL.List -empty -graph dom map_add map_comp map_le map_of map_upds ran restrict_map
HOL-Matrix_LP.ComputeFloat HOL.Complex_Main,HOL-Library.Lattice_Algebras float int_of_real lbound real_is_int ubound
HOL-Matrix_LP.ComputeHOL HOL.Complex_Main,HOL-Matrix_LP.Compute_Oracle case_list_compute case_option_compute
HOL-Matrix_LP.ComputeNumeral HOL-Matrix_LP.ComputeHOL,HOL-Matrix_LP.ComputeFloat natfac
HOL-Matrix_LP.Compute_Oracle HOL.HOL
HOL-Matrix_LP.Cplex HOL-Matrix_LP.SparseMatrix,HOL-Matrix_LP.LP,HOL-Matrix_LP.ComputeFloat,HOL-Matrix_LP.ComputeNumeral
HOL-Matrix_LP.LP HOL.Main,HOL-Library.Lattice_Algebras
HOL-Matrix_LP.Matrix HOL.Main,HOL-Library.Lattice_Algebras Abs_matrix Rep_matrix apply_infmatrix apply_matrix associative column_of_matrix combine_infmatrix combine_matrix commutative distributive foldmatrix foldmatrix_transposed foldseq foldseq_transposed inverse_matrix l_distributive left_inverse_matrix matrix move_matrix mult_matrix mult_matrix_n ncols nonzero_positions nrows one_matrix r_distributive right_inverse_matrix row_of_matrix scalar_mult singleton_matrix take_columns take_rows transpose_infmatrix transpose_matrix zero_closed zero_l_neutral zero_r_neutral
HOL-Matrix_LP.SparseMatrix HOL-Matrix_LP.Matrix abs_spmat abs_spvec add_spmat add_spvec addmult_spvec diff_spmat disj_matrices le_spmat le_spvec minus_spmat minus_spvec mult_est_spmat mult_spmat mult_spvec_spmat nprt_spmat nprt_spvec pprt_spmat pprt_spvec smult_spvec sorted_sparse_matrix sorted_spmat sorted_spvec sparse_row_matrix sparse_row_vector
HOL.Meson HOL.Nat -COMBB -COMBC -COMBI -COMBK -COMBS -skolem
HOL.Metis HOL.ATP -fAll -fComp -fEx -fFalse -fNot -fTrue -fconj -fdisj -fequal -fimplies -lambda -select
HOL-Metis_Examples.Abstraction HOL-Library.FuncSet monotone order pset
HOL-Metis_Examples.Big_O HOL-Decision_Procs.Dense_Linear_Order,HOL-Library.Function_Algebras,HOL-Library.Set_Algebras bigo lesso
HOL-Metis_Examples.Binary_Tree HOL.Main Br Lf append bt_map case_bt depth inorder map_bt n_leaves n_nodes postorder pred_bt preorder rec_bt reflect rel_bt size_bt
HOL-Metis_Examples.Clausification HOL.Complex_Main bounded p q r
HOL-Metis_Examples.Message HOL.Main Agent Crypt Friend HPair Hash Key MPair Nonce Number Server Spy all_symmetric analz case_agent case_msg invKey keysFor parts rec_agent rec_msg size_agent size_msg symKeys synth
HOL-Metis_Examples.Proxies HOL-Metis_Examples.Type_Encodings A B C add_swap inc
HOL-Metis_Examples.Sets HOL.Main
HOL-Metis_Examples.Sledgehammer_Isar_Proofs HOL.Main
HOL-Metis_Examples.Tarski HOL.Main,HOL-Library.FuncSet Bot CL CLF CLF_set CompleteLattice PO PartialOrder Tarski Top dual fix glb greatest induced interval isGlb isLub least lub monotone order order_update pset pset_update sublattice sublattice_syntax
HOL-Metis_Examples.Trans_Closure HOL.Main Addr Bool Intg Null R Unit case_val f rec_val size_val
HOL-Metis_Examples.Type_Encodings HOL.Main null
HOL-MicroJava.Altern HOL-MicroJava.BVSpec check_type wt_instr_altern wt_method_altern
HOL-MicroJava.BVExample HOL-MicroJava.JVMListExample,HOL-MicroJava.BVSpecTypeSafe,HOL-MicroJava.JVM Clist Ctest Phi intervall phi_append phi_makelist some_elem test1 test2 test_kil
HOL-MicroJava.BVNoTypeError HOL-MicroJava.JVMDefensive,HOL-MicroJava.BVSpecTypeSafe
HOL-MicroJava.BVSpec HOL-MicroJava.Effect check_bounded check_types wt_instr wt_jvm_prog wt_method wt_start
HOL-MicroJava.BVSpecTypeSafe HOL-MicroJava.Correct
HOL-MicroJava.Correct HOL-MicroJava.BVSpec,HOL-MicroJava.JVMExec approx_loc approx_stk approx_val correct_frame correct_frames correct_state
HOL-MicroJava.Effect HOL-MicroJava.JVMType,HOL-MicroJava.JVMExceptions app app' eff eff' isPrimT isRefT match match_any norm_eff succs xcpt_app xcpt_eff xcpt_names
HOL-MicroJava.EffectMono HOL-MicroJava.Effect
HOL-MicroJava.JType HOL-MicroJava.Semilattices,HOL-MicroJava.WellForm esl is_ref is_ty subtype sup super types
HOL-MicroJava.JVM HOL-MicroJava.Typing_Framework_JVM kiljvm wt_jvm_prog_kildall wt_kil
HOL-MicroJava.JVMType HOL-MicroJava.JType le reg_sl sl states stk_esl sup sup_loc sup_state sup_state_opt sup_ty_opt
HOL-MicroJava.LBVJVM HOL-MicroJava.Typing_Framework_JVM check_cert lbvjvm mk_cert prg_cert wt_jvm_prog_lbv wt_lbv
HOL-MicroJava.Typing_Framework_JVM HOL-MicroJava.Abstract_BV,HOL-MicroJava.JVMType,HOL-MicroJava.EffectMono,HOL-MicroJava.BVSpec exec list_all' list_all'_rec opt_states
HOL-MicroJava.AuxLemmas HOL-MicroJava.JBasis
HOL-MicroJava.CorrComp HOL-MicroJava.JTypeSafe,HOL-MicroJava.LemmasComp class_sig_defined env_of_jmb jump_bwd jump_fwd progression wtpd_expr wtpd_exprs wtpd_stmt
HOL-MicroJava.CorrCompTp HOL-MicroJava.LemmasComp,HOL-MicroJava.TypeInf,HOL-MicroJava.JVM,HOL-MicroJava.Altern LT_of ST_of bc_mt_corresp contracting empty_et inited_LT is_inited_LT local_env mt_sttp_flatten offset_xcentry offset_xctable start_sttp_resp start_sttp_resp_cons
HOL-MicroJava.DefsComp HOL-MicroJava.JVMExec gh gis gjmb_blk gjmb_lvs gjmb_plns gjmb_pns gjmb_res gl glvs gmb gs gx locals_locvars locvars_locals locvars_xstate method_rT
HOL-MicroJava.Index HOL-MicroJava.AuxLemmas,HOL-MicroJava.DefsComp disjoint_varnames index
HOL-MicroJava.LemmasComp HOL-MicroJava.TranslComp mtd_mb
HOL-MicroJava.TranslComp HOL-MicroJava.TranslCompTp comp compClass compExpr compExprs compInit compInitLvars compMethod compStmt load_default_val
HOL-MicroJava.TranslCompTp HOL-MicroJava.Index,HOL-MicroJava.JVMType comb comb_nil compTp compTpExpr compTpExprs compTpInit compTpInitLvars compTpMethod compTpStmt dupST dup_x1ST max_of_list max_ssize mt_of nochangeST popST pushST replST ssize_sto start_LT start_ST storeST sttp_of
HOL-MicroJava.TypeInf HOL-MicroJava.WellType inferred_tp inferred_tps
HOL-MicroJava.Abstract_BV HOL-MicroJava.Typing_Framework_err,HOL-MicroJava.Kildall,HOL-MicroJava.LBVCorrect,HOL-MicroJava.LBVComplete
HOL-MicroJava.Err HOL-MicroJava.Semilat Err OK case_err err err_semilat esl le lift lift2 map_err ok_val pred_err rec_err rel_err size_err sl strict sup
HOL-MicroJava.Kildall HOL-MicroJava.SemilatAlg,HOL-Library.While_Combinator iter kildall merges propa unstables
HOL-MicroJava.LBVComplete HOL-MicroJava.LBVSpec,HOL-MicroJava.Typing_Framework is_target lbvc make_cert
HOL-MicroJava.LBVCorrect HOL-MicroJava.LBVSpec,HOL-MicroJava.Typing_Framework lbvs
HOL-MicroJava.LBVSpec HOL-MicroJava.SemilatAlg,HOL-MicroJava.Opt bottom cert_ok lbv merge wtl_cert wtl_inst wtl_inst_list
HOL-MicroJava.Listn HOL-MicroJava.Err coalesce le lesssublist_syntax lesublist_syntax list map2 plussublist_syntax sl sup upto_esl
HOL-MicroJava.Opt HOL-MicroJava.Err esl le opt sup
HOL-MicroJava.Product HOL-MicroJava.Err esl le lesubprod_sntax sup
HOL-MicroJava.Semilat HOL.Main,HOL-Library.While_Combinator Semilat acc closed exec_lub is_lub is_ub lesssub lesssub1 lesub lesub1 ord order plussub plussub1 semilat some_lub top
HOL-MicroJava.SemilatAlg HOL-MicroJava.Typing_Framework,HOL-MicroJava.Product bounded lesubstep_type mono plusplussub pres_type
HOL-MicroJava.Semilattices HOL-MicroJava.Err,HOL-MicroJava.Opt,HOL-MicroJava.Product,HOL-MicroJava.Listn
HOL-MicroJava.Typing_Framework HOL-MicroJava.Listn is_bcv stable stables wt_step
HOL-MicroJava.Typing_Framework_err HOL-MicroJava.Typing_Framework,HOL-MicroJava.SemilatAlg app_mono err_step error map_snd wt_app_eff wt_err_step
HOL-MicroJava.Conform HOL-MicroJava.State,HOL-MicroJava.WellType,HOL-MicroJava.Exceptions conf conforms hconf hext lconf oconf xconf
HOL-MicroJava.Decl HOL-MicroJava.Type class is_class is_type
HOL-MicroJava.Eval HOL-MicroJava.State,HOL-MicroJava.WellType catch eval evals exec fits lupd new_xcpt_var
HOL-MicroJava.Example HOL-MicroJava.SystemClasses,HOL-MicroJava.Eval Base Base' BaseC Ext Ext' ExtC NP a b case_cnam' case_vnam' cnam' e e' foo foo_Base foo_Ext obj1 rec_cnam' rec_vnam' s0 s1 s2 s3 size_cnam' size_vnam' test tprg vee vee' vnam' x x'
HOL-MicroJava.Exceptions HOL-MicroJava.State blank cname_of preallocated start_heap
HOL-MicroJava.JBasis HOL.Main,HOL-Library.Transitive_Closure_Table,HOL-Eisbach.Eisbach unique
HOL-MicroJava.JListExample HOL-MicroJava.Eval E append_name example_prg l1_nam l1_name l2_nam l2_name l3_nam l3_name l4_nam l4_name l_nam l_name list_class list_nam list_name next_nam next_name test undefined_cname undefined_val val_nam val_name
HOL-MicroJava.JTypeSafe HOL-MicroJava.Eval,HOL-MicroJava.Conform
HOL-MicroJava.State HOL-MicroJava.TypeRel,HOL-MicroJava.Value Norm abrupt c_hupd cast_ok gen_new_Addr heap init_vars locals lookup_obj nat_to_loc' new_Addr np obj_ty raise_if store
HOL-MicroJava.SystemClasses HOL-MicroJava.Decl ClassCastC NullPointerC ObjectC OutOfMemoryC SystemClasses
HOL-MicroJava.Term HOL-MicroJava.Value Add BinOp Call Cast Comp Cond Eq Expr FAcc FAss LAcc LAss Lit Loop NewC Skip case_binop case_expr case_stmt rec_binop rec_expr rec_stmt size_binop size_expr size_stmt
HOL-MicroJava.Type HOL-MicroJava.JBasis Boolean Class ClassCast ClassT Cname Integer NT NullPointer NullT Object OutOfMemory PrimT RefT This VName Void Xcpt case_cname case_prim_ty case_ref_ty case_ty case_vname case_xcpt rec_cname rec_prim_ty rec_ref_ty rec_ty rec_vname rec_xcpt size_cname size_prim_ty size_ref_ty size_ty size_vname size_xcpt
HOL-MicroJava.TypeRel HOL-MicroJava.Decl cast class_rec field fields method subcls subcls' subcls1 subcls1' wf_class widen
HOL-MicroJava.Value HOL-MicroJava.Type Addr Bool Intg Loc Null Unit XcptRef case_loc case_val default_val defpval rec_loc rec_val size_loc size_val the_Addr the_Bool the_Intg
HOL-MicroJava.WellForm HOL-MicroJava.TypeRel,HOL-MicroJava.SystemClasses wf_cdecl wf_cdecl_mdecl wf_fdecl wf_mdecl wf_mhead wf_mrT wf_prog wf_syscls ws_cdecl ws_prog
HOL-MicroJava.WellType HOL-MicroJava.Term,HOL-MicroJava.WellForm appl_methds localT max_spec more_spec prg ty_expr ty_exprs typeof wf_java_mdecl wf_java_prog wt_stmt
HOL-MicroJava.JVMDefensive HOL-MicroJava.JVMExec Normal TypeError case_type_error check check_instr exec_all_d exec_d fifth isAddr isIntg isRef map_type_error pred_type_error rec_type_error rel_type_error size_type_error
HOL-MicroJava.JVMExceptions HOL-MicroJava.JVMInstructions ex_table_of find_handler match_exception_entry match_exception_table
HOL-MicroJava.JVMExec HOL-MicroJava.JVMExecInstr,HOL-MicroJava.JVMExceptions exec exec_all start_state
HOL-MicroJava.JVMExecInstr HOL-MicroJava.JVMInstructions,HOL-MicroJava.JVMState exec_instr
HOL-MicroJava.JVMInstructions HOL-MicroJava.JVMState Checkcast Dup Dup_x1 Dup_x2 Getfield Goto IAdd Ifcmpeq Invoke LitPush Load New Pop Putfield Return Store Swap Throw case_instr rec_instr size_instr
HOL-MicroJava.JVMListExample HOL-MicroJava.SystemClasses,HOL-MicroJava.JVMExec E append_ins append_name list_class list_nam list_name make_list_ins makelist_name next_nam next_name test test_class test_nam test_name undefined_cname undefined_val val_nam val_name
HOL-MicroJava.JVMState HOL-MicroJava.Conform raise_system_xcpt
HOL-MicroJava.MicroJava HOL-MicroJava.JTypeSafe,HOL-MicroJava.Example,HOL-MicroJava.JListExample,HOL-MicroJava.JVMListExample,HOL-MicroJava.JVMDefensive,HOL-MicroJava.LBVJVM,HOL-MicroJava.BVNoTypeError,HOL-MicroJava.BVExample,HOL-MicroJava.CorrComp,HOL-MicroJava.CorrCompTp
HOL.Mirabelle HOL.Sledgehammer,HOL.Predicate_Compile,HOL.Presburger
HOL.Modules HOL.Hull additive module module_hom
HOL-Mutabelle.MutabelleExtra HOL.Complex_Main,HOL-Library.Refute
HOL-NanoJava.AxSem HOL-NanoJava.State ehoare ehoare1 hoare hoare1
HOL-NanoJava.Decl HOL-NanoJava.Term Class NT Object Prog bdy bdy_update case_ty class flds flds_update is_class lcl lcl_update methods methods_update par par_update rec_ty res res_update size_ty super super_update
HOL-NanoJava.Equivalence HOL-NanoJava.OpSem,HOL-NanoJava.AxSem MGT MGT⇩e cenvalid cnvalids envalid evalid nvalid nvalids valid
HOL-NanoJava.Example HOL-NanoJava.Equivalence N Nat_atleast add any dummy one pred suc
HOL-NanoJava.OpSem HOL-NanoJava.State eval exec
HOL-NanoJava.State HOL-NanoJava.TypeRel Addr Null body case_val del_locs get_field get_local get_obj heap heap_update hupd init_locs init_vars locals locals_update lupd new_Addr new_obj obj_class rec_val set_locs size_val upd_obj
HOL-NanoJava.Term HOL.Main Call Cast Comp Cond FAcc FAss Impl LAcc LAss Loop Meth NewC Par Res Skip This case_expr case_stmt rec_expr rec_stmt size_expr size_stmt
HOL-NanoJava.TypeRel HOL-NanoJava.Decl class_rec field method subcls1 subcls1_syntax subcls_syntax widen ws_prog
HOL.Nat HOL.Inductive,HOL.Typedef,HOL.Fun,HOL.Rings -of_nat_aux -pred Abs_Nat Nat Nats Rep_Nat Suc Suc_Rep Zero_Rep compow compower of_nat omega_chain omega_cont rec_nat size
HOL.Nitpick HOL.Record,HOL.GCD -Abs_Frac -Frac -FunBox -PairBox -Quot -Rep_Frac -Word -bisim -bisim_iterator_max -card' -denom -fold_graph' -frac -inverse_frac -is_unknown -less_eq_frac -less_frac -nat_gcd -nat_lcm -norm_frac -num -number_of_frac -of_frac -one_frac -plus_frac -prod -refl' -safe_The -sum' -times_frac -uminus_frac -unknown -wf' -wf_wfrec -wfrec' -zero_frac case_fun_box case_pair_box case_word map_fun_box map_pair_box map_word pred_fun_box pred_pair_box pred_word rec_fun_box rec_pair_box rec_word rel_fun_box rel_pair_box rel_word size_fun_box size_pair_box size_word wf_wfrec'
HOL-Nitpick_Examples.Core_Nits HOL.Main Q
HOL-Nitpick_Examples.Datatype_Nits HOL.Main Fn Nibble0 Nibble1 Nibble2 Nibble3 Nibble4 Nibble5 Nibble6 Nibble7 Nibble8 Nibble9 NibbleA NibbleB NibbleC NibbleD NibbleE NibbleF Pd app case_fn case_nibble case_pd fs map_fn map_pd pred_fn pred_pd rec_fn rec_nibble rec_pd rel_fn rel_pd rot size_fn size_nibble size_pd sn
HOL-Nitpick_Examples.Hotel_Nits HOL.Main cards cards_update currk currk_update isin isin_update issued issued_update owns owns_update reach roomk roomk_update safe safe_update
HOL-Nitpick_Examples.Induct_Nits HOL.Main p1 p2 p3 p4 q1 q2 q3 q4
HOL-Nitpick_Examples.Integer_Nits HOL.Main Node Null case_tree labels rec_tree size_tree
HOL-Nitpick_Examples.Manual_Nits HOL.Real,HOL-Library.Quotient_Product A Abs_my_int Abs_three App A⇩1 A⇩2 A⇩3 A⇩4 B B⇩1 B⇩2 B⇩3 B⇩4 C LCons LNil Lam N Rep_my_int Rep_three S⇩1 S⇩2 S⇩3 S⇩4 Var Xcoord Xcoord_update Ycoord Ycoord_update a add add_raw b case_aa_tree case_alphabet case_llist case_tm corec_llist data dataset even even' insort⇩1 insort⇩2 iterates left level lift loose map_aa_tree map_llist my_int_rel nats odd pred_aa_tree pred_llist reach rec_aa_tree rec_alphabet rec_tm rel_aa_tree rel_llist right size_aa_tree size_alphabet size_tm skew split subst⇩1 subst⇩2 three wf Λ
HOL-Nitpick_Examples.Mini_Nits HOL.Main
HOL-Nitpick_Examples.Mono_Nits HOL.Main
HOL-Nitpick_Examples.Nitpick_Examples HOL-Nitpick_Examples.Core_Nits,HOL-Nitpick_Examples.Datatype_Nits,HOL-Nitpick_Examples.Hotel_Nits,HOL-Nitpick_Examples.Induct_Nits,HOL-Nitpick_Examples.Integer_Nits,HOL-Nitpick_Examples.Manual_Nits,HOL-Nitpick_Examples.Mini_Nits,HOL-Nitpick_Examples.Mono_Nits,HOL-Nitpick_Examples.Pattern_Nits,HOL-Nitpick_Examples.Record_Nits,HOL-Nitpick_Examples.Refute_Nits,HOL-Nitpick_Examples.Special_Nits,HOL-Nitpick_Examples.Tests_Nits,HOL-Nitpick_Examples.Typedef_Nits
HOL-Nitpick_Examples.Pattern_Nits HOL.Main f1 f2 f3 f4 f5 f6 f7
HOL-Nitpick_Examples.Record_Nits HOL.Main wc wc_update xc xc_update yc yc_update zc zc_update
HOL-Nitpick_Examples.Refute_Nits HOL.Main A Abs_T_bij Abs_myTdef App B Bit0 Bit1 BitListNil C CX CY D DX E Equal F ITE Lam Leaf Node Number Rep_T_bij Rep_myTdef TR T_bij Var a_even a_odd case_BinTree case_BitList case_InfTree case_T case_T1 case_T2 case_T3 case_Trie case_U case_X case_XOpt case_Y case_YOpt case_aexp case_bexp case_lambda classD_const even evenCard ext ext_update f inverse map_BinTree map_T map_T2 map_T3 map_U map_YOpt map_aexp map_bexp map_lambda myTdef odd pred_BinTree pred_T pred_T2 pred_T3 pred_U pred_YOpt pred_aexp pred_bexp pred_lambda rec_BinTree rec_BitList rec_InfTree rec_T rec_T1 rec_T2 rec_T3 rec_Trie rec_U rec_X rec_XOpt rec_Y rec_YOpt rec_aexp rec_bexp rec_lambda rel_BinTree rel_T rel_T2 rel_T3 rel_U rel_YOpt rel_aexp rel_bexp rel_lambda size_BinTree size_BitList size_InfTree size_T size_T1 size_T2 size_T3 size_Trie size_U size_X size_XOpt size_Y size_YOpt size_aexp size_bexp size_lambda subset trans trans_closure undefinedSet xpos xpos_update ypos ypos_update
HOL-Nitpick_Examples.Special_Nits HOL.Main f1 f2 f3 f4 f5
HOL-Nitpick_Examples.Tests_Nits HOL.Main
HOL-Nitpick_Examples.Typedef_Nits HOL.Complex_Main A Abs_bounded Abs_check Abs_one_or_two Abs_three B C Rep_bounded Rep_check Rep_one_or_two Rep_three Xcoord Xcoord_update Ycoord Ycoord_update bounded one_or_two three
HOL-Nominal.CK_Machine HOL-Nominal.Nominal CAPPL CAPPR CDIFFL CDIFFR CEQIL CEQIR CIF CPLUSL CPLUSR CZET Hole case_ctx cbv cbv_star ctx_compose ctx_composes eval filling machine machine_star rec_ctx size_ctx sub_tctx typing val valid
HOL-Nominal.CR HOL-Nominal.Lam_Funs Beta Beta_star One One_star
HOL-Nominal.CR_Takahashi HOL-Nominal.Nominal Beta Beta_star Dev One One_star
HOL-Nominal.Class HOL-Nominal.Nominal AXIOMSc AXIOMSn A_Redu_set BINDINGc BINDINGn CANDc CANDn NEGc NEGn SNa SNa_Redu SNa_set a_redu a_star_redu c_redu ccloses cmaps fic fin findc findn idc idn l_redu lookup lookupa lookupb lookupc lookupd ncloses nmaps typing validc validn
HOL-Nominal.Compile HOL-Nominal.Nominal Ibig Ityping big subst typing valid
HOL-Nominal.Contexts HOL-Nominal.Nominal cong_red ctx_red
HOL-Nominal.Crary HOL-Nominal.Nominal alg_equiv alg_path_equiv def_equiv log_equiv log_equiv_for_psubsts lookup nf sub_context subst typing valid whn_def whr_def
HOL-Nominal.Fsub HOL-Nominal.Nominal Abs_syn Forall_syn TAbs_syn closed_in eval extends subst_tyc subtype_of trm_dom ty_dom typing val valid_rel
HOL-Nominal.Height HOL-Nominal.Nominal
HOL-Nominal.Lam_Funs HOL-Nominal.Nominal lookup subst
HOL-Nominal.Lambda_mu HOL-Nominal.Nominal
HOL-Nominal.LocalWeakening HOL-Nominal.Nominal freshen sub_context typing valid vsub
HOL-Nominal.Pattern HOL-Nominal.Nominal Abs_syn Let_syn PTuple PVar abs_pat case_pat eval lookup match pat_type pat_vars ptyping rec_pat size_pat sub_ctx subst substb typing valid
HOL-Nominal.SN HOL-Nominal.Lam_Funs Beta CR1 CR2 CR3 CR3_RED CR4 FST NEUT NORMAL SN closes fst_app id mapsto typing valid
HOL-Nominal.SOS HOL-Nominal.Nominal big lookup mapsto sub_context subst typing v_closes val valid
HOL-Nominal.Standardization HOL-Nominal.Nominal NF WN beta beta_reds list_application list_beta lred lredlist sred sredlist step1
HOL-Nominal.Support HOL-Nominal.Nominal EVEN ODD
HOL-Nominal.Type_Preservation HOL-Nominal.Nominal beta sub_ctx typing valid
HOL-Nominal.VC_Condition HOL-Nominal.Nominal bind strip unbind
HOL-Nominal.W HOL-Nominal.Nominal LetBe close difference_list ftv gen inst lookup psubst subst typing valid
HOL-Nominal.Weakening HOL-Nominal.Nominal sub_context typing valid
HOL-Nominal.Nominal HOL-Library.Infinite_Set,HOL-Library.Old_Datatype ABS ABS_set Abs_ABS Rep_ABS X_to_Un_supp abs_fun at case_noption case_nprod cp disjoint fresh fresh_fun fresh_star fs map_noption map_nprod nNone nPair nSome perm perm_aux pred_noption pred_nprod prm_eq pt rec_noption rec_nprod rel_noption rel_nprod size_noption size_nprod supp supports swap
HOL-Nonstandard_Analysis.CLim HOL-Nonstandard_Analysis.CStar
HOL-Nonstandard_Analysis.CStar HOL-Nonstandard_Analysis.NSCA
HOL-Nonstandard_Analysis.NSPrimes HOL-Computational_Algebra.Primes,HOL-Nonstandard_Analysis.Hyperreal choicefun injf_max starprime
HOL-Nonstandard_Analysis.Free_Ultrafilter HOL-Library.Infinite_Set freeultrafilter ultrafilter
HOL-Nonstandard_Analysis.HDeriv HOL-Nonstandard_Analysis.HLim NSdifferentiable increment nsderiv
HOL-Nonstandard_Analysis.HLim HOL-Nonstandard_Analysis.Star NSLIM isNSCont isNSUCont
HOL-Nonstandard_Analysis.HLog HOL-Nonstandard_Analysis.HTranscendental hlog powhr
HOL-Nonstandard_Analysis.HSEQ HOL.Complex_Main,HOL-Nonstandard_Analysis.NatStar NSBseq NSCauchy NSLIMSEQ NSconvergent nslim
HOL-Nonstandard_Analysis.HSeries HOL-Nonstandard_Analysis.HSEQ NSsuminf NSsummable NSsums sumhr
HOL-Nonstandard_Analysis.HTranscendental HOL.Complex_Main,HOL-Nonstandard_Analysis.HSeries,HOL-Nonstandard_Analysis.HDeriv coshr exphr real_ln sinhr
HOL-Nonstandard_Analysis.HyperDef HOL.Complex_Main,HOL-Nonstandard_Analysis.HyperNat epsilon hypreal_of_hypnat hypreal_of_nat hypreal_of_real of_hypreal omega pow
HOL-Nonstandard_Analysis.HyperNat HOL-Nonstandard_Analysis.StarDef HNatInfinite hSuc hypnat_of_nat of_hypnat whn
HOL-Nonstandard_Analysis.Hypercomplex HOL-Nonstandard_Analysis.CLim,HOL-Nonstandard_Analysis.Hyperreal
HOL-Nonstandard_Analysis.Hyperreal HOL-Nonstandard_Analysis.HLog
HOL-Nonstandard_Analysis.NSA HOL-Nonstandard_Analysis.HyperDef,HOL-Library.Lub_Glb HFinite HInfinite Infinitesimal approx galaxy hnorm monad scaleHR st
HOL-Nonstandard_Analysis.NSCA HOL-Nonstandard_Analysis.NSComplex,HOL-Nonstandard_Analysis.HTranscendental SComplex stc
HOL-Nonstandard_Analysis.NSComplex HOL-Nonstandard_Analysis.NSA HComplex hExp hIm hRe harg hcis hcmod hcnj hcomplex_of_complex hcomplex_of_hypreal hrcis hsgn iii
HOL-Nonstandard_Analysis.NatStar HOL-Nonstandard_Analysis.Star
HOL-Nonstandard_Analysis.Nonstandard_Analysis HOL-Nonstandard_Analysis.Hypercomplex
HOL-Nonstandard_Analysis.Star HOL-Nonstandard_Analysis.NSA InternalFuns InternalSets is_starext starfun_n starset_n
HOL-Nonstandard_Analysis.StarDef HOL-Nonstandard_Analysis.Free_Ultrafilter Abs_star FreeUltrafilterNat Ifun Iset Rep_star Standard star starP starP2 star_n star_of starfun starfun2 starrel starset unstar
HOL.NthRoot HOL.Deriv root sqrt
HOL.Num HOL.BNF_Least_Fixpoint,HOL.Transfer -Bit0 -Bit1 -BitM -One -dbl -dbl_dec -dbl_inc -inc -pow -sqr -sub Numeral1 case_num is_num iszero nat_of_num num_of_nat numeral pred_numeral rec_num size_num
HOL-Number_Theory.Cong HOL-Computational_Algebra.Primes cong notcong
HOL-Number_Theory.Eratosthenes HOL.Main,HOL-Computational_Algebra.Primes dvd_strict mark_out mark_out_aux numbers_of_marks primes_upto sieve smallest_prime_between smallest_prime_beyond smallest_prime_beyond_aux
HOL-Number_Theory.Euler_Criterion HOL-Number_Theory.Residues
HOL-Number_Theory.Fib HOL.Complex_Main fib gen_fib
HOL-Number_Theory.Gauss HOL-Number_Theory.Euler_Criterion GAUSS
HOL-Number_Theory.Mod_Exp HOL-Number_Theory.Cong,HOL-Library.Power_By_Squaring mod_exp mod_exp_aux
HOL-Number_Theory.Modular_Inverse HOL-Number_Theory.Cong,HOL-Library.FuncSet modular_inverse
HOL-Number_Theory.Number_Theory HOL-Number_Theory.Fib,HOL-Number_Theory.Residues,HOL-Number_Theory.Eratosthenes,HOL-Number_Theory.Mod_Exp,HOL-Number_Theory.Quadratic_Reciprocity,HOL-Number_Theory.Pocklington,HOL-Number_Theory.Prime_Powers,HOL-Number_Theory.Residue_Primitive_Roots,HOL-Number_Theory.Modular_Inverse
HOL-Number_Theory.Pocklington HOL-Number_Theory.Residues ord primefact
HOL-Number_Theory.Prime_Powers HOL.Complex_Main,HOL-Computational_Algebra.Primes,HOL-Library.FuncSet aprimedivisor mangoldt primepow primepow_factors
HOL-Number_Theory.Quadratic_Reciprocity HOL-Number_Theory.Gauss QR
HOL-Number_Theory.Residue_Primitive_Roots HOL-Number_Theory.Pocklington Carmichael cyclic_moduli residue_primroot
HOL-Number_Theory.Residues HOL-Number_Theory.Cong,HOL-Algebra.Multiplicative_Group,HOL-Number_Theory.Totient Legendre QuadRes residue_ring residues residues_prime
HOL-Number_Theory.Totient HOL.Complex_Main,HOL-Computational_Algebra.Primes,HOL-Number_Theory.Cong totatives totient totient_naive
HOL.Numeral_Simprocs HOL.Parity
HOL.Nunchaku HOL.Nitpick -The_unsafe -rmember -unreachable
HOL.Option HOL.Lifting None Some case_option combine_options map_option pred_option rec_option rel_option size_option the
HOL.Order_Relation HOL.Wfrec Above AboveS Linear_order Partial_order Preorder Refl Total Under UnderS Well_order above aboveS linear_order linear_order_on ofilter partial_order_on preorder_on relation_of strict_linear_order strict_linear_order_on under underS well_order well_order_on
HOL.Orderings HOL.HOL Greatest Least bot greater greater_eq less less_eq max min ordering ordering_top partial_preordering preordering top
HOL.Parity HOL.Euclidean_Rings divides_aux divmod divmod_step even odd
HOL.Partial_Function HOL.Complete_Partial_Order,HOL.Option -chain flat_lub flat_ord fun_lub fun_ord img_lub img_ord mk_less mono_option mono_tailrec option_ord partial_function_definitions tailrec_ord
HOL.Power HOL.Num power power2
HOL.Predicate HOL.String -Empty -Insert -Join -Pred -Seq -adjunct -apply -bind -eq -eval -holds -if_pred -is_empty -iterate_upto -map -member -not_pred -null -pred_of_seq -single -singleton -the -the_only case_pred case_seq contained map_pred map_seq pred_of_set pred_pred pred_seq rec_pred rec_seq rel_pred rel_seq set_of_pred set_of_seq size_pred size_seq
HOL.Predicate_Compile HOL.Random_Sequence,HOL.Quickcheck_Exhaustive -contains -contains_pred
HOL-Predicate_Compile_Examples.Code_Prolog_Examples HOL-Library.Code_Prolog -Pow A B C Div Exp Log Minus Mult Num Plus Uminus append case_abc case_expr d divide10 equals log10 nodiag notAB notB ops8 qdelete qperm queen queen_9 rec_abc rec_expr safe size_abc size_expr times10 x
HOL-Predicate_Compile_Examples.Context_Free_Grammar_Example HOL-Library.Code_Prolog -a -b A⇩1 A⇩2 A⇩3 A⇩4 B⇩1 B⇩2 B⇩3 B⇩4 S⇩1 S⇩2 S⇩3 S⇩4 case_alphabet filter_a filter_b rec_alphabet size_alphabet size_list
HOL-Predicate_Compile_Examples.Examples HOL.Main,HOL-Library.Predicate_Compile_Alternative_Defs -a -b Abs Add And App Ass Assign Atom A⇩1 A⇩2 A⇩3 A⇩4 B B⇩1 B⇩2 B⇩3 B⇩4 Env Env_update Fun IF If IntVal IrConst Less N NTS Not ObjAddr Plus SKIP Semi Seq Skip S⇩1 S⇩2 S⇩3 S⇩4 TS V Var While aval beta big_step bval case_aexp case_alphabet case_bexp case_com case_com' case_dB case_ir_expr case_proc case_rule case_symbol case_type case_val derives derivesp eval_var example_grammar example_rules exec lift list map_rule map_symbol nil nth_el nth_el' or par pre pred_rule pred_symbol rec_aexp rec_alphabet rec_bexp rec_com rec_com' rec_dB rec_ir_expr rec_proc rec_rule rec_symbol rec_type rec_val reduce rel_rule rel_symbol rule rules size_aexp size_alphabet size_bexp size_com size_com' size_dB size_ir_expr size_proc size_rule size_symbol size_type size_val step steps subst test2 testp typing
HOL-Predicate_Compile_Examples.Hotel_Example HOL.Main Check_in Enter Exit Guest0 Guest1 Key0 Key1 Key2 Key3 Room0 cards case_event case_guest case_key case_room currk feels_safe hotel initk isin issued no_Check_in owns rec_event rec_guest rec_key rec_room roomk size_event size_guest size_key size_room
HOL-Predicate_Compile_Examples.Hotel_Example_Prolog HOL-Predicate_Compile_Examples.Hotel_Example,HOL-Library.Predicate_Compile_Alternative_Defs,HOL-Library.Code_Prolog cardsp isinp issuedp
HOL-Predicate_Compile_Examples.Hotel_Example_Small_Generator HOL-Predicate_Compile_Examples.Hotel_Example,HOL-Library.Predicate_Compile_Alternative_Defs
HOL-Predicate_Compile_Examples.IMP_1 HOL-Library.Predicate_Compile_Quickcheck Ass IF Seq Skip case_com exec rec_com size_com
HOL-Predicate_Compile_Examples.IMP_2 HOL-Library.Predicate_Compile_Quickcheck Ass IF Seq Skip While case_com exec rec_com size_com
HOL-Predicate_Compile_Examples.IMP_3 HOL-Library.Predicate_Compile_Quickcheck Ass IF Seq Skip While case_com exec rec_com size_com
HOL-Predicate_Compile_Examples.IMP_4 HOL-Library.Predicate_Compile_Quickcheck Ass IF Seq Skip While case_com exec rec_com size_com
HOL-Predicate_Compile_Examples.Lambda_Example HOL-Library.Code_Prolog Abs App Atom Fun Var beta case_dB case_type less_nat lift nth_el nth_el1 pred rec_dB rec_type size_dB size_type subst typing
HOL-Predicate_Compile_Examples.List_Examples HOL.Main,HOL-Library.Predicate_Compile_Quickcheck,HOL-Library.Code_Prolog
HOL-Predicate_Compile_Examples.Predicate_Compile_Quickcheck_Examples HOL-Library.Predicate_Compile_Quickcheck -a -b Abs App Ass Atom A⇩1 A⇩2 A⇩3 A⇩4 B⇩1 B⇩2 B⇩3 B⇩4 Fun IF Seq Skip S⇩1 S⇩2 S⇩3 S⇩4 Var While beta case_alphabet case_com case_dB case_type exec inflate insert is_eleven is_ten jad jad_mv length_permutate lift matrix mv nth_el nth_el' rec_alphabet rec_com rec_dB rec_type scalar_product size_alphabet size_com size_dB size_type sort sparsify subst typing unzip
HOL-Predicate_Compile_Examples.Predicate_Compile_Tests HOL-Library.Predicate_Compile_Alternative_Defs All Ass C D E ET EmptyClosure EmptyPred EmptyPred' EmptyRel Error Error_1 Error_2 F FF Fact False' G H IF JamesBond MKT Min None Result Seq Skip True' While a' append append' append2 appending avl case_ErrorObject case_char case_com case_f case_proc case_result case_tree detect_switches1 detect_switches2 detect_switches3 detect_switches4 detect_switches5 detect_switches6 detect_switches7 detect_switches8 detect_switches9 divmod_rel equals even example_graph f filter1 filter2 filter3 fixed_relation fold_map_idx fun_upd hd_predicate hd_predicate2 height if_as_predicate implies_itself is_C_or_D is_D_or_E is_FGH is_F_or_G is_error is_error' is_error'' is_even is_ord is_three list_ex' map_ofP map_prods map_tree minus_int_test minus_nat_test nested_tuples nil not_reachable_in_example_graph not_reachable_in_example_graph' odd odd' one_or_two one_or_two' one_or_two'' or par partial_hd partition plus_int_test plus_nat_test pre pred_tree predicate_where_argument_is_condition predicate_where_argument_is_condition_and_value predicate_where_argument_is_in_equation predicate_where_argument_is_neg_condition predicate_where_argument_is_neg_condition_and_in_equation rec_ErrorObject rec_char rec_com rec_proc rec_result rec_tree rel_tree rev rtrancl' rtrancl'' rtrancl''' set_of size_ErrorObject size_char size_com size_proc size_result size_tree succ test_append test_append' test_minus_bool test_relation_in_output_terms test_uninterpreted_relation test_uninterpreted_relation2 three tupled_append tupled_append' tupled_append'' tupled_append''' tupled_exec tupled_partition tupled_rev tupled_step ya_even ya_odd zerozero zerozero' zerozero''
HOL-Predicate_Compile_Examples.Reg_Exp_Example HOL-Library.Predicate_Compile_Quickcheck,HOL-Library.Code_Prolog And Empty N0 N1 Or Seq Star Suc Sym Zer a_sol accepts case_Nat case_RE case_Sym prop_regex rec_Nat rec_RE rec_Sym rep repInt repInt' repMax seqSplit seqSplit' seqSplit'' size_Nat size_RE size_Sym sub
HOL-Predicate_Compile_Examples.Specialisation_Examples HOL.Main,HOL-Library.Predicate_Compile_Alternative_Defs Abs App Fun TAbs TApp TVar TVarB Top TyAll Var VarB assoc case_binding case_trm case_type decE decT greater_than_index is_TVarB lift liftE liftT mapB max_nat max_of_my_Suc nth_el nth_el' rec_binding rec_trm rec_type size_binding size_trm size_type sorted subst substE substT substTT subtype_refl' subtyping type_ofB typing unique well_formed well_formedB well_formedE
HOL.Presburger HOL.Groebner_Basis,HOL.Set_Interval
HOL-Probability.Central_Limit_Theorem HOL-Probability.Levy
HOL-Probability.Characteristic_Functions HOL-Probability.Weak_Convergence,HOL-Probability.Independent_Family,HOL-Probability.Distributions char iexp std_normal_distribution
HOL-Probability.Conditional_Expectation HOL-Probability.Probability_Measure finite_measure_subalgebra nn_cond_exp real_cond_exp restr_to_subalg sigma_finite_subalgebra subalgebra
HOL-Probability.Convolution HOL-Probability.Independent_Family convolution
HOL-Probability.Discrete_Topology HOL-Analysis.Analysis discrete of_discrete
HOL-Probability.Distribution_Functions HOL-Probability.Probability_Measure cdf finite_borel_measure real_distribution
HOL-Probability.Distributions HOL-Probability.Convolution,HOL-Probability.Information erlang_CDF erlang_density exponential_density normal_density std_normal_density
HOL-Probability.Essential_Supremum HOL-Analysis.Analysis esssup
HOL-Probability.Fin_Map HOL-Analysis.Finite_Product_Measure,HOL-Library.Finite_Map Pi' PiF Pi⇩F domain finmap_of function_to_finmap proj
HOL-Probability.Giry_Monad HOL-Probability.Probability_Measure,HOL-Library.Monad_Syntax bind join prob_algebra return select_sets subprob_algebra subprob_space
HOL-Probability.Helly_Selection HOL-Library.Diagonal_Subsequence,HOL-Probability.Weak_Convergence tight
HOL-Probability.Hoeffding HOL-Probability.Product_PMF,HOL-Probability.Independent_Family binomial_distribution iid_interval_bounded_random_variables indep_interval_bounded_random_variables interval_bounded_random_variable
HOL-Probability.Independent_Family HOL-Probability.Infinite_Product_Measure
HOL-Probability.Infinite_Product_Measure HOL-Probability.Probability_Measure,HOL-Probability.Projective_Family comb_seq
HOL-Probability.Information HOL-Probability.Independent_Family KL_divergence entropy_density information_space
HOL-Probability.Levy HOL-Probability.Characteristic_Functions,HOL-Probability.Helly_Selection,HOL-Probability.Sinc_Integral
HOL-Probability.PMF_Impl HOL-Probability.Probability_Mass_Function,HOL-Library.AList_Mapping -fold_combine_plus bind_pmf_aux cond_pmf_impl mapping_of_pmf pmf_integral pmf_of_alist pmf_of_mapping pmf_of_multiset_impl pmf_of_set_impl pmf_prob pmf_set_integral single
HOL-Probability.Probability HOL-Probability.Central_Limit_Theorem,HOL-Probability.Discrete_Topology,HOL-Probability.PMF_Impl,HOL-Probability.Projective_Limit,HOL-Probability.Random_Permutations,HOL-Probability.SPMF,HOL-Probability.Product_PMF,HOL-Probability.Hoeffding,HOL-Probability.Stream_Space,HOL-Probability.Tree_Space,HOL-Probability.Conditional_Expectation,HOL-Probability.Essential_Supremum,HOL-Probability.Stopping_Time
HOL-Probability.Probability_Mass_Function HOL-Probability.Giry_Monad,HOL-Library.Multiset Abs_pmf bernoulli_pmf bind_pmf binomial_pmf cond_pmf embed_pmf geometric_pmf join_pmf map_pmf measure_pmf neg_binomial_pmf pair_pmf pmf pmf_of_list pmf_of_list_wf pmf_of_multiset pmf_of_set poisson_pmf rel_pmf replicate_pmf return_pmf set_pmf
HOL-Probability.Probability_Measure HOL-Analysis.Analysis cond_prob distributed prob_space product_prob_space simple_distributed
HOL-Probability.Product_PMF HOL-Probability.Probability_Mass_Function,HOL-Probability.Independent_Family PiE_dflt Pi_pmf
HOL-Probability.Projective_Family HOL-Probability.Giry_Monad Ionescu_Tulcea projective_family
HOL-Probability.Projective_Limit HOL-Probability.Fin_Map,HOL-Probability.Infinite_Product_Measure,HOL-Library.Diagonal_Subsequence -Pi' -PiF -Pi⇩F -basis_finmap -domain -finmap_of -proj finmap_seqs_into_compact
HOL-Probability.Random_Permutations HOL-Combinatorics.Multiset_Permutations,HOL-Probability.Probability_Mass_Function fold_bind_random_permutation fold_random_permutation
HOL-Probability.SPMF HOL-Probability.Probability_Mass_Function,HOL-Library.Complete_Partial_Order2,HOL-Library.Rewrite lub_option map_spmf measure_spmf ord_option rel_pred set_spmf spmf
HOL-Probability.Sinc_Integral HOL-Probability.Distributions Si sinc
HOL-Probability.Stopping_Time HOL-Analysis.Analysis filtration stopping_time
HOL-Probability.Stream_Space HOL-Probability.Infinite_Product_Measure,HOL-Library.Stream,HOL-Library.Linear_Temporal_Logic_on_Streams scylinder sstart stream_space to_stream
HOL-Probability.Tree_Space HOL-Analysis.Analysis,HOL-Library.Tree -left -right tree_sigma trees trees_cyl
HOL-Probability.Weak_Convergence HOL-Probability.Distribution_Functions cts_step right_continuous_mono weak_conv weak_conv_m
HOL-Probability.Dining_Cryptographers HOL-Probability.Information dining_cryptographers_space
HOL-Probability.Koepf_Duermuth_Countermeasure HOL-Probability.Information extensionalD finite_information
HOL-Probability.Measure_Not_CCC HOL-Probability.Probability BOOL COCOUNT POW
HOL.Product_Type HOL.Typedef,HOL.Inductive,HOL.Fun -internal_case_prod -prod Abs_prod Abs_unit Pair Pair_Rep Rep_prod Rep_unit Unity apfst apsnd curry map_prod scomp
HOL-Prolog.Func HOL-Prolog.HOHH S Z abs and app cond eq eval false fix minus plus times true
HOL-Prolog.HOHH HOL.HOL
HOL-Prolog.Test HOL-Prolog.HOHH Cons Nil add age append bag_appl bob empty eq mapfun mappred nat23 nat24 nat25 ned remove reverse sue
HOL-Prolog.Type HOL-Prolog.Func anyterm arrow bool nat typeof
HOL-Proofs.Euclid HOL-Computational_Algebra.Primes,HOL-Proofs.Util,HOL-Library.Code_Target_Numeral,HOL-Library.Realizers all_prime iterate
HOL-Proofs.Greatest_Common_Divisor HOL-Proofs.QuotRem
HOL-Proofs.Higman HOL.Main A B L R T bar case_letter emb good is_prefix rec_letter size_letter
HOL-Proofs.Higman_Extraction HOL-Proofs.Higman,HOL-Library.Realizers,HOL-Library.Open_State_Syntax f1 f2 g1 g2 mk_word mk_word_aux mk_word_s
HOL-Proofs.Pigeonhole HOL-Proofs.Util,HOL-Library.Realizers,HOL-Library.Code_Target_Numeral test test' test''
HOL-Proofs.QuotRem HOL-Proofs.Util,HOL-Library.Realizers
HOL-Proofs.Util HOL.Main
HOL-Proofs.Warshall HOL-Library.Realizers F T case_b conc is_path is_path' rec_b size_b
HOL-Proofs.Commutation HOL.Main Church_Rosser commute confluent diamond square
HOL-Proofs.Eta HOL-Proofs.ParRed eta eta_red0 eta_reds free
HOL-Proofs.InductTermi HOL-Proofs.ListBeta IT
HOL-Proofs.Lambda HOL.Main Abs App Var beta beta_reds case_dB lift liftn rec_dB size_dB subst substn
HOL-Proofs.LambdaType HOL-Proofs.ListApplication Atom Fun case_type funs rec_type shift size_type typing typings typings_rel
HOL-Proofs.ListApplication HOL-Proofs.Lambda list_application
HOL-Proofs.ListBeta HOL-Proofs.ListApplication,HOL-Proofs.ListOrder list_beta
HOL-Proofs.ListOrder HOL.Main step1
HOL-Proofs.NormalForm HOL-Proofs.ListBeta NF listall
HOL-Proofs.ParRed HOL-Proofs.Lambda,HOL-Proofs.Commutation cd par_beta
HOL-Proofs.Standardization HOL-Proofs.NormalForm WN lred lredlist sred sredlist
HOL-Proofs.StrongNorm HOL-Proofs.LambdaType,HOL-Proofs.InductTermi
HOL-Proofs.WeakNorm HOL-Proofs.LambdaType,HOL-Proofs.NormalForm,HOL-Library.Realizers,HOL-Library.Code_Target_Int int_of_nat rtyping
HOL-Proofs.Hilbert_Classical HOL.Main
HOL-Proofs.Proof_Terms HOL.Main
HOL-Proofs.XML_Data HOL-Examples.Drinker
HOL-Quickcheck_Examples.Completeness HOL.Main -size is_some
HOL-Quickcheck_Examples.Hotel_Example HOL.Main,HOL-Library.Predicate_Compile_Quickcheck Check_in Enter Exit Guest0 Guest1 Key0 Key1 Key2 Key3 Room0 cards case_event case_guest case_key case_room cps_of_set currk feels_safe find_first find_first' hotel initk isin issued neg_cps_of_set no_Check_in owns pos_cps_of_set rec_event rec_guest rec_key rec_room roomk size_event size_guest size_key size_room split_list
HOL-Quickcheck_Examples.Quickcheck_Examples HOL.Complex_Main,HOL-Library.Dlist,HOL-Library.DAList_Multiset Blue Branch Green Leaf Node Red Tip Twig antisym app case_colour case_ntree case_tree colour colour_update del1 inOrder leaves map_ntree map_tree mirror occurs plant pred_ntree pred_tree rec_colour rec_ntree rec_tree rel_ntree rel_tree replace root size_colour size_ntree size_tree xpos xpos_update ypos ypos_update
HOL-Quickcheck_Examples.Quickcheck_Interfaces HOL.Main
HOL-Quickcheck_Examples.Quickcheck_Lattice_Examples HOL.Main
HOL-Quickcheck_Examples.Quickcheck_Narrowing_Examples HOL.Main ET MKT avl case_tree even height ht insrt is_in is_ord l_bal map_tree mkt pred_tree r_bal rec_tree rel_tree set_of set_of' size_tree
HOL-Quickcheck_Examples.Quickcheck_Nesting HOL.Main
HOL-Quickcheck_Examples.Quickcheck_Nesting_Example HOL-Quickcheck_Examples.Quickcheck_Nesting X case_x rec_x size_x
HOL.Quickcheck_Exhaustive HOL.Quickcheck_Random -Known -No_value -Unknown -Unknown_value -Value -catch_Counterexample -check_all -check_all_n_lists -check_all_subsets -cps_bind -cps_empty -cps_if -cps_not -cps_plus -cps_single -enum_term_of -exhaustive -exhaustive_int' -exhaustive_integer' -exhaustive_natural' -full_exhaustive -full_exhaustive_int' -full_exhaustive_integer' -full_exhaustive_natural' -mk_map_term -neg_bound_cps_bind -neg_bound_cps_empty -neg_bound_cps_if -neg_bound_cps_not -neg_bound_cps_plus -neg_bound_cps_single -orelse -pos_bound_cps_bind -pos_bound_cps_empty -pos_bound_cps_if -pos_bound_cps_not -pos_bound_cps_plus -pos_bound_cps_single -setify -term_emptyset -termify_fun_upd -termify_insert -termify_pair -throw_Counterexample -unknown -valterm_emptyset -valtermify_Inl -valtermify_Inr -valtermify_absdummy -valtermify_fun_upd -valtermify_insert -valtermify_pair bounded_forall case_three_valued case_unknown fast_exhaustive map_three_valued map_unknown pred_three_valued pred_unknown rec_three_valued rec_unknown rel_three_valued rel_unknown size_three_valued size_unknown
HOL.Quickcheck_Narrowing HOL.Quickcheck_Random -Abs_cfun -Constant -Narrowing_cons -Narrowing_constructor -Narrowing_variable -Rep_cfun -Update -all -apply -around_zero -cons -conv -drawn_from -empty -ensure_testable -error -eval_cfun -eval_ffun -exists -map_cons -marker -non_empty -nth -sum -toEnum Existential Narrowing_sum_of_products Property Universal case_cfun case_ffun case_narrowing_cons case_narrowing_term case_narrowing_type case_property map_cfun map_ffun map_narrowing_cons narrowing narrowing_dummy_narrowing narrowing_dummy_partial_term_of partial_term_of pred_cfun pred_ffun pred_narrowing_cons rec_cfun rec_ffun rec_narrowing_cons rec_narrowing_term rec_narrowing_type rec_property rel_cfun rel_ffun rel_narrowing_cons size_cfun size_ffun size_narrowing_cons size_narrowing_term size_narrowing_type size_property
HOL.Quickcheck_Random HOL.Random,HOL.Code_Evaluation,HOL.Enum -beyond -catch_match -collapse -random -random_fun_aux -random_fun_lift valterm_emptyset valtermify_insert
HOL.Quotient HOL.Lifting Babs Bex1_rel Quot_True Quotient3 quot_type rel_conj
HOL-Quotient_Examples.DList HOL-Library.Quotient_List Abs_dlist Rep_dlist card card_remdups dlist dlist_eq empty filter foldr foldr_remdups insert list_of_dlist map member remove
HOL-Quotient_Examples.Int_Pow HOL.Main,HOL-Algebra.Group int_pow
HOL-Quotient_Examples.Lift_DList HOL.Main Abs_dlist concat empty filter fold foldr insert length list_of_dlist map member null remove
HOL-Quotient_Examples.Lift_FSet HOL.Main Abs_fset Rep_fset fappend fconcat fcons ffilter fmap fmember fnil fset list_eq notin_fset
HOL-Quotient_Examples.Lift_Fun HOL.Main,HOL-Library.Quotient_Syntax Abs_endofun Abs_endofun' Abs_fun' Rep_endofun Rep_endofun' Rep_fun' bij_betw' comp' endofun'_id_id endofun_id_id fcomp' inj_on' map_endofun map_endofun' map_fun' rel_endofun rel_endofun'
HOL-Quotient_Examples.Lift_Set HOL.Main Set empty insert member set
HOL-Quotient_Examples.Lifting_Code_Dt_Test HOL.Main Abs_T Abs_bool2 CM CM2 Empty F F2 Node PH1 PH2 PH21 PH22 Rep_T Rep_bool2 S TEmpty TNode case_F case_M1 case_M2 case_phantom case_phantom2 case_stream case_tree case_ttree case_tttree corec_stream f1 f10 f11 f12 f13 f14 f15 f16 f17 f2 f3 f4 f5 f6 f7 f8 f9 map_F map_M1 map_M2 map_phantom map_phantom2 map_stream map_tree map_ttree map_tttree pred_F pred_M1 pred_M2 pred_phantom pred_phantom2 pred_stream pred_tree pred_ttree pred_tttree rec_F rec_M1 rec_M2 rec_phantom rec_phantom2 rec_tree rec_ttree rec_tttree rel_F rel_M1 rel_M2 rel_phantom rel_phantom2 rel_stream rel_tree rel_ttree rel_tttree sconst size_F size_M1 size_M2 size_phantom size_phantom2 size_tree size_ttree size_tttree
HOL-Quotient_Examples.Quotient_FSet HOL-Library.Multiset,HOL-Library.Quotient_List Abs_fset Rep_fset card_fset card_list concat_fset diff_list filter_fset fold_fset fold_once fset fset_member in_fset insert_fset inter_list list_eq list_eq2 map_fset notin_fset remove_fset rsp_fold sub_list
HOL-Quotient_Examples.Quotient_Int HOL-Library.Quotient_Product Abs_int Rep_int int_of_nat int_of_nat_raw int_to_nat int_to_nat_raw intrel less_int_raw
HOL-Quotient_Examples.Quotient_Message HOL.Main,HOL-Library.Quotient_Syntax Abs_msg CRYPT Crypt DECRYPT Decrypt MPAIR MPair NONCE Nonce Rep_msg case_freemsg discrim freediscrim freeleft freenonces freeright left msgrel nonces rec_freemsg right size_freemsg
HOL-Quotient_Examples.Quotient_Rat HOL.Archimedean_Field,HOL-Library.Quotient_Product Abs_rat Fract Fract_raw Rep_rat ratrel
HOL.Random HOL.List,HOL.Groups_List,HOL.Code_Numeral -inc_shift -iterate -log -minus_shift -next -pick -range -select -select_weight -split_seed
HOL.Random_Pred HOL.Quickcheck_Random -Random -bind -empty -if_randompred -iter -iter' -iterate_upto -map -not_randompred -single -union
HOL.Random_Sequence HOL.Random_Pred -Random -bind -empty -if_random_dseq -iter -map -neg_bind -neg_decr_bind -neg_empty -neg_if_random_dseq -neg_iterate_upto -neg_map -neg_not_random_dseq -neg_single -neg_union -not_random_dseq -pos_Random -pos_bind -pos_decr_bind -pos_empty -pos_if_random_dseq -pos_iterate_upto -pos_map -pos_not_random_dseq -pos_single -pos_union -single -union
HOL.Rat HOL.Archimedean_Field -normalize -of_int -positive Abs_Rat Fract Frct Rats Rep_Rat of_rat quotient_of rat_of_int rat_of_nat ratrel valterm_fract
HOL.Real HOL.Rat -Real -cauchy -positive -vanishes Ratreal real real_of_int real_of_nat real_of_rat realrel rep_real valterm_ratreal
HOL-Real_Asymp.Eventuallize HOL.Complex_Main
HOL-Real_Asymp.Inst_Existentials HOL.Main
HOL-Real_Asymp.Lazy_Eval HOL.Complex_Main CMP_BRANCH COMPARE EQ GT LT case_cmp_result rec_cmp_result size_cmp_result
HOL-Real_Asymp.Real_Asymp_Doc HOL-Real_Asymp.Real_Asymp
HOL-Real_Asymp.Multiseries_Expansion HOL-Library.BNF_Corec,HOL-Library.Landau_Symbols,HOL-Real_Asymp.Lazy_Eval,HOL-Real_Asymp.Inst_Existentials,HOL-Real_Asymp.Eventuallize MS MSLCons MSLNil MSSCons REAL_ASYMP_CUSTOM REAL_ASYMP_EVAL_CONSTRUCTOR arctan_coeffs arctan_ms_aux arctan_series_stream arctan_series_stream_aux asymp_powser basis_wf case_ms case_msllist case_msstream compare_expansions compare_list_0 compare_lists const_expansion const_ms_aux convergent_powser convergent_powser' corec_msllist corec_msstream cos_ms_aux' cos_series_stream dominant_term dominant_term_ms_aux eval eval_monom exp_series_stream exp_series_stream_aux expands_to expansion_level expansion_with_remainder_term flip_cmp_result gbinomial_series gbinomial_series_aux inverse_monom inverse_ms_aux is_expansion is_expansion_aux is_lifting lcoeff lift_ms ln_series_stream ln_series_stream_aux map_ms map_ms_aux map_msstream minus_ms_aux modify_eval ms_aux_hd_exp ms_closure ms_exp_gt msllist_of_msstream mslmap mssalternate mssnth power_expansion power_ms_aux powr_expansion powr_ms_aux powr_nat powser powser_ms_aux' pred_ms pred_msllist pred_msstream rceil rec_ms rel_ms rel_msllist rel_msstream rfloor rintmod rnatmod scale_ms scale_ms_aux scale_ms_aux' scale_shift_ms_aux shift_ms_aux sin_ms_aux' sin_series_stream sin_series_stream_aux size_ms trimmed trimmed_ms_aux trimmed_neg trimmed_pos uminus_ms_aux zero_expansion
HOL-Real_Asymp.Multiseries_Expansion_Bounds HOL-Real_Asymp.Multiseries_Expansion
HOL-Real_Asymp.Real_Asymp HOL-Real_Asymp.Multiseries_Expansion_Bounds -MSLCons -MSLNil -MSSCons -asymp_powser -basis_wf -compare_expansions -compare_list_0 -compare_lists -const_expansion -convergent_powser -convergent_powser' -dominant_term -eval -eval_monom -expands_to -expansion_level -flip_cmp_result -gbinomial_series -inverse_monom -is_expansion -is_lifting -lcoeff -modify_eval -ms_aux_hd_exp -ms_exp_gt -mslmap -mssalternate -mssnth -power_expansion -powr_expansion -powr_nat -powser -rceil -rfloor -rnatmod -trimmed -trimmed_neg -trimmed_pos -zero_expansion
HOL-Real_Asymp.Real_Asymp_Approx HOL-Real_Asymp.Real_Asymp,HOL-Decision_Procs.Approximation
HOL-Real_Asymp.Real_Asymp_Examples HOL-Real_Asymp.Real_Asymp akra_bazzi_asymptotic1 akra_bazzi_asymptotic1' akra_bazzi_asymptotic2 akra_bazzi_asymptotic2' akra_bazzi_asymptotic3 akra_bazzi_asymptotic4 akra_bazzi_asymptotic5 akra_bazzi_asymptotic6 akra_bazzi_asymptotic7 akra_bazzi_asymptotic8 akra_bazzi_asymptotics
HOL.Real_Vector_Spaces HOL.Real,HOL.Topological_Spaces,HOL.Vector_Spaces -construct -dependent -dim -extend_basis -independent -representation -span -subspace Reals bounded_bilinear bounded_linear dist divideR norm of_real scaleR
HOL.Record HOL.Quickcheck_Exhaustive -Tuple_Isomorphism -abst -iso_tuple_cons -iso_tuple_fst -iso_tuple_fst_update -iso_tuple_snd -iso_tuple_snd_update -iso_tuple_surjective_proof_assist -iso_tuple_update_accessor_cong_assist -iso_tuple_update_accessor_eq_assist -repr -tuple_iso_tuple case_tuple_isomorphism isomorphic_tuple map_tuple_isomorphism pred_tuple_isomorphism rec_tuple_isomorphism rel_tuple_isomorphism size_tuple_isomorphism
HOL.Relation HOL.Product_Type,HOL.Sum_Type,HOL.Fields Domain Field Id Id_on Image Powp Range antisym antisym_on antisymp antisymp_on asym asym_on asymp asymp_on converse inv_image inv_imagep irrefl irrefl_on irreflp irreflp_on left_unique refl refl_on reflp reflp_on relcomp right_unique single_valued sym sym_on symp symp_on total total_on totalp totalp_on trans trans_on transp transp_on
HOL.Rings HOL.Groups,HOL.Set,HOL.Fun coprime divide dvd is_unit modulo normalize of_bool unit_factor
HOL.SAT HOL.Argo
HOL-SET_Protocol.Cardholder_Registration HOL-SET_Protocol.Public_SET KeyCryptKey KeyCryptNonce set_cr
HOL-SET_Protocol.Event_SET HOL-SET_Protocol.Message_SET Gets Notes RCA Says bad case_event initState knows rec_event size_event used
HOL-SET_Protocol.Merchant_Registration HOL-SET_Protocol.Public_SET set_mr
HOL-SET_Protocol.Message_SET HOL.Main,HOL-Library.Nat_Bijection Agent CA Cardholder Crypt Hash Key MPair Merchant Nonce Number PG Pan Spy all_symmetric analz case_agent case_msg invKey keysFor nat_of_agent parts rec_agent rec_msg size_agent size_msg symKeys synth
HOL-SET_Protocol.Public_SET HOL-SET_Protocol.Event_SET EXHcrypt EXcrypt Enc EncB XOR authCode cert certC onlyEnc onlySig pan priEK priSK pubEK pubSK publicKey sign signCert signOnly
HOL-SET_Protocol.Purchase HOL-SET_Protocol.Public_SET CardSecret PANSecret set_pur
HOL-SET_Protocol.SET_Protocol HOL-SET_Protocol.Cardholder_Registration,HOL-SET_Protocol.Merchant_Registration,HOL-SET_Protocol.Purchase
HOL.SMT HOL.Numeral_Simprocs -Symb_Cons -Symb_Nil -fun_app -nopat -pat -trigger -z3div -z3mod
HOL-SMT_Examples.Boogie HOL.Main boogie_div boogie_mod
HOL-SMT_Examples.SMT_Examples HOL.Complex_Main Pred dec_10 eval_dioph g prime_nat symm_f
HOL-SMT_Examples.SMT_Examples_Verit HOL.Complex_Main L2_matches_L3 Pred dec_10 finite' g prime_nat symm_f
HOL-SMT_Examples.SMT_Tests HOL.Complex_Main Abs_int' Rep_int' black black_update cx cx_update cy cy_update n0 n1 n2 plus'
HOL-SMT_Examples.SMT_Tests_Verit HOL.Complex_Main Abs_int' Rep_int' black black_update cx cx_update cy cy_update n0 n1 n2 plus'
HOL-SMT_Examples.SMT_Word_Examples HOL-Library.Word
HOL-SPARK.Greatest_Common_Divisor HOL-SPARK.SPARK
HOL-SPARK.Longest_Increasing_Subsequence HOL-SPARK.SPARK arr_conv iseq liseq liseq' liseq_ends_at' liseq_prfx' max_ext max_ext'
HOL-SPARK.F HOL-SPARK.RMD_Specification
HOL-SPARK.Hash HOL-SPARK.RMD_Specification from_chain rmd_hash round' rounds' to_chain
HOL-SPARK.K_L HOL-SPARK.RMD_Specification
HOL-SPARK.K_R HOL-SPARK.RMD_Specification
HOL-SPARK.RMD HOL-Library.Word K K' f h0_0 h1_0 h2_0 h3_0 h4_0 h_0 r r' r'_list r_list rmd rmd_body round rounds s s' s'_list s_list step_both step_l step_r steps
HOL-SPARK.RMD_Lemmas HOL.Main fun_of_list
HOL-SPARK.RMD_Specification HOL-SPARK.RMD,HOL-SPARK.SPARK f_spec k_l_spec k_r_spec r_l_spec r_r_spec rotate_left s_l_spec s_r_spec
HOL-SPARK.R_L HOL-SPARK.RMD_Specification,HOL-SPARK.RMD_Lemmas
HOL-SPARK.R_R HOL-SPARK.RMD_Specification,HOL-SPARK.RMD_Lemmas
HOL-SPARK.Round HOL-SPARK.RMD_Specification from_chain from_chain_pair round_spec steps' to_chain to_chain_pair
HOL-SPARK.S_L HOL-SPARK.RMD_Specification,HOL-SPARK.RMD_Lemmas
HOL-SPARK.S_R HOL-SPARK.RMD_Specification,HOL-SPARK.RMD_Lemmas
HOL-SPARK.Sqrt HOL-SPARK.SPARK
HOL-SPARK.Complex_Types HOL-SPARK.SPARK Field1 Field1_update Field2 Field2_update Fri Mon Sat Sun Thu Tue Wed case_day initialized initialized2 initialized3 rec_day size_day
HOL-SPARK.Example_Verification HOL-Proofs.Greatest_Common_Divisor,HOL-SPARK.Simple_Greatest_Common_Divisor
HOL-SPARK.Proc1 HOL-SPARK.SPARK
HOL-SPARK.Proc2 HOL-SPARK.SPARK
HOL-SPARK.Reference HOL-SPARK.SPARK
HOL-SPARK.Simple_Greatest_Common_Divisor HOL-SPARK.SPARK
HOL-SPARK.VC_Principles HOL-SPARK.Proc1,HOL-SPARK.Proc2
HOL-SPARK.SPARK HOL-SPARK.SPARK_Setup
HOL-SPARK.SPARK_Setup HOL-Library.Word first_el fun_upds last_el pos pred sdiv succ val
HOL.Semiring_Normalization HOL.Numeral_Simprocs
HOL.Series HOL.Limits,HOL.Inequalities suminf summable sums
HOL.Set HOL.Lattices,HOL.Boolean_Algebras -bind -member -not_member Ball Bex Collect Pow UNIV disjnt empty image insert inter is_singleton pairwise range set_difference subset subset_eq supset supset_eq sym_diff the_elem union vimage
HOL.Set_Interval HOL.Parity atLeast atLeastAtMost atLeastLessThan atMost fold_atLeastAtMost_nat greaterThan greaterThanAtMost greaterThanLessThan lessThan
HOL.Sledgehammer HOL.Try0_HOL,HOL.Presburger,HOL.SMT
HOL-Statespace.DistinctTreeProver HOL.Main Node Tip all_distinct case_tree delete map_tree pred_tree rec_tree rel_tree set_of size_tree subtract
HOL-Statespace.StateFun HOL-Statespace.DistinctTreeProver K_statefun lookup update
HOL-Statespace.StateSpaceEx HOL-Statespace.StateSpaceLocale,HOL-Statespace.StateSpaceSyntax fooX vars'
HOL-Statespace.StateSpaceLocale HOL-Statespace.StateFun project_inject
HOL-Statespace.StateSpaceSyntax HOL-Statespace.StateSpaceLocale
HOL.String HOL.Enum,HOL.Bit_Operations,HOL.Code_Numeral Char case_char char_of char_of_integer digit0 digit1 digit2 digit3 digit4 digit5 digit6 digit7 integer_of_char of_char rec_char size_char
HOL.Sum_Type HOL.Typedef,HOL.Inductive,HOL.Fun -Plus -Suml -Sumr -sum Abs_sum Inl Inl_Rep Inr Inr_Rep Rep_sum map_sum
HOL-TLA.Action HOL-TLA.Stfun AnAct SqAct after before enabled unch
HOL-TLA.Buffer HOL-TLA.TLA BInit Buffer Deq Enq IBuffer Next
HOL-TLA.DBuffer HOL-TLA.Buffer DBDeq DBEnq DBInit DBNext DBPass DBuffer inp mid out q1 q2 qc
HOL-TLA.Inc HOL-TLA.TLA InitPhi InitPsi M1 M2 N1 N2 Phi Psi PsiInv PsiInv1 PsiInv2 PsiInv3 a alpha1 alpha2 b beta1 beta2 case_pcount g gamma1 gamma2 pc1 pc2 rec_pcount sem size_pcount x y
HOL-TLA.Init HOL-TLA.Action Initial first_world st1 st2
HOL-TLA.Intensional HOL.Main RAll REx REx1 Valid const lift lift2 lift3
HOL-TLA.MemClerk HOL-TLA.Memory,HOL-TLA.RPC,HOL-TLA.MemClerkParameters MClkFwd MClkIPSpec MClkISpec MClkInit MClkNext MClkReply MClkRetry
HOL-TLA.MemClerkParameters HOL-TLA.RPCParameters MClkRelayArg MClkReplyVal case_mClkState clkA clkB rec_mClkState size_mClkState
HOL-TLA.Memory HOL-TLA.MemoryParameters,HOL-TLA.ProcedureInterface BadRead BadWrite GoodRead GoodWrite IRSpec IUSpec MInit MSpec MemFail MemInv MemReturn PInit RNext RPSpec RSpec RdRequest Read ReadInner UNext UPSpec USpec WrRequest Write WriteInner
HOL-TLA.MemoryImplementation HOL-TLA.Memory,HOL-TLA.RPC,HOL-TLA.MemClerk ENext HInit HNext Hist HistP IPImp ImpInit ImpInv ImpLive ImpNext Implementation MVNROKBA MVOKBA MVOKBARF S S1 S2 S3 S4 S5 S6 c case_histState crCh cst e histA histB ires m memCh mm r rec_histState resbar rmCh rst size_histState
HOL-TLA.MemoryParameters HOL-TLA.RPCMemoryParams BadArg InitVal MemFailure MemLoc MemVal NotAResult OK case_memOp read rec_memOp size_memOp write
HOL-TLA.ProcedureInterface HOL-TLA.TLA,HOL-TLA.RPCMemoryParams ACall AReturn Calling LegalCaller LegalReturner PLegalCaller PLegalReturner arg caller cbit rbit res rtrner slice
HOL-TLA.RPC HOL-TLA.RPCParameters,HOL-TLA.ProcedureInterface,HOL-TLA.Memory RPCFail RPCFwd RPCIPSpec RPCISpec RPCInit RPCNext RPCReject RPCReply
HOL-TLA.RPCMemoryParams HOL.Main
HOL-TLA.RPCParameters HOL-TLA.MemoryParameters BadCall IsLegalRcvArg RPCFailure RPCRelayArg case_rpcOp case_rpcState memcall othercall rec_rpcOp rec_rpcState rpcA rpcB size_rpcOp size_rpcState
HOL-TLA.README HOL.Main
HOL-TLA.Stfun HOL-TLA.Intensional stvars
HOL-TLA.TLA HOL-TLA.Init AAll Box Dmd EEx SF Stable WF leadsto
HOL-TPTP.ATP_Problem_Import HOL.Complex_Main,HOL-TPTP.TPTP_Interpret,HOL-Library.Refute
HOL-TPTP.ATP_Theory_Export HOL.Complex_Main
HOL-TPTP.MaSh_Eval HOL-TPTP.MaSh_Export_Base
HOL-TPTP.MaSh_Export HOL-TPTP.MaSh_Export_Base
HOL-TPTP.MaSh_Export_Base HOL.Main
HOL-TPTP.THF_Arith HOL.Complex_Main is_int is_rat to_int to_rat to_real
HOL-TPTP.TPTP_Interpret HOL.Complex_Main,HOL-TPTP.TPTP_Parser
HOL-TPTP.TPTP_Interpret_Test HOL-TPTP.TPTP_Test,HOL-TPTP.TPTP_Interpret
HOL-TPTP.TPTP_Parser
HOL-TPTP.TPTP_Parser_Example HOL-TPTP.TPTP_Parser,HOL-TPTP.TPTP_Interpret
HOL-TPTP.TPTP_Parser_Test HOL-TPTP.TPTP_Test,HOL-TPTP.TPTP_Parser_Example
HOL-TPTP.TPTP_Proof_Reconstruction HOL-TPTP.TPTP_Parser,HOL-TPTP.TPTP_Interpret
HOL-TPTP.TPTP_Proof_Reconstruction_Test HOL-TPTP.TPTP_Test,HOL-TPTP.TPTP_Proof_Reconstruction
HOL-TPTP.TPTP_Proof_Reconstruction_Test_Units HOL-TPTP.TPTP_Test,HOL-TPTP.TPTP_Proof_Reconstruction AGT037_2_bnd_a1 AGT037_2_bnd_a2 AGT037_2_bnd_a3 AGT037_2_bnd_cola AGT037_2_bnd_jan AGT037_2_bnd_likes AGT037_2_bnd_possibly_likes AGT037_2_bnd_sK1_SX0 AGT037_2_bnd_sK5_SY68 AGT037_2_bnd_very_much_likes CSR122_1_bnd_holdsDuring_THFTYPE_IiooI CSR122_1_bnd_lBill_THFTYPE_i CSR122_1_bnd_lMary_THFTYPE_i CSR122_1_bnd_lSue_THFTYPE_i CSR122_1_bnd_lYearFn_THFTYPE_IiiI CSR122_1_bnd_likes_THFTYPE_IiioI CSR122_1_bnd_n2009_THFTYPE_i GEG007_1_bnd_a GEG007_1_bnd_c GEG007_1_bnd_catalunya GEG007_1_bnd_sK6_SX2 GEG007_1_bnd_sK7_SX2 GEG007_1_bnd_spain NUM016_5_bnd_a NUM016_5_bnd_divides NUM016_5_bnd_factorial_plus_one NUM016_5_bnd_less NUM016_5_bnd_prime NUM016_5_bnd_prime_divisor NUM667_1_bnd_less NUM667_1_bnd_x NUM667_1_bnd_y PUZ107_5_bnd_sK1_SX0 PUZ114_5_bnd_c1 PUZ114_5_bnd_s PUZ114_5_bnd_sK1 PUZ114_5_bnd_sK2 PUZ114_5_bnd_sK3 PUZ114_5_bnd_sK4 PUZ114_5_bnd_sK5 SEU581_2_bnd_dsetconstr SEU581_2_bnd_in SEU581_2_bnd_powerset SEU581_2_bnd_sK1 SEU581_2_bnd_sK2 SEU581_2_bnd_sK3 SEU581_2_bnd_sK4 SEU581_2_bnd_sK5 SEU581_2_bnd_subset SEU602_2_bnd_in SEU602_2_bnd_sK2_SY17 SEU602_2_bnd_sK7_E SEU882_5_bnd_sK1_Xy SEV405_5_bnd_cA SEV405_5_bnd_sK1_SY2 bnd_c1 bnd_s dud_bnd_s
HOL-TPTP.TPTP_Test HOL-TPTP.TPTP_Parser
HOL.Topological_Spaces HOL.Main Cauchy LIM LIMSEQ Lim at at_left at_right at_within cauchy_filter closed compact complete connected continuous continuous_on convergent decseq generate_topology incseq isCont lim monoseq nhds open tendsto totally_bounded uniformity uniformity_on uniformly_continuous_on
HOL.Transcendental HOL.Series,HOL.Deriv,HOL.NthRoot arccos arcosh arcsin arctan arsinh artanh cos cos_coeff cosh cot diffs exp ln log pi powr powr_real sin sin_coeff sinh tan tanh
HOL.Transfer HOL.Basic_BNF_LFPs,HOL.Hilbert_Choice,HOL.Metis -Rel bi_total bi_unique is_equality left_total rev_implies right_total transfer_bforall transfer_forall transfer_implies
HOL.Transitive_Closure HOL.Finite_Set -relpow -relpowp acyclic acyclicP ntrancl reflcl reflclp rtrancl symclp trancl
HOL.Try0
HOL.Try0_HOL HOL.Try0,HOL.Presburger
HOL.Typedef HOL.Set type_definition
HOL.Typerep HOL.String -Typerep -typerep case_typerep rec_typerep size_typerep typerep_of
HOL-Types_To_Sets.Finite HOL-Types_To_Sets.Types_To_Sets,HOL-Types_To_Sets.Prerequisites finite_on injective injective_on
HOL-Types_To_Sets.Group_On_With HOL-Types_To_Sets.Prerequisites,HOL-Types_To_Sets.Types_To_Sets ab_group_add_on_with ab_semigroup_add_on_with comm_monoid_add_on_with semigroup_add_on_with sum_with
HOL-Types_To_Sets.Linear_Algebra_On HOL-Types_To_Sets.Prerequisites,HOL-Types_To_Sets.Types_To_Sets,HOL-Types_To_Sets.Linear_Algebra_On_With finite_dimensional_vector_space_on local_typedef_module_on module_hom_on module_on
HOL-Types_To_Sets.Linear_Algebra_On_With HOL-Types_To_Sets.Group_On_With,HOL.Complex_Main dependent_with dim_on_with finite_dimensional_vector_space_on_with finite_dimensional_vector_space_pair_1_on_with finite_dimensional_vector_space_pair_on_with linear_on_with module_hom_on_with module_on_with module_pair_on_with span_with subspace_with vector_space_on_with vector_space_pair_on_with
HOL-Types_To_Sets.Prerequisites HOL.Main local_typedef
HOL-Types_To_Sets.T2_Spaces HOL.Complex_Main,HOL-Types_To_Sets.Types_To_Sets,HOL-Types_To_Sets.Prerequisites closed_on_with closed_with compact_on_with compact_with t2_space_on_with topological_space_on_with
HOL-Types_To_Sets.Unoverload_Def HOL-Types_To_Sets.Types_To_Sets,HOL.Complex_Main
HOL-Types_To_Sets.Types_To_Sets HOL.Main
HOL-UNITY.Comp HOL-UNITY.Union component_of funPair localize preserves strict_component_of
HOL-UNITY.Alloc HOL-UNITY.AllocBase,HOL-UNITY.PPROD Alloc Client Network System allocAsk allocAsk_update allocGiv allocGiv_update allocRel allocRel_update alloc_allowed_acts alloc_increasing alloc_preserves alloc_progress alloc_safety alloc_spec ask ask_update client client_allowed_acts client_bounded client_increasing client_map client_preserves client_progress client_spec client_update dummy dummy_update giv giv_update network_allowed_acts network_ask network_giv network_preserves network_rel network_spec non_dummy rel rel_update sysOfAlloc sysOfClient system_progress system_safety system_spec
HOL-UNITY.AllocBase HOL-UNITY.UNITY_Main,HOL-Library.Multiset_Order NbT Nclients bag_of tokens
HOL-UNITY.AllocImpl HOL-UNITY.AllocBase,HOL-UNITY.Follows,HOL-UNITY.PPROD Distrib In In_update Merge Out Out_update alloc_allowed_acts alloc_increasing alloc_preserves alloc_progress alloc_safety alloc_spec ask ask_update distr distr_allowed_acts distr_follows distr_spec distr_update dummy dummy_update giv giv_update iIn iIn_update iOut iOut_update mergeAsk mergeAsk_update mergeRel mergeRel_update merge_allowed_acts merge_bounded merge_eqOut merge_follows merge_increasing merge_preserves merge_spec non_dummy rel rel_update
HOL-UNITY.Client HOL-UNITY.Rename,HOL-UNITY.AllocBase Client ask ask_act ask_update client_map dummy dummy_update giv giv_update non_dummy rel rel_act rel_update tok tok_act tok_update
HOL-UNITY.Counter HOL-UNITY.UNITY_Main C Component a c case_name rec_name size_name sum sumj
HOL-UNITY.Counterc HOL-UNITY.UNITY_Main C Component a c sum sumj
HOL-UNITY.Handshake HOL-UNITY.UNITY_Main BB BB_update F G NF NF_update NG NG_update cmdF cmdG invFG
HOL-UNITY.Priority HOL-UNITY.PriorityAux Acyclic Component Highest Lowest Maximal Maximal' Safety act highest init lowest system
HOL-UNITY.PriorityAux HOL-UNITY.UNITY_Main A R above derive derive1 neighbors reach reverse symcl
HOL-UNITY.Progress HOL-UNITY.UNITY_Main FF GG
HOL-UNITY.README_Comp HOL.Main
HOL-UNITY.TimerArray HOL-UNITY.UNITY_Main Timer count decr
HOL-UNITY.Constrains HOL-UNITY.UNITY Always Constrains Increasing Stable Unless reachable traces
HOL-UNITY.Detects HOL-UNITY.FP,HOL-UNITY.SubstAx Detects Equality
HOL-UNITY.ELT HOL-UNITY.Project LeadsETo elt givenBy leadsETo
HOL-UNITY.Extend HOL-UNITY.Guar Extend Restrict extend extend_act extend_set good_map project project_act project_set
HOL-UNITY.FP HOL-UNITY.UNITY FP FP_Orig
HOL-UNITY.Follows HOL-UNITY.SubstAx,HOL-UNITY.ListOrder,HOL-Library.Multiset Follows
HOL-UNITY.Guar HOL-UNITY.Comp ex_prop guar iso_refines refines strict_ex_prop strict_uv_prop uv_prop welldef wg wx
HOL-UNITY.Lift_prog HOL-UNITY.Rename delete_map drop_map insert_map lift lift_map lift_set sub
HOL-UNITY.ListOrder HOL.Main Ge Le genPrefix pfixGe pfixLe
HOL-UNITY.PPROD HOL-UNITY.Lift_prog PLam
HOL-UNITY.ProgressSets HOL-UNITY.Transformers cl closed commutes decoupled funof lattice latticeof progress_set relcl
HOL-UNITY.Project HOL-UNITY.Extend extending projecting subset_closed
HOL-UNITY.README HOL.Main
HOL-UNITY.Rename HOL-UNITY.Extend rename
HOL-UNITY.Channel HOL-UNITY.UNITY_Main F minSet
HOL-UNITY.Common HOL-UNITY.UNITY_Main common ftime gtime maxfg
HOL-UNITY.Deadlock HOL-UNITY.UNITY
HOL-UNITY.Lift HOL-UNITY.UNITY_Main Floor Lift Max Min Req above atFloor below bounded button_press close_act closed floor floor_update goingdown goingup metric move move_down move_up move_update moving moving_down moving_up open open_act open_move open_stop open_update opened queueing ready req req_down req_up req_update request_act stop stop_floor stop_update stopped up up_update
HOL-UNITY.Mutex HOL-UNITY.UNITY_Main IU IV Mutex U0 U1 U2 U3 U4 V0 V1 V2 V3 V4 bad_IU m m_update n n_update p p_update u u_update v v_update
HOL-UNITY.NSP_Bad HOL-Auth.Public,HOL-UNITY.UNITY_Main Fake NS1 NS2 NS3 Nprg
HOL-UNITY.Network HOL-UNITY.UNITY Aproc Bproc F_props Idle Rcvd Sent case_pname case_pvar rec_pname rec_pvar size_pname size_pvar
HOL-UNITY.README_Simple HOL.Main
HOL-UNITY.Reach HOL-UNITY.UNITY_Main Rprg asgt edges fixedpoint init metric reach_invariant
HOL-UNITY.Reachability HOL-UNITY.Detects,HOL-UNITY.Reach E REACHABLE V final nmsg nmsg_eq nmsg_gt nmsg_gte nmsg_lte nmsg_update reach reach_update reachable root
HOL-UNITY.Token HOL-UNITY.WFair E Eating H HasTok Hungry T Thinking Token case_pstate proc proc_update rec_pstate size_pstate token token_update
HOL-UNITY.SubstAx HOL-UNITY.WFair,HOL-UNITY.Constrains Ensures LeadsTo
HOL-UNITY.Transformers HOL-UNITY.Comp awp wens wens_set wens_single wens_single_finite wp
HOL-UNITY.UNITY HOL.Main Abs_Program Acts Allowed AllowedActs Init Program Rep_Program all_total constrains increasing invariant mk_program mk_total_program stable strongest_rhs totalize totalize_act unless
HOL-UNITY.UNITY_Main HOL-UNITY.Detects,HOL-UNITY.PPROD,HOL-UNITY.Follows,HOL-UNITY.ProgressSets
HOL-UNITY.Union HOL-UNITY.SubstAx,HOL-UNITY.FP JOIN Join OK SKIP ok safety_prop
HOL-UNITY.WFair HOL-UNITY.UNITY ensures leads leadsTo transient wlt
HOL-Unix.Nested_Environment HOL.Main -lookup_option -update_option Env Val case_env lookup map_env pred_env rec_env rel_env size_env update
HOL-Unix.Unix HOL-Unix.Nested_Environment,HOL-Library.Sublist Chmod Creat Executable Mkdir Read Readable Readdir Rmdir Unlink Writable Write access attributes bogus bogus_path can_exec case_operation case_perm init invariant map_attributes others others_update owner owner_update path_of rec_operation rec_perm size_operation size_perm transition transitions uid_of
HOL.Vector_Spaces HOL.Modules -linear finite_dimensional_vector_space vector_space
HOL.Wellfounded HOL.Transitive_Closure -acc -accp finite_psubset less_than lex_prod max_ext measure min_ext mlex_prod pred_nat termi termip wf wfP wf_code wf_on wfp wfp_code wfp_on
HOL.Wfrec HOL.Wellfounded -cut adm_wf same_fst wfrec wfrec_rel
HOL-ZF.Games HOL-ZF.MainZF Abs_Pg Abs_game Game Pg Rep_Pg Rep_game eq_game eq_game_rel fixgames game games_gfp games_lfp ge_game is_option_of left_option left_options neg_game option_of options plus_game right_option right_options zero_game
HOL-ZF.HOLZF HOL.Main CartProd Domain Elem Empty Ext Ext_ZF Ext_ZF_hull Ext_ZF_n Field Fst Fun Inf Lambda Nat Nat2nat NatInterval Opair PFun Power Range Repl Replacement Sep SeqSum Singleton Snd SpecialR SucNat Sum Upair app explode implode isFun isOpair is_Elem_of nat2Nat regular set_like subset union wfzf
HOL-ZF.LProd HOL-Library.Multiset gprod_2_1 gprod_2_2 lprod perm
HOL-ZF.MainZF HOL-ZF.Zet,HOL-ZF.LProd
HOL-ZF.Zet HOL-ZF.HOLZF Abs_zet Rep_zet zempty zet zexplode zimage zimplode zin zsubset zunion
HOL.Zorn HOL.Order_Relation,HOL.Hilbert_Choice -suc_Union_closed Chains chain_subset chains init_seg_of initial_segment_of_syntax
HOL-ex.Antiquote HOL.Main Expr
HOL-ex.Argo_Examples HOL.Complex_Main
HOL-ex.Arith_Examples HOL.Main
HOL-ex.Ballot HOL.Complex_Main,HOL-Library.FuncSet A B all_countings case_vote rec_vote size_vote valid_countings
HOL-ex.BigO HOL.Complex_Main,HOL-Library.Function_Algebras,HOL-Library.Set_Algebras bigo lesso
HOL-ex.BinEx HOL.Complex_Main
HOL-ex.Birthday_Paradox HOL-Library.FuncSet
HOL-ex.Bit_Operation_Computations HOL.Bit_Operations,HOL-Library.Word
HOL-ex.Bubblesort HOL-Library.Multiset bubble_min bubblesort
HOL-ex.CTL HOL.Main AF AG AX EF EG EX imp ℳ
HOL-ex.Cartouche_Examples HOL.Main
HOL-ex.Case_Product HOL.Main
HOL-ex.Chinese HOL.Main Eight Five Four Nine One Seven Six Ten Three Two case_shuzi rec_shuzi size_shuzi translate
HOL-ex.Classical HOL.Main
HOL-ex.Code_Assertion HOL.Main
HOL-ex.Code_Assertion_Ex HOL-ex.Code_Assertion dvd_strict
HOL-ex.Code_Binary_Nat_examples HOL.Complex_Main,HOL-Library.Code_Binary_Nat fac harmonic naive_prime to_n
HOL-ex.Code_Lazy_Demo HOL-Library.Code_Lazy,HOL-Library.Debug,HOL-Library.RBT_Impl L LCons LNil Node SCons case_llist case_stream case_tree corec_stream crazy find_min lappend lfilter lhd llist lnth ltl map_llist map_stream mk_tree pred_llist pred_stream rbt_iterator rec_llist rec_tree rel_llist rel_stream shd size_llist size_tree stake stl subtree tree up
HOL-ex.Code_Timing HOL-Number_Theory.Eratosthenes primes_upto required_symbols
HOL-ex.Coercion_Examples HOL.Main C Fmap aaa ab arg arg' bnn case_abs case_cons case_elem case_nil cbool cint cnat flip func func' funfun g h ii ilil m map_fun map_prod n nat_of_bool nb nlist xs ys z
HOL-ex.Computations HOL.Main even fib
HOL-ex.Conditional_Parametricity_Examples HOL-Library.Conditional_Parametricity bar bar2 delete foo t1 t2 t3 t4 t5 t6_1 t6_2 t6_3 t6_4 t7 t8
HOL-ex.Cubic_Quartic HOL.Complex_Main ccbrt
HOL-ex.Datatype_Record_Examples HOL-Library.Datatype_Records Contrived ID X a b case_contrived case_x map_contrived pred_contrived rec_contrived rec_x rel_contrived size_contrived size_x
HOL-ex.Erdoes_Szekeres HOL.Main gen_mono_on
HOL-ex.Eval_Examples HOL.Complex_Main Bar Bla Blubb Dummy Foo case_bar case_foo map_bar map_foo pred_bar pred_foo rec_bar rec_foo rel_bar rel_foo size_bar size_foo
HOL-ex.Executable_Relation HOL.Main -Image -converse -relcomp -rtrancl Rel member rel_of_set set_of_rel union
HOL-ex.Execute_Choice HOL.Main,HOL-Library.AList_Mapping valuesum
HOL-ex.Function_Growth HOL.Main,HOL-Library.Preorder,HOL-Library.Discrete_Functions equiv_fun less_eq_fun less_fun
HOL-ex.Gauge_Integration HOL.Complex_Main Integral fine gauge rsum
HOL-ex.Global_Interpretation HOL.Main
HOL-ex.HarmonicSeries HOL.Complex_Main
HOL-ex.Hebrew HOL.Main Alef Ayin Bet Dalet Gimel He Het Kaf Lamed Mem Nun Pe Qof Resh Samekh Shin Tav Tet Tsadi Vav Yod Zayin case_alef_bet mispar rec_alef_bet size_alef_bet
HOL-ex.Hex_Bin_Examples HOL.Main
HOL-ex.IArray_Examples HOL-Library.IArray,HOL-Library.Code_Target_Numeral partial_geometric_sum sum sum2
HOL-ex.Interpretation_in_nested_targets HOL.Main injection
HOL-ex.Intuitionistic HOL.Main
HOL-ex.Join_Theory HOL.Main test
HOL-ex.Lagrange HOL.Main sq
HOL-ex.List_to_Set_Comprehension_Examples HOL.Main
HOL-ex.LocaleTest2 HOL.Main Dgrp Dhom Dmonoid Dsemi ddlat dlat dlo dpo
HOL-ex.MergeSort HOL-Library.Multiset merge msort
HOL-ex.Meson_Test HOL.Main -implies -inter -or -quotient -subset -sum -union BOO002_0_ax BOO002_0_eq CAT001_0_ax CAT001_0_eq CAT003_0_ax CAT003_0_eq EQU001_0_ax GEO001_0_ax GEO001_0_eq GEO002_ax_eq GRP003_0_ax GRP003_0_eq GRP004_0_ax GRP004_2_ax HEN002_0_ax HEN002_0_eq NUM001_0_ax NUM001_1_ax NUM001_2_ax NUM004_0_ax NUM004_0_eq PLA001_0_ax PLA001_1_ax RNG001_0_ax RNG001_0_eq RNG_other_ax SET004_0_ax SET004_0_eq SET004_1_ax SET004_1_eq SWV001_0_eq SWV001_1_ax
HOL-ex.MonoidGroup HOL.Main group inv inv_update monoid one one_update reverse times times_update
HOL-ex.Multiquote HOL.Main
HOL-ex.NatSum HOL.Main
HOL-ex.Normalization_by_Evaluation HOL.Complex_Main,HOL-Library.Word S Z add add2 case_n exp mul mul2 rec_n size_n
HOL-ex.Note_on_signed_division_on_words HOL-Library.Word,HOL-Library.Centered_Division signed_divide_word signed_modulo_word
HOL-ex.PER HOL.Main Abs_quot Rep_quot domain eqv eqv_class pick quot
HOL-ex.Parallel_Example HOL.Complex_Main,HOL-Library.Parallel,HOL-Library.Debug computation_factorise computation_future computation_harmonic computation_parallel computation_primes factorise factorise_from harmonic list_primes mark natify sieve
HOL-ex.Peano_Axioms HOL.Main peano
HOL-ex.Perm_Fragments HOL-Library.Dlist,HOL-Combinatorics.Perm cycles fixate orbits seeds trace
HOL-ex.PresburgerEx HOL.Main
HOL-ex.Pythagoras HOL.Complex_Main
HOL-ex.Quicksort HOL-Library.Multiset quicksort
HOL-ex.Radix_Sort HOL-Library.List_Lexorder,HOL-Library.Sublist,HOL-Library.Multiset Radix_Sort
HOL-ex.Refute_Examples HOL-Library.Refute A Abs_T_bij Abs_myTdef B Bit0 Bit1 BitListNil C D E Rep_T_bij Rep_myTdef T_bij case_BitList case_T1 case_T2 case_T3 classD_const inverse map_T2 map_T3 myTdef pred_T2 pred_T3 rec_BitList rec_T1 rec_T2 rec_T3 rel_T2 rel_T3 size_BitList size_T1 size_T2 size_T3 subset trans trans_closure
HOL-ex.Residue_Ring HOL.Main,HOL-Library.Type_Length Abs_residue_ring Rep_residue_ring repr
HOL-ex.SAT_Examples HOL.Main
HOL-ex.SOS HOL-Library.Sum_of_Squares
HOL-ex.SOS_Cert HOL-Library.Sum_of_Squares
HOL-ex.Serbian HOL.Main abc2azb abc2azb_aux abcA abcB abcC abcC' abcCv abcD abcE abcF abcG abcH abcI abcJ abcK abcL abcM abcN abcO abcP abcR abcS abcSpc abcSv abcT abcU abcV abcZ abcvZ azb2abc azb2abc_aux azbA azbB azbC azbC' azbCv azbD azbDj azbDzv azbE azbF azbG azbH azbI azbJ azbK azbL azbLj azbM azbN azbNj azbO azbP azbR azbS azbSpc azbSv azbT azbU azbV azbZ azbZv case_abeceda case_azbuka rec_abeceda rec_azbuka size_abeceda size_azbuka
HOL-ex.Set_Comprehension_Pointfree_Examples HOL.Main common_subsets products union
HOL-ex.Set_Theory HOL.Main
HOL-ex.Simproc_Tests HOL.Main
HOL-ex.Simps_Case_Conv_Examples HOL-Library.Simps_Case_Conv bar foo nosplit split_rule_test test
HOL-ex.Sketch_and_Explore HOL.Main
HOL-ex.Sorting_Algorithms_Examples HOL.Main,HOL-Library.Sorting_Algorithms example_1 example_2 int_abs_reversed
HOL-ex.Specifications_with_bundle_mixins HOL-Combinatorics.Perm involutory
HOL-ex.Sqrt_Script HOL.Complex_Main,HOL-Computational_Algebra.Primes
HOL-ex.Sudoku HOL.Main A B C D E F G H I case_digit rec_digit size_digit sudoku valid
HOL-ex.Tarski HOL.Main,HOL-Library.FuncSet Bot CL CLF CLF_set CompleteLattice PO PartialOrder Tarski Top dual fix glb greatest induced interval isGlb isLub least lub monotone order order_update pset pset_update sublat sublattice
HOL-ex.Termination HOL.Main,HOL-Library.Multiset Branch Node ack acklist bin blowup case_tree coast eprod evn foo fun1 fun2 fun3 g_tree gcd2 greedy identity k negate od oprod pedal perm prod rec_tree size_tree sizechange_f sizechange_g sum t yaSuc
HOL-ex.ThreeDivides HOL.Main,HOL-Library.LaTeXsugar nlen sumdig
HOL-ex.Transfer_Debug HOL.Main,HOL-Library.FSet
HOL-ex.Transfer_Int_Nat HOL.Main ZN tsub
HOL-ex.Transitive_Closure_Table_Ex HOL-Library.Transitive_Closure_Table A B C case_ty rec_ty size_ty test
HOL-ex.Tree23 HOL.Main -or Add Branch2 Branch3 Del EQUAL Empty GREATER LESS Sprout Stay add add0 bal case_act case_growth case_ord case_tree23 compare del del0 dfull exec full gfull gtree height if_eq map_act map_growth map_tree23 opt_less ord ord' ord0 pred_act pred_growth pred_tree23 rec_act rec_growth rec_ord rec_tree23 rel_act rel_growth rel_tree23 size_act size_growth size_ord size_tree23
HOL-ex.Triangular_Numbers HOL.Complex_Main triangle_num
HOL-ex.Unification HOL.Main Comb Const IMGU Idem MGU Unifier Var assoc case_trm comp elim map_trm occs pred_trm range_vars rec_trm rel_trm size_trm subst subst_domain subst_eq unify vars_of
HOL-ex.While_Combinator_Example HOL-Library.While_Combinator
HOL-ex.Word_Computations HOL.Bit_Operations,HOL-Library.Word computations_arith computations_bit computations_ranges results_arith results_bit results_ranges
HOL-ex.Word_Msb HOL-Library.Word msb signed_drop_bit word_length
HOL-ex.veriT_Preprocessing HOL.Main
`;
