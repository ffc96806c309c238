section ‹Records from datatypes›

theory Datatype_Records
  imports Main
  keywords "datatype_record" :: thy_defn
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
