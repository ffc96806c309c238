theory Chess_Moves
  imports Main
begin

type_synonym square = "int \<times> int"

definition on_board :: "square \<Rightarrow> bool" where
  "on_board s \<longleftrightarrow> 0 \<le> fst s \<and> fst s < 8 \<and> 0 \<le> snd s \<and> snd s < 8"

definition knight :: "square \<Rightarrow> square \<Rightarrow> bool" where
  "knight s t \<longleftrightarrow> on_board s \<and> on_board t \<and>
    (\<bar>fst s - fst t\<bar> = 1 \<and> \<bar>snd s - snd t\<bar> = 2 \<or> \<bar>fst s - fst t\<bar> = 2 \<and> \<bar>snd s - snd t\<bar> = 1)"

definition rook :: "square \<Rightarrow> square \<Rightarrow> bool" where
  "rook s t \<longleftrightarrow> on_board s \<and> on_board t \<and> s \<noteq> t \<and> (fst s = fst t \<or> snd s = snd t)"

definition bishop :: "square \<Rightarrow> square \<Rightarrow> bool" where
  "bishop s t \<longleftrightarrow> on_board s \<and> on_board t \<and> s \<noteq> t \<and> \<bar>fst s - fst t\<bar> = \<bar>snd s - snd t\<bar>"

definition queen :: "square \<Rightarrow> square \<Rightarrow> bool" where
  "queen s t \<longleftrightarrow> rook s t \<or> bishop s t"

definition king :: "square \<Rightarrow> square \<Rightarrow> bool" where
  "king s t \<longleftrightarrow> on_board s \<and> on_board t \<and> s \<noteq> t \<and> \<bar>fst s - fst t\<bar> \<le> 1 \<and> \<bar>snd s - snd t\<bar> \<le> 1"

definition white :: "square \<Rightarrow> bool" where
  "white s \<longleftrightarrow> (fst s + snd s) mod 2 = 1"

inductive tour :: "(square \<Rightarrow> square \<Rightarrow> bool) \<Rightarrow> square \<Rightarrow> square list \<Rightarrow> square \<Rightarrow> bool" for m where
  "tour m s [] s"
| "m s t \<Longrightarrow> tour m t ts u \<Longrightarrow> tour m s (t # ts) u"

lemma knight_sym: "knight s t \<Longrightarrow> knight t s"
  sorry

lemma knight_colour: "knight s t \<Longrightarrow> white s \<longleftrightarrow> \<not> white t"
  sorry

lemma knight_two: "knight s t \<Longrightarrow> knight t u \<Longrightarrow> \<not> knight s u"
  sorry

lemma knight_two_far: "knight s t \<Longrightarrow> knight t u \<Longrightarrow> s = u \<or> \<not> king s u"
  oops (* (2, 2) to (4, 3) to (3, 1) *)

lemma bishop_colour: "bishop s t \<Longrightarrow> white s = white t"
  sorry

lemma bishop_reach: "on_board s \<Longrightarrow> on_board t \<Longrightarrow> white s = white t \<Longrightarrow> s \<noteq> t \<Longrightarrow> bishop s t \<or> (\<exists>u. bishop s u \<and> bishop u t)"
  sorry

lemma bishop_one: "on_board s \<Longrightarrow> on_board t \<Longrightarrow> white s = white t \<Longrightarrow> s \<noteq> t \<Longrightarrow> bishop s t"
  oops (* (0,0) (0,2) *)

lemma rook_two: "on_board s \<Longrightarrow> on_board t \<Longrightarrow> \<exists>u. (rook s u \<or> s = u) \<and> (rook u t \<or> u = t)"
  sorry

lemma rook_trans: "rook s t \<Longrightarrow> rook t u \<Longrightarrow> s \<noteq> u \<Longrightarrow> rook s u"
  oops (* s = (0, 0), t = (0, 1), u = (1, 1) *)

lemma queen_king: "king s t \<Longrightarrow> queen s t"
  sorry

lemma king_queen: "queen s t \<Longrightarrow> king s t"
  oops (* s = (0, 0), t = (0, 2) *)

lemma queen_knight: "queen s t \<Longrightarrow> \<not> knight s t"
  sorry

lemma queen_or_knight: "on_board s \<Longrightarrow> on_board t \<Longrightarrow> s \<noteq> t \<Longrightarrow> \<bar>fst s - fst t\<bar> \<le> 2 \<Longrightarrow> \<bar>snd s - snd t\<bar> \<le> 2 \<Longrightarrow> queen s t \<or> knight s t"
  sorry

lemma queen_or_knight_3: "on_board s \<Longrightarrow> on_board t \<Longrightarrow> s \<noteq> t \<Longrightarrow> \<bar>fst s - fst t\<bar> \<le> 3 \<Longrightarrow> \<bar>snd s - snd t\<bar> \<le> 2 \<Longrightarrow> queen s t \<or> knight s t"
  oops (* (0,0) (3,1) *)

lemma knight_exists: "on_board s \<Longrightarrow> \<exists>t. knight s t"
  sorry

lemma knight_three: "on_board s \<Longrightarrow> \<exists>t u v. t \<noteq> u \<and> u \<noteq> v \<and> t \<noteq> v \<and> knight s t \<and> knight s u \<and> knight s v"
  oops (* corners *)

lemma tour_append: "tour m s xs t \<Longrightarrow> tour m t ys u \<Longrightarrow> tour m s (xs @ ys) u"
  sorry

lemma tour_last: "tour m s xs t \<Longrightarrow> last (s # xs) = t"
  sorry

lemma tour_knight_even: "tour knight s xs t \<Longrightarrow> white s = white t \<longleftrightarrow> even (length xs)"
  sorry

lemma tour_knight_odd: "tour knight s xs t \<Longrightarrow> white s = white t \<longleftrightarrow> odd (length xs)"
  oops (* s = (0, 0), xs = [], t = (0, 0) *)

lemma tour_rev: "tour knight s xs t \<Longrightarrow> tour knight t (rev xs) s"
  oops (* the start is missing *)

lemma tour_distinct: "tour knight s xs t \<Longrightarrow> length xs = 2 \<Longrightarrow> s \<noteq> t"
  oops (* there and back *)

lemma tour_four: "tour knight s xs s \<Longrightarrow> xs \<noteq> [] \<Longrightarrow> length xs = 2"
  oops (* a cycle of four *)

lemma tour_king_near: "tour king s xs t \<Longrightarrow> \<bar>fst s - fst t\<bar> \<le> int (length xs)"
  sorry

lemma tour_king_near_wrong: "tour king s xs t \<Longrightarrow> xs \<noteq> [] \<Longrightarrow> \<bar>fst s - fst t\<bar> < int (length xs)"
  oops (* s = (1, 0), xs = [(0, 0)], t = (0, 0) *)

lemma tour_rook: "tour rook s xs t \<Longrightarrow> length xs \<le> 2 \<Longrightarrow> fst s = fst t \<or> snd s = snd t"
  oops (* two turns *)

lemma white_corner: "on_board s \<Longrightarrow> fst s = snd s \<Longrightarrow> \<not> white s"
  sorry

lemma white_anti: "on_board s \<Longrightarrow> fst s + snd s = 8 \<Longrightarrow> white s"
  oops (* s = (4, 4) *)

end
