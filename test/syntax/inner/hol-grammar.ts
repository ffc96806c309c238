/** The notation of HOL's constants for the tests, one line each: constant, then the annotation as in theories. */
import {
  type Grammar,
  type MixfixAnnotation,
  mixfixProductions,
  nonterminal,
  pureGrammar,
  typeSignature,
  withBundle,
} from "../../../src/syntax/inner/index.ts";

const constants = `
HOL.eq infixl = 50
HOL.not_equal infix ≠ 50
HOL.not_equal ASCII infix ~= 50
HOL.Not mixfix ¬ _ [40] 40
HOL.Not ASCII mixfix ~ _ [40] 40
HOL.conj infixr ∧ 35
HOL.conj ASCII infixr & 35
HOL.disj infixr ∨ 30
HOL.disj ASCII infixr | 30
HOL.implies infixr ⟶ 25
HOL.implies ASCII infixr --> 25
HOL.iff infixr ⟷ 25
HOL.All binder ∀ 10
HOL.All ASCII binder ALL\u00a0 10
HOL.All ASCII binder !\u00a0 10
HOL.Ex binder ∃ 10
HOL.Ex ASCII binder EX\u00a0 10
HOL.Ex ASCII binder ?\u00a0 10
HOL.If mixfix (‹notation=‹mixfix if››if (_)/ then (_)/ else (_)) [0, 0, 10] 10
less_eq mixfix '(≤') [] 1000
less_eq mixfix (_/ ≤ _) [51, 51] 50
less_eq ASCII mixfix (_/ <= _) [51, 51] 50
less mixfix '(<') [] 1000
less mixfix (_/ < _) [51, 51] 50
greater_eq infix ≥ 50
greater_eq ASCII infix >= 50
greater infix > 50
Least binder LEAST\u00a0 10
Greatest binder GREATEST\u00a0 10
plus infixl + 65
minus infixl - 65
uminus mixfix - _ [81] 80
times infixl * 70
divide infixl '/ 70
divide_int infixl div 70
modulo infixl mod 70
dvd infix dvd 50
abs mixfix ¦_¦ [] 1000
power infixr ^ 80
power2 mixfix (_⇧2) [1000] 999
compow infixr ^^ 80
Set.empty mixfix {} [] 1000
member mixfix '(∈') [] 1000
member mixfix (_/ ∈ _) [51, 51] 50
member ASCII mixfix (_/ : _) [51, 51] 50
not_member mixfix (_/ ∉ _) [51, 51] 50
not_member ASCII mixfix (_/ ~: _) [51, 51] 50
subset mixfix (_/ ⊂ _) [51, 51] 50
subset_eq mixfix (_/ ⊆ _) [51, 51] 50
supset mixfix (_/ ⊃ _) [51, 51] 50
supset_eq mixfix (_/ ⊇ _) [51, 51] 50
inter infixl ∩ 70
inter ASCII infixl Int 70
union infixl ∪ 65
union ASCII infixl Un 65
Inter mixfix ⋂ _ [900] 900
Union mixfix ⋃ _ [900] 900
image infixr \` 90
vimage infixr -\` 90
Image infixr \`\` 90
quotient infixl '/'/ 90
Sum mixfix ∑ [] 1000
Prod mixfix ∏ [] 1000
comp infixl ∘ 55
comp ASCII infixl o 55
Unity mixfix '(') [] 1000
Times infixr × 80
Plus infixr <+> 65
lex_prod infixr <*lex*> 80
relcomp infixr O 75
relcompp infixr OO 75
converse mixfix (_¯) [1000] 999
converse ASCII mixfix (_^-1) [1000] 999
conversep mixfix (_¯¯) [1000] 1000
rtrancl mixfix (_⇧*) [1000] 999
rtrancl ASCII mixfix (_^*) [1000] 999
trancl mixfix (_⇧+) [1000] 999
reflcl mixfix (_⇧=) [1000] 999
rtranclp mixfix (_⇧*⇧*) [1000] 1000
tranclp mixfix (_⇧+⇧+) [1000] 1000
Nil mixfix [] [] 1000
Cons infixr # 65
append infixr @ 65
nth infixl ! 100
upt mixfix [_..</_'] [] 1000
upto mixfix [_../_] [] 1000
lessThan mixfix {..<_} [] 1000
atMost mixfix {.._} [] 1000
greaterThan mixfix {_<..} [] 1000
atLeast mixfix {_..} [] 1000
greaterThanLessThan mixfix {_<..<_} [] 1000
atLeastLessThan mixfix {_..<_} [] 1000
greaterThanAtMost mixfix {_<.._} [] 1000
atLeastAtMost mixfix {_.._} [] 1000
map_add infixl ++ 100
map_comp infixl ∘⇩m 55
map_le infix ⊆⇩m 50
restrict_map infixl |\` 110
binomial infix choose 64
Nats mixfix ℕ [] 1000
Inf_many binder ∃⇩∞ 10
Alm_all binder ∀⇩∞ 10
floor mixfix ⌊_⌋ [] 1000
`;

const types = `
prod 2 infixr × 20
prod 2 ASCII infixr * 20
sum 2 infixr + 10
map 2 infixr ⇀ 0
`;

/** An annotation as written: `infixl + 65`, `binder ∀ 10`, `mixfix _ ! _ [100, 101] 100`. A no-break space stands for a blank at the end. */
export function readAnnotation(text: string): MixfixAnnotation {
  const [, word = "", symbol = "", numbers, own = "1000"] = /^(\S+) (.*?)(?: \[([0-9, ]*)\])? ([0-9]+)$/u.exec(text) ?? [];
  const plain = { text: symbol.replaceAll("\u00a0", " ") };
  const priority = Number(own);
  if (word === "binder") return { kind: "binder", symbol: plain, priority, bodyPriority: priority };
  if (word === "mixfix") {
    const priorities = (numbers ?? "").split(",").filter((n) => n.trim() !== "");
    return { kind: "template", template: plain, priorities: priorities.map(Number), priority };
  }
  const associativity = word === "infixl" ? "left" : word === "infixr" ? "right" : "none";
  return { kind: "infix", associativity, symbol: plain, priority };
}

const any = nonterminal("any");
const logic = nonterminal("logic");

/** The grammar with the notation of a constant: `notation(g, "f infixl + 65")`, or with `ASCII` before the annotation. */
export function notation(grammar: Grammar, line: string): Grammar {
  const [, head = "", ascii, rest = ""] = /^(\S+) (ASCII )?(.*)$/u.exec(line) ?? [];
  const annotation = readAnnotation(rest);
  const mode = ascii === undefined ? {} : { mode: "ASCII" };
  const count = annotation.kind === "template" ? annotation.template.text.split("_").length : 2;
  const args = Array.from({ length: annotation.kind === "binder" ? 1 : count - (annotation.kind === "template" ? 1 : 0) }, () => any);
  return grammar.add(mixfixProductions(head, { args, result: logic }, annotation, mode));
}

function typeNotation(grammar: Grammar, line: string): Grammar {
  const [, head = "", arity = "", ascii, rest = ""] = /^(\S+) (\d) (ASCII )?(.*)$/u.exec(line) ?? [];
  const mode = ascii === undefined ? {} : { mode: "ASCII" };
  return grammar.add(mixfixProductions(head, typeSignature(Number(arity)), readAnnotation(rest), mode));
}

const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

/** Main, as far as the tests need it. */
export const hol: Grammar = lines(types).reduce(typeNotation, lines(constants).reduce(notation, withBundle(pureGrammar(), "hol")));
