theory Compiler
  imports Main
begin

text ‹A compiler from expressions to a stack machine. One of the instructions takes its arguments in the wrong order.›

datatype exp = Num int | Plus exp exp | Minus exp exp

fun eval :: "exp ⇒ int" where
  "eval (Num i) = i"
| "eval (Plus a b) = eval a + eval b"
| "eval (Minus a b) = eval a - eval b"

datatype instr = Push int | Add | Sub

fun exec :: "instr ⇒ int list ⇒ int list" where
  "exec (Push i) s = i # s"
| "exec Add (x # y # s) = (y + x) # s"
| "exec Sub (x # y # s) = (x - y) # s"
| "exec _ s = s"

fun run :: "instr list ⇒ int list ⇒ int list" where
  "run [] s = s"
| "run (i # is) s = run is (exec i s)"

fun compile :: "exp ⇒ instr list" where
  "compile (Num i) = [Push i]"
| "compile (Plus a b) = compile a @ compile b @ [Add]"
| "compile (Minus a b) = compile a @ compile b @ [Sub]"

lemma run_append: "run (is @ js) s = run js (run is s)"
  sorry

lemma compile_correct: "run (compile e) s = eval e # s"
  oops

value "run (compile (Minus (Num 3) (Plus (Num 1) (Num 1)))) []"

end
