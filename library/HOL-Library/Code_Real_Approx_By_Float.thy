section ‹Reals as floating point numbers in generated code›

theory Code_Real_Approx_By_Float
  imports Complex_Main Code_Target_Int
begin

text ‹Our reals are exact, never floating point; this theory adds no constants.›

end
