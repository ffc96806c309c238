section ‹The library with real and complex numbers›

theory Complex_Main
  imports Complex MacLaurin
begin

end
