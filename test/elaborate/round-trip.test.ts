import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type LoadedTheory,
  printFaithfully,
  printTerm,
  readTerm,
  SnapshotReader,
  TheoryLoader,
  writeSnapshot,
} from "../../src/elaborate/index.ts";
import { constsOf, eachTypeCon, names, sameTerm, type Term, type Type } from "../../src/logic/index.ts";
import { normalise } from "../../src/syntax/index.ts";
import { claims, errors, loader, statements, theory } from "./theory-text.ts";

const library = fileURLToPath(new URL("../../library/", import.meta.url));
let main: LoadedTheory;
beforeAll(() => {
  main = loader.load(`${library}Main.thy`);
}, 120_000);

function hasHiddenType(types: LoadedTheory["context"]["types"], type: Type): boolean {
  let found = false;
  eachTypeCon(type, ({ name }) => {
    found ||= types.find(types.shortest(name)) !== name;
  });
  return found;
}

/** Statements over many forms of notation. */
const texts = [
  "x ≠ y ∧ x ∉ A ∧ A ⊆ B ∧ A ∪ B = UNIV - {}",
  "(if b then [1, 2] else xs) = (case p of (x, y) ⇒ x # y)",
  "let (x, y) = p; z = x in z + y = (0 :: nat)",
  "∃!x. x ∈ {y ∈ A. P y} ∧ (∀z∈B. z < x)",
  "{f x |x. P x} = f ` {x. P x}",
  "(λ(x, y). x + y) ` S = {a..<b} ∪ {..n}",
  "f(x := y, z := w) = g",
  "[(x, y). x ← xs, y ← ys, x < y] = zs",
  "''abc'' @ [CHR ''d''] = s",
  "map ((+) 1) xs = [x + 1. x ← xs]",
  "(THE x. P x) = (SOME x. P x)",
  "∑(f ` A) = (∑x∈A. f x)",
  "(2 :: int) dvd x ⟷ even x",
  "x < y ⟹ ¬ y ≤ (x :: 'a::linorder)",
  "m(k ↦ v) = Map.empty",
  "xs ! i = ys[i := x] ! j",
  "R⇧* O S = (R ∪ S)⇧+",
  "(x :: nat) = 5 ∨ x = Suc 0",
  "length xs = card (set xs)",
];

describe("print, then read", () => {
  it.each(texts)("is the identity on %s", (text) => {
    const loaded = theory(`lemma "${text}" oops`);
    expect(errors(loaded)).toEqual([]);
    for (const s of statements(loaded)) for (const t of s.conclusions) expect(printFaithfully(s.context, t)).not.toBeNull();
  });

  it.each([
    "x ∉ set xs",
    "(m(k := Some v)) x = None",
    "r⦇cx := 1, cy := f (cx r)⦈ = s",
    "cx (r⦇cy := 0⦈) = cx r",
    "cx_update Suc r = cx_update (λn. n + 1) r",
  ])("writes %s as it is written", (text) => {
    const [s] = statements(theory(`record corner = cx :: nat cy :: nat\nlemma "${text}" oops`));
    expect(s?.conclusions.map((t) => printTerm(s.context, t))).toEqual([text]);
    expect(s?.conclusions.map((t) => printFaithfully(s.context, t))).not.toContain(null);
  });

  it("is the identity on the facts of the library, up to hidden names", () => {
    const { consts, types, theory: whole } = main.context;
    const isHidden = (t: Term): boolean =>
      constsOf(t).some((c) => consts.find(consts.shortest(c.name)) !== c.name || hasHiddenType(types, c.type));
    const facts = [...whole.facts.entries()].flatMap(([name, props]) => props.map((prop) => ({ name, prop })));
    const readable = facts.filter(({ prop }) => !isHidden(prop));
    const lost = readable.filter(({ prop }) => printFaithfully(main.context, prop) === null);
    expect(readable.length).toBeGreaterThan(1750);
    // Outside its locale, the parameter of this one has the name of a constant.
    expect(lost.map(({ name }) => name)).toEqual(["Conditionally_Complete_Lattices.preordering_bdd.bdd_def"]);
  });

  it("leaves out types that reading finds by itself", () => {
    const [s] = statements(theory(`lemma "rev (rev xs) = xs" oops`));
    expect(s?.conclusions.map((t) => printFaithfully(s.context, t))).toEqual(["rev (rev xs) = xs"]);
  });

  it("notices a term that is not the same", () => {
    const [s] = statements(theory(`lemma "x + y = (y :: nat)" oops`));
    const t = s?.conclusions[0];
    if (s === undefined || t === undefined) throw new Error("no statement");
    expect(sameTerm(readTerm(s.context, normalise(printTerm(s.context, t), 0)), t)).toBe(false);
  });
});

describe("a snapshot", () => {
  it("gives back the same library", () => {
    const text = writeSnapshot([main], (id) => id.replace(library, ""));
    const reader = new SnapshotReader(text, (id) => library + id);
    const back = reader.theory(main.id);
    if (back === null) throw new Error("the theory is not in the snapshot");
    expect([...back.context.theory.consts.keys()].sort()).toEqual([...main.context.theory.consts.keys()].sort());
    expect(back.context.theory.consts.get(names.conj)?.type).toBe(main.context.theory.consts.get(names.conj)?.type);
    const id = "/From_Snapshot.thy";
    const source = `theory From_Snapshot imports Main begin\nlemma "rev (xs @ ys) = rev ys @ rev xs" oops\nlemma "x ∈ A ∪ B" oops\nend`;
    const user = new TheoryLoader({
      resolve: () => main.id,
      read: () => ({ text: source, badAt: null }),
      ready: (wanted) => reader.theory(wanted),
    }).load(id);
    expect(errors(user)).toEqual([]);
    expect(claims(user)).toEqual(claims(theory(`lemma "rev (xs @ ys) = rev ys @ rev xs" oops\nlemma "x ∈ A ∪ B" oops`)));
  });

  it("of another version is refused", () => {
    expect(() => new SnapshotReader(`{"version":0}`, (id) => id)).toThrow("version");
  });
});
