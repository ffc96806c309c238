/** Theories with random damage: reading never fails, every error says where and what, and what stands before the damage is read as before. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { type LoadedTheory, TheoryLoader } from "../../src/elaborate/index.ts";
import { free, tcon } from "../../src/logic/index.ts";
import { errors, loader, statements, theory } from "./theory-text.ts";

const library = fileURLToPath(new URL("../../library/", import.meta.url));
const file = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** Blocks of all kinds, with proofs. */
const blocks = `theory Blocks imports Main begin
text \\<open>Some ‹prose› with "quotes"\\<close>
datatype ('a, 'b) tree (infix "⋆" 60) = Leaf | Node (left: "'a ⋆ 'b") (key: 'a) "'b" "'a ⋆ 'b"
class measured = fixes measure :: "'a ⇒ nat" ("∥_∥") assumes pos: "0 < ∥x∥"
begin definition large where "large x = (∥x∥ > 5)"
lemma "large x ∨ ∥x∥ ≤ 5" by (simp add: large_def) end
instantiation nat :: measured begin definition "∥n∥ = Suc n" instance by standard (simp add: measure_nat_def) end
locale action = fixes act :: "'g ⇒ 's ⇒ 's" (infixr "∙" 70) and e assumes "e ∙ x = x" begin
fun iter where "iter 0 g x = x" | "iter (Suc n) g x = g ∙ iter n g x"
lemma once: "iter 1 g x = g ∙ x" proof - show ?thesis by simp qed
end
interpretation plus: action "(+)" "0 :: int" by unfold_locales simp
inductive even' :: "nat ⇒ bool" where "even' 0" | step: "even' n ⟹ even' (n + 2)" if "n < 9"
definition swap :: "'a × 'b ⇒ 'b × 'a" where "swap = (λ(x, y). (y, x))"
notation swap ("_⇧↔" [900] 900)
lemma assumes "p = (x, y)" shows "p⇧↔ = (y, x)" quickcheck [size = 3] using assms by (auto simp: swap_def)
theorem (in action) "∃g. g ∙ x = x" and "{g. g ∙ x = x} ≠ {}"
  apply (rule exI [of _ e])
  nitpick [card = 2, expect = none]
  oops
lemma "case t of Leaf ⇒ True | Node l k v r ⇒ (let n = [k, key t] in n ! 0 = k)" sorry
value "swap (1 :: nat, ''a'')"
end
`.replaceAll("\\\\", "\\");
const texts = [file("examples/Tour.thy"), file("test/golden/theory/Small.thy"), blocks];

beforeAll(() => {
  loader.load(`${library}Main.thy`);
}, 120_000);

/** Words, symbols, blanks and single characters. */
const pieces = (text: string): string[] => text.match(/\\<\^?\w+>|[\p{L}\p{N}_'.]+|\s+|./gsu) ?? [];

const stray = [
  '"',
  "(",
  ")",
  "‹",
  "›",
  "(*",
  "*)",
  "end",
  "begin",
  "::",
  "|",
  "where",
  "⟹",
  "λ",
  "'a",
  "⇘",
  "_",
  "?",
  "lemma",
  "\\",
  "\u0000",
  "𝒜",
];

interface Damage {
  readonly kind: "cut" | "double" | "swap" | "stray" | "stop";
  readonly at: number;
  readonly other: number;
  readonly length: number;
  readonly word: string;
}

const damages = fc.record({
  kind: fc.constantFrom<Damage["kind"]>("cut", "double", "swap", "stray", "stop"),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  other: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  word: fc.constantFrom(...stray),
});

/** The damaged text, and how much of its beginning is as it was. */
function damage(text: string, { kind, at, other, length, word }: Damage): { text: string; intact: number } {
  const list = pieces(text);
  const [i, j] = [Math.floor(at * list.length), Math.floor(other * list.length)];
  const first = kind === "swap" ? Math.min(i, j) : i;
  const intact = list.slice(0, first).join("").length;
  if (kind === "cut") list.splice(i, length);
  else if (kind === "double") list.splice(i, 0, ...list.slice(j, j + length));
  else if (kind === "stray") list[i] = word;
  else if (kind === "stop") list.length = i;
  else [list[i], list[j]] = [list[j] ?? "", list[i] ?? ""];
  return { text: list.join(""), intact };
}

let count = 0;

function read(text: string): LoadedTheory {
  const id = `/Damaged${count++}.thy`;
  return new TheoryLoader({
    resolve: (name) => (existsSync(`${library}${name}.thy`) ? `${library}${name}.thy` : null),
    read: () => ({ text, badAt: null }),
    ready: (wanted) => (wanted === id ? null : loader.load(wanted)),
  }).load(id);
}

it("start as theories without errors", () => {
  for (const text of texts) expect(read(text).diagnostics.filter((d) => d.severity === "error")).toEqual([]);
});

it("are read without failing, and errors have a place and words", () => {
  const law = fc.property(fc.nat(texts.length - 1), damages, (which, d) => {
    const whole = texts[which] ?? "";
    const { text, intact } = damage(whole, d);
    const loaded = read(text);
    for (const { code, message, span } of loaded.diagnostics) {
      expect(code).not.toBe("E0901");
      expect(message.length).toBeGreaterThan(10);
      expect(span.from >= 0 && span.from <= span.to && span.to <= text.length).toBe(true);
    }
    // A damaged header takes the imports with it; damage in a proof may hide statements up to its end only.
    const begin = whole.search(/^begin/m);
    if (intact <= begin) return;
    const before = statements(read(whole)).filter((s) => s.span.to < intact);
    const after = statements(loaded);
    expect(after.slice(0, before.length).map((s) => [s.name, s.text])).toEqual(before.map((s) => [s.name, s.text]));
  });
  fc.assert(law, { seed: 20261116, numRuns: 600 });
});

it("an import that cannot be added by a mistake of ours is left out, and everything else is read", () => {
  const base = theory('locale pre = fixes r :: "\'a ⇒ bool"', "Main", "Merged_Base");
  const one = theory("locale more = pre\nlemma one: True oops", "Merged_Base", "Merged_One");
  const two = theory('definition (in pre) here where "here x = r x"', "Merged_Base", "Merged_Two");
  const pre = one.context.locales.get("Merged_Base.pre");
  const extended = (pre?.extended ?? []).map((e) => ({ ...e, args: [free("r", tcon("Nat.nat"))] }));
  const bent = pre === undefined ? one.context.locales : one.context.locales.set("Merged_Base.pre", { ...pre, extended });
  const texts = new Map([["/Top.thy", 'theory Top imports Merged_One Merged_Two begin lemma "True = False" oops end']]);
  const known = new Map([base, { ...one, context: one.context.with({ locales: bent }) }, two].map((t) => [t.id, t]));
  const top = new TheoryLoader({
    resolve: (name) => `/${name}.thy`,
    read: (id) => ({ text: texts.get(id) ?? "", badAt: null }),
    ready: (id) => known.get(id) ?? null,
  }).load("/Top.thy");
  expect(errors(top).map((e) => e.slice(0, 5))).toEqual(["E0901"]);
  expect(statements(top)).toHaveLength(1);
  expect(top.context.losses).not.toEqual([]);
});
