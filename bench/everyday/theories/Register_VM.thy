theory Register_VM
  imports Main
begin

text \<open>A small machine with jumps, a compiler and a peephole optimiser.\<close>

datatype ins = PUSH int | ADD | SUB | DUP | SWAP | POP | JMP nat | JZ nat | LOAD string | STORE string

type_synonym store = "string \<Rightarrow> int"
type_synonym config = "nat \<times> int list \<times> store"

fun exec1 :: "ins \<Rightarrow> config \<Rightarrow> config option" where
  "exec1 (PUSH n) (pc, st, m) = Some (pc + 1, n # st, m)"
| "exec1 ADD (pc, a # b # st, m) = Some (pc + 1, (b + a) # st, m)"
| "exec1 SUB (pc, a # b # st, m) = Some (pc + 1, (b - a) # st, m)"
| "exec1 DUP (pc, a # st, m) = Some (pc + 1, a # a # st, m)"
| "exec1 SWAP (pc, a # b # st, m) = Some (pc + 1, b # a # st, m)"
| "exec1 POP (pc, a # st, m) = Some (pc + 1, st, m)"
| "exec1 (JMP k) (pc, st, m) = Some (pc + 1 + k, st, m)"
| "exec1 (JZ k) (pc, a # st, m) = Some (if a = 0 then pc + 1 + k else pc + 1, st, m)"
| "exec1 (LOAD x) (pc, st, m) = Some (pc + 1, m x # st, m)"
| "exec1 (STORE x) (pc, a # st, m) = Some (pc + 1, st, m(x := a))"
| "exec1 _ _ = None"

fun run :: "nat \<Rightarrow> ins list \<Rightarrow> config \<Rightarrow> config option" where
  "run 0 ps c = None"
| "run (Suc n) ps (pc, st, m) = (if pc \<ge> length ps then Some (pc, st, m) else
     (case exec1 (ps ! pc) (pc, st, m) of None \<Rightarrow> None | Some c \<Rightarrow> run n ps c))"

inductive steps :: "ins list \<Rightarrow> config \<Rightarrow> config \<Rightarrow> bool" for ps where
  refl: "steps ps c c"
| step: "pc < length ps \<Longrightarrow> exec1 (ps ! pc) (pc, st, m) = Some c \<Longrightarrow> steps ps c d \<Longrightarrow> steps ps (pc, st, m) d"

datatype aexp = N int | X string | Plus aexp aexp | Minus aexp aexp

fun aval :: "aexp \<Rightarrow> store \<Rightarrow> int" where
  "aval (N n) m = n"
| "aval (X x) m = m x"
| "aval (Plus a b) m = aval a m + aval b m"
| "aval (Minus a b) m = aval a m - aval b m"

fun comp :: "aexp \<Rightarrow> ins list" where
  "comp (N n) = [PUSH n]"
| "comp (X x) = [LOAD x]"
| "comp (Plus a b) = comp a @ comp b @ [ADD]"
| "comp (Minus a b) = comp a @ comp b @ [SUB]"

fun comp_bad :: "aexp \<Rightarrow> ins list" where
  "comp_bad (N n) = [PUSH n]"
| "comp_bad (X x) = [LOAD x]"
| "comp_bad (Plus a b) = comp_bad a @ comp_bad b @ [ADD]"
| "comp_bad (Minus a b) = comp_bad b @ comp_bad a @ [SUB]"

fun peep :: "ins list \<Rightarrow> ins list" where
  "peep (PUSH n # POP # ps) = peep ps"
| "peep (SWAP # SWAP # ps) = peep ps"
| "peep (i # ps) = i # peep ps"
| "peep [] = []"

definition effect :: "ins list \<Rightarrow> int list \<Rightarrow> store \<Rightarrow> (int list \<times> store) option" where
  "effect ps st m = map_option snd (run 20 ps (0, st, m))"

fun jump_free :: "ins \<Rightarrow> bool" where
  "jump_free (JMP _) = False"
| "jump_free (JZ _) = False"
| "jump_free _ = True"

lemma run_more: "run n ps c = Some d \<Longrightarrow> run (Suc n) ps c = Some d"
  sorry

