theory Narrowing_Bench
  imports Main
begin

text \<open>The valid conditional conjectures of table 6.4 of Bulwahn's thesis.\<close>

lemma D1: "distinct (xs :: nat list) \<Longrightarrow> distinct (tl xs)" sorry
lemma D2: "distinct (xs :: nat list) \<Longrightarrow> distinct (remove1 x xs)" sorry
lemma D3: "distinct (xs :: nat list) \<Longrightarrow> distinct (zip xs (ys :: nat list))" sorry
lemma S1: "sorted (xs :: nat list) \<Longrightarrow> sorted (remdups xs)" sorry
lemma S2: "sorted (xs :: nat list) \<Longrightarrow> sorted (insort_insert x xs)" sorry
lemma S3: "sorted (xs :: nat list) \<and> i \<le> j \<and> j < length xs \<Longrightarrow> xs ! i \<le> xs ! j" sorry

end
