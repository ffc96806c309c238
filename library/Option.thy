section ‹Values that may be absent›

theory Option
  imports Transfer
begin

text ‹‹the None› is not specified.›

datatype 'a option = None | Some (the: 'a)

instantiation option :: (equal) equal
begin

definition equal_option :: "'a option ⇒ 'a option ⇒ bool"
  where "equal_option x y ⟷ x = y"

instance sorry

end

fun combine_options :: "('a ⇒ 'a ⇒ 'a) ⇒ 'a option ⇒ 'a option ⇒ 'a option"
  where
    "combine_options f None b = b"
  | "combine_options f a None = a"
  | "combine_options f (Some x) (Some y) = Some (f x y)"

context
begin

qualified primrec is_none :: "'a option ⇒ bool"
  where
    "is_none None ⟷ True"
  | "is_none (Some x) ⟷ False"

qualified primrec bind :: "'a option ⇒ ('a ⇒ 'b option) ⇒ 'b option"
  where
    "bind None f = None"
  | "bind (Some x) f = f x"

qualified definition these :: "'a option set ⇒ 'a set"
  where "these A = {x. Some x ∈ A}"

qualified definition image_filter :: "('a ⇒ 'b option) ⇒ 'a set ⇒ 'b set"
  where "image_filter f A = {y. ∃x∈A. f x = Some y}"

end

lemma these_code [code]: "Option.these A = the ` {a ∈ A. ¬ Option.is_none a}"
  sorry

lemma image_filter_code [code]: "Option.image_filter f A = Option.these (f ` A)"
  sorry

instance option :: (finite) finite sorry

end
