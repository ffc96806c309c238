section ‹Corecursion up to friends›

theory BNF_Corec
  imports Main
  keywords "corec" :: thy_defn
    and "corecursive" "friend_of_corec" :: thy_goal_defn
    and "coinduction_upto" :: thy_decl
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
