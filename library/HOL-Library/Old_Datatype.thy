section ‹The universe of the old datatype package›

theory Old_Datatype
  imports Main
begin

text ‹This theory adds no constants of interest; it is here because others import it by name.›

end
