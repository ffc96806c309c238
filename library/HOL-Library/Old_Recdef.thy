section ‹The old command recdef›

theory Old_Recdef
  imports Main
  keywords "recdef" :: thy_defn
    and "permissive" "congs" "hints"
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
