section ‹Computations with a state›

theory State_Monad
  imports Monad_Syntax
begin

text ‹The names are used with their qualifier: ‹State_Monad.return›.›

datatype ('s, 'a) state = State (run_state: "'s ⇒ 'a × 's")

definition state_io_rel :: "('s ⇒ 's ⇒ bool) ⇒ ('s, 'a) state ⇒ bool"
  where "state_io_rel P m ⟷ (∀s. P s (snd (run_state m s)))"

context
begin

qualified definition return :: "'a ⇒ ('s, 'a) state"
  where "return a = State (λs. (a, s))"

qualified definition ap :: "('s, 'a ⇒ 'b) state ⇒ ('s, 'a) state ⇒ ('s, 'b) state"
  where "ap f m = State (λs.
    case run_state f s of (g, s1) ⇒ (case run_state m s1 of (a, s2) ⇒ (g a, s2)))"

qualified definition bind ::
    "('s, 'a) state ⇒ ('a ⇒ ('s, 'b) state) ⇒ ('s, 'b) state"
  where "bind m f = State (λs. case run_state m s of (a, s1) ⇒ run_state (f a) s1)"

qualified definition get :: "('s, 's) state"
  where "get = State (λs. (s, s))"

qualified definition set :: "'s ⇒ ('s, unit) state"
  where "set t = State (λs. ((), t))"

qualified definition update :: "('s ⇒ 's) ⇒ ('s, unit) state"
  where "update f = State (λs. ((), f s))"

end

adhoc_overloading
  Monad_Syntax.bind ⇌ State_Monad.bind

fun traverse_list :: "('a ⇒ ('b, 'c) state) ⇒ 'a list ⇒ ('b, 'c list) state"
  where
    "traverse_list f [] = State_Monad.return []"
  | "traverse_list f (x # xs) =
      State_Monad.bind (f x) (λy.
        State_Monad.bind (traverse_list f xs) (λys. State_Monad.return (y # ys)))"

abbreviation mono_state :: "('s::preorder, 'a) state ⇒ bool"
  where "mono_state ≡ state_io_rel (≤)"

abbreviation strict_mono_state :: "('s::preorder, 'a) state ⇒ bool"
  where "strict_mono_state ≡ state_io_rel (<)"

end
