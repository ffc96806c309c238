section ‹Lazy types in generated code›

theory Code_Lazy
  imports Case_Converter
  keywords "code_lazy_type" "activate_lazy_type" "deactivate_lazy_type" "activate_lazy_types" "deactivate_lazy_types" "print_lazy_types" :: thy_decl
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
