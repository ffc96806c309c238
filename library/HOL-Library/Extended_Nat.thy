section ‹Natural numbers with infinity›

theory Extended_Nat
  imports Complex_Main Countable Order_Continuity
begin

class infinity =
  fixes infinity :: "'a"  (‹∞›)

datatype enat = enat nat | infinite

instantiation enat :: infinity
begin
definition infinity_enat :: enat
  where "infinity_enat = infinite"
instance sorry
end

lemma [code_unfold]: "(∞ :: enat) = infinite"
  sorry

hide_const (open) infinite

declare [[coercion "enat :: nat ⇒ enat"]]

text ‹Unspecified at infinity.›

primrec the_enat :: "enat ⇒ nat"
  where "the_enat (enat n) = n"

definition eSuc :: "enat ⇒ enat"
  where "eSuc m = (case m of enat n ⇒ enat (Suc n) | _ ⇒ ∞)"

subsection ‹Arithmetic›

instantiation enat :: comm_monoid_add
begin

definition zero_enat :: enat
  where "zero_enat = enat 0"

definition plus_enat :: "enat ⇒ enat ⇒ enat"
  where "plus_enat m n =
    (case m of enat i ⇒ (case n of enat j ⇒ enat (i + j) | _ ⇒ ∞) | _ ⇒ ∞)"

instance sorry

end

instantiation enat :: "{comm_semiring_1, semiring_no_zero_divisors}"
begin

definition one_enat :: enat
  where "one_enat = enat 1"

text ‹Zero times infinity is zero.›

definition times_enat :: "enat ⇒ enat ⇒ enat"
  where "times_enat m n =
    (case m of
       enat i ⇒ (case n of enat j ⇒ enat (i * j) | _ ⇒ if i = 0 then 0 else ∞)
     | _ ⇒ if n = 0 then 0 else ∞)"

instance sorry

end

instance enat :: semiring_char_0 sorry

text ‹Infinity minus anything is infinity; a finite number minus infinity is zero.›

instantiation enat :: minus
begin
definition minus_enat :: "enat ⇒ enat ⇒ enat"
  where "minus_enat m n =
    (case m of enat i ⇒ (case n of enat j ⇒ enat (i - j) | _ ⇒ 0) | _ ⇒ ∞)"
instance sorry
end

subsection ‹Order›

instantiation enat :: linordered_ab_semigroup_add
begin

definition less_eq_enat :: "enat ⇒ enat ⇒ bool"
  where "less_eq_enat m n ⟷
    (case n of enat j ⇒ (case m of enat i ⇒ i ≤ j | _ ⇒ False) | _ ⇒ True)"

definition less_enat :: "enat ⇒ enat ⇒ bool"
  where "less_enat m n ⟷
    (case m of enat i ⇒ (case n of enat j ⇒ i < j | _ ⇒ True) | _ ⇒ False)"

instance sorry

end

instance enat :: dioid sorry

instance enat :: linordered_nonzero_semiring sorry

instance enat :: strict_ordered_comm_monoid_add sorry

instance enat :: wellorder sorry

instance enat :: countable sorry

instantiation enat :: order_bot
begin
definition bot_enat :: enat
  where "bot_enat = 0"
instance sorry
end

instantiation enat :: order_top
begin
definition top_enat :: enat
  where "top_enat = ∞"
instance sorry
end

instantiation enat :: complete_lattice
begin

definition inf_enat :: "enat ⇒ enat ⇒ enat"
  where "inf_enat m n = min m n"

definition sup_enat :: "enat ⇒ enat ⇒ enat"
  where "sup_enat m n = max m n"

definition Inf_enat :: "enat set ⇒ enat"
  where "Inf_enat A = (if A = {} then ∞ else (LEAST n. n ∈ A))"

definition Sup_enat :: "enat set ⇒ enat"
  where "Sup_enat A = (if A = {} then 0 else if finite A then Max A else ∞)"

instance sorry

end

instance enat :: complete_linorder sorry

end