lemma run_less: "run (Suc n) ps c = Some d \<Longrightarrow> run n ps c = Some d"
  oops (* n = 0 *)

lemma comp_bad_correct: "steps (comp_bad a) (0, st, m) (length (comp_bad a), [v], m') \<Longrightarrow> v = aval a m"
  oops (* Minus *)

lemma comp_correct: "steps (comp a) (0, [], m) (length (comp a), [v], m') \<Longrightarrow> v = aval a m"
  sorry

lemma steps_deterministic: "steps ps c d \<Longrightarrow> steps ps c e \<Longrightarrow> d = e"
  oops (* refl *)

lemma steps_pc: "steps ps (pc, st, m) (pc', st', m') \<Longrightarrow> pc \<le> pc'"
  sorry

lemma steps_end: "steps ps (pc, st, m) (pc', st', m') \<Longrightarrow> pc \<le> length ps \<Longrightarrow> pc' \<le> length ps"
  oops (* jump beyond the end *)

lemma steps_append: "steps ps c d \<Longrightarrow> steps (ps @ js) c d"
  sorry

lemma steps_prepend: "steps ps (pc, st, m) (pc', st', m') \<Longrightarrow> steps (js @ ps) (pc, st, m) (pc', st', m')"
  oops (* js = [POP] *)

lemma steps_store: "steps ps (0, st, m) (pc, st', m') \<Longrightarrow> \<forall>x. STORE x \<notin> set ps \<Longrightarrow> m' = m"
  sorry

lemma steps_stack: "steps ps (0, st, m) (pc, st', m') \<Longrightarrow> length st' \<le> length st + length ps"
  sorry

lemma steps_stack_wrong: "steps ps (0, st, m) (pc, st', m') \<Longrightarrow> length st \<le> length st' + 1"
  oops (* POP twice *)

lemma peep_shorter: "length (peep ps) \<le> length ps"
  sorry

lemma peep_idempotent: "peep (peep ps) = peep ps"
  oops (* PUSH, PUSH, POP, POP *)

lemma peep_correct: "list_all jump_free ps \<Longrightarrow> effect ps st m = Some r \<Longrightarrow> effect (peep ps) st m = Some r"
  sorry

lemma peep_correct_jumps: "effect ps st m = Some r \<Longrightarrow> effect (peep ps) st m = Some r"
  oops (* JMP 1, PUSH, POP *)

lemma peep_back: "list_all jump_free ps \<Longrightarrow> effect (peep ps) st m = Some r \<Longrightarrow> effect ps st m = Some r"
  oops (* SWAP, SWAP on an empty stack *)

lemma effect_append: "list_all jump_free (ps @ js) \<Longrightarrow> length (ps @ js) < 20 \<Longrightarrow> effect ps st m = Some (st', m') \<Longrightarrow> effect (ps @ js) st m = effect js st' m'"
  sorry

lemma effect_append_wrong: "effect ps st m = Some (st', m') \<Longrightarrow> effect (ps @ js) st m = effect js st' m'"
  oops (* JMP 1, js = [POP]: jumps over *)

lemma effect_commutes: "effect [LOAD x, STORE y] st m = effect [LOAD y, STORE x] st m"
  oops (* x \<noteq> y *)

lemma swap_add: "effect (ps @ [SWAP, ADD]) st m = effect (ps @ [ADD]) st m"
  oops (* JMP 1 ... *)

lemma swap_sub: "effect [SWAP, SUB] st m = effect [SUB] st m"
  oops (* st = [1, 0] *)

lemma dup_pop: "effect [DUP, POP] st m = effect [] st m"
  oops (* st = [] *)

lemma dup_store: "effect [DUP, STORE x] st m = effect [STORE x, LOAD x] st m"
  sorry

lemma store_store: "effect [STORE x, STORE y] st m = effect [SWAP, STORE y, STORE x] st m"
  oops (* x = y *)

lemma comp_length: "length (comp (Plus a b)) = length (comp (Plus b a))"
  sorry

lemma comp_inj: "comp a = comp b \<Longrightarrow> a = b"
  sorry

lemma peep_comp: "peep (comp a) = comp a"
  sorry

end
