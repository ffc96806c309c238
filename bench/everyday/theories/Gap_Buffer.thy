theory Gap_Buffer
  imports Main
begin

text \<open>An editor's line with a cursor: what is before it in reverse, what is after it; undo.\<close>

datatype 'a buf = Buf "'a list" "'a list"

fun text_of :: "'a buf \<Rightarrow> 'a list" where "text_of (Buf l r) = rev l @ r"
fun pos :: "'a buf \<Rightarrow> nat" where "pos (Buf l r) = length l"

fun left :: "'a buf \<Rightarrow> 'a buf" where
  "left (Buf (x # l) r) = Buf l (x # r)"
| "left b = b"

fun right :: "'a buf \<Rightarrow> 'a buf" where
  "right (Buf l (x # r)) = Buf (x # l) r"
| "right b = b"

fun ins :: "'a \<Rightarrow> 'a buf \<Rightarrow> 'a buf" where "ins x (Buf l r) = Buf (x # l) r"

fun bsp :: "'a buf \<Rightarrow> 'a buf" where
  "bsp (Buf (x # l) r) = Buf l r"
| "bsp b = b"

fun del :: "'a buf \<Rightarrow> 'a buf" where
  "del (Buf l (x # r)) = Buf l r"
| "del b = b"

definition home :: "'a buf \<Rightarrow> 'a buf" where "home b = Buf [] (text_of b)"
definition goto :: "nat \<Rightarrow> 'a buf \<Rightarrow> 'a buf" where
  "goto n b = Buf (rev (take n (text_of b))) (drop n (text_of b))"

datatype 'a op = L | R | I 'a | B | D

fun act :: "'a op \<Rightarrow> 'a buf \<Rightarrow> 'a buf" where
  "act L b = left b"
| "act R b = right b"
| "act (I x) b = ins x b"
| "act B b = bsp b"
| "act D b = del b"

definition play :: "'a op list \<Rightarrow> 'a buf \<Rightarrow> 'a buf" where "play = fold act"

fun undo :: "'a op \<Rightarrow> 'a op" where
  "undo L = R"
| "undo R = L"
| "undo (I x) = B"
| "undo B = B"
| "undo D = D"

lemma left_text: "text_of (left b) = text_of b"
  sorry

lemma left_right: "left (right b) = b"
  oops (* at the end *)

lemma right_left: "pos b > 0 \<Longrightarrow> right (left b) = b"
  sorry

lemma left_right_pos: "pos b < length (text_of b) \<Longrightarrow> left (right b) = b"
  sorry

lemma left_right_commute: "left (right b) = right (left b)"
  oops (* at an end *)

lemma ins_bsp: "bsp (ins x b) = b"
  sorry

lemma bsp_ins: "ins x (bsp b) = b"
  oops

lemma ins_del: "del (ins x b) = b"
  oops (* deletes the other side *)

lemma ins_left_del: "del (left (ins x b)) = b"
  sorry

lemma bsp_del: "bsp (del b) = del (bsp b)"
  sorry

lemma bsp_left_del: "bsp b = del (left b)"
  oops (* at the beginning *)

lemma bsp_left_del_pos: "pos b > 0 \<Longrightarrow> bsp b = del (left b)"
  sorry

lemma ins_pos: "pos (ins x b) = Suc (pos b)"
  sorry

lemma ins_text: "text_of (ins x b) = take (pos b) (text_of b) @ x # drop (pos b) (text_of b)"
  sorry

lemma ins_commute: "ins x (ins y b) = ins y (ins x b)"
  oops

lemma ins_right: "right (ins x b) = ins x (right b)"
  oops

lemma del_length: "length (text_of (del b)) = length (text_of b) - 1"
  oops (* at the end *)

lemma del_length_le: "length (text_of (del b)) \<le> length (text_of b)"
  sorry

lemma home_pos: "pos (home b) = 0"
  sorry

lemma goto_pos: "pos (goto n b) = n"
  oops (* beyond *)

lemma goto_pos_min: "pos (goto n b) = min n (length (text_of b))"
  sorry

lemma goto_goto: "goto m (goto n b) = goto m b"
  sorry

lemma goto_same: "goto (pos b) b = b"
  sorry

lemma goto_right: "right (goto n b) = goto (Suc n) b"
  sorry

lemma goto_left: "left (goto n b) = goto (n - 1) b"
  oops (* n beyond the end *)

lemma goto_ins: "goto n (ins x b) = ins x (goto n b)"
  oops

lemma play_append: "play (us @ vs) b = play vs (play us b)"
  sorry

lemma play_rev: "text_of (play (rev us) b) = text_of (play us b)"
  oops

lemma play_undo: "play [u, undo u] b = b"
  oops

lemma play_undo_ins: "(\<forall>x \<in> set us. \<exists>y. x = I y) \<Longrightarrow> play (us @ map undo (rev us)) b = b"
  sorry

lemma play_undo_moves: "(\<forall>x \<in> set us. x = L \<or> x = R) \<Longrightarrow> play (us @ map undo (rev us)) b = b"
  oops (* at an end *)

lemma play_moves: "(\<forall>x \<in> set us. x = L \<or> x = R) \<Longrightarrow> text_of (play us b) = text_of b"
  sorry

lemma play_moves_order: "(\<forall>x \<in> set us. x = L \<or> x = R) \<Longrightarrow> play (rev us) b = play us b"
  oops (* at an end *)

lemma play_length: "length (text_of (play us b)) \<le> length (text_of b) + length us"
  sorry

lemma play_shorter: "B \<notin> set us \<Longrightarrow> D \<notin> set us \<Longrightarrow> length (text_of b) < length (text_of (play us b)) \<Longrightarrow> us \<noteq> [] \<and> L \<notin> set us"
  oops

lemma text_eq: "text_of b = text_of c \<Longrightarrow> pos b = pos c \<Longrightarrow> b = c"
  sorry

lemma text_eq_play: "text_of b = text_of c \<Longrightarrow> text_of (play us b) = text_of (play us c)"
  oops (* other cursor *)

lemma play_pos: "b \<noteq> Buf [] [] \<Longrightarrow> play us b = b \<Longrightarrow> count_list us L = count_list us R"
  oops (* at an end *)

end
