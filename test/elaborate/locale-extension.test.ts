import { describe, expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

/** Claims of the lemmas; errors, if there are any. */
function read(commands: string): string[] {
  const loaded = theory(commands);
  return errors(loaded).length > 0 ? errors(loaded) : claims(loaded);
}

const pre = 'locale pre = fixes r :: "\'a ⇒ \'a ⇒ bool" assumes refl: "r x x"\n';
const part = 'locale part = pre + assumes anti: "r x y ⟹ r y x ⟹ x = y"\n';
const defined = 'definition (in pre) eqv (infix "≃" 50) where "eqv x y = (r x y ∧ r y x)"\n';

describe("a name declared in a locale", () => {
  it("is known in those that extend it, whether they come before or after", () => {
    const lemma = 'lemma (in part) "eqv x y ⟷ x ≃ y" oops';
    const [early, late] = [read(pre + defined + part + lemma), read(pre + part + defined + lemma)];
    expect(early[0]).not.toContain("E0");
    expect(late[0]?.replace(/T\d+/g, "T")).toBe(early[0]?.replace(/T\d+/g, "T"));
    expect(late[0]).toContain("pre.eqv");
  });

  it("is at the arguments of the extension, several locales away", () => {
    const dual =
      'locale dual = up: pre "λx y. s y x" for s :: "\'b ⇒ \'b ⇒ bool"\nlocale more = dual s for s :: "\'b ⇒ \'b ⇒ bool" + fixes c :: \'b\n';
    const [claim] = read(`${pre}${dual}${defined}lemma (in more) "up.eqv c c" oops`);
    expect(claim).toContain("pre.eqv");
    expect(claim).toContain("s");
    expect(claim).not.toContain("r ::");
  });

  it("is known where a sublocale was declared before, both ways round", () => {
    const other = 'locale other = fixes q :: "\'a ⇒ \'a ⇒ bool" assumes refl2: "q x x"\n';
    const subs = "sublocale other ⊆ p: pre q by unfold_locales (rule refl2)\nsublocale pre ⊆ o: other r by unfold_locales (rule refl)\n";
    const [claim] = read(`${pre}${other}${subs}${defined}lemma (in other) "p.eqv x x" oops`);
    expect(claim).toContain("pre.eqv");
  });

  it("comes with a later sublocale of what is extended, and so do notations and their removal", () => {
    const inner =
      'locale inner = fixes r :: "\'a ⇒ \'a ⇒ bool" and V :: "\'a ⇒ bool"\nbegin\ndefinition on where "on x y = (r x y ∧ V x)"\nend\n';
    const base = 'locale base = fixes r :: "\'a ⇒ \'a ⇒ bool" (infix "→" 50) and V :: "\'a ⇒ bool"\n';
    const above = 'locale above = base + assumes refl: "r x x"\n';
    const later = 'context base begin\nsublocale G: inner r V .\nno_notation r (infix "→" 50)\nnotation G.on (infix "→" 50)\nend\n';
    const [early] = read(`${inner}${base}${later}${above}lemma (in above) "x → y ⟷ G.on x y" oops`);
    const [late] = read(`${inner}${base}${above}${later}lemma (in above) "x → y ⟷ G.on x y" oops`);
    expect(early?.match(/inner\.on/g)).toHaveLength(2);
    expect(late?.replace(/T\d+/g, "T")).toBe(early?.replace(/T\d+/g, "T"));
  });

  it("does not take the place of what the extension has under that name", () => {
    const own = 'definition (in part) eqv where "eqv x = (x = x)"\n';
    const [claim] = read(`${pre}${part}${own}${defined.replace('(infix "≃" 50) ', "")}lemma (in part) "eqv x" oops`);
    expect(claim).toContain("part.eqv");
  });

  it("is an abbreviation as well", () => {
    const [claim] = read(`${pre}${part}abbreviation (in pre) two where "two x y ≡ r x y ∧ r y x"\nlemma (in part) "two x y" oops`);
    expect(claim).toContain("∧");
  });

  it("is known where one import extends the locale and another declares the name", () => {
    theory(pre, "Main", "Ext_Base");
    theory(part, "Ext_Base", "Ext_Part");
    theory(defined, "Ext_Base", "Ext_Defined");
    for (const imports of ["Ext_Part Ext_Defined", "Ext_Defined Ext_Part"]) {
      const loaded = theory('lemma (in part) "eqv x y ⟷ x ≃ y" oops', imports);
      expect(errors(loaded)).toEqual([]);
      expect(claims(loaded)[0]).toContain("pre.eqv");
    }
  });

  it("is known under the qualifier of a locale that is part of itself", () => {
    const [claim] = read(
      `${pre}sublocale pre ⊆ op: pre "λx y. r y x" by unfold_locales (rule refl)\n${defined}lemma (in pre) "op.eqv x y" oops`,
    );
    expect(claim).toMatch(/^pre\.eqv \(λ.*r :: 'a ⇒ 'a ⇒ bool\) y' x'\)/);
  });

  it("is a function of the variables of a sublocale, whatever they are called there", () => {
    const indexed = "locale indexed = fixes g :: \"'i ⇒ 'b ⇒ 'b ⇒ bool\" and i :: 'b assumes refl: \"g j x x\"\n";
    const sub = 'sublocale indexed ⊆ p: pre "g j" for j by unfold_locales (rule refl)\n';
    const above = 'locale above = indexed "λn :: nat. h (λm. m + n)" c for h c\n';
    const names = ['definition (in pre) two where "two x y = (r x y ∧ r y x)"\n', `${above}lemma (in above) "p.two 0 c c" oops`];
    const [early] = read(`${pre}${indexed}${names[0]}${sub}${names[1]}`);
    const [late] = read(`${pre}${indexed}${sub}${above}${names[0]}lemma (in above) "p.two 0 c c" oops`);
    expect(early).toContain("pre.two");
    expect(late?.replace(/T\d+/g, "T")).toBe(early?.replace(/T\d+/g, "T"));
  });

  it("is known under the qualifier of an interpretation before it, and at its variables", () => {
    const two =
      'interpretation le: pre "(≤) :: nat ⇒ nat ⇒ bool" by unfold_locales simp\ninterpretation im: pre "λx y. f x = f y" for f :: "\'b ⇒ nat" by unfold_locales simp\n';
    const claimed = read(`${pre}${part}${two}${defined}lemma "le.eqv (2 :: nat) n" oops\nlemma "im.eqv Suc a b" oops`);
    expect(claimed[0]).toContain("pre.eqv (≤) 2 (n :: nat)");
    expect(claimed[1]).toContain("Suc");
  });
});

describe("notation given in a locale to a constant of the theory", () => {
  const constant = 'definition twin :: "\'a ⇒ \'a × \'a" where "twin x = (x, x)"\n';
  const noted = `${pre}${constant}context pre begin\nnotation twin ("‹_›2")\nend\n`.replaceAll("‹_›2", "⟪_⟫");

  it("comes back when the locale or one that extends it is entered, and only there", () => {
    for (const text of [`${noted}${part}`, `${pre}${part}${noted.slice(pre.length)}`]) {
      const [inPre, inPart] = read(`${text}lemma (in pre) "⟪x⟫ = (x, x)" oops\nlemma (in part) "⟪x⟫ = (x, x)" oops`);
      expect(inPre).toContain("⟫ = (x, x)");
      expect(inPart).toContain("⟫ = (x, x)");
      expect(read(`${text}lemma "⟪x⟫ = (x, x)" oops`)[0]).toContain("E0151");
    }
  });
});
