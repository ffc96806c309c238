theory Text_Tools
  imports Main
begin

text \<open>Splitting, joining, trimming and counting on strings.\<close>

fun split :: "char \<Rightarrow> string \<Rightarrow> string list" where
  "split c [] = [[]]"
| "split c (x # xs) = (if x = c then [] # split c xs else
     (case split c xs of [] \<Rightarrow> [[x]] | w # ws \<Rightarrow> (x # w) # ws))"

fun join :: "char \<Rightarrow> string list \<Rightarrow> string" where
  "join c [] = []"
| "join c [w] = w"
| "join c (w # ws) = w @ [c] @ join c ws"

definition trim_left :: "string \<Rightarrow> string" where
  "trim_left = dropWhile (\<lambda>c. c = CHR '' '')"

definition trim :: "string \<Rightarrow> string" where
  "trim s = rev (trim_left (rev (trim_left s)))"

fun words_of :: "string \<Rightarrow> string list" where
  "words_of s = filter (\<lambda>w. w \<noteq> []) (split (CHR '' '') s)"

fun is_prefix :: "string \<Rightarrow> string \<Rightarrow> bool" where
  "is_prefix [] _ = True"
| "is_prefix (x # xs) (y # ys) = (x = y \<and> is_prefix xs ys)"
| "is_prefix _ [] = False"

fun contains :: "string \<Rightarrow> string \<Rightarrow> bool" where
  "contains p [] = (p = [])"
| "contains p (x # xs) = (is_prefix p (x # xs) \<or> contains p xs)"

fun replace :: "char \<Rightarrow> char \<Rightarrow> string \<Rightarrow> string" where
  "replace a b s = map (\<lambda>c. if c = a then b else c) s"

definition palindrome :: "string \<Rightarrow> bool" where
  "palindrome s \<longleftrightarrow> rev s = s"

lemma join_split: "join c (split c s) = s"
  sorry

lemma split_join: "split c (join c ws) = ws"
  oops (* ws = [] or a word with the separator *)

lemma split_join_clean: "ws \<noteq> [] \<Longrightarrow> \<forall>w \<in> set ws. c \<notin> set w \<Longrightarrow> split c (join c ws) = ws"
  sorry

lemma split_length: "length (split c s) = Suc (count_list s c)"
  sorry

lemma split_append: "split c (s @ t) = split c s @ split c t"
  oops (* both empty *)

lemma join_append: "join c (vs @ ws) = join c vs @ [c] @ join c ws"
  oops (* vs = [] *)

lemma trim_idempotent: "trim (trim s) = trim s"
  sorry

lemma trim_append: "trim (s @ t) = trim s @ trim t"
  oops (* s = ''a '', t = ''a'' *)

lemma trim_left_shorter: "length (trim_left s) < length s \<Longrightarrow> hd s = CHR '' ''"
  sorry

lemma trim_left_nonempty: "s \<noteq> [] \<Longrightarrow> trim_left s \<noteq> []"
  oops (* one space *)

lemma words_join: "join (CHR '' '') (words_of s) = s"
  oops (* one space *)

lemma words_idempotent: "words_of (join (CHR '' '') (words_of s)) = words_of s"
  sorry

lemma words_reverse: "words_of (rev s) = rev (words_of s)"
  oops (* ''ab'' *)

lemma prefix_append: "is_prefix p (p @ s)"
  sorry

lemma prefix_trans: "is_prefix p q \<Longrightarrow> is_prefix q r \<Longrightarrow> is_prefix p r"
  sorry

lemma prefix_linear: "is_prefix p s \<Longrightarrow> is_prefix q s \<Longrightarrow> is_prefix p q"
  oops (* q shorter *)

lemma contains_append: "contains p (s @ t) = (contains p s \<or> contains p t)"
  oops (* a match across the border *)

lemma contains_self: "contains s s"
  sorry

lemma contains_rev: "contains p s \<Longrightarrow> contains p (rev s)"
  oops (* ''ab'' in ''ab'' *)

lemma replace_back: "replace b a (replace a b s) = s"
  oops (* s contains b, a differs *)

lemma replace_gone: "a \<noteq> b \<Longrightarrow> a \<notin> set (replace a b s)"
  sorry

lemma replace_commute: "replace a b (replace c d s) = replace c d (replace a b s)"
  oops (* b = c *)

lemma palindrome_append: "palindrome s \<Longrightarrow> palindrome t \<Longrightarrow> palindrome (s @ t)"
  oops (* ''a'', ''b'' *)

lemma palindrome_around: "palindrome (s @ rev s)"
  sorry

lemma palindrome_tail: "palindrome s \<Longrightarrow> palindrome (tl (butlast s))"
  sorry

end
